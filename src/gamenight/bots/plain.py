"""The house's own players: a sensible one for each family that has one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.bots.deal import PlainDeal
from gamenight.bots.pets import PlainPets
from gamenight.bots.property import PlainProperty
from gamenight.bots.random import RandomBot

if TYPE_CHECKING:
    from gamenight.bots.bot import Bot


def plain_bot(family: str, seed: int) -> Bot:
    """The sensible bot of a rule family, or one that picks at random where there is none."""
    if family == "property":
        return PlainProperty()
    if family == "deal":
        return PlainDeal()
    if family == "pets":
        return PlainPets()
    return RandomBot(seed)
