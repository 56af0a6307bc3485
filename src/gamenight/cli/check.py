"""One thing that the doctor looks for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.cli.language import words

if TYPE_CHECKING:
    from collections.abc import Sequence


class Check:
    """One thing looked for: what was found, whether playing needs it, and what mends it."""

    def __init__(  # noqa: PLR0913  all but two are by name
        self,
        what: str,
        found: str,
        *,
        is_there: bool,
        is_needed: bool = False,
        mend: str = "",
        details: Sequence[str] = (),
    ) -> None:
        self.what = words().say("cli", "check", what)
        self.found = found or words().say("cli", "nothing")
        self.is_there, self.is_needed = is_there, is_needed
        self.mend = "" if is_there else mend
        self.details = list(details)  # each on a line of its own

    def to_json(self) -> dict[str, object]:
        """Ready for JSON."""
        return {
            "what": self.what,
            "found": self.found,
            "details": self.details,
            "there": self.is_there,
            "needed_to_play": self.is_needed,
            "mend": self.mend or None,
        }
