"""The property game on paper: its board, its deeds, the cards of both decks, and notes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.editions.forms import written
from gamenight.editions.printing.cards import CARD, INK, PAPER, Deck, face, framed, note
from gamenight.editions.printing.ring import ring
from gamenight.editions.printing.sheets import Piece, Print
from gamenight.editions.printing.svg import box, ink_on, joined, symbol, turned, words
from gamenight.words.catalogue import catalogue

if TYPE_CHECKING:
    from gamenight.games.property.edition.board import PropertyBoard, Space
    from gamenight.games.property.edition.reader import PropertyEdition

DEED = (60.0, 84.0)
NOTES = 10  # of a value on their sheet
GROUND = "#dfe9d2"
SIGNS, DECKS = ("chance", "chest"), ("#f6b25c", "#8fc7e8")
NOTE_PAPERS = ("#f1e2bd", "#f2c4b0", "#cfe3c0", "#bcd6ec", "#dccbea", "#f0cf6a", "#e9b8c8")


def prints(edition: PropertyEdition, language: str) -> list[Print]:
    """All that is printed of a box."""
    return Printer(edition, language).all()


class Printer:
    """A box on its way to the paper: its board, and its colours where it has some."""

    def __init__(self, edition: PropertyEdition, language: str) -> None:
        self.edition = edition
        self.board: PropertyBoard = edition.board()
        self.say = catalogue(language).say
        look = self.board.look
        self.paper, self.ink = look.print or PAPER, look.ink or INK
        self.ground = look.ground or GROUND

    def all(self) -> list[Print]:
        """Board, deeds, decks, notes."""
        title = self.edition.title
        board = ring(len(self.board.spaces), self.space, self.middle, self.ground, self.ink)
        deeds = [self.deed(space) for space in self.board.spaces if space.rents]
        decks = [
            self.card(deck, card.text)
            for deck, (_, cards) in enumerate(self.edition.form.decks())
            for card in cards
        ]
        notes = [
            self.note(place, value) for place, (_, value) in enumerate(self.board.notes) for _ in range(NOTES)
        ]
        found = [("board", [board]), ("deeds", deeds), ("cards", decks), ("notes", notes)]
        return [
            Print(name, f"{title} · {self.say('print', 'property', name)}", pieces)
            for name, pieces in found
            if pieces
        ]

    def money(self, amount: int) -> str:
        """A sum as the box writes it."""
        return written(self.board.money, amount)

    def sign(self, space: Space) -> str:
        """The symbol of a space: its colour's, or that of its kind."""
        return space.kind if space.group is None else self.board.groups[space.group].symbol

    def space(self, number: int, width: float, height: float) -> str:
        """A space upright: its colour towards the middle, its name, what it shows, what it costs."""
        space = self.board.spaces[number]
        is_lot, bar = space.kind == "lot", height * 0.2 if space.kind == "lot" else 0.0
        parts = [box(0, 0, width, height, self.paper, line=self.ink, thick=0.5)]
        if is_lot and space.colour:
            parts.append(box(0, 0, width, bar, space.colour, line=self.ink, thick=0.5))
            parts.append(symbol(self.sign(space), width / 2, bar / 2, bar * 0.68, ink_on(space.colour)))
            parts.append(symbol(self.sign(space), width / 2, height * 0.65, width * 0.36, space.colour))
        inner = width * 0.9
        parts.append(
            words(space.name, width / 2, bar + height * 0.17, inner, height * 0.26, most=6, ink=self.ink)
        )
        if not is_lot:
            parts.append(symbol(self.sign(space), width / 2, height * 0.56, width * 0.4, self.ink))
        cost = space.price or (space.amount if space.kind == "tax" else None)
        below = space.text or (self.money(cost) if cost else "")
        parts.append(
            words(below, width / 2, height * 0.88, inner, height * 0.18, most=5, ink=self.ink, weight=500)
        )
        return joined(parts)

    def middle(self, side: float) -> str:
        """The title across, and a place for each deck."""
        parts = [
            words(
                self.edition.title,
                side / 2,
                side / 2,
                side * 0.8,
                side * 0.2,
                most=side / 9,
                ink=ink_on(self.ground, self.ink),
            )
        ]
        width, height = CARD
        for deck, name in enumerate(self.board.decks):
            x, y = (side * 0.16, side * 0.2) if deck == 0 else (side * 0.84 - width, side * 0.8 - height)
            parts.append(turned(self.back(deck, name), x, y, 0))
        return joined(parts)

    def back(self, deck: int, name: str) -> str:
        """The back of a deck, and its place on the board."""
        width, height = CARD
        return joined(
            [
                box(0, 0, width, height, DECKS[deck], line=INK, thick=0.8, round_=3),
                symbol(SIGNS[deck], width / 2, height * 0.4, height * 0.4, INK),
                words(name, width / 2, height * 0.78, width * 0.86, height * 0.2, most=7, ink=INK),
            ]
        )

    def deed(self, space: Space) -> Piece:
        """A deed: colour and name, what it earns, what a house costs, what a mortgage brings."""
        width, height = DEED
        colour = space.colour or self.paper
        ink = ink_on(colour)
        parts = [
            framed(width, height, self.paper, self.ink),
            box(1.5, 1.5, width - 3, 19, colour, line=self.ink, thick=0.6),
            symbol(self.sign(space), 8, 11, 8, ink),
            words(space.name, 33, 8.5, width - 18, 9, most=5, ink=ink),
            words(self.money(space.price or 0), 33, 16.5, width - 18, 5, most=4, ink=ink, weight=500),
        ]
        rows = self.rows(space)
        step = min(7.0, (height - 26) / len(rows))
        for place, (what, much) in enumerate(rows):
            y = 25 + place * step
            parts.append(
                words(what, 4, y, width * 0.62, step, most=3.4, ink=self.ink, weight=400, anchor="start")
            )
            parts.append(words(much, width - 4, y, width * 0.36, step, most=3.4, ink=self.ink, anchor="end"))
        return Piece(width, height, joined(parts))

    def rows(self, space: Space) -> list[tuple[str, str]]:
        """What a deed says, line by line."""
        rents, called = space.rents or [], self.board.words
        found = []
        for place, rent in enumerate(rents):
            if space.kind != "lot":
                what = self.say("web", "owned_count", count=place + 1)
            elif place == 0:
                what = self.say("web", "rent")
            elif place == len(rents) - 1:
                what = called["hotel"]
            else:
                what = f"{place} {called['house' if place == 1 else 'houses']}"
            much = self.say("web", "times_dice", count=rent) if space.kind == "utility" else self.money(rent)
            found.append((what, much))
        if space.house:
            found.append((self.say("web", "each_costs", piece=called["house"]), self.money(space.house)))
        return [*found, (self.say("web", "mortgage_value"), self.money(space.mortgage or 0))]

    def card(self, deck: int, text: str) -> Piece:
        """A card of a deck, face up."""
        head = Deck(self.board.decks[deck], SIGNS[deck], DECKS[deck], INK)
        return face(head, text, self.paper, self.ink)

    def note(self, place: int, value: int) -> Piece:
        """A note."""
        return note(self.money(value), NOTE_PAPERS[place % len(NOTE_PAPERS)], in_corners=True)
