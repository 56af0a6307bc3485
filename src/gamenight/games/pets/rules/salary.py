"""The money for GO."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.games.pets.events import SALARY
from gamenight.games.pets.rules.sums import sums_there

if TYPE_CHECKING:
    from gamenight.games.pets.state import Pets
    from gamenight.kernel.seat import Seat


def pay_salary(state: Pets, seat: Seat) -> None:
    """The Bank pays the team for passing or reaching GO, before the space is settled.

    Rule: go.salary, go.before
    """
    team = state.team_of(seat)
    salary = state.board.numbers.salary
    state.receive(team, salary)
    if state.log is not None:
        clause = "go.before" if is_needed_there(state, seat) else "go.salary"
        state.tell(SALARY, clause, seat, team, salary)


def is_needed_there(state: Pets, seat: Seat) -> bool:
    """Whether only the money just paid for GO covers something that is asked where the token stands.

    Rule: go.before
    """
    cash = state.cash[state.team_of(seat)]
    before = cash - state.board.numbers.salary
    for amount in sums_there(state, seat):
        if before < amount <= cash:
            return True
    return False
