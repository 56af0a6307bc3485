"""`gamenight lab duplicate`: the same chances at several tables, compared as in bridge."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from gamenight.cli.lab.wishes import USUAL, Wishes
from gamenight.cli.usage import Whole


def duplicate(
    game: str,
    /,
    *bots: str,
    boards: Whole = 200,
    seed: Whole = 1,
    term: Annotated[list[str] | None, Parameter(negative="")] = None,
    wishes: Wishes = USUAL,
) -> int:
    """Let bots play at several tables with the same luck, and compare who made more of the same seat."""
    from gamenight.cli.lab.running import perform
    from gamenight.cli.language import words
    from gamenight.editions.shelf import edition_of
    from gamenight.lab import Experiment
    from gamenight.terminal.agreeing import terms_in

    terms = terms_in(edition_of(game), term or [], words())
    fields = {"game": game, "bots": bots, "boards": boards, "seed": seed, "terms": terms}
    return perform(Experiment("duplicate", fields), wishes)
