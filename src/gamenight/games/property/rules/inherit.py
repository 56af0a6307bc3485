"""Mortgaged deeds in new hands: ten per cent at once, and one question which of them to lift."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from gamenight.games.property.actions import REDEEM, TO_KEEP, TO_REDEEM
from gamenight.games.property.events import KEPT_MORTGAGES
from gamenight.games.property.fields import INHERIT_FRAME
from gamenight.games.property.memory import DebtFrame, InheritFrame, LevyFrame
from gamenight.games.property.reasons import INTEREST_ESTATE, INTEREST_TRADE, Reason
from gamenight.games.property.refusals import (
    CASH_SHORT,
    HEIR_BUSY,
    HEIR_FIRST,
    LIFT_OWED,
    NO_SPACE,
    NONE_NAMED,
    NOT_TAKEN_OVER,
)
from gamenight.games.property.rules.levy import is_due_to, is_levied_for
from gamenight.games.property.rules.manners import PropertyDecision
from gamenight.games.property.rules.mortgage import lift_mortgage
from gamenight.games.property.rules.payment import debts_of, in_debt, owe, pay, spare_cash
from gamenight.games.property.rules.worth import could_raise
from gamenight.games.property.stages import CHOOSING, OWING, PAYING, Inheriting
from gamenight.games.property.state import Property
from gamenight.games.property.terms import ASKING, INHERIT, MORTGAGING, SELLING
from gamenight.kernel.action import Action
from gamenight.kernel.event import Event, refusal
from gamenight.kernel.seat import NOBODY, Seat, bit, count, holds

OPEN_DEEDS: Final = 0  # marks a template: any of the deeds
ANY_DEEDS: Final = Action(REDEEM, most=OPEN_DEEDS)


def inherit_mortgages(state: Property, seat: Seat, deeds: i64) -> None:
    """A creditor pays ten per cent on every mortgaged deed, then may lift any of them for the bare value.

    Rule: bankrupt.to_player
    """
    if deeds and (in_debt(state, seat) or is_levied_for(state, seat)):
        wait_for_older_debts(state, seat, deeds)
        return
    frame = open_inherit(state, seat, deeds, INTEREST_ESTATE, PAYING)
    if not deeds or owe(state, seat, NOBODY, interest_on(state, deeds), INTEREST_ESTATE, 0):
        ask_heir(state, frame)


def wait_for_older_debts(state: Property, seat: Seat, deeds: i64) -> None:
    """The interest of an heir who is in debt comes after that debt: the question lies below it.

    So it does where a card still has others pay the heir.

    Rule: debt.order, bankrupt.to_player, cards.collect_each
    """
    settled = state.asking  # the bankruptcy that brought the deeds
    frame = open_inherit(state, seat, deeds, INTEREST_ESTATE, OWING)
    frame.interest = interest_on(state, deeds)
    place = state.depth - 1
    while is_older_below(state, seat, place):
        above = state.stack[place - 1]
        state.stack[place] = above
        above.depth = place
        place -= 1
        state.stack[place] = frame
        frame.depth = place
    state.asking = settled
    settled.decision.resume(state, settled, 0)


def is_older_below(state: Property, seat: Seat, place: i64) -> bool:
    """Whether a debt of the seat, or a card by which others pay it, lies under this place of the stack.

    Rule: debt.order
    """
    while place > 0:
        place -= 1
        frame = state.stack[place]
        if isinstance(frame, DebtFrame) and frame.seat == seat:
            return True
        if isinstance(frame, LevyFrame) and is_due_to(state, frame, seat):
            return True
    return False


def take_over_mortgages(state: Property, seat: Seat, deeds: i64) -> bool:
    """Who gets mortgaged deeds in a trade pays ten per cent on each at once; whether more is to be asked.

    The trade has left cash enough for that. The rest of the price of lifting is asked about.

    Rule: mortgage.transfer, mortgage.transfer_cash
    """
    pay(state, seat, NOBODY, interest_on(state, deeds), INTEREST_TRADE, 0)
    if not could_lift(state, seat, deeds):
        return False
    open_inherit(state, seat, deeds, INTEREST_TRADE, CHOOSING)
    return True


def open_inherit(state: Property, seat: Seat, deeds: i64, reason: Reason, stage: Inheriting) -> InheritFrame:
    """Lay the frame that remembers whose the deeds are now and by what they came."""
    frame = INHERIT.open(state, bit(seat) if stage is CHOOSING else 0)
    frame.seat = seat
    frame.deeds = deeds
    frame.reason = reason
    frame.stage = stage
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
    """Whether what the seat could raise beyond all that was asked of it would lift any of these mortgages.

    A debtor lifts none.

    Rule: bankrupt.to_player, mortgage.transfer, debt.deals
    """
    if in_debt(state, seat):
        return False
    most = could_raise(state, seat) - debts_of(state, seat)
    for space in state.board.deeds:
        if deeds & space.bit and space.mortgage <= most:
            return True
    return False


def inherited(state: Property, frame: InheritFrame) -> i64:
    """The mortgaged deeds that the question is about."""
    return frame.deeds & state.owned[frame.seat] & state.mortgaged


def ask_heir(state: Property, frame: InheritFrame) -> None:
    """Ask once about all of them, unless none can be lifted.

    Rule: mortgage.transfer, bankrupt.to_player
    """
    frame.stage = CHOOSING
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
class Inherit(PropertyDecision[InheritFrame]):
    """frame.seat has taken over mortgaged deeds, and says once which of them to lift."""

    def __init__(self) -> None:
        super().__init__("inherit", INHERIT_FRAME)

    def admits(self, state: Property, frame: InheritFrame, seat: Seat, aside: i64) -> bool:
        """The heir may raise money first.

        Rule: offturn.window, bankrupt.to_player
        """
        if aside == ASKING:
            return True
        return seat == frame.seat and (aside == SELLING or aside == MORTGAGING)

    def why_closed(self, state: Property, frame: InheritFrame, seat: Seat, aside: i64) -> Event:
        """The mortgages taken over come first.

        Rule: offturn.window
        """
        if seat == frame.seat:
            return refusal(HEIR_FIRST, "offturn.window")
        return refusal(HEIR_BUSY, "offturn.window", frame.seat)

    def answers(self, state: Property, frame: InheritFrame, seat: Seat) -> list[Action]:
        """Leave them all, or lift those that one names: the ten per cent are paid already.

        Rule: mortgage.transfer, bankrupt.to_player
        """
        deeds = inherited(state, frame)
        cash = spare_cash(state, seat)
        for space in state.board.deeds:
            if deeds & space.bit and space.mortgage <= cash:
                return [TO_KEEP, TO_REDEEM[space.index] if deeds == space.bit else ANY_DEEDS]
        return [TO_KEEP]

    def fits(self, state: Property, frame: InheritFrame, seat: Seat, action: Action) -> Event | None:
        """Each must be one of those taken over; what is left when all asked for is paid must cover them.

        Rule: mortgage.transfer, bankrupt.to_player, debt.deals
        """
        if action.verb is not REDEEM:
            return None
        clause = frame.reason.clause
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
        if cost > spare_cash(state, seat):
            return refusal(LIFT_OWED, "debt.deals", cost, state.cash[seat], debts_of(state, seat))
        return None

    def why_not(self, state: Property, frame: InheritFrame, seat: Seat, action: Action) -> Event:
        """Not one of those taken over, or too dear; all else waits.

        Rule: mortgage.transfer, bankrupt.to_player, offturn.window
        """
        return self.fits(state, frame, seat, action) or refusal(HEIR_FIRST, "offturn.window")

    def play(self, state: Property, frame: InheritFrame, seat: Seat, action: Action) -> None:
        """Lift those named and leave the rest, which later cost the ten per cent again.

        Rule: mortgage.transfer, bankrupt.to_player
        """
        clause = frame.reason.clause
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

    def resume(self, state: Property, frame: InheritFrame, result: i64) -> None:
        """Older debts are settled, or the interest is paid, or its debtor is out.

        Rule: debt.order, bankrupt.to_player
        """
        if state.outcome is not None:
            return
        if frame.stage is OWING and not holds(state.out, frame.seat):
            frame.stage = PAYING
            if not owe(state, frame.seat, NOBODY, frame.interest, INTEREST_ESTATE, 0):
                return
        ask_heir(state, frame)

    def charged(self, state: Property, frame: InheritFrame, seat: Seat) -> None:
        """What was asked for lifts nothing: an heir who has nothing else left leaves all as it is.

        Rule: bankrupt.to_player, mortgage.transfer, debt.deals
        """
        if seat == frame.seat and not could_lift(state, seat, inherited(state, frame)):
            self.play(state, frame, seat, TO_KEEP)

    def let_go(self, state: Property, frame: InheritFrame, seat: Seat) -> None:
        """Whoever has left lifts nothing.

        Rule: resign.leave
        """
        self.play(state, frame, seat, TO_KEEP)

    def flaw(self, state: Property, frame: InheritFrame) -> str:
        """A seat, a reason, and mortgaged deeds of its own."""
        if frame.seat < 0:
            return "inherited mortgages need a seat"
        if frame.reason is not INTEREST_TRADE and frame.reason is not INTEREST_ESTATE:
            return f"{frame.reason.clause} is no reason for an interest"
        if frame.stage is CHOOSING and not inherited(state, frame):
            return "there is no mortgaged deed to be asked about"
        if frame.stage is OWING and frame.interest != interest_on(state, frame.deeds):
            return f"{frame.interest} is not the interest on those deeds"
        return ""
