"""After how many rounds a game ends at the latest."""

from __future__ import annotations

from typing import Any, Final, final

from gamenight.games.pets.options import NO_CAP
from gamenight.games.pets.terms import PetsTerms
from gamenight.kernel.errors import BadSetup
from gamenight.kernel.variant import Variant

LONGEST: Final = 100_000


@final
class Rounds(Variant[PetsTerms]):
    """By the print a game has no cap.

    Rule: end.at_once
    """

    def agree(self, terms: PetsTerms, agreed: dict[str, Any]) -> None:
        """The game ends with the last of so many rounds."""
        rounds = agreed["rounds"]
        if not isinstance(rounds, int) or isinstance(rounds, bool) or not NO_CAP <= rounds <= LONGEST:
            raise BadSetup(
                f"terms: rounds cannot be {rounds!r}; it is a whole number from 1 to {LONGEST},"
                " or 0 for no cap"
            )
        terms.last_round = rounds
