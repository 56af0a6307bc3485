"""`gamenight lab halftime`: how often the winner was ahead before the end."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from gamenight.cli.lab.wishes import USUAL, Wishes
from gamenight.cli.usage import Whole


def halftime(  # noqa: PLR0913  one for each thing that decides the result
    game: str,
    /,
    *,
    bot: str = "normal",
    seats: Whole = 4,
    games: Whole = 4000,
    seed: Whole = 1,
    term: Annotated[list[str] | None, Parameter(negative="")] = None,
    wishes: Wishes = USUAL,
) -> int:
    """Count how often the winner was ahead after each quarter of the game, by what the game counts."""
    from gamenight.cli.lab.running import perform
    from gamenight.cli.language import words
    from gamenight.editions.shelf import edition_of
    from gamenight.lab import Experiment
    from gamenight.terminal.agreeing import terms_in

    terms = terms_in(edition_of(game), term or [], words())
    fields = {"game": game, "bot": bot, "seats": seats, "games": games, "seed": seed, "terms": terms}
    return perform(Experiment("halftime", fields), wishes)
