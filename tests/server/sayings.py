"""Entries that are easy to tell apart, and what a store has of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.server import log

if TYPE_CHECKING:
    from gamenight.server.store import Store

LONG = "x" * 30_000  # many pages


def said(*texts: str) -> list[log.Entry]:
    """Entries that are easy to tell apart."""
    return [log.Said(1, text) for text in texts]


def stored(store: Store) -> dict[str, list[str]]:
    """What each room in the file has said."""
    return {
        link: [entry.text for entry in store.entries(link) if isinstance(entry, log.Said)]
        for link in store.links()
    }
