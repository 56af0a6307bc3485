"""Drawing in SVG, in millimetres: boxes, symbols, and words that fit into their field."""

from __future__ import annotations

import json
from functools import cache
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from gamenight.editions.colours import READABLE, contrast, light

if TYPE_CHECKING:
    from collections.abc import Sequence

FONT = "'Fredoka', 'Atkinson Hyperlegible', 'Trebuchet MS', Verdana, sans-serif"
WIDE, BOLD = 0.6, 0.68  # of a letter, in parts of its height: whatever font there is, it fits
HEAVY = 600  # from here on letters are bold
LINE = 1.16  # from one line to the next
STEP = 0.1  # by which letters are made smaller until they fit
SMALLEST = 1.2  # mm
SYMBOL = 24  # the side of the square that symbols are drawn in
BRIGHT = 0.179  # above it black is read better, below it white


def number(value: float) -> str:
    """A length, no longer than it need be."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def box(  # noqa: PLR0913  a place, a size and how it looks
    x: float,
    y: float,
    width: float,
    height: float,
    fill: str,
    *,
    line: str = "none",
    thick: float = 0.4,
    round_: float = 0,
) -> str:
    """A rectangle."""
    at = f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
    look = f'fill="{escape(fill)}" stroke="{escape(line)}" stroke-width="{number(thick)}"'
    return f'<rect {at} rx="{number(round_)}" {look}/>'


def circle(  # noqa: PLR0913  a place, a size and how it looks
    x: float, y: float, radius: float, fill: str, line: str, *, more: str = ""
) -> str:
    """A circle about its middle."""
    at = f'cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"'
    return f'<circle {at} fill="{escape(fill)}" stroke="{escape(line)}" stroke-width="0.6"{more}/>'


def symbol(name: str, x: float, y: float, size: float, fill: str) -> str:
    """A symbol with its middle there; nothing if there is none of that name."""
    path = symbols().get(name)
    if path is None:
        return ""
    move = f"translate({number(x - size / 2)} {number(y - size / 2)}) scale({number(size / SYMBOL)})"
    return f'<path transform="{move}" fill="{escape(fill)}" fill-rule="evenodd" d="{path}"/>'


def words(  # noqa: PLR0913  what is said, where, and how it looks
    said: str,
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    most: float,
    ink: str,
    weight: int = 600,
    anchor: str = "middle",
) -> str:
    """Words in lines, as large as fits into a field; x is its middle or its left edge, y its middle."""
    lines, size = fitted(said, width, height, most, BOLD if weight >= HEAVY else WIDE)
    first = y - (len(lines) - 1) * size * LINE / 2 + size * 0.35
    look = (
        f'font-size="{number(size)}" font-weight="{weight}" text-anchor="{anchor}" fill="{escape(ink)}" '
        f'font-family="{FONT}"'
    )
    spans = [
        f'<tspan x="{number(x)}" y="{number(first + place * size * LINE)}">{escape(line)}</tspan>'
        for place, line in enumerate(lines)
    ]
    return f"<text {look}>{''.join(spans)}</text>"


def fitted(
    said: str, width: float, height: float, most: float, wide: float = WIDE
) -> tuple[list[str], float]:
    """The lines, and the height of letters at which they fit; the smallest that can be read, if none does."""
    size = most
    while size > SMALLEST:
        lines = wrapped(said, int(width / (wide * size)))
        longest = max(map(len, lines), default=0)
        if longest * wide * size <= width and len(lines) * LINE * size <= height:
            return lines, size
        size -= STEP
    return wrapped(said, max(1, int(width / (wide * SMALLEST)))), SMALLEST


def wrapped(said: str, longest: int) -> list[str]:
    """Words in lines of so many letters; a longer word has a line of its own."""
    lines: list[str] = []
    for word in said.split():
        if lines and len(lines[-1]) + 1 + len(word) <= longest:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def turned(svg: str, x: float, y: float, degrees: int) -> str:
    """A drawing moved there, and turned about its upper left corner."""
    return f'<g transform="translate({number(x)} {number(y)}) rotate({degrees})">{svg}</g>'


def joined(parts: Sequence[str]) -> str:
    """Drawings on top of each other."""
    return f"<g>{''.join(parts)}</g>"


def ink_on(colour: str, wished: str = "") -> str:
    """The ink one wishes for, if it can be read on a colour; else black or white, which is read better."""
    if wished and contrast(colour, wished) > READABLE:
        return wished
    return "#000000" if light(colour) > BRIGHT else "#ffffff"


@cache
def symbols() -> dict[str, str]:
    """The symbols by name: the paths that the page draws, too."""
    found: dict[str, str] = json.loads(Path(__file__).with_name("symbols.json").read_text(encoding="utf-8"))
    return found
