"""What a deal contains, and whether it may be struck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from gamenight.games.property.board import DECKS
from gamenight.games.property.goods import Goods, given_in, stray_in, taken_in
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
    from gamenight.games.property.memory import Offer
    from gamenight.games.property.state import Property


@final
class Bargain:
    """What seat gives other and takes from other: cash, deeds and jail cards, nothing else.

    Rule: deal.what, deal.no_promises
    """

    def __init__(self, seat: Seat, other: Seat, gives: Goods, takes: Goods) -> None:
        self.seat: Final[Seat] = seat
        self.other: Final[Seat] = other
        self.gives: Final = gives
        self.takes: Final = takes
        self.deeds: Final[i64] = gives.deeds | takes.deeds
        self.cards: Final[i64] = gives.cards | takes.cards


def bargain_of(offer: Offer) -> Bargain:
    """The deal that a standing offer names."""
    return Bargain(offer.seat, offer.other, offer.gives, offer.takes)


def bargain_meant(state: Property, seat: Seat, other: Seat, word: tuple[int, ...]) -> Bargain:
    """The deal that the goods of a word name, from the side of who says it."""
    return Bargain(seat, other, given_in(state.board, word), taken_in(state.board, word))


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


def flaw_of_goods(state: Property, deal: Bargain) -> Event | None:
    """Why these goods cannot change hands, or None: each must be its giver's and free to be traded.

    Rule: deal.what, deal.no_buildings, deal.no_promises, deal.substance
    """
    if not deal.deeds and not deal.cards:
        return refusal(NO_SUBSTANCE, "deal.substance")
    for space in state.board.deeds:
        if deal.gives.deeds & space.bit and not state.owned[deal.seat] & space.bit:
            return refusal(NOT_THEIRS, "deal.what", deal.seat, space.index)
        if deal.takes.deeds & space.bit and not state.owned[deal.other] & space.bit:
            return refusal(NOT_THEIRS, "deal.what", deal.other, space.index)
        if deal.deeds & space.bit and state.is_built(space.group):
            return refusal(GROUP_BUILT, "deal.no_buildings", space.index)
    return flaw_of_cards(state, deal)


def flaw_of_cards(state: Property, deal: Bargain) -> Event | None:
    """Why these jail cards cannot change hands, or None: each must be its giver's.

    Rule: deal.what, cards.jail_free
    """
    for deck in range(DECKS):
        if holds(deal.gives.cards, deck) and state.keepers[deck] != deal.seat:
            return refusal(NOT_HOLDER, "deal.what", deal.seat, deck)
        if holds(deal.takes.cards, deck) and state.keepers[deck] != deal.other:
            return refusal(NOT_HOLDER, "deal.what", deal.other, deck)
    return None


def flaw_of_side(state: Property, deal: Bargain, reader: Seat, *, is_offerer: bool) -> Event | None:
    """Why one side cannot keep its part, as the reader is told it, or None.

    The cash, the ten per cent, and debts come first.

    Rule: deal.what, mortgage.transfer_cash, debt.deals
    """
    seat = deal.seat if is_offerer else deal.other
    gives = deal.gives if is_offerer else deal.takes
    gets = deal.takes if is_offerer else deal.gives
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
