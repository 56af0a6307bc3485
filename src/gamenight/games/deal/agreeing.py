"""What a table of the card game may agree on, and the terms it makes."""

from __future__ import annotations

from typing import Any

from gamenight.games.deal.pack import Pack
from gamenight.games.deal.rules.charge import Charge
from gamenight.games.deal.rules.discard import Discard
from gamenight.games.deal.rules.draw import Draw
from gamenight.games.deal.rules.first import First
from gamenight.games.deal.rules.moving import Moving
from gamenight.games.deal.rules.place import Place
from gamenight.games.deal.rules.turn import Turn
from gamenight.games.deal.terms import DealTerms
from gamenight.kernel.errors import BadSetup
from gamenight.kernel.terms import Option


def deal_options() -> list[Option]:
    """Who begins, two questions that the rulebook leaves open, and one that tables agree on against it.

    Rule: setup.hand, rent.double, action.just_say_no, set.full
    """
    return [
        Option("first", -1),
        Option("double_any_rent", default=False, choices=[False, True]),
        Option("no_costs_a_play", default=False, choices=[False, True]),
        Option("wild_sets", default=True, choices=[True, False], unofficial=[False]),
    ]


def deal_terms(pack: Pack, packs: int, seats: int, agreed: dict[str, Any]) -> DealTerms:
    """The terms of a table: one pack or two, and what was agreed.

    Rule: setup.deck, packs.two
    """
    first = agreed["first"]
    if not isinstance(first, int) or isinstance(first, bool) or not -1 <= first < seats:
        raise BadSetup(
            f"terms: first cannot be {first!r}; it is a seat from 0 to {seats - 1}, or -1 to draw lots"
        )
    terms = DealTerms(
        seats,
        [First(), Turn(), Draw(), Charge(), Place(), Discard()],
        [Moving()],
        pack,
        packs,
    )
    terms.first = first
    terms.doubles_any_rent = agreed["double_any_rent"]
    terms.no_costs_a_play = agreed["no_costs_a_play"]
    terms.has_wild_sets = agreed["wild_sets"]
    return terms
