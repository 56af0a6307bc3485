"""Where the terminal game writes and reads."""

from __future__ import annotations

import io
import sys

import pytest
from rich.console import Console

from gamenight.terminal.screen import Screen, typed_line
from tests.terminal.typist import Typist


def test_a_line_from_a_pipe_is_shown(monkeypatch, capsys):
    """A transcript reads as if somebody had typed."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("spin\n"))

    assert typed_line("Ann> ") == "spin"
    assert capsys.readouterr().out == "Ann> spin\n"


@pytest.mark.parametrize("stdin", [None, io.StringIO("")])
def test_nothing_can_be_read(monkeypatch, stdin):
    """A closed or empty input is the end, never an error."""
    monkeypatch.setattr(sys, "stdin", stdin)
    with pytest.raises(EOFError):
        typed_line("Ann> ")


def test_a_terminal_is_cleared_with_what_scrolled_off():
    """The screen and its memory of older lines are both emptied."""
    out = io.StringIO()
    console = Console(file=out, force_terminal=True, _environ={"TERM": "xterm"})
    Screen(console, input).clear()

    assert "\x1b[2J" in out.getvalue()
    assert "\x1b[3J" in out.getvalue()


def test_a_dumb_terminal_gets_empty_lines():
    """Where no code is understood, none is written."""
    out = io.StringIO()
    Screen(Console(file=out, force_terminal=True, _environ={"TERM": "dumb"}), input).clear()

    assert "\x1b" not in out.getvalue()
    assert out.getvalue().count("\n") > 50


def test_names_are_never_markup():
    """A name with brackets, or that looks like an emoji's, is shown as it is."""
    typist = Typist()
    typist.screen.tell("saved", file="[bold]:cat:[/bold]")

    assert typist.text == "Saved to [bold]:cat:[/bold].\n"


def test_a_long_question_breaks_between_words():
    """Its last line is what one types behind; nothing is broken where the terminal ends."""
    typist = Typist(["2"], width=40)
    typed = typist.screen.ask("which_ones")

    assert typed == "2"
    assert typist.text.splitlines() == [
        "Which ones? (their numbers with blanks",
        "between, Enter for none, q to stop) 2",
    ]


def test_long_sentences_hang():
    """Lines after the first are indented, and none is too wide."""
    typist = Typist(width=30)
    typist.screen.say("one two three four five six seven eight nine ten", indent=2)

    assert typist.text == "one two three four five six\n  seven eight nine ten\n"
