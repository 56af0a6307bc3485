"""The bots of Ludo, by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.bots.slips import Slips
from tests.families.ludo.bot.plain import PlainLudo

if TYPE_CHECKING:
    from collections.abc import Callable

    from gamenight.bots.bot import Bot
    from gamenight.bots.search.mind import Mind

CHARACTERS: list[str] = []


def normal(character: str) -> Bot:
    """The sensible player; it has but one character."""
    return PlainLudo()


def easy(character: str) -> Bot:
    """The sensible player, with slips."""
    return Slips(normal(character))


def mind(character: str) -> Mind | None:
    """None: the bots of Ludo look one move ahead and no further."""
    return None


def opponents() -> dict[str, Callable[[], Bot]]:
    """Other players by name, to compare with."""
    return {"plain": PlainLudo}
