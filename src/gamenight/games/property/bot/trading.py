"""Trades: which to offer, and which to take."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from gamenight.games.property.actions import (
    ACCEPT,
    MAKE_OFFER,
    REFUSE,
    WITHDRAW,
)
from gamenight.games.property.bot.manners import Proposal
from gamenight.games.property.bot.worth import SMALL, holding
from gamenight.games.property.goods import Goods, said
from gamenight.kernel.action import Action
from gamenight.kernel.seat import NOBODY, Seat, count

if TYPE_CHECKING:
    from gamenight.games.property.board import Group
    from gamenight.games.property.bot.manners import Manners
    from gamenight.games.property.shown import Offer
    from gamenight.games.property.sight import PropertySight

CARD_WORTH: Final = 40
EVERY: Final = 4  # own turns from one thought of trading to the next
BUILDING_MONEY: Final = 2  # houses that should still be affordable after buying a whole group
STEP: Final = 5  # cash is offered in fives


def gain(sight: PropertySight, seat: Seat, gets: i64, gives: i64, cash: i64) -> i64:
    """What a trade brings a seat: deeds it gets and gives, as they count beside its others, and cash."""
    board = sight.board()
    brought = cash
    moved = gets | gives
    for group in board.groups:
        if group.mask & moved:
            brought += gain_in(group, sight.owned(seat), gets, gives)
    loaded = moved & sight.mortgaged()
    if loaded:
        for space in board.deeds:
            if loaded & gets & space.bit:
                brought -= space.mortgage + 2 * space.interest
            elif loaded & space.bit:
                brought += space.mortgage
    return brought


def gain_in(group: Group, owned: i64, gets: i64, gives: i64) -> i64:
    """What deeds of one group, got and given, bring one who owns this set of deeds."""
    return holding(group, (owned | gets) & ~gives) - holding(group, owned)


def interest_on(sight: PropertySight, gets: i64) -> i64:
    """What the mortgaged among the deeds received cost at once."""
    loaded = gets & sight.mortgaged()
    due: i64 = 0
    if loaded:
        for space in sight.board().deeds:
            if loaded & space.bit:
                due += space.interest
    return due


def suits(  # noqa: PLR0913  for whom, with whom, what for what, and cash besides
    sight: PropertySight, seat: Seat, other: Seat, gets: i64, gives: i64, cash: i64
) -> bool:
    """Whether a seat should take a trade with another: it can spare the money, and the trade pleases."""
    if not can_spare(sight, seat, interest_on(sight, gets) - cash):
        return False
    return pleases(gain(sight, seat, gets, gives, cash), gain(sight, other, gives, gets, -cash))


def can_spare(sight: PropertySight, seat: Seat, pays: i64) -> bool:
    """Whether a seat that pays so much is not left without money for small things."""
    return pays <= 0 or sight.cash(seat) - pays >= SMALL


def pleases(mine: i64, theirs: i64) -> bool:
    """Whether one gains by a trade, and at least half of what the other gains."""
    return mine > 0 and 2 * mine >= theirs


def suits_offer(sight: PropertySight, offer: Offer) -> bool:
    """Whether to take an offer as it stands, cards counted as a little cash."""
    gets, gives = offer.gives, offer.takes
    cards = (count(gets.cards) - count(gives.cards)) * CARD_WORTH
    paid = gets.cash - gives.cash
    if not can_spare(sight, sight.seat, -paid):
        return False
    return suits(sight, sight.seat, offer.seat, gets.deeds, gives.deeds, paid + cards)


def answer_offers(sight: PropertySight, choices: list[Action]) -> Action | None:
    """Accept or refuse an offer that addresses this seat, if one of the choices does that."""
    refusal: Action | None = None
    for action in choices:
        if action.verb is ACCEPT:
            offer = sight.offer(action.item)
            if offer is not None and suits_offer(sight, offer):
                return action
        elif action.verb is REFUSE and refusal is None:
            offer = sight.offer(action.item)
            if offer is not None and not suits_offer(sight, offer):
                refusal = action
    return refusal


def is_time_to_trade(sight: PropertySight) -> bool:
    """Every few turns of its own, so that games do not drown in talk; each seat on other turns."""
    return (sight.turns() // sight.seats() + sight.seat) % EVERY == 0


def holder_of_rest(sight: PropertySight, group: Group) -> Seat:
    """Who has all that this seat lacks of a group of lots, free of mortgage, or NOBODY."""
    mine = sight.owned(sight.seat) & group.mask
    rest = group.mask & ~mine
    if mine == 0 or rest == 0 or rest & sight.mortgaged():
        return NOBODY
    place: i64 = 0
    while not rest & group.spaces[place].bit:
        place += 1
    holder = sight.owner(group.spaces[place].index)
    return holder if holder != NOBODY and sight.owned(holder) & rest == rest else NOBODY


def has_idea(sight: PropertySight, manners: Manners) -> bool:
    """Whether there is a group that one trade with a seat not yet asked this turn would complete."""
    for group in sight.board().colours:
        holder = holder_of_rest(sight, group)
        if holder != NOBODY and manners.may_ask(holder):
            return True
    return False


def next_offer(sight: PropertySight, choices: list[Action], manners: Manners) -> Action | None:
    """A new offer; one of an earlier turn that nobody has answered is taken back first."""
    number = sight.own_offer()
    if number == 0:
        return best_offer(sight, choices, manners)
    if manners.made > 0:
        return None
    for action in choices:
        if action.verb is WITHDRAW and action.item == number:
            return action
    return None


def best_offer(sight: PropertySight, choices: list[Action], manners: Manners) -> Action | None:
    """The offer that completes a group and pleases both best, among those that the choices leave open."""
    best: Proposal | None = None
    most: i64 = 0
    for group in sight.board().colours:
        holder = holder_of_rest(sight, group)
        if holder == NOBODY or not manners.may_ask(holder) or not may_offer(choices, holder):
            continue
        owned = sight.owned(sight.seat)
        held = sight.owned(holder)
        takes = group.mask & ~owned
        got = gain_in(group, owned, takes, 0)
        lost = gain_in(group, held, 0, takes)
        for other in sight.board().groups:
            gives = gift_of(sight, other, group)
            if gives == 0 and other is not group:
                continue
            mine = got + gain_in(other, owned, 0, gives)
            theirs = lost + gain_in(other, held, gives, 0)
            if mine + theirs > most:
                trade = balanced(sight, holder, takes, gives, group.house, mine, theirs)
                if trade is not None and manners.may_propose(trade):
                    best = trade
                    most = mine + theirs
    if best is None:
        return None
    manners.note(best)
    return offer_of(sight, best)


def may_offer(choices: list[Action], seat: Seat) -> bool:
    """Whether the choices leave open an offer to that seat."""
    return any(action.verb is MAKE_OFFER and action.seat == seat for action in choices)


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


def balanced(  # noqa: PLR0913  with whom, what for what, and what it brings either
    sight: PropertySight, holder: Seat, takes: i64, gives: i64, house: i64, mine: i64, theirs: i64
) -> Proposal | None:
    """The trade with so much cash on one side that both gain alike, if purses allow it and it suits both.

    None of the deeds is mortgaged, so that no interest falls due.
    """
    pays = (mine - theirs) // 2 // STEP * STEP
    if pays >= 0:
        pays = max(min(pays, sight.cash(sight.seat) - SMALL - BUILDING_MONEY * house), 0)
    else:
        pays = -max(min(-pays, sight.cash(holder) - SMALL - BUILDING_MONEY * house), 0)
    if not can_spare(sight, sight.seat, pays) or not can_spare(sight, holder, -pays):
        return None
    if not pleases(mine - pays, theirs + pays) or not pleases(theirs + pays, mine - pays):
        return None
    return Proposal(sight, holder, takes, gives, pays)


def offer_of(sight: PropertySight, trade: Proposal) -> Action:
    """These deeds for those, and the cash that this seat pays (below zero: gets) besides."""
    gives = Goods(max(trade.pays, 0), trade.gives, 0)
    takes = Goods(max(-trade.pays, 0), trade.takes, 0)
    return Action(MAKE_OFFER, seat=trade.other, goods=said(sight.board(), gives, takes))
