"""`gamenight completion`: what lets a shell complete commands, options and games."""

from __future__ import annotations

import sys
from typing import Literal


def completion(shell: Literal["bash", "zsh", "fish"], /) -> int:
    """Print a script for a shell; its first line says where it belongs."""
    from gamenight.cli import FINE
    from gamenight.cli.app import build
    from gamenight.cli.completing import script
    from gamenight.cli.outline import outline
    from gamenight.editions.shelf import ids

    sys.stdout.write(script(shell, outline(build()), ids()))
    return FINE
