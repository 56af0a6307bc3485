"""The printed rulebooks: the chapters and clauses of each in its own order, and whose word each clause is."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import msgspec

from gamenight.families import READING, known
from gamenight.kernel.errors import BadSetup

if TYPE_CHECKING:
    from gamenight.families import Family

FOLDER = Path(__file__).parent
TABLE = "table"  # the book of the table itself, which every game has besides its own

Mark = Literal["rulebook", "ruling", "unofficial"]
PARTS: dict[Mark, str] = {"rulebook": "rule", "ruling": "ruling", "unofficial": "unofficial"}


class Page(msgspec.Struct, forbid_unknown_fields=True):
    """One rulebook: the family it is for, where its rules come from, and whose word each clause is."""

    family: str
    source: str
    chapters: dict[str, dict[str, list[Mark]]]

    @property
    def clauses(self) -> dict[str, list[Mark]]:
        """All clauses in order, with their marks."""
        return {key: marks for chapter in self.chapters.values() for key, marks in chapter.items()}


@cache
def page(book: str) -> Page:
    """The page of one book."""
    family, file = _files(known())[book]
    with READING:
        return msgspec.convert({"family": family, **tomllib.loads(file.read_text(encoding="utf-8"))}, Page)


def books() -> tuple[str, ...]:
    """Every book there is."""
    return tuple(_files(known()))


@cache
def _files(families: tuple[Family, ...]) -> dict[str, tuple[str, Path]]:
    """By the name of each book: the family it is for, and its file."""
    homes = [(TABLE, FOLDER), *((family.name, family.rulebook) for family in families)]
    found: dict[str, tuple[str, Path]] = {}
    for family, home in homes:
        for file in home.glob("*.toml"):
            if file.stem in found:
                raise BadSetup(f"{file}: there is another rulebook of that name, {found[file.stem][1]}")
            found[file.stem] = (family, file)
    return dict(sorted(found.items()))


def books_of(family: str) -> list[str]:
    """The books of one family."""
    return [book for book in books() if page(book).family == family]


def families() -> list[str]:
    """The families that have a book; the table is one of them."""
    return sorted({page(book).family for book in books()})


def keys_of(family: str) -> list[str]:
    """Every clause of a family, whichever of its books has it."""
    return list(dict.fromkeys(key for book in books_of(family) for key in page(book).clauses))
