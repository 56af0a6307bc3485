"""What a box of the team game prints: its file read, checked and told."""

from gamenight.games.pets.edition.form import PetsFile as File
from gamenight.games.pets.edition.reader import read

__all__ = ["File", "read"]
