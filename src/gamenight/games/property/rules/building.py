"""Building evenly on whole groups."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from gamenight.games.property.actions import TO_BUILD
from gamenight.games.property.board import HOTEL, HOUSE, Group
from gamenight.games.property.refusals import BUILD_DEAR, NONE_LEFT
from gamenight.games.property.rules.placing import why_not_there
from gamenight.games.property.rules.shortage import ask_about_shortage
from gamenight.games.property.rules.stock import build, has_piece, lowest_height, next_piece
from gamenight.games.property.state import Property
from gamenight.kernel.decision import Aside
from gamenight.kernel.event import Event, refusal
from gamenight.kernel.seat import Seat

if TYPE_CHECKING:
    from gamenight.kernel.action import Action


@final
class Building(Aside[Property]):
    """Buy a house or a hotel from the Bank and put it on a lot."""

    def __init__(self) -> None:
        super().__init__("building")

    def offers(self, state: Property, seat: Seat) -> list[Action]:
        """Every lot on which the seat may build one step now.

        Rule: build.group, build.evenly, build.hotel, build.stock
        """
        found: list[Action] = []
        mine = state.owned[seat]
        for group in state.board.colours:
            is_whole = mine & group.mask == group.mask and not state.mortgaged & group.mask
            if is_whole and group.house <= state.cash[seat]:
                list_lots(state, group, found)
        return found

    def why_not(self, state: Property, seat: Seat, action: Action) -> Event:
        """Which of the demands of building is not met.

        Rule: build.group, build.evenly, build.hotel, build.stock
        """
        return why_not_build(state, seat, action.item)

    def play(self, state: Property, seat: Seat, action: Action) -> None:
        """Build, unless others want the scarce pieces too.

        Rule: build.group, build.shortage
        """
        space = state.board.spaces[action.item]
        if not ask_about_shortage(state, seat, space):
            build(state, seat, space)


def list_lots(state: Property, group: Group, found: list[Action]) -> None:
    """The lowest lots of the group, if the Bank has the piece that comes next.

    Rule: build.evenly, build.stock
    """
    low = lowest_height(state, group)
    if low > state.agreed.most_houses:
        return
    if has_piece(state, HOTEL if low == state.agreed.most_houses else HOUSE):
        for space in group.spaces:
            if state.heights[space.index] == low:
                found.append(TO_BUILD[space.index])  # noqa: PERF401  compiled, this is the quicker way


def why_not_build(state: Property, seat: Seat, item: i64) -> Event:
    """The first demand of building that is not met.

    Rule: build.group, build.evenly, build.hotel, build.stock
    """
    why = why_not_there(state, seat, item)
    if why is not None:
        return why
    space = state.board.spaces[item]
    piece = next_piece(state, space)
    if not has_piece(state, piece):
        return refusal(NONE_LEFT, "build.stock", piece.number)
    return refusal(BUILD_DEAR, "build.group", item, space.house, state.cash[seat])
