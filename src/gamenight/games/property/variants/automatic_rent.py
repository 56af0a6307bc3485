"""Rent without asking: whoever lands pays, whether or not the owner has noticed."""

from __future__ import annotations

from typing import Any, final

from gamenight.games.property.memory import Claim
from gamenight.games.property.rules.claims import Asking, mark_asked
from gamenight.games.property.state import Property
from gamenight.games.property.terms import ASKING, PropertyTerms
from gamenight.kernel.seat import bit
from gamenight.kernel.variant import Variant


@final
class AutomaticRent(Variant[PropertyTerms]):
    """By the rulebook the owner asks for the rent, or goes without.

    Rule: rent.ask
    """

    def agree(self, terms: PropertyTerms, agreed: dict[str, Any]) -> None:
        """The owner need not ask."""
        if agreed["rent"] == "automatic":
            terms.asides[ASKING] = AskedAtOnce()


@final
class AskedAtOnce(Asking):
    """Every rent counts as asked for."""

    def invite(self, state: Property, claim: Claim) -> None:
        """The rent is asked for as soon as somebody has landed; the owner need do nothing.

        Rule: rent.ask
        """
        state.invited &= ~bit(claim.other)
        mark_asked(state, claim)
