"""The server's own sentences: kept as a key and its facts, and told to each in their language."""

from __future__ import annotations

from typing import NamedTuple

from gamenight.editions.edition import Edition
from gamenight.kernel.errors import Error
from gamenight.server.store import NotStored
from gamenight.words.catalogue import ENGLISH, catalogue


class Saying(NamedTuple):
    """A sentence of the room before anybody reads it. A fact may be a saying itself, or a box: its title."""

    key: str
    facts: dict[str, object]

    def told(self, language: str = ENGLISH) -> str:
        """The sentence in a language."""
        facts = {name: _filled(fact, language) for name, fact in self.facts.items()}
        return catalogue(language).say("room", self.key, **facts)


def _filled(fact: object, language: str) -> object:
    if isinstance(fact, Saying):
        return fact.told(language)
    return fact.spoken(language).title if isinstance(fact, Edition) else fact


def sentence(key: str, language: str = ENGLISH, **facts: object) -> str:
    """A sentence of the room, in a language."""
    return Saying(key, facts).told(language)


class Sayable(Error):
    """An error that whoever caused it reads in their own language."""

    def __init__(self, key: str, **facts: object) -> None:
        self.saying = Saying(key, facts)
        super().__init__(self.saying.told())


def said(error: Exception, language: str = ENGLISH) -> str:
    """An error as whoever caused it reads it; one that nobody thought of tells nothing of its inside."""
    if isinstance(error, Sayable):
        return error.saying.told(language)
    if isinstance(error, NotStored):
        return sentence("not_stored", language)
    return str(error) if isinstance(error, Error) else sentence("failed", language)
