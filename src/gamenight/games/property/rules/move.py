"""Moving the token round the board, and the salary for GO."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from gamenight.games.property.actions import MOVED, MOVED_BY_CARD, SALARY

if TYPE_CHECKING:
    from gamenight.games.property.state import Property
    from gamenight.kernel.seat import Seat


def move_forward(state: Property, seat: Seat, count: i64, clause: str) -> None:
    """Move clockwise by the throw; whoever else stands there does not matter.

    Rule: turn.roll, go.salary
    """
    origin = state.places[seat]
    goal = origin + count
    state.places[seat] = goal % state.board.size
    state.tell(MOVED, clause, seat, origin, state.places[seat], count)
    while goal >= state.board.size:  # a throw can go round a very small board twice
        pay_salary(state, seat)
        goal -= state.board.size


def move_to(state: Property, seat: Seat, place: i64) -> None:
    """Advance to a space that a card names; on the way GO pays as it does for a throw.

    Rule: cards.draw, go.salary, go.twice
    """
    origin = state.places[seat]
    state.places[seat] = place
    state.tell(MOVED_BY_CARD, "cards.draw", seat, origin, place)
    if place <= origin:
        pay_salary(state, seat)


def move_back(state: Property, seat: Seat, steps: i64) -> None:
    """Go backward; that way GO pays nothing.

    Rule: go.back
    """
    origin = state.places[seat]
    state.places[seat] = (origin - steps) % state.board.size
    state.tell(MOVED_BY_CARD, "go.back", seat, origin, state.places[seat])


def pay_salary(state: Property, seat: Seat) -> None:
    """The Bank pays the salary for landing on or passing GO, at once.

    Rule: go.salary, house.go_double
    """
    amount = state.board.numbers.salary
    clause = "go.salary"
    if state.places[seat] == 0 and state.agreed.go_factor > 1:
        amount *= state.agreed.go_factor
        clause = "house.go_double"
    state.receive(seat, amount)
    state.tell(SALARY, clause, seat, amount)
