"""The bots of the property game, by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.games.property.bot.plain import PlainProperty

if TYPE_CHECKING:
    from collections.abc import Callable

    from gamenight.bots.bot import Bot
    from gamenight.bots.search.mind import Mind

CHARACTERS: list[str] = []


def normal(_character: str) -> Bot:
    """The sensible player without search."""
    return PlainProperty()


def mind(_character: str) -> Mind | None:
    """It does not look ahead yet."""
    return None


def opponents() -> dict[str, Callable[[], Bot]]:
    """Others to compare with."""
    return {"plain": PlainProperty}
