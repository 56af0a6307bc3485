"""`gamenight lab order`: what it is worth to play first."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter


def order(  # noqa: PLR0913  one for each thing that decides the result
    game: str,
    /,
    *,
    bot: str = "normal",
    games: int = 4000,
    seed: int = 1,
    workers: str = "all",
    term: Annotated[list[str] | None, Parameter(negative="")] = None,
    json: Annotated[bool, Parameter(negative="")] = False,
    report: Path | None = None,
) -> int:
    """Count what it is worth to play first: equals play, for every number of players.

    Args:
        game: A game's id (see gamenight games), or a folder with an edition of your own.
        bot: The kind of bots that plays.
        games: So many games for each number of players.
        seed: The first seed; the same again gives the same games.
        workers: How many processes play, or all for one on each core; the result is the same.
        term: Something agreed otherwise than the box has it: variant=short. Can be given again.
        json: Print the result as JSON.
        report: Write a page with the result, drawn, into this file.
    """
    from gamenight.cli.lab.running import perform
    from gamenight.cli.language import words
    from gamenight.editions.shelf import edition_of
    from gamenight.lab import Experiment
    from gamenight.terminal.agreeing import terms_in

    terms = terms_in(edition_of(game), term or [], words())
    fields = {"game": game, "bot": bot, "games": games, "seed": seed, "terms": terms}
    return perform(Experiment("order", fields), workers=workers, json=json, report=report)
