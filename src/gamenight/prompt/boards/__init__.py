"""The boards as text: one drawing a family, and plain facts for a game that has none yet."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import TYPE_CHECKING, cast

from gamenight.prompt.boards import facts

if TYPE_CHECKING:
    from rich.text import Text

    from gamenight.face.table import Table
    from gamenight.prompt.screen import Screen

FOLDER = Path(__file__).parent


def board_of(table: Table, viewer: int | None, screen: Screen, below: int = 4) -> list[Text]:
    """The board as this viewer may see it, line by line, with so many lines to follow below it."""
    family = table.game.name
    if not (FOLDER / f"{family}.py").is_file():
        return facts.draw(table.view(viewer), table.voice.edition, screen, below)
    drawing = importlib.import_module(f"gamenight.prompt.boards.{family}")
    return cast("list[Text]", drawing.draw(table.view(viewer), table.voice.edition, screen, below))
