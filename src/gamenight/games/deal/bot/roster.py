"""The bots of the card game, by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.bots.slips import Slips
from gamenight.games.deal.bot.mind import DealMind
from gamenight.games.deal.bot.normal import NormalDeal
from gamenight.games.deal.bot.plain import PlainDeal
from gamenight.games.deal.bot.reference.greedy import Greedy
from gamenight.games.deal.bot.reference.risk_aware import RiskAware
from gamenight.games.deal.bot.style import NORMAL, manners

if TYPE_CHECKING:
    from collections.abc import Callable

    from gamenight.bots.bot import Bot
    from gamenight.bots.search.mind import Mind

CHARACTERS: list[str] = ["careful", "bold", "miser"]


def normal(character: str) -> Bot:
    """The sensible player without search."""
    return NormalDeal(manners()[character or NORMAL], talks=True)


def easy(character: str) -> Bot:
    """The same with slips."""
    return Slips(normal(character))


def mind(character: str) -> Mind | None:
    """How it looks ahead."""
    return DealMind(character)


def opponents() -> dict[str, Callable[[], Bot]]:
    """The sensible player of former days, and two of the literature's kind."""
    return {"plain": PlainDeal, "greedy": Greedy, "risk-aware": RiskAware}
