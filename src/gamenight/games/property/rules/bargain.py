"""What a deal contains, and whether it may be struck."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.games.property.actions import (
    CASH_SHORT,
    GIVE_CARD,
    GIVE_CASH,
    GIVE_DEED,
    GOOD,
    GROUP_BUILT,
    INTEREST_SHORT,
    NO_DEED,
    NO_SUBSTANCE,
    NOT_COVERED,
    NOT_HOLDER,
    NOT_THEIRS,
    TAKE_CASH,
    TAKE_DEED,
    THEIR_CASH_SHORT,
    THEIR_INTEREST_SHORT,
    THEIR_NOT_COVERED,
)
from gamenight.games.property.board import DECKS
from gamenight.games.property.reasons import NO_SPACE
from gamenight.games.property.rules.inherit import interest_on
from gamenight.games.property.rules.payment import debts_of
from gamenight.games.property.rules.worth import raised_with
from gamenight.kernel.event import Event, refusal
from gamenight.kernel.seat import Seat, bit, holds

if TYPE_CHECKING:
    from gamenight.games.property.state import Property
    from gamenight.kernel.standing import Standing


@final
class Bargain:
    """What seat gives other and takes from other: cash, deeds and jail cards, nothing else.

    Rule: deal.what, deal.no_promises
    """

    def __init__(self, seat: Seat, other: Seat) -> None:
        self.seat: Seat = seat
        self.other: Seat = other
        self.cash_given: i64 = 0
        self.cash_taken: i64 = 0
        self.deeds_given: i64 = 0
        self.deeds_taken: i64 = 0
        self.cards_given: i64 = 0
        self.cards_taken: i64 = 0
        self.nonsense: i64 = -1  # a space that is no deed, or a deck that is none

    def goods(self) -> vec[i64]:
        """The same as numbers, in the order that rules/offers.py names."""
        return vec[i64](
            [
                self.cash_given,
                self.cash_taken,
                self.deeds_given,
                self.deeds_taken,
                self.cards_given,
                self.cards_taken,
            ]
        )


def bargain_of(state: Property, seat: Seat, other: Seat, goods: tuple[int, ...]) -> Bargain:
    """The deal that the goods of a word name, from the side of who says it."""
    deal = Bargain(seat, other)
    for good in goods:
        kind = good // GOOD
        which = good % GOOD
        if kind == GIVE_CASH:
            deal.cash_given += which
        elif kind == TAKE_CASH:
            deal.cash_taken += which
        elif kind == GIVE_DEED or kind == TAKE_DEED:
            if which >= state.board.size or not state.board.spaces[which].bit:
                deal.nonsense = which
            elif kind == GIVE_DEED:
                deal.deeds_given |= state.board.spaces[which].bit
            else:
                deal.deeds_taken |= state.board.spaces[which].bit
        elif kind == GIVE_CARD:
            deal.cards_given |= bit(which)
        else:
            deal.cards_taken |= bit(which)
    return deal


def bargain_standing(one: Standing) -> Bargain:
    """The deal that a standing offer names."""
    deal = Bargain(one.seat, one.other)
    deal.cash_given = one.goods[0]
    deal.cash_taken = one.goods[1]
    deal.deeds_given = one.goods[2]
    deal.deeds_taken = one.goods[3]
    deal.cards_given = one.goods[4]
    deal.cards_taken = one.goods[5]
    return deal


def flaw_of_goods(state: Property, deal: Bargain) -> Event | None:
    """Why these goods cannot change hands, or None: each must be its giver's and free to be traded.

    Rule: deal.what, deal.no_buildings, deal.no_promises, deal.substance
    """
    if deal.nonsense >= 0:
        if deal.nonsense >= state.board.size:
            return refusal(NO_SPACE, "deal.what")
        return refusal(NO_DEED, "deal.what", deal.nonsense)
    if not (deal.deeds_given | deal.deeds_taken | deal.cards_given | deal.cards_taken):
        return refusal(NO_SUBSTANCE, "deal.substance")
    for space in state.board.deeds:
        if deal.deeds_given & space.bit and not state.owned[deal.seat] & space.bit:
            return refusal(NOT_THEIRS, "deal.what", deal.seat, space.index)
        if deal.deeds_taken & space.bit and not state.owned[deal.other] & space.bit:
            return refusal(NOT_THEIRS, "deal.what", deal.other, space.index)
        if (deal.deeds_given | deal.deeds_taken) & space.bit and state.is_built(space.group):
            return refusal(GROUP_BUILT, "deal.no_buildings", space.index)
    return flaw_of_cards(state, deal)


def flaw_of_cards(state: Property, deal: Bargain) -> Event | None:
    """Why these jail cards cannot change hands, or None: each must be its giver's.

    Rule: deal.what, cards.jail_free
    """
    for deck in range(DECKS):
        if holds(deal.cards_given, deck) and state.keepers[deck] != deal.seat:
            return refusal(NOT_HOLDER, "deal.what", deal.seat, deck)
        if holds(deal.cards_taken, deck) and state.keepers[deck] != deal.other:
            return refusal(NOT_HOLDER, "deal.what", deal.other, deck)
    return None


def flaw_of_side(state: Property, deal: Bargain, reader: Seat, *, is_offerer: bool) -> Event | None:
    """Why one side cannot keep its part, as the reader is told it, or None.

    The cash, the ten per cent, and debts come first.

    Rule: deal.what, mortgage.transfer_cash, debt.deals
    """
    seat = deal.seat if is_offerer else deal.other
    paid = deal.cash_given if is_offerer else deal.cash_taken
    got = deal.cash_taken if is_offerer else deal.cash_given
    given = deal.deeds_given if is_offerer else deal.deeds_taken
    taken = deal.deeds_taken if is_offerer else deal.deeds_given
    has = state.cash[seat]
    if paid > has:
        if seat == reader:
            return refusal(CASH_SHORT, "deal.what", paid, has)
        return refusal(THEIR_CASH_SHORT, "deal.what", seat, paid, has)
    cash = has - paid + got
    interest = interest_on(state, taken & state.mortgaged)
    if interest > cash:
        if seat == reader:
            return refusal(INTEREST_SHORT, "mortgage.transfer_cash", interest, cash)
        return refusal(THEIR_INTEREST_SHORT, "mortgage.transfer_cash", seat, interest, cash)
    debts = debts_of(state, seat)
    if debts:
        deeds = (state.owned[seat] & ~given) | taken
        if raised_with(state, deeds, cash - interest) < debts:
            if seat == reader:
                return refusal(NOT_COVERED, "debt.deals", debts)
            return refusal(THEIR_NOT_COVERED, "debt.deals", seat, debts)
    return None


def flaw_of(state: Property, deal: Bargain, reader: Seat) -> Event | None:
    """Why this deal cannot be struck now, as the reader is told it, or None.

    Rule: deal.what, mortgage.transfer_cash, debt.deals
    """
    flaw = flaw_of_goods(state, deal)
    if flaw is None:
        flaw = flaw_of_side(state, deal, reader, is_offerer=True)
    if flaw is None:
        flaw = flaw_of_side(state, deal, reader, is_offerer=False)
    return flaw
