"""How strong players are, in points, from who won at which table."""

from __future__ import annotations

from dataclasses import dataclass
from math import log10, sqrt
from typing import TYPE_CHECKING

from gamenight.lab.figures import Mean, around, student

if TYPE_CHECKING:
    from collections.abc import Sequence

TEN_TO_ONE = 400.0  # points by which a player is ahead who wins ten times as often
GROUPS = 50  # of seeds; each is left out once, to see how much hangs on it
PRECISE = 1e-9
LONGEST = 10_000  # rounds of fitting

Points = list[float]


@dataclass(frozen=True)
class Sitting:
    """One table of a league: how many seats each player has, and what each has won, by groups of seeds."""

    seats: tuple[int, ...]  # by player
    won: tuple[tuple[float, ...], ...]  # by group and player

    def without(self, group: int) -> Points:
        """What each player has won, but for the games of one group; -1 leaves out none."""
        players = range(len(self.seats))
        return [sum(row[player] for at, row in enumerate(self.won) if at != group) for player in players]


def strengths(players: int, sittings: Sequence[Sitting], groups: int, sure: float) -> list[Mean]:
    """The strength of each player in points around 0, with bounds.

    A table is won by a player with a chance in proportion to its seats times its strength (Bradley and Terry,
    for more than two). To each player's games one is added, half won against an average player, so that
    somebody who never won has a strength, too. Bounds come from leaving out each group of seeds once.
    """
    whole = fitted(players, sittings, -1, [1.0] * players)
    middle = in_points(whole)
    rows = [in_points(fitted(players, sittings, group, whole)) for group in range(groups)]
    found = []
    for player in range(players):
        mean = sum(row[player] for row in rows) / groups
        spread = sum((row[player] - mean) ** 2 for row in rows) * (groups - 1) / groups
        error = sqrt(spread) if groups > 1 else float("inf")
        found.append(around(middle[player], error, student(sure, groups - 1) if groups > 1 else sure))
    return found


def fitted(players: int, sittings: Sequence[Sitting], without: int, start: Points) -> Points:
    """The strengths by which what was won is likeliest."""
    won = [sitting.without(without) for sitting in sittings]
    total = [sum(row) for row in won]
    whole = [0.5 + sum(row[player] for row in won) for player in range(players)]
    strength = list(start)
    for _ in range(LONGEST):
        weight = [1.0 / (one + 1.0) for one in strength]
        for sitting, games in zip(sittings, total, strict=True):
            share = games / sum(seats * one for seats, one in zip(sitting.seats, strength, strict=True))
            for player, seats in enumerate(sitting.seats):
                weight[player] += seats * share
        fresh = [won_there / one for won_there, one in zip(whole, weight, strict=True)]
        change = max(abs(new - old) / old for new, old in zip(fresh, strength, strict=True))
        strength = fresh
        if change < PRECISE:
            break
    return strength


def in_points(strength: Points) -> Points:
    """Strengths in points, 0 on average."""
    points = [TEN_TO_ONE * log10(one) for one in strength]
    mean = sum(points) / len(points)
    return [one - mean for one in points]


def chances(seats: Sequence[int], points: Sequence[float]) -> Points:
    """How likely each player is to win a table, by points."""
    weights = [float(count * 10.0 ** (one / TEN_TO_ONE)) for count, one in zip(seats, points, strict=True)]
    return [one / sum(weights) for one in weights]
