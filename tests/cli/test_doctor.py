"""What this machine has and lacks."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

import gamenight as gn
from gamenight.cli import checkup, table_check
from gamenight.kernel.errors import BadEdition
from gamenight.server.serve import only_one


def test_all_is_well(run):
    """A machine on which these tests run can play."""
    code, out, err = run("doctor")

    assert (code, err) == (0, "")
    assert out.endswith("This machine can play.\n")
    assert f"engine: {gn.engine()}" in out
    assert sys.executable in out


def test_a_library_is_missing(run, monkeypatch):
    """3, with what is missing and the command that mends it."""
    monkeypatch.setattr(checkup, "find_spec", lambda name: None if name == "rich" else object())
    code, out, _ = run("doctor")

    assert code == 3
    assert "missing  libraries: cyclopts, librt, msgspec, mypy_extensions, segno" in out
    assert f"mend it with: {sys.executable} -m pip install rich\n" in out
    assert out.endswith("This machine cannot play yet.\n")


def test_the_shelf_cannot_be_read(run, monkeypatch):
    """A broken edition is named, and nothing can be played."""

    def broken() -> None:
        raise BadEdition("edition.toml: finish: wrong")

    monkeypatch.setattr(checkup, "editions", broken)
    code, out, _ = run("doctor")

    assert code == 3
    assert "missing  games on the shelf: edition.toml: finish: wrong" in out


@pytest.mark.parametrize(
    ("name", "found", "mend"),
    [
        ("which", "C compiler", "apt-get install gcc libc6-dev && ./gamenight compile"),
        ("get_path", "Python's headers", "apt-get install python3-dev && ./gamenight compile"),
    ],
)
def test_what_compiling_needs_is_not_needed_to_play(run, monkeypatch, name, found, mend):
    """It is said, and how to mend it, but the machine can play."""
    if name == "which":
        monkeypatch.setattr("shutil.which", lambda command: None)
    else:
        monkeypatch.setattr("sysconfig.get_path", lambda kind: "/nowhere")
    code, out, _ = run("doctor")

    assert code == 0
    assert f"missing  {found} (to compile the engine): not found\n" in out
    assert f"mend it with: {mend}\n" in out


def test_no_environment_and_no_way_to_make_one(run, monkeypatch):
    """Debian's bare Python: the package to install is named."""
    monkeypatch.setattr(sys, "prefix", sys.base_prefix)
    monkeypatch.setattr(checkup, "find_spec", lambda name: None if name == "ensurepip" else object())
    code, out, _ = run("doctor")

    assert code == 0
    assert "mend it with: apt-get install python3-venv\n" in out


def test_as_json(run, monkeypatch):
    """With --json the checks are data."""
    monkeypatch.setattr(checkup, "find_spec", lambda name: None if name == "rich" else object())
    code, out, _ = run("doctor", "--json")
    found = json.loads(out)
    lacking = [check for check in found["checks"] if check["needed_to_play"] and not check["there"]]

    assert code == 3
    assert (found["can_play"], found["engine"]) == (False, gn.engine())
    assert [check["mend"] for check in lacking] == [f"{sys.executable} -m pip install rich"]
    assert lacking[0]["needed_to_play"] is True


def test_a_broken_edition_with_its_first_errors(run, monkeypatch, tmp_path):
    """Which one it is, three of its errors, how many more, and the command that lists all."""
    monkeypatch.setenv("GAMENIGHT_EDITIONS", str(tmp_path))
    (tmp_path / "odd-box").mkdir()
    (tmp_path / "odd-box" / "edition.toml").write_text('family = "property"\n')
    code, out, _ = run("doctor")

    assert code == 0
    assert "missing  an edition of your own that cannot be opened: odd-box\n" in out
    assert out.count("odd-box/edition.toml: ") == 3
    assert "more errors\n" in out
    assert f"mend it with: gamenight edition check {tmp_path}/odd-box\n" in out


