"""Random names that nobody guesses, and how they are kept."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # no I and no O: they are read as digits
LINK = re.compile(r"[A-Za-z0-9_-]{22}")
CODE = re.compile(f"[{LETTERS}]{{5}}")


def new_link() -> str:
    """The name of a room in its address: 128 random bits."""
    return secrets.token_urlsafe(16)


def new_token() -> str:
    """What a guest's browser shows to be let in again: 256 random bits."""
    return secrets.token_urlsafe(32)


def new_code() -> str:
    """Five letters that can be called across a room."""
    return "".join(secrets.choice(LETTERS) for _ in range(5))


def hashed(token: str) -> str:
    """How a token is stored: its hash, from which it cannot be had."""
    return hashlib.sha256(token.encode()).hexdigest()


def matches(token: str, kept: str) -> bool:
    """Whether a token is the one whose hash was kept."""
    return bool(kept) and hmac.compare_digest(hashed(token), kept)
