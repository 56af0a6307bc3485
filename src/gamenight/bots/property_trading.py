"""Deals: which to offer, and which to take."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from gamenight.bots.property_worth import SMALL, holding
from gamenight.games.property.actions import (
    ACCEPT,
    GIVE_CASH,
    GIVE_DEED,
    GOOD,
    OFFER,
    OFFERED,
    REFUSE,
    TAKE_CASH,
    TAKE_DEED,
)
from gamenight.games.property.board import LOT
from gamenight.kernel.action import Action
from gamenight.kernel.seat import Seat, bit, count

if TYPE_CHECKING:
    from gamenight.games.property.board import Group
    from gamenight.games.property.sight import PropertySight
    from gamenight.kernel.standing import Standing

CARD_WORTH: Final = 40
EVERY: Final = 4  # own turns from one thought of dealing to the next
BUILDING_MONEY: Final = 2  # houses that should still be affordable after buying a whole group
STEP: Final = 5  # cash is offered in fives


def gain(sight: PropertySight, seat: Seat, gets: i64, gives: i64, cash: i64) -> i64:
    """What a deal brings a seat: deeds it gets and gives, as they count beside its others, and cash."""
    board = sight.board()
    owned = sight.owned(seat)
    then = (owned | gets) & ~gives
    brought = cash
    moved = gets | gives
    for group in board.groups:
        if group.mask & moved:
            brought += holding(group, then) - holding(group, owned)
    loaded = moved & sight.mortgaged()
    if loaded:
        for space in board.deeds:
            if loaded & gets & space.bit:
                brought -= space.mortgage + 2 * space.interest
            elif loaded & space.bit:
                brought += space.mortgage
    return brought


def interest_on(sight: PropertySight, gets: i64) -> i64:
    """What the mortgaged among the deeds received cost at once."""
    loaded = gets & sight.mortgaged()
    due: i64 = 0
    if loaded:
        for space in sight.board().deeds:
            if loaded & space.bit:
                due += space.interest
    return due


def suits(sight: PropertySight, seat: Seat, other: Seat, gets: i64, gives: i64, cash: i64) -> bool:  # noqa: PLR0913
    """Whether a seat should take a deal with another.

    It gains by it, at least half of what the other gains, and is not left without money for small things.
    """
    due = interest_on(sight, gets)
    if cash < due and sight.cash(seat) + cash - due < SMALL:
        return False
    mine = gain(sight, seat, gets, gives, cash)
    return mine > 0 and 2 * mine >= gain(sight, other, gives, gets, -cash)


def suits_offer(sight: PropertySight, offer: Standing) -> bool:
    """Whether to take an offer as it stands, cards counted as a little cash."""
    goods = offer.goods
    cards = (count(goods[4]) - count(goods[5])) * CARD_WORTH
    paid = goods[0] - goods[1]
    if paid < 0 and sight.cash(sight.seat) + paid < SMALL:
        return False
    return suits(sight, sight.seat, offer.seat, goods[2], goods[3], paid + cards)


def answer_offers(sight: PropertySight, choices: list[Action]) -> Action | None:
    """Accept or refuse an offer that addresses this seat, if one of the choices does that."""
    refusal: Action | None = None
    for action in choices:
        if action.verb is ACCEPT:
            offer = offer_numbered(sight, action.item)
            if offer is not None and suits_offer(sight, offer):
                return action
        elif action.verb is REFUSE and refusal is None:
            offer = offer_numbered(sight, action.item)
            if offer is not None and not suits_offer(sight, offer):
                refusal = action
    return refusal


def offer_numbered(sight: PropertySight, number: i64) -> Standing | None:
    """The offer of that number, if it addresses this seat."""
    for item in sight.standing():
        if item.number == number and item.kind == OFFERED and item.other == sight.seat:
            return item
    return None


def is_time_to_deal(sight: PropertySight) -> bool:
    """Every few turns of its own, so that games do not drown in talk; each seat on other turns."""
    return (sight.turns() // sight.seats() + sight.seat) % EVERY == 0


def holder_of_rest(sight: PropertySight, group: Group) -> Seat:
    """Who has all that this seat lacks of a group of lots, free of mortgage; -1 if nobody has."""
    mine = sight.owned(sight.seat) & group.mask
    if mine == 0 or mine == group.mask or group.kind != LOT:
        return -1
    rest = group.mask & ~mine
    if rest & sight.mortgaged():
        return -1
    seat: i64 = 0
    while seat < sight.seats():
        if seat != sight.seat and sight.owned(seat) & rest == rest:
            return seat
        seat += 1
    return -1


def has_idea(sight: PropertySight) -> bool:
    """Whether there is a group that one deal with a seat not yet asked would complete."""
    asked = sight.has_offered(sight.seat)
    for group in sight.board().groups:
        holder = holder_of_rest(sight, group)
        if holder >= 0 and not asked & bit(holder):
            return True
    return False


def best_offer(sight: PropertySight, choices: list[Action]) -> Action | None:
    """The offer that completes a group and pleases both best, among those that the choices leave open."""
    best: Action | None = None
    most: i64 = 0
    for group in sight.board().groups:
        holder = holder_of_rest(sight, group)
        if holder < 0 or not may_offer(choices, holder):
            continue
        takes = group.mask & ~sight.owned(sight.seat)
        for other in sight.board().groups:
            gives = gift_of(sight, other, group)
            if gives == 0 and other is not group:
                continue
            pleasure = gain(sight, sight.seat, takes, gives, 0) + gain(sight, holder, gives, takes, 0)
            if pleasure > most:
                offer = balanced(sight, holder, takes, gives, group.house)
                if offer is not None:
                    best = offer
                    most = pleasure
    return best


def may_offer(choices: list[Action], seat: Seat) -> bool:
    """Whether the choices leave open an offer to that seat."""
    return any(action.verb is OFFER and action.seat == seat for action in choices)


def gift_of(sight: PropertySight, group: Group, wanted: Group) -> i64:
    """What this seat could give of a group in exchange: all of one that is not whole, free of mortgage.

    Of the wanted group itself nothing: that stands for an offer of cash alone.
    """
    if group is wanted:
        return 0
    mine = sight.owned(sight.seat) & group.mask
    if mine == group.mask or mine & sight.mortgaged():
        return 0
    return mine


def balanced(sight: PropertySight, holder: Seat, takes: i64, gives: i64, house: i64) -> Action | None:
    """The deal with so much cash on one side that both gain alike, if purses allow it and it suits both."""
    mine = gain(sight, sight.seat, takes, gives, 0)
    theirs = gain(sight, holder, gives, takes, 0)
    pays = (mine - theirs) // 2 // STEP * STEP
    if pays >= 0:
        pays = max(min(pays, sight.cash(sight.seat) - SMALL - BUILDING_MONEY * house), 0)
    else:
        pays = -max(min(-pays, sight.cash(holder) - SMALL - BUILDING_MONEY * house), 0)
    if not suits(sight, sight.seat, holder, takes, gives, -pays):
        return None
    if not suits(sight, holder, sight.seat, gives, takes, pays):
        return None
    goods: list[int] = []
    for space in sight.board().deeds:
        if gives & space.bit:
            goods.append(GIVE_DEED * GOOD + space.index)
        elif takes & space.bit:
            goods.append(TAKE_DEED * GOOD + space.index)
    if pays > 0:
        goods.append(GIVE_CASH * GOOD + pays)
    elif pays < 0:
        goods.append(TAKE_CASH * GOOD - pays)
    return Action(OFFER, seat=holder, goods=tuple(goods))
