"""The bots of the card game, by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.bots.slips import Slips
from gamenight.bots.tunable import Tunable
from gamenight.games.deal.bot.mind import DealMind
from gamenight.games.deal.bot.normal import NormalDeal
from gamenight.games.deal.bot.plain import PlainDeal
from gamenight.games.deal.bot.reference.greedy import Greedy
from gamenight.games.deal.bot.reference.risk_aware import RiskAware
from gamenight.games.deal.bot.style import CROWD, MOST, NORMAL, changed_manner, manners, numbers_in

if TYPE_CHECKING:
    from collections.abc import Callable

    from gamenight.bots.bot import Bot
    from gamenight.bots.search.mind import Mind

CHARACTERS: list[str] = ["careful", "bold", "miser"]


def normal(character: str) -> Bot:
    """The sensible player without search or habits."""
    return NormalDeal(manners()[character or NORMAL], talks=True)


def easy(character: str) -> Bot:
    """The normal bot, with slips."""
    return Slips(normal(character))


def mind(character: str) -> Mind | None:
    """How a thinking player of a character looks ahead; it begins from a player with habits."""
    return DealMind(character)


def opponents() -> dict[str, Callable[[], Bot]]:
    """An earlier sensible player, and two after the literature."""
    return {"plain": PlainDeal, "greedy": Greedy, "risk-aware": RiskAware}


def numbers(character: str, seats: int) -> dict[str, Tunable]:
    """The numbers of a character's style for so many players, which can be tuned."""
    name = character or NORMAL
    manner, section = manners()[name], name if seats == 2 else f"{name}.{CROWD}"
    style = numbers_in(manner.duel if seats == 2 else manner.crowd)
    return {one: Tunable(float(value), 0.0, float(MOST), True, section) for one, value in style.items()}


def styled(character: str, changes: dict[str, float]) -> Bot:
    """The sensible player without search, with other numbers."""
    return NormalDeal(changed_manner(manners()[character or NORMAL], changes), talks=True)
