"""The boards as text: what the families' own drawings share, and plain facts for a game that has none."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight import families
from gamenight.prompt.boards import facts

if TYPE_CHECKING:
    from rich.text import Text

    from gamenight.face.table import Table
    from gamenight.prompt.screen import Screen


def board_of(table: Table, viewer: int | None, screen: Screen, below: int = 4) -> list[Text]:
    """The board as this viewer may see it, line by line, with so many lines to follow below it."""
    family = families.find(table.game.name)
    draw = (family and family.drawing()) or facts.draw
    return draw(table.view(viewer), table.voice.edition, screen, below)
