"""What the Bank takes over is auctioned, deed by deed."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from gamenight.games.property.board import DECKS
from gamenight.games.property.events import CASH_TO_BANK
from gamenight.games.property.fields import ESTATE_FRAME
from gamenight.games.property.memory import EstateFrame
from gamenight.games.property.rules.auction import auction_deed
from gamenight.games.property.rules.jail import return_jail_card
from gamenight.games.property.rules.manners import PropertyDecision
from gamenight.games.property.rules.offers import expire_offers
from gamenight.games.property.state import Property
from gamenight.games.property.terms import ESTATE
from gamenight.kernel.seat import NOBODY, Seat


def give_to_bank(state: Property, seat: Seat, clause: str) -> i64:
    """Cash to the Bank, jail cards under their decks, deeds to the Bank, unmortgaged; the set of those deeds.

    Rule: bankrupt.to_bank, resign.leave
    """
    deeds = state.owned[seat]
    if state.cash[seat]:
        state.tell(CASH_TO_BANK, clause, seat, state.cash[seat])
        state.spend(seat, state.cash[seat])
    for deck in range(DECKS):
        if state.keepers[deck] == seat:
            return_jail_card(state, deck)
    for space in state.board.deeds:
        if deeds & space.bit:
            state.give_deed(space, NOBODY)
    state.mortgaged &= ~deeds
    expire_offers(state, deeds)
    return deeds


def auction_estate(state: Property, deeds: i64) -> None:
    """All of it is auctioned at once, one deed after the other in board order.

    Rule: bankrupt.to_bank
    """
    frame = ESTATE.open(state, 0)
    frame.deeds = deeds
    auction_next(state, frame)


def auction_next(state: Property, frame: EstateFrame) -> None:
    """The next deed, or done.

    Rule: bankrupt.to_bank
    """
    for space in state.board.deeds:
        if frame.deeds & space.bit:
            frame.deeds &= ~space.bit
            auction_deed(state, space.index, "bankrupt.to_bank")
            return
    state.pop(0)


@final
class Estate(PropertyDecision[EstateFrame]):
    """The deeds of a frame are auctioned one by one; nobody is asked anything else."""

    def __init__(self) -> None:
        super().__init__("estate", ESTATE_FRAME)

    def resume(self, state: Property, frame: EstateFrame, result: i64) -> None:
        """One is sold, or stays the Bank's: the next."""
        auction_next(state, frame)
