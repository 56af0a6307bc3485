"""A table that cannot be opened as somebody wished: told in the language of whoever wished it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.kernel.errors import BadSetup
from gamenight.words.catalogue import ENGLISH, catalogue

if TYPE_CHECKING:
    from collections.abc import Mapping

    from gamenight.kernel.errors import Error


class Unfit(BadSetup):
    """What is wrong, as a sentence of the catalogue; in English unless it is told in another language."""

    def __init__(self, key: str, facts: Mapping[str, object]) -> None:
        super().__init__(key, facts)
        self.key, self.facts = key, facts

    def __str__(self) -> str:
        """The sentence in English."""
        return self.told(ENGLISH)

    def told(self, language: str) -> str:
        """The sentence in a language."""
        return catalogue(language).say("unfit", self.key, **self.facts)


def told(error: Error, language: str) -> str:
    """What is wrong, in a language where it speaks that."""
    return error.told(language) if isinstance(error, Unfit) else str(error)
