"""What a table of the card game agreed."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from gamenight.games.deal.memory import ChargeFrame, DrawFrame, FirstFrame, PlaceFrame, TurnFrame
from gamenight.games.deal.pack import COLOURS_OF_RENT, Pack
from gamenight.kernel.decision import Aside, Decision
from gamenight.kernel.frame import Frame
from gamenight.kernel.point import Point
from gamenight.kernel.terms import Terms

# The places of the decisions in the terms' table
FIRST: Final = Point[FirstFrame](0)
TURN: Final = Point[TurnFrame](1)
DRAW: Final = Point[DrawFrame](2)
CHARGE: Final = Point[ChargeFrame](3)
PLACE: Final = Point[PlaceFrame](4)
DISCARD: Final = Point[Frame](5)

# The place of the one aside
MOVING: Final = 0

# The dealer's streams
FIRST_STREAM: Final = 0
CARD_STREAM: Final = 1


@final
class DealTerms(Terms):
    """The cards, how many packs of them, and the numbers that an option may set before play."""

    def __init__(
        self,
        seats: int,
        decisions: list[Decision[Any, Any]],
        asides: list[Aside[Any]],
        pack: Pack,
        packs: int,
    ) -> None:
        super().__init__(seats, decisions, asides)
        self.pack: Final = pack
        self.packs: Final[i64] = packs
        self.slots: Final[i64] = 3 if packs == 1 else 5  # how many sets of one colour a seat has room for
        self.most_doubled: i64 = COLOURS_OF_RENT  # how many colours a rent card may have to be doubled
        self.plays_for_no: i64 = 0  # what a Just Say No costs whoever is on turn
        self.colouring: i64 = pack.all_parts  # of a set as pile.py packs it: what gives it its colour
