"""A game in a real terminal whose window is closed, or whose machine goes off: nothing is lost."""

from __future__ import annotations

import codecs
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = pytest.mark.battery  # once is enough: the terminal itself is never compiled

PATIENCE = 60.0  # seconds; nothing here waits for them if all is well


class Terminal:
    """A program in a terminal of its own, so many columns wide and so many lines high."""

    def __init__(self, *tokens: str, width: int = 80, height: int = 24) -> None:
        self.keyboard, inside = pty.openpty()
        fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
        command = [sys.executable, "-m", "gamenight", *tokens]
        with hearing(signal.SIGHUP):
            self.program = subprocess.Popen(
                command, stdin=inside, stdout=inside, stderr=inside, env=environment(), start_new_session=True
            )
        os.close(inside)
        self.shown = ""
        self.reading = codecs.getincrementaldecoder("utf-8")()  # a sign may come in two pieces

    def types(self, line: str) -> None:
        """Type a line."""
        os.write(self.keyboard, f"{line}\n".encode())

    def until(self, text: str) -> str:
        """Read what it shows until a text comes that was not there before; what was shown up to it."""
        while text not in self.shown:
            ready, _, _ = select.select([self.keyboard], [], [], PATIENCE)
            assert ready, f"{text!r} does not come after {self.shown!r}"
            self.shown += self.reading.decode(os.read(self.keyboard, 4096))
        before, _, self.shown = self.shown.partition(text)
        return before


@contextmanager
def hearing(number: signal.Signals) -> Iterator[None]:
    """What is started meanwhile heeds a signal, also if these tests were told not to, as under nohup."""
    before = signal.signal(number, signal.SIG_DFL)
    try:
        yield
    finally:
        signal.signal(number, before)


def environment() -> dict[str, str]:
    """The variables of an ordinary terminal, which says its size itself."""
    sizes = ("COLUMNS", "LINES")
    return {name: value for name, value in os.environ.items() if name not in sizes} | {"TERM": "xterm"}


@contextmanager
def terminal(*tokens: str, width: int = 80, height: int = 24) -> Iterator[Terminal]:
    """A terminal that is closed at the end."""
    one = Terminal(*tokens, width=width, height=height)
    try:
        yield one
    finally:
        one.program.kill()
        one.program.wait()
        os.close(one.keyboard)


@pytest.mark.parametrize("how", [signal.SIGHUP, signal.SIGTERM, signal.SIGKILL], ids=str)
def test_the_game_goes_on_where_it_was(how):
    """What was answered is there again, and it is the same player's turn; no file was named."""
    with terminal("play", "garden-path", "--seats", "Ann,Bob", "--seed", "5") as first:
        for name in ("Ann", "Bob", "Ann"):
            first.until(f"{name}> ")
            first.types("")
        first.until("Bob> ")
        os.kill(first.program.pid, how)
        first.program.wait(PATIENCE)
    with terminal("play") as second:
        second.until("Go on with The Garden Path: Ann, Bob")
        second.until("Which one?")
        second.types("1")
        second.until("Bob> ")


@pytest.mark.parametrize("how", [signal.SIGHUP, signal.SIGTERM], ids=str)
def test_killed_in_the_middle_of_a_trade(how):
    """What was played before it is there again; the trade that was not sent is not."""
    with terminal("play", "kanto", "--seats", "Ann,Bob", "--seed", "1") as first:
        for line in ("", "", "", "buy"):
            first.until("> ")
            first.types(line)
        first.until("Offer somebody a deal")
        first.until("> ")
        first.types("offer")
        first.until("What do you give")
        os.kill(first.program.pid, how)
        first.program.wait(PATIENCE)
    with terminal("play", "kanto") as second:
        second.until("Go on with Kanto: Ann, Bob")
        second.types("1")
        second.until("Offer somebody a deal")


@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40)], ids=["80x24", "120x40"])
@pytest.mark.parametrize("game", ["kanto", "deal", "cats-vs-dogs", "cats-and-dogs"])
def test_the_first_look_fits_a_real_terminal(game, width, height):
    """The board's upper edge and the cursor are on the screen together, and no line is broken."""
    with terminal("play", game, "--seats", "Ann,bot", "--seed", "5", width=width, height=height) as one:
        shown = re.sub(r"\x1b\[[\d;?]*[a-zA-Z]", "", one.until("Ann> "))
    board = re.split("┌─ |── ", shown, maxsplit=1)[1].splitlines()

    assert len(board) <= height
    assert max(map(len, board)) <= width
