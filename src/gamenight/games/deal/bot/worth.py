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
from gamenight.kernel.seat import Seat, bit

if TYPE_CHECKING:
    from gamenight.games.deal.pack import Kind
    from gamenight.games.deal.sight import DealSight
    from gamenight.games.deal.spot import Spot

COMPLETES: Final = 1000  # a card that makes a set full
SPARE: Final = 10  # a card of a colour that has its full set already
WHOLE: Final = 2000  # a card out of a full set
EACH_MILLION: Final = 60  # what a million is worth beside all this


def fit(sight: DealSight, seat: Seat, card: Kind, colour: i64) -> i64:
    """What a card of a colour does for the seat's sets: much if it makes one full."""
    number = sight.begun(seat, colour)
    if number < 0:
        return SPARE
    if card.is_any and number == 0:
        return SPARE // 2
    printed = sight.pack().colours[colour]
    rent = printed.rents[number]
    if number + 1 == printed.size:
        return COMPLETES + 10 * rent
    return 100 * (number + 1) // printed.size + 10 * rent


def best_fit(sight: DealSight, seat: Seat, card: Kind) -> i64:
    """What a card does for the seat's sets, in the best of its colours."""
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
    mask = card.mask
    while mask:
        if mask & 1:
            worth = fit(sight, seat, card, colour)
            if worth > best:
                best = worth
                found = colour
        mask >>= 1
        colour += 1
    return found


def loss(sight: DealSight, seat: Seat, spot: Spot) -> i64:
    """What the seat loses with a card in front of it: little from the bank, most out of a full set."""
    if spot.in_bank:
        return EACH_MILLION // 2 * spot.kind.value
    slot = spot.slot
    if sight.is_full(seat, slot):
        if spot.is_building:
            return 4 * EACH_MILLION
        return WHOLE + 10 * sight.rent_of(seat, slot)
    size = sight.pack().sizes[sight.colour_of(slot)]
    return EACH_MILLION + 300 * sight.cards_in(seat, slot) // size + 10 * sight.rent_of(seat, slot)


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


def payable(sight: DealSight, amount: i64) -> i64:
    """What all the others could pay together, each so much at most."""
    total: i64 = 0
    other: i64 = 0
    while other < sight.seats():
        if other != sight.seat and not sight.is_out(other):
            total += min(amount, sight.value_of(other))
        other += 1
    return total


def may_complete(sight: DealSight) -> bool:
    """Whether a wildcard lies in a begun set of this seat, and a move could make another one full."""
    pack = sight.pack()
    reached: i64 = 0  # colours that a wildcard could go to
    lacking: i64 = 0  # colours of which a set lacks one card
    once: i64 = 0
    twice: i64 = 0  # colours of which there are two sets
    for slot in sight.begun_sets(sight.seat):
        colour = sight.colour_of(slot)
        twice |= once & bit(colour)
        once |= bit(colour)
        if sight.cards_in(sight.seat, slot) + 1 == pack.sizes[colour]:
            lacking |= bit(colour)
        reached |= sight.colours_of_wilds(sight.seat, slot) & ~bit(colour)
    return reached != 0 and lacking & (reached | twice) != 0
