"""What the commands print: JSON, or lines no wider than the terminal."""

from __future__ import annotations

import json
import shutil
import sys
import textwrap

from gamenight.cli.language import words
from gamenight.notation.plain import finite

NARROWEST, WIDEST = 20, 100


def say(text: str = "", indent: str = "", hang: str | None = None) -> None:
    """A paragraph, wrapped; lines after the first may hang deeper."""
    width = max(NARROWEST, min(shutil.get_terminal_size().columns, WIDEST))
    deeper = indent if hang is None else hang
    sys.stdout.write(textwrap.fill(text, width, initial_indent=indent, subsequent_indent=deeper) + "\n")


def tell(*path: str, **facts: object) -> None:
    """A sentence of the catalogue on one line, however long."""
    sys.stdout.write(words().say("cli", *path, **facts) + "\n")


def show_json(document: object) -> None:
    """Write a document as JSON and nothing else."""
    sys.stdout.write(json.dumps(finite(document), indent=2, ensure_ascii=False) + "\n")