def test_where_data_is_kept_and_how_full_it_is(run, tmp_path, monkeypatch):
    """The folder, its files, and what is free."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    (tmp_path / "gamenight").mkdir()
    (tmp_path / "gamenight" / "one").write_bytes(bytes(2_500_000))
    _, out, _ = run("doctor")

    assert f"fine     data folder: {tmp_path}/gamenight, 1 file, 2.5 MB; " in out


def test_a_file_that_is_taken_away_meanwhile(run, tmp_path, monkeypatch):
    """A table that closes takes its journal away just when it is looked at."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    journal = tmp_path / "gamenight" / "tables.sqlite-wal"
    journal.parent.mkdir()
    journal.write_bytes(b"")
    looks_at = Path.stat

    def stat(file: Path, **how: bool) -> os.stat_result:
        found = looks_at(file, **how)
        if file == journal:
            journal.unlink()
        return found

    monkeypatch.setattr(Path, "stat", stat)
    code, out, _ = run("doctor")

    assert code == 0
    assert "fine     data folder: " in out


def test_a_data_folder_that_cannot_be(run, tmp_path, monkeypatch):
    """A file stands in its place: that is said, and what can be done."""
    (tmp_path / "gamenight").write_text("no folder")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    _, out, _ = run("doctor")

    assert f"missing  data folder: {tmp_path}/gamenight cannot be written\n" in out
    assert "mend it with: gamenight serve --data FOLDER, with a folder of your own\n" in out


def test_a_data_folder_that_is_shut(run, shut, monkeypatch):
    """Whoever may not look into it is told so, and everything else too."""
    monkeypatch.setenv("XDG_DATA_HOME", str(shut))
    code, out, err = run("doctor")

    assert (code, err) == (0, "")
    assert f"missing  data folder: {shut}/gamenight cannot be written\n" in out
    assert "fine     open table: none\n" in out


def test_a_disk_that_is_nearly_full(run, monkeypatch):
    """With less room than the server leaves, nothing new would begin: that is said before."""
    monkeypatch.setattr("shutil.disk_usage", lambda _: SimpleNamespace(free=49_900_000))
    lacking = run("doctor")[1]
    monkeypatch.setattr("shutil.disk_usage", lambda _: SimpleNamespace(free=50_000_000))
    enough = run("doctor")[1]

    assert "49.9 MB free: below 50 MB nothing new begins\n" in lacking
    assert "mend it with: gamenight serve --data FOLDER, on a disk with more room\n" in lacking
    assert "fine     data folder: " in enough


def test_a_table_that_is_open(run, tmp_path, monkeypatch):
    """Its address, and since when; none is fine as well."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    closed = run("doctor")[1]
    with only_one(tmp_path / "gamenight") as write:
        write("http://127.0.0.1:8765")
        opened = run("doctor")[1]

    assert "fine     open table: none\n" in closed
    assert "fine     open table: http://127.0.0.1:8765, since 20" in opened


@pytest.mark.parametrize(
    ("is_built", "is_newer", "told"),
    [
        (False, False, "missing  page for the browser: not found\n"),
        (True, False, "fine     page for the browser: {page}, built on 20"),
        (True, True, ", older than its sources\n"),
    ],
    ids=["not built", "built", "older than its sources"],
)
def test_the_page(run, tmp_path, monkeypatch, is_built, is_newer, told):
    """Whether it is built, and from the sources of today."""
    page, source = tmp_path / "dist", tmp_path / "src" / "main.ts"
    source.parent.mkdir()
    page.mkdir()
    source.write_text("")
    if is_built:
        (page / "index.html").write_text("")
        os.utime(source, None if is_newer else (1, 1))
        os.utime(page / "index.html", (1000, 1000) if is_newer else None)
    monkeypatch.setattr(table_check, "CLIENT", page)
    monkeypatch.setattr(table_check, "BUILT", page)
    _, out, _ = run("doctor")

    assert told.format(page=page) in out
