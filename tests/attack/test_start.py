"""A start that cannot be: one sentence that says what to do, exit code not 0, nothing harmed."""

from __future__ import annotations

import resource
import signal
import sqlite3
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from gamenight.server.database import FILE
from tests.attack.visitor import asked, begun
from tests.server.process import free_port, served

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.battery  # once is enough: the server itself is never compiled


def started(folder: Path, size: int | None = None) -> tuple[int, str]:
    """Serve a folder, perhaps on a disk with so many bytes left: the exit code and what was said."""

    def limit() -> None:
        if size is not None:
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))

    command = [sys.executable, "-m", "gamenight", "serve", "--no-browser", "--port", str(free_port())]
    done = subprocess.run(
        [*command, "--data", str(folder)],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        preexec_fn=limit,
    )
    return done.returncode, done.stdout + done.stderr


def empty(file: Path) -> None:
    """Nothing where a data folder was."""
    file.write_bytes(b"")


def torn(file: Path) -> None:
    """The end is missing, as after a copy that broke off."""
    file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])


def scribbled(file: Path) -> None:
    """Pages in the middle are overwritten."""
    body = bytearray(file.read_bytes())
    body[4096:12288] = b"\x5a" * 8192
    file.write_bytes(body)


def garbage(file: Path) -> None:
    """No database at all."""
    file.write_bytes(b"This is a letter to my grandmother.\n" * 500)


def misspelt(file: Path) -> None:
    """One byte of what SQLite keeps about its own tables is no letter any more."""
    file.write_bytes(file.read_bytes().replace(b"CREATE TABLE position", b"CREATE T\xe8BLE position"))


def foreign(file: Path) -> None:
    """Another program's database."""
    file.unlink()
    connection = sqlite3.connect(file)
    connection.execute("CREATE TABLE recipe (cake TEXT)")
    connection.commit()
    connection.close()


def newer(file: Path) -> None:
    """Written by a program of the future."""
    connection = sqlite3.connect(file)
    connection.execute("PRAGMA user_version = 99")
    connection.commit()
    connection.close()


def orphaned(file: Path) -> None:
    """The file is gone, but what was written beside it is there."""
    file.with_name(f"{FILE}-wal").write_bytes(b"x" * 5000)
    file.unlink()


@pytest.fixture(scope="module")
def kept(tmp_path_factory):
    """A data folder in which something was played, closed cleanly."""
    folder = tmp_path_factory.mktemp("kept")
    with served(folder) as server:
        for _ in range(5):
            begun(server, "garden-path").close()
        server.end(signal.SIGINT)
    return folder


@pytest.mark.parametrize(
    ("harm", "says"),
    [
        (empty, "is empty"),
        (torn, "is damaged"),
        (scribbled, "is damaged"),
        (misspelt, "is damaged"),
        (garbage, "is not a database"),
        (foreign, "a database of another program"),
        (newer, "a newer gamenight"),
        (orphaned, "is missing, but"),
    ],
    ids=lambda value: value.__name__ if callable(value) else "",
)
def test_a_file_that_cannot_be_used_is_said_in_one_sentence(kept, tmp_path, harm, says):
    """What it is and what to do; the file is left as it was found."""
    folder = tmp_path / "data"
    folder.mkdir()
    file = folder / FILE
    file.write_bytes((kept / FILE).read_bytes())
    harm(file)
    before = {one.name: one.read_bytes() for one in folder.iterdir()}
    code, said = started(folder)
    after = {one.name: one.read_bytes() for one in folder.iterdir() if one.name in before}

    assert code == 2
    assert says in said
    assert len(said.splitlines()) == 1
    assert after == before


def test_a_room_whose_name_is_spoilt_is_set_aside(kept, tmp_path):
    """The disk has turned its link into something that is no text: the others open."""
    (tmp_path / FILE).write_bytes((kept / FILE).read_bytes())
    connection = sqlite3.connect(tmp_path / FILE)
    with connection:
        one = "(SELECT min(link) FROM room)"
        connection.execute(f"UPDATE room SET link = CAST(x'fffe61' AS TEXT) WHERE link = {one}")  # noqa: S608
    connection.close()
    with served(tmp_path) as server:
        counts = dict(line.split() for line in asked(server, "/metrics")[1].splitlines() if line[0] != "#")

    assert (counts["gamenight_rooms"], counts["gamenight_rooms_set_aside"]) == ("4", "1")


@pytest.mark.parametrize("where", ["a file/data", "/proc/gamenight", "/dev/null"])
def test_a_folder_that_cannot_be_is_said_in_one_sentence(tmp_path, where):
    """A file in its way, or a place where nothing can be made."""
    (tmp_path / "a file").write_text("in the way")
    code, said = started(tmp_path / where)

    assert (code, len(said.splitlines())) == (2, 1)
    assert "choose another folder with --data" in said


@pytest.mark.parametrize("left", [0, 10_000, 40_000])
def test_a_full_disk_is_said_in_one_sentence(tmp_path, left):
    """Nothing half made is taken for a data folder afterwards: with room on the disk it starts."""
    folder = tmp_path / "data"
    code, said = started(folder, left)
    with served(folder) as server:
        open_again = server.lines

    assert (code, len(said.splitlines())) == (2, 1)
    assert "disk" in said
    assert open_again


def test_a_disk_that_fills_up_later_is_said_too(kept, tmp_path):
    """A data folder, and no room to write in it: that is said at the start, not at the first move."""
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / FILE).write_bytes((kept / FILE).read_bytes())
    code, said = started(folder, 4096)

    assert (code, len(said.splitlines())) == (2, 1)
    assert "disk" in said
