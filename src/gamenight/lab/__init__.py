"""Play many games, count, compare."""

from gamenight.lab.asking import Answer, ask
from gamenight.lab.matches import Match, match
from gamenight.lab.runs import Kept
from gamenight.lab.start import Start, lay

__all__ = ["Answer", "Kept", "Match", "Start", "ask", "lay", "match"]
