"""The bots of the team game, by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.bots.slips import Slips
from gamenight.games.pets.bot.plain import PlainPets
from gamenight.games.pets.bot.reference.always_claim import AlwaysClaim
from gamenight.games.pets.bot.reference.last_title import LastTitle

if TYPE_CHECKING:
    from collections.abc import Callable

    from gamenight.bots.bot import Bot
    from gamenight.bots.search.mind import Mind

ALL = 16  # titles: nobody is further behind
CHARACTERS: list[str] = []  # a marker is put down or not: there is nothing to be bold about


def normal(_character: str) -> Bot:
    """The sensible player without search; no change of its numbers was found that beats it."""
    return PlainPets()


def easy(character: str) -> Bot:
    """The normal bot, with slips."""
    return Slips(normal(character))


def mind(_character: str) -> Mind | None:
    """None: no search was found that plays better, with up to a thousand playouts."""
    return None


def opponents() -> dict[str, Callable[[], Bot]]:
    """The sensible player, one that claims all, and three that differ in when they claim the last title."""
    return {
        "plain": PlainPets,
        "always-claim": AlwaysClaim,
        "last-at-once": lambda: LastTitle(-ALL),
        "last-if-ahead": lambda: LastTitle(1),
        "last-if-far-ahead": lambda: LastTitle(3),
    }
