"""A small explicit generator of random numbers (sfc32), the same everywhere and for ever."""

from typing import Final, final

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF


@final
class Stream:
    """An endless row of numbers that a seed and a purpose decide."""

    def __init__(self, seed: int, purpose: int) -> None:
        self.a: i64 = seed & MASK
        self.b: i64 = (seed >> 32) & MASK
        self.c: i64 = (seed >> 64 ^ purpose * 0x9E3779B9) & MASK
        self.counter: i64 = 1
        for _ in range(15):
            self.next()

    def next(self) -> i64:
        """The next number of 32 bits."""
        mixed = (self.a + self.b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = (((self.c << 21) | (self.c >> 11)) + mixed) & MASK
        return mixed

    def below(self, bound: i64) -> i64:
        """A number from 0 up to the bound (less than 2^31), each equally likely."""
        product = self.next() * bound
        if product & MASK < bound:
            least = (MASK + 1) % bound
            while product & MASK < least:
                product = self.next() * bound
        return product >> 32

    def save(self) -> list[int]:
        """Where the row of numbers stands, to be given to `restore`."""
        return [self.a, self.b, self.c, self.counter]

    def restore(self, mark: list[int]) -> None:
        """Go back (or forward) to where the row stood."""
        self.a, self.b, self.c, self.counter = mark[0], mark[1], mark[2], mark[3]
