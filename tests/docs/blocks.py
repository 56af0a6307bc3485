"""The blocks of code on a page, each with what the comment before it says."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
HISTORY = "CHANGELOG.md"  # tells what was, and is not tried
PAGES = sorted(
    page
    for page in (*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "bench").glob("*.md"))
    if page.name != HISTORY
)
FENCE = re.compile(
    r"(?:^<!-- (?P<note>[^\n]*?) -->\n)?^```(?P<kind>\w*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL
)
NOTES = ("file", "part of", "names of", "slow", "not run")


@dataclass(frozen=True)
class Block:
    """One block: where it stands, what it is written in, and what is special about it."""

    page: Path
    line: int
    kind: str
    text: str
    note: str = ""  # what the comment begins with
    about: str = ""  # and what follows

    def __str__(self) -> str:
        return f"{name(self.page)}:{self.line}"


def name(page: Path) -> str:
    """A page as its path in the project."""
    return str(page.relative_to(ROOT))


def blocks_of(page: Path) -> list[Block]:
    """Every block of a page, in order."""
    text = page.read_text(encoding="utf-8")
    return [
        Block(page, text.count("\n", 0, one.start("kind")) + 1, one["kind"], one["text"], *noted(one["note"]))
        for one in FENCE.finditer(text)
    ]


def noted(note: str | None) -> tuple[str, str]:
    """A comment that speaks of its block, in two halves; any other says nothing."""
    first, _, rest = (note or "").partition(":")
    return (first, rest.strip()) if first in NOTES else ("", "")


BLOCKS = [block for page in PAGES for block in blocks_of(page)]
