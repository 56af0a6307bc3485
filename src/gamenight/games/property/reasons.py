"""Why somebody pays: by which clause, what is told when it is paid, and what a debtor is asked."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from gamenight.games.property.events import (
    PAID_BY_CARD,
    PAID_FINE,
    PAID_INTEREST,
    PAID_PLAYER,
    PAID_RENT,
    PAID_TAX,
)
from gamenight.kernel.event import Event, Kind
from gamenight.kernel.named import Named
from gamenight.kernel.seat import Seat

DEBT_RENT: Final = Kind("debt_rent", "seat", "other", "amount", "space", "lacks")
DEBT_TAX: Final = Kind("debt_tax", "seat", "amount", "space", "lacks")
DEBT_CARD: Final = Kind("debt_card", "seat", "amount", "lacks")
DEBT_PLAYER: Final = Kind("debt_player", "seat", "other", "amount", "lacks")
DEBT_FINE: Final = Kind("debt_fine", "seat", "amount", "lacks")
DEBT_INTEREST: Final = Kind("debt_interest", "seat", "amount", "lacks")
QUESTIONS: Final = [DEBT_RENT, DEBT_TAX, DEBT_CARD, DEBT_PLAYER, DEBT_FINE, DEBT_INTEREST]


@final
class Reason(Named):
    """A reason to pay, named by its clause.

    tells: what is told when it is paid; asks: what a debtor is asked who must raise it first.
    is_fee: what the Bank gets of it goes where the table has taxes, fees and fines go.
    """

    def __init__(self, clause: str, tells: Kind, asks: Kind, *, is_fee: bool = False) -> None:
        super().__init__(clause)
        self.clause: Final = clause
        self.tells: Final = tells
        self.asks: Final = asks
        self.is_fee: Final = is_fee

    def is_rent(self) -> bool:
        """Whether it is rent for a landing."""
        return self.tells is PAID_RENT

    def is_to_player(self) -> bool:
        """Whether a player gets it, and not the Bank."""
        return "other" in self.tells.fields

    def paid(self, seat: Seat, other: Seat, amount: i64, space: i64) -> Event:
        """Who paid whom how much, and for which space, as far as it is told."""
        return Event(self.tells, self.clause, facts_for(self.tells, seat, other, amount, space, 0))

    def question(self, seat: Seat, other: Seat, amount: i64, space: i64, lacks: i64) -> Event:
        """What is asked of whoever owes this and lacks so much of it."""
        return Event(self.asks, "", facts_for(self.asks, seat, other, amount, space, lacks))


def facts_for(  # noqa: PLR0913  all that a payment may tell
    kind: Kind, seat: Seat, other: Seat, amount: i64, space: i64, lacks: i64
) -> list[int]:
    """The numbers of a payment or a debt that the kind tells, in its order."""
    facts: dict[str, int] = {
        "seat": seat, "other": other, "amount": amount, "space": space, "lacks": lacks,
    }  # fmt: skip
    return [facts[field] for field in kind.fields]


RENT_LOT: Final = Reason("rent.lot", PAID_RENT, DEBT_RENT)
RENT_DOUBLE: Final = Reason("rent.double", PAID_RENT, DEBT_RENT)
RENT_STATION: Final = Reason("rent.station", PAID_RENT, DEBT_RENT)
RENT_UTILITY: Final = Reason("rent.utility", PAID_RENT, DEBT_RENT)
RENT_BY_CARD: Final = Reason("cards.nearest", PAID_RENT, DEBT_RENT)
TAX_INCOME: Final = Reason("tax.income", PAID_TAX, DEBT_TAX, is_fee=True)
TAX_LUXURY: Final = Reason("tax.luxury", PAID_TAX, DEBT_TAX, is_fee=True)
TAX_SHORT: Final = Reason("short.tax", PAID_TAX, DEBT_TAX, is_fee=True)
CARD_FEE: Final = Reason("cards.draw", PAID_BY_CARD, DEBT_CARD, is_fee=True)
TO_EACH: Final = Reason("cards.collect_each", PAID_PLAYER, DEBT_PLAYER)
FINE_BEFORE: Final = Reason("jail.pay", PAID_FINE, DEBT_FINE, is_fee=True)
FINE_LAST: Final = Reason("jail.third", PAID_FINE, DEBT_FINE, is_fee=True)
FINE_SHORT: Final = Reason("short.jail", PAID_FINE, DEBT_FINE, is_fee=True)
INTEREST_TRADE: Final = Reason("mortgage.transfer", PAID_INTEREST, DEBT_INTEREST)
INTEREST_ESTATE: Final = Reason("bankrupt.to_player", PAID_INTEREST, DEBT_INTEREST)
