"""Records in files: written whole or not at all, and never over a file that is not ours."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import TYPE_CHECKING

from gamenight.kernel.errors import BadRecord, BadSetup

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gamenight.api.table import Table
    from gamenight.words.catalogue import Catalogue


class Keeper:
    """Keeps one table's record; a file it has once written, or was opened from, it may write again."""

    def __init__(self, table: Table, own: Path | None = None, place: Path | None = None) -> None:
        self.table = table
        self.file: Path | None = None  # where the game was last kept
        self.place = place  # where it is kept before every question, if that can be
        self._own: set[Path] = set() if own is None else {own.resolve()}
        self._kept = -1
        self._words = table.teller.catalogue

    def is_kept(self) -> bool:
        """Whether everything played so far is in a file."""
        return self._kept == len(self.table.entries)

    def keep(self, file: Path) -> None:
        """Write the record of the game so far; BadSetup says why it cannot be."""
        try:
            place = file.resolve()
            if place not in self._own:
                place.open("x").close()
                self._own.add(place)
            fresh = place.with_name(f".{place.name}.new")
            with fresh.open("w", encoding="utf-8") as written:
                written.write(self.table.record())
                written.flush()
                os.fsync(written.fileno())
            fresh.replace(place)
        except FileExistsError as error:
            raise BadSetup(self._words.say("terminal", "file_exists", file=file)) from error
        except (OSError, ValueError, RuntimeError) as error:
            why = plainly(error)
            raise BadSetup(self._words.say("terminal", "not_written", file=file, why=why)) from error
        self.file, self._kept = file, len(self.table.entries)

    def secure(self) -> str:
        """Write what was played to the game's place, if it is not there yet; why it cannot be, once."""
        has_begun = any(entry.seat >= 0 for entry in self.table.entries)
        if self.place is None or self.is_secured() or not has_begun:
            return ""
        try:
            self._make_room(self.place.parent)
            self.keep(self.place)
        except BadSetup as error:
            self.place = None
            return str(error)
        return ""

    def _make_room(self, folder: Path) -> None:
        """Make the folder of the game's place; BadSetup says why it cannot be."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadSetup(
                self._words.say("terminal", "not_written", file=folder, why=plainly(error))
            ) from error

    def is_secured(self) -> bool:
        """Whether the game's place has all that was played."""
        return self.file == self.place and self.is_kept()


def fetch(file: Path, words: Catalogue) -> str:
    """The text of a file; BadSetup says why it cannot be read."""
    try:
        return file.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadSetup(words.say("terminal", "not_text", file=file, place=error.start + 1)) from error
    except (OSError, ValueError) as error:
        raise BadSetup(words.say("terminal", "not_read", file=file, why=plainly(error))) from error


@contextlib.contextmanager
def blaming(file: Path) -> Iterator[None]:
    """What is wrong with a record is told with the file that it stands in."""
    try:
        yield
    except BadRecord as error:
        raise BadRecord(f"{file}: {error}") from error


def plainly(error: Exception) -> str:
    """What the machine says, without its numbers."""
    reason = error.strerror if isinstance(error, OSError) else None
    return (reason or str(error)).lower()
