"""`gamenight lab run`: do an experiment that a file describes."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter


def run(
    file: Path,
    /,
    *,
    workers: str = "all",
    json: Annotated[bool, Parameter(negative="")] = False,
    report: Path | None = None,
    fresh: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Do the experiment of a TOML file: what the command of its kind would do with the same options.

    Args:
        file: A TOML file with a kind (match, ask …) and the fields of that kind.
        workers: How many processes play, or all for one on each core; the result is the same.
        json: Print the result as JSON.
        report: Write a page with the result, drawn, into this file; else where the file says, if it does.
        fresh: Play all games again, also those that an earlier run has played.
    """
    from gamenight.cli.lab.running import perform
    from gamenight.lab import read_experiment

    return perform(read_experiment(file), workers=workers, json=json, report=report, fresh=fresh)
