"""The server's own sentences, for where there is no room to say them."""

from __future__ import annotations

from gamenight.kernel.errors import Error
from gamenight.table.store import NotStored
from gamenight.words.catalogue import catalogue


def sentence(key: str, **facts: object) -> str:
    """A sentence of the room that needs no room."""
    return catalogue("en").say("room", key, **facts)


def said(error: Exception) -> str:
    """An error as whoever caused it reads it; one that nobody thought of tells nothing of its inside."""
    if isinstance(error, NotStored):
        return sentence("not_stored")
    return str(error) if isinstance(error, Error) else sentence("failed")
