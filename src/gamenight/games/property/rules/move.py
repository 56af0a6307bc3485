"""Moving the token round the board, and the salary for GO."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from gamenight.games.property.events import (
    MOVED,
    MOVED_BY_CARD,
    SALARY,
    SALARY_ON_GO,
)

if TYPE_CHECKING:
    from gamenight.games.property.memory import TurnFrame
    from gamenight.games.property.state import Property
    from gamenight.kernel.event import Kind


def move_forward(state: Property, turn: TurnFrame, count: i64, clause: str) -> None:
    """Move clockwise by the throw; whoever else stands there does not matter.

    Rule: turn.roll, go.salary
    """
    seat = turn.seat
    origin = state.places[seat]
    goal = origin + count
    state.places[seat] = goal % state.board.size
    state.tell(MOVED, clause, seat, origin, state.places[seat], count)
    while goal >= state.board.size:  # a throw can go round a very small board twice
        reach_go(state, turn, "go.salary")
        goal -= state.board.size


def move_to(state: Property, turn: TurnFrame, place: i64) -> None:
    """Advance to a space that a card names; GO pays on the way, also if it has paid for the throw before.

    Rule: cards.draw, go.salary, go.twice
    """
    seat = turn.seat
    origin = state.places[seat]
    state.places[seat] = place
    state.tell(MOVED_BY_CARD, "cards.draw", seat, origin, place)
    if place <= origin:
        reach_go(state, turn, "go.twice" if turn.go_paid else "go.salary")


def move_back(state: Property, turn: TurnFrame, steps: i64) -> None:
    """Go backward; that way GO pays nothing.

    Rule: go.back
    """
    seat = turn.seat
    origin = state.places[seat]
    state.places[seat] = (origin - steps) % state.board.size
    state.tell(MOVED_BY_CARD, "go.back", seat, origin, state.places[seat])


def reach_go(state: Property, turn: TurnFrame, clause: str) -> None:
    """The Bank pays the salary for landing on or passing GO, at once.

    Rule: go.salary, go.twice
    """
    if state.places[turn.seat] == 0:
        state.agreed.salary.land(state, turn, clause)
    else:
        pay_salary(state, turn, SALARY, clause, state.board.numbers.salary)


def pay_salary(state: Property, turn: TurnFrame, kind: Kind, clause: str, amount: i64) -> None:
    """The Bank pays so much, and the turn notes that GO has paid."""
    turn.go_paid = True
    state.receive(turn.seat, amount)
    state.tell(kind, clause, turn.seat, amount)


class Salary:
    """What landing on GO brings: no more than passing it."""

    def land(self, state: Property, turn: TurnFrame, clause: str) -> None:
        """The Bank pays the salary.

        Rule: go.salary
        """
        pay_salary(state, turn, SALARY_ON_GO, clause, state.board.numbers.salary)
