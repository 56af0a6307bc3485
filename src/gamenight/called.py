"""By which command this program was called, so that hints name it as one typed it."""

from __future__ import annotations

import os
from pathlib import Path

VARIABLE = "GAMENIGHT_COMMAND"  # the script ./gamenight says there how it was called

SCRIPT = ("bench", "bless", "compile", "pack", "test")  # what the script does itself


def command() -> str:
    """The command: `./gamenight` if that script was typed, `gamenight` where it is installed."""
    return os.environ.get(VARIABLE) or "gamenight"


def command_anywhere() -> str:
    """The command as it can be typed in any folder: the script by its whole path."""
    return str(Path(command()).absolute()) if "/" in command() else command()


def commands_beside() -> tuple[str, ...]:
    """What may be typed besides the program's own commands: help, and the words of the script."""
    return ("help", *SCRIPT) if VARIABLE in os.environ else ("help",)
