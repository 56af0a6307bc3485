"""What a player of the card game takes in before it acts: the table, and each thing it could do.

All are small whole numbers, one for each name; habit.py weighs them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.games.deal.actions import (
    BANK,
    BREAK,
    BUILD_HOTEL,
    BUILD_HOUSE,
    CHARGE_ONE,
    CHARGE_RENT,
    COLLECT_DEBT,
    END,
    HAVE_BIRTHDAY,
    LAY,
    PASS_GO_CARD,
    REFUSE,
    STEAL,
    SWAP,
)
from gamenight.games.deal.bot.charging import loose_value
from gamenight.games.deal.bot.worth import COMPLETES, best_fit, loss
from gamenight.games.deal.memory import BREAKING
from gamenight.games.deal.pack import (
    ACTION,
    ACTIONS,
    DEAL_BREAKER,
    JUST_SAY_NO,
    MONEY,
    PLAIN,
    RENT,
    SLY_DEAL,
    WILD,
)
from gamenight.games.deal.rules.plays import is_for_one
from gamenight.kernel.seat import Seat, bit

if TYPE_CHECKING:
    from gamenight.games.deal.pack import Kind
    from gamenight.games.deal.sight import DealSight
    from gamenight.games.deal.spot import Spot
    from gamenight.kernel.action import Action

# The table: where the numbers of each group begin
FULL: Final = 0  # my full colours: 0, 1, 2
THEIRS: Final = FULL + 3  # those of whoever has most
NEAR: Final = THEIRS + 3  # my colours that lack one, two; theirs
PLAYS: Final = NEAR + 4  # 1, 2, 3 left
HAND: Final = PLAYS + 3  # my cards; beyond what can be kept; whether it can be emptied; the most of another
MONEYS: Final = HAND + 4  # my millions: up to 3, from there to 8, and above; those of the richest
RENTS: Final = MONEYS + 6  # my highest rent, theirs; value of my properties in no full set, theirs
HELD: Final = RENTS + 4  # each action; rent for all, rent for one, money, plain, wild, any
READY: Final = HELD + ACTIONS + 6  # kinds in hand that make a set full; that go to a begun one
UNSEEN: Final = READY + 2  # cards that I have not seen: Deal Breakers, Nos, thefts
REPLIES: Final = UNSEEN + 3  # somebody else is on turn
TABLE: Final = REPLIES + 1

# What could be done
ENDS: Final = 0
BANKS: Final = ENDS + 1  # money, its value; each action, rent for all, rent for one, what that is worth
LAYS: Final = BANKS + 2 + ACTIONS + 3  # plain, wild, any
MAKES: Final = LAYS + 3  # a set full, lacking one, more, begun, spare; size; rent, one to charge; others held
DRAWS: Final = MAKES + 9
CHARGES: Final = DRAWS + 1  # birthday, debt, rent for all, rent for one; doublers
PAID: Final = CHARGES + 5  # millions; out of sets; of full ones; more than they have; could be raised first
TAKES: Final = PAID + 5  # steal, swap; completes; fit; theirs lacks one; harm; wild; my loss, wild; their fit
BREAKS: Final = TAKES + 10  # a full set; its rent; mine is full
BUILDS: Final = BREAKS + 3  # house, hotel; the rent
STEP: Final = BUILDS + 3  # to a full set
WORTH: Final = STEP + 1  # to its style: in 50, up to 1000; more; none
REFUSES: Final = WORTH + 3  # no; sum, theft, break; millions, out of sets, of full ones; loss; fills theirs
USUAL: Final = REFUSES + 9  # what its style would do
ACT: Final = USUAL + 1

# As the file of weights names them, each with its length
TABLE_GROUPS: Final = [
    ("full", 3), ("theirs", 3), ("near", 4), ("plays", 3), ("hand", 4), ("money", 6), ("rents", 4),
    ("held", ACTIONS + 6), ("ready", 2), ("unseen", 3), ("replies", 1),
]  # fmt: skip
ACT_GROUPS: Final = [
    ("ends", 1), ("banks", ACTIONS + 5), ("lays", 3), ("makes", 9), ("draws", 1), ("charges", 5), ("paid", 5),
    ("takes", 10), ("breaks", 3), ("builds", 3), ("step", 1), ("worth", 3), ("refuses", 9), ("usual", 1),
]  # fmt: skip
MOST_WORTH: Final = 1000
EACH_WORTH: Final = 50
MOST_UNSEEN: Final = 5


def see_table(sight: DealSight, found: vec[i64]) -> None:
    """Write down how the table lies for this seat, over what stood there."""
    place: i64 = 0
    while place < TABLE:
        found[place] = 0
        place += 1
    me = sight.seat
    found[FULL + min(sight.full_colours(me), 2)] = 1
    see_near(sight, me, found, NEAR)
    found[RENTS] = best_rent(sight, me)
    found[RENTS + 2] = loose_value(sight, me)
    see_money(sight.banked(me), found, MONEYS)
    most: i64 = 0
    richest: i64 = 0
    other: i64 = 0
    while other < sight.seats():
        if other != me and not sight.is_out(other):
            most = max(most, sight.full_colours(other))
            richest = max(richest, sight.banked(other))
            see_near(sight, other, found, NEAR + 2)
            found[HAND + 3] = max(found[HAND + 3], sight.hand_size(other))
            found[RENTS + 1] = max(found[RENTS + 1], best_rent(sight, other))
            found[RENTS + 3] = max(found[RENTS + 3], loose_value(sight, other))
        other += 1
    found[THEIRS + min(most, 2)] = 1
    see_money(richest, found, MONEYS + 3)
    left = sight.plays_left()
    if sight.on_turn() != me:
        found[REPLIES] = 1
    elif left > 0:
        found[PLAYS + min(left, 3) - 1] = 1
    size = sight.hand_size(me)
    found[HAND] = size
    found[HAND + 1] = max(size - left - sight.pack().numbers.most_in_hand, 0)
    see_hand(sight, found)
    keeps = found[HELD + JUST_SAY_NO]
    found[HAND + 2] = 1 if size <= left and keeps == 0 else 0
    see_unseen(sight, DEAL_BREAKER, found, UNSEEN)
    see_unseen(sight, JUST_SAY_NO, found, UNSEEN + 1)
    see_unseen(sight, SLY_DEAL, found, UNSEEN + 2)


def see_near(sight: DealSight, seat: Seat, found: vec[i64], place: i64) -> None:
    """Count the sets that lack one card, and two."""
    one: i64 = 0
    two: i64 = 0
    for slot in sight.begun_sets(seat):
        lacks = sight.pack().sizes[sight.colour_of(slot)] - sight.cards_in(seat, slot)
        if lacks == 1:
            one += 1
        elif lacks == 2:
            two += 1
    found[place] = max(found[place], one)
    found[place + 1] = max(found[place + 1], two)


def see_money(banked: i64, found: vec[i64], place: i64) -> None:
    """Write down millions in a bank: the first protect most."""
    found[place] = min(banked, 3)
    found[place + 1] = min(max(banked - 3, 0), 5)
    found[place + 2] = min(max(banked - 8, 0), 12)


def see_hand(sight: DealSight, found: vec[i64]) -> None:
    """Count the cards of the hand, and what they do for the sets."""
    for card in sight.pack().kinds:
        number = sight.in_hand(card.index)
        if number == 0:
            continue
        if card.what == ACTION:
            found[HELD + card.action] += number
        elif card.what == MONEY:
            found[HELD + ACTIONS + 2] += number * card.value
        elif card.what == RENT:
            found[HELD + ACTIONS + (1 if is_for_one(card) else 0)] += number
        else:
            place: i64 = 3 if card.what == PLAIN else 5 if card.is_any else 4
            found[HELD + ACTIONS + place] += number
            best = best_fit(sight, sight.seat, card)
            if best >= COMPLETES:
                found[READY] += 1
            elif goes_to_begun(sight, card):
                found[READY + 1] += 1


def goes_to_begun(sight: DealSight, card: Kind) -> bool:
    """Whether a card goes to a set that is begun."""
    for colour in card.colours:
        if sight.begun(sight.seat, colour) > 0:
            return True
    return False


def see_unseen(sight: DealSight, action: i64, found: vec[i64], place: i64) -> None:
    """Count the cards of an action that lie neither open nor in this hand."""
    kind = sight.pack().acts[action]
    if kind < 0:
        return
    number = sight.pack().kinds[kind].count - sight.in_hand(kind) - sight.in_centre(kind)
    seat: i64 = 0
    while seat < sight.seats():
        number -= sight.in_bank(seat, kind)
        seat += 1
    found[place] = min(max(number, 0), MOST_UNSEEN)


def best_rent(sight: DealSight, seat: Seat) -> i64:
    """The highest rent of a seat's sets."""
    best: i64 = 0
    for slot in sight.sets(seat):
        best = max(best, sight.rent_of(seat, slot))
    return best


