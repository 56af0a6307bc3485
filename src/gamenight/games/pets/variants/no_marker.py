"""What becomes of a debt when the team that cannot pay has no marker on the board."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64

from gamenight.games.pets.board import BANK
from gamenight.games.pets.events import HANDED_OVER, HANDED_TO_BANK
from gamenight.games.pets.rules.debt import NoMarker
from gamenight.games.pets.state import Pets
from gamenight.games.pets.terms import PetsTerms
from gamenight.kernel.variant import Variant


@final
class KeepOrHandOver(Variant[PetsTerms]):
    """By the print such a team keeps its cash.

    Rule: debt.nothing
    """

    def agree(self, terms: PetsTerms, agreed: dict[str, Any]) -> None:
        """The cash goes to whom it is owed."""
        if agreed["no_marker"] == "hand_over":
            terms.no_marker = CashInstead()


@final
class CashInstead(NoMarker):
    """A team without a marker hands over the cash there is."""

    def settle(self, state: Pets, team: i64, other: i64, cash: i64, clause: str) -> None:
        """All the cash goes to the other team, or to the Bank.

        Rule: debt.nothing, debt.bank
        """
        if other == BANK:
            state.spend(team, cash)
            state.tell(HANDED_TO_BANK, clause, team, cash)
        else:
            state.hand_over(team, other, cash)
            state.tell(HANDED_OVER, clause, team, other, cash)
