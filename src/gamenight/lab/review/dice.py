"""What everybody threw, against the band that so many fair throws keep."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING

from gamenight.lab.figures import SURE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gamenight.kernel.event import Event

FACES = 6
PLACES = 2  # that are shown
MIDDLE = (1 + FACES) / 2
SPREAD = sqrt((FACES * FACES - 1) / 12)  # of one die, or one number that is spun


@dataclass(frozen=True)
class Thrown:
    """The dice of one seat: how many, their average, and between what it lies nineteen times in twenty."""

    seat: int
    count: int
    mean: float
    low: float
    high: float

    @property
    def is_usual(self) -> bool:
        """Whether the average lies within the band, as both are shown."""
        return round(self.low, PLACES) <= round(self.mean, PLACES) <= round(self.high, PLACES)


def thrown_in(events: Sequence[Event], seats: int) -> list[Thrown]:
    """The dice of each seat that threw any, one by one; what has other than six faces is left out."""
    faces: list[list[int]] = [[] for _ in range(seats)]
    for event in events:
        facts = event.facts() if "throws" in event.kind.traits else {}
        if "seat" in facts:
            dice = [facts[field] for field in event.kind.traits["throws"]]
            faces[facts["seat"]] += [face for face in dice if 1 <= face <= FACES]
    return [thrown(seat, dice) for seat, dice in enumerate(faces) if dice]


def thrown(seat: int, dice: Sequence[int]) -> Thrown:
    """The average of these dice, and the band that so many keep."""
    half = SURE * SPREAD / sqrt(len(dice))
    return Thrown(seat, len(dice), sum(dice) / len(dice), MIDDLE - half, MIDDLE + half)
