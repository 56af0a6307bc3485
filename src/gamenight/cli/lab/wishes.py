"""What every command of the lab that plays games can be asked besides: who plays, and what is written."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter


@Parameter(name="*")
@dataclass(frozen=True)
class Wishes:
    """None of these changes the result.

    Attributes:
        workers: How many processes play, or all for one on each core; the result is the same.
        json: Print the result as JSON.
        report: Write a page with the result, drawn, into this file.
        save: Write the result as a table into this file: .csv, .json, or .parquet with the extra lab.
        fresh: Play all games again, also those that an earlier run has played.
    """

    workers: str = "all"
    json: Annotated[bool, Parameter(negative="")] = False
    report: Path | None = None
    save: Path | None = None
    fresh: Annotated[bool, Parameter(negative="")] = False


USUAL = Wishes()
