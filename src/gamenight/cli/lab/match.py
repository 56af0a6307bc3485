"""`gamenight lab match`: let bots play many games, and count."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter


def match(  # noqa: PLR0913  one for each thing that decides the result
    game: str,
    /,
    *bots: str,
    games: int = 1000,
    seed: int = 1,
    workers: str = "all",
    term: Annotated[list[str] | None, Parameter(negative="")] = None,
    json: Annotated[bool, Parameter(negative="")] = False,
    report: Path | None = None,
    fresh: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Let bots play against each other: every seed, with every bot on every seat.

    Args:
        game: A game's id (see gamenight games), or a folder with an edition of your own.
        bots: A bot for each seat, by its level (easy, normal, hard, master), by name, or as MODULE:CLASS.
        games: So many games at least.
        seed: The first seed; the same again gives the same games.
        workers: How many processes play, or all for one on each core; the result is the same.
        term: Something agreed otherwise than the box has it: variant=short. Can be given again.
        json: Print the result as JSON.
        report: Write a page with the result, drawn, into this file.
        fresh: Play all games again, also those that an earlier run has played.
    """
    from gamenight.cli.lab.running import perform
    from gamenight.cli.language import words
    from gamenight.editions.shelf import edition_of
    from gamenight.lab import Experiment
    from gamenight.terminal.agreeing import terms_in

    terms = terms_in(edition_of(game), term or [], words())
    fields = {"game": game, "bots": bots, "games": games, "seed": seed, "terms": terms}
    return perform(Experiment("match", fields), workers=workers, json=json, report=report, fresh=fresh)
