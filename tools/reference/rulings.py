"""The page docs/why/rulings.md: what we decided where a rulebook is silent, box by box."""

from __future__ import annotations

from gamenight.editions.edition import Edition
from gamenight.editions.shelf import editions
from gamenight.rulebook.book import TABLE
from gamenight.rulebook.clauses import Clause, clauses, source_of

HEAD = """\
# Rulings

Written by `python -m tools.pages` from the rulebooks in `games/*/rulebook/`. Where a printed rulebook is
silent, or can be read in two ways, somebody must decide. These are our decisions, box by box, with the
keys of their clauses: `gamenight rules BOX CLAUSE` shows one beside what the rulebook says itself. What a
table may agree on against the rulebook is marked *unofficial* there, and is no ruling.
"""


def written() -> str:
    """The whole page: each rulebook once, then what holds at every table."""
    shelf = editions()
    boxes = {box.rulebook: box for box in reversed(shelf)}
    parts = [HEAD]
    for box in sorted(boxes.values(), key=lambda box: box.id):
        also = [f"`{one.id}`" for one in shelf if one.rulebook == box.rulebook]
        found = [clause for clause in clauses(box) if not clause.key.startswith(f"{TABLE}.")]
        parts.append(f"## {box.title} ({', '.join(also)})\n\nAfter *{source_of(box)}*.\n\n{rows(found)}")
    return "\n".join([*parts, f"## At every table\n\n{rows(at_any_table(shelf[0]))}"])


def at_any_table(box: Edition) -> list[Clause]:
    """What holds whatever is played."""
    return [clause for clause in clauses(box) if clause.key.startswith(f"{TABLE}.")]


def rows(found: list[Clause]) -> str:
    """The rulings among clauses, as a table."""
    ruled = [(clause.key, clause.ruling) for clause in found if clause.ruling]
    return "| clause | we rule |\n| --- | --- |\n" + "".join(f"| `{key}` | {text} |\n" for key, text in ruled)
