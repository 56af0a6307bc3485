"""Where taxes and fees go, and what Free Parking is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from gamenight.games.property.events import PARKED

if TYPE_CHECKING:
    from gamenight.games.property.state import Property
    from gamenight.kernel.seat import Seat


class Parking:
    """Free Parking by the rulebook: no money ever lies there."""

    def take_fee(self, state: Property, seat: Seat, amount: i64) -> None:
        """A tax, a fee or a fine goes to the Bank.

        Rule: tax.to_bank
        """
        state.spend(seat, amount)

    def rest(self, state: Property, seat: Seat) -> None:
        """A free resting place, where nothing happens.

        Rule: free_parking
        """
        state.tell(PARKED, "free_parking", seat, state.places[seat])
