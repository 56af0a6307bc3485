"""Play many games, count, compare."""

from gamenight.lab.matches import Match, match
from gamenight.lab.start import Start, lay

__all__ = ["Match", "Start", "lay", "match"]
