"""What a box of the property game prints: its file read, checked and told."""

from gamenight.games.property.edition.form import PropertyFile as File
from gamenight.games.property.edition.reader import read

__all__ = ["File", "read"]
