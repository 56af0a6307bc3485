"""`gamenight lab tune`: look for better numbers of a bot's style."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from gamenight.cli.lab.wishes import USUAL, Wishes


def tune(  # noqa: PLR0913  one for each thing that decides the result
    game: str,
    bot: str,
    /,
    *numbers: str,
    tries: int = 16,
    games: int = 64,
    check: int = 2000,
    seats: int = 2,
    seed: int = 1,
    most: int = 100_000,
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
