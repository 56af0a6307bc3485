"""Whether Double the Rent goes with the rent card of every colour too."""

from __future__ import annotations

from typing import Any, final

from gamenight.games.deal.terms import DealTerms
from gamenight.kernel.variant import Variant


@final
class DoubleAnyRent(Variant[DealTerms]):
    """The rulebook leaves it open; we take it that it does not.

    Rule: rent.double
    """

    def agree(self, terms: DealTerms, agreed: dict[str, Any]) -> None:
        """A rent card of however many colours can be doubled."""
        if agreed["double_any_rent"]:
            terms.most_doubled = len(terms.pack.colours)
