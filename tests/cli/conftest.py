"""A terminal of ordinary size, and somebody who types."""

from __future__ import annotations

import errno
import io
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from gamenight.cli import main


@pytest.fixture(autouse=True)
def _ordinary_terminal(monkeypatch, tmp_path_factory) -> None:
    """80 columns, 24 lines, no colours, nothing to read, and a home of its own for games that were left."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("home")))
    for name in ("NO_COLOR", "FORCE_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    monkeypatch.setattr(sys, "stdin", io.StringIO())


Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(monkeypatch, capsys) -> Run:
    """Run a command line in this process: its exit code, what it printed, what it complained of."""

    def run_it(*tokens: str, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main(tokens)
        out, err = capsys.readouterr()
        return code, out, err

    return run_it


@pytest.fixture
def record(tmp_path, run):
    """The record of a finished game between two bots."""
    file = tmp_path / "game.txt"
    code, _, _ = run("play", "cats-and-dogs", "--seats", "bot,bot", "--seed", "7", "--record", str(file))
    assert code == 0
    return file


@pytest.fixture
def shut(monkeypatch, tmp_path) -> Path:
    """A folder into which we may not look: nothing in it can be seen, opened or made."""
    folder: Path = tmp_path / "shut"
    folder.mkdir()

    def guarded(ask: Callable[..., object]) -> Callable[..., object]:
        def answer(path: str | Path, *more: object, **named: object) -> object:
            if isinstance(path, str | Path) and folder in Path(path).parents:
                raise PermissionError(errno.EACCES, "Permission denied", str(path))
            return ask(path, *more, **named)

        return answer

    for name in ("stat", "lstat", "mkdir", "open", "scandir", "listdir"):
        monkeypatch.setattr(os, name, guarded(getattr(os, name)))
    may = os.access
    monkeypatch.setattr(os, "access", lambda path, how: Path(path) != folder and may(path, how))
    return folder
