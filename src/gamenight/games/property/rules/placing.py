"""Where a house or a hotel may stand, and putting down one that was won at an auction."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from gamenight.games.property.actions import PUT, TO_PUT
from gamenight.games.property.board import HOTEL, LOT, Group, Piece, Space
from gamenight.games.property.events import PLACED
from gamenight.games.property.fields import PLACE_FRAME
from gamenight.games.property.memory import PlaceFrame
from gamenight.games.property.refusals import (
    BUILD_EVENLY,
    GROUP_MORTGAGED,
    IS_FULL,
    NEEDS_HOTEL,
    NEEDS_HOUSE,
    NO_SPACE,
    NOT_LOT,
    NOT_WHOLE,
    PLACE_FIRST,
    PLACE_OPEN,
)
from gamenight.games.property.rules.manners import PropertyDecision
from gamenight.games.property.rules.offers import expire_offers
from gamenight.games.property.rules.stock import (
    has_piece,
    height_told,
    lowest_height,
    next_piece,
    set_piece,
)
from gamenight.games.property.state import Property
from gamenight.games.property.terms import PLACE
from gamenight.kernel.event import Event, refusal
from gamenight.kernel.seat import Seat, bit

if TYPE_CHECKING:
    from gamenight.kernel.action import Action


def room_in(state: Property, seat: Seat, group: Group, piece: Piece) -> i64:
    """How many of these pieces fit on the seat's lots of a group.

    Rule: build.group, build.evenly
    """
    if state.owned[seat] & group.mask != group.mask or state.mortgaged & group.mask:
        return 0
    most = state.agreed.most_houses
    room: i64 = 0
    for space in group.spaces:
        height = state.heights[space.index]
        if piece is HOTEL:
            if height < most:
                return 0
            if height == most:
                room += 1
        elif height < most:
            room += most - height
    return room


def lots_for(state: Property, seat: Seat, piece: Piece) -> list[Action]:
    """Every lot on which the seat may lawfully put this piece now.

    Rule: build.evenly, build.shortage
    """
    found: list[Action] = []
    for group in state.board.colours:
        if room_in(state, seat, group, piece) > 0:
            low = lowest_height(state, group)
            found += [
                TO_PUT[space.index]
                for space in group.spaces
                if state.heights[space.index] == low and next_piece(state, space) is piece
            ]
    return found


def why_not_there(state: Property, seat: Seat, item: i64) -> Event | None:
    """The first demand of building that this lot does not meet, whatever the stock and the cash; or None.

    Rule: build.group, build.evenly, build.hotel, short.hotel
    """
    if not 0 <= item < state.board.size:
        return refusal(NO_SPACE, "build.group")
    space = state.board.spaces[item]
    if space.kind != LOT:
        return refusal(NOT_LOT, "build.group", item)
    group = state.board.group_of(space)
    if state.owned[seat] & group.mask != group.mask:
        return refusal(NOT_WHOLE, "build.group", item)
    if state.mortgaged & group.mask:
        return refusal(GROUP_MORTGAGED, "build.group", item)
    if state.heights[item] > state.agreed.most_houses:
        return refusal(IS_FULL, "build.hotel", item)
    if state.heights[item] > lowest_height(state, group):
        return refusal(BUILD_EVENLY, "build.evenly", item)
    return None


def place_piece(state: Property, seat: Seat, piece: Piece) -> None:
    """Whoever has won a piece puts it down at once; where one lot alone can take it, it stands there.

    Rule: build.shortage
    """
    lots = lots_for(state, seat, piece)
    frame = PLACE.open(state, bit(seat))
    frame.seat = seat
    frame.piece = piece
    if len(lots) == 1:
        put_down(state, frame, state.board.spaces[lots[0].item])


def put_down(state: Property, frame: PlaceFrame, space: Space) -> None:
    """The piece is set on the lot; the bid was its price.

    Rule: build.shortage
    """
    assert has_piece(state, frame.piece)
    set_piece(state, space)
    state.tell(PLACED, "build.shortage", frame.seat, space.index, height_told(state, space))
    expire_offers(state, state.board.group_of(space).mask)
    state.pop(0)


@final
class Place(PropertyDecision[PlaceFrame]):
    """frame.seat puts the piece it has won on one of its lots."""

    def __init__(self) -> None:
        super().__init__("place", PLACE_FRAME)

    def answers(self, state: Property, frame: PlaceFrame, seat: Seat) -> list[Action]:
        """Every lot where it may stand.

        Rule: build.shortage, build.evenly
        """
        return lots_for(state, seat, frame.piece)

    def why_not(self, state: Property, frame: PlaceFrame, seat: Seat, action: Action) -> Event:
        """Which demand of building that lot does not meet.

        Rule: build.shortage, build.group, build.evenly, build.hotel
        """
        if action.verb is not PUT:
            return super().why_not(state, frame, seat, action)
        why = why_not_there(state, seat, action.item)
        if why is not None:
            return why
        return refusal(NEEDS_HOUSE if frame.piece is HOTEL else NEEDS_HOTEL, "build.hotel", action.item)

    def why_closed(self, state: Property, frame: PlaceFrame, seat: Seat, aside: i64) -> Event:
        """All business waits until the piece stands.

        Rule: offturn.window
        """
        return refusal(PLACE_OPEN, "offturn.window", frame.seat, frame.piece.number)

    def comes_first(self, state: Property, frame: PlaceFrame, seat: Seat) -> Event:
        """The piece is put down before the dice go on.

        Rule: build.shortage
        """
        return refusal(PLACE_FIRST, "build.shortage", frame.piece.number)

    def play(self, state: Property, frame: PlaceFrame, seat: Seat, action: Action) -> None:
        """The piece is put on the lot that was named.

        Rule: build.shortage
        """
        put_down(state, frame, state.board.spaces[action.item])

    def let_go(self, state: Property, frame: PlaceFrame, seat: Seat) -> None:
        """Whoever has left puts it on the first lot.

        Rule: resign.leave
        """
        self.play(state, frame, seat, lots_for(state, seat, frame.piece)[0])

    def flaw(self, state: Property, frame: PlaceFrame) -> str:
        """A seat that has won a piece, and a lot for it."""
        if frame.seat < 0 or not lots_for(state, frame.seat, frame.piece):
            return f"to put down a {frame.piece.name} needs a seat with a lot that can take it"
        return ""
