"""The table of the card game in a terminal, drawn and told."""

from gamenight.games.deal.terminal.board import draw
from gamenight.games.deal.terminal.card import show_card
from gamenight.games.deal.terminal.paying import ask_payment
from gamenight.games.deal.terminal.telling import tell

CARDS = {"card": show_card}
QUESTIONS = {"pay": ask_payment}

__all__ = ["CARDS", "QUESTIONS", "draw", "tell"]
