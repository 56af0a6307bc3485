"""Paying what a team owes, and what happens when it cannot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from gamenight.games.pets.actions import CARD_FEE, CARD_TO_RIVAL, FINE_LAST, TO_PICK
from gamenight.games.pets.board import BANK
from gamenight.games.pets.events import (
    CANNOT_PAY,
    CANNOT_PAY_BANK,
    KEPT_CASH,
    NOTHING_TO_GIVE,
    ONLY_MARKER,
    PAID_BY_CARD,
    PAID_FINE,
    PAID_RIVAL,
    PAID_TRIBUTE,
    REMOVED,
    REPLACED,
)
from gamenight.games.pets.pile import height_of, marker_at
from gamenight.games.pets.rules.ending import lose_deserted
from gamenight.games.pets.rules.markers import change_marker, take_marker
from gamenight.games.pets.rules.refused import why_not_pick
from gamenight.games.pets.rules.sums import why_tribute
from gamenight.games.pets.state import Pets
from gamenight.games.pets.terms import PICK
from gamenight.kernel.decision import SlotDecision as Decision
from gamenight.kernel.seat import Seat, after, bit

if TYPE_CHECKING:
    from gamenight.kernel.action import Action
    from gamenight.kernel.event import Event
    from gamenight.kernel.frame import Frame

# What becomes of the marker that is picked
CHANGES: Final = 0  # the creditors put their own in its place
LEAVES: Final = 1  # it leaves the board


def owe(  # noqa: PLR0913  who landed or drew, which team, to whom, how much, why, where
    state: Pets, seat: Seat, team: i64, other: i64, amount: i64, reason: i64, space: i64
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
        tell_payment(state, seat, team, amount, reason, space)
    return True


def tell_payment(  # noqa: PLR0913  as owe
    state: Pets, seat: Seat, team: i64, amount: i64, reason: i64, space: i64
) -> None:
    """Say who paid what to whom, and why.

    Rule: chance.debt, chance.draw, jail.doubles, title.tribute, title.set, title.automatic
    """
    if reason == CARD_TO_RIVAL:
        state.tell(PAID_RIVAL, "chance.debt", team, 1 - team, amount)
    elif reason == CARD_FEE:
        state.tell(PAID_BY_CARD, "chance.draw", seat, team, amount)
    elif reason == FINE_LAST:
        state.tell(PAID_FINE, "jail.doubles", seat, team, amount)
    else:
        why = why_tribute(state, state.board.spaces[space], 1 - team)
        state.tell(PAID_TRIBUTE, why, seat, team, 1 - team, amount, space)


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
    leaves: i64 = LEAVES if other == BANK else CHANGES
    if len(found) == 1:
        pick_only(state, leaves, team, found[0])
        return True
    frame = state.push(PICK, 0)
    frame.step = leaves
    frame.left = team
    frame.sum = amount
    frame.seat = picker_for(state, 1 - team)
    state.ask(frame, bit(frame.seat))
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
        pile = state.piles[space.index]
        level: i64 = 1
        while level <= height_of(pile):
            if marker_at(pile, level) == team:
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


def pick_only(state: Pets, leaves: i64, team: i64, action: Action) -> None:
    """The only marker of a team is picked without asking; unless a team has no players any more.

    Rule: debt.team, debt.bank, resign.leave
    """
    if not lose_deserted(state):
        state.tell(ONLY_MARKER, "debt.bank" if leaves == LEAVES else "debt.team", team, action.item)
        lose_marker(state, picker_for(state, 1 - team), leaves, team, action)


def lose_marker(state: Pets, seat: Seat, leaves: i64, team: i64, action: Action) -> None:
    """A team's marker is changed for one of the other team, or leaves the board; the debt is over.

    Rule: debt.team, debt.bank
    """
    space, level = action.item, action.number
    if leaves == LEAVES:
        state.tell(REMOVED, "debt.bank", seat, team, space, level)
        take_marker(state, space, level)
    else:
        state.tell(REPLACED, "debt.team", seat, 1 - team, team, space, level)
        change_marker(state, space, level)


@final
class Pick(Decision[Pets]):
    """frame.seat picks a marker of team left, which cannot pay sum; step says what becomes of it."""

    def __init__(self) -> None:
        super().__init__("pick")

    def answers(self, state: Pets, frame: Frame, seat: Seat) -> list[Action]:
        """Any marker of the debtors, buried or in a locked stack too.

        Rule: debt.team, debt.bank
        """
        return markers_of(state, frame.left)

    def why_not(self, state: Pets, frame: Frame, seat: Seat, action: Action) -> Event:
        """Only a marker that lies there, and is theirs.

        Rule: debt.team, debt.bank
        """
        return why_not_pick(state, frame, action, "debt.bank" if frame.step == LEAVES else "debt.team")

    def play(self, state: Pets, frame: Frame, seat: Seat, action: Action) -> None:
        """The marker is changed for one's own, or leaves the board; the debt is over.

        Rule: debt.team, debt.bank
        """
        lose_marker(state, seat, frame.step, frame.left, action)
        if state.outcome is None:
            state.pop(0)

    def let_go(self, state: Pets, frame: Frame, seat: Seat) -> None:
        """Who leaves lets the next of the team pick; if there is none, the team has lost.

        Rule: resign.leave, debt.team
        """
        others = state.side(1 - frame.left) & ~state.left
        if others:
            frame.seat = after(others, seat, state.seats)
            state.ask(frame, bit(frame.seat))
        else:
            is_lost = lose_deserted(state)
            assert is_lost, "a team of which nobody can pick has no players"

    def flaw(self, state: Pets, frame: Frame) -> str:
        """A player of the other team picks, and there is something to pick."""
        if frame.left not in {0, 1} or frame.step not in {CHANGES, LEAVES}:
            return "a pick names the team that cannot pay (left: 0 or 1), and changes (0) or removes (1)"
        if frame.seat < 0 or frame.waits != bit(frame.seat) or state.team_of(frame.seat) == frame.left:
            return "a player of the other team picks the marker"
        if not markers_of(state, frame.left) or frame.sum <= state.cash[frame.left]:
            return "only a team with too little cash, and a marker on the board, loses one"
        return ""
