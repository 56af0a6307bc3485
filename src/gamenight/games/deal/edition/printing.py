"""The card game on paper: every card of a pack, face up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.editions.forms import written
from gamenight.editions.printing.sheets import Piece, Print
from gamenight.editions.printing.svg import box, circle, ink_on, joined, symbol, words
from gamenight.words.catalogue import catalogue

if TYPE_CHECKING:
    from gamenight.games.deal.edition.board import DealBoard, Kind
    from gamenight.games.deal.edition.reader import DealEdition

WIDTH, HEIGHT = 63.0, 88.0
EDGE = 2.0
BAND = 17.0
PAPER, INK = "#fffdf6", "#1d2b4f"
PLAIN = "#f0c75a"  # the band of a card that has no colour
NOTES = ("#f1e2bd", "#f2c4b0", "#cfe3c0", "#bcd6ec", "#dccbea", "#f0cf6a")
SIGNS = {
    "deal_breaker": "bolt",
    "forced_deal": "zoom",
    "sly_deal": "eye",
    "just_say_no": "lock",
    "debt_collector": "tax",
    "birthday": "heart",
    "double_rent": "star",
    "house": "house",
    "hotel": "hotel",
    "pass_go": "go",
}


def prints(edition: DealEdition, language: str) -> list[Print]:
    """All cards, as often as they are in a pack; the properties of a colour each with its own name."""
    board = edition.board()
    pieces = []
    for kind in board.kinds:
        names = kind.places if len(kind.places) == kind.count else [kind.name] * kind.count
        pieces += [card(board, kind, name) for name in names]
    title = f"{edition.title} · {catalogue(language).say('print', 'deal', 'cards')}"
    return [Print("cards", title, pieces)]


def card(board: DealBoard, kind: Kind, name: str) -> Piece:
    """One card: its colours, its name, what it brings or does, what it is worth."""
    value = written(board.money, kind.value)
    paper = NOTES[(kind.value - 1) % len(NOTES)] if kind.what == "money" else PAPER
    parts = [box(EDGE, EDGE, WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE, paper, line=INK, thick=0.7, round_=3)]
    if kind.what == "money":
        parts += [
            circle(WIDTH / 2, HEIGHT / 2, 19, PAPER, INK),
            words(value, WIDTH / 2, HEIGHT / 2, 32, 16, most=15, ink=INK),
        ]
    else:
        parts += [
            *band(board, kind),
            words(name, WIDTH / 2, 29, WIDTH - 12, 13, most=5, ink=INK),
            *body(board, kind),
        ]
    if kind.value:
        parts += [
            circle(9, 9, 5.2, PAPER, INK),
            words(value, 9, 9, 9, 6, most=4, ink=INK),
        ]
    return Piece(WIDTH, HEIGHT, joined(parts))


def band(board: DealBoard, kind: Kind) -> list[str]:
    """The colours side by side at the top, each with its symbol where there is room for it."""
    inner = WIDTH - 4 * EDGE
    colours = [board.colours[colour] for colour in kind.colours]
    if not colours:
        return [box(2 * EDGE, 2 * EDGE, inner, BAND, PLAIN, line=INK, thick=0.5)]
    width = inner / len(colours)
    parts = [
        box(2 * EDGE + place * width, 2 * EDGE, width, BAND, colour.hue)
        for place, colour in enumerate(colours)
    ]
    if len(colours) <= 2:
        parts += [
            symbol(
                colour.symbol, 2 * EDGE + (place + 0.6) * width, 2 * EDGE + BAND / 2, 9, ink_on(colour.hue)
            )
            for place, colour in enumerate(colours)
        ]
    return [*parts, box(2 * EDGE, 2 * EDGE, inner, BAND, "none", line=INK, thick=0.5)]


def body(board: DealBoard, kind: Kind) -> list[str]:
    """The rents of a property's colours, or what the card says."""
    if kind.what in {"property", "wild"} and 1 <= len(kind.colours) <= 2:
        width = (WIDTH - 4 * EDGE) / len(kind.colours)
        return [
            part
            for place, colour in enumerate(kind.colours)
            for part in ladder(board, colour, 2 * EDGE + place * width, width)
        ]
    sign = symbol(SIGNS.get(kind.does or "", ""), WIDTH / 2, 48, 17, INK)
    low = 70 if sign else 60
    return [sign, words(kind.text, WIDTH / 2, low, WIDTH - 12, 26, most=4.2, ink=INK, weight=400)]


def ladder(board: DealBoard, colour: int, x: float, width: float) -> list[str]:
    """What a set brings, card by card."""
    printed = board.colours[colour]
    step = min(9.0, 44 / len(printed.rents))
    parts = []
    for place, rent in enumerate(printed.rents):
        y = HEIGHT - 2 * EDGE - (len(printed.rents) - place) * step + step / 2
        parts += [
            box(x + 2, y - 2.6, 4.2, 5.2, printed.hue, line=INK, thick=0.35, round_=0.6),
            words(str(place + 1), x + 4.1, y, 4, 4, most=3, ink=ink_on(printed.hue)),
            words(
                written(board.money, rent),
                x + width - 3,
                y,
                width - 12,
                step,
                most=4.6,
                ink=INK,
                anchor="end",
            ),
        ]
    return parts
