"""A deck that goes round: what nobody has seen is a bag, what was drawn lies below it in order."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.kernel.fields import taken_over


@final
class Deck:
    """The cards not drawn yet as a set, and those put back, first to be drawn first."""

    def __init__(self, size: i64) -> None:
        one: i64 = 1
        self.size: Final[i64] = size
        self.bag: i64 = (one << size) - 1
        self.order: vec[i64] = vec[i64]()  # a ring, made when the first card is put back
        self.start: i64 = 0
        self.count: i64 = 0

    def load(self, other: "Deck") -> None:
        """Become equal to the other."""
        self.bag = other.bag
        self.start = other.start
        self.count = other.count
        self.order = taken_over(self.order, other.order)

    def unseen(self) -> list[int]:
        """The cards that nobody has drawn yet."""
        return [card for card in range(self.size) if (self.bag >> card) & 1]

    def below(self) -> list[int]:
        """The cards put back, the next one first."""
        return [int(self.order[(self.start + place) % self.size]) for place in range(self.count)]

    def put_below(self, card: i64) -> None:
        """Put a card under the deck."""
        if len(self.order) == 0:
            self.order = vec[i64]([0] * self.size)
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

    def unseen_at(self, place: i64) -> i64:
        """The unseen card of that number among the unseen."""
        card: i64 = 0
        while True:
            if (self.bag >> card) & 1:
                if place == 0:
                    return card
                place -= 1
            card += 1
