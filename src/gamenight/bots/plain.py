"""The bot that plays where nobody says which: the family's own, or one that picks at random."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight import families
from gamenight.bots.random import RandomBot

if TYPE_CHECKING:
    from gamenight.bots.bot import Bot


def plain_bot(family: str, seed: int) -> Bot:
    """The sensible bot of a rule family, or one that picks at random where there is none."""
    found = families.find(family)
    bot = None if found is None else found.plain_bot(seed)
    return bot or RandomBot(seed)
