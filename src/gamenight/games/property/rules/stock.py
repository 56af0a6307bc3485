"""The Bank's houses and hotels, and setting them on lots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from gamenight.games.property.board import HOTEL, HOUSE
from gamenight.games.property.events import BUILT
from gamenight.games.property.memory import AuctionFrame
from gamenight.games.property.rules.offers import expire_offers

if TYPE_CHECKING:
    from gamenight.games.property.board import Group, Piece, Space
    from gamenight.games.property.state import Property
    from gamenight.kernel.seat import Seat

HOTEL_TOLD: Final = 5  # however many houses come before it


def next_piece(state: Property, space: Space) -> Piece:
    """What the next step on this lot needs: a house, or after the most houses a hotel.

    Rule: build.hotel, short.hotel
    """
    if state.heights[space.index] >= state.agreed.most_houses:
        return HOTEL
    return HOUSE


def has_piece(state: Property, piece: Piece) -> bool:
    """Whether the Bank has one; every step needs a real one.

    Rule: build.stock
    """
    return stock_of(state, piece) > 0


def stock_of(state: Property, piece: Piece) -> i64:
    """How many of them the Bank has."""
    if piece is HOTEL:
        return state.hotels
    return state.houses


def lowest_height(state: Property, group: Group) -> i64:
    """How high the least built lot of the group is."""
    low: i64 = 99
    for space in group.spaces:
        low = min(low, state.heights[space.index])
    return low


def free_houses(state: Property) -> i64:
    """The Bank's houses but for one that is being auctioned just now.

    Rule: build.stock, build.shortage
    """
    top = state.asking
    if isinstance(top, AuctionFrame) and top.piece is HOUSE:
        return state.houses - 1
    return state.houses


def set_piece(state: Property, space: Space) -> None:
    """Put the next piece on the lot; for a hotel the lot's houses go back to the Bank.

    Rule: build.hotel, build.stock
    """
    if next_piece(state, space) is HOTEL:
        state.hotels -= 1
        state.houses += state.agreed.most_houses
    else:
        state.houses -= 1
    state.set_height(space, state.heights[space.index] + 1)


def set_height(state: Property, space: Space, height: i64) -> None:
    """Leave so many houses on the lot; the rest of what stood there is the Bank's.

    Rule: sell.buildings
    """
    before = state.heights[space.index]
    if before > state.agreed.most_houses:
        state.hotels += 1
    else:
        state.houses += before
    state.houses -= height
    state.set_height(space, height)


def height_told(state: Property, space: Space) -> i64:
    """The number that tells of a lot's buildings: its houses, or 5 for a hotel."""
    height = state.heights[space.index]
    if height > state.agreed.most_houses:
        return HOTEL_TOLD
    return height


def build(state: Property, seat: Seat, space: Space) -> None:
    """Pay the deed's price; the fifth step is a hotel, for which the houses go back to the Bank.

    Rule: build.group, build.hotel, short.hotel
    """
    clause = "build.group"
    if next_piece(state, space) is HOTEL:
        clause = state.agreed.hotel_clause
    state.spend(seat, space.house)
    set_piece(state, space)
    state.tell(BUILT, clause, seat, space.index, height_told(state, space), space.house)
    expire_offers(state, state.board.group_of(space).mask)
