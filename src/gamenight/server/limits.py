"""How much is too much: buckets that fill with time and are emptied by asking."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Container

POSITIONS, POSITIONS_A_SECOND = 40, 8.0  # half of what a connection may send: an answer follows each
MESSAGES, MESSAGES_A_SECOND = 1000, 120.0  # of one address on all its sockets; those above must wait


class Bucket:
    """A limit: so many at once, and so many a second after that."""

    def __init__(self, size: float, each_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.size = size
        self.each_second = each_second
        self.level = size
        self._clock = clock
        self._last = clock()

    def take(self) -> bool:
        """Whether one more is fine."""
        now = self._clock()
        self.level = min(self.size, self.level + (now - self._last) * self.each_second)
        self._last = now
        if self.level < 1:
            return False
        self.level -= 1
        return True

    def reserve(self) -> float:
        """Take one more in any case, ahead of time if need be; how many seconds until it is fine."""
        if self.take():
            return 0.0
        self.level -= 1
        return -self.level / self.each_second

    def wait(self) -> float:
        """How many seconds until one more is fine, counted from when it was last asked."""
        return max(0.0, (1 - self.level) / self.each_second)

    def is_full(self) -> bool:
        """Whether it has been left alone long enough to be forgotten."""
        return self.level + (self._clock() - self._last) * self.each_second >= self.size


class Tries:
    """A bucket for each address, in memory only and only while it is in use; and one for all together."""

    def __init__(self, size: float, each_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._size = size
        self._each_second = each_second
        self._clock = clock
        self._each: dict[str, Bucket] = {}
        self._all = Bucket(size * 20, each_second * 20, clock)

    def take(self, address: str) -> bool:
        """Whether this address may try once more."""
        return self._bucket(address).take() and self._all.take()

    def delay(self, address: str) -> float:
        """How many seconds one more of this address must wait for its turn."""
        return self._bucket(address).reserve()

    def _bucket(self, address: str) -> Bucket:
        if len(self._each) > 1000:
            self._each = {one: bucket for one, bucket in self._each.items() if not bucket.is_full()}
        if address not in self._each:
            self._each[address] = Bucket(self._size, self._each_second, self._clock)
        return self._each[address]


class Manners:
    """How much one guest may say and do at a table besides playing."""

    def __init__(self, generosity: float = 1.0, clock: Callable[[], float] = time.monotonic) -> None:
        self.talk = Bucket(10 * generosity, 1.0, clock)
        self.reactions = Bucket(4 * generosity, 0.2, clock)
        self.rename = Bucket(5 * generosity, 0.1, clock)
        self.business = Bucket(40 * generosity, 2.0, clock)
        self.hints = Bucket(10 * generosity, 1.0, clock)
        self.positions = Bucket(POSITIONS * generosity, POSITIONS_A_SECOND, clock)
        self.taking_back = Bucket(6 * generosity, 0.1, clock)


class RoomLimits:
    """How much may be said and done in one room by all together, besides playing.

    Tests are generous: what they try is not the limits.
    """

    def __init__(self, generosity: float = 1.0, clock: Callable[[], float] = time.monotonic) -> None:
        self.talk = Bucket(40 * generosity, 4.0, clock)
        self.rename = Bucket(30 * generosity, 0.5, clock)
        self.business = Bucket(120 * generosity, 6.0, clock)
        self.entering = Bucket(60 * generosity, 0.5, clock)
        self.knocking = Bucket(8 * generosity, 0.1, clock)
        # One address, of which whoever has the link may make a nuisance, leaves room for the others.
        self.entering_from = Tries(40 * generosity, 0.25, clock)
        self.knocking_from = Tries(4 * generosity, 0.05, clock)
        self._generosity, self._clock = generosity, clock
        self._guests: dict[int, Manners] = {}

    def of(self, guest: int) -> Manners:
        """The limits of one guest."""
        if guest not in self._guests:
            self._guests[guest] = Manners(self._generosity, self._clock)
        return self._guests[guest]

    def forget(self, guests: Container[int]) -> None:
        """Keep only those of guests who are still there."""
        self._guests = {guest: manners for guest, manners in self._guests.items() if guest in guests}
