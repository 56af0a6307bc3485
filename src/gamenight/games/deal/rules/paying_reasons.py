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
from gamenight.games.deal.pack import HOTEL, HOUSE
from gamenight.games.deal.rules.pay import (
    TO_HOTEL,
    TOP,
    is_house,
    order_of,
    picked_by,
    value_of_all,
)
from gamenight.games.deal.rules.sets import NO_CARD, kind_at, told_set
from gamenight.games.deal.state import (
    HOTEL_BIT,
    HOUSE_PART,
    IN_SETS,
    PARTS,
    of_part,
    part_of,
    slot_of,
)
from gamenight.kernel.event import Event, refusal

if TYPE_CHECKING:
    from mypy_extensions import i64

    from gamenight.games.deal.state import Deal
    from gamenight.kernel.seat import Seat


def flaw_of_payment(state: Deal, seat: Seat, due: i64, codes: tuple[int, ...]) -> Event | None:
    """Why these cards are no payment, or None: each is there and has a value, and together they are enough.

    Too much is the payer's own affair. Who has less than is due pays all that has a value.

    Rule: pay.choice, pay.no_change, pay.building, pay.wild10
    """
    for code in codes:
        flaw = flaw_of_card(state, seat, code, codes.count(code))
        if flaw is not None:
            return flaw
        if is_under_hotel(state, seat, code) and code + TO_HOTEL not in codes:
            return refusal(HOTEL_TOO, "pay.building", told_set(state, slot_of(code)))
    total = value_of_all(state, seat, list(codes))
    worth = state.value_of(seat)
    if total >= due or total == worth:
        return None
    if worth < due:
        return refusal(ALL_OF_IT, "pay.no_change", worth, due)
    return refusal(NOT_ENOUGH, "pay.no_change", total, due)


def flaw_of_card(state: Deal, seat: Seat, code: i64, number: i64) -> Event | None:
    """Why so many cards of a number cannot be paid: not there, in the hand, not so many, or without a value.

    Rule: pay.choice, pay.wild10
    """
    kind = kind_at(state, seat, code)
    if kind == NO_CARD:
        meant = kind_meant(state, code)
        if meant != NO_CARD and state.in_hand(seat, meant):
            return refusal(IN_HAND, "pay.choice", meant)
        return refusal(NOT_YOURS, "pay.choice")
    if state.pack.kinds[kind].value == 0:
        return refusal(WORTHLESS, "pay.wild10", kind)
    copies = copies_at(state, seat, code)
    return refusal(NOT_SO_MANY, "pay.choice", copies) if number > copies else None


def kind_meant(state: Deal, code: i64) -> i64:
    """The kind of card that a number means, wherever such a card is; NO_CARD if it means none."""
    if code < IN_SETS:
        return code if 0 <= code < state.kinds else NO_CARD
    part = part_of(code)
    if part >= PARTS:
        return state.pack.acts[HOUSE if part == HOUSE_PART else HOTEL]
    if part > len(state.pack.wilds):
        return NO_CARD
    return state.pack.kind_of_part(state.colour_of(slot_of(code)), part).index


def is_under_hotel(state: Deal, seat: Seat, code: i64) -> bool:
    """Whether that is a house with a hotel on it.

    Rule: pay.building
    """
    return is_house(code) and state.pile(seat, slot_of(code)) & HOTEL_BIT != 0


def copies_at(state: Deal, seat: Seat, code: i64) -> i64:
    """How many cards have that number."""
    if code < IN_SETS:
        return state.in_bank(seat, code)
    part = part_of(code)
    if part >= PARTS:
        return 1
    return of_part(state.pile(seat, slot_of(code)), part)


def why_not_give(state: Deal, seat: Seat, code: i64, due: i64) -> Event:
    """Why a card cannot be picked next: it is no payment at all, or not in the order of picking one by one.

    Rule: pay.choice, pay.wild10, pay.building, pay.no_change
    """
    picked = picked_by(state, seat)
    flaw = flaw_of_card(state, seat, code, picked.count(int(code)) + 1)
    if flaw is not None:
        return flaw
    if is_under_hotel(state, seat, code) and int(code + TO_HOTEL) not in picked:
        return refusal(HOTEL_TOO, "pay.building", told_set(state, slot_of(code)))
    last: i64 = TOP
    if picked:
        last = order_of(value_of_all(state, seat, picked[-1:]), picked[-1])
    if order_of(value_of_all(state, seat, [int(code)]), code) > last:
        return refusal(DEARER_FIRST, "pay.no_change")
    return refusal(SHORT_SO, "pay.no_change", due)
