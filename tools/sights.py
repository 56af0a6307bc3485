"""Writes docs/reference/sights.md, what a bot can ask its sight in each family; --check compares."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "gamenight"
PAGE = ROOT / "docs" / "reference" / "sights.md"
LEAD = """# What a sight shows

Written by `python -m tools.sights` from the docstrings of `games/*/sight.py`. A bot is handed a sight
([write a bot](../how-to/write-a-bot.md)) and asks it for what its seat may know. Seats and spaces are
numbers; what is not there is below zero. What comes back is a number, a text, a fresh list, or a small object
that can be read and not changed.
"""


def accessors(file: Path) -> list[tuple[str, str]]:
    """What the sight of a file can be asked, with its parameters, and the sentence that says what that is."""
    found = []
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if not isinstance(node, ast.ClassDef) or not node.name.endswith("Sight"):
            continue
        for method in node.body:
            if isinstance(method, ast.FunctionDef) and not method.name.startswith("_"):
                asked = ", ".join(argument.arg for argument in method.args.args[1:])
                told = (ast.get_docstring(method) or "").splitlines()[0]
                found.append((f"{method.name}({asked})", told))
    return found


def table(title: str, file: Path) -> str:
    """One sight as a table."""
    rows = "".join(f"| `{asked}` | {told} |\n" for asked, told in accessors(file))
    return f"\n## {title}\n\n| | |\n| --- | --- |\n{rows}"


def written() -> str:
    """The whole page."""
    families = sorted(file for file in (SOURCE / "games").glob("*/sight.py"))
    parts = [table(f"`{file.parent.name}`", file) for file in families]
    return "".join([LEAD, table("Every game", SOURCE / "kernel" / "sight.py"), *parts])


def main() -> int:
    """Write the page, or check it."""
    text = written()
    if sys.argv[1:] != ["--check"]:
        PAGE.write_text(text, encoding="utf-8")
        return 0
    if PAGE.read_text("utf-8") == text:
        return 0
    print("docs/reference/sights.md is not what the sights say: run python -m tools.sights and check it in")
    return 1


if __name__ == "__main__":
    sys.exit(main())
