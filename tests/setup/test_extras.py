"""What the plain install leaves out, and how to get it."""

from __future__ import annotations

import shlex
import sys
import tomllib
from pathlib import Path

import pytest

from gamenight.cli import MISSING, main
from gamenight.extras import EXTRAS, extra_of, install

PROJECT = Path(__file__).parents[2] / "pyproject.toml"


def test_every_extra_stands_in_the_project_as_it_is_told():
    """What is told to be installed is what the wheel would ask for."""
    project = tomllib.loads(PROJECT.read_text("utf-8"))["project"]

    assert project["optional-dependencies"] == {extra: [needed] for extra, needed in EXTRAS.items()}


@pytest.mark.parametrize("extra", EXTRAS)
def test_the_command_is_one_for_this_python(extra):
    """As a shell reads it."""
    assert shlex.split(install(extra)) == [sys.executable, "-m", "pip", "install", EXTRAS[extra]]


@pytest.mark.parametrize(
    ("wishes", "library", "extra", "language", "says"),
    [
        (["--save", "games.parquet"], "polars", "lab", "en", "a table in Parquet needs the library polars"),
        (
            ["--save", "games.parquet"],
            "polars",
            "lab",
            "de",
            "eine Tabelle in Parquet braucht die Bibliothek",
        ),
        (["--ray"], "ray", "cluster", "en", "a cluster needs the library Ray"),
        (["--ray"], "ray", "cluster", "de", "ein Verbund von Rechnern braucht die Bibliothek Ray"),
    ],
)
def test_what_is_missing_is_asked_for(wishes, library, extra, language, says, capsys, monkeypatch, tmp_path):
    """In one sentence of one's own language, before anything is played, and with the command for it."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setitem(sys.modules, library, None)
    line = ["lab", "match", "garden-path", "random", "random", "--games", "2", *wishes]
    code = main([*line, "--language", language])
    told = capsys.readouterr()

    assert (code, told.out, extra_of(library)) == (MISSING, "", extra)
    assert told.err.startswith(f"gamenight: {says}")
    assert install(extra) in told.err
    assert told.err.count("\n") == 1
