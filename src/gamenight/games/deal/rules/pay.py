"""Paying: the payer chooses from bank and sets, as one lot; there is no change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.games.deal.events import OVERPAID, PAID, PAID_ALL
from gamenight.games.deal.pack import HOTEL, HOUSE
from gamenight.games.deal.rules.ending import stir
from gamenight.games.deal.rules.sets import drop_buildings, kind_at, receive, take_card
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
    part_of,
    set_code,
    slot_of,
)

if TYPE_CHECKING:
    from gamenight.games.deal.state import Deal
    from gamenight.kernel.frame import Frame
    from gamenight.kernel.seat import Seat

EACH_VALUE: Final = 10_000  # a card's place in the falling order: its value first, then its number
TOP: Final = 1_000_000  # before any card
FEW: Final = 16  # cards for which there is room at once
TO_HOTEL: Final = HOTEL_PART - HOUSE_PART


def order_of(value: i64, code: i64) -> i64:
    """Higher for what is offered earlier: dear cards first, then by number.

    Rule: pay.no_change
    """
    return value * EACH_VALUE + EACH_VALUE - 1 - code


def code_of(order: i64) -> i64:
    """The number of the card in that place of the order."""
    return EACH_VALUE - 1 - order % EACH_VALUE


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


def next_cards(purse: vec[i64], picked: list[int], due: i64) -> list[int]:
    """The cards that may follow those picked: none dearer than the last, and with enough left for the sum.

    Cards are picked in falling value until the sum is covered, so that every payment without waste can be
    made in exactly one way; a house is picked only after the hotel on it. This order is for programs, which
    need a list: whoever pays in one word names any cards.

    Rule: pay.no_change, pay.building
    """
    found: list[int] = []
    last: i64 = TOP
    used: i64 = 0  # of the card picked last
    if picked:
        for order in purse:
            if code_of(order) == picked[-1]:
                last = order
        used = picked.count(picked[-1])
    left: i64 = 0
    before: i64 = -1
    for order in purse:
        if order > last:
            break
        if order == last and used > 0:
            used -= 1
            continue
        code = code_of(order)
        if is_house(code) and code + TO_HOTEL not in picked and has_code(purse, code + TO_HOTEL):
            continue  # it counts with its hotel
        left += order // EACH_VALUE
        if is_hotel(code):
            left += value_in(purse, code - TO_HOTEL)
        if left >= due and order != before:
            found.append(int(code))
            before = order
    return found


def is_house(code: i64) -> bool:
    """Whether that is a house on a set."""
    return code >= IN_SETS and part_of(code) == HOUSE_PART


def is_hotel(code: i64) -> bool:
    """Whether that is a hotel on a set."""
    return code >= IN_SETS and part_of(code) == HOTEL_PART


def has_code(purse: vec[i64], code: i64) -> bool:
    """Whether a card of that number is in a purse."""
    return value_in(purse, code) > 0


def value_in(purse: vec[i64], code: i64) -> i64:
    """The value of the cards of that number in a purse; none if there are none."""
    for order in purse:
        if code_of(order) == code:
            return order // EACH_VALUE
    return 0


# Cards that are picked one by one


def picked_by(state: Deal, seat: Seat) -> list[int]:
    """The cards that a payer has picked so far; they lie where they lay."""
    ready = state.ready
    return [ready[place + 1] for place in range(0, len(ready), 2) if ready[place] == seat]


def pick(state: Deal, seat: Seat, code: i64) -> None:
    """One card more; those of a seat stand together, so that it makes no difference who picks first.

    Rule: pay.choice, no.order
    """
    place: i64 = 0
    while place < len(state.ready) and state.ready[place] <= seat:
        place += 2
    state.ready = [*state.ready[:place], int(seat), int(code), *state.ready[place:]]


def put_back(state: Deal, seat: Seat) -> None:
    """Nothing is picked any more."""
    ready = state.ready
    state.ready = [
        one
        for place in range(0, len(ready), 2)
        if ready[place] != seat
        for one in (ready[place], ready[place + 1])
    ]


def value_of_all(state: Deal, seat: Seat, codes: list[int]) -> i64:
    """What some cards in front of a seat are worth together."""
    total: i64 = 0
    for code in codes:
        total += state.pack.values[kind_at(state, seat, code)]
    return total


# Handing over


def hand_over(state: Deal, frame: Frame, seat: Seat, codes: list[int]) -> None:
    """The whole lot changes sides; what is too much is lost; then what stood on a set that broke is money.

    Rule: pay.no_change, pay.breaks_set, play.no_return
    """
    total = value_of_all(state, seat, codes)
    if total < frame.sum:
        state.tell(PAID_ALL, "pay.no_change", seat, frame.seat, total)
    full = state.full(seat)
    orders = sorted([order_of(state.pack.values[kind_at(state, seat, code)], code) for code in codes])
    for order in reversed(orders):
        code = code_of(order)
        clause = "pay.where"
        if code >= IN_SETS and part_of(code) >= PARTS:
            clause = "pay.building"
        elif code >= IN_SETS and (full >> slot_of(code)) & 1:
            clause = "pay.breaks_set"
        give_card(state, seat, frame.seat, code, clause)
    if total > frame.sum:
        state.tell(OVERPAID, "pay.no_change", seat, frame.seat, total - frame.sum)
    put_back(state, seat)
    drop_buildings(state, seat, "pay.breaks_set")
    stir(state)


def give_card(state: Deal, seat: Seat, other: Seat, code: i64, clause: str) -> None:
    """One card changes sides.

    Rule: pay.where, pay.building
    """
    colour: i64 = 0
    if code >= IN_SETS:
        colour = state.colour_of(slot_of(code))
    kind = take_card(state, seat, code)
    state.tell(PAID, clause, seat, other, kind)
    receive(state, other, kind, colour)


def all_codes(purse: vec[i64]) -> list[int]:
    """Every card of a purse by its number."""
    return [int(code_of(order)) for order in purse]
