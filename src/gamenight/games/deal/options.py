"""What a table of the card game may agree on; `variants/` has what each of it changes."""

from __future__ import annotations

from typing import Final

from gamenight.kernel.terms import Option

LOTS: Final = -1  # nobody was chosen to begin


def deal_options() -> list[Option]:
    """Who begins, two questions that the rulebook leaves open, and one that tables agree on against it."""
    return [
        Option("first", LOTS),
        Option("double_any_rent", default=False, choices=[False, True]),
        Option("no_costs_a_play", default=False, choices=[False, True]),
        Option("wild_sets", default=True, choices=[True, False], unofficial=[False]),
    ]
