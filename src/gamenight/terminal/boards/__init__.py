"""The boards as text: what the families' own drawings share, and plain facts for a game that has none."""

from __future__ import annotations

from io import StringIO
from typing import TYPE_CHECKING

from rich.console import Console

from gamenight import families
from gamenight.terminal.boards import facts
from gamenight.terminal.screen import Screen

if TYPE_CHECKING:
    from rich.text import Text

    from gamenight.api.table import Table

WIDTH = 110  # columns of a picture that no screen shows


def board_of(table: Table, viewer: int | None, screen: Screen, below: int = 4) -> list[Text]:
    """The board as this viewer may see it, line by line, with so many lines to follow below it."""
    family = families.find(table.game.name)
    draw = (family and family.drawing()) or facts.draw
    return draw(table.view(viewer), table.voice.edition, screen, below)


def plain(table: Table) -> str:
    """The board as a spectator may see it, in plain text."""
    screen = Screen(Console(file=StringIO(), width=WIDTH, color_system=None), input, table.teller.catalogue)
    return "\n".join(line.plain.rstrip() for line in board_of(table, None, screen))
