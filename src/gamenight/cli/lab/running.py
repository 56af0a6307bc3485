"""What the commands of the lab share: workers, progress, what is kept, where a report goes."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from gamenight.cli.language import words

if TYPE_CHECKING:
    from pathlib import Path

    from gamenight.lab import Kept


def count_in(workers: str) -> int | str:
    """How many processes: a number that was typed, or `all`."""
    return int(workers) if workers.isascii() and workers.isdigit() else workers


def progress(line: str) -> None:
    """Write the line of progress anew, where somebody looks; nothing wipes it out."""
    if sys.stderr.isatty():
        sys.stderr.write(f"\r\033[K{line}")
        sys.stderr.flush()


def warn(kept: Kept) -> None:
    """Say why nothing is kept, if it is so."""
    if kept.trouble:
        sys.stderr.write(words().say("cli", "lab", "not_kept", why=kept.trouble) + "\n")


def write_report(file: Path, page: str) -> None:
    """Write the page, and say where it is; an OSError says why it cannot be."""
    file.write_text(page, encoding="utf-8")
    sys.stdout.write(words().say("cli", "lab", "report", file=file) + "\n")
