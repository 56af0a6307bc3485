"""A game in a real terminal whose window is closed, or whose machine goes off: nothing is lost."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

PATIENCE = 60.0  # seconds; nothing here waits for them if all is well


class Terminal:
    """A program in a terminal of its own."""

    def __init__(self, *tokens: str) -> None:
        self.keyboard, inside = pty.openpty()
        command = [sys.executable, "-m", "gamenight", *tokens]
        self.program = subprocess.Popen(
            command, stdin=inside, stdout=inside, stderr=inside, start_new_session=True
        )
        os.close(inside)
        self.shown = ""

    def types(self, line: str) -> None:
        """Type a line."""
        os.write(self.keyboard, f"{line}\n".encode())

    def until(self, text: str) -> str:
        """Read what it shows until a text comes that was not there before; what was shown up to it."""
        while text not in self.shown:
            ready, _, _ = select.select([self.keyboard], [], [], PATIENCE)
            assert ready, f"{text!r} does not come after {self.shown!r}"
            self.shown += os.read(self.keyboard, 4096).decode(errors="replace")
        before, _, self.shown = self.shown.partition(text)
        return before


@contextmanager
def terminal(*tokens: str) -> Iterator[Terminal]:
    """A terminal that is closed at the end."""
    one = Terminal(*tokens)
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
        first.program.wait()
    with terminal("play") as second:
        second.until("Go on with The Garden Path: Ann, Bob")
        second.until("Which one?")
        second.types("1")
        second.until("Bob> ")
