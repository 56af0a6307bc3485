"""The boards as text, drawn and told: what families share, and plain facts for a game that has neither."""

from __future__ import annotations

from io import StringIO
from typing import TYPE_CHECKING, Any

from rich.console import Console

from gamenight import families
from gamenight.terminal.boards import facts
from gamenight.terminal.screen import Screen

if TYPE_CHECKING:
    from rich.text import Text

    from gamenight.api.table import Table
    from gamenight.api.view import View
    from gamenight.editions.edition import Edition
    from gamenight.words.catalogue import Catalogue

WIDTH, HEIGHT = 110, 60  # of a picture that no screen shows
UNBROKEN = 1_000_000  # columns where no sentence is broken into lines


def board_of(table: Table, viewer: int | None, screen: Screen, below: int = 4) -> list[Text]:
    """The board as this viewer may see it, line by line, with so many lines to follow below it."""
    family = families.find(table.game.name)
    draw = (family and family.drawing()) or facts.draw
    return draw(table.view(viewer), table.voice.edition, screen, below)


def plain(table: Table) -> str:
    """The board as a spectator may see it, in plain text."""
    screen = unseen(table.teller.catalogue, WIDTH)
    return "\n".join(line.plain.rstrip() for line in board_of(table, None, screen))


def told(view: View[Any], edition: Edition, words: Catalogue) -> list[str]:
    """What a view shows, in sentences, the edition's names in the same language; else in plain facts."""
    family, screen = families.find(view["family"]), unseen(words, UNBROKEN)
    tell = family and family.telling()
    if tell:
        return tell(view, edition, screen)
    return [line.plain.rstrip() for line in facts.draw(view, edition, screen, 0)[1:]]


def unseen(words: Catalogue, width: int) -> Screen:
    """A screen for text that goes elsewhere, of so many columns."""
    return Screen(Console(file=StringIO(), width=width, height=HEIGHT, color_system=None), input, words)