def see_action(  # noqa: C901, PLR0913, PLR0915  one case a verb
    sight: DealSight, action: Action, worth: i64, found: vec[i64], *, is_step: bool, is_usual: bool
) -> None:
    """Write down what an action is, over what stood there; its worth is what the style says of it."""
    place: i64 = 0
    while place < ACT:
        found[place] = 0
        place += 1
    found[WORTH] = min(max(worth, 0), MOST_WORTH) // EACH_WORTH
    found[WORTH + 1] = 1 if worth >= MOST_WORTH else 0
    found[WORTH + 2] = 1 if worth < 0 else 0
    found[STEP] = 1 if is_step else 0
    found[USUAL] = 1 if is_usual else 0
    verb = action.verb
    if verb is END:
        found[ENDS] = 1
    elif verb is BANK:
        see_banking(sight.pack().kinds[action.item], found)
    elif verb is LAY:
        see_laying(sight, sight.pack().kinds[action.item], action.number, found)
    elif verb is PASS_GO_CARD:
        found[DRAWS] = 1
    elif verb is CHARGE_RENT:
        found[CHARGES + 2] = 1
        found[CHARGES + 4] = action.number
        see_charge(sight, -1, sight.rent_of(sight.seat, action.item) << action.number, found)
        found[PAID + 4] = raises(sight, action.item)
    elif verb is CHARGE_ONE:
        found[CHARGES + 3] = 1
        found[CHARGES + 4] = action.number
        see_charge(sight, action.seat, sight.rent_of(sight.seat, action.item) << action.number, found)
        found[PAID + 4] = raises(sight, action.item)
    elif verb is COLLECT_DEBT:
        found[CHARGES + 1] = 1
        see_charge(sight, action.seat, sight.pack().numbers.debt, found)
    elif verb is HAVE_BIRTHDAY:
        found[CHARGES] = 1
        see_charge(sight, -1, sight.pack().numbers.birthday, found)
    elif verb is STEAL:
        found[TAKES] = 1
        see_taking(sight, action.seat, sight.spot(action.item), found)
    elif verb is SWAP:
        found[TAKES + 1] = 1
        see_taking(sight, action.seat, sight.spot(action.item), found)
        given = sight.spot(action.number)
        found[TAKES + 7] = loss(sight, sight.seat, given) // EACH_WORTH
        found[TAKES + 8] = 1 if given.kind.what == WILD else 0
        found[TAKES + 9] = best_fit(sight, action.seat, given.kind) // EACH_WORTH
    elif verb is BREAK:
        found[BREAKS] = 1
        found[BREAKS + 1] = sight.rent_of(action.seat, action.item)
        found[BREAKS + 2] = 1 if sight.begun(sight.seat, sight.colour_of(action.item)) < 0 else 0
    elif verb is BUILD_HOUSE or verb is BUILD_HOTEL:
        found[BUILDS if verb is BUILD_HOUSE else BUILDS + 1] = 1
        found[BUILDS + 2] = sight.rent_of(sight.seat, action.item)
    elif verb is REFUSE:
        see_refusing(sight, found)


