"""What a table of the team game may agree on; `variants/` has what each of it changes."""

from __future__ import annotations

from typing import Final

from gamenight.kernel.terms import Option

NO_CAP: Final = 0


def pets_options() -> list[Option]:
    """The teams and tokens, what becomes of debts that cannot be paid, and a cap on rounds.

    Rule: setup.teams, setup.tokens
    """
    return [
        Option("teams", []),
        Option("tokens", []),
        Option("bank_debt", "marker", ["marker", "forgiven"]),
        Option("no_marker", "keep", ["keep", "hand_over"], unofficial=["hand_over"]),
        Option("rounds", NO_CAP, official=False),
    ]
