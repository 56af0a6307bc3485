"""The dealer of a kitchen table: people throw real dice, draw real cards, and say what fell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.editions.shelf import edition_of
from gamenight.kernel import engine
from gamenight.kernel.dealer import Dealer
from gamenight.kernel.seat import CHANCE_BIT
from gamenight.words.catalogue import catalogue

if TYPE_CHECKING:
    from gamenight.api.table import Table
    from gamenight.kernel.action import Action
    from gamenight.kernel.state import State


class People(Dealer):
    """Never answers by itself: the game waits until somebody says what fell."""

    def is_ready(self, state: State) -> bool:
        """Never: people must be asked what fell."""
        return False

    def answer(self, state: State) -> Action:
        """Nobody asks this dealer."""
        raise AssertionError(state.asking.decision.name)

    def bookmark(self) -> list[list[int]]:
        """An empty bookmark: people deal, so nothing is remembered."""
        return []

    def rewind(self, mark: list[list[int]]) -> None:
        """Do nothing: people deal, so there is nothing to go back to."""


def is_offered(game: str) -> bool:
    """Whether a box can be played with real dice and cards: its family says how to ask what fell."""
    return bool(catalogue().part("fell", edition_of(game).family))


def asks_people(table: Table) -> bool:
    """Whether the game waits until people say what fell."""
    return bool(engine.waiting(table.state) & CHANCE_BIT) and not table.dealer.is_ready(table.state)
