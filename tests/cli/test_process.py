"""The command line as a program of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import gamenight as gn
from gamenight import cli

PROGRAM = [sys.executable, "-m", "gamenight"]


def start(*tokens: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the program with what is typed piped in."""
    return subprocess.run(
        [*PROGRAM, *tokens],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        encoding="utf-8",
        env={**os.environ, "COLUMNS": "80", "LINES": "24", "PYTHONIOENCODING": "utf-8", **environment},
        timeout=60,
    )


def test_the_menu_with_nobody_there():
    """Nothing can be read: the help is shown instead, and 2."""
    done = start("menu")

    assert done.returncode == 2
    assert "Usage: gamenight COMMAND" in done.stdout
    assert done.stderr == ""


def test_a_whole_game_through_a_pipe(tmp_path):
    """From the menu to the record, by lines alone; then the record verifies."""
    file = tmp_path / "game.txt"
    typed = "\n".join(["garden-path", "2", "bot", "bot", "", str(file), "", "q"])
    done = start("menu", typed=f"{typed}\n")

    assert (done.returncode, done.stderr) == (0, "")
    assert gn.replay(file.read_text()).outcome is not None
    assert start("verify", str(file)).returncode == 0


def test_the_input_ends_in_the_menu():
    """Whoever typed something and went away is not shown the help."""
    done = start("menu", typed="1\n")

    assert done.returncode == 0
    assert "Usage:" not in done.stdout


def test_a_reader_who_has_enough():
    """A closed pipe ends the program quietly."""
    for tokens in (["rules", "cats-and-dogs"], ["play", "cats-and-dogs", "--seats", "bot,bot"]):
        child = subprocess.Popen(
            [*PROGRAM, *tokens], stdout=subprocess.PIPE, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL
        )
        assert child.stdout is not None
        assert child.stderr is not None
        child.stdout.close()
        complaint = child.stderr.read()
        child.stderr.close()

        assert child.wait(60) == 0
        assert complaint == b""


def test_letters_that_the_terminal_lacks():
    """A name in other letters does not stop the program, nor do the board's lines."""
    done = start("play", "cats-and-dogs", "--seats", "Žofie,bot", typed="\n", PYTHONIOENCODING="ascii")

    assert (done.returncode, done.stderr) == (0, "")
    assert "?ofie> " in done.stdout
    assert "+- Cats and Dogs -" in done.stdout


def test_a_missing_library_is_named(monkeypatch, capsys):
    """What a command needs and the machine has not: 3, and how to mend it."""

    def lacking(tokens: list[str]) -> int:
        raise ModuleNotFoundError("No module named 'rich'", name="rich")

    monkeypatch.setattr(cli, "run", lacking)

    assert cli.main(["games"]) == 3
    assert "the library rich is missing; mend it with:" in capsys.readouterr().err


def test_a_mistake_of_our_own_is_not_hidden(monkeypatch):
    """A module of ours that is not there is a bug, and is shown as one."""

    def broken(tokens: list[str]) -> int:
        raise ModuleNotFoundError("No module named 'gamenight.oops'", name="gamenight.oops")

    monkeypatch.setattr(cli, "run", broken)
    with pytest.raises(ModuleNotFoundError):
        cli.main(["games"])


def test_a_light_start():
    """The version is told without the libraries that only drawing and parsing need."""
    code = (
        "import sys; from gamenight.cli import main; main(['--version']);"
        "print(sorted({'rich', 'cyclopts'} & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=Path("/")
    )

    assert done.stdout.splitlines()[-1] == "[]"
