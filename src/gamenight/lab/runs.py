"""Doing pieces of work: here, in worker processes, or not again, if they were done before."""

from __future__ import annotations

import contextlib
import sqlite3
from functools import cache
from hashlib import sha256
from typing import TYPE_CHECKING, Any, TypeVar, get_type_hints

import msgspec

from gamenight.folders import cache_folder
from gamenight.lab.checking import begin_to_play
from gamenight.lab.crew import AHEAD, crew_of
from gamenight.lab.work import LAB, Game, done, program

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator, Sequence
    from pathlib import Path

    from gamenight.lab.crew import Crew
    from gamenight.lab.work import Work

    # Who is told how far a run is: games played, games in all, and the result so far, or how to make it
    Tell = Callable[[int, int, Any], None]

T = TypeVar("T")

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
            self._database.execute("PRAGMA synchronous = NORMAL")  # what a power cut takes is played again
            self._database.execute(LAYOUT)

    def find(self, key: str, shape: Any) -> Any:  # noqa: ANN401  whatever was kept
        """What came of a piece that was done before, in the shape that it has; None if it was not."""
        found = None
        if self._database is not None:
            with self._careful():
                row = self._database.execute("SELECT games FROM done WHERE work = ?", [key]).fetchone()
                found = msgspec.json.decode(row[0], type=shape) if row else None
        return found

    def keep(self, key: str, found: object) -> None:
        """Write down what came of a piece."""
        if self._database is not None:
            with self._careful():
                self._database.execute(
                    "INSERT OR REPLACE INTO done VALUES (?, ?)", [key, msgspec.json.encode(found)]
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
            why = error.strerror if isinstance(error, OSError) else None
            self.trouble = f"{self.file}: {why or error}"
            self.close()


def results(works: Sequence[Work], workers: int | str, kept: Kept | None = None) -> Generator[list[Game]]:
    """The games of each piece, in order, whoever plays them."""
    return found_by(done, works, workers, kept)


def found_by(
    does: Callable[[Work], T], works: Sequence[Work], workers: int | str, kept: Kept | None = None
) -> Generator[T]:
    """What a function makes of each piece, in order, whoever does it; what is kept is not made again."""
    crew = crew_of(workers, len(works))
    if crew is None:
        for work in works:
            known = _known(does, work, kept)
            yield _noted(does, work, does(work), kept) if known is None else known
        return
    try:
        yield from _spread(does, works, crew, kept)
    finally:
        crew.close()


def _spread(does: Callable[[Work], T], works: Sequence[Work], crew: Crew, kept: Kept | None) -> Iterator[T]:
    """Hand pieces to workers, some ahead; give what came of them back in order."""
    waiting: list[tuple[Work, Any, T | None]] = []

    def first() -> T:
        work, handed, known = waiting.pop(0)
        return _noted(does, work, crew.take(handed), kept) if known is None else known

    for work in works:
        known = _known(does, work, kept)
        waiting.append((work, crew.hand(does, work) if known is None else None, known))
        while len(waiting) >= crew.size * AHEAD:
            yield first()
    while waiting:
        yield first()


def _known(does: Callable[[Work], T], work: Work, kept: Kept | None) -> T | None:
    """What came of a piece that was done before; a bot of somebody's own may have changed since."""
    found: T | None = None
    if kept is not None and work.is_ours():
        found = kept.find(key_of(does, work), shape_of(does))
    if found is None:
        begin_to_play()
    return found


def _noted(does: Callable[[Work], T], work: Work, found: T, kept: Kept | None) -> T:
    """What was found, written down."""
    if kept is not None and work.is_ours():
        kept.keep(key_of(does, work), found)
    return found


def key_of(does: Callable[[Work], Any], work: Work) -> str:
    """A key of a piece of work and the function that does it: equal for the same, and for nothing else.

    What another version of the lab counted is not taken for what this one would count.
    """
    if does is done:
        return work.key()
    name = f"{does.__module__}.{does.__qualname__}"
    return sha256(f"{work.key()} {name} {program(LAB)}".encode()).hexdigest()


@cache
def shape_of(does: Callable[[Work], Any]) -> Any:  # noqa: ANN401  any type
    """What a function of a piece gives, as it says itself."""
    return get_type_hints(does, localns=shapes())["return"]


def shapes() -> dict[str, Any]:
    """The names that functions of pieces use in their types, and import for that alone."""
    from gamenight.lab.work import Work

    return {"Work": Work, "Game": Game}


def so_far_of(told: Any) -> Any:  # noqa: ANN401  a result, or how to make it
    """The result so far that `tell` was told, made where only the way to make it was."""
    return told() if callable(told) else told
