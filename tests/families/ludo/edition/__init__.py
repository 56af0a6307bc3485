"""What a box of Ludo prints: its file read, checked and told."""

from tests.families.ludo.edition.reader import read

__all__ = ["read"]
