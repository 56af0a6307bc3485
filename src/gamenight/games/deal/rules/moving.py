"""Rearranging one's own collection, free, on one's own turn."""

from __future__ import annotations

from typing import final

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
from gamenight.games.deal.memory import TurnFrame
from gamenight.games.deal.pack import MOST_MOVES
from gamenight.games.deal.pile import HOTEL_BIT, HOUSE_BIT, cards_in, slots_in
from gamenight.games.deal.rules.answering_reasons import why_not_moved
from gamenight.games.deal.rules.ending import say_if_won
from gamenight.games.deal.rules.sets import spots_in
from gamenight.games.deal.spot import Spot
from gamenight.games.deal.state import Deal
from gamenight.kernel.action import Action
from gamenight.kernel.decision import Aside
from gamenight.kernel.event import Event, refusal
from gamenight.kernel.seat import Seat, bit


def may_rearrange(state: Deal, seat: Seat) -> bool:
    """On one's own turn, with no answer open, and not for ever.

    Rule: move.rearrange, rearrange.result, rearrange.limit
    """
    return is_on_turn(state, seat) and state.turn().moves < MOST_MOVES


def is_on_turn(state: Deal, seat: Seat) -> bool:
    """Whether this seat is asked what it plays.

    Rule: move.rearrange
    """
    frame = state.asking
    return isinstance(frame, TurnFrame) and frame.seat == seat


def may_go(state: Deal, seat: Seat, spot: Spot, slot: i64) -> bool:
    """A card goes only where its colour allows and there is room; a building to a full set without one.

    A house takes the hotel on it along.

    Rule: move.rearrange
    """
    if spot.slot == slot:
        return False
    pile = state.pile(seat, slot)
    colour = state.pack.colours[state.colour_of(slot)]
    if spot.is_building:
        if not colour.is_built or not state.is_full(seat, slot):
            return False
        if spot.is_house:
            return pile & HOUSE_BIT == 0
        return pile & HOTEL_BIT == 0 and pile & HOUSE_BIT != 0
    if not spot.kind.mask & bit(colour.index) or cards_in(pile) >= colour.size:
        return False
    if pile == 0:
        return not is_alone(state, seat, spot, slot) and slot == first_empty(state, seat, slot)
    return True


def is_alone(state: Deal, seat: Seat, spot: Spot, slot: i64) -> bool:
    """Whether a card is the only one of a set of the same colour, so that moving it would change nothing.

    Rule: move.rearrange
    """
    return cards_in(state.pile(seat, spot.slot)) == 1 and state.colour_of(spot.slot) == state.colour_of(slot)


def first_empty(state: Deal, seat: Seat, slot: i64) -> i64:
    """The first empty place for a set of the same colour: the others are no other places."""
    place = state.colour_of(slot)
    while place < state.slots and state.pile(seat, place):
        place += state.colours
    return place


def list_moves(state: Deal, seat: Seat, spot: Spot, found: list[Action]) -> None:
    """Every other set of the seat to which a card may go.

    Rule: move.rearrange
    """
    slot: i64 = 0
    while slot < state.slots:
        if may_go(state, seat, spot, slot):
            found.append(to_move(spot, slot))
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
        for slot in slots_in(state.laid(seat)):
            for spot in spots_in(state, seat, slot):
                list_moves(state, seat, spot, found)
        return found

    def why_not(self, state: Deal, seat: Seat, action: Action) -> Event:
        """Not on one's turn, too many moves, not there, or no place for it.

        Rule: move.rearrange, rearrange.limit
        """
        if not is_on_turn(state, seat):
            return why_not_moved(state, seat)
        if not may_rearrange(state, seat):
            return refusal(NO_MOVES, "rearrange.limit", MOST_MOVES)
        spot = state.pack.spot(action.item)
        slot = action.number
        if not spot.in_set:
            return refusal(NOT_IN_A_SET, "move.rearrange")
        if not state.lying(seat, spot):
            return refusal(NOT_YOURS, "move.rearrange")
        if not 0 <= slot < state.slots:
            return refusal(NO_SUCH_SET, "move.rearrange")
        if spot.slot == slot:
            return refusal(SAME_PLACE, "move.rearrange", slot)
        if spot.is_building:
            return why_no_place(state, seat, spot, slot)
        return why_no_room(state, seat, spot, slot)

    def play(self, state: Deal, seat: Seat, action: Action) -> None:
        """Move it; three full sets made so win at once.

        Rule: move.rearrange, win.moment
        """
        spot = state.pack.spot(action.item)
        slot = action.number
        takes_hotel = spot.is_house and state.pile(seat, spot.slot) & HOTEL_BIT != 0
        state.turn().moves += 1
        move(state, seat, spot, slot)
        if takes_hotel:
            move(state, seat, state.pack.hotel_on(spot), slot)
        say_if_won(state, seat)


def move(state: Deal, seat: Seat, spot: Spot, slot: i64) -> None:
    """A card or a building goes to another set.

    Rule: move.rearrange
    """
    card = state.take(seat, spot)
    state.set_pile(seat, slot, state.pile(seat, slot) + spot.one)
    state.tell(MOVED, "move.rearrange", seat, card.index, slot)


def why_no_place(state: Deal, seat: Seat, spot: Spot, slot: i64) -> Event:
    """Why a building cannot go to a set.

    Rule: move.rearrange, action.house
    """
    if not state.pack.colours[state.colour_of(slot)].is_built:
        return refusal(NOT_BUILT_ON, "action.house", slot)
    if not state.is_full(seat, slot):
        return refusal(NOT_FULL, "move.rearrange", slot)
    if spot.is_hotel and not state.pile(seat, slot) & HOUSE_BIT:
        return refusal(HOUSE_FIRST, "move.rearrange", slot)
    return refusal(HAS_BUILDING, "move.rearrange", spot.kind.index, slot)


def why_no_room(state: Deal, seat: Seat, spot: Spot, slot: i64) -> Event:
    """Why a card cannot go to a set: not its colour, full, or no other place than where it lies or could lie.

    Rule: move.rearrange
    """
    colour = state.colour_of(slot)
    if not spot.kind.mask & bit(colour):
        return refusal(WRONG_COLOUR, "move.rearrange", spot.kind.index, colour)
    if cards_in(state.pile(seat, slot)) >= state.pack.sizes[colour]:
        return refusal(NO_ROOM, "move.rearrange", slot)
    if is_alone(state, seat, spot, slot):
        return refusal(ALONE, "move.rearrange", spot.kind.index, slot)
    return refusal(NEARER_PLACE, "move.rearrange", first_empty(state, seat, slot))
