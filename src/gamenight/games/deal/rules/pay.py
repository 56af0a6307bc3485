"""Paying: the payer chooses from bank and sets, without change and without waste."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.games.deal.actions import HOTEL_FIRST, NOT_ENOUGH, NOT_THERE, PAID, WASTE
from gamenight.games.deal.made import to_give
from gamenight.games.deal.pack import HOTEL, HOUSE
from gamenight.games.deal.rules.sets import NO_CARD, kind_at, receive, take_card, told_set
from gamenight.games.deal.state import (
    CARDS_MASK,
    HOTEL_BIT,
    HOTEL_PART,
    HOUSE_BIT,
    HOUSE_PART,
    IN_SETS,
    PART_BITS,
    PART_MASK,
    PARTS,
    of_part,
    part_of,
    set_code,
    slot_of,
)
from gamenight.kernel.action import Action
from gamenight.kernel.event import Event, refusal

if TYPE_CHECKING:
    from gamenight.games.deal.state import Deal
    from gamenight.kernel.seat import Seat

EACH_VALUE: Final = 10_000  # a card's place in the falling order: its value first, then its number
TOP: Final = 1_000_000  # before any card
FEW: Final = 16  # cards for which there is room at once


def order_of(value: i64, code: i64) -> i64:
    """Higher for what is offered earlier: dear cards first, then by number.

    Rule: pay.no_change
    """
    return value * EACH_VALUE + EACH_VALUE - 1 - code


def purse_of(state: Deal, seat: Seat) -> vec[i64]:
    """All that a seat could pay with, one entry a card, what is offered first at the end."""
    found = vec[i64](capacity=FEW)
    kind = state.next_banked(seat, 0)
    while kind < state.kinds:
        found = with_cards(found, state.pack.values[kind], kind, state.in_bank(seat, kind))
        kind = state.next_banked(seat, kind + 1)
    laid = state.laid(seat)
    slot: i64 = 0
    while laid:
        if laid & 1:
            found = with_set(state, found, slot, state.pile(seat, slot))
        laid >>= 1
        slot += 1
    return found


def with_cards(purse: vec[i64], value: i64, code: i64, number: i64) -> vec[i64]:
    """With so many cards of one number, in their place; what has no value pays nothing.

    Rule: pay.wild10
    """
    order = order_of(value, code)
    while number > 0 and value > 0:
        place: i64 = len(purse)
        purse = append(purse, order)
        while place > 0 and purse[place - 1] > order:
            purse[place] = purse[place - 1]
            place -= 1
        purse[place] = order
        number -= 1
    return purse


def with_set(state: Deal, purse: vec[i64], slot: i64, pile: i64) -> vec[i64]:
    """With the cards of a set, and its buildings.

    Rule: pay.building
    """
    pack = state.pack
    start = state.colour_of(slot) * PARTS
    cards = pile & CARDS_MASK
    part: i64 = 0
    while cards:
        purse = with_cards(purse, pack.part_values[start + part], set_code(slot, part), cards & PART_MASK)
        cards >>= PART_BITS
        part += 1
    if pile & HOUSE_BIT:
        purse = with_cards(purse, pack.values[pack.acts[HOUSE]], set_code(slot, HOUSE_PART), 1)
    if pile & HOTEL_BIT:
        purse = with_cards(purse, pack.values[pack.acts[HOTEL]], set_code(slot, HOTEL_PART), 1)
    return purse


def code_of(order: i64) -> i64:
    """The number of the card in that place of the order."""
    return EACH_VALUE - 1 - order % EACH_VALUE


def choices(state: Deal, seat: Seat, due: i64, last: i64) -> list[Action]:
    """The next cards that may be given: not dearer than the last, and with enough left to cover the sum.

    Cards are given in falling value until the sum is covered, so that every payment without waste can be made
    in exactly one way; a house leaves its set only after the hotel on it.

    Rule: pay.choice, pay.no_change, pay.building
    """
    found: list[Action] = []
    left: i64 = 0
    before: i64 = -1
    for order in purse_of(state, seat):
        if order > last:
            break
        code = code_of(order)
        if is_under_hotel(state, seat, code):
            continue  # it counts with its hotel
        left += order // EACH_VALUE
        if is_hotel(code):
            left += state.pack.values[state.pack.acts[HOUSE]]
        if left >= due and order != before:
            found.append(to_give(code))
            before = order
    return found


def is_hotel(code: i64) -> bool:
    """Whether that is a hotel on a set."""
    return code >= IN_SETS and part_of(code) == HOTEL_PART


def is_under_hotel(state: Deal, seat: Seat, code: i64) -> bool:
    """Whether that is a house with a hotel on it.

    Rule: pay.building
    """
    if code < IN_SETS or part_of(code) != HOUSE_PART:
        return False
    return state.pile(seat, slot_of(code)) & HOTEL_BIT != 0


def give_card(state: Deal, seat: Seat, other: Seat, code: i64) -> i64:
    """One card changes sides; its value.

    Rule: pay.where, play.no_return
    """
    colour: i64 = 0
    if code >= IN_SETS:
        colour = state.colour_of(slot_of(code))
    kind = take_card(state, seat, code)
    state.tell(PAID, "pay.where", seat, other, kind)
    receive(state, other, kind, colour)
    return state.pack.values[kind]


def give_all(state: Deal, seat: Seat, other: Seat) -> None:
    """Everything with a value is paid, and the debt is over.

    Rule: pay.no_change, pay.nothing, pay.wild10
    """
    purse = purse_of(state, seat)
    place: i64 = len(purse) - 1
    while place >= 0:
        give_card(state, seat, other, code_of(purse[place]))
        place -= 1


def flaw_of_payment(state: Deal, seat: Seat, due: i64, codes: tuple[int, ...]) -> Event | None:
    """Why these cards are no payment, or None: there, enough, nothing that could be left out, hotels first.

    Rule: pay.choice, pay.no_change, pay.building, pay.wild10
    """
    total: i64 = 0
    cheapest: i64 = TOP
    for code in codes:
        kind = kind_at(state, seat, code)
        if kind == NO_CARD or codes.count(code) > copies_at(state, seat, code):
            return refusal(NOT_THERE, "pay.choice", seat)
        value = state.pack.kinds[kind].value
        if value == 0:
            return refusal(NOT_THERE, "pay.wild10", seat)
        if is_under_hotel(state, seat, code) and code + HOTEL_PART - HOUSE_PART not in codes:
            return refusal(HOTEL_FIRST, "pay.building", told_set(state, slot_of(code)))
        total += value
        cheapest = min(cheapest, value)
    if total < due:
        return refusal(NOT_ENOUGH, "pay.no_change", total, due)
    if total - cheapest >= due:
        return refusal(WASTE, "pay.no_change", total - due)
    return None


def copies_at(state: Deal, seat: Seat, code: i64) -> i64:
    """How many cards have that number."""
    if code < IN_SETS:
        return state.in_bank(seat, code)
    part = part_of(code)
    if part >= PARTS:
        return 1
    return of_part(state.pile(seat, slot_of(code)), part)


def why_not_give(state: Deal, seat: Seat, code: i64) -> Event:
    """Why a card cannot be given next: not there, worth nothing, under a hotel, or out of the falling order.

    Rule: pay.choice, pay.wild10, pay.building, pay.no_change
    """
    kind = kind_at(state, seat, code)
    if kind == NO_CARD:
        return refusal(NOT_THERE, "pay.choice", seat)
    if state.pack.kinds[kind].value == 0:
        return refusal(NOT_THERE, "pay.wild10", seat)
    if is_under_hotel(state, seat, code):
        return refusal(HOTEL_FIRST, "pay.building", told_set(state, slot_of(code)))
    return refusal(NOT_THERE, "pay.no_change", seat)
