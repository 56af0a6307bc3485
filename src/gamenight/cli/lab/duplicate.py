"""`gamenight lab duplicate`: the same chances at several tables, compared as in bridge."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter


def duplicate(  # noqa: PLR0913  one for each thing that decides the result
    game: str,
    /,
    *bots: str,
    boards: int = 200,
    seed: int = 1,
    workers: str = "all",
    term: Annotated[list[str] | None, Parameter(negative="")] = None,
    json: Annotated[bool, Parameter(negative="")] = False,
    report: Path | None = None,
) -> int:
    """Let bots play the same chances at several tables, and compare who made more of the same seat.

    Args:
        game: A game's id (see gamenight games), or a folder with an edition of your own.
        bots: A bot for each seat, by its level (easy, normal, hard, master), by name, or as MODULE:CLASS.
        boards: So many boards; each is played at as many tables as there are seats.
        seed: The first seed; the same again gives the same boards.
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
    fields = {"game": game, "bots": bots, "boards": boards, "seed": seed, "terms": terms}
    return perform(Experiment("duplicate", fields), workers=workers, json=json, report=report)
