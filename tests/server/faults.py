"""Disks that fail: a full one, one whose commits fail, one on which the kernel refuses to write."""

from __future__ import annotations

import resource
import sqlite3
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from gamenight.server.database import FILE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractContextManager
    from pathlib import Path

    from gamenight.server.store import Store


@contextmanager
def full(store: Store, folder: Path) -> Iterator[None]:
    """The file may not grow by a single page; what is free in it is used up first."""
    connection = store._connection
    connection.execute("PRAGMA max_page_count = 1")  # never less than what there is
    try:
        yield
    finally:
        connection.execute("PRAGMA max_page_count = 1073741823")


@contextmanager
def refusing(store: Store, folder: Path) -> Iterator[None]:
    """The kernel lets no file of this process grow past what the log beside the database has now."""
    size = (folder / f"{FILE}-wal").stat().st_size
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size + 100, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@contextmanager
def read_only(store: Store, folder: Path) -> Iterator[None]:
    """Nothing may be written, as on a disk that was mounted again after an error."""
    store._connection.execute("PRAGMA query_only = ON")
    try:
        yield
    finally:
        store._connection.execute("PRAGMA query_only = OFF")


class Failing:
    """A connection on which one statement fails before it is done."""

    def __init__(self, connection: sqlite3.Connection, statement: str, error: Exception) -> None:
        self.connection = connection
        self.statement = statement
        self.error = error

    def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
        """Fail at the one, pass on the others."""
        if sql.startswith(self.statement):
            raise self.error
        return self.connection.execute(sql, *values)

    @property
    def in_transaction(self) -> bool:
        """Whether the real connection is in a transaction."""
        return self.connection.in_transaction


@contextmanager
def failing(store: Store, statement: str, error: Exception) -> Iterator[None]:
    """One statement fails until this is over."""
    real = store._connection
    store._connection = Failing(real, statement, error)  # type: ignore[assignment]
    try:
        yield
    finally:
        store._connection = real


def failing_at(statement: str) -> Callable[[Store, Path], AbstractContextManager[None]]:
    """The fault in which this statement fails."""
    return lambda store, _: failing(store, statement, sqlite3.OperationalError("disk I/O error"))


FAULTS: dict[str, Callable[[Store, Path], AbstractContextManager[None]]] = {
    "a full disk": full,
    "the kernel refuses": refusing,
    "a read-only disk": read_only,
    "no transaction": failing_at("BEGIN"),
    "a failed insert": failing_at("INSERT INTO entry"),
    "a failed commit": failing_at("COMMIT"),
}
