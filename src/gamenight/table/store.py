"""What was acknowledged is on the disk: one SQLite file, one writer, what has queued in one commit."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING

from gamenight.kernel.errors import Error
from gamenight.table import log

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

MIGRATIONS = Path(__file__).parent / "migrations"
FILE = "table.sqlite3"

TOUCH = "INSERT INTO room (link, touched) VALUES (?, ?) ON CONFLICT DO UPDATE SET touched = excluded.touched"

Statement = tuple[str, tuple[object, ...]]


class NotStored(Error):
    """The disk did not take it: nothing has changed."""


def connect(file: Path) -> sqlite3.Connection:
    """Open the file, with every commit durable, and bring it to the newest form."""
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    try:
        migrate(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def migrate(connection: sqlite3.Connection) -> None:
    """Apply the migrations that this file has not seen, each as a whole or not at all."""
    (seen,) = connection.execute("PRAGMA user_version").fetchone()
    steps = sorted(MIGRATIONS.glob("*.sql"))
    if seen > len(steps):
        raise NotStored(f"the data was written by a newer gamenight (form {seen}, known here {len(steps)})")
    for number, step in enumerate(steps, start=1):
        if number > seen:
            text = step.read_text(encoding="utf-8")
            connection.executescript(f"BEGIN;\n{text}\nPRAGMA user_version = {number};\nCOMMIT;")


class Store:
    """Rooms by their links; everything that changes goes through `write`, in order."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._connection = connect(folder / FILE)
        # Reading has a connection of its own: it must not look into what the writer has not committed.
        self._reader = sqlite3.connect(folder / FILE, isolation_level=None, check_same_thread=False)
        self._thread = ThreadPoolExecutor(1, "store")
        self._queue: asyncio.Queue[tuple[list[Statement], asyncio.Future[None]]] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self.appended = 0
        self.commits = 0

    # Reading, at the start

    def links(self) -> list[str]:
        """The links of all rooms."""
        return [link for (link,) in self._reader.execute("SELECT link FROM room ORDER BY link")]

    def entries(self, link: str) -> Iterator[log.Entry]:
        """The entries of one room, in order."""
        rows = self._reader.execute("SELECT body FROM entry WHERE room = ? ORDER BY number", (link,))
        for (body,) in rows:
            yield log.decoder.decode(body)

    def untouched_since(self, moment: float) -> list[str]:
        """The rooms in which nothing has happened since a moment."""
        rows = self._reader.execute("SELECT link FROM room WHERE touched < ?", (moment,))
        return [link for (link,) in rows]

    # Writing

    async def append(self, link: str, version: int, entries: Sequence[log.Entry], moment: float) -> None:
        """Make entries durable that follow a room's version; NotStored if the disk does not take them."""
        statements: list[Statement] = [(TOUCH, (link, moment))]
        for number, entry in enumerate(entries, start=version + 1):
            body = log.encoder.encode(entry)
            statements.append(
                ("INSERT INTO entry (room, number, body) VALUES (?, ?, ?)", (link, number, body))
            )
        await self._write(statements)
        self.appended += len(entries)

    async def delete(self, link: str) -> None:
        """Forget a room and all that was stored of it."""
        await self._write([("DELETE FROM room WHERE link = ?", (link,))])

    async def _write(self, statements: list[Statement]) -> None:
        if self._writer is None or self._writer.done():
            self._writer = asyncio.get_running_loop().create_task(self._write_queued())
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((statements, done))
        await done

    async def _write_queued(self) -> None:
        """One writer: take all that has queued, commit it at once, then say so to everybody."""
        loop = asyncio.get_running_loop()
        while True:
            batch = [await self._queue.get()]
            while not self._queue.empty():
                batch.append(self._queue.get_nowait())
            jobs = [statements for statements, _ in batch]
            try:
                errors = await loop.run_in_executor(self._thread, self._commit, jobs)
            except Exception as error:  # noqa: BLE001  whatever it was: who waits must not wait for ever
                errors = [error for _ in jobs]
            for (_, done), failed in zip(batch, errors, strict=True):
                if not done.cancelled():
                    if failed is None:
                        done.set_result(None)
                    else:
                        done.set_exception(NotStored(str(failed)))

    def _commit(self, jobs: Sequence[list[Statement]]) -> list[Exception | None]:
        """All jobs in one transaction; one that fails is undone alone, a failed commit undoes all."""
        errors: list[Exception | None] = []
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            errors.extend(self._attempt(statements) for statements in jobs)
            self._connection.execute("COMMIT")
        except Exception as error:  # noqa: BLE001  whatever it was: nothing of this is stored
            with contextlib.suppress(sqlite3.Error):
                self._connection.execute("ROLLBACK")
            return [error for _ in jobs]
        self.commits += 1
        return errors

    def _attempt(self, statements: list[Statement]) -> Exception | None:
        self._connection.execute("SAVEPOINT job")
        try:
            for sql, values in statements:
                self._connection.execute(sql, values)
        except sqlite3.Error as error:
            if not self._connection.in_transaction:
                raise  # the whole transaction is gone, as when the disk is full
            self._connection.execute("ROLLBACK TO job")
            return error
        finally:
            if self._connection.in_transaction:
                self._connection.execute("RELEASE job")
        return None

    async def close(self) -> None:
        """Finish what is queued and close the file."""
        if self._writer is not None and not self._writer.done():
            with contextlib.suppress(NotStored):
                await self._write([])
            self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer
        self._thread.shutdown(wait=True)
        self._reader.close()
        self._connection.close()