def see_banking(card: Kind, found: vec[i64]) -> None:
    """What goes to the bank."""
    if card.what == MONEY:
        found[BANKS] = 1
        found[BANKS + 1] = card.value
        return
    if card.what == ACTION:
        found[BANKS + 2 + card.action] = 1
    elif card.what == RENT:
        found[BANKS + 2 + ACTIONS + (1 if is_for_one(card) else 0)] = 1
    found[BANKS + 4 + ACTIONS] = card.value


def see_laying(sight: DealSight, card: Kind, colour: i64, found: vec[i64]) -> None:
    """What a property does where it is laid."""
    found[LAYS + (0 if card.what == PLAIN else 2 if card.is_any else 1)] = 1
    number = sight.begun(sight.seat, colour)
    if number < 0:
        found[MAKES + 4] = 1
        return
    printed = sight.pack().colours[colour]
    lacks = printed.size - number - 1
    found[MAKES + min(lacks, 2)] = 1
    if number == 0:
        found[MAKES + 3] = 1
    found[MAKES + 5] = printed.size
    rent = printed.rents[number]
    found[MAKES + 6] = rent
    held: i64 = 0
    for other in sight.pack().kinds:
        if other.what == RENT:
            if other.mask & bit(colour) and sight.in_hand(other.index) > 0:
                found[MAKES + 7] = rent
        elif other.is_property and other.mask & bit(colour):
            held += sight.in_hand(other.index)
    found[MAKES + 8] = min(held - 1, 3)


