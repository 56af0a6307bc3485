"""`gamenight lab tune`: look for better numbers of a bot's style."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from gamenight.cli.lab.wishes import USUAL, Wishes
from gamenight.cli.usage import Whole


def tune(  # noqa: PLR0913  one for each thing that decides the result
    game: str,
    bot: str,
    /,
    *numbers: str,
    tries: Whole = 16,
    games: Whole = 64,
    check: Whole = 2000,
    seats: Whole = 2,
    seed: Whole = 1,
    most: Whole = 100_000,
    term: Annotated[list[str] | None, Parameter(negative="")] = None,
    wishes: Wishes = USUAL,
) -> int:
    """Look for better numbers of a bot's style; they are printed as TOML, and written nowhere."""
    from gamenight.cli.lab.running import perform
    from gamenight.cli.language import words
    from gamenight.editions.shelf import edition_of
    from gamenight.lab import Experiment
    from gamenight.terminal.agreeing import terms_in

    terms = terms_in(edition_of(game), term or [], words())
    fields = {
        "game": game,
        "bot": bot,
        "numbers": numbers,
        "tries": tries,
        "games": games,
        "check": check,
        "seats": seats,
        "seed": seed,
        "most": most,
        "terms": terms,
    }
    return perform(Experiment("tune", fields), wishes)
