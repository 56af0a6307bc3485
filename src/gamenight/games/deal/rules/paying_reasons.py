"""Why some cards are no payment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.games.deal.actions import (
    ALL_OF_IT,
    DEARER_FIRST,
    HOTEL_TOO,
    IN_HAND,
    NOT_ENOUGH,
    NOT_SO_MANY,
    NOT_YOURS,
    SHORT_SO,
    WORTHLESS,
)
from gamenight.games.deal.pack import NOWHERE
from gamenight.games.deal.pile import HOTEL_BIT
from gamenight.games.deal.rules.pay import picked_by, still_due, value_of_all
from gamenight.kernel.event import Event, refusal

if TYPE_CHECKING:
    from mypy_extensions import i64

    from gamenight.games.deal.memory import ChargeFrame
    from gamenight.games.deal.spot import Spot
    from gamenight.games.deal.state import Deal
    from gamenight.kernel.seat import Seat


def flaw_of_payment(state: Deal, seat: Seat, due: i64, spots: list[Spot]) -> Event | None:
    """Why these cards are no payment, or None: each is there and has a value, and together they are enough.

    Too much is the payer's own affair. Whoever has less than is due pays all that has a value.

    Rule: pay.choice, pay.no_change, pay.building, pay.wild10
    """
    for spot in spots:
        flaw = flaw_of_card(state, seat, spot, spots.count(spot))
        if flaw is not None:
            return flaw
        if is_under_hotel(state, seat, spot) and state.pack.hotel_on(spot) not in spots:
            return refusal(HOTEL_TOO, "pay.building", spot.slot)
    total = value_of_all(spots)
    worth = state.value_of(seat)
    if total >= due or total == worth:
        return None
    if worth < due:
        return refusal(ALL_OF_IT, "pay.no_change", worth, due)
    return refusal(NOT_ENOUGH, "pay.no_change", total, due)


def flaw_of_card(state: Deal, seat: Seat, spot: Spot, number: i64) -> Event | None:
    """Why so many cards of a spot cannot be paid: not there, in the hand, not so many, or without a value.

    Rule: pay.choice, pay.wild10
    """
    lying = state.lying(seat, spot)
    if not lying:
        if spot is not NOWHERE and state.in_hand(seat, spot.kind.index):
            return refusal(IN_HAND, "pay.choice", spot.kind.index)
        return refusal(NOT_YOURS, "pay.choice")
    if spot.kind.value == 0:
        return refusal(WORTHLESS, "pay.wild10", spot.kind.index)
    return refusal(NOT_SO_MANY, "pay.choice", lying) if number > lying else None


def is_under_hotel(state: Deal, seat: Seat, spot: Spot) -> bool:
    """Whether a spot is a house with a hotel on it.

    Rule: pay.building
    """
    return spot.is_house and state.pile(seat, spot.slot) & HOTEL_BIT != 0


def why_not_give(state: Deal, frame: ChargeFrame, seat: Seat, spot: Spot) -> Event:
    """Why a card cannot be picked next: it is no payment at all, or not in the order of picking one by one.

    Rule: pay.choice, pay.wild10, pay.building, pay.no_change
    """
    picked = picked_by(frame, seat)
    flaw = flaw_of_card(state, seat, spot, picked.count(spot) + 1)
    if flaw is not None:
        return flaw
    if is_under_hotel(state, seat, spot) and state.pack.hotel_on(spot) not in picked:
        return refusal(HOTEL_TOO, "pay.building", spot.slot)
    if picked and spot.order > picked[-1].order:
        return refusal(DEARER_FIRST, "pay.no_change")
    return refusal(SHORT_SO, "pay.no_change", still_due(frame, seat))
