"""The program says itself which engine it has, why it is the slow one, and how to get the fast one."""

from __future__ import annotations

import fcntl
import json
import sys

import pytest

from gamenight.cli import engine
from gamenight.words.catalogue import catalogue

SLOW = ": bots think less, and the lab is slow; for the compiled one: "
BY_SCRIPT = f"{SLOW}./gamenight compile"
READY = (
    "interpreted; the compiled one is ready, and is used from the next start on, "
    "when nothing else of gamenight runs"
)
PIP = f"{sys.executable} -m pip install --force-reinstall --no-deps "


@pytest.fixture
def place(tmp_path, monkeypatch):
    """An environment with an interpreted engine, built where that was asked for."""
    monkeypatch.setattr(engine, "engine", lambda: "interpreted")
    monkeypatch.setattr(engine, "BUILT", tmp_path / "built.json")
    monkeypatch.setattr(engine, "clone", lambda: None)
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    (tmp_path / "compiling").mkdir()
    (tmp_path / "built.json").write_text('{"why": "asked", "detail": ""}')
    return tmp_path


@pytest.mark.parametrize(
    ("why", "detail", "because", "command"),
    [
        ("asked", "", "built with GAMENIGHT_COMPILE=no", ""),
        ("compiler", "gcc", "no C compiler named gcc", f"{engine.PACKAGES} && "),
        ("headers", "", "no Python headers", f"{engine.PACKAGES} && "),
        ("failed", "rent.py:3: error: no", "compiling failed: rent.py:3: error: no", ""),
        ("unheard-of", "", "not compiled yet", ""),
    ],
)
def test_what_pip_built(place, monkeypatch, why, detail, because, command):
    """The reason is the wheel's own; the command builds it again from the same clone."""
    monkeypatch.setattr(engine, "clone", lambda: place)
    engine.BUILT.write_text(json.dumps({"why": why, "detail": detail}))

    assert engine.told() == f"interpreted ({because}){SLOW}{command}{PIP}{place}"


def test_a_wheel_from_an_index(place):
    """It is built from its sources then."""
    assert engine.told().endswith(f"{PIP}--no-binary gamenight gamenight")


def test_run_from_the_sources(place, monkeypatch):
    """As after `pip install -e`: interpreted by design, and it says so."""
    engine.BUILT.unlink()
    from_script = engine.told()
    monkeypatch.setattr(engine, "clone", lambda: place)

    because = "interpreted (it runs from the sources, as after pip install -e)"
    assert from_script == f"{because}{BY_SCRIPT}"
    assert engine.told() == f"{because}{SLOW}{PIP}{place}"


@pytest.mark.parametrize(
    ("state", "is_held", "said"),
    [
        ({}, False, f"interpreted (not compiled yet){BY_SCRIPT}"),
        ({"why": "running"}, True, "interpreted; it is being compiled in the background, for the next start"),
        ({"why": "running"}, False, f"interpreted (not compiled yet){BY_SCRIPT}"),
        ({"why": "ready"}, False, READY),
        ({"why": "failed", "detail": "no"}, False, f"interpreted (compiling failed: no){BY_SCRIPT}"),
        ({"why": "compiler", "detail": "gcc"}, False, f"interpreted (no C compiler named gcc){BY_SCRIPT}"),
    ],
)
def test_what_the_script_has_set_up(place, state, is_held, said):
    """How the compiling in the background stands; what ended without a word is not running."""
    (place / "home.stamp").touch()
    (place / "compiling/state.json").write_text(json.dumps(state))
    with (place / "compiling/lock").open("w") as lock:
        if is_held:
            fcntl.flock(lock, fcntl.LOCK_EX)

        assert engine.told() == said


def test_every_reason_has_its_words():
    """What the build can give as a reason, the program can say."""
    assert set(catalogue().part("cli", "why_interpreted")) == engine.REASONS


def test_compiled(monkeypatch):
    """Nothing more is to be said."""
    monkeypatch.setattr(engine, "engine", lambda: "compiled")

    assert engine.told() == "compiled"