def see_charge(sight: DealSight, payer: Seat, amount: i64, found: vec[i64]) -> None:
    """What others would pay, and with what; payer -1 stands for all of them."""
    other: i64 = 0
    while other < sight.seats():
        if other != sight.seat and not sight.is_out(other) and (payer < 0 or payer == other):
            paid = min(amount, sight.value_of(other))
            found[PAID] += paid
            out = paid - sight.banked(other)
            if out > 0:
                found[PAID + 1] += out
                if out > loose_value(sight, other):
                    found[PAID + 2] += 1
            found[PAID + 3] += amount - paid
        other += 1


def raises(sight: DealSight, slot: i64) -> i64:
    """Whether a card of the hand could raise the rent of a set first."""
    colour = sight.colour_of(slot)
    if sight.is_full(sight.seat, slot) or sight.plays_left() < 2:
        return 0
    for card in sight.pack().kinds:
        if card.is_property and card.mask & bit(colour) and sight.in_hand(card.index) > 0:
            return 1
    return 0


def see_taking(sight: DealSight, other: Seat, spot: Spot, found: vec[i64]) -> None:
    """What taking a card brings, and costs the other."""
    worth = best_fit(sight, sight.seat, spot.kind)
    if worth >= COMPLETES:
        found[TAKES + 2] = 1
    else:
        found[TAKES + 3] = worth // 20
    size = sight.pack().sizes[sight.colour_of(spot.slot)]
    found[TAKES + 4] = 1 if sight.cards_in(other, spot.slot) + 1 == size else 0
    found[TAKES + 5] = loss(sight, other, spot) // EACH_WORTH
    found[TAKES + 6] = 1 if spot.kind.what == WILD else 0


def see_refusing(sight: DealSight, found: vec[i64]) -> None:
    """What a No saves."""
    charge = sight.charge()
    assert charge is not None
    found[REFUSES] = 1
    if charge.demand.is_sum:
        found[REFUSES + 1] = 1
        paid = min(charge.amount, sight.value_of(sight.seat))
        found[REFUSES + 4] = paid
        out = paid - sight.banked(sight.seat)
        if out > 0:
            found[REFUSES + 5] = out
            found[REFUSES + 6] = 1 if out > loose_value(sight, sight.seat) else 0
    elif charge.demand is BREAKING:
        found[REFUSES + 3] = 1
        found[REFUSES + 7] = sight.rent_of(sight.seat, charge.set)
    else:
        found[REFUSES + 2] = 1
        found[REFUSES + 7] = loss(sight, sight.seat, charge.theirs) // EACH_WORTH
        if best_fit(sight, charge.seat, charge.theirs.kind) >= COMPLETES:
            found[REFUSES + 8] = 1
