"""Why a seat offers, accepts, counters or refuses a trade, with what that does to its chance to win."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from gamenight.games.property.actions import ACCEPT, COUNTER, MAKE_OFFER, REFUSE
from gamenight.games.property.bot.bargain.answering import Answering
from gamenight.games.property.bot.bargain.reason import (
    GAINS,
    TradeReason,
    reason_to_offer,
    reason_to_refuse,
    reason_to_sell,
)
from gamenight.games.property.bot.bargain.rescuing import Rescuing
from gamenight.games.property.bot.bargain.swap import Swap, swap_of
from gamenight.games.property.goods import given_in, taken_in
from gamenight.kernel.action import ABSENT, Action

if TYPE_CHECKING:
    from gamenight.games.property.bot.bargain.swap import Scales
    from gamenight.games.property.bot.bargain.talk import Talk
    from gamenight.games.property.sight import PropertySight
    from gamenight.kernel.seat import Seat


def reason_to_trade(sight: PropertySight, scales: Scales, talk: Talk, action: Action) -> TradeReason | None:
    """Why this is offered or answered, as things stand; None if it is about no trade."""
    verb = action.verb
    if verb is MAKE_OFFER:
        return of_offer(sight, scales, talk, action, action.seat)
    if verb is not ACCEPT and verb is not REFUSE and verb is not COUNTER:
        return None
    offer = sight.offer(action.item)
    if offer is None:
        return None
    if verb is COUNTER:
        return of_offer(sight, scales, talk, action, offer.seat)
    swap = swap_of(offer, i64(talk.style.card_worth))
    if verb is ACCEPT:
        return TradeReason(GAINS, swap.other).weighed(scales, swap)
    most = Answering(sight, scales, talk, ABSENT).most(swap)
    return reason_to_refuse(scales, swap, most).weighed(scales, swap)


def of_offer(sight: PropertySight, scales: Scales, talk: Talk, action: Action, other: Seat) -> TradeReason:
    """Why a trade is offered; a debtor may have no other way to pay."""
    board = sight.board()
    takes = taken_in(board, action.goods)
    gives = given_in(board, action.goods)
    swap = Swap(other, takes.deeds, gives.deeds, gives.cash - takes.cash)
    debt = sight.debt()
    if debt is not None and debt.seat == sight.seat and Rescuing(sight, scales, talk, debt).lacking > 0:
        return reason_to_sell(scales, swap).weighed(scales, swap)
    return reason_to_offer(scales, swap).weighed(scales, swap)
