"""The manual page, made from the same outline as the help."""

from __future__ import annotations

import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest
from tools.reference.manual import written

FILE = Path(__file__).parents[2] / "docs" / "gamenight.1"
PROJECT = Path(__file__).parents[2] / "pyproject.toml"


def test_it_is_up_to_date(monkeypatch):
    """Whoever changes the command line makes it again: PYTHONPATH=src python -m tools.pages."""
    monkeypatch.setenv("GAMENIGHT_COMMAND", "./gamenight")

    assert FILE.read_text(encoding="utf-8") == written()


def test_the_wheel_brings_it():
    """Where man looks for it."""
    wheel = tomllib.loads(PROJECT.read_text())["tool"]["hatch"]["build"]["targets"]["wheel"]

    assert wheel["shared-data"] == {"docs/gamenight.1": "share/man/man1/gamenight.1"}


@pytest.mark.skipif(shutil.which("groff") is None, reason="groff is not installed")
def test_it_can_be_set():
    """No warning, and every command is there."""
    command = ["groff", "-man", "-ww", "-Tutf8", "-P-cbou", str(FILE)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)

    assert done.stderr == ""
    assert "gamenight lab match GAME [BOTS...] [OPTIONS]" in done.stdout
