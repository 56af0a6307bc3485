"""Writes a family's fields.py from the classes that declare its memory; --check only says whether it is so.

    python tools/fields.py [--check] [FOLDER …]

Every folder that has such a file is written (or checked) anew; name a folder to give it its first one.
A field is a line `self.name: Type = default` in the `__init__` of a Frame, a Standing or a State, unless it
is Final. The vocabulary of types is in kernel/fields.py; docs/why/decisions/0020-named-memory.md says more.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
ROOTS = [ROOT / "src" / "gamenight" / "games", ROOT / "tests"]
MARK = "tools/fields.py writes this; do not edit."
HEAD = f'"""How the memory of this family is copied, written and read. {MARK}"""\n\n'

sys.path.append(str(ROOT))

from tools.declared import FILE, Family, StrayError  # noqa: E402  found once the path is set
from tools.fields_source import Source  # noqa: E402  found once the path is set


def written(folder: Path) -> str:
    """The whole file of one folder."""
    source = Source(Family(folder, ROOT))
    return formatted(HEAD + source.whole(), folder / FILE)


def formatted(source: str, file: Path) -> str:
    """As ruff would have it: imports in order, lines broken."""
    sort = ["check", "--fix-only", "--select", "I"]
    for command in (sort, ["format"]):
        ruff = [sys.executable, "-m", "ruff", *command, "--stdin-filename", str(file), "-"]
        done = subprocess.run(ruff, input=source, capture_output=True, text=True, check=False, cwd=ROOT)
        if not done.stdout:
            raise StrayError(f"ruff: {done.stderr}")
        source = done.stdout
    return source


def main() -> int:
    """Write the files, or check them."""
    named = [Path(one).resolve() for one in sys.argv[1:] if one != "--check"]
    found = [file.parent for root in ROOTS for file in root.rglob(FILE) if MARK in file.read_text("utf-8")]
    stale = []
    for folder in sorted({*named, *found}):
        text, file = written(folder), folder / FILE
        if "--check" not in sys.argv:
            file.write_text(text, encoding="utf-8")
        elif not file.exists() or file.read_text(encoding="utf-8") != text:
            stale.append(str(file.relative_to(ROOT)))
    if stale:
        print(f"{', '.join(stale)}: not what the classes say; run python tools/fields.py and check it in")
    return 1 if stale else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except StrayError as error:
        sys.exit(str(error))
