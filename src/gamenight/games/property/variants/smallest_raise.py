"""By how much a bid must at least be raised."""

from __future__ import annotations

from typing import Any, final

from gamenight.games.property.terms import PropertyTerms
from gamenight.kernel.variant import Variant


@final
class SmallestRaise(Variant[PropertyTerms]):
    """By the rulebook any higher bid will do.

    Rule: auction.bidding
    """

    def agree(self, terms: PropertyTerms, agreed: dict[str, Any]) -> None:
        """A bid goes up by at least so much."""
        terms.raise_by = agreed["smallest_raise"]
