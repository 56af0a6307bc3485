"""The race on paper: its track with the arrows, and the spinner."""

from __future__ import annotations

from math import cos, hypot, pi, sin
from typing import TYPE_CHECKING

from gamenight.editions.printing.sheets import Piece, Print
from gamenight.editions.printing.svg import box, circle, joined, number, symbol, words
from gamenight.games.race.dial import CIRCLE, HIGHEST, SECTOR
from gamenight.words.catalogue import catalogue

if TYPE_CHECKING:
    from gamenight.games.race.edition.board import RaceBoard, Space
    from gamenight.games.race.edition.reader import RaceEdition

SIDE, FRAME = 480.0, 14.0
MIDDLE = 2  # cells along a side of the centre
SPINNER = 150.0
PAPER, INK, RED, GOLD, BLUE = "#fbf2dc", "#1d2b4f", "#c4361d", "#eec15c", "#cfdde3"
SIGNS = {"cat": "paw", "dog": "dog", "bone": "bone", "bowl": "bowl"}
FILLS = {"start": GOLD, "finish": GOLD, "picture": BLUE, "end": "#f1e2bd"}
SECTORS = (GOLD, PAPER, BLUE)


def prints(edition: RaceEdition, language: str) -> list[Print]:
    """The board, and a spinner to put a pin through."""
    say = catalogue(language).say
    title = edition.title
    return [
        Print("board", f"{title} · {say('print', 'race', 'board')}", [track(edition.board())]),
        Print("spinner", f"{title} · {say('print', 'race', 'spinner')}", [spinner()]),
    ]


def track(board: RaceBoard) -> Piece:
    """The spaces from the lower left corner round and round to the centre, and the arrows over them."""
    side, way = spiral(len(board.spaces))
    cell = (SIDE - 2 * FRAME) / side
    parts = [box(0, 0, SIDE, SIDE, RED), box(FRAME / 2, FRAME / 2, SIDE - FRAME, SIDE - FRAME, PAPER)]
    middles, signs = [], []
    for space, (column, row, size) in zip(board.spaces, way, strict=True):
        x, y, across = FRAME + column * cell, FRAME + row * cell, size * cell
        middles.append((x + across / 2, y + across / 2))
        parts.append(box(x, y, across, across, FILLS.get(space.kind, PAPER), line=INK, thick=0.6))
        signs.append(printed(space, x, y, across))
    parts += [
        arrow(middles[space.number], middles[space.leads_to], cell, is_ahead=space.leads_to > space.number)
        for space in board.spaces
        if space.leads_to is not None
    ]
    return Piece(SIDE, SIDE, joined([*parts, *signs]))


def spiral(spaces: int) -> tuple[int, list[tuple[int, int, int]]]:
    """How many cells a side has, and of each space its column, row and size; the last is the centre."""
    steps = spaces - 1
    side = 2 * MIDDLE
    while side * side - MIDDLE * MIDDLE < steps:
        side += 2
    way: list[tuple[int, int, int]] = []
    for low in range((side - MIDDLE) // 2):
        high = side - 1 - low
        way += [(column, high, 1) for column in range(low, high + 1)]
        way += [(high, row, 1) for row in range(high - 1, low - 1, -1)]
        way += [(column, low, 1) for column in range(high - 1, low - 1, -1)]
        way += [(low, row, 1) for row in range(low + 1, high)]
    middle = side // 2 - 1
    return side, [*way[len(way) - steps :], (middle, middle, MIDDLE)]


def printed(space: Space, x: float, y: float, side: float) -> str:
    """What stands on a space: its number in the corner, or its name, and what it shows."""
    middle = x + side / 2
    if space.kind in {"start", "finish"}:
        return words(space.name, middle, y + side / 2, side * 0.86, side * 0.5, most=side / 5, ink=INK)
    count, wide, high = str(space.number), side * 0.5, side * 0.24
    sign = symbol(SIGNS.get(space.shows or "", ""), middle, y + side * 0.58, side * 0.5, INK)
    return words(count, x + 2.5, y + side * 0.16, wide, high, most=7, ink=INK, anchor="start") + sign


def arrow(start: tuple[float, float], end: tuple[float, float], cell: float, *, is_ahead: bool) -> str:
    """A bent arrow from a picture to where it leads; back is dashed."""
    (ax, ay), (bx, by) = start, end
    long = hypot(bx - ax, by - ay) or 1.0
    dx, dy = (bx - ax) / long, (by - ay) / long
    ax, ay, bx, by = ax + dx * cell * 0.3, ay + dy * cell * 0.3, bx - dx * cell * 0.32, by - dy * cell * 0.32
    cx, cy = (ax + bx) / 2 - dy * long * 0.1, (ay + by) / 2 + dx * long * 0.1
    tip = 0.13 * cell
    left, right = (
        (bx - dx * tip - dy * tip / 2, by - dy * tip + dx * tip / 2),
        (bx - dx * tip + dy * tip / 2, by - dy * tip - dx * tip / 2),
    )
    colour = RED if is_ahead else INK
    dashes = "" if is_ahead else ' stroke-dasharray="5 3"'
    bow = f"M{number(ax)} {number(ay)}Q{number(cx)} {number(cy)} {number(bx)} {number(by)}"
    head = "M{} {}L{} {}L{} {}Z".format(*map(number, (bx + dx * tip, by + dy * tip, *left, *right)))
    return (
        f'<path d="{bow}" fill="none" stroke="{PAPER}" stroke-width="4.5"/>'
        f'<path d="{bow}" fill="none" stroke="{colour}" stroke-width="2.2"{dashes}/>'
        f'<path d="{head}" fill="{colour}"/>'
    )


def spinner() -> Piece:
    """A disc with its numbers: a pin through its middle holds a paper clip, which is spun."""
    middle = SPINNER / 2
    radius = middle - 4
    parts = []
    for place in range(CIRCLE // SECTOR):
        begin, end = (2 * pi * angle / CIRCLE for angle in (place * SECTOR, (place + 1) * SECTOR))
        ends = [
            f"{number(middle + radius * sin(turn))} {number(middle - radius * cos(turn))}"
            for turn in (begin, end)
        ]
        round_ = f"A{number(radius)} {number(radius)} 0 0 1 "
        path = f"M{number(middle)} {number(middle)}L{ends[0]}{round_}{ends[1]}Z"
        parts.append(f'<path d="{path}" fill="{SECTORS[place % len(SECTORS)]}" stroke="{INK}"/>')
        turn = (begin + end) / 2
        x, y = middle + radius * 0.66 * sin(turn), middle - radius * 0.66 * cos(turn)
        parts.append(words(str(place % HIGHEST + 1), x, y, 24, 24, most=20, ink=INK))
    parts += [circle(middle, middle, radius, "none", INK), circle(middle, middle, 3, PAPER, INK)]
    return Piece(SPINNER, SPINNER, joined(parts))
