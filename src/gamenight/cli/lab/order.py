"""`gamenight lab order`: what it is worth to play first."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from gamenight.cli.lab.wishes import USUAL, Wishes
from gamenight.cli.usage import Whole


def order(  # noqa: PLR0913  one for each thing that decides the result
    game: str,
    /,
    *,
    bot: str = "normal",
    games: Whole = 4000,
    seed: Whole = 1,
    term: Annotated[list[str] | None, Parameter(negative="")] = None,
    wishes: Wishes = USUAL,
) -> int:
    """Count what it is worth to play first: equals play, for every number of players."""
    from gamenight.cli.lab.running import perform
    from gamenight.cli.language import words
    from gamenight.editions.shelf import edition_of
    from gamenight.lab import Experiment
    from gamenight.terminal.agreeing import terms_in

    terms = terms_in(edition_of(game), term or [], words())
    fields = {"game": game, "bot": bot, "games": games, "seed": seed, "terms": terms}
    return perform(Experiment("order", fields), wishes)
