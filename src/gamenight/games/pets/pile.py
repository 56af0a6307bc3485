"""A stack of markers as one small number: a one, then a digit of base two for each marker, bottom first.

An empty space is 1; a cat's marker (0) under a dog's (1) is binary 101.
"""

from typing import Final

from mypy_extensions import i64

from gamenight.games.pets.board import NO_TEAM, TALLEST

EMPTY: Final = 1


def height_of(pile: i64) -> i64:
    """How many markers lie there."""
    height: i64 = 0
    while pile > EMPTY:
        pile >>= 1
        height += 1
    return height


def owner_of(pile: i64) -> i64:
    """The team whose marker lies on top, or NO_TEAM.

    Rule: end.claimed
    """
    return NO_TEAM if pile == EMPTY else pile & 1


def is_locked(pile: i64) -> bool:
    """Whether three markers lie there, whoever's.

    Rule: title.lock
    """
    return pile >> TALLEST == EMPTY


def with_marker(pile: i64, team: i64) -> i64:
    """The stack with one more marker on top."""
    return pile << 1 | team


def marker_at(pile: i64, level: i64) -> i64:
    """The team of the marker at a level, the lowest being 1; NO_TEAM above the top."""
    depth = height_of(pile) - level
    return NO_TEAM if depth < 0 or level < 1 else (pile >> depth) & 1


def replaced(pile: i64, level: i64) -> i64:
    """The stack with the marker at a level changed for one of the other team."""
    one: i64 = 1
    return pile ^ (one << (height_of(pile) - level))


def without(pile: i64, level: i64) -> i64:
    """The stack with the marker at a level taken out; those above drop by one."""
    depth = height_of(pile) - level
    one: i64 = 1
    above = pile & ((one << depth) - 1)
    return (pile >> (depth + 1)) << depth | above


def markers(pile: i64) -> list[int]:
    """The teams of the markers, from the bottom up."""
    return [int(marker_at(pile, level + 1)) for level in range(height_of(pile))]
