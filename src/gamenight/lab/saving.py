"""What the lab found as a table in a file: CSV or JSON, or Parquet with the extra `lab`."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gamenight.extras import install
from gamenight.kernel.errors import BadSetup
from gamenight.notation.plain import finite

if TYPE_CHECKING:
    from collections.abc import Callable

Cells = dict[str, Any]  # a row: text and numbers, by the names of their columns


class Savable:
    """Something that was found, and can be kept as a table."""

    def as_rows(self) -> list[Cells]:
        """The rows: a game each, where there are games."""
        raise NotImplementedError

    def save(self, file: str | Path) -> None:
        """Write the rows into a file; its ending says how: .csv, .json or .parquet."""
        place = Path(file)
        check_saving(place)
        WRITERS[place.suffix](place, self.as_rows())


def check_saving(file: Path) -> None:
    """BadSetup says what a file may end with; ModuleNotFoundError what Parquet needs."""
    if file.suffix not in WRITERS:
        raise BadSetup(f"{file} cannot be saved; its name must end with {', '.join(WRITERS)}")
    if file.suffix == PARQUET:
        polars()


def polars() -> Any:  # noqa: ANN401  a library that may not be there
    """The library that writes Parquet."""
    try:
        import polars as pl
    except ModuleNotFoundError as error:
        said = f"Parquet needs polars; .csv and .json need nothing. This brings it: {install('lab')}"
        raise ModuleNotFoundError(said, name="polars") from error
    return pl


def _write_csv(file: Path, rows: list[Cells]) -> None:
    with file.open("w", encoding="utf-8", newline="") as out:
        writer = csv.DictWriter(out, list(rows[0]) if rows else [], lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)


def _write_json(file: Path, rows: list[Cells]) -> None:
    file.write_text(json.dumps(finite(rows), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def _write_parquet(file: Path, rows: list[Cells]) -> None:
    polars().DataFrame(rows).write_parquet(file)


PARQUET = ".parquet"
WRITERS: dict[str, Callable[[Path, list[Cells]], None]] = {
    ".csv": _write_csv,
    ".json": _write_json,
    PARQUET: _write_parquet,
}
