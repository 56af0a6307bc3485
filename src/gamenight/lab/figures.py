"""Shares with their intervals, from games that come in bundles."""

from __future__ import annotations

from dataclasses import dataclass
from math import isfinite, sqrt
from statistics import NormalDist
from typing import TYPE_CHECKING

from gamenight.words.figure import Figures

if TYPE_CHECKING:
    from collections.abc import Sequence

SURE = 1.959964  # standard errors to either side: nineteen times in twenty the truth lies between
MANY = 1000  # values, from which on their own spread is known well enough
ALIKE = 1e-15  # a variance that is nothing but rounding


@dataclass(frozen=True)
class Share(Figures):
    """A part of the whole, and between what bounds it lies nineteen times in twenty."""

    value: float
    low: float
    high: float

    def __str__(self) -> str:
        """The figure in percent: 61.3 % [58.9, 63.6]."""
        return f"{100 * self.value:.1f} % [{100 * self.low:.1f}, {100 * self.high:.1f}]"


def share_of(bundles: Sequence[float], sure: float = SURE) -> Share:
    """The mean of the bundles, each itself the mean of some games that share their luck.

    How far bundles differ says how many independent games they are worth, and where all are alike, each is
    worth one. The interval is Wilson's for that number, so that it never leaves 0 to 1 and is right near both
    ends.
    """
    number = len(bundles)
    mean = sum(bundles) / number
    worth = float(number)
    if number > 1 and 0 < mean < 1 and (spread := variance(bundles)) > ALIKE:
        worth = mean * (1 - mean) / (spread / number)
        sure = student(sure, number - 1)
    square = sure * sure
    middle = (mean + square / (2 * worth)) / (1 + square / worth)
    half = sure * sqrt(mean * (1 - mean) / worth + square / (4 * worth * worth)) / (1 + square / worth)
    return Share(mean, max(middle - half, 0.0), min(middle + half, 1.0))


@dataclass(frozen=True)
class Mean(Figures):
    """An average, and between what bounds it lies nineteen times in twenty."""

    value: float
    low: float
    high: float

    def __str__(self) -> str:
        """With as many figures as mean something: 31.4 [30.9, 31.9]; 31.4 [?] where nobody knows how sure."""
        places = 1 if abs(self.value) < 1000 else 0
        value, low, high = (f"{one:z.{places}f}" for one in (self.value, self.low, self.high))
        return f"{value} [{low}, {high}]" if self.is_bounded() else f"{value} [?]"

    def is_bounded(self) -> bool:
        """Whether it is known how sure this is: of a single value it is not."""
        return isfinite(self.low) and isfinite(self.high)

    def is_beside_zero(self) -> bool:
        """Whether zero lies outside the bounds: something is surely there."""
        return self.low > 0 or self.high < 0


def mean_of(values: Sequence[float], sure: float = SURE) -> Mean:
    """The mean of values that know nothing of each other, and its bounds."""
    number = len(values)
    mean = sum(values) / number
    if number == 1:
        return around(mean, float("inf"), sure)
    return around(mean, sqrt(variance(values) / number), student(sure, number - 1))


def change_of(before: Sequence[float], after: Sequence[float], sure: float = SURE) -> Mean:
    """By how many in a hundred the mean changed, from pairs that share their luck."""
    number = len(before)
    base = sum(before) / number
    if base == 0:
        return Mean(0.0, float("-inf"), float("inf"))
    rate = sum(after) / number / base
    if number == 1:
        return around(100 * (rate - 1), float("inf"), sure)
    rests = [new - rate * old for old, new in zip(before, after, strict=True)]
    error = sqrt(variance(rests) / number) / abs(base)
    return around(100 * (rate - 1), 100 * error, student(sure, number - 1))


def around(value: float, error: float, sure: float = SURE) -> Mean:
    """A value with so many standard errors to either side."""
    return Mean(value, value - sure * error, value + sure * error)


def variance(values: Sequence[float]) -> float:
    """How far values lie apart: the mean square from their mean, for a sample."""
    mean = sum(values) / len(values)
    return sum((one - mean) ** 2 for one in values) / (len(values) - 1)


def sure_for(comparisons: int) -> float:
    """Standard errors to either side, so that of so many comparisons all hold nineteen times in twenty."""
    return NormalDist().inv_cdf(1 - 0.025 / comparisons)


def student(sure: float, freedom: int) -> float:
    """Standard errors to either side where they come from few values, and are themselves unsure.

    The quantile of Student's distribution from the normal one (Abramowitz and Stegun, 26.7.5).
    """
    if freedom >= MANY:
        return sure
    square, part = sure * sure, 1 / freedom
    wider = 0.0
    for term in (
        ((((79 * square + 776) * square + 1482) * square - 1920) * square - 945) / 92160,
        (((3 * square + 19) * square + 17) * square - 15) / 384,
        ((5 * square + 16) * square + 3) / 96,
        (square + 1) / 4,
    ):
        wider = (wider + term) * part
    return sure * (1 + wider)
