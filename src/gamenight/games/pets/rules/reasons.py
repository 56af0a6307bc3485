"""Why a team pays another or the Bank: what is told of it, and by which clause."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from gamenight.games.pets.events import PAID_BY_CARD, PAID_FINE, PAID_RIVAL, PAID_TRIBUTE
from gamenight.games.pets.rules.sums import why_tribute

if TYPE_CHECKING:
    from gamenight.games.pets.state import Pets
    from gamenight.kernel.event import Kind
    from gamenight.kernel.seat import Seat


class Reason:
    """Why a team owes."""

    def tell(self, state: Pets, seat: Seat, team: i64, amount: i64) -> None:
        """Say that the team has paid; the seat is who landed or drew."""
        raise NotImplementedError


@final
class Tribute(Reason):
    """A title of the other team, on which the seat stands."""

    def tell(self, state: Pets, seat: Seat, team: i64, amount: i64) -> None:
        """Tell that tribute is paid for the title.

        Rule: title.tribute, title.set, title.automatic
        """
        space = state.space_of(seat)
        why = why_tribute(state, space, 1 - team)
        state.tell(PAID_TRIBUTE, why, seat, team, 1 - team, amount, space.index)


@final
class CardForRival(Reason):
    """A card by which one team pays the other."""

    def tell(self, state: Pets, seat: Seat, team: i64, amount: i64) -> None:
        """Tell that the other team is paid.

        Rule: chance.debt
        """
        state.tell(PAID_RIVAL, "chance.debt", team, 1 - team, amount)


@final
class ToBank(Reason):
    """Something that the Bank is paid for."""

    def __init__(self, kind: Kind, clause: str) -> None:
        self.kind: Final = kind
        self.clause: Final = clause

    def tell(self, state: Pets, seat: Seat, team: i64, amount: i64) -> None:
        """The Bank is paid.

        Rule: chance.draw, jail.doubles
        """
        state.tell(self.kind, self.clause, seat, team, amount)


TRIBUTE_DUE: Final = Tribute()
CARD_FOR_RIVAL: Final = CardForRival()
CARD_FEE: Final = ToBank(PAID_BY_CARD, "chance.draw")
LAST_FINE: Final = ToBank(PAID_FINE, "jail.doubles")  # after the last throw in Jail
