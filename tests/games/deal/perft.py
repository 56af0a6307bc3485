"""The card game written a second time, naively, from the rulebook: to count what can be played.

Cards are words in lists. Nothing here is fast, and nothing is taken from the rules of the engine. Drawing is
left out: `end` and `pass-go` are the last words of a sequence. This file says what may be said;
perft_moves.py does it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations
from typing import TYPE_CHECKING, Any

from tests.games.deal.hands import cards_in

if TYPE_CHECKING:
    from collections.abc import Iterator

RENTS = {
    "brown": [1, 2], "light-blue": [1, 2, 3], "pink": [1, 2, 4], "orange": [1, 3, 5], "red": [2, 3, 6],
    "yellow": [2, 4, 6], "green": [2, 4, 7], "dark-blue": [3, 8], "railroad": [1, 2, 3, 4], "utility": [1, 2],
}  # fmt: skip
COLOURS = list(RENTS)
MONEY = {"1M": 1, "2M": 2, "3M": 3, "4M": 4, "5M": 5, "10M": 10}
PLAIN = dict(zip(COLOURS, [1, 1, 2, 2, 3, 3, 4, 4, 2, 2], strict=True))
WILD = {
    "light-blue-brown": (1, ["light-blue", "brown"]), "light-blue-railroad": (4, ["light-blue", "railroad"]),
    "pink-orange": (2, ["pink", "orange"]), "red-yellow": (3, ["red", "yellow"]),
    "dark-blue-green": (4, ["dark-blue", "green"]), "green-railroad": (4, ["green", "railroad"]),
    "railroad-utility": (2, ["railroad", "utility"]), "any": (0, COLOURS),
}  # fmt: skip
RENT_CARDS = {
    "rent-light-blue-brown": ["light-blue", "brown"], "rent-pink-orange": ["pink", "orange"],
    "rent-red-yellow": ["red", "yellow"], "rent-dark-blue-green": ["dark-blue", "green"],
    "rent-railroad-utility": ["railroad", "utility"],
}  # fmt: skip
VALUES: dict[str, int] = {
    **MONEY, **PLAIN, **{word: value for word, (value, _) in WILD.items()}, **dict.fromkeys(RENT_CARDS, 1),
    "rent-any": 3, "deal-breaker": 5, "forced-deal": 3, "sly-deal": 3, "just-say-no": 4, "debt-collector": 3,
    "birthday": 2, "double-rent": 1, "house": 3, "hotel": 4, "pass-go": 1,
}  # fmt: skip
BUILDINGS = ["house", "hotel"]
ORDER = list(VALUES)  # of cards that are worth the same, the first is given first
Place = tuple[str, int]  # a colour, and which set of it


def name(place: Place) -> str:
    """What a set is called."""
    return place[0] if place[1] == 0 else f"{place[0]}{place[1] + 1}"


def colours_of(card: str) -> list[str]:
    """Where a property may lie."""
    return [card] if card in PLAIN else WILD[card][1]


def is_property(card: str) -> bool:
    """Whether it lies in sets."""
    return card in PLAIN or card in WILD


def is_later(card: str, other: str) -> bool:
    """Of wildcards that one player receives, which is laid later."""
    return ORDER.index(card) > ORDER.index(other)


@dataclass
class Lane:
    """Where one target's matter stands: asked, refused, pays or done; and of a payment what is given."""

    step: str
    ways: list[list[str]] = field(default_factory=list)
    given: list[str] = field(default_factory=list)


@dataclass
class Attack:
    """What somebody plays against others."""

    actor: int
    what: str
    amount: int
    lanes: dict[int, Lane]
    theirs: tuple[Place, str] | None = None
    mine: tuple[Place, str] | None = None


