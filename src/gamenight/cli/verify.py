"""`gamenight verify`: whether a record is true."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter


def verify(
    file: Path,
    /,
    *,
    json: Annotated[bool, Parameter(negative="")] = False,
    edition: str | None = None,
) -> int:
    """Replay a record by the rules: every action must be legal, every hash and the end must agree."""
    from gamenight.api.opening import replay
    from gamenight.cli import FINE, NOT_SO
    from gamenight.cli.language import language, words
    from gamenight.cli.output import show_json, tell
    from gamenight.kernel.errors import BadRecord
    from gamenight.terminal.keeping import fetch

    text = fetch(file, words())
    try:
        table = replay(text, edition=edition, language=language())
    except BadRecord as why:
        if json:
            show_json({"verified": False, "file": str(file), "why": str(why)})
        else:
            tell("not_verified", file=file, why=why)
        return NOT_SO
    outcome = table.outcome
    if json:
        show_json(
            {
                "verified": True,
                "file": str(file),
                "game": table.edition.id,
                "actions": len(table.entries),
                "hash": table.hash(),
                "dealt": table.head.dealt or "dealer",
                "branches": table.head.branches,
                "outcome": None if outcome is None else outcome.to_json(),
            }
        )
        return FINE
    result = words().say("cli", "unfinished")
    if outcome is not None:
        result = words().say("cli", "result", result=table.ending(), clause=outcome.clause)
    if table.head.dealt:
        tell("dealt_by_people")
    if table.head.branches:
        tell("what_if", actions=table.head.branches[-1])
    tell("verified", actions=len(table.entries), hash=table.hash(), result=result)
    return FINE
