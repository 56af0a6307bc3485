"""Sets: where a card may lie, what is full, what a rent is, and what falls off a broken set."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from gamenight.games.deal.cards import Loose
from gamenight.games.deal.events import BUILDING_BANKED
from gamenight.games.deal.pack import HOTEL, HOUSE, WILD, Kind
from gamenight.games.deal.pile import (
    BUILT_MASK,
    CARDS_MASK,
    HOTEL_BIT,
    HOUSE_BIT,
    PART_BITS,
    PART_MASK,
    PARTS,
    cards_in,
    mark,
    of_part,
    one_of,
)
from gamenight.games.deal.spot import EACH_SET, HOTEL_PART, HOUSE_PART, Spot
from gamenight.kernel.seat import Seat, count

if TYPE_CHECKING:
    from gamenight.games.deal.state import Deal


def slot_for(state: Deal, seat: Seat, colour: i64) -> i64:
    """Where a card of a colour is laid: the first set begun and not full, else a new one.

    A set with buildings that has just lost a card in a swap comes before all others.

    Rule: play.property, set.full, set.broken
    """
    size = state.pack.sizes[colour]
    begun: i64 = -1
    empty: i64 = -1
    slot = colour
    while slot < state.slots:
        pile = state.pile(seat, slot)
        number = cards_in(pile)
        if 0 < number < size:
            if pile & BUILT_MASK:
                return slot
            if begun < 0:
                begun = slot
        elif number == 0 and empty < 0:
            empty = slot
        slot += state.colours
    return begun if begun >= 0 else empty


def lay_card(state: Deal, seat: Seat, card: Kind, colour: i64) -> None:
    """Lay a property or wildcard with a colour.

    Rule: play.property, set.full
    """
    slot = slot_for(state, seat, colour)
    if slot < 0:
        tidy(state, seat, colour)
        slot = slot_for(state, seat, colour)
    state.set_pile(seat, slot, state.pile(seat, slot) + one_of(card.part))


def tidy(state: Deal, seat: Seat, colour: i64) -> None:
    """Cards of begun sets of one colour move together, so that a whole set finds a place of its own.

    Rule: breaker.colour
    """
    size = state.pack.sizes[colour]
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


def spots_in(state: Deal, seat: Seat, slot: i64) -> list[Spot]:
    """Where the cards of a set lie, each kind once; then its buildings."""
    spots = state.pack.in_sets
    pile = state.pile(seat, slot)
    found: list[Spot] = []
    place = slot * EACH_SET
    cards = pile & CARDS_MASK
    while cards:
        if cards & PART_MASK:
            found.append(spots[place])
        cards >>= PART_BITS
        place += 1
    if pile & HOUSE_BIT:
        found.append(spots[slot * EACH_SET + HOUSE_PART])
    if pile & HOTEL_BIT:
        found.append(spots[slot * EACH_SET + HOTEL_PART])
    return found


def drop_buildings(state: Deal, seat: Seat, clause: str) -> None:
    """When a set with buildings has lost a card, its buildings go to the owner's bank.

    Rule: set.broken, pay.breaks_set, rearrange.result
    """
    begun = state.laid(seat) & ~state.full(seat)
    slot: i64 = 0
    while begun:
        if begun & 1:
            pile = state.pile(seat, slot)
            if pile & HOUSE_BIT:
                bank_building(state, seat, state.pack.acts[HOUSE], clause)
            if pile & HOTEL_BIT:
                bank_building(state, seat, state.pack.acts[HOTEL], clause)
            if pile & BUILT_MASK:
                state.set_pile(seat, slot, pile & ~BUILT_MASK)
        begun >>= 1
        slot += 1


def bank_building(state: Deal, seat: Seat, kind: i64, clause: str) -> None:
    """A building without its set is money.

    Rule: set.broken
    """
    state.change_bank(seat, kind, 1)
    state.tell(BUILDING_BANKED, clause, seat, kind)


def rent_of(state: Deal, seat: Seat, slot: i64) -> i64:
    """The printed rent by the cards in the set, wildcards too, and for a full one its buildings.

    Rule: rent.colour, rent.none, action.house, set.full
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
    full = state.full(seat)
    colours: i64 = 0
    while full:
        colours |= full & (mark(state.colours) - 1)
        full >>= state.colours
    return count(colours)


def receive(state: Deal, seat: Seat, card: Kind, colour: i64) -> None:
    """A card arrives: properties in their colour, wildcards as their owner says later, all else in the bank.

    Those of one owner wait in a fixed order, so that it makes no difference who has answered first.

    Rule: pay.where, pay.building, no.order
    """
    if not card.is_property:
        state.change_bank(seat, card.index, 1)
    elif card.what == WILD:
        place: i64 = len(state.loose)
        while place > 0 and comes_later(state.loose[place - 1], card, seat):
            place -= 1
        state.loose = [*state.loose[:place], Loose(card, seat), *state.loose[place:]]
    else:
        lay_card(state, seat, card, colour)


def comes_later(one: Loose, card: Kind, seat: Seat) -> bool:
    """Whether a wildcard of the same owner is laid after this one.

    Rule: no.order
    """
    return one.owner == seat and one.card.index > card.index
