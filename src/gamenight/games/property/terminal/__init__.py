"""The table of the property game in a terminal."""

from gamenight.games.property.terminal.board import draw

__all__ = ["draw"]
