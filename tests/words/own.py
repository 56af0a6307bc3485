"""An edition of one's own: a box of the shelf with something changed."""

from __future__ import annotations

import tomllib
from typing import Any

from gamenight import families
from gamenight.editions.edition import Edition
from gamenight.editions.shelf import SHELF
from gamenight.rulebook.clauses import clauses


def document_of(game: str) -> dict[str, Any]:
    """What the file of a box says."""
    return tomllib.loads((SHELF / game / "edition.toml").read_text(encoding="utf-8"))


def changed(game: str, changes: dict[str, Any]) -> Edition:
    """The box with other values in some of its fields, by their paths; None takes one out."""
    document = document_of(game)
    for path, value in changes.items():
        *way, last = [int(step) if step.isdigit() else step for step in path.split(".")]
        part: Any = document
        for step in way:
            part = part[step]
        if value is None:
            del part[last]
        else:
            part[last] = value
    family = families.find(document["family"])
    assert family is not None
    return family.reader()(SHELF / "my-own" / "edition.toml", document)


def texts(edition: Edition) -> dict[str, str]:
    """All that the rulebook of a box says, by clause."""
    return {
        clause.key: " ".join(part for part in (clause.rule, clause.ruling, clause.unofficial) if part)
        for clause in clauses(edition)
    }
