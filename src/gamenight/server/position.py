"""The stored position of a running game: how it stands, and a short name for that."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

FORM = "2-"  # which names positions have for things; a hash of before it had none, and says nothing today

encoder = msgspec.json.Encoder(order="sorted")


def written(position: dict[str, Any]) -> bytes:
    """A position as JSON in one way only."""
    return encoder.encode(position)


def hash_of(position: dict[str, Any]) -> str:
    """A name that two different positions do not share."""
    return named(written(position))


def named(body: bytes) -> str:
    """The name of a position already written: its form, then sixteen hexadecimal digits."""
    return FORM + hashlib.blake2b(body, digest_size=8).hexdigest()
