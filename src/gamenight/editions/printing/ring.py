"""A board of spaces round the edge: each drawn upright by its family, and laid on its side of the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.editions.printing.sheets import Piece
from gamenight.editions.printing.svg import box, joined, turned

if TYPE_CHECKING:
    from collections.abc import Callable

    Draw = Callable[[int, float, float], str]  # a space, its width and its height; its outer edge is below

SIDE = 480.0  # mm
RIM = 3.0
CORNER = 1.5  # of a corner, as many times as wide as the spaces between
SIDES = 4


def ring(spaces: int, draw: Draw, middle: Callable[[float], str], ground: str, ink: str) -> Piece:
    """The whole board; the middle is drawn from its upper left corner, in a square of the side it is told."""
    steps = max(1, -(-spaces // SIDES))
    whole = SIDE - 2 * RIM
    deep = whole * CORNER / (steps - 1 + 2 * CORNER)
    wide = deep / CORNER
    parts = [box(0, 0, SIDE, SIDE, ground), turned(middle(whole - 2 * deep), RIM + deep, RIM + deep, 0)]
    for space in range(spaces):
        side, along = divmod(space, steps)
        width = deep if along == 0 else wide
        # on its own side the way runs from the right to the left, and the corner comes first
        x = whole - (deep if along == 0 else deep + along * wide)
        left, top = _turned(x, whole - deep, side, whole)
        parts.append(turned(draw(space, width, deep), RIM + left, RIM + top, side * 90))
    parts.append(box(RIM / 2, RIM / 2, SIDE - RIM, SIDE - RIM, "none", line=ink, thick=RIM))
    return Piece(SIDE, SIDE, joined(parts))


def _turned(x: float, y: float, side: int, whole: float) -> tuple[float, float]:
    """Where a point of the lowest side comes to when the board is turned to another side, clockwise."""
    for _ in range(side):
        x, y = whole - y, x
    return x, y
