"""Rearranging one's own collection, free, on one's own turn."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from gamenight.games.deal.actions import (
    HAS_BUILDING,
    HOTEL_FIRST,
    HOUSE_FIRST,
    MOVED,
    NO_MOVES,
    NOT_BUILT_ON,
    NOT_THERE,
    NOT_YOUR_TURN,
    SAME_PLACE,
    WRONG_COLOUR,
)
from gamenight.games.deal.made import to_move
from gamenight.games.deal.pack import HOTEL, HOUSE
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

MOST_MOVES: Final = 12


def may_rearrange(state: Deal, seat: Seat) -> bool:
    """On one's own turn, with no answer open, and not for ever.

    Rule: move.rearrange, rearrange.result, rearrange.limit
    """
    frame = state.asking
    return frame.decision is state.terms.decisions[TURN] and frame.seat == seat and frame.left < MOST_MOVES


def may_go(state: Deal, seat: Seat, code: i64, slot: i64) -> bool:
    """A card goes only where its colour allows and there is room; a building to a full set without one.

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
            return pile & HOUSE_BIT == 0 and state.pile(seat, origin) & HOTEL_BIT == 0
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
        if state.asking.seat != seat or state.asking.decision is not state.terms.decisions[TURN]:
            return refusal(NOT_YOUR_TURN, "move.rearrange", seat)
        if state.asking.left >= MOST_MOVES:
            return refusal(NO_MOVES, "rearrange.limit", MOST_MOVES)
        code = action.item
        if code < IN_SETS or kind_at(state, seat, code) == NO_CARD or not 0 <= action.number < state.slots:
            return refusal(NOT_THERE, "move.rearrange", seat)
        slot = action.number
        if slot_of(code) == slot:
            return refusal(SAME_PLACE, "move.rearrange", told_set(state, slot))
        if part_of(code) >= PARTS:
            return why_no_place(state, seat, code, slot)
        return refusal(WRONG_COLOUR, "move.rearrange", kind_at(state, seat, code), state.colour_of(slot))

    def play(self, state: Deal, seat: Seat, action: Action) -> None:
        """Move it; three full sets made so win at once.

        Rule: move.rearrange, win.moment
        """
        part = part_of(action.item)
        slot = action.number
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
        say_if_won(state, seat)


def why_no_place(state: Deal, seat: Seat, code: i64, slot: i64) -> Event:
    """Why a building cannot go to a set.

    Rule: move.rearrange, action.house
    """
    origin = slot_of(code)
    is_house = part_of(code) == HOUSE_PART
    if not state.is_full(seat, slot) or not state.pack.colours[state.colour_of(slot)].is_built:
        return refusal(NOT_BUILT_ON, "move.rearrange", told_set(state, slot))
    if is_house and state.pile(seat, origin) & HOTEL_BIT:
        return refusal(HOTEL_FIRST, "move.rearrange", told_set(state, origin))
    if not is_house and not state.pile(seat, slot) & HOUSE_BIT:
        return refusal(HOUSE_FIRST, "move.rearrange", told_set(state, slot))
    return refusal(HAS_BUILDING, "move.rearrange", told_set(state, slot))


def is_there(pile: i64, part: i64) -> bool:
    """Whether a set has a card of that part, or that building."""
    if part == HOUSE_PART:
        return pile & HOUSE_BIT != 0
    if part == HOTEL_PART:
        return pile & HOTEL_BIT != 0
    return part < PARTS and of_part(pile, part) > 0
