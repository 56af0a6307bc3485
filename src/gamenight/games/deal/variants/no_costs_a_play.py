"""Whether a Just Say No on one's own turn is one of the plays."""

from __future__ import annotations

from typing import Any, final

from gamenight.games.deal.terms import DealTerms
from gamenight.kernel.variant import Variant


@final
class NoCostsAPlay(Variant[DealTerms]):
    """The rulebook leaves it open; we take it that it is none.

    Rule: action.just_say_no
    """

    def agree(self, terms: DealTerms, agreed: dict[str, Any]) -> None:
        """Whoever is on turn needs a play left for it."""
        if agreed["no_costs_a_play"]:
            terms.plays_for_no = 1
