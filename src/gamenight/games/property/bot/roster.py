"""The bots of the property game, by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.bots.slips import Slips
from gamenight.bots.tunable import Tunable
from gamenight.games.property.bot.mind import PropertyMind
from gamenight.games.property.bot.normal import NormalProperty
from gamenight.games.property.bot.plain import PlainProperty
from gamenight.games.property.bot.reference.buy_all import BuyAll
from gamenight.games.property.bot.reference.fixed_policy import FixedPolicy
from gamenight.games.property.bot.style import NUMBERS, PLAIN, changed_style, style_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from gamenight.bots.bot import Bot
    from gamenight.bots.search.mind import Mind

CHARACTERS: list[str] = ["careful", "bold", "trader", "miser"]


def normal(character: str) -> Bot:
    """The player without search."""
    return NormalProperty(style_of(character))


def easy(character: str) -> Bot:
    """A beginner: it hoards, bids low, trades badly, and slips besides."""
    return Slips(NormalProperty(style_of(character, is_easy=True)))


def mind(character: str) -> Mind | None:
    """How a thinking player of that character looks at the game."""
    return PropertyMind(style_of(character))


def opponents() -> dict[str, Callable[[], Bot]]:
    """Others to compare with: yesterday's sensible player, and two from the literature."""
    return {"plain": PlainProperty, "fixed-policy": FixedPolicy, "buy-all": BuyAll}


def numbers(character: str, seats: int) -> dict[str, Tunable]:  # noqa: ARG001  the same for any number
    """The numbers of a character's style, which can be tuned."""
    style = style_of(character)
    return {
        name: Tunable(getattr(style, name), least, most, False, character or PLAIN)
        for name, (least, most) in NUMBERS.items()
    }


def styled(character: str, changes: dict[str, float]) -> Bot:
    """The player without search, with other numbers."""
    return NormalProperty(changed_style(character, changes))
