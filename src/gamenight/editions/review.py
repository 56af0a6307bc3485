"""Looking through an edition's folder for its author: all that is wrong, and what will look poor."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from gamenight.editions.faults import Fault, Faulty, fault_of, located, source
from gamenight.editions.shelf import FILE, read_edition
from gamenight.editions.tongues import printed

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from gamenight.editions.edition import Edition


class Review(NamedTuple):
    """What was found: an edition if nothing is wrong."""

    edition: Edition | None
    errors: Sequence[Fault]
    warnings: Sequence[Fault]


def review(folder: Path) -> Review:
    """Read a folder, and say all that its author would want to know."""
    try:
        edition = read_edition(folder)
    except Faulty as bad:
        return Review(None, bad.faults, ())
    return Review(edition, (), _warnings(folder, edition))


def _warnings(folder: Path, edition: Edition) -> list[Fault]:
    """What will look poor: as the box prints it, then in each other language."""
    file = folder / FILE
    ours = [fault_of(file, problem) for problem in edition.looks()]
    found = located(ours, source(file)[0])
    written_at = {one.path: one.text for one in printed(edition.form)}
    for language, spoken in edition.tongues.items():
        beside = folder / f"{language}.toml"
        theirs = [fault_of(beside, problem) for problem in spoken.looks()]
        found += located(
            [
                fault._replace(path=(written_at[fault.path],))
                for fault in theirs
                if fault.path in written_at and fault._replace(file=file) not in ours
            ],
            source(beside)[0],
        )
    return found
