"""The table of the team game in a terminal, drawn and told."""

from gamenight.games.pets.terminal.board import draw
from gamenight.games.pets.terminal.telling import tell
from gamenight.games.pets.terminal.title import show_title

CARDS = {"title": show_title}

__all__ = ["CARDS", "draw", "tell"]
