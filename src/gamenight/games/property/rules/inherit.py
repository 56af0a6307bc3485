"""Mortgaged deeds in new hands: ten per cent at once, and the choice to lift them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from gamenight.games.property.actions import (
    DEBT_FIRST,
    INTEREST_DEAL,
    INTEREST_ESTATE,
    KEPT_MORTGAGE,
    REDEEM,
    TO_KEEP,
    TO_REDEEM,
    TOO_DEAR,
)
from gamenight.games.property.board import Space
from gamenight.games.property.rules.manners import PropertyDecision
from gamenight.games.property.rules.mortgage import lift_mortgage
from gamenight.games.property.rules.payment import debts_of, owe
from gamenight.games.property.state import Property
from gamenight.games.property.terms import INHERIT
from gamenight.kernel.event import Event, refusal
from gamenight.kernel.seat import NOBODY, Seat, bit, holds

if TYPE_CHECKING:
    from gamenight.kernel.action import Action
    from gamenight.kernel.frame import Frame

PAYING: Final = 0
CHOOSING: Final = 1


def inherit_mortgages(state: Property, seat: Seat, deeds: i64) -> None:
    """A creditor pays ten per cent on every mortgaged deed, then may lift each for its bare value.

    Rule: bankrupt.to_player
    """
    open_inherit(state, seat, deeds, INTEREST_ESTATE)


def take_over_mortgages(state: Property, seat: Seat, deeds: i64) -> None:
    """Who gets mortgaged deeds in a deal pays ten per cent on each, or lifts them at once.

    Rule: mortgage.transfer
    """
    open_inherit(state, seat, deeds, INTEREST_DEAL)


def open_inherit(state: Property, seat: Seat, deeds: i64, reason: i64) -> None:
    """Pay the interest; then every deed is asked about."""
    frame = state.push(INHERIT, 0)
    frame.seat = seat
    frame.left = deeds
    frame.sum = reason
    frame.step = PAYING
    if not deeds or owe(state, seat, NOBODY, interest_on(state, deeds), reason, 0):
        ask_next(state, frame)


def interest_on(state: Property, deeds: i64) -> i64:
    """Ten per cent of each mortgage value, rounded up deed by deed.

    Rule: mortgage.lift, mortgage.transfer
    """
    total: i64 = 0
    for space in state.board.deeds:
        if deeds & space.bit:
            total += space.interest
    return total


def ask_next(state: Property, frame: Frame) -> None:
    """The next deed to be lifted or left, or done.

    Rule: mortgage.transfer, bankrupt.to_player
    """
    frame.step = CHOOSING
    if not frame.left & state.owned[frame.seat] & state.mortgaged or holds(state.out, frame.seat):
        state.pop(0)
    else:
        state.ask(frame, bit(frame.seat))


def deed_of(state: Property, frame: Frame) -> Space:
    """The deed that is asked about."""
    open_deeds = frame.left & state.owned[frame.seat] & state.mortgaged
    place: i64 = 0
    while not open_deeds & state.board.deeds[place].bit:
        place += 1
    return state.board.deeds[place]


@final
class Inherit(PropertyDecision):
    """frame.seat got the mortgaged deeds in left, by reason sum."""

    def __init__(self) -> None:
        super().__init__("inherit")

    def answers(self, state: Property, frame: Frame, seat: Seat) -> list[Action]:
        """Leave it mortgaged, or lift it now: the ten per cent are paid already. A debtor lifts nothing.

        Rule: mortgage.transfer, bankrupt.to_player, debt.deals
        """
        space = deed_of(state, frame)
        if state.cash[seat] < space.mortgage or debts_of(state, seat) > 0:
            return [TO_KEEP[space.index]]
        return [TO_KEEP[space.index], TO_REDEEM[space.index]]

    def why_not(self, state: Property, frame: Frame, seat: Seat, action: Action) -> Event:
        """The mortgage value is more than the cash, or a debt comes first.

        Rule: mortgage.transfer, bankrupt.to_player, debt.deals
        """
        if action.verb is REDEEM:
            debts = debts_of(state, seat)
            if debts > 0:
                return refusal(DEBT_FIRST, "debt.deals", seat, debts)
            clause = "bankrupt.to_player" if frame.sum == INTEREST_ESTATE else "mortgage.transfer"
            return refusal(TOO_DEAR, clause, seat, deed_of(state, frame).mortgage, state.cash[seat])
        return super().why_not(state, frame, seat, action)

    def play(self, state: Property, frame: Frame, seat: Seat, action: Action) -> None:
        """Lift it or leave it; later it costs the ten per cent again.

        Rule: mortgage.transfer, bankrupt.to_player
        """
        space = deed_of(state, frame)
        clause = "bankrupt.to_player" if frame.sum == INTEREST_ESTATE else "mortgage.transfer"
        frame.left &= ~space.bit
        if action.verb is REDEEM:
            lift_mortgage(state, seat, space, space.mortgage, clause)
        else:
            state.tell(KEPT_MORTGAGE, clause, seat, space.index)
        ask_next(state, frame)

    def resume(self, state: Property, frame: Frame, result: i64) -> None:  # noqa: ARG002
        """The interest is paid, or its debtor is out."""
        if state.outcome is None:
            ask_next(state, frame)

    def let_go(self, state: Property, frame: Frame, seat: Seat) -> None:
        """Who has left lifts nothing.

        Rule: resign.leave
        """
        self.play(state, frame, seat, TO_KEEP[deed_of(state, frame).index])

    def flaw(self, state: Property, frame: Frame) -> str:
        """A seat, and mortgaged deeds of its own."""
        if frame.seat < 0:
            return "inherited mortgages need a seat"
        if frame.step == CHOOSING and not frame.left & state.owned[frame.seat] & state.mortgaged:
            return "there is no mortgaged deed to be asked about"
        return ""
