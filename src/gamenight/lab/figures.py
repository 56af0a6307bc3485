"""Shares with their intervals, from games that come in bundles."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

SURE = 1.959964  # standard errors to either side: nineteen times of twenty the truth lies between


@dataclass(frozen=True)
class Share:
    """A part of the whole, and between what bounds it lies nineteen times of twenty."""

    value: float
    low: float
    high: float

    def __str__(self) -> str:
        """In percent: 61.3 % [58.9, 63.6]."""
        return f"{100 * self.value:.1f} % [{100 * self.low:.1f}, {100 * self.high:.1f}]"


def share_of(bundles: Sequence[float], games: int) -> Share:
    """The mean of the bundles, each itself the mean of some games that share their luck.

    How far bundles differ says how many independent games they are worth; the interval is Wilson's for that
    number, so that it never leaves 0 to 1 and is right near both ends.
    """
    number = len(bundles)
    mean = sum(bundles) / number
    worth = float(games)
    if number > 1:
        variance = sum((one - mean) ** 2 for one in bundles) / (number - 1) / number
        if 0 < mean < 1 and variance > 0:
            worth = mean * (1 - mean) / variance
    square = SURE * SURE
    middle = (mean + square / (2 * worth)) / (1 + square / worth)
    half = SURE * sqrt(mean * (1 - mean) / worth + square / (4 * worth * worth)) / (1 + square / worth)
    return Share(mean, max(middle - half, 0.0), min(middle + half, 1.0))
