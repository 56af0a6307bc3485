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
        ray: Let a Ray cluster play (the extra cluster): one on this machine, or the one at this address.
        json: Print the result as JSON.
        report: Write a page with the result, drawn, into this file.
        save: Write the result as a table into this file: .csv, .json, or .parquet with the extra lab.
        fresh: Play all games again, also those that an earlier run has played.
    """

    workers: str = "all"
    ray: Annotated[bool | str, Parameter(negative="")] = False
    json: Annotated[bool, Parameter(negative="")] = False
    report: Path | None = None
    save: Path | None = None
    fresh: Annotated[bool, Parameter(negative="")] = False

    def crew(self) -> int | str:
        """Who plays, as the lab is told: a number of processes, all, or a cluster."""
        if self.ray:
            return "ray" if self.ray is True else f"ray:{self.ray}"
        is_number = self.workers.isascii() and self.workers.isdigit()
        return int(self.workers) if is_number else self.workers


USUAL = Wishes()
