"""What lies on the table of a race."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.games.race.dial import say_degree
from gamenight.games.race.fields import RACE
from gamenight.games.race.memory import WAITING, OrderFrame, Spaces, SpinnerFrame
from gamenight.games.race.track import Track
from gamenight.kernel.action import Action, Verb
from gamenight.kernel.decision import Decision
from gamenight.kernel.frame import Frame
from gamenight.kernel.point import Point
from gamenight.kernel.seat import NOBODY, Seat
from gamenight.kernel.state import State
from gamenight.kernel.terms import Terms

# The places of the decisions in the terms' table
ORDER: Final = Point[OrderFrame](0)
TURN: Final = Point[Frame](1)
SPINNER: Final = Point[SpinnerFrame](2)

SPIN: Final = Verb("spin")
TO_SPIN: Final = [Action(SPIN)]
STOPS: Final = Verb("spin", number="degree", says=say_degree)


@final
class RaceTerms(Terms):
    """The track, and each seat's piece: a cat or a dog, told apart from the others by its colour.

    Rule: setup.pieces
    """

    def __init__(
        self, decisions: list[Decision[Any, Any]], track: Track, pieces: list[int], colours: list[str]
    ) -> None:
        super().__init__(len(pieces), decisions)
        self.track: Final = track
        self.pieces: Final = pieces
        self.colours: Final = colours


@final
class Race(State):
    """Where each piece stands, and in which order the seats play."""

    def __init__(self, terms: RaceTerms) -> None:
        super().__init__(terms)
        self.race_terms: Final = terms
        self.track: Final = terms.track
        self.spaces: Spaces = vec[i64]([int(WAITING)] * terms.seats)
        self.order: vec[Seat] = vec[i64]()  # seats in the order of play; empty until it is spun for

    def fresh(self) -> Race:
        """An empty race on the same track."""
        return Race(self.race_terms)

    def load(self, other: State) -> None:
        """Become equal to the other race."""
        super().load(other)
        assert isinstance(other, Race)
        RACE.load(self, other)

    def who_stands_on(self, space: i64) -> Seat:
        """The seat whose piece rests on this space, or NOBODY."""
        seat: i64 = 0
        while seat < self.seats:
            if self.spaces[seat] == space:
                return seat
            seat += 1
        return NOBODY
