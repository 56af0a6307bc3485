"""What a play changes at once: progress of sets, millions in the bank, what others lose."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from gamenight.games.deal.actions import (
    BANK,
    BREAK,
    BUILD_HOTEL,
    BUILD_HOUSE,
    CHARGE_ONE,
    CHARGE_RENT,
    COLLECT_DEBT,
    HAVE_BIRTHDAY,
    LAY,
    PASS_GO_CARD,
    PUT,
    STEAL,
    SWAP,
)
from gamenight.games.deal.bot.worth import payable
from gamenight.kernel.seat import Seat

if TYPE_CHECKING:
    from gamenight.games.deal.sight import DealSight
    from gamenight.games.deal.spot import Spot
    from gamenight.kernel.action import Action

WHOLE: Final = 100  # a full set
EACH: Final = 10  # a million
CARD: Final = 15  # a card drawn


def gain_of(sight: DealSight, action: Action) -> i64:  # noqa: C901  one case a verb
    """What this play brings at once, if nobody says no."""
    verb = action.verb
    if verb is BANK:
        return EACH * sight.pack().kinds[action.item].value
    if verb is LAY or verb is PUT:
        return progress(sight, sight.seat, action.number)
    if verb is CHARGE_RENT:
        return EACH * payable(sight, sight.rent_of(sight.seat, action.item) << action.number)
    if verb is CHARGE_ONE:
        amount = sight.rent_of(sight.seat, action.item) << action.number
        return EACH * min(amount, sight.value_of(action.seat))
    if verb is COLLECT_DEBT:
        return EACH * min(sight.pack().numbers.debt, sight.value_of(action.seat))
    if verb is HAVE_BIRTHDAY:
        return EACH * payable(sight, sight.pack().numbers.birthday)
    if verb is PASS_GO_CARD:
        return 2 * CARD if sight.pile_size() else 0
    if verb is BUILD_HOUSE or verb is BUILD_HOTEL:
        return 3 * EACH
    if verb is BREAK:
        return WHOLE + EACH * sight.rent_of(action.seat, action.item)
    if verb is STEAL:
        return taking(sight, action.seat, sight.spot(action.item))
    if verb is SWAP:
        given = sight.spot(action.number)
        return taking(sight, action.seat, sight.spot(action.item)) - share(sight, sight.seat, given.slot)
    return 0


def progress(sight: DealSight, seat: Seat, colour: i64) -> i64:
    """How much nearer to a full set one more card of a colour brings a seat; the last one brings most."""
    number = sight.begun(seat, colour)
    if number < 0:
        return 1
    size = sight.pack().sizes[colour]
    return WHOLE if number + 1 == size else WHOLE * (number + 1) // (2 * size)


def share(sight: DealSight, seat: Seat, slot: i64) -> i64:
    """What a seat loses with a card of a set."""
    size = sight.pack().sizes[sight.colour_of(slot)]
    number = sight.cards_in(seat, slot)
    return WHOLE if number >= size else WHOLE * number // (2 * size)


def taking(sight: DealSight, other: Seat, spot: Spot) -> i64:
    """What it brings to take a card of another: progress in one's best colour, and half their loss."""
    best: i64 = 0
    for colour in spot.kind.colours:
        best = max(best, progress(sight, sight.seat, colour))
    return best + share(sight, other, spot.slot) // 2


def keeping_value(sight: DealSight, kind: i64) -> i64:
    """How much a card in hand is worth: its millions, or the progress that it would bring."""
    card = sight.pack().kinds[kind]
    best: i64 = EACH * card.value
    for colour in card.colours:
        best = max(best, progress(sight, sight.seat, colour))
    return best
