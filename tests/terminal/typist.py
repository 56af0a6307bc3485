"""Somebody who types what a test says, and a screen whose text a test can read."""

from __future__ import annotations

import io
from collections.abc import Iterable

from rich.console import Console

from gamenight.api.table import Table
from gamenight.terminal.keeping import Keeper
from gamenight.terminal.screen import Screen
from gamenight.terminal.seating import Seating
from gamenight.terminal.session import Session


class Typist:
    """Answers every question with the next line; after the last one nobody types any more."""

    def __init__(self, lines: Iterable[str] = (), width: int = 80, height: int = 24) -> None:
        self.out = io.StringIO()
        console = Console(
            file=self.out, width=width, height=height, markup=False, emoji=False, highlight=False
        )
        self.screen = Screen(console, self.read)
        self._lines = list(lines)

    def read(self, question: str) -> str:
        """The next line, written down after its question as a terminal shows it."""
        self.out.write(question)
        if not self._lines:
            raise EOFError
        line = self._lines.pop(0)
        self.out.write(f"{line}\n")
        return line

    @property
    def text(self) -> str:
        """All that was ever on the screen."""
        return self.out.getvalue()

    @property
    def rest(self) -> list[str]:
        """What was not typed."""
        return self._lines


def session(table: Table, typist: Typist) -> Session:
    """A session of that table with that typist; bots sit where their names say so."""
    return Session(table, typist.screen, Seating(table, 1), Keeper(table))
