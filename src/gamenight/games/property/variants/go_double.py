"""House rule: landing on GO brings the salary twice."""

from __future__ import annotations

from typing import Any, Final, final

from gamenight.games.property.events import SALARY_ON_GO
from gamenight.games.property.memory import TurnFrame
from gamenight.games.property.rules.move import Salary, pay_salary
from gamenight.games.property.state import Property
from gamenight.games.property.terms import PropertyTerms
from gamenight.kernel.variant import Variant

TIMES: Final = 2


@final
class GoDouble(Variant[PropertyTerms]):
    """Off unless the table wants it.

    Rule: house.go_double
    """

    def agree(self, terms: PropertyTerms, agreed: dict[str, Any]) -> None:
        """Landing on GO is worth more than passing it."""
        if agreed["go_double"]:
            terms.salary = DoubleOnGo()


@final
class DoubleOnGo(Salary):
    """More for landing on GO than for passing it."""

    def land(self, state: Property, turn: TurnFrame, clause: str) -> None:
        """Twice the salary for landing on GO.

        Rule: house.go_double
        """
        pay_salary(state, turn, SALARY_ON_GO, "house.go_double", state.board.numbers.salary * TIMES)
