"""What is said in a room: by a guest, by a bot, or by the table itself."""

from __future__ import annotations

from typing import Any, NamedTuple

from gamenight.server.sentences import Saying
from gamenight.words.catalogue import ENGLISH


class Talk(NamedTuple):
    """Something that was said: by whom, and which guests alone may hear it (none: everybody may).

    Without a name it is the table's own word, kept as a saying, so that each reads it in their own language;
    older ones are kept as they were told.
    """

    name: str
    text: str
    guest: int = 0
    ears: tuple[int, ...] = ()
    key: str = ""
    facts: dict[str, Any] = {}  # noqa: RUF012  never changed
    tongues: dict[str, str] = {}  # noqa: RUF012  never changed; what a bot said, by language

    def told(self, language: str) -> str:
        """What was said; the table's own word, or a bot's, in a language."""
        if self.tongues:
            return self.tongues.get(language) or self.tongues[ENGLISH]
        return Saying(self.key, self.facts).told(language) if self.key else self.text
