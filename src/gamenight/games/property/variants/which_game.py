"""Which game is played: the standard one, the short one or the time-limit game."""

from __future__ import annotations

from typing import Any, final

from gamenight.games.property.terms import PropertyTerms
from gamenight.games.property.variants.short import play_short
from gamenight.games.property.variants.timed import play_timed
from gamenight.kernel.variant import Variant


@final
class WhichGame(Variant[PropertyTerms]):
    """The standard game unless the table wants another; one rulebook has no time-limit game."""

    def agree(self, terms: PropertyTerms, agreed: dict[str, Any]) -> None:
        """Play the short game or the time-limit game."""
        if agreed["variant"] == "short":
            play_short(terms)
        elif agreed["variant"] == "timed":
            play_timed(terms, agreed)
