"""Who begins."""

from __future__ import annotations

from typing import Any, Final, final

from gamenight.games.deal.memory import FirstFrame
from gamenight.games.deal.options import LOTS
from gamenight.games.deal.rules.first import First, start
from gamenight.games.deal.state import Deal
from gamenight.games.deal.terms import FIRST, DealTerms
from gamenight.kernel.errors import BadSetup
from gamenight.kernel.seat import Seat
from gamenight.kernel.variant import Variant


@final
class WhoBegins(Variant[DealTerms]):
    """Lots are drawn unless the table has chosen a seat.

    Rule: setup.hand
    """

    def agree(self, terms: DealTerms, agreed: dict[str, Any]) -> None:
        """The seat that was chosen begins."""
        first = agreed["first"]
        if not isinstance(first, int) or isinstance(first, bool) or not LOTS <= first < terms.seats:
            raise BadSetup(
                f"terms: first cannot be {first!r}; it is a seat from 0 to {terms.seats - 1},"
                " or -1 to draw lots"
            )
        if first != LOTS:
            terms.decisions[FIRST.place] = ChosenFirst(first)


@final
class ChosenFirst(First):
    """Nobody draws lots: a seat was chosen."""

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat: Final = seat

    def choose(self, state: Deal, frame: FirstFrame) -> None:
        """The agreed seat begins.

        Rule: setup.hand
        """
        start(state, self.seat)
