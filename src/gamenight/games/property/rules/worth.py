"""What a player could raise, and what a player has when all is counted at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64

    from gamenight.games.property.state import Property
    from gamenight.kernel.seat import Seat


def could_raise(state: Property, seat: Seat) -> i64:
    """Cash, half the price of all buildings, and the mortgage value of every deed not mortgaged.

    Rule: debt.bankrupt
    """
    return raised_with(state, state.owned[seat], state.cash[seat])


def raised_with(state: Property, deeds: i64, cash: i64) -> i64:
    """What these deeds and this cash would bring together, whoever has them now.

    Rule: debt.bankrupt, debt.deals
    """
    total = cash
    for space in state.board.deeds:
        if deeds & space.bit:
            total += state.heights[space.index] * space.house // 2
            if not state.mortgaged & space.bit:
                total += space.mortgage
    return total


def counted(state: Property, seat: Seat) -> i64:
    """Cash, printed prices (mortgaged: half), and every building at what it cost, a hotel with its houses.

    Rule: short.end, timed.end
    """
    total = state.cash[seat]
    for space in state.board.deeds:
        if state.owned[seat] & space.bit:
            if state.mortgaged & space.bit:
                total += space.price // 2
            else:
                total += space.price
            total += state.heights[space.index] * space.house
    return total
