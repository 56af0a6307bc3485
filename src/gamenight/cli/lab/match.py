"""`gamenight lab match`: let bots play many games, and count."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from gamenight.cli.lab.wishes import USUAL, Wishes
from gamenight.cli.usage import Whole


def match(  # noqa: PLR0913  one for each thing that decides the result
    game: str,
    /,
    *bots: str,
    games: Whole = 1000,
    seed: Whole = 1,
    most: Whole = 100_000,
    term: Annotated[list[str] | None, Parameter(negative="")] = None,
    wishes: Wishes = USUAL,
) -> int:
    """Let bots play against each other: every seed, with every bot on every seat."""
    from gamenight.cli.lab.running import perform
    from gamenight.cli.language import words
    from gamenight.editions.shelf import edition_of
    from gamenight.lab import Experiment
    from gamenight.terminal.agreeing import terms_in

    terms = terms_in(edition_of(game), term or [], words())
    fields = {"game": game, "bots": bots, "games": games, "seed": seed, "most": most, "terms": terms}
    return perform(Experiment("match", fields), wishes)
