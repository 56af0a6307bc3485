"""Remake the golden records and views, all or those named; their difference is part of the commit."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent.parent))

from tests.records.golden import FOLDER, KEPT, played, story
from tests.views.golden import texts


def write(file: Path, text: str) -> None:
    """Write a file, and say whether it is another one now."""
    before = file.read_text(encoding="utf-8") if file.exists() else ""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    sys.stdout.write(f"{'same   ' if text == before else 'CHANGED'} {file.name}\n")


named = sys.argv[1:]
for golden in [one for one in KEPT if one.name in named or not named]:
    table = played(golden)
    write(FOLDER / f"{golden.name}.record", table.record())
    write(FOLDER / f"{golden.name}.story", story(table))
for file, text in texts().items():
    if file.stem in named or not named:
        write(file, text)
