"""Sets: where a card may lie, what is full, what a rent is, and what falls off a broken set."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from gamenight.games.deal.actions import BUILDING_BANKED
from gamenight.games.deal.pack import HOTEL, HOUSE, WILD
from gamenight.games.deal.state import (
    BUILT_MASK,
    EACH_SET,
    HOTEL_BIT,
    HOTEL_PART,
    HOUSE_BIT,
    HOUSE_PART,
    IN_SETS,
    PARTS,
    cards_in,
    of_part,
    one_of,
)

if TYPE_CHECKING:
    from gamenight.games.deal.state import Deal
    from gamenight.kernel.seat import Seat

NO_CARD: Final = -1
TOLD_SET: Final = 100  # a set is told as its colour plus so much for each set of that colour before it


def told_set(state: Deal, slot: i64) -> i64:
    """The number that tells of a set."""
    return slot % state.colours + TOLD_SET * (slot // state.colours)


def slot_for(state: Deal, seat: Seat, colour: i64) -> i64:
    """Where a card of a colour is laid: the first set begun and not full, else a new one.

    Rule: play.property, set.full
    """
    size = state.pack.colours[colour].size
    empty: i64 = -1
    slot = colour
    while slot < state.slots:
        number = cards_in(state.pile(seat, slot))
        if 0 < number < size:
            return slot
        if number == 0 and empty < 0:
            empty = slot
        slot += state.colours
    return empty


def lay_card(state: Deal, seat: Seat, kind: i64, colour: i64) -> i64:
    """Lay a property or wildcard with a colour; the set it lies in.

    Rule: play.property, set.full
    """
    slot = slot_for(state, seat, colour)
    if slot < 0:
        tidy(state, seat, colour)
        slot = slot_for(state, seat, colour)
    state.set_pile(seat, slot, state.pile(seat, slot) + one_of(state.pack.kinds[kind].part))
    return slot


def tidy(state: Deal, seat: Seat, colour: i64) -> None:
    """Cards of begun sets of one colour move together, so that a whole set finds a place of its own.

    Rule: breaker.colour
    """
    size = state.pack.colours[colour].size
    slot = colour
    while slot < state.slots:
        other = slot + state.colours
        while other < state.slots:
            part: i64 = 0
            while part < PARTS:
                while of_part(state.pile(seat, other), part) and 0 < cards_in(state.pile(seat, slot)) < size:
                    if state.pile(seat, other) & BUILT_MASK:
                        break
                    state.set_pile(seat, other, state.pile(seat, other) - one_of(part))
                    state.set_pile(seat, slot, state.pile(seat, slot) + one_of(part))
                part += 1
            other += state.colours
        slot += state.colours


def empty_slot(state: Deal, seat: Seat, colour: i64) -> i64:
    """A place for a whole set of a colour.

    Rule: breaker.colour
    """
    for _ in range(2):
        slot = colour
        while slot < state.slots:
            if state.pile(seat, slot) == 0:
                return slot
            slot += state.colours
        tidy(state, seat, colour)
    raise AssertionError(colour)


def kind_at(state: Deal, seat: Seat, code: i64) -> i64:
    """The kind of a card in front of a seat, by its number; NO_CARD if it is not there."""
    if code < 0:
        return NO_CARD
    if code < IN_SETS:
        return code if code < state.kinds and state.in_bank(seat, code) else NO_CARD
    slot = (code - IN_SETS) // EACH_SET
    part = (code - IN_SETS) % EACH_SET
    if slot >= state.slots:
        return NO_CARD
    pile = state.pile(seat, slot)
    if part == HOUSE_PART:
        return state.pack.acts[HOUSE] if pile & HOUSE_BIT else NO_CARD
    if part == HOTEL_PART:
        return state.pack.acts[HOTEL] if pile & HOTEL_BIT else NO_CARD
    if part >= PARTS or not of_part(pile, part):
        return NO_CARD
    return state.pack.kind_of_part(state.colour_of(slot), part).index


def take_card(state: Deal, seat: Seat, code: i64) -> i64:
    """Take a card from in front of a seat; its kind.

    Rule: play.no_return
    """
    kind = kind_at(state, seat, code)
    assert kind != NO_CARD
    if code < IN_SETS:
        state.banks[seat * state.kinds + kind] -= 1
        return kind
    slot = (code - IN_SETS) // EACH_SET
    part = (code - IN_SETS) % EACH_SET
    pile = state.pile(seat, slot)
    if part == HOUSE_PART:
        pile &= ~HOUSE_BIT
    elif part == HOTEL_PART:
        pile &= ~HOTEL_BIT
    else:
        pile -= one_of(part)
    state.set_pile(seat, slot, pile)
    return kind


def drop_buildings(state: Deal, seat: Seat) -> None:
    """When a set with buildings has lost a card, its buildings go to the owner's bank.

    Rule: set.broken, pay.breaks_set, rearrange.result
    """
    slot: i64 = 0
    while slot < state.slots:
        pile = state.pile(seat, slot)
        if pile & BUILT_MASK and not state.is_full(seat, slot):
            if pile & HOUSE_BIT:
                bank_building(state, seat, state.pack.acts[HOUSE])
            if pile & HOTEL_BIT:
                bank_building(state, seat, state.pack.acts[HOTEL])
            state.set_pile(seat, slot, pile & ~BUILT_MASK)
        slot += 1


def bank_building(state: Deal, seat: Seat, kind: i64) -> None:
    """A building without its set is money.

    Rule: set.broken
    """
    state.add_to_bank(seat, kind)
    state.tell(BUILDING_BANKED, "set.broken", seat, kind)


def rent_of(state: Deal, seat: Seat, slot: i64) -> i64:
    """The printed rent by the cards in the set, and for a full one its buildings.

    Rule: rent.colour, rent.none, action.house
    """
    pile = state.pile(seat, slot)
    if not state.has_colour(pile):
        return 0
    colour = state.pack.colours[state.colour_of(slot)]
    rent = colour.rents[min(cards_in(pile), colour.size) - 1]
    if pile & BUILT_MASK and state.is_full(seat, slot):
        if pile & HOUSE_BIT:
            rent += state.pack.numbers.house_rent
        if pile & HOTEL_BIT:
            rent += state.pack.numbers.hotel_rent
    return rent


def full_colours(state: Deal, seat: Seat) -> i64:
    """In how many different colours the seat has a full set.

    Rule: win.three, set.full
    """
    found: i64 = 0
    colour: i64 = 0
    while colour < state.colours:
        slot = colour
        while slot < state.slots:
            if state.pile(seat, slot) and state.is_full(seat, slot):
                found += 1
                break
            slot += state.colours
        colour += 1
    return found


def receive(state: Deal, seat: Seat, kind: i64, colour: i64) -> None:
    """A card arrives: properties in their colour, wildcards as their owner says later, all else in the bank.

    Rule: pay.where, pay.building
    """
    card = state.pack.kinds[kind]
    if not card.is_property:
        state.add_to_bank(seat, kind)
    elif card.what == WILD:
        state.loose.extend([int(kind), int(seat)])
    else:
        lay_card(state, seat, kind, colour)
