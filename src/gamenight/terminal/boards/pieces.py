"""A letter and a colour for every seat's piece."""

from __future__ import annotations

import string
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

STYLES = {
    "red": "bold white on red",
    "blue": "bold white on blue",
    "yellow": "bold black on yellow",
    "green": "bold black on green",
    "black": "bold white on black",
    "white": "bold black on white",
}
SIGNS = string.ascii_uppercase + string.digits
OTHERS = ["bold black on cyan", "bold white on magenta", "bold reverse"]


def letters(names: Sequence[str], signs: str = SIGNS) -> list[str]:
    """One sign a seat, no two alike: the name's first letter, else another sign of it, else any."""
    taken: list[str] = []
    for name in names:
        own = [sign for sign in name.upper() if sign in signs]
        figures = [sign for sign in own if sign.isdigit()]
        taken.append(next(sign for sign in [*own[:1], *figures, *own, *signs] if sign not in taken))
    return taken


def style_of(colour: str, seat: int) -> str:
    """How a colour of the box looks here; a colour that no terminal knows gets another."""
    return STYLES.get(colour, OTHERS[seat % len(OTHERS)])
