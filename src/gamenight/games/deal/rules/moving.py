"""Rearranging one's own collection, free, on one's own turn."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from gamenight.games.deal.actions import (
    ALONE,
    HAS_BUILDING,
    HOUSE_FIRST,
    NEARER_PLACE,
    NO_MOVES,
    NO_ROOM,
    NO_SUCH_SET,
    NOT_BUILT_ON,
    NOT_FULL,
    NOT_IN_A_SET,
    NOT_YOURS,
    SAME_PLACE,
    WRONG_COLOUR,
)
from gamenight.games.deal.events import MOVED
from gamenight.games.deal.made import to_move
from gamenight.games.deal.pack import HOTEL, HOUSE
from gamenight.games.deal.rules.answering_reasons import why_not_moved
from gamenight.games.deal.rules.ending import say_if_won
from gamenight.games.deal.rules.sets import NO_CARD, kind_at, take_card, told_set
from gamenight.games.deal.state import (
    EACH_SET,
    HOTEL_BIT,
    HOTEL_PART,
    HOUSE_BIT,
    HOUSE_PART,
    IN_SETS,
    PARTS,
    Deal,
    cards_in,
    of_part,
    one_of,
    part_of,
    set_code,
    slot_of,
    slots_in,
)
from gamenight.games.deal.terms import TURN
from gamenight.kernel.action import Action
from gamenight.kernel.decision import Aside
from gamenight.kernel.event import Event, refusal
from gamenight.kernel.seat import Seat, bit

MOST_MOVES: Final = 60


def may_rearrange(state: Deal, seat: Seat) -> bool:
    """On one's own turn, with no answer open, and not for ever.

    Rule: move.rearrange, rearrange.result, rearrange.limit
    """
    return is_on_turn(state, seat) and state.asking.left < MOST_MOVES


def is_on_turn(state: Deal, seat: Seat) -> bool:
    """Whether this seat is asked what it plays.

    Rule: move.rearrange
    """
    frame = state.asking
    return frame.decision is state.terms.decisions[TURN] and frame.seat == seat


def may_go(state: Deal, seat: Seat, code: i64, slot: i64) -> bool:
    """A card goes only where its colour allows and there is room; a building to a full set without one.

    A house takes the hotel on it along.

    Rule: move.rearrange
    """
    origin = slot_of(code)
    part = part_of(code)
    if origin == slot:
        return False
    pile = state.pile(seat, slot)
    colour = state.pack.colours[state.colour_of(slot)]
    if part == HOUSE_PART or part == HOTEL_PART:
        if not colour.is_built or not state.is_full(seat, slot):
            return False
        if part == HOUSE_PART:
            return pile & HOUSE_BIT == 0
        return pile & HOTEL_BIT == 0 and pile & HOUSE_BIT != 0
    card = state.pack.kind_of_part(state.colour_of(origin), part)
    if not card.mask & bit(state.colour_of(slot)) or cards_in(pile) >= colour.size:
        return False
    if pile == 0:
        is_alone = cards_in(state.pile(seat, origin)) == 1 and state.colour_of(origin) == state.colour_of(
            slot
        )
        return not is_alone and slot == first_empty(state, seat, slot)
    return True


def first_empty(state: Deal, seat: Seat, slot: i64) -> i64:
    """The first empty place for a set of the same colour: the others are no other places."""
    place = state.colour_of(slot)
    while place < state.slots and state.pile(seat, place):
        place += state.colours
    return place


def list_moves(state: Deal, seat: Seat, code: i64, found: list[Action]) -> None:
    """Every other set of the seat to which a card may go.

    Rule: move.rearrange
    """
    slot: i64 = 0
    while slot < state.slots:
        if may_go(state, seat, code, slot):
            found.append(to_move(code, slot))
        slot += 1


@final
class Moving(Aside[Deal]):
    """Move a card or a building of one's own to another set."""

    def __init__(self) -> None:
        super().__init__("moving")

    def offers(self, state: Deal, seat: Seat) -> list[Action]:
        """Every move that is allowed.

        Rule: move.rearrange, rearrange.limit
        """
        if not may_rearrange(state, seat):
            return []
        found: list[Action] = []
        for origin in slots_in(state.laid(seat)):
            part: i64 = 0
            while part < EACH_SET:
                if is_there(state.pile(seat, origin), part):
                    list_moves(state, seat, set_code(origin, part), found)
                part += 1
        return found

    def why_not(self, state: Deal, seat: Seat, action: Action) -> Event:
        """Not on one's turn, too many moves, not there, or no place for it.

        Rule: move.rearrange, rearrange.limit
        """
        if not is_on_turn(state, seat):
            return why_not_moved(state, seat)
        if state.asking.left >= MOST_MOVES:
            return refusal(NO_MOVES, "rearrange.limit", MOST_MOVES)
        code = action.item
        slot = action.number
        if code < IN_SETS:
            return refusal(NOT_IN_A_SET, "move.rearrange")
        kind = kind_at(state, seat, code)
        if kind == NO_CARD:
            return refusal(NOT_YOURS, "move.rearrange")
        if not 0 <= slot < state.slots:
            return refusal(NO_SUCH_SET, "move.rearrange")
        if slot_of(code) == slot:
            return refusal(SAME_PLACE, "move.rearrange", told_set(state, slot))
        if part_of(code) >= PARTS:
            return why_no_place(state, seat, code, slot)
        return why_no_room(state, seat, code, slot)

    def play(self, state: Deal, seat: Seat, action: Action) -> None:
        """Move it; three full sets made so win at once.

        Rule: move.rearrange, win.moment
        """
        part = part_of(action.item)
        slot = action.number
        origin = slot_of(action.item)
        takes_hotel = part == HOUSE_PART and state.pile(seat, origin) & HOTEL_BIT != 0
        kind = take_card(state, seat, action.item)
        pile = state.pile(seat, slot)
        if kind == state.pack.acts[HOUSE]:
            pile |= HOUSE_BIT
        elif kind == state.pack.acts[HOTEL]:
            pile |= HOTEL_BIT
        else:
            pile += one_of(part)
        state.set_pile(seat, slot, pile)
        state.asking.left += 1
        state.tell(MOVED, "move.rearrange", seat, kind, told_set(state, slot))
        if takes_hotel:
            hotel = take_card(state, seat, set_code(origin, HOTEL_PART))
            state.set_pile(seat, slot, state.pile(seat, slot) | HOTEL_BIT)
            state.tell(MOVED, "move.rearrange", seat, hotel, told_set(state, slot))
        say_if_won(state, seat)


