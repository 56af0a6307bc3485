"""Why an action card cannot be played so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.games.deal.actions import (
    BREAK,
    BUILD_HOTEL,
    BUILD_HOUSE,
    CHARGE_ONE,
    CHARGE_RENT,
    COLLECT_DEBT,
    FULL_SET,
    HAS_BUILDING,
    HAVE_BIRTHDAY,
    HOUSE_FIRST,
    NO_DOUBLERS,
    NO_RENT,
    NO_SUCH_CARD,
    NO_TARGET,
    NOT_BUILT_ON,
    NOT_FULL,
    NOT_HELD,
    PASS_GO_CARD,
    STEAL,
    SWAP,
)
from gamenight.games.deal.pack import (
    BIRTHDAY,
    DEAL_BREAKER,
    DEBT_COLLECTOR,
    FORCED_DEAL,
    HOTEL,
    HOUSE,
    PASS_GO,
    SLY_DEAL,
)
from gamenight.games.deal.rules.plays import doublers_for, others, rent_card
from gamenight.games.deal.rules.sets import NO_CARD, kind_at, rent_of, told_set
from gamenight.games.deal.state import HOUSE_BIT, IN_SETS, slot_of
from gamenight.kernel.event import Event, refusal

if TYPE_CHECKING:
    from mypy_extensions import i64

    from gamenight.games.deal.state import Deal
    from gamenight.kernel.action import Action
    from gamenight.kernel.seat import Seat


def why_no_action(state: Deal, seat: Seat, action: Action, *, plays: i64) -> Event:
    """The first demand of the card that is not met.

    Rule: turn.play, action.target
    """
    verb = action.verb
    if verb is CHARGE_RENT or verb is CHARGE_ONE:
        return why_no_rent(state, seat, action, plays)
    kind = state.pack.acts[card_for(action)]
    if not state.in_hand(seat, kind):
        return refusal(NOT_HELD, "turn.play", seat, kind)
    if verb is BUILD_HOUSE or verb is BUILD_HOTEL:
        return why_no_building(state, seat, action)
    if action.seat not in others(state, seat):
        return refusal(NO_TARGET, "action.target", kind)
    if verb is BREAK:
        slot = action.item
        if not 0 <= slot < state.slots:
            return refusal(NO_SUCH_CARD, "action.deal_breaker", action.seat)
        return refusal(NOT_FULL, "action.deal_breaker", told_set(state, slot))
    return why_no_theft(state, seat, action)


def card_for(action: Action) -> i64:
    """The action card that a word needs."""
    words = [PASS_GO_CARD, HAVE_BIRTHDAY, COLLECT_DEBT, STEAL, SWAP, BREAK, BUILD_HOUSE, BUILD_HOTEL]
    cards = [PASS_GO, BIRTHDAY, DEBT_COLLECTOR, SLY_DEAL, FORCED_DEAL, DEAL_BREAKER, HOUSE, HOTEL]
    for place, verb in enumerate(words):
        if verb is action.verb:
            return cards[place]
    return PASS_GO


def why_no_theft(state: Deal, seat: Seat, action: Action) -> Event:
    """The card is not there, or lies in a full set; or there is nothing of one's own to swap.

    Rule: action.sly_deal, action.forced_deal, action.target
    """
    clause = "action.sly_deal" if action.verb is STEAL else "action.forced_deal"
    if action.item < IN_SETS or kind_at(state, action.seat, action.item) == NO_CARD:
        return refusal(NO_SUCH_CARD, clause, action.seat)
    slot = slot_of(action.item)
    if state.is_full(action.seat, slot):
        return refusal(FULL_SET, clause, told_set(state, slot))
    return refusal(NO_SUCH_CARD, clause, seat)


def why_no_building(state: Deal, seat: Seat, action: Action) -> Event:
    """Not a full set, not one that is built on, taken already, or no house below the hotel.

    Rule: action.house
    """
    slot = action.item
    if not 0 <= slot < state.slots or not state.is_full(seat, slot):
        return refusal(NOT_FULL, "action.house", told_set(state, max(0, min(slot, state.slots - 1))))
    if not state.pack.colours[state.colour_of(slot)].is_built:
        return refusal(NOT_BUILT_ON, "action.house", told_set(state, slot))
    if action.verb is BUILD_HOTEL and not state.pile(seat, slot) & HOUSE_BIT:
        return refusal(HOUSE_FIRST, "action.house", told_set(state, slot))
    return refusal(HAS_BUILDING, "action.house", told_set(state, slot))


def why_no_rent(state: Deal, seat: Seat, action: Action, plays: i64) -> Event:
    """No such rent card, no rent on that set, nobody to charge, or not so many doublers.

    Rule: rent.colour, rent.any, rent.double, rent.none
    """
    for_one = action.verb is CHARGE_ONE
    clause = "rent.any" if for_one else "rent.colour"
    slot = action.item
    if not 0 <= slot < state.slots or not rent_of_or_none(state, seat, slot):
        return refusal(NO_RENT, "rent.none", told_set(state, max(0, min(slot, state.slots - 1))))
    kind = rent_card(state, seat, slot, for_one=for_one)
    if kind < 0:
        return refusal(NO_RENT, clause, told_set(state, slot))
    if action.number > doublers_for(state, seat, state.pack.kinds[kind], plays):
        return refusal(NO_DOUBLERS, "rent.double", seat, action.number)
    return refusal(NO_TARGET, "action.target", kind)


def rent_of_or_none(state: Deal, seat: Seat, slot: i64) -> i64:
    """The rent of a set; none where no card lies."""
    return rent_of(state, seat, slot) if state.pile(seat, slot) else 0
