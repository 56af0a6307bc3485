"""Paying what is owed at once, or owing it until it is raised."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from mypy_extensions import i64

from gamenight.games.property.events import OWES
from gamenight.games.property.memory import Claim, DebtFrame, InheritFrame, LevyFrame
from gamenight.games.property.rules.manners import PropertyDecision
from gamenight.games.property.stages import OWING
from gamenight.games.property.terms import DEBT
from gamenight.kernel.seat import NOBODY, Seat, bit, count, holds

if TYPE_CHECKING:
    from gamenight.games.property.reasons import Reason
    from gamenight.games.property.state import Property


def owe(  # noqa: PLR0913  who, to whom, how much, why, where
    state: Property, seat: Seat, other: Seat, amount: i64, reason: Reason, space: i64
) -> bool:
    """Pay another player (NOBODY: the Bank) at once if the cash is there, else it must be raised first.

    Whether it is paid: if not, a debt lies on the stack, and the decision below resumes when it is settled,
    which is at once where the debtor can do nothing but go bankrupt.

    Rule: debt.raise
    """
    if state.cash[seat] >= amount:
        pay(state, seat, other, amount, reason, space)
        return True
    frame = DEBT.open(state, bit(seat))
    frame.seat = seat
    frame.creditor = other
    frame.amount = amount
    frame.reason = reason
    frame.space = space
    state.tell(OWES, "debt.raise", seat, other, amount)
    cast(PropertyDecision[Any], frame.decision).opened(state, frame)
    return False


def pay(  # noqa: PLR0913  who, to whom, how much, why, where
    state: Property, seat: Seat, other: Seat, amount: i64, reason: Reason, space: i64
) -> None:
    """The money changes hands; taxes and fees go where the table has them go, interest to the Bank.

    Rule: tax.to_bank
    """
    if other != NOBODY:
        state.hand_over(seat, other, amount)
    elif reason.is_fee:
        state.agreed.parking.take_fee(state, seat, amount)
    else:
        state.spend(seat, amount)
    if state.log is not None:
        state.log.append(reason.paid(seat, other, amount, space))


def in_debt(state: Property, seat: Seat) -> bool:
    """Whether the seat has a debt that is still being settled.

    Rule: debt.order
    """
    place: i64 = 0
    while place < state.depth:
        frame = state.stack[place]
        if isinstance(frame, DebtFrame) and frame.seat == seat:
            return True
        place += 1
    return False


def spare_cash(state: Property, seat: Seat) -> i64:
    """The cash that is left for bids and buildings: what has been asked for comes first.

    Rule: auction.cash, debt.deals
    """
    return max(0, state.cash[seat] - debts_of(state, seat))


def debts_of(state: Property, seat: Seat) -> i64:
    """All that the seat owes and that has been asked for, what a card still demands of it included.

    Rule: debt.deals, debt.order, cards.collect_each
    """
    total: i64 = 0
    place: i64 = 0
    while place < state.depth:
        frame = state.stack[place]
        if isinstance(frame, DebtFrame):
            if frame.seat == seat:
                total += frame.amount
        elif isinstance(frame, LevyFrame):
            total += levied_from(state, frame, seat)
        elif isinstance(frame, InheritFrame) and frame.seat == seat and frame.stage is OWING:
            total += frame.interest
        place += 1
    for one in state.standing:
        if isinstance(one, Claim) and one.asked and one.seat == seat:
            total += one.amount
    return total


def levied_from(state: Property, frame: LevyFrame, seat: Seat) -> i64:
    """What a card by which one pays all, or all pay one, still demands of the seat.

    Rule: cards.collect_each
    """
    if frame.pays:
        return frame.amount * count(frame.others & state.playing()) if frame.seat == seat else 0
    return frame.amount if holds(frame.others, seat) else 0
