"""Writes web/src/wire.ts and docs/reference/views.md from the server's types; --check compares."""

from __future__ import annotations

import sys
from pathlib import Path

from tools.wire import page, views
from tools.wire.declared import declared

import gamenight as gn

ROOT = Path(__file__).parent.parent


def main() -> int:
    """Write the files, or check them."""
    if gn.engine() != "interpreted":
        print("types are read from the sources: PYTHONPATH=src python -m tools.wire_types")
        return 1
    families = declared()
    texts = {
        ROOT / "web" / "src" / "wire.ts": page.written(families),
        ROOT / "docs" / "reference" / "views.md": views.written(families),
    }
    stale = [file for file, text in texts.items() if not file.exists() or file.read_text("utf-8") != text]
    if sys.argv[1:] != ["--check"]:
        for file, text in texts.items():
            file.write_text(text, encoding="utf-8")
        return 0
    for file in stale:
        print(f"{file.name} is not what the server declares: run python -m tools.wire_types and check it in")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
