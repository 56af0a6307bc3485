"""What a player can pay with, and in which order a program is offered it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from gamenight.games.deal.pile import BUILT_MASK, CARDS_MASK, PART_BITS, PART_MASK
from gamenight.games.deal.spot import EACH_SET, HOTEL_PART, HOUSE_PART, Spot

if TYPE_CHECKING:
    from gamenight.games.deal.state import Deal
    from gamenight.kernel.seat import Seat


def purse_of(state: Deal, seat: Seat) -> list[Spot]:
    """All that a seat could pay with, a spot for each card there, what is offered first at the end."""
    found: list[Spot] = []
    kind = state.next_banked(seat, 0)
    while kind < state.kinds:
        put_cards(found, state.pack.banked[kind], state.in_bank(seat, kind))
        kind = state.next_banked(seat, kind + 1)
    laid = state.laid(seat)
    slot: i64 = 0
    while laid:
        if laid & 1:
            put_set(state, found, slot, state.pile(seat, slot))
        laid >>= 1
        slot += 1
    return found


def put_set(state: Deal, purse: list[Spot], slot: i64, pile: i64) -> None:
    """Put the cards of a set into a purse, and its buildings.

    Rule: pay.building
    """
    spots = state.pack.in_sets
    start = slot * EACH_SET
    place = start
    cards = pile & CARDS_MASK
    while cards:
        if cards & PART_MASK:
            put_cards(purse, spots[place], cards & PART_MASK)
        cards >>= PART_BITS
        place += 1
    if pile & BUILT_MASK:
        for part in (HOUSE_PART, HOTEL_PART):
            spot = spots[start + part]
            put_cards(purse, spot, (pile >> spot.shift) & spot.mask)


def put_cards(purse: list[Spot], spot: Spot, number: i64) -> None:
    """Put so many cards of one spot into their place; what has no value pays nothing.

    Rule: pay.wild10
    """
    if spot.kind.value == 0:
        return
    order = spot.order
    place: i64 = len(purse)
    while place > 0 and purse[place - 1].order > order:
        place -= 1
    while number > 0:
        purse.insert(place, spot)
        number -= 1


def next_cards(purse: list[Spot], picked: list[Spot], due: i64) -> list[Spot]:
    """The cards that may follow those picked: none dearer than the last, and with enough left for the sum.

    Cards are picked in falling value until the sum is covered, so that every payment without waste can be
    made in exactly one way; a house is picked only after the hotel on it. This order is for programs, which
    need a list: whoever pays in one word names any cards.

    Rule: pay.no_change, pay.building
    """
    found: list[Spot] = []
    last: Spot | None = None
    used: i64 = 0  # of the card picked last
    if picked:
        last = picked[-1]
        used = picked.count(last)
    left: i64 = 0
    before: Spot | None = None
    for spot in purse:
        if last is not None and spot.order > last.order:
            break
        if spot is last and used > 0:
            used -= 1
            continue
        if spot.is_house and has_hotel(purse, spot.slot) and not has_hotel(picked, spot.slot):
            continue  # it counts with its hotel
        left += spot.kind.value
        if spot.is_hotel:
            left += house_value(purse, spot.slot)
        if left >= due and spot is not before:
            found.append(spot)
            before = spot
    return found


def house_value(spots: list[Spot], slot: i64) -> i64:
    """The value of the house of a set, if it is among these."""
    for spot in spots:
        if spot.is_house and spot.slot == slot:
            return spot.kind.value
    return 0


def has_hotel(spots: list[Spot], slot: i64) -> bool:
    """Whether the hotel of a set is among these."""
    for spot in spots:
        if spot.is_hotel and spot.slot == slot:
            return True
    return False
