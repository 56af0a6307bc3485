"""How much rent a landing costs, and by which clause."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from gamenight.games.parts.dice import total_of
from gamenight.games.property.board import LOT, STATION, UTILITY, Space
from gamenight.games.property.reasons import RENT_DOUBLE, RENT_LOT, RENT_STATION, RENT_UTILITY, Reason
from gamenight.kernel.seat import Seat, count

if TYPE_CHECKING:
    from gamenight.games.property.state import Property

CARD_STATIONS: Final = 2  # times the usual rent
CARD_FACTOR: Final = 10


def times_of_throw(state: Property, space: Space, owner: Seat, is_nearest: bool) -> i64:
    """How many times a throw still to be made the rent is; 0: it needs none.

    Rule: rent.utility, cards.nearest
    """
    if space.kind != UTILITY:
        return 0
    if is_nearest:
        return CARD_FACTOR
    return utility_factor(state, space, owner) if state.board.numbers.throws_for_utility else 0


def rent_of(state: Property, space: Space, owner: Seat, fallen: i64, is_nearest: bool) -> i64:
    """The rent for a landing by this throw, where no other throw decides it.

    Rule: rent.lot, rent.double, rent.station, rent.utility, cards.nearest
    """
    if space.kind == LOT:
        return rent_of_lot(state, space, owner)
    if space.kind == UTILITY:
        return utility_factor(state, space, owner) * total_of(fallen)
    held = state.owned[owner] & state.board.group_of(space).mask
    rent = state.board.numbers.station_rents[count(held) - 1]
    return rent * CARD_STATIONS if is_nearest else rent


def utility_factor(state: Property, space: Space, owner: Seat) -> i64:
    """How many times the dice a utility costs, by how many of them its owner holds.

    Rule: rent.utility
    """
    held = state.owned[owner] & state.board.group_of(space).mask
    return state.board.numbers.utility_factors[count(held) - 1]


def rent_of_lot(state: Property, space: Space, owner: Seat) -> i64:
    """The printed rent by houses; an unimproved lot of a whole group costs double.

    Rule: rent.lot, rent.double, short.hotel
    """
    height = state.heights[space.index]
    if height > state.agreed.most_houses:
        return space.rents[5]
    if height > 0:
        return space.rents[height]
    return space.rents[0] * 2 if is_doubled(state, space, owner) else space.rents[0]


def is_doubled(state: Property, space: Space, owner: Seat) -> bool:
    """The owner holds the whole group; a mortgaged mate counts against it where the box says so.

    Rule: rent.double
    """
    mask = state.board.group_of(space).mask
    if state.owned[owner] & mask != mask:
        return False
    return state.board.numbers.doubles_beside_mortgage or state.mortgaged & mask == 0


def rent_row(state: Property, space: Space, owner: Seat) -> i64:
    """Which of the printed rents applies: by what stands on a lot, or by how many of its kind the owner has.

    Rule: rent.lot, rent.station, rent.utility, short.hotel
    """
    if space.kind != LOT:
        return count(state.owned[owner] & state.board.group_of(space).mask) - 1
    height = state.heights[space.index]
    return len(space.rents) - 1 if height > state.agreed.most_houses else height


def rent_reason(state: Property, space: Space, owner: Seat) -> Reason:
    """Which clause the rent is paid by."""
    if space.kind == STATION:
        return RENT_STATION
    if space.kind != LOT:
        return RENT_UTILITY
    if state.heights[space.index] == 0 and is_doubled(state, space, owner):
        return RENT_DOUBLE
    return RENT_LOT
