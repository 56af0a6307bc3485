"""The toy of the kernel's tests as a family of its own, in a folder that some test has made."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

PACKAGE = "parlour"
EDITION = "my-parlour"
FILES = {
    "__init__.py": "",
    "game.py": "from tests.kernel.parlour_game import ParlourGame as ParlourGame",
    "edition/__init__.py": """
from tests.kernel.parlour_edition import ParlourEdition

def read(file, document):
    edition = ParlourEdition()
    edition.id, edition.rulebook = file.parent.name, "parlour"
    return edition
""",
    "bot/__init__.py": "",
    "bot/roster.py": """
import gamenight as gn

CHARACTERS = []

class Sensible(gn.Bot):
    pass

def normal(character):
    return Sensible()

def mind(character):
    return None

def opponents():
    return {"plain": Sensible}
""",
    "terminal/__init__.py": """
from rich.text import Text

def draw(view, edition, screen, below):
    return [Text(f"{edition.id}, drawn by its family")]
""",
    "words/en/game.toml": '[event.parlour]\nbowed = "{seat} bows."',
    "rulebook/parlour.toml": 'source = "nobody"\n[chapters.bows]\n"bow.low" = ["ruling"]',
    f"editions/{EDITION}/edition.toml": 'family = "parlour"',
}


def make(folder: Path) -> Path:
    """The family's package in a folder."""
    for name, text in FILES.items():
        file = folder / PACKAGE / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return folder / PACKAGE
