"""The table of the card game in a terminal."""

from gamenight.games.deal.terminal.board import draw

__all__ = ["draw"]
