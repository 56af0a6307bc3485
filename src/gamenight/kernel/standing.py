"""A rent claim or an offer: what lives on beside the stack and blocks nobody."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.kernel.seat import NOBODY, Seat


@final
class Standing:
    """One claim or offer, known by a number that is never given twice in a game."""

    def __init__(self, kind: i64, number: i64, seat: Seat, other: Seat) -> None:
        self.kind: i64 = kind
        self.number: i64 = number
        self.seat: Seat = seat  # whose it is
        self.other: Seat = other  # whom it addresses
        self.item: i64 = 0
        self.sum: i64 = 0
        self.until: i64 = 0  # when it lapses; each kind says in what it counts
        self.goods: vec[i64] = vec[i64]()  # what else it names

    def copy(self) -> "Standing":
        """An equal one that shares nothing."""
        twin = Standing(self.kind, self.number, self.seat, self.other)
        twin.item = self.item
        twin.sum = self.sum
        twin.until = self.until
        if len(self.goods) > 0:
            twin.goods = vec[i64](self.goods)
        return twin

    def is_party(self, seat: Seat) -> bool:
        """Whether the seat made it or is addressed by it."""
        return seat != NOBODY and (seat == self.seat or seat == self.other)

    def digest(self) -> int:
        """A number for what it says, so that an answer can name what it answers."""
        mixed = 17
        for value in (self.kind, self.number, self.seat, self.other, self.item, self.sum, self.until):
            mixed = (mixed * 31 + int(value)) % 0xFFFFFFFB
        for value in self.goods:
            mixed = (mixed * 31 + int(value)) % 0xFFFFFFFB
        return mixed
