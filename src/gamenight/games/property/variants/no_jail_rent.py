"""House rule: an owner in Jail gets no rent."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64

from gamenight.games.parts.jail import FREE
from gamenight.games.property.board import Space
from gamenight.games.property.events import OWNER_JAILED
from gamenight.games.property.rules.claims import Landlord
from gamenight.games.property.state import Property
from gamenight.games.property.terms import PropertyTerms
from gamenight.kernel.seat import Seat
from gamenight.kernel.variant import Variant


@final
class NoJailRent(Variant[PropertyTerms]):
    """Off unless the table wants it; by the rulebook owners in Jail collect rent.

    Rule: house.no_jail_rent
    """

    def agree(self, terms: PropertyTerms, agreed: dict[str, Any]) -> None:
        """Owners collect while they are free."""
        if agreed["no_jail_rent"]:
            terms.landlord = FreeLandlord()


@final
class FreeLandlord(Landlord):
    """Only who is free collects rent."""

    def waiver(self, state: Property, owner: Seat) -> str:
        """Nothing is due to an owner in Jail.

        Rule: house.no_jail_rent
        """
        return "" if state.jailed[owner] == FREE else "house.no_jail_rent"

    def receive(self, state: Property, seat: Seat, space: Space, fallen: i64, is_nearest: bool) -> None:
        """Nothing is due to an owner in Jail.

        Rule: house.no_jail_rent
        """
        owner = state.owner[space.index]
        waiver = self.waiver(state, owner)
        if waiver:
            state.tell(OWNER_JAILED, waiver, seat, space.index, owner)
        else:
            super().receive(state, seat, space, fallen, is_nearest)
