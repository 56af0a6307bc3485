"""What several games print alike: the face of a card, and a note."""

from __future__ import annotations

from typing import NamedTuple

from gamenight.editions.printing.sheets import Piece
from gamenight.editions.printing.svg import box, joined, symbol, words

CARD = (85.0, 55.0)
NOTE = (90.0, 45.0)
PAPER, INK = "#fbf2dc", "#1d2b4f"
EDGE = 1.5  # of a piece, up to its frame


class Deck(NamedTuple):
    """How the cards of a deck are headed: its name, its sign, and the colour below and of both."""

    name: str
    sign: str
    colour: str
    ink: str


def face(deck: Deck, text: str, paper: str = PAPER, ink: str = INK) -> Piece:
    """A card of a deck, face up."""
    width, height = CARD
    parts = [
        framed(width, height, paper, ink),
        box(EDGE, EDGE, width - 2 * EDGE, 11, deck.colour, line=ink, thick=0.6),
        symbol(deck.sign, 8, 7, 7, deck.ink),
        words(deck.name, 14, 7, width - 20, 8, most=5.5, ink=deck.ink, anchor="start"),
        words(text, width / 2, 33, width - 12, height - 20, most=4.6, ink=ink, weight=400),
    ]
    return Piece(width, height, joined(parts))


def note(value: str, paper: str, *, in_corners: bool = False) -> Piece:
    """A note, with its value in the middle, and in two corners if it is wanted there."""
    width, height = NOTE
    parts = [
        framed(width, height, paper, INK),
        box(4, 4, width - 8, height - 8, "none", line=INK, thick=0.25),
        words(value, width / 2, height / 2, width * 0.6, height * 0.5, most=17, ink=INK),
    ]
    if in_corners:
        for x, y in ((13, 9.5), (width - 13, height - 9.5)):
            parts.append(words(value, x, y, 16, 7, most=5, ink=INK))
    return Piece(width, height, joined(parts))


def framed(width: float, height: float, paper: str, ink: str) -> str:
    """The paper of a piece, with a line a little within its edge."""
    return box(EDGE, EDGE, width - 2 * EDGE, height - 2 * EDGE, paper, line=ink, thick=0.6)
