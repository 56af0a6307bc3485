"""Spending on buildings, and raising money when it must be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from gamenight.games.property.actions import ASK, BANKRUPT, BREAK, BUILD, CLEAR, LIFT, MORTGAGE, PUT, SELL
from gamenight.games.property.board import LOT
from gamenight.games.property.bot.worth import MOST_KEPT, SMALL, rent_at, reserve

if TYPE_CHECKING:
    from gamenight.games.property.board import Group, Space
    from gamenight.games.property.sight import PropertySight
    from gamenight.kernel.action import Action

RICH: Final = 500  # from so much cash on mortgages are lifted
FAR: Final = 1_000_000_000

# How much it hurts to mortgage a deed, before its price counts
LONE: Final = 0
MATED: Final = 10_000  # another of its group is held too
WHOLE: Final = 100_000  # it belongs to a whole group


def profit(sight: PropertySight, space: Space) -> i64:
    """How much the next house on a lot raises its rent, for a thousand of money."""
    height = sight.height(space.index)
    return (rent_at(sight, space, height + 1) - rent_at(sight, space, height)) * 1000 // space.house


def can_build(sight: PropertySight, cash: i64) -> bool:
    """Whether there is a lot to build on, a piece for it in the Bank, and money beyond the reserve."""
    free = sight.owned(sight.seat) & ~sight.mortgaged()
    kept: i64 = -1
    for group in sight.board().colours:
        if free & group.mask != group.mask or cash - group.house < SMALL or not has_room(sight, group):
            continue
        if cash - group.house >= MOST_KEPT:
            return True
        if kept < 0:
            kept = reserve(sight)
        if cash - group.house >= kept:
            return True
    return False


def has_room(sight: PropertySight, group: Group) -> bool:
    """Whether the lowest lot of a group can have another building from the Bank."""
    most = sight.agreed().most_houses
    lowest = most + 1
    for space in group.spaces:
        lowest = min(lowest, sight.height(space.index))
    if lowest > most:
        return False
    return sight.hotels() > 0 if lowest == most else sight.houses() > 0


def best_building(sight: PropertySight, choices: list[Action]) -> Action | None:
    """The most profitable house that leaves the reserve in the purse."""
    best: Action | None = None
    most: i64 = -1
    kept: i64 = -1
    cash = sight.cash(sight.seat)
    for action in choices:
        if action.verb is not BUILD:
            continue
        space = sight.board().spaces[action.item]
        if kept < 0 and cash - space.house < MOST_KEPT:
            kept = reserve(sight)
        if cash - space.house >= kept:
            worth = profit(sight, space)
            if worth > most:
                best = action
                most = worth
    return best


def best_place(sight: PropertySight, choices: list[Action]) -> Action:
    """Where to put a building that was won: where it pays best."""
    best = choices[0]
    most: i64 = -1
    for action in choices:
        if action.verb is PUT:
            worth = profit(sight, sight.board().spaces[action.item])
            if worth > most:
                best = action
                most = worth
    return best


def best_lifting(sight: PropertySight, choices: list[Action]) -> Action | None:
    """The mortgage to lift when rich: of a whole group first, then the dearest."""
    cash = sight.cash(sight.seat)
    best: Action | None = None
    most: i64 = -1
    for action in choices:
        if action.verb is LIFT:
            space = sight.board().spaces[action.item]
            if cash - space.mortgage - space.interest < RICH // 2:
                continue
            worth = harm_of_mortgage(sight, space)
            if worth > most:
                best = action
                most = worth
    return best


def harm_of_mortgage(sight: PropertySight, space: Space) -> i64:
    """How much it hurts to have this deed mortgaged: least for a lone one, most in a whole group."""
    mask = sight.board().group_of(space).mask
    held = sight.owned(sight.seat) & mask
    if held == mask and space.kind == LOT:
        return WHOLE + space.price
    return (LONE if held == space.bit else MATED) + space.price


def can_raise(sight: PropertySight, need: i64, spared: i64) -> bool:
    """Whether mortgages on deeds that belong to no whole group, and not to a spared one, bring so much."""
    raised: i64 = 0
    owned = sight.owned(sight.seat)
    free = owned & ~sight.mortgaged() & ~spared
    for group in sight.board().groups:
        if group.mask & free and group.mask & owned != group.mask:
            for space in group.spaces:
                if space.bit & free:
                    raised += space.mortgage
    return raised >= need


def least_harm(sight: PropertySight, choices: list[Action], need: i64) -> Action | None:
    """How to raise money: rents still open, then mortgages, then buildings; each where it hurts least.

    Of two mortgages that hurt alike the one that covers the need is taken. Bankruptcy is on the list only
    where all this together would not do: then it is the way, unless a rent is still open.

    Rule: debt.bankrupt
    """
    best: Action | None = None
    least: i64 = FAR
    for action in choices:
        verb = action.verb
        if verb is ASK:
            return action
        harm: i64 = FAR
        if verb is MORTGAGE:
            space = sight.board().spaces[action.item]
            harm = harm_of_mortgage(sight, space)
            if space.mortgage < need:
                harm += 1000
        elif verb is SELL:
            harm = 2 * WHOLE + harm_of_sale(sight, sight.board().spaces[action.item])
        elif verb is CLEAR or verb is BREAK:
            harm = 4 * WHOLE + sight.board().spaces[action.item].price
        elif verb is BANKRUPT:
            harm = -1
        if harm < least:
            best = action
            least = harm
    return best


def harm_of_sale(sight: PropertySight, space: Space) -> i64:
    """How much rent is lost by selling a building, for a thousand of the money it brings."""
    height = sight.height(space.index)
    return (rent_at(sight, space, height) - rent_at(sight, space, height - 1)) * 2000 // space.house
