"""The team game on paper: its board, the cards of both teams, their markers, and notes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.editions.forms import written
from gamenight.editions.printing.cards import CARD, INK, PAPER, Deck, face, note
from gamenight.editions.printing.ring import ring
from gamenight.editions.printing.sheets import Piece, Print
from gamenight.editions.printing.svg import box, circle, ink_on, joined, symbol, turned, words
from gamenight.words.catalogue import catalogue

if TYPE_CHECKING:
    from gamenight.games.pets.edition.board import PetsBoard
    from gamenight.games.pets.edition.reader import PetsEdition

MARKER = 24.0
MARKERS, NOTES = 35, 12  # of each team, of each value: full sheets
NOTE_PAPERS = ("#cfe3c0", "#f0cf6a", "#bcd6ec", "#f2c4b0")
SIGNS = {"cat": "paw", "dog": "bone"}


def prints(edition: PetsEdition, language: str) -> list[Print]:
    """All that is printed of a box."""
    return Printer(edition, language).all()


class Printer:
    """A box on its way to the paper."""

    def __init__(self, edition: PetsEdition, language: str) -> None:
        self.edition = edition
        self.board: PetsBoard = edition.board()
        self.say = catalogue(language).say

    def all(self) -> list[Print]:
        """Board, cards, markers, notes."""
        ground = self.board.teams[0].colour
        board = ring(len(self.board.spaces), self.space, self.middle, ground, INK)
        cards = [
            self.card(team, card.text)
            for team, (_, deck) in enumerate(self.edition.form.decks())
            for card in deck
        ]
        markers = [self.marker(team) for team in (0, 1) for _ in range(MARKERS)]
        values = [note.value for note in self.edition.form.notes]
        notes = [self.note(place, value) for place, value in enumerate(values) for _ in range(NOTES)]
        found = [("board", [board]), ("cards", cards), ("markers", markers), ("notes", notes)]
        return [
            Print(name, f"{self.edition.title} · {self.say('print', 'pets', name)}", pieces)
            for name, pieces in found
            if pieces
        ]

    def money(self, amount: int) -> str:
        """A sum as the box writes it."""
        return written(self.board.money, amount)

    def space(self, number: int, width: float, height: float) -> str:
        """A space upright; a title has its colour, a place for markers, its price and its tributes."""
        space = self.board.spaces[number]
        parts = [box(0, 0, width, height, PAPER, line=INK, thick=0.5)]
        bar = height * 0.17 if space.colour else 0.0
        if space.colour:
            parts += [
                box(0, 0, width, bar, space.colour, line=INK, thick=0.5),
                symbol(space.symbol or "", width / 2, bar / 2, bar * 0.7, ink_on(space.colour)),
                circle(width / 2, height * 0.57, MARKER / 2, "none", INK, more=' stroke-dasharray="2 1.5"'),
            ]
            sums = [self.money(sum_ or 0) for sum_ in (space.price, space.tribute, space.set_tribute)]
            below = "{} · {} / {}".format(*sums)
        else:
            parts.append(symbol(space.kind, width / 2, height * 0.58, width * 0.4, INK))
            below = space.text
        parts.append(
            words(space.name, width / 2, bar + height * 0.14, width * 0.9, height * 0.2, most=6, ink=INK)
        )
        parts.append(
            words(below, width / 2, height * 0.9, width * 0.92, height * 0.14, most=4.4, ink=INK, weight=500)
        )
        return joined(parts)

    def middle(self, side: float) -> str:
        """The field of the dogs across that of the cats, the title, and a place for each deck."""
        width, height = CARD
        parts = [
            f'<path d="M{side:.2f} 0V{side:.2f}H0Z" fill="{self.board.teams[1].colour}"/>',
            box(side * 0.14, side * 0.42, side * 0.72, side * 0.16, PAPER, line=INK, thick=1, round_=6),
            words(self.edition.title, side / 2, side / 2, side * 0.66, side * 0.14, most=side / 10, ink=INK),
        ]
        for team, (x, y) in enumerate(((0.12, 0.12), (0.88, 0.88))):
            left, top = (x * side, y * side) if team == 0 else (x * side - width, y * side - height)
            parts.append(turned(self.back(team), left, top, 0))
        return joined(parts)

    def back(self, team: int) -> str:
        """The back of a team's deck, and its place on the board."""
        width, height = CARD
        printed = self.board.teams[team]
        return joined(
            [
                box(0, 0, width, height, PAPER, line=INK, thick=0.8, round_=3),
                symbol(SIGNS[printed.id], width / 2, height * 0.4, height * 0.42, printed.colour),
                words(printed.deck, width / 2, height * 0.8, width * 0.86, height * 0.2, most=7, ink=INK),
            ]
        )

    def card(self, team: int, text: str) -> Piece:
        """A card of a team, face up."""
        printed = self.board.teams[team]
        return face(Deck(printed.deck, SIGNS[printed.id], printed.colour, ink_on(printed.colour)), text)

    def marker(self, team: int) -> Piece:
        """A marker of a team, to lie on a title."""
        printed = self.board.teams[team]
        side, ink = MARKER + 2, ink_on(printed.colour)
        middle = side / 2
        return Piece(
            side,
            side,
            circle(middle, middle, MARKER / 2, printed.colour, INK)
            + symbol(SIGNS[printed.id], middle, middle - 2.5, 12, ink)
            + words(printed.marker, middle, middle + 7, 16, 4, most=3.4, ink=ink),
        )

    def note(self, place: int, value: int) -> Piece:
        """A note."""
        return note(self.money(value), NOTE_PAPERS[place % len(NOTE_PAPERS)])
