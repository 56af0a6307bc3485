"""Why no rent can be charged so, and no card taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from gamenight.games.deal.actions import (
    BANK_IS_SAFE,
    BUILDING_IS_SAFE,
    CHARGE_ONE,
    EMPTY_SET,
    FEW_DOUBLERS,
    FEW_PLAYS,
    FULL_SET,
    NO_DOUBLING,
    NO_PROPERTY_OF_YOURS,
    NO_RENT_CARD,
    NO_SUCH_SET,
    NOT_HELD,
    NOT_THEIRS,
    NOT_YOURS,
    ONLY_WILDS,
    STEAL,
)
from gamenight.games.deal.pack import DOUBLE_RENT, RENT
from gamenight.games.deal.pile import cards_in
from gamenight.games.deal.rules.plays import is_for_one, rent_card
from gamenight.games.deal.rules.sets import rent_of
from gamenight.kernel.event import Event, refusal
from gamenight.kernel.seat import bit

if TYPE_CHECKING:
    from gamenight.games.deal.state import Deal
    from gamenight.kernel.action import Action
    from gamenight.kernel.seat import Seat


def why_no_rent(state: Deal, seat: Seat, action: Action, plays: i64) -> Event | None:
    """No such rent card, nothing in that set, or not so many doublers; None: it is whom to charge.

    Rule: rent.colour, rent.any, rent.double, rent.none, set.full
    """
    for_one = action.verb is CHARGE_ONE
    slot = action.item
    if not 0 <= slot < state.slots:
        return refusal(NO_SUCH_SET, "rent.none")
    if not cards_in(state.pile(seat, slot)):
        return refusal(EMPTY_SET, "rent.none", slot)
    if not rent_of(state, seat, slot):
        return refusal(ONLY_WILDS, "set.full", slot)
    kind = rent_card(state, seat, slot, for_one=for_one)
    if kind < 0:
        return why_no_rent_card(state, slot, for_one=for_one)
    return why_not_doubled(state, seat, kind, action.number, plays)


def why_no_rent_card(state: Deal, slot: i64, *, for_one: bool) -> Event:
    """The rent card that it needs is not held, or the box has none.

    Rule: rent.colour, rent.any
    """
    colour = bit(state.colour_of(slot))
    for card in state.pack.kinds:
        if card.what == RENT and card.mask & colour and is_for_one(card) == for_one:
            return refusal(NOT_HELD, "rent.any" if for_one else "rent.colour", card.index)
    return refusal(NO_RENT_CARD, "rent.colour", slot)


def why_not_doubled(state: Deal, seat: Seat, kind: i64, number: i64, plays: i64) -> Event | None:
    """Not this rent card, not so many doublers in hand, or not so many plays left.

    Rule: rent.double
    """
    if number <= 0:
        return None
    doubler = state.pack.acts[DOUBLE_RENT]
    if len(state.pack.kinds[kind].colours) > state.agreed.most_doubled:
        return refusal(NO_DOUBLING, "rent.double")
    held: i64 = 0
    if doubler >= 0:
        held = state.in_hand(seat, doubler)
    if number > held:
        return refusal(FEW_DOUBLERS, "rent.double", held)
    return refusal(FEW_PLAYS, "rent.double", plays) if number > plays - 1 else None


def why_no_theft(state: Deal, seat: Seat, action: Action) -> Event:
    """The card is not there, lies in a bank or a full set, or is a building; or what would be given is none.

    Rule: action.sly_deal, action.forced_deal, action.house
    """
    clause = "action.sly_deal" if action.verb is STEAL else "action.forced_deal"
    theirs = state.pack.spot(action.item)
    mine = state.pack.spot(action.number)
    if not theirs.in_set:
        return refusal(BANK_IS_SAFE, clause)
    if not state.lying(action.seat, theirs):
        return refusal(NOT_THEIRS, clause, action.seat)
    if theirs.is_building:
        return refusal(BUILDING_IS_SAFE, "action.house")
    if state.is_full(action.seat, theirs.slot):
        return refusal(FULL_SET, clause, theirs.slot)
    if mine.in_set and not state.lying(seat, mine):
        return refusal(NOT_YOURS, clause)
    return refusal(NO_PROPERTY_OF_YOURS, clause)
