"""What this machine has and lacks."""

from __future__ import annotations

import json
import sys

import pytest

import gamenight as gn
from gamenight.cli import checkup
from gamenight.kernel.errors import BadEdition


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
