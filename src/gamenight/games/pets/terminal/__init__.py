"""The table of the team game in a terminal."""

from gamenight.games.pets.terminal.board import draw

__all__ = ["draw"]
