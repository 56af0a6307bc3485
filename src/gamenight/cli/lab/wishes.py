"""What every command of the lab that plays games can be asked besides: who plays, and what is written."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter


@Parameter(name="*")
@dataclass(frozen=True)
class Wishes:
    """How an experiment is played and what is written of it; none of this changes the result."""

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
