"""Everything that can be wrong with what somebody gave us, one class each."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gamenight.kernel.event import Event


class Error(Exception):
    """Something given to gamenight was wrong; the message says what and what would be right."""


class Unreadable(Error):
    """A word that stands for no action of this game; key and facts tell why in another language."""

    def __init__(self, sentence: str, key: str = "", facts: dict[str, object] | None = None) -> None:
        super().__init__(sentence)
        self.key = key
        self.facts: dict[str, object] = facts or {}


class Refused(Error):
    """A readable action that the rules do not allow now, with the clause that forbids it.

    `why` tells it in another language.
    """

    def __init__(self, clause: str, sentence: str, why: Event | None = None) -> None:
        super().__init__(sentence)
        self.clause = clause
        self.sentence = sentence
        self.why = why

    def __str__(self) -> str:
        """The sentence, then the clause."""
        return f"{self.sentence} [{self.clause}]"


class BadEdition(Error):
    """An edition's file that does not describe a playable box."""


class BadPosition(Error):
    """A position that no game could reach."""


class BadRecord(Error):
    """A record that cannot be read or does not replay."""


class BadSetup(Error):
    """A table that cannot be opened like this: unknown game, seats or terms, or a script that ran out."""


class BadBot(Error):
    """A bot that failed, or whose answer was no lawful action."""
