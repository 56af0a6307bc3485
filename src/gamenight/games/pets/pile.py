"""A stack of markers on a title: one of the fifteen ways in which at most three markers can lie."""

# Each is made once and known by a number: a one, then a digit of base two for each marker, bottom first. So
# the empty stack is 1, and a cat's marker (0) under a dog's (1) is binary 101.

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from gamenight.games.pets.board import NO_TEAM, TALLEST, TEAM_NAMES


@final
class Pile:
    """A stack: how its markers lie, from the bottom up, and what follows from that; it never changes."""

    def __init__(self, number: int) -> None:
        markers = [int(digit) for digit in f"{number:b}"[1:]]
        self.number: Final[i64] = number
        self.markers: Final = tuple(markers)  # the team of each
        self.height: Final[i64] = len(markers)
        self.owner: Final[i64] = markers[-1] if markers else NO_TEAM  # whose marker lies on top
        self.is_locked: Final = len(markers) == TALLEST  # whoever's they are

    def marker_at(self, level: i64) -> i64:
        """The team of the marker at a level, the lowest being 1; NO_TEAM where there is none."""
        return NO_TEAM if level < 1 or level > self.height else (self.number >> (self.height - level)) & 1

    def with_marker(self, team: i64) -> Pile:
        """The stack with one more marker on top."""
        return PILES[self.number << 1 | team]

    def replaced(self, level: i64) -> Pile:
        """The stack with the marker at a level changed for one of the other team."""
        one: i64 = 1
        return PILES[self.number ^ (one << (self.height - level))]

    def without(self, level: i64) -> Pile:
        """The stack with the marker at a level taken out; those above drop by one."""
        above = self.height - level
        one: i64 = 1
        return PILES[(self.number >> (above + 1)) << above | (self.number & ((one << above) - 1))]

    def __repr__(self) -> str:
        """Its markers, from the bottom up."""
        return f"<{' '.join(TEAM_NAMES[team] for team in self.markers) or 'no marker'}>"


PILES: Final = [Pile(max(number, 1)) for number in range(2 << TALLEST)]  # by their numbers, from 1
EMPTY: Final = PILES[1]
