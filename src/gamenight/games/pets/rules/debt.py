"""Paying what a team owes, and what happens when it cannot."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from gamenight.games.pets.actions import TO_PICK
from gamenight.games.pets.board import BANK, NO_TEAM
from gamenight.games.pets.events import (
    CANNOT_PAY,
    CANNOT_PAY_BANK,
    KEPT_CASH,
    NOTHING_TO_GIVE,
    ONLY_MARKER,
    REMOVED,
    REPLACED,
)
from gamenight.games.pets.fields import PICK_FRAME
from gamenight.games.pets.memory import PickFrame
from gamenight.games.pets.rules.ending import lose_deserted
from gamenight.games.pets.rules.markers import change_marker, take_marker
from gamenight.games.pets.rules.reasons import Reason
from gamenight.games.pets.rules.refused import why_not_pick
from gamenight.games.pets.state import Pets
from gamenight.games.pets.terms import PICK
from gamenight.kernel.decision import Decision
from gamenight.kernel.seat import Seat, after, bit

if TYPE_CHECKING:
    from gamenight.kernel.action import Action
    from gamenight.kernel.event import Event


def owe(  # noqa: PLR0913  who landed or drew, which team, to whom, how much, why
    state: Pets, seat: Seat, team: i64, other: i64, amount: i64, reason: Reason
) -> bool:
    """A team with the cash must pay the other team, or the Bank, at once; whether the matter is settled.

    If not, the other team is asked for a marker, and the decision below resumes when it has picked one.

    Rule: debt.able
    """
    if state.cash[team] < amount:
        return fall_short(state, team, other, amount)
    if other == BANK:
        state.spend(team, amount)
    else:
        state.hand_over(team, other, amount)
    if state.log is not None:
        reason.tell(state, seat, team, amount)
    return True


def fall_short(state: Pets, team: i64, other: i64, amount: i64) -> bool:
    """Less cash than the whole debt: another way is found to settle it; whether all is settled.

    Rule: debt.team, debt.bank, chance.debt
    """
    if other == BANK:
        return state.agreed.bank_debt.fall_short(state, team, amount)
    state.tell(CANNOT_PAY, "debt.team", team, other, amount)
    return charge_marker(state, team, other, amount)


class BankDebt:
    """What becomes of a debt to the Bank that the cash does not cover."""

    def fall_short(self, state: Pets, team: i64, amount: i64) -> bool:
        """A marker pays for it; whether all is settled.

        Rule: debt.bank
        """
        state.tell(CANNOT_PAY_BANK, "debt.bank", team, amount)
        return charge_marker(state, team, BANK, amount)


def charge_marker(state: Pets, team: i64, other: i64, amount: i64) -> bool:
    """The cash is kept, and one marker pays for the whole debt; whether all is settled.

    Rule: debt.team, debt.bank, debt.nothing
    """
    found = markers_of(state, team)
    if not found:
        go_without(state, team, other)
        return True
    if len(found) == 1:
        pick_only(state, team, other, found[0])
        return True
    picker = picker_for(state, 1 - team)
    frame = PICK.open(state, bit(picker))
    frame.seat = picker
    frame.debtor = team
    frame.creditor = other
    frame.amount = amount
    return False


def go_without(state: Pets, team: i64, other: i64) -> None:
    """A team without a marker on the board has only its cash, if it has any.

    Rule: debt.nothing, debt.bank
    """
    cash = state.cash[team]
    clause = "debt.bank" if other == BANK else "debt.nothing"
    if cash == 0:
        state.tell(NOTHING_TO_GIVE, clause, team)
    else:
        state.agreed.no_marker.settle(state, team, other, cash, clause)


class NoMarker:
    """What becomes of a debt when the team that cannot pay has no marker on the board."""

    def settle(self, state: Pets, team: i64, other: i64, cash: i64, clause: str) -> None:
        """Nothing happens: the cash is kept.

        Rule: debt.nothing, debt.bank
        """
        state.tell(KEPT_CASH, clause, team, cash)


def markers_of(state: Pets, team: i64) -> list[Action]:
    """The picks of every marker that a team has on the board, on top or buried, locked or not.

    Rule: debt.team, debt.bank, debt.nothing
    """
    found: list[Action] = []
    for space in state.board.titles:
        pile = state.pile(space.index)
        level: i64 = 1
        while level <= pile.height:
            if pile.marker_at(level) == team:
                found.append(TO_PICK[space.index][level])
            level += 1
    return found


def picker_for(state: Pets, team: i64) -> Seat:
    """The player on turn picks for his own team; for the other team its member who plays next.

    Rule: setup.cash, debt.team, chance.debt
    """
    turn = state.stack[0].seat
    if state.team_of(turn) == team and bit(turn) & state.side(team) & ~state.left:
        return turn
    return state.next[team]


def why_marker(creditor: i64) -> str:
    """The clause by which a marker pays a debt.

    Rule: debt.team, debt.bank
    """
    return "debt.bank" if creditor == BANK else "debt.team"


def pick_only(state: Pets, team: i64, creditor: i64, action: Action) -> None:
    """The only marker of a team is picked without asking; unless a team has no players any more.

    Rule: debt.team, debt.bank, resign.leave
    """
    if not lose_deserted(state):
        state.tell(ONLY_MARKER, why_marker(creditor), team, action.item)
        lose_marker(state, picker_for(state, 1 - team), team, creditor, action)


def lose_marker(state: Pets, seat: Seat, team: i64, creditor: i64, action: Action) -> None:
    """A team's marker is changed for one of its creditors, or leaves the board for the Bank; that settles it.

    Rule: debt.team, debt.bank
    """
    space, level = action.item, action.number
    if creditor == BANK:
        state.tell(REMOVED, "debt.bank", seat, team, space, level)
        take_marker(state, space, level)
    else:
        state.tell(REPLACED, "debt.team", seat, 1 - team, team, space, level)
        change_marker(state, space, level)


@final
class Pick(Decision[Pets, PickFrame]):
    """frame.seat picks a marker of frame.debtor, the team that cannot pay."""

    def __init__(self) -> None:
        super().__init__("pick", PICK_FRAME)

    def answers(self, state: Pets, frame: PickFrame, seat: Seat) -> list[Action]:
        """Any marker of the debtors, buried or in a locked stack too.

        Rule: debt.team, debt.bank
        """
        return markers_of(state, frame.debtor)

    def why_not(self, state: Pets, frame: PickFrame, seat: Seat, action: Action) -> Event:
        """Only a marker that lies there, and is theirs.

        Rule: debt.team, debt.bank
        """
        return why_not_pick(state, frame, action, why_marker(frame.creditor))

    def play(self, state: Pets, frame: PickFrame, seat: Seat, action: Action) -> None:
        """The marker is changed for one's own, or leaves the board; the debt is over.

        Rule: debt.team, debt.bank
        """
        lose_marker(state, seat, frame.debtor, frame.creditor, action)
        if state.outcome is None:
            state.pop(0)

    def let_go(self, state: Pets, frame: PickFrame, seat: Seat) -> None:
        """Whoever leaves lets the next of the team pick; if there is none, the team has lost.

        Rule: resign.leave, debt.team
        """
        others = state.side(1 - frame.debtor) & ~state.left
        if others:
            frame.seat = after(others, seat, state.seats)
            state.ask(frame, bit(frame.seat))
        else:
            is_lost = lose_deserted(state)
            assert is_lost, "a team of which nobody can pick has no players"

    def flaw(self, state: Pets, frame: PickFrame) -> str:
        """A player of the other team picks, and there is something to pick."""
        if frame.debtor == NO_TEAM or (frame.creditor != BANK and frame.creditor != 1 - frame.debtor):
            return "a pick names the team that cannot pay (debtor) and the other team or the bank (creditor)"
        if frame.seat < 0 or frame.waits != bit(frame.seat) or state.team_of(frame.seat) == frame.debtor:
            return "a player of the other team picks the marker"
        if not markers_of(state, frame.debtor) or frame.amount <= state.cash[frame.debtor]:
            return "only a team with too little cash, and a marker on the board, loses one"
        return ""