@dataclass
class Naive:
    """Everything in front of everybody."""

    turn: int
    hands: list[list[str]]
    banks: list[list[str]]
    sets: list[dict[Place, list[str]]]
    plays: int = 0
    attack: Attack | None = None
    loose: list[tuple[str, int]] = field(default_factory=list)
    is_over: bool = False

    # Sets

    def is_full(self, seat: int, place: Place) -> bool:
        """As many as the colour needs, wildcards of any colour too."""
        cards = [card for card in self.sets[seat].get(place, []) if card not in BUILDINGS]
        return len(cards) >= len(RENTS[place[0]])

    def rent(self, seat: int, place: Place) -> int:
        """What the set brings."""
        laid = self.sets[seat][place]
        cards = [card for card in laid if card not in BUILDINGS]
        extra = sum({"house": 3, "hotel": 4}[card] for card in laid if card in BUILDINGS)
        return RENTS[place[0]][len(cards) - 1] + (extra if self.is_full(seat, place) else 0)

    def lay(self, seat: int, card: str, colour: str) -> None:
        """With the first begun set of the colour, else as a new one."""
        for number in range(5):
            laid = self.sets[seat].get((colour, number), [])
            if 0 < len(laid) < len(RENTS[colour]):
                laid.append(card)
                return
        place = next((colour, number) for number in range(5) if not self.sets[seat].get((colour, number)))
        self.sets[seat][place] = [card]

    def take(self, seat: int, place: Place, card: str) -> None:
        """Away from a set."""
        self.sets[seat][place].remove(card)
        if not self.sets[seat][place]:
            del self.sets[seat][place]

    def tidy(self, seat: int) -> None:
        """Buildings of broken sets go to the bank."""
        for place, cards in self.sets[seat].items():
            for building in BUILDINGS:
                if building in cards and not self.is_full(seat, place):
                    cards.remove(building)
                    self.banks[seat].append(building)

    def receive(self, seat: int, card: str) -> None:
        """Properties into sets, wildcards as their owner will say, all else into the bank."""
        if card in PLAIN:
            self.lay(seat, card, card)
        elif card in WILD:
            place = len(self.loose)
            while place and self.loose[place - 1][1] == seat and is_later(self.loose[place - 1][0], card):
                place -= 1
            self.loose.insert(place, (card, seat))
        else:
            self.banks[seat].append(card)

    # Paying

    def purse(self, seat: int) -> list[str]:
        """All that has a value, by the words that name it, in the order in which it is given."""
        found = [(VALUES[card], 0, ORDER.index(card), f"bank:{card}") for card in self.banks[seat]]
        for place, cards in self.sets[seat].items():
            where = 1 + place[1] * len(COLOURS) + COLOURS.index(place[0])
            found += [
                (VALUES[card], where, 0 if card in PLAIN else 1 + ORDER.index(card), f"{name(place)}:{card}")
                for card in cards
                if VALUES[card]
            ]
        return [word for _, _, _, word in sorted(found, key=lambda one: (-one[0], *one[1:]))]

    def payments(self, seat: int, amount: int) -> list[list[str]]:
        """Every choice of cards that covers the sum, none too many; a house only with its hotel."""
        purse = self.purse(seat)
        found: list[list[str]] = []
        for size in range(1, len(purse) + 1):
            for some in combinations(purse, size):
                way = list(some)
                values = [VALUES[word.partition(":")[2]] for word in way]
                if sum(values) < amount or sum(values) - min(values) >= amount or way in found:
                    continue
                houses = [word for word in way if word.endswith(":house") and not word.startswith("bank")]
                tops = [word.replace(":house", ":hotel") for word in houses]
                if all(top in way or top not in purse for top in tops):
                    found.append(way)
        return found

    def has_one_way(self, seat: int, amount: int) -> bool:
        """Whether nothing is left to choose: all of it must go, or there is one card."""
        purse = self.purse(seat)
        return len(purse) < 2 or sum(VALUES[word.partition(":")[2]] for word in purse) <= amount

    def give(self, seat: int, other: int, word: str) -> None:
        """One card changes sides."""
        where, _, card = word.partition(":")
        if where == "bank":
            self.banks[seat].remove(card)
        else:
            self.take(seat, next(place for place in self.sets[seat] if name(place) == where), card)
        self.receive(other, card)

    # What may be said

    def words(self) -> list[tuple[int, str]]:
        """Everything that anybody may say now."""
        if self.is_over:
            return []
        if self.attack is not None:
            return list(self.answers(self.attack))
        if self.loose:
            card, owner = self.loose[0]
            return [(owner, f"put {colour}") for colour in colours_of(card)]
        found = list(self.plays_of(self.turn)) if self.plays < 3 else []
        return [(self.turn, word) for word in [*dict.fromkeys(found), "end"]]

    def answers(self, attack: Attack) -> Iterator[tuple[int, str]]:
        """Of all who are acted against, and of the actor."""
        for seat, lane in attack.lanes.items():
            if lane.step == "asked":
                yield seat, "allow"
                if "just-say-no" in self.hands[seat]:
                    yield seat, "no"
            elif lane.step == "refused":
                yield attack.actor, f"yield {seat}"
                if "just-say-no" in self.hands[attack.actor]:
                    yield attack.actor, f"insist {seat}"
            elif lane.step == "pays":
                done = len(lane.given)
                nexts = [way[done] for way in lane.ways if way[:done] == lane.given]
                yield from ((seat, f"give {word}") for word in dict.fromkeys(nexts))
                if "just-say-no" in self.hands[seat]:
                    yield seat, "no"

    def plays_of(self, seat: int) -> Iterator[str]:  # noqa: C901  one case a card
        """What the hand allows."""
        others = [other for other in range(len(self.hands)) if other != seat]
        full = [place for place in self.sets[seat] if self.is_full(seat, place)]
        for card in dict.fromkeys(self.hands[seat]):
            if is_property(card):
                yield from (f"lay {card} {colour}" for colour in colours_of(card))
                continue
            yield f"bank {card}"
            if card in {"pass-go", "birthday"}:
                yield card
            elif card == "debt-collector":
                yield from (f"collect {other}" for other in others)
            elif card == "sly-deal":
                yield from (f"steal {other} {one}" for other in others for one in self.free_cards(other))
            elif card == "forced-deal":
                mine = [f"{name(place)}:{one}" for place, one in self.all_cards(seat)]
                for other in others:
                    yield from (f"swap {other} {one} {own}" for one in self.free_cards(other) for own in mine)
            elif card == "deal-breaker":
                for other in others:
                    sets = [place for place in self.sets[other] if self.is_full(other, place)]
                    yield from (f"break {other} {name(place)}" for place in sets)
            elif card in BUILDINGS:
                for place in full:
                    stands = [building in self.sets[seat][place] for building in BUILDINGS]
                    is_fit = not stands[0] if card == "house" else stands == [True, False]
                    if is_fit and place[0] not in {"railroad", "utility"}:
                        yield f"{card} {name(place)}"
            elif card == "rent-any" or card in RENT_CARDS:
                yield from self.rents_of(seat, card, others)

    def rents_of(self, seat: int, card: str, others: list[int]) -> Iterator[str]:
        """A rent card on each set of its colours; two-coloured ones with doublers."""
        doublers = min(self.hands[seat].count("double-rent"), 2 - self.plays)
        for place in self.sets[seat]:
            if card == "rent-any":
                yield from (f"rent-one {other} {name(place)} 0" for other in others)
            elif place[0] in RENT_CARDS[card]:
                yield from (f"rent {name(place)} {number}" for number in range(doublers + 1))

    def all_cards(self, seat: int) -> list[tuple[Place, str]]:
        """The properties of a seat."""
        return [
            (place, card) for place, cards in self.sets[seat].items() for card in cards if is_property(card)
        ]

    def free_cards(self, seat: int) -> list[str]:
        """Those that are in no full set."""
        return [
            f"{name(place)}:{card}" for place, card in self.all_cards(seat) if not self.is_full(seat, place)
        ]


def naive(table: Any) -> Naive:
    """The table as its position says."""
    laid = table.position()
    sets = [{place_of(one["set"]): cards_in(one) for one in some} for some in laid["sets"]]
    turn = laid["stack"][0]
    return Naive(turn["seat"], laid["hands"], laid["banks"], sets, turn.get("plays", 0))


def place_of(word: str) -> Place:
    """A set as its colour, and how many of that colour come before it."""
    colour = word.rstrip("23456789")
    return colour, int(word[len(colour) :] or 1) - 1
