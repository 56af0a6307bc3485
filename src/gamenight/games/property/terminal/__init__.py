"""The table of the property game in a terminal, drawn and told."""

from gamenight.games.property.terminal.board import draw
from gamenight.games.property.terminal.deed import show_deed
from gamenight.games.property.terminal.telling import tell
from gamenight.games.property.terminal.trade import ask_counter, ask_offer

CARDS = {"deed": show_deed}
QUESTIONS = {"offer": ask_offer, "counter": ask_counter}

__all__ = ["CARDS", "QUESTIONS", "draw", "tell"]
