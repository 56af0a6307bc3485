"""The terms of a table: the rulebook's own, and what each variant makes of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from gamenight.games.deal.pack import Pack
from gamenight.games.deal.rules.charge import Charge
from gamenight.games.deal.rules.discard import Discard
from gamenight.games.deal.rules.draw import Draw
from gamenight.games.deal.rules.first import First
from gamenight.games.deal.rules.moving import Moving
from gamenight.games.deal.rules.place import Place
from gamenight.games.deal.rules.turn import Turn
from gamenight.games.deal.terms import DealTerms
from gamenight.games.deal.variants.double_any_rent import DoubleAnyRent
from gamenight.games.deal.variants.first import WhoBegins
from gamenight.games.deal.variants.no_costs_a_play import NoCostsAPlay
from gamenight.games.deal.variants.wild_sets import WildSets
from gamenight.kernel.terms import Option
from gamenight.kernel.variant import Variant

VARIANTS: Final[dict[str, type[Variant[DealTerms]]]] = {
    "first": WhoBegins,
    "double_any_rent": DoubleAnyRent,
    "no_costs_a_play": NoCostsAPlay,
    "wild_sets": WildSets,
}


def deal_variants(options: Sequence[Option]) -> list[Variant[DealTerms]]:
    """What each option changes, in the order of the lobby."""
    return [VARIANTS[option.name](option) for option in options]


def deal_terms(
    pack: Pack, packs: int, seats: int, variants: list[Variant[Any]], agreed: dict[str, Any]
) -> DealTerms:
    """The terms of a table: one pack or two, and what was agreed.

    Rule: setup.deck, packs.two
    """
    terms = DealTerms(
        seats,
        [First(), Turn(), Draw(), Charge(), Place(), Discard()],
        [Moving()],
        pack,
        packs,
    )
    for variant in variants:
        variant.agree(terms, agreed)
    return terms
