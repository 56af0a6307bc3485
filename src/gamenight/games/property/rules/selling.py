"""Selling buildings back to the Bank at half price, evenly."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from gamenight.games.property.actions import BREAK, CLEAR, TO_BREAK, TO_CLEAR, TO_SELL
from gamenight.games.property.board import Group, Space
from gamenight.games.property.events import SOLD, SOLD_GROUP
from gamenight.games.property.refusals import (
    HOUSES_ENOUGH,
    NO_BUILDING,
    NO_HOTEL,
    NO_SPACE,
    NOT_ALL_HOTELS,
    NOT_OWNED,
    ONE_BY_ONE,
    SELL_EVENLY,
    SHORT_FOR_HOTEL,
    SHORT_FOR_OTHER,
)
from gamenight.games.property.rules.mortgage import raise_done
from gamenight.games.property.rules.offers import expire_offers
from gamenight.games.property.rules.stock import free_houses, height_told, set_height
from gamenight.games.property.state import Property
from gamenight.kernel.decision import Aside
from gamenight.kernel.event import Event, refusal
from gamenight.kernel.seat import Seat

if TYPE_CHECKING:
    from gamenight.kernel.action import Action


def sale_choices(state: Property, seat: Seat) -> list[Action]:
    """Every way in which the seat may sell buildings now.

    Rule: sell.buildings, sell.hotel_shortage
    """
    found: list[Action] = []
    mine = state.owned[seat]
    for group in state.board.colours:
        if mine & group.mask == group.mask and state.built & group.mask:
            list_sales(state, group, highest_height(state, group), found)
    return found


def list_sales(state: Property, group: Group, high: i64, found: list[Action]) -> None:
    """One step from a highest lot; all hotels at once where the box allows it; or down for want of houses.

    Rule: sell.buildings, sell.hotel_shortage
    """
    if may_sell_step(state, high):
        for space in group.spaces:
            if state.heights[space.index] == high:
                found.append(TO_SELL[space.index])  # noqa: PERF401  compiled, this is the quicker way
    else:
        found += [TO_BREAK[space.index] for space in group.spaces]
    if may_clear(state, group):
        found += [TO_CLEAR[space.index] for space in group.spaces]


def highest_height(state: Property, group: Group) -> i64:
    """How high the most built lot of the group is."""
    high: i64 = 0
    for space in group.spaces:
        high = max(high, state.heights[space.index])
    return high


def may_sell_step(state: Property, high: i64) -> bool:
    """A hotel leaves houses behind, which the Bank must have.

    Rule: sell.buildings
    """
    return high <= state.agreed.most_houses or free_houses(state) >= state.agreed.most_houses


def may_clear(state: Property, group: Group) -> bool:
    """All hotels of a group may go at once where the box says so and every lot has one.

    Rule: sell.buildings
    """
    if not state.board.numbers.sells_hotels_at_once:
        return False
    for space in group.spaces:
        if state.heights[space.index] <= state.agreed.most_houses:
            return False
    return True


def sell_step(state: Property, seat: Seat, space: Space) -> None:
    """One step down for half the deed's price; a hotel is exchanged for its houses.

    Rule: sell.buildings, short.hotel
    """
    set_height(state, space, state.heights[space.index] - 1)
    amount = space.house // 2
    state.receive(seat, amount)
    state.tell(SOLD, "sell.buildings", seat, space.index, height_told(state, space), amount)


def clear_group(state: Property, seat: Seat, group: Group, clause: str) -> None:
    """Every building of the group goes, down to bare lots, for half of all its steps' prices.

    Rule: sell.buildings, bankrupt.buildings
    """
    steps: i64 = 0
    for space in group.spaces:
        steps += state.heights[space.index]
        set_height(state, space, 0)
    amount = steps * group.house // 2
    state.receive(seat, amount)
    state.tell(SOLD_GROUP, clause, seat, group.spaces[0].index, amount)


def break_group(state: Property, seat: Seat, group: Group) -> None:
    """The hotels go; as many houses as there are are laid evenly; half the price for every step removed.

    Where they do not come out even, the lots further on have one more.

    Rule: sell.hotel_shortage
    """
    before: i64 = 0
    for space in group.spaces:
        before += state.heights[space.index]
        set_height(state, space, 0)
    laid = min(free_houses(state), state.agreed.most_houses * group.size)
    place: i64 = 0
    while place < group.size:
        rest = (group.size - 1 - place) < laid % group.size
        height = laid // group.size
        if rest:
            height += 1
        set_height(state, group.spaces[place], height)
        place += 1
    amount = (before - laid) * group.house // 2
    state.receive(seat, amount)
    state.tell(SOLD_GROUP, "sell.hotel_shortage", seat, group.spaces[0].index, amount)


def sell_all_buildings(state: Property, seat: Seat, clause: str) -> None:
    """All buildings go to the Bank at half price, hotels as the houses they cost, whatever its stock.

    Rule: bankrupt.buildings, bankrupt.to_player, resign.leave
    """
    for group in state.board.colours:
        if state.owned[seat] & group.mask and state.built & group.mask:
            clear_group(state, seat, group, clause)


def why_not_clear(state: Property, item: i64, high: i64) -> Event:
    """Why the hotels of a group cannot all go at once: the box has it otherwise, or not all lots have one.

    Rule: sell.buildings
    """
    if high == 0:
        return refusal(NO_BUILDING, "sell.buildings", item)
    if not state.board.numbers.sells_hotels_at_once:
        return refusal(ONE_BY_ONE, "sell.buildings")
    return refusal(NOT_ALL_HOTELS, "sell.buildings", item)


def why_not_break(state: Property, item: i64, high: i64) -> Event:
    """Why a group cannot be sold down: no hotel stands there, or the Bank has the houses it would leave.

    Rule: sell.hotel_shortage
    """
    if high == 0:
        return refusal(NO_BUILDING, "sell.hotel_shortage", item)
    if high <= state.agreed.most_houses:
        return refusal(NO_HOTEL, "sell.hotel_shortage", item)
    return refusal(HOUSES_ENOUGH, "sell.hotel_shortage", free_houses(state))


@final
class Selling(Aside[Property]):
    """Give buildings back to the Bank."""

    def __init__(self) -> None:
        super().__init__("selling")

    def offers(self, state: Property, seat: Seat) -> list[Action]:
        """Every way to sell.

        Rule: sell.buildings
        """
        return sale_choices(state, seat)

    def why_not(self, state: Property, seat: Seat, action: Action) -> Event:
        """Nothing there, not one's own, not evenly, or no houses to leave behind.

        Rule: sell.buildings, sell.hotel_shortage
        """
        item = action.item
        if not 0 <= item < state.board.size:
            return refusal(NO_SPACE, "sell.buildings")
        if not state.owned[seat] & state.board.spaces[item].bit:
            return refusal(NOT_OWNED, "sell.buildings", item)
        high = highest_height(state, state.board.group_of(state.board.spaces[item]))
        if action.verb is CLEAR:
            return why_not_clear(state, item, high)
        if action.verb is BREAK:
            return why_not_break(state, item, high)
        if state.heights[item] == 0:
            return refusal(NO_BUILDING, "sell.buildings", item)
        is_lower = state.heights[item] < high
        if is_lower and may_sell_step(state, high):
            return refusal(SELL_EVENLY, "sell.buildings", item)
        kind = SHORT_FOR_OTHER if is_lower else SHORT_FOR_HOTEL
        return refusal(kind, "sell.hotel_shortage", item, free_houses(state), state.agreed.most_houses)

    def play(self, state: Property, seat: Seat, action: Action) -> None:
        """Sell; a debtor who has the sum together pays.

        Rule: sell.buildings, sell.hotel_shortage, debt.raise
        """
        space = state.board.spaces[action.item]
        group = state.board.group_of(space)
        if action.verb is CLEAR:
            clear_group(state, seat, group, "sell.buildings")
        elif action.verb is BREAK:
            break_group(state, seat, group)
        else:
            sell_step(state, seat, space)
        expire_offers(state, group.mask)
        raise_done(state, seat)
