"""What was acknowledged is on the disk: one SQLite file, one writer, what has queued in one commit."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from gamenight.kernel.errors import Error
from gamenight.server import database, log

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

RECORDS_KEPT = 20  # of a room's finished games
TOUCH_EVERY = 60.0  # seconds: more exactly it need not be known when something last happened in a room
GATHERS = 0.001  # seconds that a commit waits for company, when the last one had some
LOOKS_EVERY = 5.0  # seconds between two looks at how much of the disk is free

TOUCH = "INSERT INTO room (link, touched) VALUES (?, ?) ON CONFLICT DO UPDATE SET touched = excluded.touched"
KEEP_POSITION = "INSERT OR REPLACE INTO position (room, number, body) VALUES (?, ?, ?)"
KEEP_RECORD = "INSERT OR REPLACE INTO finished (room, number, record) VALUES (?, ?, ?)"
KEEP_SNAPSHOT = "INSERT OR REPLACE INTO snapshot (room, number, body) VALUES (?, ?, ?)"
KEEP_TIME = "INSERT OR REPLACE INTO house (name, value) VALUES ('open', ?)"

Statement = tuple[str, tuple[object, ...]]


class NotStored(Error):
    """The disk did not take it: nothing has changed."""


def _put_away(link: str, records: Iterable[tuple[int, str]]) -> list[Statement]:
    """Keep records of finished games by their numbers, and the last ones only."""
    statements: list[Statement] = []
    for number, record in records:
        statements.append((KEEP_RECORD, (link, number, record)))
        statements.append(
            ("DELETE FROM finished WHERE room = ? AND number <= ?", (link, number - RECORDS_KEPT))
        )
    return statements


def _entered(link: str, version: int, entries: Iterable[log.Entry]) -> list[Statement]:
    """Entries of a room behind a version."""
    sql = "INSERT INTO entry (room, number, body) VALUES (?, ?, ?)"
    return [
        (sql, (link, number, log.encoder.encode(entry)))
        for number, entry in enumerate(entries, start=version + 1)
    ]


class Binned(NamedTuple):
    """A deleted room: when, and how much was stored of it."""

    link: str
    moment: float
    entries: int


class Store:
    """Rooms by their links; everything that changes goes through `_write`, in order.

    Moments are seconds that the server has been open. Less than `floor` free bytes on the disk: nothing that
    can wait is taken any more.
    """

    def __init__(self, folder: Path, floor: int = 0) -> None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise database.folder_trouble(folder, error) from error
        self.folder = folder
        self.floor = floor
        self._connection = database.opened(folder)
        self._reader = database.reader(folder)
        self.secret = database.secret_of(self._reader)  # never told to anybody
        self._thread = ThreadPoolExecutor(1, "store")
        self._queue: asyncio.Queue[tuple[list[Statement], asyncio.Future[None]]] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._touched: dict[str, float] = {}
        self._looked = -LOOKS_EVERY
        self._free = 0
        self.appended = 0
        self.commits = 0

    def is_low(self) -> bool:
        """Whether the disk is nearly full."""
        if self.floor and time.monotonic() - self._looked >= LOOKS_EVERY:
            self._looked = time.monotonic()
            self._free = shutil.disk_usage(self.folder).free
        return bool(self.floor) and self._free < self.floor

    # Reading

    def links(self) -> list[str]:
        """The links of all rooms that are open."""
        rows = self._reader.execute("SELECT link FROM room WHERE binned IS NULL ORDER BY link")
        return [link for (link,) in rows]

    def entries(self, link: str, after: int = 0) -> Iterator[log.Entry]:
        """The entries of one room, in order, after some version."""
        sql = "SELECT body FROM entry WHERE room = ? AND number > ? ORDER BY number"
        for (body,) in self._reader.execute(sql, (link, after)):
            yield log.decoder.decode(body)

    def snapshot(self, link: str) -> tuple[int, bytes] | None:
        """How a room stood at some version, if that is kept."""
        row: tuple[int, bytes] | None = self._reader.execute(
            "SELECT number, body FROM snapshot WHERE room = ?", (link,)
        ).fetchone()
        return row

    def position(self, link: str) -> tuple[int, bytes] | None:
        """How a room's running game stood at some version."""
        row: tuple[int, bytes] | None = self._reader.execute(
            "SELECT number, body FROM position WHERE room = ?", (link,)
        ).fetchone()
        return row

    def record(self, link: str, number: int) -> str | None:
        """The record of a finished game that was put away."""
        sql = "SELECT record FROM finished WHERE room = ? AND number = ?"
        row = self._reader.execute(sql, (link, number)).fetchone()
        return None if row is None else str(row[0])

    def untouched_since(self, moment: float) -> list[str]:
        """The open rooms in which nothing has happened since a moment."""
        sql = "SELECT link FROM room WHERE touched < ? AND binned IS NULL"
        return [link for (link,) in self._reader.execute(sql, (moment,))]

    def binned(self) -> list[Binned]:
        """The deleted rooms that can still be had back."""
        sql = (
            "SELECT link, binned, (SELECT count(*) FROM entry WHERE room = link) FROM room "
            "WHERE binned IS NOT NULL ORDER BY binned DESC"
        )
        return [Binned(*row) for row in self._reader.execute(sql)]

    def open_seconds(self) -> float:
        """For how long the server has been open in all, as it was last written down."""
        row = self._reader.execute("SELECT value FROM house WHERE name = 'open'").fetchone()
        return 0.0 if row is None else float(row[0])

    # Writing

    async def append(  # noqa: PLR0913  what goes into one transaction
        self,
        link: str,
        version: int,
        entries: Sequence[log.Entry],
        moment: float,
        *,
        position: bytes | None = None,
        records: Iterable[tuple[int, str]] = (),
    ) -> None:
        """Make entries durable that follow a room's version; NotStored if the disk does not take them.

        With them goes how the game then stands, and the records of games that are put away.
        """
        is_touched = moment - self._touched.get(link, -TOUCH_EVERY) >= TOUCH_EVERY
        statements: list[Statement] = [(TOUCH, (link, moment))] if is_touched else []
        statements += _entered(link, version, entries)
        if position is not None:
            statements.append((KEEP_POSITION, (link, version + len(entries), position)))
        statements += _put_away(link, records)
        await self._write(statements)
        self.appended += len(entries)
        if is_touched:
            self._touched[link] = moment

    async def append_all(self, news: Sequence[tuple[str, int, Sequence[log.Entry]]], moment: float) -> None:
        """Make entries of several rooms durable, each behind its version: all of them or none."""
        statements: list[Statement] = []
        for link, version, entries in news:
            statements += [(TOUCH, (link, moment)), *_entered(link, version, entries)]
        await self._write(statements)
        self.appended += sum(len(entries) for _, _, entries in news)

    async def keep_snapshot(
        self,
        link: str,
        version: int,
        body: bytes,
        *,
        prunes: bool,
        records: Iterable[tuple[int, str]] = (),
    ) -> None:
        """Keep how a room stands; if it prunes, what led there is let go of."""
        statements: list[Statement] = [(KEEP_SNAPSHOT, (link, version, body)), *_put_away(link, records)]
        if prunes:
            statements.append(("DELETE FROM entry WHERE room = ? AND number <= ?", (link, version)))
            statements.append(("DELETE FROM position WHERE room = ?", (link,)))
        await self._write(statements)

    async def keep_time(self, seconds: float) -> None:
        """Write down for how long the server has been open."""
        await self._write([(KEEP_TIME, (seconds,))])

    async def bin(self, link: str, moment: float) -> None:
        """Delete a room: it lies in the bin for a while, and is not opened any more."""
        self._touched.pop(link, None)
        await self._write([("UPDATE room SET binned = ? WHERE link = ?", (moment, link))])

    async def unbin(self, link: str, moment: float) -> None:
        """Take a room out of the bin: it is opened again at the next start."""
        await self._write([("UPDATE room SET binned = NULL, touched = ? WHERE link = ?", (moment, link))])

    async def empty_bin(self, before: float) -> None:
        """Forget for good what has lain in the bin since before a moment."""
        await self._write([("DELETE FROM room WHERE binned < ?", (before,))])

    async def _write(self, statements: list[Statement]) -> None:
        if self._writer is None or self._writer.done():
            self._writer = asyncio.get_running_loop().create_task(self._write_queued())
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((statements, done))
        await done

    async def _write_queued(self) -> None:
        """One writer: take all that has queued, commit it at once, then say so to everybody."""
        loop = asyncio.get_running_loop()
        is_busy = False
        while True:
            batch = [await self._queue.get()]
            if is_busy:
                await asyncio.sleep(GATHERS)
            while not self._queue.empty():
                batch.append(self._queue.get_nowait())
            is_busy = len(batch) > 1
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
        """All jobs in one transaction; if one fails, all are tried again so that it is undone alone."""
        try:
            return self._try_to_commit(jobs, self._at_once)
        except Exception:  # noqa: BLE001  whatever it was, it may have been one job's fault
            with contextlib.suppress(sqlite3.Error):
                self._connection.execute("ROLLBACK")
        try:
            return self._try_to_commit(jobs, self._attempt)
        except Exception as error:  # noqa: BLE001  whatever it was: nothing of this is stored
            with contextlib.suppress(sqlite3.Error):
                self._connection.execute("ROLLBACK")
            return [error for _ in jobs]

    def _try_to_commit(
        self, jobs: Sequence[list[Statement]], attempt: Callable[[list[Statement]], Exception | None]
    ) -> list[Exception | None]:
        self._connection.execute("BEGIN IMMEDIATE")
        errors = [attempt(statements) for statements in jobs]
        self._connection.execute("COMMIT")
        self.commits += 1
        return errors

    def _at_once(self, statements: list[Statement]) -> None:
        """The statements of one job, without a way to undo it alone: that costs as much again."""
        for sql, values in statements:
            self._connection.execute(sql, values)

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
