"""What a box of the race prints: its file read, checked and told."""

from gamenight.games.race.edition.form import RaceFile as File
from gamenight.games.race.edition.reader import read

__all__ = ["File", "read"]
