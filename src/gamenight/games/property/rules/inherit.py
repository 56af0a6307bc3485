"""Mortgaged deeds in new hands: ten per cent at once, and one question which of them to lift."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from gamenight.games.property.actions import (
    CASH_SHORT,
    HEIR_BUSY,
    HEIR_FIRST,
    INTEREST_DEAL,
    INTEREST_ESTATE,
    NONE_NAMED,
    NOT_TAKEN_OVER,
    REASONS,
    REDEEM,
    TO_KEEP,
    TO_REDEEM,
)
from gamenight.games.property.events import KEPT_MORTGAGES
from gamenight.games.property.reasons import NO_SPACE
from gamenight.games.property.rules.manners import PropertyDecision
from gamenight.games.property.rules.mortgage import lift_mortgage
from gamenight.games.property.rules.payment import WAITING, debts_of, in_debt, owe, pay
from gamenight.games.property.rules.worth import could_raise
from gamenight.games.property.state import Property
from gamenight.games.property.terms import ASKING, DEBT, INHERIT, MORTGAGING, SELLING
from gamenight.kernel.action import Action
from gamenight.kernel.event import Event, refusal
from gamenight.kernel.seat import NOBODY, Seat, bit, count, holds

if TYPE_CHECKING:
    from gamenight.kernel.frame import Frame

PAYING: Final = 0
CHOOSING: Final = 1
OPEN_DEEDS: Final = 0  # marks a template: any of the deeds
ANY_DEEDS: Final = Action(REDEEM, most=OPEN_DEEDS)


def inherit_mortgages(state: Property, seat: Seat, deeds: i64) -> None:
    """A creditor pays ten per cent on every mortgaged deed, then may lift any of them for the bare value.

    Rule: bankrupt.to_player
    """
    if deeds and in_debt(state, seat):
        wait_for_older_debts(state, seat, deeds)
        return
    frame = open_inherit(state, seat, deeds, INTEREST_ESTATE, PAYING)
    if not deeds or owe(state, seat, NOBODY, interest_on(state, deeds), INTEREST_ESTATE, 0):
        ask_heir(state, frame)


def wait_for_older_debts(state: Property, seat: Seat, deeds: i64) -> None:
    """The interest of an heir who is in debt comes after that debt: the question lies below it.

    Rule: debt.order, bankrupt.to_player
    """
    settled = state.asking  # the bankruptcy that brought the deeds
    frame = state.push(INHERIT, 0)
    frame.seat = seat
    frame.left = deeds
    frame.sum = INTEREST_ESTATE
    frame.item = interest_on(state, deeds)
    frame.step = WAITING
    place = state.depth - 1
    while in_debt_below(state, seat, place):
        state.stack[place] = state.stack[place - 1]
        state.stack[place - 1] = frame
        place -= 1
    state.asking = settled
    settled.decision.resume(state, settled, 0)


def in_debt_below(state: Property, seat: Seat, place: i64) -> bool:
    """Whether a debt of the seat lies under this place of the stack.

    Rule: debt.order
    """
    while place > 0:
        place -= 1
        frame = state.stack[place]
        if frame.decision is state.terms.decisions[DEBT] and frame.seat == seat:
            return True
    return False


def take_over_mortgages(state: Property, seat: Seat, deeds: i64) -> bool:
    """Who gets mortgaged deeds in a deal pays ten per cent on each at once; whether more is to be asked.

    The deal has left cash enough for that. The rest of the price of lifting is asked about.

    Rule: mortgage.transfer, mortgage.transfer_cash
    """
    pay(state, seat, NOBODY, interest_on(state, deeds), INTEREST_DEAL, 0)
    if not could_lift(state, seat, deeds):
        return False
    open_inherit(state, seat, deeds, INTEREST_DEAL, CHOOSING)
    return True


def open_inherit(state: Property, seat: Seat, deeds: i64, reason: i64, step: i64) -> Frame:
    """Lay the frame that remembers whose the deeds are now and by what they came."""
    frame = state.push(INHERIT, bit(seat) if step == CHOOSING else 0)
    frame.seat = seat
    frame.left = deeds
    frame.sum = reason
    frame.step = step
    return frame


def interest_on(state: Property, deeds: i64) -> i64:
    """Ten per cent of each mortgage value, rounded up deed by deed.

    Rule: mortgage.lift, mortgage.transfer
    """
    total: i64 = 0
    for space in state.board.deeds:
        if deeds & space.bit:
            total += space.interest
    return total


def value_of(state: Property, deeds: i64) -> i64:
    """The mortgage values of some deeds together."""
    total: i64 = 0
    for space in state.board.deeds:
        if deeds & space.bit:
            total += space.mortgage
    return total


def could_lift(state: Property, seat: Seat, deeds: i64) -> bool:
    """Whether all that the seat could raise would lift any of these mortgages; a debtor lifts none.

    Rule: bankrupt.to_player, mortgage.transfer, debt.deals
    """
    if debts_of(state, seat) > 0:
        return False
    most = could_raise(state, seat)
    for space in state.board.deeds:
        if deeds & space.bit and space.mortgage <= most:
            return True
    return False


def inherited(state: Property, frame: Frame) -> i64:
    """The mortgaged deeds that the question is about."""
    return frame.left & state.owned[frame.seat] & state.mortgaged


def ask_heir(state: Property, frame: Frame) -> None:
    """Ask once about all of them, unless none can be lifted.

    Rule: mortgage.transfer, bankrupt.to_player
    """
    frame.step = CHOOSING
    deeds = inherited(state, frame)
    if holds(state.out | state.left, frame.seat) or not could_lift(state, frame.seat, deeds):
        state.pop(0)
    else:
        state.ask(frame, bit(frame.seat))


def named_deeds(state: Property, goods: tuple[int, ...]) -> i64:
    """The set of deeds that a word names."""
    deeds: i64 = 0
    for index in goods:
        if 0 <= index < state.board.size:
            deeds |= state.board.spaces[index].bit
    return deeds


@final
class Inherit(PropertyDecision):
    """frame.seat got the mortgaged deeds in left, by reason sum, and says once which of them to lift."""

    def __init__(self) -> None:
        super().__init__("inherit")

    def admits(self, state: Property, frame: Frame, seat: Seat, aside: i64) -> bool:
        """The heir may raise money first.

        Rule: offturn.window, bankrupt.to_player
        """
        if aside == ASKING:
            return True
        return seat == frame.seat and (aside == SELLING or aside == MORTGAGING)

    def why_closed(self, state: Property, frame: Frame, seat: Seat, aside: i64) -> Event:
        """The mortgages taken over come first.

        Rule: offturn.window
        """
        if seat == frame.seat:
            return refusal(HEIR_FIRST, "offturn.window")
        return refusal(HEIR_BUSY, "offturn.window", frame.seat)

    def answers(self, state: Property, frame: Frame, seat: Seat) -> list[Action]:
        """Leave them all, or lift those that one names: the ten per cent are paid already.

        Rule: mortgage.transfer, bankrupt.to_player
        """
        deeds = inherited(state, frame)
        cash = state.cash[seat]
        for space in state.board.deeds:
            if deeds & space.bit and space.mortgage <= cash:
                return [TO_KEEP, TO_REDEEM[space.index] if deeds == space.bit else ANY_DEEDS]
        return [TO_KEEP]

    def fits(self, state: Property, frame: Frame, seat: Seat, action: Action) -> Event | None:
        """Each must be one of those taken over, and the cash must cover them all.

        Rule: mortgage.transfer, bankrupt.to_player
        """
        if action.verb is not REDEEM:
            return None
        clause = REASONS[frame.sum]
        if not action.goods:
            return refusal(NONE_NAMED, clause)
        deeds = inherited(state, frame)
        for index in action.goods:
            if not 0 <= index < state.board.size:
                return refusal(NO_SPACE, clause)
            if not deeds & state.board.spaces[index].bit:
                return refusal(NOT_TAKEN_OVER, clause, index)
        cost = value_of(state, named_deeds(state, action.goods))
        if cost > state.cash[seat]:
            return refusal(CASH_SHORT, clause, cost, state.cash[seat])
        return None

    def why_not(self, state: Property, frame: Frame, seat: Seat, action: Action) -> Event:
        """Not one of those taken over, or too dear; all else waits.

        Rule: mortgage.transfer, bankrupt.to_player, offturn.window
        """
        return self.fits(state, frame, seat, action) or refusal(HEIR_FIRST, "offturn.window")

    def play(self, state: Property, frame: Frame, seat: Seat, action: Action) -> None:
        """Lift those named and leave the rest, which later cost the ten per cent again.

        Rule: mortgage.transfer, bankrupt.to_player
        """
        clause = REASONS[frame.sum]
        named: i64 = 0
        if action.verb is REDEEM:
            named = named_deeds(state, action.goods)
        kept = inherited(state, frame) & ~named
        for space in state.board.deeds:
            if named & space.bit:
                lift_mortgage(state, seat, space, space.mortgage, clause)
        if kept:
            state.tell(KEPT_MORTGAGES, clause, seat, count(kept))
        state.pop(0)

    def resume(self, state: Property, frame: Frame, result: i64) -> None:
        """Older debts are settled, or the interest is paid, or its debtor is out.

        Rule: debt.order, bankrupt.to_player
        """
        if state.outcome is not None:
            return
        if frame.step == WAITING and not holds(state.out, frame.seat):
            frame.step = PAYING
            if not owe(state, frame.seat, NOBODY, frame.item, INTEREST_ESTATE, 0):
                return
        ask_heir(state, frame)

    def let_go(self, state: Property, frame: Frame, seat: Seat) -> None:
        """Who has left lifts nothing.

        Rule: resign.leave
        """
        self.play(state, frame, seat, TO_KEEP)

    def flaw(self, state: Property, frame: Frame) -> str:
        """A seat, a reason, and mortgaged deeds of its own."""
        if frame.seat < 0:
            return "inherited mortgages need a seat"
        if not INTEREST_DEAL <= frame.sum <= INTEREST_ESTATE:
            return f"sum {frame.sum} is no reason for an interest"
        if not PAYING <= frame.step <= WAITING:
            return f"step {frame.step} is no step of an inheritance"
        if frame.step == CHOOSING and not inherited(state, frame):
            return "there is no mortgaged deed to be asked about"
        if frame.step == WAITING and frame.item != interest_on(state, frame.left):
            return f"item {frame.item} is not the interest on those deeds"
        return ""
