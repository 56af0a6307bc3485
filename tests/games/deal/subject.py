"""How the laws try the card game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.laws.trial import Trial

if TYPE_CHECKING:
    import gamenight as gn


def census(table: gn.Table) -> object:
    """Every card is in exactly one place, and no set has more cards than its colour needs."""
    position: Any = table.position()
    cards = [*position["unseen"], *position["centre"], *position["below"][::2], *position["loose"][::2]]
    cards += [position["passing"]] * (position["passing"] >= 0)
    for some in (*position["hands"], *position["banks"]):
        cards += some
    for one in (one for sets in position["sets"] for one in sets):
        cards += [*one["cards"], *(["house"] * one["house"]), *(["hotel"] * one["hotel"])]
    words: list[str] = table.game.kind_words  # type: ignore[attr-defined]
    return sorted(card if isinstance(card, str) else words[card] for card in cards)


TRIAL = Trial(
    census,
    moments=("allow", "yield", "end", "discard"),
    terms={
        3: {"double_any_rent": True, "wild_sets": False},
        4: {"no_costs_a_play": True, "first": 2},
    },
)
