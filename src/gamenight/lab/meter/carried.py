"""The figures that a box carries with it, in a file beside its `edition.toml`, with their origin."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

from gamenight.editions.shelf import edition_of
from gamenight.families import READING
from gamenight.lab.figures import Mean
from gamenight.lab.saving import Savable

if TYPE_CHECKING:
    from pathlib import Path

    from gamenight.editions.edition import Edition
    from gamenight.lab.saving import Cells

FILE = "measured.json"
PLACES = 2  # behind the point


class Rows(Savable):
    """The rows that are measured already."""

    def __init__(self, rows: list[Cells]) -> None:
        self.rows = rows

    def as_rows(self) -> list[Cells]:
        """Every row that is measured already."""
        return self.rows


class Measured(msgspec.Struct, frozen=True):
    """What a value of a term does against the box's own."""

    term: str
    value: Any
    turns: Mean  # by how many in a hundred the game is longer
    agree: bool  # whether all kinds of bots go the same way
    gap: Mean  # by how many games in a hundred the best and the worst place in the order of play come apart


class Meter(msgspec.Struct, frozen=True):
    """All that was measured of a box, and how."""

    game: str
    command: str
    version: str  # of gamenight
    rules: int  # the version of the family's rules
    content: str  # the digest of the box
    bots: tuple[str, ...]
    seats: int
    games: int  # for each kind of bots and each value
    usual_gap: Mean
    terms: tuple[Measured, ...]

    def as_rows(self) -> list[Cells]:
        """A row for each value of each term."""
        return [
            {
                "term": one.term,
                "value": str(one.value),
                **vars_of("turns", one.turns),
                **vars_of("gap", one.gap),
            }
            for one in self.terms
        ]

    def save(self, file: str | Path) -> None:
        """Write the rows into a file: .csv, .json or .parquet."""
        Rows(self.as_rows()).save(file)

    def to_json(self) -> dict[str, Any]:
        """All of it, ready for JSON."""
        document: dict[str, Any] = rounded(msgspec.to_builtins(self))
        return document

    def find(self, term: str, value: object) -> Measured | None:
        """What was found of a value, if it was measured."""
        return next((one for one in self.terms if one.term == term and is_same(one.value, value)), None)


def vars_of(name: str, figure: Mean) -> dict[str, float]:
    """A figure and its bounds as cells of a row."""
    return {name: figure.value, f"{name}_low": figure.low, f"{name}_high": figure.high}


def is_same(one: object, other: object) -> bool:
    """Whether two values are the same; true is not 1."""
    return type(one) is type(other) and one == other


def meter_of(game: str | Path | Edition) -> Meter | None:
    """What a box carries; None if nothing, or if the box or its rules have changed since."""
    edition = edition_of(game)
    edition = edition.original or edition
    if edition.folder is None:
        return None
    file = edition.folder / FILE
    try:
        found = _read(file, file.stat().st_mtime_ns)
    except OSError:
        return None
    is_so = found is not None and found.content == edition.content and found.rules == edition.game.rules
    return found if is_so else None


@lru_cache(maxsize=64)
def _read(file: Path, _changed: int) -> Meter | None:
    """The file's content; what cannot be read says nothing."""
    try:
        with READING:
            return msgspec.json.decode(file.read_bytes(), type=Meter)
    except msgspec.DecodeError:
        return None


def written(meter: Meter) -> bytes:
    """The figures as they stand beside the box: rounded, a line for each thing."""
    return msgspec.json.format(msgspec.json.encode(meter.to_json()), indent=2) + b"\n"


def rounded(value: Any) -> Any:  # noqa: ANN401  any JSON
    """A value with all fractions in it rounded."""
    if isinstance(value, dict):
        return {key: rounded(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [rounded(one) for one in value]
    return round(value, PLACES) if isinstance(value, float) else value
