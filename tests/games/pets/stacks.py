"""Landings on titles: a token is one throw away from a space, with the purses that it will find there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.games.pets.laid import TITLES, lay

if TYPE_CHECKING:
    from collections.abc import Sequence

    import gamenight as gn

SIZE, SALARY = 28, 200
THROW = (1, 2)
EVERY_STACK = ["", "c", "d", "cc", "cd", "dc", "dd", "ccc", "ccd", "cdc", "cdd", "dcc", "dcd", "ddc", "ddd"]
NAME = {"c": "cat", "d": "dog"}
PLENTY = 5000

# What the box prints: price, tribute, tribute with the whole set
PRINTED = {
    1: (100, 100, 200), 3: (100, 100, 200), 4: (100, 100, 200), 6: (100, 100, 200),
    8: (200, 100, 300), 9: (200, 100, 300), 11: (200, 100, 300), 12: (200, 100, 300),
    15: (300, 200, 400), 17: (300, 200, 400), 18: (300, 200, 400), 20: (300, 200, 400),
    22: (400, 300, 600), 23: (400, 300, 600), 25: (400, 300, 600), 27: (400, 300, 600),
}  # fmt: skip
MATES = {
    1: 3, 3: 1, 4: 6, 6: 4, 8: 9, 9: 8, 11: 12, 12: 11,
    15: 17, 17: 15, 18: 20, 20: 18, 22: 23, 23: 22, 25: 27, 27: 25,
}  # fmt: skip


def approach(
    space: int,
    seats: str = "cd",
    seat: int = 0,
    cash: Sequence[int] = (PLENTY, PLENTY),
    chance: Sequence[object] = (),
    terms: dict[str, Any] | None = None,
    **position: Any,
) -> gn.Table:
    """A seat is to throw, and its throw will bring it to the space.

    The purses are those that it will find there: money for GO on the way is taken off before.
    """
    purses = list(cash)
    start = (space - sum(THROW)) % SIZE
    if start > space:
        purses["cd".index(seats[seat])] -= SALARY
    places = [start if one == seat else 0 for one in range(len(seats))]
    table = {"places": places, "cash": purses, "turn": seat, **position}
    return lay(seats, [THROW, *chance], terms, **table)


def even(free: Sequence[int] = (), height: int = 1) -> dict[int, str]:
    """All titles but some are claimed, by cats and dogs in turn, so that sets are split."""
    return {title: "cd"[place % 2] * height for place, title in enumerate(TITLES) if title not in free}


def markers(drawn: dict[int, str], team: str) -> list[str]:
    """The words for every marker of a team, wherever it lies."""
    return [
        f"pick {space} {level}"
        for space, stack in sorted(drawn.items())
        for level, marker in enumerate(stack, 1)
        if marker == team
    ]
