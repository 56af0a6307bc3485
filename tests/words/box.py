"""A box of one's own with a few spaces, for sentences that need its names."""

from __future__ import annotations

from gamenight.editions.edition import Edition
from gamenight.words.catalogue import catalogue
from gamenight.words.teller import Teller

SPACES = {1: "Mole Street", 39: "Owl Hill"}


class Box(Edition):
    """Two streets, and money with a sign; it has no other names."""

    def __init__(self) -> None:
        pass

    def name(self, field: str, value: int) -> str | None:
        """Streets by name, money with its sign."""
        if field in {"amount", "least"}:
            return f"¤{value}"
        return SPACES[value] if field == "space" else None

    def words(self) -> dict[str, str]:
        """Two words of its own; for the rest plain ones do."""
        return {"houses": "burrows", "hotels": "warrens", "sign": "¤"}


def teller() -> Teller:
    """A voice for Ann and Bob."""
    return Teller(catalogue(), Box(), ["Ann", "Bob"])
