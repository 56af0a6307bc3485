"""Ludo joins the tables: it passes every law, is played in the terminal, replayed and verified."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import gamenight as gn
from gamenight.bots.named import sit_down
from gamenight.bots.seated import Seated
from gamenight.terminal.boards import board_of
from tests.families.ludo.conftest import PACKAGE
from tests.terminal.typist import Typist

pytestmark = pytest.mark.battery  # once is enough: families of others are never compiled

ROOT = Path(__file__).parent.parent.parent.parent
LAWS = ["tests/laws", "tests/words/test_families.py", "tests/words/test_languages.py"]
BOX = "quick-ludo"


def run(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """What a fresh process says in which Ludo has joined."""
    paths = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "GAMENIGHT_FAMILIES": PACKAGE, "PYTHONPATH": paths}
    command = [sys.executable, "-m", *arguments]
    return subprocess.run(
        command,
        cwd=ROOT,
        env=environment,
        input=typed,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def test_it_passes_every_law():
    """The very tests that every family passes, in a process where Ludo is one of them."""
    done = run("pytest", "-q", "-p", "no:cacheprovider", "-m", "not battery", "-k", "ludo", *LAWS)
    passed = re.search(r"(\d+) passed", done.stdout)

    assert done.returncode == 0, done.stdout[-3000:]
    assert passed is not None
    assert int(passed[1]) > 100


def test_bots_play_it_to_the_end():
    """Bots finish a game, and its record replays to the same position."""
    table = gn.open(BOX, ["Ann", "Bob", "Cid"], dealer=gn.Seeded(3))
    bots = [Seated(sit_down("normal", table.game, seat, seat), table, seat) for seat in range(3)]
    while table.outcome is None:
        seat = table.waiting()[0]
        table.play(seat, bots[seat].move())

    assert table.outcome.clause == "home.all"
    assert gn.replay(table.record()).hash() == table.hash()


def test_its_board_in_a_terminal():
    """Every token is where it stands, by its player's letter and its number; two together are counted."""
    position = {"steps": [[0, 0, 5, -1], [10, -1, -1, -1], [56, 55, 52, -1]]}
    table = gn.open("ludo", ["Ann", "Bob", "Cid"], position=position)
    drawn = [line.plain.rstrip() for line in board_of(table, None, Typist().screen)]

    assert drawn == [
        " Ludo",
        "red    2A  .  .  .  . A3  .  .  .  .  .  .  .  »  .  .  .  .  .",
        "green   .  .  .  .  .  .  .  .  .  . B1  .  .  »  .  .  .  .  .",
        "yellow  .  .  .  .  .  .  .  .  .  .  .  .  .  »  . C3  .  . C2",
        "blue    .  .  .  .  .  .  .  .  .  .  .  .  .  »  .  .  .  .  .",
        "»  A  Ann (red): yard 1  home 0",
        "   B  Bob (green): yard 3  home 0",
        "   C  Cid (yellow): yard 1  home 1",
    ]


def test_it_is_played_in_the_terminal_and_verified(tmp_path):
    """By somebody who always presses Enter or takes the first choice, against a bot, to the end."""
    record = tmp_path / "ludo.record"
    played = run(
        "gamenight",
        "play",
        BOX,
        "--seats",
        "Ann,bot",
        "--seed",
        "7",
        "--record",
        str(record),
        typed="1\n" * 2000,
    )

    assert played.returncode == 0, played.stderr
    assert "home.all" in record.read_text(encoding="utf-8").splitlines()[-1]
    verified = run("gamenight", "verify", str(record))
    assert verified.returncode == 0, verified.stdout + verified.stderr


@pytest.mark.parametrize("command", ["games", "rules"])
def test_the_command_line_knows_it(command):
    """In the list of games, and with its rulebook."""
    done = run("gamenight", command, *([BOX] if command == "rules" else []))

    assert done.returncode == 0
    assert ("Quick Ludo" if command == "games" else "The third six in a row") in done.stdout
