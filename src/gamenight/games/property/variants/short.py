"""The short game: deeds dealt, hotels after three houses, one turn in Jail, and one bankruptcy ends it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from gamenight.games.property.board import Space
from gamenight.games.property.events import CLAIM_VOID, DEALT, PAID_INTEREST
from gamenight.games.property.memory import Claim
from gamenight.games.property.reasons import FINE_SHORT, TAX_SHORT
from gamenight.games.property.rules.dealing import Dealing
from gamenight.games.property.rules.ending import Ending
from gamenight.games.property.rules.inherit import interest_on
from gamenight.games.property.rules.payment import owe
from gamenight.games.property.rules.tax import TaxChoice
from gamenight.games.property.state import Property
from gamenight.games.property.terms import DEALING, TAX_CHOICE, PropertyTerms
from gamenight.kernel.seat import NOBODY, Seat

FIRST: Final = 1  # of the bankruptcies


def play_short(terms: PropertyTerms) -> None:
    """Three deeds free, hotels after three houses, one turn in Jail, the flat tax, one bankruptcy.

    Rule: short.deeds, short.hotel, short.jail, short.tax, short.end
    """
    terms.dealt_deeds = 3
    terms.most_houses = 3
    terms.hotel_clause = "short.hotel"
    terms.jail_turns = 1
    terms.last_fine = FINE_SHORT
    terms.pay_turns = 1
    terms.decisions[TAX_CHOICE.place] = FlatTax()
    terms.decisions[DEALING.place] = FreeDealing()
    terms.ending = FirstBankruptcy()


@final
class FreeDealing(Dealing):
    """The deeds that are dealt cost nothing."""

    def give(self, state: Property, seat: Seat, space: Space) -> None:
        """The deed is the player's, free; a whole group may come of it.

        Rule: short.deeds, short.dealt_group
        """
        state.give_deed(space, seat)
        state.tell(DEALT, "short.deeds", seat, space.index)


@final
class FlatTax(TaxChoice):
    """The short game's tax, where there is nothing to choose."""

    def charge(self, state: Property, seat: Seat, space: Space) -> bool:
        """Pay the amount shown; whether it is settled already.

        Rule: short.tax
        """
        return owe(state, seat, NOBODY, space.amount, TAX_SHORT, space.index)


@final
class FirstBankruptcy(Ending):
    """The first bankruptcy ends the game, and the richest player wins."""

    def ends_with(self, state: Property, creditor: Seat, mortgaged: i64) -> bool:
        """Count at once; interest on what the creditor took over and cannot pay is taken off.

        Rule: short.end, short.settle
        """
        if state.bankrupts != FIRST:
            return super().ends_with(state, creditor, mortgaged)
        lacking: i64 = 0
        if creditor != NOBODY:
            lacking = charge_last_interest(state, creditor, mortgaged)
        self.count_up(state, "short.end", creditor, lacking)
        return True

    def void(self, state: Property, claim: Claim) -> None:
        """What else is owed when the game ends is not paid any more.

        Rule: short.settle
        """
        state.tell(CLAIM_VOID, "short.settle", claim.seat, claim.other, claim.space)


def charge_last_interest(state: Property, creditor: Seat, mortgaged: i64) -> i64:
    """Take the interest off the creditor's cash when a bankruptcy ends the game; how much of it is lacking.

    Rule: short.settle
    """
    interest = interest_on(state, mortgaged)
    paid = min(interest, state.cash[creditor])
    state.spend(creditor, paid)
    if paid:
        state.tell(PAID_INTEREST, "short.settle", creditor, paid)
    return interest - paid
