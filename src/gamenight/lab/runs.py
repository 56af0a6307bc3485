"""Doing pieces of work: here, in worker processes, or not again, if they were done before."""

from __future__ import annotations

import contextlib
import sqlite3
from typing import TYPE_CHECKING, Any

import msgspec

from gamenight.folders import cache_folder
from gamenight.lab.crew import AHEAD, crew_of
from gamenight.lab.work import Game, done

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator, Sequence
    from pathlib import Path

    from gamenight.lab.crew import Crew
    from gamenight.lab.work import Work

    # Who is told how far a run is: games played, games in all, and the result so far where there can be one
    Tell = Callable[[int, int, Any], None]

PATIENCE = 10.0  # seconds for another process that writes into the same file
LAYOUT = "CREATE TABLE IF NOT EXISTS done (work TEXT PRIMARY KEY, games BLOB NOT NULL) WITHOUT ROWID"


class Kept:
    """Pieces of work that are done, in a file, so that a run that was broken off goes on where it was."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file or cache_folder() / "lab.sqlite"
        self.trouble = ""  # why nothing is kept, if it is so
        self._database: sqlite3.Connection | None = None
        with self._careful():
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self._database = sqlite3.connect(self.file, timeout=PATIENCE, isolation_level=None)
            self._database.execute("PRAGMA journal_mode = WAL")
            self._database.execute(LAYOUT)

    def find(self, work: Work) -> list[Game] | None:
        """The games of a piece that was done before."""
        found = None
        if self._database is not None:
            with self._careful():
                row = self._database.execute("SELECT games FROM done WHERE work = ?", [work.key()]).fetchone()
                found = msgspec.json.decode(row[0], type=list[Game]) if row else None
        return found

    def keep(self, work: Work, games: list[Game]) -> None:
        """Write down what came of a piece."""
        if self._database is not None:
            with self._careful():
                self._database.execute(
                    "INSERT OR REPLACE INTO done VALUES (?, ?)", [work.key(), msgspec.json.encode(games)]
                )

    def forget(self) -> None:
        """Begin anew."""
        if self._database is not None:
            with self._careful():
                self._database.execute("DELETE FROM done")

    def close(self) -> None:
        """Let go of the file."""
        if self._database is not None:
            self._database.close()
            self._database = None

    @contextlib.contextmanager
    def _careful(self) -> Iterator[None]:
        """A disk that is full or closed to us costs the keeping, and never a game that was played."""
        try:
            yield
        except (OSError, sqlite3.Error, msgspec.DecodeError) as error:
            self.trouble = f"{self.file}: {error}"
            self.close()


def results(works: Sequence[Work], workers: int | str, kept: Kept | None = None) -> Generator[list[Game]]:
    """The games of each piece, in order, whoever plays them."""
    crew = crew_of(workers, len(works))
    if crew is None:
        for work in works:
            yield _known(work, kept) or _noted(work, done(work), kept)
        return
    try:
        yield from _spread(works, crew, kept)
    finally:
        crew.close()


def _spread(works: Sequence[Work], crew: Crew, kept: Kept | None) -> Iterator[list[Game]]:
    """Hand pieces to workers, some ahead; give the games back in order."""
    waiting: list[tuple[Work, Any, list[Game] | None]] = []

    def first() -> list[Game]:
        work, handed, known = waiting.pop(0)
        return _noted(work, crew.take(handed), kept) if known is None else known

    for work in works:
        known = _known(work, kept)
        waiting.append((work, crew.hand(done, work) if known is None else None, known))
        while len(waiting) >= crew.size * AHEAD:
            yield first()
    while waiting:
        yield first()


def _known(work: Work, kept: Kept | None) -> list[Game] | None:
    """The games of a piece that was done before; a bot of somebody's own may have changed since."""
    return kept.find(work) if kept is not None and work.is_ours() else None


def _noted(work: Work, games: list[Game], kept: Kept | None) -> list[Game]:
    """The games, written down."""
    if kept is not None and work.is_ours():
        kept.keep(work, games)
    return games
