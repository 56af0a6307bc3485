"""Cards by which every player pays one, or one pays every player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from gamenight.games.property.actions import TO_EACH
from gamenight.games.property.rules.manners import PropertyDecision
from gamenight.games.property.rules.payment import PAYS_EACH, owe
from gamenight.games.property.state import Property
from gamenight.games.property.terms import LEVY
from gamenight.kernel.seat import Seat, after, bit, holds

if TYPE_CHECKING:
    from gamenight.kernel.frame import Frame

COLLECTING: Final = 0


def collect_from_each(state: Property, seat: Seat, amount: i64) -> None:
    """Every other player pays the one who drew; each is a debt of its own.

    Rule: cards.collect_each
    """
    open_levy(state, seat, amount, COLLECTING)


def pay_each(state: Property, seat: Seat, amount: i64) -> None:
    """The one who drew pays every other player; each is a debt of its own.

    Rule: cards.collect_each
    """
    open_levy(state, seat, amount, PAYS_EACH)


def open_levy(state: Property, seat: Seat, amount: i64, step: i64) -> None:
    """Lay the frame that remembers who still has to pay; when all have, it is gone again."""
    frame = state.push(LEVY, 0)
    frame.seat = seat
    frame.sum = amount
    frame.step = step
    frame.left = state.playing() & ~bit(seat)
    if pay_in_order(state, frame):
        state.pop(0)


def pay_in_order(state: Property, frame: Frame) -> bool:
    """One after the other from the left of the one who drew; whether all have paid.

    Rule: debt.order, cards.collect_each
    """
    seat = frame.seat
    while frame.left and not holds(state.out, seat):
        other = after(frame.left, seat, state.seats)
        frame.left &= ~bit(other)
        if holds(state.out, other):
            continue
        payer = seat if frame.step == PAYS_EACH else other
        payee = other if frame.step == PAYS_EACH else seat
        if not owe(state, payer, payee, frame.sum, TO_EACH, state.places[seat]):
            return False
    return True


@final
class Levy(PropertyDecision):
    """frame.seat collects sum from (or pays it to) those in left, one after the other."""

    def __init__(self) -> None:
        super().__init__("levy")

    def resume(self, state: Property, frame: Frame, result: i64) -> None:
        """A debt on the way is settled: the next.

        Rule: debt.order
        """
        if pay_in_order(state, frame):
            state.pop(0)
