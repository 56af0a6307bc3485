"""What an action brings or costs at once, for the buttons; never a sum that must not be known yet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gamenight.games.parts.jail import PAY_FINE
from gamenight.games.property.actions import (
    ASK,
    BREAK,
    BUILD,
    BUY_IT,
    CLEAR,
    FLAT,
    LIFT,
    MORTGAGE,
    REDEEM,
    SELL,
)
from gamenight.games.property.memory import BuyFrame, Claim, TaxFrame
from gamenight.games.property.rules.inherit import named_deeds, value_of
from gamenight.games.property.rules.mortgage import cost_of_lifting
from gamenight.games.property.rules.selling import break_group, clear_group
from gamenight.kernel.action import ABSENT

if TYPE_CHECKING:
    from mypy_extensions import i64

    from gamenight.games.property.board import Space
    from gamenight.games.property.state import Property
    from gamenight.kernel.action import Action
    from gamenight.kernel.seat import Seat

NO_SUM: Final = 0


def gain_of(state: Property, seat: Seat, action: Action) -> i64:
    """Money that comes (or, below zero, goes) by a lawful action at once; NO_SUM where none does.

    The ten per cent of the tax are not said: they must be chosen before they are counted.

    Rule: buy.listed, build.group, sell.buildings, mortgage.take, mortgage.lift, jail.pay, tax.income
    """
    verb = action.verb
    top = state.asking
    if verb is BUY_IT and isinstance(top, BuyFrame):
        return -state.board.spaces[top.space].price
    if verb is FLAT and isinstance(top, TaxFrame):
        return -state.board.spaces[top.space].amount
    if verb is PAY_FINE:
        return -state.board.numbers.fine
    if verb is ASK:
        claim = state.standing_numbered(action.item)
        return claim.amount if isinstance(claim, Claim) else NO_SUM
    if verb is REDEEM:
        return -value_of(state, named_deeds(state, action.goods))
    if action.item == ABSENT or action.item >= state.board.size:
        return NO_SUM
    return gain_on(state, seat, state.board.spaces[action.item], action)


def gain_on(state: Property, seat: Seat, space: Space, action: Action) -> i64:
    """Money that comes, or goes, by what is done with a deed.

    Rule: build.group, sell.buildings, sell.hotel_shortage, mortgage.take, mortgage.lift
    """
    verb = action.verb
    if verb is BUILD:
        return -space.house
    if verb is SELL:
        return space.house // 2
    if verb is MORTGAGE:
        return space.mortgage
    if verb is LIFT:
        return -cost_of_lifting(space)
    if verb is CLEAR or verb is BREAK:
        twin = state.fresh()
        twin.load(state)
        group = state.board.group_of(space)
        if verb is CLEAR:
            clear_group(twin, seat, group)
        else:
            break_group(twin, seat, group)
        return twin.cash[seat] - state.cash[seat]
    return NO_SUM
