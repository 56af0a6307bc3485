"""Commands on the pages, as this program was called: `./gamenight` in a clone, else `gamenight`."""

from __future__ import annotations

import re

from gamenight.called import command

OF_SCRIPT = "test|compile|pack|bless|bench"  # which only the script of a clone knows
CALL = re.compile(rf"^(?:\./)?gamenight(?= (?!(?:{OF_SCRIPT})\b)\S|$)", re.MULTILINE)


def as_called(text: str) -> str:
    """Commands, begun as a reader types them; where the host's folder lies is nobody's business."""
    return CALL.sub("./gamenight" if "/" in command() else "gamenight", text)
