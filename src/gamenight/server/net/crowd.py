"""How many are connected, in all and from each address, and how many may be."""

from __future__ import annotations

from collections import Counter

from gamenight.kernel.errors import Error
from gamenight.server.limits import Tries
from gamenight.server.net.proxies import Proxies, counted_as

CONNECTIONS = 2000  # at one time
PER_ADDRESS = 200  # of them from one address
RESERVE = 100  # file handles that are left for files
REQUESTS, REQUESTS_A_SECOND = 1000, 60  # of one address; a page and its files are some forty
LEAST = 10  # connections even where handles are very few


class Crowd:
    """Who is connected; a connection counts for its address, a proxy's for the addresses it asks for."""

    def __init__(
        self, most: int = CONNECTIONS, each: int = PER_ADDRESS, proxies: Proxies | None = None
    ) -> None:
        for name, value in (("--connections", most), ("--per-address", each)):
            if value < 1:
                raise Error(f"{name} {value} would let nobody in: give 1 or more")
        self.most = most
        self.each = each
        self.proxies = proxies or Proxies()
        self.requests = Tries(REQUESTS, REQUESTS_A_SECOND)
        self._connected: dict[object, str | None] = {}
        self._from: Counter[str] = Counter()

    def fit(self, handles: int) -> None:
        """Let no more in than there are file handles for, and leave some for files."""
        self.most = min(self.most, max(handles - RESERVE, LEAST))

    def enter(self, who: object, address: str) -> str | None:
        """Let a connection in, or say why not: the name of a sentence."""
        if len(self._connected) >= self.most:
            return "crowded"
        is_proxy = self.proxies.is_trusted(address)
        counted = counted_as(address)
        if not is_proxy and not self.take(counted):
            return "crowded_address"
        self._connected[who] = None if is_proxy else counted
        return None

    def leave(self, who: object) -> None:
        """A connection has gone; nothing happens if it was never let in."""
        address = self._connected.pop(who, None)
        if address is not None:
            self.give_back(address)

    def take(self, address: str) -> bool:
        """Whether this address may have one more."""
        if self._from[address] >= self.each:
            return False
        self._from[address] += 1
        return True

    def give_back(self, address: str) -> None:
        """One from this address has ended."""
        self._from[address] -= 1
        if self._from[address] <= 0:
            del self._from[address]
