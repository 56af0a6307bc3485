"""Whether wildcards of every colour alone make a set."""

from __future__ import annotations

from typing import Any, final

from gamenight.games.deal.terms import DealTerms
from gamenight.kernel.variant import Variant


@final
class WildSets(Variant[DealTerms]):
    """By the rulebook they are properties of any colour; tables agree against it that they are of none.

    Rule: set.full
    """

    def agree(self, terms: DealTerms, agreed: dict[str, Any]) -> None:
        """Only cards that have a colour of their own give a set its colour."""
        if not agreed["wild_sets"]:
            terms.colouring = terms.pack.coloured_parts
