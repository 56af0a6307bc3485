"""Moving the token round the board, and the salary for GO."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from gamenight.games.property.events import (
    MOVED,
    MOVED_BY_CARD,
    SALARY,
    SALARY_ON_GO,
)

if TYPE_CHECKING:
    from gamenight.games.property.state import Property
    from gamenight.kernel.frame import Frame

# What a turn notes in frame.left of the throw in hand
AGAIN: Final = 1  # it was doubles: there is another throw
PAID: Final = 2  # GO has paid since it


def move_forward(state: Property, turn: Frame, count: i64, clause: str) -> None:
    """Move clockwise by the throw; whoever else stands there does not matter.

    Rule: turn.roll, go.salary
    """
    seat = turn.seat
    origin = state.places[seat]
    goal = origin + count
    state.places[seat] = goal % state.board.size
    state.tell(MOVED, clause, seat, origin, state.places[seat], count)
    while goal >= state.board.size:  # a throw can go round a very small board twice
        pay_salary(state, turn, "go.salary")
        goal -= state.board.size


def move_to(state: Property, turn: Frame, place: i64) -> None:
    """Advance to a space that a card names; GO pays on the way, also if it has paid for the throw before.

    Rule: cards.draw, go.salary, go.twice
    """
    seat = turn.seat
    origin = state.places[seat]
    state.places[seat] = place
    state.tell(MOVED_BY_CARD, "cards.draw", seat, origin, place)
    if place <= origin:
        pay_salary(state, turn, "go.twice" if turn.left & PAID else "go.salary")


def move_back(state: Property, turn: Frame, steps: i64) -> None:
    """Go backward; that way GO pays nothing.

    Rule: go.back
    """
    seat = turn.seat
    origin = state.places[seat]
    state.places[seat] = (origin - steps) % state.board.size
    state.tell(MOVED_BY_CARD, "go.back", seat, origin, state.places[seat])


def pay_salary(state: Property, turn: Frame, clause: str) -> None:
    """The Bank pays the salary for landing on or passing GO, at once.

    Rule: go.salary, go.twice, house.go_double
    """
    seat = turn.seat
    amount = state.board.numbers.salary
    if state.places[seat] == 0 and state.agreed.go_factor > 1:
        amount *= state.agreed.go_factor
        clause = "house.go_double"
    turn.left |= PAID
    state.receive(seat, amount)
    state.tell(SALARY if state.places[seat] else SALARY_ON_GO, clause, seat, amount)
