"""The table as a rules lawyer reads it, from what is written of it: to judge refusals a second time."""

from __future__ import annotations

from typing import Any

import gamenight as gn
from tests.games.deal.hands import cards_in, game, picked
from tests.games.deal.perft import COLOURS, RENTS, VALUES, is_property

KINDS = game().kind_words
MOST_SETS = {1: 3, 2: 5}  # of a colour, by packs


class Look:
    """One table, one seat; and then one word that was refused, and the numbers of the refusal."""

    def __init__(self, table: gn.Table, seat: int) -> None:
        laid: Any = table.position()
        view: Any = table.view(seat)
        self.seat, self.agreed = seat, table.head.terms
        self.verb, self.slots, self.facts = "", [""], {"": 0}
        self.players = len(table.names)
        self.gone = set(view["left"]) | {one["seat"] for one in view["table"]["players"] if one["out"]}
        self.waiting, self.asked = view["waiting"], view["asked"]
        self.turn, self.plays = view["table"]["turn"], view["table"]["plays"]
        self.charge, self.placing = view["table"]["charge"], view["table"]["placing"]
        self.hand, self.banks = laid["hands"][seat], laid["banks"]
        self.sets = [{one["set"]: cards_in(one) for one in some} for some in laid["sets"]]
        self.moves = laid["stack"][0].get("moves", 0) if laid.get("stack") else 0
        self.picked = picked(table)

    def at(self, word: str, facts: dict[str, int]) -> Look:
        """Look at another word of the same table."""
        self.verb, *self.slots = word.split()
        self.facts = facts
        return self

    # What the refusal names

    @property
    def kind(self) -> str:
        """The card that it speaks of."""
        return KINDS[self.facts["kind"]]

    @property
    def set(self) -> str:
        """The set that it speaks of, as one types it."""
        order, colour = divmod(self.facts["set"], len(COLOURS))
        return COLOURS[colour] + (str(order + 1) if order else "")

    @property
    def colour(self) -> str:
        """The colour that it speaks of."""
        return COLOURS[self.facts["colour"]]

    # What the word names

    @property
    def other(self) -> int:
        """The player that the word names."""
        return int(self.slots[0])

    def card(self, place: int) -> tuple[str, str]:
        """The card that the word names: where, and what."""
        where, _, what = self.slots[place].partition(":")
        return where, what

    def count_of(self, seat: int, where: str, what: str) -> int:
        """How many such cards lie there in front of a seat."""
        if not 0 <= seat < self.players:
            return 0
        cards = self.banks[seat] if where == "bank" else self.sets[seat].get(where, [])
        return cards.count(what)

    # What is true of the table

    def cards(self, seat: int, where: str) -> list[str]:
        """The properties of a set."""
        return [card for card in self.sets[seat].get(where, []) if is_property(card)]

    def size(self, where: str) -> int:
        """How many cards the colour of a set needs."""
        return len(RENTS[where.rstrip("23456789")])

    def is_full(self, seat: int, where: str) -> bool:
        """As many cards as needed; where the table says so, not wildcards of any colour alone."""
        cards = self.cards(seat, where)
        has_colour = self.agreed["wild_sets"] or any(card != "any" for card in cards)
        return len(cards) >= self.size(where) and has_colour

    def worth(self) -> int:
        """What all in front of the seat is worth."""
        sets = [card for cards in self.sets[self.seat].values() for card in cards]
        return sum(VALUES[card] for card in [*self.banks[self.seat], *sets])

    def lane(self, seat: int | None = None) -> str:
        """Where a player's answer stands."""
        wanted = self.seat if seat is None else seat
        if self.charge is None or not 0 <= wanted < self.players:
            return "none"
        return str(self.charge["lanes"][wanted]["step"])

    def paid(self) -> list[tuple[str, str]]:
        """The cards of a payment."""
        named = [one.partition(":") for one in self.slots[0].split(",")]
        return [(where, what) for where, _, what in named]

    def sum(self) -> int:
        """What the cards of a payment are worth."""
        return sum(VALUES[what] for _, what in self.paid())
