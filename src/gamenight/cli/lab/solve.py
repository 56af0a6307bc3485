"""`gamenight lab solve`: work out exactly who wins."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter


def solve(
    game: str,
    /,
    *,
    seats: int | None = None,
    json: Annotated[bool, Parameter(negative="")] = False,
    report: Path | None = None,
) -> int:
    """Work out how likely each place in the order of play is to win, where a game can be solved exactly.

    Args:
        game: A game's id (see gamenight games), or a folder with an edition of your own.
        seats: For so many players; for every number that can be done unless said.
        json: Print the result as JSON.
        report: Write a page with the result, drawn, into this file.
    """
    from gamenight.cli.lab.running import perform
    from gamenight.cli.lab.wishes import Wishes
    from gamenight.lab import Experiment

    fields = {"game": game, "seats": seats}
    return perform(Experiment("solve", fields), Wishes(workers="1", json=json, report=report))
