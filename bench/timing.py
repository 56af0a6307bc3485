"""Time a piece of work in rounds, and keep the best and the median."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


@dataclass(frozen=True)
class Pace:
    """How often to measure, and for how long each time."""

    rounds: int
    seconds: float


FULL = Pace(rounds=5, seconds=0.4)
QUICK = Pace(rounds=3, seconds=0.06)


@dataclass(frozen=True)
class Figure:
    """One measured number: the best round and the median of all."""

    best: float
    median: float


def per_second(seconds: list[float]) -> Figure:
    """So many in a second, from the seconds that one takes."""
    return Figure(1 / min(seconds), 1 / median(seconds))


def lasting(seconds: list[float], unit: float) -> Figure:
    """How long one takes, in units of a second."""
    return Figure(min(seconds) / unit, median(seconds) / unit)


def rounds(pace: Pace, work: Callable[[int], int]) -> tuple[list[float], list[float]]:
    """Let the work be done in rounds; the seconds for each time, and for each thing it says it did.

    `work(times)` does its piece so many times and returns how many things were done in all.
    """
    times = _times_for(pace.seconds, work)
    each_time, each_thing = [], []
    for _ in range(pace.rounds):
        start = perf_counter()
        things = work(times)
        spent = perf_counter() - start
        each_time.append(spent / times)
        each_thing.append(spent / things)
    return each_time, each_thing


def _times_for(seconds: float, work: Callable[[int], int]) -> int:
    """How many times fill a round; finding out also warms the work up."""
    times = 1
    while True:
        start = perf_counter()
        work(times)
        spent = perf_counter() - start
        if spent > seconds / 10:
            return max(1, round(times * seconds / spent))
        times *= 2
