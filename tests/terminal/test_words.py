"""The catalogue has what the terminal says, and nothing besides."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import gamenight
from gamenight import families
from gamenight.extras import EXTRAS
from gamenight.words.catalogue import catalogue

SOURCE = Path(gamenight.__file__).parent
SOURCES = "".join(
    file.read_text(encoding="utf-8")
    for place in (
        "terminal/**/*.py",
        "cli/**/*.py",
        "games/*/terminal/*.py",
        "server/sit.py",
        "server/far_*.py",
        "models/*.py",
    )
    for file in sorted(SOURCE.glob(place))
)
FOUND_BY_NAME = {family.name for family in families.known()} | {
    f"help_{word}" for family in families.known() for word in family.cards()
}  # a family's sentences by its view, and what is said of its cards
FOUND_BY_NAME |= set(EXTRAS)  # what the library of an extra is needed for
SHOWN_BY_NAME = {
    "option",
    "options",
    "options_of",
    "edition_help",
    "lab_help",
}  # asked or explained by its own name


def keys(part: dict[str, Any]) -> Iterator[str]:
    """Every name in a part of the catalogue, those of its parts too."""
    for key, value in part.items():
        yield key
        if isinstance(value, dict) and key not in SHOWN_BY_NAME:
            yield from keys(value)


@pytest.mark.parametrize("part", ["terminal", "cli"])
def test_every_sentence_is_said_somewhere(part):
    """A sentence that neither the terminal nor the command line asks for is left over."""
    said = SOURCES.replace("'", '"')
    left_over = {key for key in keys(catalogue("en").part(part)) if f'"{key}"' not in said}
    left_over -= FOUND_BY_NAME | SHOWN_BY_NAME

    assert left_over == set()
