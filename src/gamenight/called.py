"""By which command this program was called, so that hints name it as one typed it."""

from __future__ import annotations

import os

VARIABLE = "GAMENIGHT_COMMAND"  # the script ./gamenight says there how it was called


def command() -> str:
    """The command: `./gamenight` if that script was typed, `gamenight` where it is installed."""
    return os.environ.get(VARIABLE) or "gamenight"
