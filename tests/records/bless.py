"""Remake the golden records, all or those named; their difference is part of the commit."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent.parent))

from tests.records.golden import FOLDER, KEPT, played, story

named = sys.argv[1:]
for golden in [one for one in KEPT if one.name in named or not named]:
    table = played(golden)
    for ending, text in (("record", table.record()), ("story", story(table))):
        file = FOLDER / f"{golden.name}.{ending}"
        before = file.read_text(encoding="utf-8") if file.exists() else ""
        file.write_text(text, encoding="utf-8")
        sys.stdout.write(f"{'same   ' if text == before else 'CHANGED'} {file.name}\n")
