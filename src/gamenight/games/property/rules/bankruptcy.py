"""Going bankrupt: everything goes to the creditor, or to the Bank, which auctions it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from gamenight.games.property.board import DECKS
from gamenight.games.property.events import (
    GAVE_CARD,
    GAVE_CASH,
    GAVE_DEED,
    MORTGAGED,
    WENT_BANKRUPT,
    WENT_BANKRUPT_TO_BANK,
)
from gamenight.games.property.memory import Claim, DebtFrame
from gamenight.games.property.rules.claims import end_claims_on
from gamenight.games.property.rules.estate import auction_estate, give_to_bank
from gamenight.games.property.rules.inherit import inherit_mortgages
from gamenight.games.property.rules.offers import drop_party
from gamenight.games.property.rules.selling import sell_all_buildings
from gamenight.kernel.seat import NOBODY, Seat, bit

if TYPE_CHECKING:
    from gamenight.games.property.state import Property


def go_bankrupt(state: Property, seat: Seat, creditor: Seat) -> None:
    """Whoever owes more than all there is goes out of the game; the creditor takes what there is.

    Rule: debt.bankrupt, bankrupt.to_player, bankrupt.to_bank
    """
    state.bankrupts += 1
    sell_all_buildings(state, seat, "bankrupt.buildings")
    if creditor == NOBODY:
        state.tell(WENT_BANKRUPT_TO_BANK, "bankrupt.to_bank", seat)
        deeds = give_to_bank(state, seat, "bankrupt.to_bank")
        drop_party(state, seat)
        state.out |= bit(seat)
        if not state.agreed.ending.ends_with(state, NOBODY, 0):
            auction_estate(state, deeds)
        return
    state.tell(WENT_BANKRUPT, "bankrupt.to_player", seat, creditor)
    pass_on_claims(state, seat, creditor)
    drop_party(state, seat)
    state.out |= bit(seat)
    mortgaged = hand_over_all(state, seat, creditor)
    if not state.agreed.ending.ends_with(state, creditor, mortgaged):
        inherit_mortgages(state, creditor, mortgaged)


def hand_over_all(state: Property, seat: Seat, creditor: Seat) -> i64:
    """Cash, deeds and jail cards go to the creditor; the set of mortgaged deeds among them.

    Rule: bankrupt.to_player, rent.fixed
    """
    deeds = state.owned[seat]
    if state.board.numbers.mortgages_estate:
        for space in state.board.deeds:
            if deeds & space.bit & ~state.mortgaged:
                state.mortgaged |= space.bit
                state.receive(seat, space.mortgage)
                state.tell(MORTGAGED, "bankrupt.to_player", seat, space.index, space.mortgage)
                end_claims_on(state, space)
    if state.cash[seat]:
        state.tell(GAVE_CASH, "bankrupt.to_player", seat, creditor, state.cash[seat])
        state.hand_over(seat, creditor, state.cash[seat])
    for space in state.board.deeds:
        if deeds & space.bit:
            state.give_deed(space, creditor)
            state.tell(GAVE_DEED, "bankrupt.to_player", seat, creditor, space.index)
    for deck in range(DECKS):
        if state.keepers[deck] == seat:
            state.keepers[deck] = creditor
            state.tell(GAVE_CARD, "bankrupt.to_player", seat, creditor, deck)
    return deeds & state.mortgaged


def pass_on_claims(state: Property, seat: Seat, creditor: Seat) -> None:
    """What the bankrupt had asked for, or is owed already, is the creditor's now.

    What was asked of the bankrupt is gone, and nobody owes anything to himself.

    Rule: bankrupt.to_player, rent.lapse
    """
    for one in state.standing:
        if isinstance(one, Claim) and one.asked and one.other == seat and one.seat != creditor:
            one.other = creditor
    place: i64 = 0
    while place < state.depth:
        frame = state.stack[place]
        if isinstance(frame, DebtFrame) and frame.creditor == seat and frame.seat != creditor:
            frame.creditor = creditor
        place += 1
