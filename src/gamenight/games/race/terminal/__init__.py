"""The table of the race in a terminal, drawn and told."""

from gamenight.games.race.terminal.board import draw
from gamenight.games.race.terminal.telling import tell

__all__ = ["draw", "tell"]
