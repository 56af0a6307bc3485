"""Trades between two players: any mix of deeds, cash and jail cards, at any time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from gamenight.games.property.actions import ACCEPT, COUNTER, MAKE_OFFER, REFUSE, WITHDRAW
from gamenight.games.property.board import DECKS
from gamenight.games.property.events import (
    GAVE_CARD,
    GAVE_CASH,
    GAVE_DEED,
    OFFERED_TRADE,
    REFUSED_TRADE,
    STRUCK_TRADE,
    TERMS_CARD,
    TERMS_CASH,
    TERMS_DEED,
    WITHDREW,
)
from gamenight.games.property.fields import OFFER
from gamenight.games.property.goods import Goods, Trade, trade_meant
from gamenight.games.property.memory import DebtFrame, Offer
from gamenight.games.property.refusals import (
    DEBTOR_ONLY,
    NO_GOODS,
    NO_OFFER,
    NO_SUCH_PARTNER,
    NOT_BY_YOU,
    NOT_TO_YOU,
    NOT_WITH_YOURSELF,
    OWN_OFFER,
    PARTNER_OUT,
    PARTNER_RESIGNED,
)
from gamenight.games.property.rules.inherit import take_over_mortgages
from gamenight.games.property.rules.mortgage import raise_done
from gamenight.games.property.rules.offers import expire_card_offers, expire_offers
from gamenight.games.property.rules.payment import in_debt
from gamenight.games.property.rules.striking import flaw_of, flaw_of_goods, flaw_of_side, flaw_of_word
from gamenight.games.property.state import Property
from gamenight.kernel.action import Action
from gamenight.kernel.decision import Aside
from gamenight.kernel.event import Event, refusal
from gamenight.kernel.seat import MOST_SEATS, Seat, holds

if TYPE_CHECKING:
    from mypy_extensions import i64

OPEN_GOODS: Final = 0  # marks a template: any goods
TO_OFFER: Final = [Action(MAKE_OFFER, seat=seat, most=OPEN_GOODS) for seat in range(MOST_SEATS)]


def is_partner(state: Property, seat: Seat, other: Seat) -> bool:
    """Both are in the game; while somebody is in debt, one of the two is a debtor.

    Rule: deal.what, offturn.window
    """
    if not is_in_game(state, seat, other):
        return False
    if not isinstance(state.asking, DebtFrame):
        return True
    return in_debt(state, seat) or in_debt(state, other)


def is_in_game(state: Property, seat: Seat, other: Seat) -> bool:
    """Whether that is another player who is in the game.

    Rule: deal.what
    """
    return 0 <= other < state.seats and other != seat and not holds(state.out | state.left, other)


def may_offer(state: Property, seat: Seat, other: Seat) -> bool:
    """Whether the two may trade, and one of them has anything to trade.

    Rule: deal.what, deal.substance
    """
    return is_partner(state, seat, other) and (has_goods(state, seat) or has_goods(state, other))


def has_goods(state: Property, seat: Seat) -> bool:
    """Whether the seat has a deed or a jail card."""
    return state.owned[seat] != 0 or state.keepers[0] == seat or state.keepers[1] == seat


@final
class Trading(Aside[Property]):
    """Make, answer, counter or take back an offer."""

    def __init__(self) -> None:
        super().__init__("trading")

    def offers(self, state: Property, seat: Seat) -> list[Action]:
        """Answers to the offers that stand, and a new offer to everybody else.

        Rule: deal.what, deal.limit
        """
        found: list[Action] = []
        for one in state.standing:
            if isinstance(one, Offer):
                if one.seat == seat:
                    found.append(Action(WITHDRAW, item=one.number))
                elif one.other == seat and is_partner(state, seat, one.seat):
                    if flaw_of(state, one.trade(), seat) is None:
                        found.append(Action(ACCEPT, item=one.number))
                    found.append(Action(REFUSE, item=one.number))
                    found.append(Action(COUNTER, item=one.number, most=OPEN_GOODS))
        found += [TO_OFFER[other] for other in range(state.seats) if may_offer(state, seat, other)]
        return found

    def fits(self, state: Property, seat: Seat, action: Action) -> Event | None:
        """Whether the goods of an offer are there to be traded, as far as the one who offers can tell.

        Rule: deal.what, deal.no_buildings, deal.substance, mortgage.transfer_cash, debt.deals
        """
        if action.verb is not MAKE_OFFER and action.verb is not COUNTER:
            return None
        trade = self.meant(state, seat, action)
        flaw = flaw_of_word(state, action.goods)
        if flaw is None:
            flaw = flaw_of_goods(state, trade)
        return flaw if flaw is not None else flaw_of_side(state, trade, seat, is_offerer=True)

    def meant(self, state: Property, seat: Seat, action: Action) -> Trade:
        """The trade that an offer or a counter-offer means."""
        other = action.seat
        if action.verb is COUNTER:
            one = state.standing_numbered(action.item)
            assert one is not None
            other = one.seat
        return trade_meant(state.board, seat, other, action.goods)

    def why_not(self, state: Property, seat: Seat, action: Action) -> Event:
        """No such partner or offer, or what was offered cannot be kept any more.

        Rule: deal.what, offturn.window
        """
        if action.verb is MAKE_OFFER:
            return why_no_partner(state, seat, action.seat)
        one = state.standing_numbered(action.item)
        if not isinstance(one, Offer):
            return refusal(NO_OFFER, "deal.what")
        if action.verb is WITHDRAW:
            return refusal(NOT_BY_YOU, "deal.what")
        if one.other != seat:
            return refusal(OWN_OFFER if one.seat == seat else NOT_TO_YOU, "deal.what")
        if not is_partner(state, one.seat, one.other):
            return refusal(DEBTOR_ONLY, "offturn.window", state.asking.seat)
        return flaw_of(state, one.trade(), seat) or refusal(NO_OFFER, "deal.what")

    def play(self, state: Property, seat: Seat, action: Action) -> None:
        """An offer is laid, taken back, accepted, refused, or answered by another one.

        Rule: deal.what, deal.limit
        """
        if action.verb is MAKE_OFFER:
            lay_offer(state, self.meant(state, seat, action))
            return
        trade = self.meant(state, seat, action) if action.verb is COUNTER else None
        one = state.standing_numbered(action.item)
        assert isinstance(one, Offer)
        state.drop(one.number)
        if action.verb is WITHDRAW:
            state.tell(WITHDREW, "deal.what", one.seat, one.other, one.number)
        elif action.verb is ACCEPT:
            strike(state, one)
        else:
            state.tell(REFUSED_TRADE, "deal.what", one.other, one.seat, one.number)
            if trade is not None:
                lay_offer(state, trade)
            assert trade is not None or action.verb is REFUSE


def why_no_partner(state: Property, seat: Seat, other: Seat) -> Event:
    """Why no trade can be offered to a player at all.

    Rule: deal.what, deal.substance, offturn.window
    """
    if other == seat:
        return refusal(NOT_WITH_YOURSELF, "deal.what")
    if not 0 <= other < state.seats:
        return refusal(NO_SUCH_PARTNER, "deal.what")
    if not is_in_game(state, seat, other):
        gone = PARTNER_OUT if holds(state.out, other) else PARTNER_RESIGNED
        return refusal(gone, "deal.what", other)
    if not is_partner(state, seat, other):
        return refusal(DEBTOR_ONLY, "offturn.window", state.asking.seat)
    return refusal(NO_GOODS, "deal.substance", other)


def lay_offer(state: Property, trade: Trade) -> None:
    """The offer stands until it is answered, taken back, or what it names has changed; an older one goes.

    Rule: deal.what, deal.limit
    """
    for old in state.standing:
        if isinstance(old, Offer) and old.seat == trade.seat and old.other == trade.other:
            state.drop(old.number)
            state.tell(WITHDREW, "deal.limit", old.seat, old.other, old.number)
            break
    one = OFFER.stand(state, trade.seat, trade.other)
    one.gives = trade.gives
    one.takes = trade.takes
    state.tell(OFFERED_TRADE, "deal.what", trade.seat, trade.other, one.number)
    if state.log is not None:
        tell_goods(state, trade, one.number)


def tell_goods(state: Property, trade: Trade, number: i64) -> None:
    """Say what each side would give."""
    if trade.gives.cash:
        state.tell(TERMS_CASH, "deal.what", trade.seat, trade.other, trade.gives.cash, number)
    if trade.takes.cash:
        state.tell(TERMS_CASH, "deal.what", trade.other, trade.seat, trade.takes.cash, number)
    for space in state.board.deeds:
        if trade.gives.deeds & space.bit:
            state.tell(TERMS_DEED, "deal.what", trade.seat, trade.other, space.index, number)
        if trade.takes.deeds & space.bit:
            state.tell(TERMS_DEED, "deal.what", trade.other, trade.seat, space.index, number)
    for deck in range(DECKS):
        if holds(trade.gives.cards, deck):
            state.tell(TERMS_CARD, "deal.what", trade.seat, trade.other, deck, number)
        if holds(trade.takes.cards, deck):
            state.tell(TERMS_CARD, "deal.what", trade.other, trade.seat, deck, number)


def strike(state: Property, one: Offer) -> None:
    """Both sides hand over at once; mortgaged deeds cost their new owner ten per cent.

    Rule: deal.what, mortgage.transfer
    """
    trade = one.trade()
    state.tell(STRUCK_TRADE, "deal.what", one.other, one.seat, one.number)
    hand_goods(state, trade.seat, trade.other, trade.gives)
    hand_goods(state, trade.other, trade.seat, trade.takes)
    expire_offers(state, trade.deeds)
    expire_card_offers(state, trade.cards)
    for_other = trade.gives.deeds & state.mortgaged
    for_seat = trade.takes.deeds & state.mortgaged
    is_asked = for_seat != 0 and take_over_mortgages(state, trade.seat, for_seat)
    if for_other and take_over_mortgages(state, trade.other, for_other):
        is_asked = True
    if not is_asked:
        raise_done(state, trade.seat)
        raise_done(state, trade.other)


def hand_goods(state: Property, seat: Seat, other: Seat, goods: Goods) -> None:
    """One side of a trade is handed over.

    Rule: deal.what
    """
    if goods.cash:
        state.hand_over(seat, other, goods.cash)
        state.tell(GAVE_CASH, "deal.what", seat, other, goods.cash)
    for space in state.board.deeds:
        if goods.deeds & space.bit:
            state.give_deed(space, other)
            state.tell(GAVE_DEED, "deal.what", seat, other, space.index)
    for deck in range(DECKS):
        if holds(goods.cards, deck):
            state.keepers[deck] = other
            state.tell(GAVE_CARD, "deal.what", seat, other, deck)
