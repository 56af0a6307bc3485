"""Which proxies are believed when they say for whom they ask."""

from __future__ import annotations

import ipaddress
from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

from gamenight.kernel.errors import Error

if TYPE_CHECKING:
    from collections.abc import Iterable

    from starlette.types import Scope

Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address
SHARED = 64  # bits that all addresses of one customer have in common
SCHEMES = {b"http": "http", b"https": "https"}


class Proxies:
    """The trusted proxies, named by address or network; nobody unless they are named."""

    def __init__(self, named: Iterable[str] = ()) -> None:
        self.networks = tuple(read_network(one) for one in named)

    def is_trusted(self, address: str) -> bool:
        """Whether this is one of the proxies."""
        found = read_address(address)
        return found is not None and any(found in network for network in self.networks)

    def unwrap(self, scope: Scope) -> str | None:
        """Write into the scope for whom a proxy asks, and give that address; None if no proxy asks.

        Whoever asks stands in the scope as the address that they count as.
        """
        client = scope.get("client")
        if client is None:
            return None
        if not self.networks or not self.is_trusted(client[0]):
            scope["client"] = (counted_as(client[0]), client[1])
            return None
        said = [value for name, value in scope["headers"] if name == b"x-forwarded-proto"]
        if len(said) == 1 and (scheme := SCHEMES.get(said[0].strip().lower())):
            scope["scheme"] = scheme.replace("http", "ws") if scope["type"] == "websocket" else scheme
        chain = b",".join(value for name, value in scope["headers"] if name == b"x-forwarded-for")
        address = self._asker(chain.decode("latin-1"))
        if address is None:
            return None
        scope["client"] = (address, 0)
        return address

    def _asker(self, chain: str) -> str | None:
        """The rightmost address that is no proxy of ours: what stands left of it anybody may have written."""
        last = None
        for word in reversed(chain.split(",")):
            found = read_address(word.strip())
            if found is None:
                break
            last = str(found)
            if not self.is_trusted(last):
                break
        return None if last is None else counted_as(last)


@lru_cache(1000)
def counted_as(text: str) -> str:
    """As whom an address counts: on the open internet whoever has one of IPv6 has the 2^64 beside it, too."""
    found = read_address(text)
    if found is None:
        return text
    is_one_of_many = found.version == 6 and found.is_global
    return str(ipaddress.ip_network((found, SHARED), strict=False) if is_one_of_many else found)


def read_address(text: str) -> Address | None:
    """An address, also one with a port or in brackets; None if it is none."""
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ipaddress.ip_address(text)
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


def read_network(text: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network:
    """One address or a whole network, as an option names it."""
    try:
        return ipaddress.ip_network(text)
    except ValueError:
        right = "an address like 10.0.0.5 or a network like 10.0.0.0/8"
        raise Error(f"--trust-proxy {text!r} is no address: give {right}") from None
