"""Drawings for a page: dots with their bounds, and curves, in plain SVG; the page gives the colours."""

from __future__ import annotations

from html import escape
from math import isfinite
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from gamenight.lab.figures import Mean, Share

WIDTH = 640
NARROW = 420  # of dots, whose names stand above them: they can be read on a phone
RIGHT = 24
ROW = 44
FOOT = 30
TALL = 260
HUES = 6
IN_A_ROW = 2  # names below the curves


def dots(
    rows: Sequence[tuple[str, Mean | Share]],
    unit: str,
    mark: float | None = None,
    write: Callable[[object], str] = str,
) -> str:
    """A dot for each figure with a line from its lower to its upper bound; `mark` is drawn as a line."""
    values = [
        edge for _, figure in rows for edge in (figure.low, figure.value, figure.high) if isfinite(edge)
    ]
    low, high, step = scale([*values, *([] if mark is None else [mark])])
    height = ROW * len(rows) + FOOT

    def x(value: float) -> float:
        return RIGHT + (value - low) / (high - low) * (NARROW - 2 * RIGHT)

    parts = [grid(x(tick), height - FOOT, write(f"{tick:g}") + unit) for tick in ticks(low, high, step)]
    if mark is not None:
        parts.append(
            f'<line class="mark" x1="{x(mark):.1f}" x2="{x(mark):.1f}" y1="0" y2="{height - FOOT}"/>'
        )
    for place, (name, figure) in enumerate(rows):
        y = ROW * place + 30
        parts.append(f'<text x="0" y="{y - 14}">{escape(name)}</text>')
        if isfinite(figure.low) and isfinite(figure.high):
            ends = f'x1="{x(figure.low):.1f}" x2="{x(figure.high):.1f}"'
            parts.append(f'<line class="span" {ends} y1="{y}" y2="{y}"/>')
        parts.append(f'<circle class="dot" cx="{x(figure.value):.1f}" cy="{y}" r="6"/>')
    said = "; ".join(f"{name}: {write(figure)}" for name, figure in rows)
    return framed(height, parts, said, NARROW)


def curves(
    names: Sequence[str], rows: Sequence[Sequence[Share]], marks: Sequence[tuple[int, str]] = ()
) -> str:
    """A line for each name through its shares with their band, a row a moment; marks at some moments."""
    last = max(len(rows) - 1, 1)
    left, right = 40, WIDTH - RIGHT

    def x(place: int) -> float:
        return left + place / last * (right - left)

    def y(value: float) -> float:
        return 8 + (1 - value) * (TALL - 16)

    parts = []
    for tick in (0, 0.25, 0.5, 0.75, 1):
        parts.append(f'<line class="grid" x1="{left}" x2="{right}" y1="{y(tick):.1f}" y2="{y(tick):.1f}"/>')
        parts.append(f'<text class="tick end" x="{left - 6}" y="{y(tick) + 4:.1f}">{100 * tick:.0f}</text>')
    for place, name in marks:
        parts.append(f'<line class="mark" x1="{x(place):.1f}" x2="{x(place):.1f}" y1="8" y2="{TALL - 8}">')
        parts.append(f"<title>{escape(name)}</title></line>")
    alike: dict[tuple[Share, ...], list[int]] = {}  # partners win together: one line for both
    for seat in range(len(names)):
        alike.setdefault(tuple(row[seat] for row in rows), []).append(seat)
    for curve, seats in alike.items():
        edges = [*enumerate(share.high for share in curve)]
        edges += reversed([*enumerate(share.low for share in curve)])
        around = " ".join(f"{x(place):.1f},{y(value):.1f}" for place, value in edges)
        parts.append(f'<polygon class="band seat{seats[0] % HUES}" points="{around}"/>')
    said = []
    for number, (curve, seats) in enumerate(alike.items()):
        who = ", ".join(names[seat] for seat in seats)
        name, look = escape(who), f"seat{seats[0] % HUES}"
        points = " ".join(f"{x(place):.1f},{y(share.value):.1f}" for place, share in enumerate(curve))
        parts.append(f'<polyline class="line {look}" points="{points}"><title>{name}</title></polyline>')
        across, down = left + 8 + 300 * (number % IN_A_ROW), TALL + 14 + 26 * (number // IN_A_ROW)
        parts.append(f'<circle class="{look}" cx="{across}" cy="{down}" r="6"/>')
        parts.append(f'<text x="{across + 14}" y="{down + 5}">{name}</text>')
        said.append(f"{who}: {100 * curve[0].value:.0f} → {100 * curve[-1].value:.0f}")
    height = TALL + 30 + 26 * ((len(alike) - 1) // IN_A_ROW)
    return framed(height, parts, "; ".join(said), look="curves")


def grid(x: float, height: float, text: str) -> str:
    """A line from top to bottom, and below it what it stands for."""
    line = f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{height}"/>'
    return f'{line}<text class="tick" x="{x:.1f}" y="{height + 20}">{escape(text)}</text>'


def framed(height: float, parts: Sequence[str], said: str, width: int = WIDTH, look: str = "dots") -> str:
    """The drawing, with what it says in words for those who do not see it."""
    size = f'viewBox="0 0 {width} {height:g}" style="max-width: {width * 1.3:g}px"'
    head = f'<svg class="{look}" {size} role="img" aria-label="{escape(said, quote=True)}">'
    return head + "".join(parts) + "</svg>"


def scale(values: Sequence[float]) -> tuple[float, float, float]:
    """From where to where an axis goes, and by what steps: round numbers around all values."""
    low, high = min(values), max(values)
    if high - low < 1e-9:
        low, high = low - 1, high + 1
    size = 1.0
    while size > (high - low) / 3:
        size /= 10
    while size * 10 <= (high - low) / 3:
        size *= 10
    step = next(size * times for times in (1, 2, 5, 10) if (high - low) / (size * times) <= 7)
    return step * (low // step), step * -(-high // step), step


def ticks(low: float, high: float, step: float) -> list[float]:
    """The round numbers of an axis."""
    return [round(low + step * place, 9) for place in range(round((high - low) / step) + 1)]
