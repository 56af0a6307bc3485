"""What becomes of a debt to the Bank that a team cannot pay."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64

from gamenight.games.pets.events import FORGIVEN
from gamenight.games.pets.rules.debt import BankDebt
from gamenight.games.pets.state import Pets
from gamenight.games.pets.terms import PetsTerms
from gamenight.kernel.variant import Variant


@final
class UnpaidBank(Variant[PetsTerms]):
    """The rulebook leaves it open; we take it that a marker pays for it.

    Rule: debt.bank
    """

    def agree(self, terms: PetsTerms, agreed: dict[str, Any]) -> None:
        """The Bank forgives."""
        if agreed["bank_debt"] == "forgiven":
            terms.bank_debt = ForgivenDebt()


@final
class ForgivenDebt(BankDebt):
    """The Bank forgives what a team cannot pay."""

    def fall_short(self, state: Pets, team: i64, amount: i64) -> bool:
        """The team keeps its cash and its markers; all is settled.

        Rule: debt.bank
        """
        state.tell(FORGIVEN, "debt.bank", team, amount)
        return True
