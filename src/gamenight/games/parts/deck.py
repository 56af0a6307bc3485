"""A deck that goes round: what nobody has seen is a bag, what was drawn lies below it in order."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.kernel.action import Action, Verb
from gamenight.kernel.errors import BadPosition
from gamenight.kernel.reading import numbers
from gamenight.kernel.seat import count

DECKS: Final = 2
MOST_CARDS: Final = 30  # in a deck
EACH: Final = 100  # a card of a deck is told as one number: its deck times this, plus its place there

DRAWN: Final = Verb("card", item="deck", number="card")
TO_DRAW: Final = [
    [Action(DRAWN, item=deck, number=card) for card in range(MOST_CARDS)] for deck in range(DECKS)
]


def told(deck: i64, card: i64) -> i64:
    """A card of a deck as one number."""
    return deck * EACH + card


def deck_of(told: i64) -> i64:
    """The deck of a card that is told so."""
    return told // EACH


def card_of(told: i64) -> i64:
    """The place in its deck of a card that is told so."""
    return told % EACH


@final
class Deck:
    """The cards not drawn yet as a set, and those put back, first to be drawn first."""

    def __init__(self, number: i64, size: i64) -> None:
        one: i64 = 1
        self.number: Final[i64] = number  # which of the decks it is
        self.size: Final[i64] = size
        self.bag: i64 = (one << size) - 1
        self.order: vec[i64] = vec[i64]()  # a ring
        self.lent: bool = True  # another deck may share the ring: the next card put back makes a new one
        self.start: i64 = 0
        self.count: i64 = 0

    def load(self, other: "Deck") -> None:
        """Become equal to the other, sharing its ring until one of the two puts a card back."""
        self.bag = other.bag
        self.start = other.start
        self.count = other.count
        self.order = other.order
        self.lent = other.lent = True

    def unseen(self) -> list[int]:
        """The cards that nobody has drawn yet."""
        return [card for card in range(self.size) if (self.bag >> card) & 1]

    def below(self) -> list[int]:
        """The cards put back, the next one first."""
        return [int(self.order[(self.start + place) % self.size]) for place in range(self.count)]

    def put_below(self, card: i64) -> None:
        """Put a card under the deck."""
        if self.lent:
            self.order = self.order[:] if len(self.order) > 0 else vec[i64]([0] * self.size)
            self.lent = False
        self.order[(self.start + self.count) % self.size] = card
        self.count += 1

    def take(self, card: i64) -> None:
        """Take a card out of the bag."""
        one: i64 = 1
        self.bag &= ~(one << card)

    def take_next(self) -> i64:
        """Take the uppermost card of those put back, once all have been seen."""
        card = self.order[self.start]
        self.start = (self.start + 1) % self.size
        self.count -= 1
        return card

    # Drawing what nobody has seen: chance says which card it is

    def draws(self) -> list[Action]:
        """Every card that nobody has drawn yet, as CHANCE may answer."""
        return [TO_DRAW[self.number][card] for card in self.unseen()]

    def draws_left(self) -> i64:
        """How many cards nobody has drawn yet."""
        return count(self.bag)

    def draw_at(self, place: i64) -> Action:
        """The unseen card at a place in their order, as CHANCE draws it."""
        card: i64 = 0
        while True:
            if (self.bag >> card) & 1:
                if place == 0:
                    return TO_DRAW[self.number][card]
                place -= 1
            card += 1

    # Positions

    def write(self) -> dict[str, object]:
        """The unseen cards, and those put back, the next one first."""
        return {"unseen": self.unseen(), "below": self.below()}

    def read(self, document: dict[str, object], kept: list[int], where: str) -> None:
        """Lie as the document says; the cards that somebody keeps are in neither place."""
        unseen = numbers(document, "unseen", 0, self.size - 1)
        below = numbers(document, "below", 0, self.size - 1)
        if sorted(unseen + below + kept) != list(range(self.size)):
            raise BadPosition(f"{where}: every card must be in one place, unseen, below or kept")
        self.bag = sum(1 << card for card in unseen)
        self.start = 0
        self.count = 0
        for card in below:
            self.put_below(card)
