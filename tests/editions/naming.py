"""What an edition's numbers are called in English."""

from __future__ import annotations

from gamenight.editions.edition import Edition
from gamenight.words.catalogue import catalogue
from gamenight.words.teller import Teller


def called(edition: Edition, field: str, value: int) -> str | None:
    """The name or the phrase for a number of this kind."""
    return Teller(catalogue(), edition, []).named(edition.family, field, value)