def why_no_place(state: Deal, seat: Seat, code: i64, slot: i64) -> Event:
    """Why a building cannot go to a set.

    Rule: move.rearrange, action.house
    """
    is_house = part_of(code) == HOUSE_PART
    if not state.pack.colours[state.colour_of(slot)].is_built:
        return refusal(NOT_BUILT_ON, "action.house", told_set(state, slot))
    if not state.is_full(seat, slot):
        return refusal(NOT_FULL, "move.rearrange", told_set(state, slot))
    if not is_house and not state.pile(seat, slot) & HOUSE_BIT:
        return refusal(HOUSE_FIRST, "move.rearrange", told_set(state, slot))
    return refusal(HAS_BUILDING, "move.rearrange", kind_at(state, seat, code), told_set(state, slot))


def why_no_room(state: Deal, seat: Seat, code: i64, slot: i64) -> Event:
    """Why a card cannot go to a set: not its colour, full, or no other place than where it lies or could lie.

    Rule: move.rearrange
    """
    kind = kind_at(state, seat, code)
    colour = state.colour_of(slot)
    if not state.pack.kinds[kind].mask & bit(colour):
        return refusal(WRONG_COLOUR, "move.rearrange", kind, colour)
    if cards_in(state.pile(seat, slot)) >= state.pack.sizes[colour]:
        return refusal(NO_ROOM, "move.rearrange", told_set(state, slot))
    origin = slot_of(code)
    if state.colour_of(origin) == colour and cards_in(state.pile(seat, origin)) == 1:
        return refusal(ALONE, "move.rearrange", kind, told_set(state, slot))
    return refusal(NEARER_PLACE, "move.rearrange", told_set(state, first_empty(state, seat, slot)))


def is_there(pile: i64, part: i64) -> bool:
    """Whether a set has a card of that part, or that building."""
    if part == HOUSE_PART:
        return pile & HOUSE_BIT != 0
    if part == HOTEL_PART:
        return pile & HOTEL_BIT != 0
    return part < PARTS and of_part(pile, part) > 0
