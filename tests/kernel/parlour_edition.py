"""A box for the toy, so that a table can be laid with it although it stands on no shelf."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gamenight as gn
from gamenight.editions.edition import Edition
from gamenight.kernel.terms import Terms
from tests.kernel.parlour import EVENTS
from tests.kernel.parlour_game import ParlourGame, parlour_terms


class ParlourEdition(Edition):
    """The toy's box: nothing is printed in it."""

    family = "parlour"
    events = EVENTS

    def __init__(self) -> None:
        self.id = "parlour"
        self.title = "The Parlour"
        self.about = "A toy with every hard case in it."
        self.note = "A game for tests only."
        self.seats = (2, 6)
        self.content = "toy"

    def load_game(self) -> ParlourGame:
        """The toy itself."""
        return ParlourGame()

    def terms(self, names: list[str], agreed: dict[str, Any]) -> Terms:
        """The tables of decisions and asides for so many seats."""
        return parlour_terms(len(names))

    def name(self, field: str, value: int) -> str | None:
        """Plain numbers will do, but for the cards."""
        return ("a blank", "a No")[value] if field == "card" else None


PARLOUR = ParlourEdition()


def parlour_table(
    names: Sequence[str], dealer: gn.Dealer | None = None, position: Mapping[str, Any] | None = None
) -> gn.Table:
    """A table of the toy."""
    return gn.open(PARLOUR, names, dealer=dealer or gn.Seeded(1), position=position)
