"""Whether a trade may be struck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.games.property.board import DECKS
from gamenight.games.property.goods import Trade, stray_in
from gamenight.games.property.refusals import (
    CASH_SHORT,
    GROUP_BUILT,
    INTEREST_SHORT,
    NO_DEED,
    NO_SPACE,
    NO_SUBSTANCE,
    NOT_COVERED,
    NOT_HOLDER,
    NOT_THEIRS,
    THEIR_CASH_SHORT,
    THEIR_INTEREST_SHORT,
    THEIR_NOT_COVERED,
)
from gamenight.games.property.rules.inherit import interest_on
from gamenight.games.property.rules.payment import debts_of
from gamenight.games.property.rules.worth import raised_with
from gamenight.kernel.event import Event, refusal
from gamenight.kernel.seat import Seat, holds

if TYPE_CHECKING:
    from gamenight.games.property.state import Property


def flaw_of_word(state: Property, word: tuple[int, ...]) -> Event | None:
    """Why the goods of a word are no goods at all: a space that does not exist, or has no deed.

    Rule: deal.what
    """
    stray = stray_in(state.board, word)
    if stray < 0:
        return None
    if stray >= state.board.size:
        return refusal(NO_SPACE, "deal.what")
    return refusal(NO_DEED, "deal.what", stray)


def flaw_of_goods(state: Property, trade: Trade) -> Event | None:
    """Why these goods cannot change hands, or None: each must be its giver's and free to be traded.

    Rule: deal.what, deal.no_buildings, deal.no_promises, deal.substance
    """
    if not trade.deeds and not trade.cards:
        return refusal(NO_SUBSTANCE, "deal.substance")
    for space in state.board.deeds:
        if trade.gives.deeds & space.bit and not state.owned[trade.seat] & space.bit:
            return refusal(NOT_THEIRS, "deal.what", trade.seat, space.index)
        if trade.takes.deeds & space.bit and not state.owned[trade.other] & space.bit:
            return refusal(NOT_THEIRS, "deal.what", trade.other, space.index)
        if trade.deeds & space.bit and state.is_built(space.group):
            return refusal(GROUP_BUILT, "deal.no_buildings", space.index)
    return flaw_of_cards(state, trade)


def flaw_of_cards(state: Property, trade: Trade) -> Event | None:
    """Why these jail cards cannot change hands, or None: each must be its giver's.

    Rule: deal.what, cards.jail_free
    """
    for deck in range(DECKS):
        if holds(trade.gives.cards, deck) and state.keepers[deck] != trade.seat:
            return refusal(NOT_HOLDER, "deal.what", trade.seat, deck)
        if holds(trade.takes.cards, deck) and state.keepers[deck] != trade.other:
            return refusal(NOT_HOLDER, "deal.what", trade.other, deck)
    return None


def flaw_of_side(state: Property, trade: Trade, reader: Seat, *, is_offerer: bool) -> Event | None:
    """Why one side cannot keep its part, as the reader is told it, or None.

    The cash, the ten per cent, and debts come first.

    Rule: deal.what, mortgage.transfer_cash, debt.deals
    """
    seat = trade.seat if is_offerer else trade.other
    gives = trade.gives if is_offerer else trade.takes
    gets = trade.takes if is_offerer else trade.gives
    has = state.cash[seat]
    if gives.cash > has:
        if seat == reader:
            return refusal(CASH_SHORT, "deal.what", gives.cash, has)
        return refusal(THEIR_CASH_SHORT, "deal.what", seat, gives.cash, has)
    cash = has - gives.cash + gets.cash
    interest = interest_on(state, gets.deeds & state.mortgaged)
    if interest > cash:
        if seat == reader:
            return refusal(INTEREST_SHORT, "mortgage.transfer_cash", interest, cash)
        return refusal(THEIR_INTEREST_SHORT, "mortgage.transfer_cash", seat, interest, cash)
    debts = debts_of(state, seat)
    if debts:
        deeds = (state.owned[seat] & ~gives.deeds) | gets.deeds
        if raised_with(state, deeds, cash - interest) < debts:
            if seat == reader:
                return refusal(NOT_COVERED, "debt.deals", debts)
            return refusal(THEIR_NOT_COVERED, "debt.deals", seat, debts)
    return None


def flaw_of(state: Property, trade: Trade, reader: Seat) -> Event | None:
    """Why this trade cannot be struck now, as the reader is told it, or None.

    Rule: deal.what, mortgage.transfer_cash, debt.deals
    """
    flaw = flaw_of_goods(state, trade)
    if flaw is None:
        flaw = flaw_of_side(state, trade, reader, is_offerer=True)
    if flaw is None:
        flaw = flaw_of_side(state, trade, reader, is_offerer=False)
    return flaw
