"""A terminal of ordinary size, and somebody who types."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable

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
