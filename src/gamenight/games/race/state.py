"""What lies on the table of a race."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.games.race.track import Track
from gamenight.kernel.action import Action, Verb
from gamenight.kernel.decision import Decision
from gamenight.kernel.seat import NOBODY, Seat
from gamenight.kernel.state import State
from gamenight.kernel.terms import Terms

# The places of the decisions in the terms' table
ORDER: Final = 0
TURN: Final = 1
SPINNER: Final = 2

# Where a piece is when it is on no space
WAITING: Final = -1
GONE: Final = -2

# For what the spins before play are made (the step of the order)
FOR_ALL: Final = 0  # everybody's place
FOR_TIES: Final = 1  # the places that some share

SPIN: Final = Verb("spin")
TO_SPIN: Final = [Action(SPIN)]
STOPS: Final = Verb("spin", number="degree")


@final
class RaceTerms(Terms):
    """The track, and each seat's piece: a cat or a dog, told apart from the others by its colour.

    Rule: setup.pieces
    """

    def __init__(
        self, decisions: list[Decision[Race]], track: Track, pieces: list[int], colours: list[str]
    ) -> None:
        super().__init__(len(pieces), list(decisions))
        self.track: Final = track
        self.pieces: Final = pieces
        self.colours: Final = colours


@final
class Race(State):
    """Where each piece stands, and in which order the seats play."""

    def __init__(self, terms: RaceTerms) -> None:
        super().__init__(terms)
        self.race_terms: RaceTerms = terms
        self.track: Track = terms.track
        self.spaces: vec[i64] = vec[i64]([-1] * terms.seats)  # by seat: a space, WAITING or GONE
        self.order: vec[i64] = vec[i64]()  # seats in the order of play; empty until it is spun for

    def fresh(self) -> Race:
        """An empty race on the same track."""
        return Race(self.race_terms)

    def load(self, other: State) -> None:
        """Become equal to the other race."""
        super().load(other)
        assert isinstance(other, Race)
        seat: i64 = 0
        while seat < self.seats:
            self.spaces[seat] = other.spaces[seat]
            seat += 1
        if len(self.order) == len(other.order):
            seat = 0
            while seat < len(other.order):
                self.order[seat] = other.order[seat]
                seat += 1
        else:
            order = vec[i64]()
            for one in other.order:
                order = append(order, one)
            self.order = order

    def who_stands_on(self, space: i64) -> Seat:
        """The seat whose piece rests on this space, or NOBODY."""
        seat: i64 = 0
        while seat < self.seats:
            if self.spaces[seat] == space:
                return seat
            seat += 1
        return NOBODY
