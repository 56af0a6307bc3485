"""House rule: taxes and fees lie on Free Parking until somebody lands there."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64

from gamenight.games.property.events import TOOK_POT
from gamenight.games.property.rules.parking import Parking
from gamenight.games.property.state import Property
from gamenight.games.property.terms import PropertyTerms
from gamenight.kernel.seat import Seat
from gamenight.kernel.variant import Variant


@final
class ParkingMoney(Variant[PropertyTerms]):
    """Unless the table wants this house rule, nothing lies on Free Parking.

    Rule: house.parking_money
    """

    def agree(self, terms: PropertyTerms, agreed: dict[str, Any]) -> None:
        """Free Parking keeps what is paid."""
        if agreed["parking_money"]:
            terms.parking = ParkingWithPot()


@final
class ParkingWithPot(Parking):
    """Free Parking with money lying on it."""

    def take_fee(self, state: Property, seat: Seat, amount: i64) -> None:
        """A tax, a fee or a fine is laid on Free Parking.

        Rule: house.parking_money
        """
        state.cash[seat] -= amount
        state.pot += amount

    def rest(self, state: Property, seat: Seat) -> None:
        """Whoever lands there takes the money, if there is any.

        Rule: house.parking_money
        """
        if not state.pot:
            super().rest(state, seat)
        else:
            state.tell(TOOK_POT, "house.parking_money", seat, state.pot)
            state.cash[seat] += state.pot
            state.pot = 0
