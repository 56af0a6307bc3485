"""What cards are worth to a player of the card game: in a set, in a hand, and to whoever loses them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from gamenight.games.deal.pack import (
    DEAL_BREAKER,
    JUST_SAY_NO,
    MONEY,
    PASS_GO,
    RENT,
    SLY_DEAL,
)
from gamenight.games.deal.state import CARDS_MASK, EACH_SET, HOUSE_PART, IN_SETS, PART_MASK, cards_in
from gamenight.kernel.seat import Seat, bit

if TYPE_CHECKING:
    from gamenight.games.deal.pack import Kind
    from gamenight.games.deal.sight import DealSight

COMPLETES: Final = 1000  # a card that makes a set full
SPARE: Final = 10  # a card of a colour that has its full set already
WHOLE: Final = 2000  # a card out of a full set
EACH_MILLION: Final = 60  # what a million is worth beside all this


def begun(sight: DealSight, seat: Seat, colour: i64) -> i64:
    """How many cards the seat has in its begun set of a colour; -1 if it has a full one."""
    colours: i64 = len(sight.pack().colours)
    slots = sight.slots()
    size = sight.pack().colours[colour].size
    found: i64 = 0
    slot = colour
    while slot < slots:
        pile = sight.pile(seat, slot)
        if pile:
            number = cards_in(pile)
            if number < size:
                found = max(found, number)
            elif sight.is_full(seat, slot):
                return -1
        slot += colours
    return found


def fit(sight: DealSight, seat: Seat, card: Kind, colour: i64) -> i64:
    """What a card of a colour does for the seat's sets: much if it makes one full."""
    number = begun(sight, seat, colour)
    if number < 0:
        return SPARE
    printed = sight.pack().colours[colour]
    if card.is_any and number == 0:
        return SPARE // 2
    rent = printed.rents[number]
    if number + 1 == printed.size:
        return COMPLETES + 10 * rent
    return 100 * (number + 1) // printed.size + 10 * rent


def best_fit(sight: DealSight, seat: Seat, card: Kind) -> i64:
    """The same, in the best of its colours."""
    best: i64 = 0
    colour: i64 = 0
    mask = card.mask
    while mask:
        if mask & 1:
            best = max(best, fit(sight, seat, card, colour))
        mask >>= 1
        colour += 1
    return best


def best_colour(sight: DealSight, seat: Seat, card: Kind) -> i64:
    """The colour in which a card does most."""
    best: i64 = -1
    found: i64 = 0
    colour: i64 = 0
    while bit(colour) <= card.mask:
        if card.mask & bit(colour):
            worth = fit(sight, seat, card, colour)
            if worth > best:
                best = worth
                found = colour
        colour += 1
    return found


def loss(sight: DealSight, seat: Seat, code: i64) -> i64:
    """What the seat loses with a card in front of it: little from the bank, most out of a full set."""
    if code < IN_SETS:
        return EACH_MILLION // 2 * sight.pack().kinds[code].value
    slot = (code - IN_SETS) // EACH_SET
    if sight.is_full(seat, slot):
        if (code - IN_SETS) % EACH_SET >= HOUSE_PART:
            return 4 * EACH_MILLION
        return WHOLE + 10 * sight.rent_of(seat, slot)
    colour = sight.pack().colours[slot % len(sight.pack().colours)]
    number = cards_in(sight.pile(seat, slot))
    return EACH_MILLION + 300 * number // colour.size + 10 * sight.rent_of(seat, slot)


def kind_of(sight: DealSight, code: i64) -> Kind:
    """The kind of a property card in front of somebody."""
    slot = (code - IN_SETS) // EACH_SET
    return sight.pack().kind_of_part(slot % len(sight.pack().colours), (code - IN_SETS) % EACH_SET)


def in_bank(sight: DealSight, seat: Seat) -> i64:
    """What lies in the seat's bank."""
    total: i64 = 0
    for card in sight.pack().kinds:
        number = sight.in_bank(seat, card.index)
        if number:
            total += number * card.value
    return total


def keeping(sight: DealSight, card: Kind) -> i64:
    """How much a card should stay in this seat's hand."""
    if card.is_property:
        return 200 + best_fit(sight, sight.seat, card)
    if card.what == MONEY:
        return 30 * card.value
    if card.action == JUST_SAY_NO or card.action == DEAL_BREAKER:
        return COMPLETES + 200
    if card.action == SLY_DEAL or card.action == PASS_GO:
        return 320
    return 150 if card.what == RENT else 100 + 10 * card.value


def has_moving_wild(sight: DealSight) -> bool:
    """Whether this seat has a wildcard in a set that is not full: only then may a move complete another."""
    slots = sight.slots()
    slot: i64 = 0
    sets: i64 = 0
    is_found = False
    while slot < slots:
        pile = sight.pile(sight.seat, slot)
        if pile:
            sets += 1
            if pile & CARDS_MASK > PART_MASK and not sight.is_full(sight.seat, slot):
                is_found = True
        slot += 1
    return is_found and sets > 1
