"""Signs by which one sees how a seat stands in the card game: small whole numbers, one for each name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.games.deal.memory import TurnFrame
from gamenight.games.deal.pack import (
    ACTION,
    ACTIONS,
    DEAL_BREAKER,
    DOUBLE_RENT,
    MONEY,
    MOST_COLOURS,
    RENT,
    SLY_DEAL,
    WILD,
)
from gamenight.games.deal.pile import BUILT_MASK, CARDS_MASK, HOTEL_BIT, PART_BITS, cards_in
from gamenight.games.deal.rules.plays import is_for_one
from gamenight.games.deal.rules.sets import rent_of
from gamenight.kernel.seat import Seat, bit, holds

if TYPE_CHECKING:
    from gamenight.games.deal.state import Deal

FAR: Final = 6  # cards from winning that are told apart
PLAYS: Final = 3

# Where the signs of each group begin
FULL: Final = 0  # 0, 1, 2, 3 colours full
AWAY: Final = 4  # cards that lack for the cheapest three sets: 0 … FAR
REACH: Final = AWAY + FAR + 1  # the same, when up to PLAYS cards of the hand are laid
NEAR: Final = REACH + FAR + 1  # colours that lack one, two, three cards
READY: Final = NEAR + 3  # that the hand completes: by one card, by more, by a wildcard
BANK: Final = READY + 3  # millions in the bank: up to 3, from there to 8, and above
LOOSE: Final = BANK + 3  # value of the properties in no full set; in full sets
RENTS: Final = LOOSE + 2  # the highest rent; all rents together; buildings
WILDS: Final = RENTS + 3  # in front: of two colours, of every colour
HAND: Final = WILDS + 2  # cards in hand; none; those beyond seven
HELD: Final = HAND + 3  # of the hand: each action; rent for all, rent for one, money, plain, wild, any
CHARGE: Final = HELD + ACTIONS + 6  # what the best rent of the hand would bring; what a doubler adds
TURN: Final = CHARGE + 2  # on turn with 1, 2, 3 plays left; the next one; the one after
BOTH: Final = TURN + 5  # two signs at once, see `see_both`
SIGNS: Final = BOTH + 19

GROUPS: Final = [  # as the file of weights names them, each with its length
    ("full", 4), ("away", FAR + 1), ("reach", FAR + 1), ("near", 3), ("ready", 3), ("bank", 3), ("loose", 2),
    ("rents", 3), ("wilds", 2), ("hand", 3), ("held", ACTIONS + 6), ("charge", 2), ("turn", 5), ("both", 19),
]  # fmt: skip


def see(state: Deal, seat: Seat, found: vec[i64]) -> None:
    """Write down all signs of one seat, over what stood there."""
    place: i64 = 0
    while place < SIGNS:
        found[place] = 0
        place += 1
    lacks = vec[i64]([0] * MOST_COLOURS)
    see_sets(state, seat, found, lacks)
    see_bank(state, seat, found)
    see_hand(state, seat, found, lacks)
    see_turn(state, seat, found)
    see_both(state, seat, found)


def see_sets(state: Deal, seat: Seat, found: vec[i64], lacks: vec[i64]) -> None:
    """Full and begun sets, rents and buildings; what each colour lacks is kept for the hand."""
    full: i64 = 0
    colour: i64 = 0
    while colour < state.colours:
        size = state.pack.sizes[colour]
        most: i64 = 0
        slot = colour
        while slot < state.slots:
            pile = state.pile(seat, slot)
            if pile:
                most = max(most, cards_in(pile))
                rent = rent_of(state, seat, slot)
                found[RENTS] = max(found[RENTS], rent)
                found[RENTS + 1] += rent
                if pile & BUILT_MASK:
                    found[RENTS + 2] += 2 if pile & HOTEL_BIT else 1
                if not state.is_full(seat, slot):
                    found[LOOSE] += state.worth_of(slot, pile)
                see_wilds(state, pile, found)
            slot += state.colours
        lacks[colour] = max(size - most, 0)
        if state.begun(seat, colour) < 0:
            lacks[colour] = 0
            full += 1
        elif 0 < lacks[colour] <= 3 and most > 0:
            found[NEAR + lacks[colour] - 1] += 1
        colour += 1
    found[FULL + min(full, 3)] = 1
    found[LOOSE + 1] = state.value_of(seat) - state.banked(seat) - found[LOOSE]
    found[AWAY + min(cheapest_three(lacks, state.colours), FAR)] = 1


def see_wilds(state: Deal, pile: i64, found: vec[i64]) -> None:
    """The wildcards of one set."""
    wilds = (pile & CARDS_MASK) >> PART_BITS
    part: i64 = 0
    while wilds:
        number = wilds & 15
        if number:
            is_any = state.pack.kinds[state.pack.wilds[part]].is_any
            found[WILDS + (1 if is_any else 0)] += number
        wilds >>= PART_BITS
        part += 1


def cheapest_three(lacks: vec[i64], colours: i64) -> i64:
    """How many cards the three sets lack that lack fewest."""
    first: i64 = FAR
    second: i64 = FAR
    third: i64 = FAR
    colour: i64 = 0
    while colour < colours:
        lack = lacks[colour]
        if lack < first:
            first, second, third = lack, first, second
        elif lack < second:
            second, third = lack, second
        elif lack < third:
            third = lack
        colour += 1
    return first + second + third


def see_bank(state: Deal, seat: Seat, found: vec[i64]) -> None:
    """Money in front: the first millions protect most."""
    banked = state.banked(seat)
    found[BANK] = min(banked, 3)
    found[BANK + 1] = min(max(banked - 3, 0), 5)
    found[BANK + 2] = min(max(banked - 8, 0), 12)


def see_hand(state: Deal, seat: Seat, found: vec[i64], lacks: vec[i64]) -> None:
    """The cards of the hand, and what they do for the sets."""
    pack = state.pack
    size = state.hand_size(seat)
    found[HAND] = size
    found[HAND + 1] = 1 if size == 0 else 0
    found[HAND + 2] = max(size - 7, 0)
    wilds: i64 = 0
    reached: i64 = 0  # colours of these
    left = lacks[:]
    kind = state.next_held(seat, 0)
    while kind < state.kinds:
        card = pack.kinds[kind]
        number = state.in_hand(seat, kind)
        if card.what == ACTION:
            found[HELD + card.action] += number
        elif card.what == MONEY:
            found[HELD + ACTIONS + 2] += number * card.value
        elif card.what == RENT:
            see_rent(state, seat, kind, found)
        elif card.what == WILD:
            found[HELD + ACTIONS + (5 if card.is_any else 4)] += number
            wilds += number
            reached |= card.mask
        else:
            colour = card.colours[0]
            found[HELD + ACTIONS + 3] += number
            if lacks[colour] > 0:
                if lacks[colour] <= number:
                    found[READY if lacks[colour] == 1 else READY + 1] += 1
                left[colour] = max(lacks[colour] - number, 0)
        kind = state.next_held(seat, kind + 1)
    found[READY + 2] = min(wilds, near_in(lacks, reached))
    before = cheapest_three(lacks, state.colours)
    reach = max(cheapest_three(left, state.colours) - wilds, 0)
    found[REACH + min(max(reach, before - PLAYS), FAR)] = 1


def near_in(lacks: vec[i64], colours: i64) -> i64:
    """How many of some colours lack one card."""
    number: i64 = 0
    colour: i64 = 0
    while colours:
        if colours & 1 and lacks[colour] == 1:
            number += 1
        colours >>= 1
        colour += 1
    return number


def see_rent(state: Deal, seat: Seat, kind: i64, found: vec[i64]) -> None:
    """A rent card of the hand, and what it would bring."""
    card = state.pack.kinds[kind]
    found[HELD + ACTIONS + (1 if is_for_one(card) else 0)] += state.in_hand(seat, kind)
    best: i64 = 0
    laid = state.laid(seat)
    slot: i64 = 0
    while laid:
        if laid & 1 and card.mask & bit(state.colour_of(slot)):
            best = max(best, rent_of(state, seat, slot))
        laid >>= 1
        slot += 1
    found[CHARGE] = max(found[CHARGE], best)
    doubler = state.pack.acts[DOUBLE_RENT]
    if doubler >= 0 and state.in_hand(seat, doubler) and not is_for_one(card):
        found[CHARGE + 1] = max(found[CHARGE + 1], best)


def see_turn(state: Deal, seat: Seat, found: vec[i64]) -> None:
    """Whether the seat is on turn, and how soon it will be."""
    home = state.stack[0]
    if state.depth == 0 or not isinstance(home, TurnFrame):
        return
    if home.seat == seat:
        left = state.pack.numbers.plays - home.plays
        if left > 0:
            found[TURN + min(left, PLAYS) - 1] = 1
        return
    steps = (seat - home.seat + state.seats) % state.seats
    if steps <= 2:
        found[TURN + 2 + steps] = 1


def see_both(state: Deal, seat: Seat, found: vec[i64]) -> None:
    """Signs that matter together: full sets and the turn, full sets and others' hands, and the like."""
    two = found[FULL + 2]
    one = found[FULL + 1]
    on_turn = found[TURN] + found[TURN + 1] + found[TURN + 2]
    breakers: i64 = 0
    thieves: i64 = 0
    others: i64 = 0
    rent: i64 = 0
    other: i64 = 0
    while other < state.seats:
        if other != seat and not holds(state.out, other):
            breakers += held(state, other, DEAL_BREAKER)
            thieves += held(state, other, SLY_DEAL)
            others += state.hand_size(other)
            rent = max(rent, best_rent(state, other))
        other += 1
    found[BOTH] = two * on_turn
    found[BOTH + 1] = two * found[TURN + 3]
    found[BOTH + 2] = one * on_turn
    found[BOTH + 3] = min(breakers, 2) * one
    found[BOTH + 4] = min(breakers, 2) * two
    found[BOTH + 5] = thieves * found[NEAR]
    found[BOTH + 6] = two * found[HELD + 3]  # a No to guard them
    found[BOTH + 7] = one * found[HELD + 3]
    found[BOTH + 8] = two * found[HAND]
    found[BOTH + 9] = two * found[READY]
    found[BOTH + 10] = one * found[READY]
    found[BOTH + 11] = two * on_turn * (1 if found[REACH] or found[REACH + 1] else 0)
    found[BOTH + 12] = 1 if on_turn and found[REACH] else 0  # it wins now
    found[BOTH + 13] = max(rent - state.banked(seat), 0)  # what a rent would take out of sets
    found[BOTH + 14] = two * found[NEAR]
    found[BOTH + 15] = two * others
    found[BOTH + 16] = two * found[READY + 2]
    found[BOTH + 17] = one * found[READY + 2]
    found[BOTH + 18] = two * on_turn * min(found[READY] + found[READY + 2], 1)


def held(state: Deal, seat: Seat, action: i64) -> i64:
    """How many cards of an action a seat holds."""
    kind = state.pack.acts[action]
    return state.in_hand(seat, kind) if kind >= 0 else 0


def best_rent(state: Deal, seat: Seat) -> i64:
    """The highest rent of a seat's sets."""
    best: i64 = 0
    laid = state.laid(seat)
    slot: i64 = 0
    while laid:
        if laid & 1:
            best = max(best, rent_of(state, seat, slot))
        laid >>= 1
        slot += 1
    return best
