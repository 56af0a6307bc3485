"""Whether doubles that set one free from Jail give another throw."""

from __future__ import annotations

from typing import Any, final

from gamenight.games.property.rules.throwing import THIRD
from gamenight.games.property.terms import PropertyTerms
from gamenight.kernel.variant import Variant


@final
class JailDoubles(Variant[PropertyTerms]):
    """What the box prints unless the table wants the other: they throw again, or the turn ends.

    Rule: jail.doubles
    """

    def agree(self, terms: PropertyTerms, agreed: dict[str, Any]) -> None:
        """Count those doubles as the first of the turn, which gives another throw, or as the last."""
        terms.jail_doubles = 1 if agreed["jail_doubles"] == "again" else THIRD
