"""Cards by which every player pays one, or one pays every player."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from gamenight.games.property.fields import LEVY_FRAME
from gamenight.games.property.memory import LevyFrame
from gamenight.games.property.reasons import TO_EACH
from gamenight.games.property.rules.manners import PropertyDecision
from gamenight.games.property.rules.payment import owe
from gamenight.games.property.state import Property
from gamenight.games.property.terms import LEVY
from gamenight.kernel.seat import Seat, after, bit, holds


def collect_from_each(state: Property, seat: Seat, amount: i64) -> None:
    """Every other player pays the one who drew; each is a debt of its own.

    Rule: cards.collect_each
    """
    open_levy(state, seat, amount, pays=False)


def pay_each(state: Property, seat: Seat, amount: i64) -> None:
    """The one who drew pays every other player; each is a debt of its own.

    Rule: cards.collect_each
    """
    open_levy(state, seat, amount, pays=True)


def open_levy(state: Property, seat: Seat, amount: i64, *, pays: bool) -> None:
    """Lay the frame that remembers who still has to pay; when all have, it is gone again."""
    frame = LEVY.open(state, 0)
    frame.seat = seat
    frame.amount = amount
    frame.pays = pays
    frame.others = state.playing() & ~bit(seat)
    if pay_in_order(state, frame):
        state.pop(0)


def pay_in_order(state: Property, frame: LevyFrame) -> bool:
    """One after the other from the left of the one who drew; whether all have paid.

    Rule: debt.order, cards.collect_each
    """
    seat = frame.seat
    while frame.others and not holds(state.out, seat):
        other = after(frame.others, seat, state.seats)
        frame.others &= ~bit(other)
        if holds(state.out, other):
            continue
        payer = seat if frame.pays else other
        payee = other if frame.pays else seat
        if not owe(state, payer, payee, frame.amount, TO_EACH, state.places[seat]):
            return False
    return True


def is_levied_for(state: Property, seat: Seat) -> bool:
    """Whether somebody still has to pay this seat because of a card.

    Rule: cards.collect_each
    """
    place: i64 = 0
    while place < state.depth:
        frame = state.stack[place]
        if isinstance(frame, LevyFrame) and is_due_to(state, frame, seat):
            return True
        place += 1
    return False


def is_due_to(state: Property, frame: LevyFrame, seat: Seat) -> bool:
    """Whether the card still has others pay this seat.

    Rule: cards.collect_each
    """
    return frame.seat == seat and not frame.pays and frame.others & state.playing() != 0


@final
class Levy(PropertyDecision[LevyFrame]):
    """frame.seat collects from all the others or pays them; nobody has a choice."""

    def __init__(self) -> None:
        super().__init__("levy", LEVY_FRAME)

    def resume(self, state: Property, frame: LevyFrame, result: i64) -> None:
        """A debt on the way is settled: the next.

        Rule: debt.order
        """
        if pay_in_order(state, frame):
            state.pop(0)
