"""What lies on the table of Ludo."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from gamenight.kernel.action import Action, Verb
from gamenight.kernel.frame import Frame
from gamenight.kernel.point import Point
from gamenight.kernel.seat import holds
from gamenight.kernel.state import State
from gamenight.kernel.terms import Terms
from tests.families.ludo.fields import LUDO
from tests.families.ludo.memory import YARD, PickFrame, Steps, TurnFrame
from tests.families.ludo.plan import Plan, arms_of

if TYPE_CHECKING:
    from gamenight.kernel.decision import Decision

# The places of the decisions in the terms' table
TURN: Final = Point[TurnFrame](0)
DIE: Final = Point[Frame](1)
PICK: Final = Point[PickFrame](2)

THROW: Final = Verb("throw")
MOVE: Final = Verb("move", item="token")
FALL: Final = Verb("die", number="count")
TO_THROW: Final = [Action(THROW)]


@final
class LudoTerms(Terms):
    """The board, and by seat the arm that it plays from and the name of its colour."""

    def __init__(self, decisions: list[Decision[Any, Any]], plan: Plan, colours: list[str]) -> None:
        super().__init__(len(colours), decisions)
        self.plan: Final = plan
        self.arms: Final = arms_of(len(colours))
        self.colours: Final = colours  # by seat


@final
class Ludo(State):
    """How far each token has come."""

    def __init__(self, terms: LudoTerms) -> None:
        super().__init__(terms)
        self.ludo_terms: Final = terms
        self.plan: Final = terms.plan
        self.steps: Steps = [[YARD] * terms.plan.tokens for _ in range(int(terms.seats))]

    def fresh(self) -> Ludo:
        """An empty board of the same terms."""
        return Ludo(self.ludo_terms)

    def load(self, other: State) -> None:
        """Become equal to the other."""
        super().load(other)
        assert isinstance(other, Ludo)
        LUDO.load(self, other)

    def space(self, seat: int, steps: int) -> int | None:
        """The space of a token of this seat that has come so many steps."""
        return self.plan.space(self.ludo_terms.arms[seat], steps)

    def others_on(self, seat: int, steps: int) -> list[tuple[int, int]]:
        """The tokens of others where a token of this seat would stand: each with its seat and its number."""
        if not self.plan.is_shared(steps):
            return []
        space = self.space(seat, steps)
        return [
            (other, token)
            for other in range(self.seats)
            if other != seat and not holds(self.out, other)
            for token, come in enumerate(self.steps[other])
            if self.plan.is_shared(come) and self.space(other, come) == space
        ]
