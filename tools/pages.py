"""Writes every page of docs/ that comes from the sources; --check names those that are stale."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

# Alike on every machine.
os.environ |= {"GAMENIGHT_LANGUAGE": "en", "GAMENIGHT_EDITIONS": os.devnull, "GAMENIGHT_COMMAND": "gamenight"}

from tools import sights
from tools.reference import cli, conversation, editions, manual, messages, python, rulings
from tools.wire import views
from tools.wire.declared import declared

import gamenight as gn

DOCS = Path(__file__).parent.parent / "docs"
PAGES: dict[str, Callable[[], str]] = {
    "gamenight.1": manual.written,
    "reference/cli.md": cli.written,
    "reference/conversation.md": conversation.written,
    "reference/editions.md": editions.written,
    "reference/messages.md": lambda: messages.written(declared()),
    "reference/python.md": python.written,
    "reference/sights.md": sights.written,
    "reference/views.md": lambda: views.written(declared()),
    "why/rulings.md": rulings.written,
}


def main() -> int:
    """Write the pages, or check them."""
    if gn.engine() != "interpreted":
        print("pages are written from the sources: PYTHONPATH=src python -m tools.pages")
        return 1
    texts = {DOCS / name: write() for name, write in PAGES.items()}
    stale = [file for file, text in texts.items() if not file.exists() or file.read_text("utf-8") != text]
    for file in stale:
        if "--check" in sys.argv[1:]:
            print(f"{file.relative_to(DOCS.parent)} is not what the sources say: run python -m tools.pages")
        else:
            file.write_text(texts[file], encoding="utf-8")
    return 1 if stale and "--check" in sys.argv[1:] else 0


if __name__ == "__main__":
    sys.exit(main())
