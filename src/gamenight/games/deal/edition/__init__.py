"""What a box of the card game prints: its file read, checked and told."""

from gamenight.games.deal.edition.form import DealFile as File
from gamenight.games.deal.edition.reader import read

__all__ = ["File", "read"]
