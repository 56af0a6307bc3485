"""What it is worth to a player of the card game to charge others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from gamenight.kernel.seat import Seat

if TYPE_CHECKING:
    from gamenight.games.deal.bot.style import Style
    from gamenight.games.deal.sight import DealSight

FEW: Final = 2  # millions for which no card is played


def from_one(sight: DealSight, style: Style, payer: Seat, amount: i64) -> i64:
    """What a sum from one payer is worth: more if properties must be given, most out of a full set."""
    paid = min(amount, sight.value_of(payer))
    worth = style.million * paid
    out = paid - sight.banked(payer)
    if out > 0:
        worth += style.out_of_sets * out
        if out > loose_value(sight, payer):
            worth += style.out_of_full
    return worth


def from_all(sight: DealSight, style: Style, amount: i64) -> i64:
    """What a sum from all others is worth."""
    worth: i64 = 0
    other: i64 = 0
    while other < sight.seats():
        if other != sight.seat and not sight.is_out(other):
            worth += from_one(sight, style, other, amount)
        other += 1
    return worth


def loose_value(sight: DealSight, seat: Seat) -> i64:
    """What the properties of a seat that are in no full set are worth."""
    total: i64 = 0
    for slot in sight.begun_sets(seat):
        for spot in sight.spots(seat, slot):
            total += spot.kind.value * sight.lying(seat, spot)
    return total
