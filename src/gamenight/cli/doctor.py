"""`gamenight doctor`: what this machine has, what it lacks, and what would mend it."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter


def doctor(*, json: Annotated[bool, Parameter(negative="")] = False) -> int:
    """Say what this machine has, what it lacks, and what would mend it."""
    from gamenight.api.engine import engine
    from gamenight.cli import FINE, MISSING
    from gamenight.cli.checkup import checkup
    from gamenight.cli.engine import reason
    from gamenight.cli.output import show_json, tell

    checks = checkup()
    lacking = [check for check in checks if check.is_needed and not check.is_there]
    if json:
        found = [check.to_json() for check in checks]
        why = reason()[0] if engine() == "interpreted" else None
        show_json({"can_play": not lacking, "engine": engine(), "why_interpreted": why, "checks": found})
        return MISSING if lacking else FINE
    for check in checks:
        tell("there" if check.is_there else "missing", what=check.what, found=check.found)
        for line in check.details:
            tell("detail", line=line)
        if check.mend:
            tell("mend", command=check.mend)
    tell("cannot_play" if lacking else "can_play")
    return MISSING if lacking else FINE
