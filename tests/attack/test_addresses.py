"""As whom an address counts: nobody has more by having many of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from gamenight.server.net.crowd import Crowd
from gamenight.server.net.proxies import Proxies, counted_as

if TYPE_CHECKING:
    from starlette.types import Scope

PROXY = "127.0.0.1"


@pytest.mark.parametrize(
    ("address", "counts"),
    [
        ("10.0.0.7", "10.0.0.7"),
        ("8.8.8.8", "8.8.8.8"),
        ("2600:1:2:3:4:5:6:7", "2600:1:2:3::/64"),
        ("2600:1:2:3:ffff::9", "2600:1:2:3::/64"),
        ("2600:1:2:4::1", "2600:1:2:4::/64"),
        ("fd12:3456::7", "fd12:3456::7"),  # somebody's own network: there each is another
        ("fe80::7", "fe80::7"),
        ("::1", "::1"),
        ("::ffff:127.0.0.1", "127.0.0.1"),
        ("", ""),
        ("a socket", "a socket"),
    ],
)
def test_what_an_address_counts_as(address, counts):
    """A provider gives each customer of IPv6 a whole network; in one's own network every device is one."""
    assert counted_as(address) == counts


def test_one_customer_has_the_connections_of_one_address():
    """From however many addresses of theirs."""
    crowd = Crowd(each=3)
    refused = [crowd.enter(number, f"2600:1:2:3::{number:x}") for number in range(1, 6)]
    other = crowd.enter("other", "2600:1:2:4::1")
    crowd.leave(1)
    again = crowd.enter("again", "2600:1:2:3::9")

    assert refused == [None, None, None, "crowded_address", "crowded_address"]
    assert (other, again) == (None, None)


@pytest.mark.parametrize("is_behind_a_proxy", [False, True])
def test_who_asks_is_told_apart_by_what_they_count_as(is_behind_a_proxy):
    """So the limits of an address, and a ban, hold for all that one customer has."""
    found: list[Any] = []
    for address in ("2600:1:2:3::7", "2600:1:2:3:4::8"):
        scope: Scope = {"type": "http", "headers": [], "client": (address, 1)}
        if is_behind_a_proxy:
            headers = [(b"x-forwarded-for", address.encode())]
            scope = {"type": "http", "headers": headers, "client": (PROXY, 1)}
        asked_for = Proxies([PROXY]).unwrap(scope)
        found.append((scope["client"][0], asked_for))

    assert found[0] == found[1] == ("2600:1:2:3::/64", "2600:1:2:3::/64" if is_behind_a_proxy else None)
