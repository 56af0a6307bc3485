"""The file that holds all rooms: made whole or not at all, checked before it is used."""

from __future__ import annotations

import contextlib
import errno
import os
import sqlite3
from pathlib import Path
from secrets import token_bytes
from typing import TYPE_CHECKING

from gamenight.kernel.errors import Error

if TYPE_CHECKING:
    from collections.abc import Iterator

MIGRATIONS = Path(__file__).parent / "migrations"
FILE = "table.sqlite3"
BESIDE = ("-wal", "-shm", "-journal")  # what SQLite keeps beside the file while it is in use
OURS = 1_196_312_404  # "GNGT" in the file's head
SECRET = 32  # bytes
BEFORE_IT_WAS_NAMED = {"room", "entry"}  # the tables of a file of form 1, which has no such name


FULL = "make room on the disk, or "
NOT_OURS = "make the folder yours to write, or "
WAYS_OUT = {
    errno.ENOSPC: FULL,
    errno.EDQUOT: FULL,
    errno.EFBIG: FULL,
    errno.EACCES: NOT_OURS,
    errno.EPERM: NOT_OURS,
    errno.EROFS: NOT_OURS,
}


class CannotOpen(Error):
    """The folder or the file cannot be used; the sentence says what to do."""


def opened(folder: Path) -> sqlite3.Connection:
    """The folder's file, checked and in its newest form; it is made if there is none."""
    file = folder / FILE
    with _explained(file):
        if not file.exists():
            _make(file)
        if file.stat().st_size == 0:
            raise CannotOpen(
                f"{file} is empty, and a file of gamenight never is: put a backup of it back, "
                "or move it away to begin anew"
            )
        connection = _connected(file)
        try:
            _check(file, connection)
            migrate(connection)
            connection.execute("PRAGMA journal_mode = WAL")
            _try_to_write(connection)
        except BaseException:
            connection.close()
            raise
        return connection


def reader(folder: Path) -> sqlite3.Connection:
    """Another connection, for reading alone: it does not look into what is not committed."""
    connection = _connected(folder / FILE)
    connection.execute("PRAGMA query_only = ON")
    return connection


def _connected(file: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    connection.text_factory = _text
    connection.execute("PRAGMA synchronous = FULL")  # every commit is durable
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def _text(raw: bytes) -> str:
    """A text of the file; where a disk has spoilt one, the room that it belongs to is not found by it."""
    return raw.decode(errors="replace")


def _make(file: Path) -> None:
    """A new file, under another name until it is whole: so one that is there is never half made."""
    leftover = [beside for beside in BESIDE if Path(f"{file}{beside}").exists()]
    if leftover:
        raise CannotOpen(
            f"{file} is missing, but {file.name}{leftover[0]} is there: put {file.name} back beside it, "
            "or move that away to begin anew"
        )
    new = file.with_name(f"{file.name}.new")
    for stale in (new, *(Path(f"{new}{beside}") for beside in BESIDE)):
        stale.unlink(missing_ok=True)
    os.close(os.open(new, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))  # it holds every hand
    connection = _connected(new)
    try:
        migrate(connection)
    finally:
        connection.close()
    new.rename(file)


def _check(file: Path, connection: sqlite3.Connection) -> None:
    """Whether the file is ours and undamaged."""
    (name,) = connection.execute("PRAGMA application_id").fetchone()
    tables = {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if name != OURS and not (name == 0 and tables == BEFORE_IT_WAS_NAMED):
        raise CannotOpen(
            f"{file} is a database of another program: move it away, or choose another folder with --data"
        )
    (said,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if said != "ok":
        raise _damaged(file, said)


def _try_to_write(connection: sqlite3.Connection) -> None:
    """Find out now, not at the first move, whether the disk takes anything."""
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("INSERT INTO house (name, value) VALUES ('open', 0) ON CONFLICT DO NOTHING")
    connection.execute("UPDATE house SET value = value WHERE name = 'open'")
    sql = "INSERT INTO secret (name, value) VALUES ('bots', ?) ON CONFLICT DO NOTHING"
    connection.execute(sql, (token_bytes(SECRET),))
    connection.execute("COMMIT")


def secret_of(connection: sqlite3.Connection) -> bytes:
    """What the chance of all bots comes of: made with the file, and the same as long as there is the file."""
    (secret,) = connection.execute("SELECT value FROM secret WHERE name = 'bots'").fetchone()
    return bytes(secret)


def migrate(connection: sqlite3.Connection) -> None:
    """Apply the migrations that this file has not seen, each as a whole or not at all."""
    (seen,) = connection.execute("PRAGMA user_version").fetchone()
    steps = sorted(MIGRATIONS.glob("*.sql"))
    if seen > len(steps):
        raise CannotOpen(
            f"the data was written by a newer gamenight (form {seen}, known here {len(steps)}): "
            "install that one again, or choose another folder with --data"
        )
    for number, step in enumerate(steps, start=1):
        if number > seen:
            text = step.read_text(encoding="utf-8")
            connection.executescript(f"BEGIN;\n{text}\nPRAGMA user_version = {number};\nCOMMIT;")


def _damaged(file: Path, why: object) -> CannotOpen:
    return CannotOpen(
        f"{file} is damaged ({why}): put a backup of it back, or move it away to begin anew; "
        "`sqlite3 FILE .recover` may save what can be read"
    )


@contextlib.contextmanager
def _explained(file: Path) -> Iterator[None]:
    """What the system and SQLite say, as one sentence with a way out."""
    try:
        yield
    except sqlite3.OperationalError as error:
        raise CannotOpen(
            f"{file} cannot be used ({error}): look whether the disk is full or read-only, or "
            "another program has the file open; else choose another folder with --data"
        ) from error
    except sqlite3.DatabaseError as error:
        if "not a database" in str(error):
            raise CannotOpen(
                f"{file} is not a database: put a backup of it back, or move it away to begin anew"
            ) from error
        raise _damaged(file, error) from error
    except UnicodeDecodeError as error:  # so Python's sqlite3 tells of a damaged list of tables
        raise _damaged(file, "its list of tables cannot be read") from error
    except OSError as error:
        raise folder_trouble(file.parent, error) from error


def folder_trouble(folder: Path, error: OSError) -> CannotOpen:
    """A folder that cannot be made or written."""
    why = error.strerror or str(error)
    way = WAYS_OUT.get(error.errno or 0, "")
    return CannotOpen(f"{folder} cannot be used ({why}): {way}choose another folder with --data")
