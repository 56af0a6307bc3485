"""What is right and will look poor on the board: colours that are taken for each other, names too long."""

from __future__ import annotations

from itertools import combinations
from math import ceil
from typing import TYPE_CHECKING

from gamenight.editions.colours import READABLE, apart, contrast
from gamenight.editions.printing.svg import wrapped

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from gamenight.editions.checking import Printed

TOLD_APART = 0.06  # how far apart two colours are that one tells apart at a glance
SMALLEST = 9.0  # letters, on a board 1000 wide; the largest are 17
CORNER = 1.5  # a corner is so much wider than a space on a side
BAR, EDGE = 25, 8  # what a lot's colour and the margin take
LETTER, LINE = 0.56, 1.08  # a letter is so wide and a line so high, in sizes of type
MANY = 4  # lines
LYING, STANDING = 9, 12  # letters to a line, below and above, and at the sides


def sides(spaces: Sequence[Printed]) -> Iterator[str]:
    """Check that the four sides of a board have the same length."""
    if len(spaces) % 4:
        side = ceil(len(spaces) / 4)
        yield f"spaces: {len(spaces)} spaces make no even sides; {4 * side - 4} or {4 * side} do"


def small_names(spaces: Sequence[Printed], barred: Sequence[str]) -> Iterator[str]:
    """Names for which there is no room but in tiny letters."""
    for place, space in enumerate(spaces):
        lines = wrapped(space.name, _to_a_line(place, len(spaces))) or [space.name]
        if size_of(lines, place, len(spaces), has_bar=space.kind in barred) < SMALLEST:
            word = max(lines, key=len)
            why = f"{word!r} is long for a line" if len(lines) < MANY else f"it takes {len(lines)} lines"
            yield f"spaces[{place}].name: {space.name!r} will be tiny on the board: {why}"


def alike(hues: dict[str, str]) -> Iterator[str]:
    """Colours that are taken for each other, by the fields they stand in."""
    for (one, first), (other, second) in combinations(hues.items(), 2):
        if apart(first, second) < TOLD_APART:
            yield f"{other}: {second} can hardly be told from {first}, {one}"


def unreadable(path: str, ink: str, paper: str, what: str) -> Iterator[str]:
    """Print that cannot be read on its paper."""
    found = contrast(ink, paper)
    if found < READABLE:
        yield f"{path}: {ink} on {paper}, {what}, can hardly be read: contrast {found:.1f} of {READABLE}"


def unseen(path: str, hue: str, paper: str, what: str) -> Iterator[str]:
    """A colour that vanishes on its paper."""
    if apart(hue, paper) < TOLD_APART:
        yield f"{path}: {hue} can hardly be seen on {paper}, {what}"


def size_of(lines: Sequence[str], place: int, spaces: int, *, has_bar: bool) -> float:
    """How large the letters of a name can be, on a board 1000 wide."""
    steps = ceil(spaces / 4)
    wide = 1000 / (steps - 1 + 2 * CORNER)
    deep = wide * CORNER
    is_corner, is_lying = place % steps == 0, place // steps % 2 == 0
    bar = BAR if has_bar else 0
    width, height = (wide, deep - bar) if is_lying else (deep - bar, wide)
    if is_corner:
        width, height = deep, deep
    across = (width - EDGE) / (LETTER * max(map(len, lines)))
    return min(across, height * (0.4 if is_lying else 0.48) / (LINE * len(lines)))


def _to_a_line(place: int, spaces: int) -> int:
    steps = ceil(spaces / 4)
    return LYING if place % steps == 0 or place // steps % 2 == 0 else STANDING
