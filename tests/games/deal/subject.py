"""How the laws try the card game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.deal.hands import cards_of
from tests.laws.trial import Trial

if TYPE_CHECKING:
    import gamenight as gn


def census(table: gn.Table) -> object:
    """Every card is in exactly one place."""
    return cards_of(table)


TRIAL = Trial(
    census,
    moments=("allow", "yield", "end", "discard"),
    terms={
        3: {"double_any_rent": True, "wild_sets": False},
        4: {"no_costs_a_play": True, "first": 2},
    },
)
