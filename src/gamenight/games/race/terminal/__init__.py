"""The table of the race in a terminal."""

from gamenight.games.race.terminal.board import draw

__all__ = ["draw"]
