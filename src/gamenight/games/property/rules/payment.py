"""Paying what is owed at once, or owing it until it is raised."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from gamenight.games.property.actions import (
    ASKED,
    CARD_FEE,
    INTEREST_DEAL,
    REASONS,
    TAX_INCOME,
    TO_EACH,
)
from gamenight.games.property.events import (
    OWES,
    PAID_BY_CARD,
    PAID_FINE,
    PAID_INTEREST,
    PAID_PLAYER,
    PAID_RENT,
    PAID_TAX,
)
from gamenight.games.property.terms import DEBT, INHERIT, LEVY
from gamenight.kernel.seat import NOBODY, Seat, bit, count, holds

if TYPE_CHECKING:
    from gamenight.games.property.state import Property


# The step of a levy in which its seat pays everybody, not everybody it
PAYS_EACH: Final = 1
# The step of an inheritance whose interest waits for older debts of the heir
WAITING: Final = 2
# What a debt resumes with when it has just arisen
JUST_OWED: Final = -1
# What a question resumes with when somebody has raised money beside it
RAISED: Final = -10


def owe(  # noqa: PLR0913  who, to whom, how much, why, where
    state: Property, seat: Seat, other: Seat, amount: i64, reason: i64, space: i64
) -> bool:
    """Pay another player (NOBODY: the Bank) at once if the cash is there, else it must be raised first.

    Whether it is paid: if not, a debt lies on the stack, and the decision below resumes when it is settled,
    which is at once where the debtor can do nothing but go bankrupt.

    Rule: debt.raise
    """
    if state.cash[seat] >= amount:
        pay(state, seat, other, amount, reason, space)
        return True
    frame = state.push(DEBT, bit(seat))
    frame.seat = seat
    frame.other = other
    frame.sum = amount
    frame.item = space
    frame.left = reason
    state.tell(OWES, "debt.raise", seat, other, amount)
    frame.decision.resume(state, frame, JUST_OWED)
    return False


def pay(  # noqa: PLR0913  who, to whom, how much, why, where
    state: Property, seat: Seat, other: Seat, amount: i64, reason: i64, space: i64
) -> None:
    """The money changes hands; taxes and fees go where the table has them go, interest to the Bank.

    Rule: tax.to_bank
    """
    if other != NOBODY:
        state.hand_over(seat, other, amount)
    elif reason < INTEREST_DEAL:
        state.agreed.parking.take_fee(state, seat, amount)
    else:
        state.spend(seat, amount)
    if state.log is not None:
        tell_payment(state, seat, other, amount, reason, space)


def tell_payment(  # noqa: PLR0913  who, to whom, how much, why, where
    state: Property, seat: Seat, other: Seat, amount: i64, reason: i64, space: i64
) -> None:
    """Say who paid what to whom, and why."""
    clause = REASONS[reason]
    if reason < TAX_INCOME:
        state.tell(PAID_RENT, clause, seat, other, amount, space)
    elif reason < CARD_FEE:
        state.tell(PAID_TAX, clause, seat, amount, space)
    elif reason == CARD_FEE:
        state.tell(PAID_BY_CARD, clause, seat, amount)
    elif reason == TO_EACH:
        state.tell(PAID_PLAYER, clause, seat, other, amount)
    elif reason < INTEREST_DEAL:
        state.tell(PAID_FINE, clause, seat, amount)
    else:
        state.tell(PAID_INTEREST, clause, seat, amount)


def in_debt(state: Property, seat: Seat) -> bool:
    """Whether the seat has a debt that is still being settled.

    Rule: debt.order
    """
    debt = state.terms.decisions[DEBT]
    place: i64 = 0
    while place < state.depth:
        frame = state.stack[place]
        if frame.decision is debt and frame.seat == seat:
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
        if frame.decision is state.terms.decisions[DEBT] and frame.seat == seat:
            total += frame.sum
        elif frame.decision is state.terms.decisions[LEVY]:
            if frame.seat == seat and frame.step == PAYS_EACH:
                total += frame.sum * count(frame.left & state.playing())
            elif frame.step != PAYS_EACH and holds(frame.left, seat):
                total += frame.sum
        elif (
            frame.decision is state.terms.decisions[INHERIT] and frame.seat == seat and frame.step == WAITING
        ):
            total += frame.item
        place += 1
    for one in state.standing:
        if one.kind == ASKED and one.seat == seat and one.sum > 0:
            total += one.sum
    return total
