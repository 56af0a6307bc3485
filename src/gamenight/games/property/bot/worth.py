"""What deeds and groups are worth to whom, and what to keep in the purse."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from gamenight.games.property.board import LOT
from gamenight.kernel.seat import NOBODY

if TYPE_CHECKING:
    from gamenight.games.property.board import Board, Group, Space
    from gamenight.games.property.sight import PropertySight
    from gamenight.kernel.seat import Seat

SMALL: Final = 60  # kept in the purse even when all is peaceful
MOST_KEPT: Final = 400


def holding(group: Group, owned: i64) -> i64:
    """What the deeds of a group are worth to one who owns this set of deeds.

    A lone deed its price; one short of a whole group of lots a quarter more, a whole one two and a half
    times; stations and utilities a quarter more for each further one.
    """
    held = owned & group.mask
    if held == 0:
        return 0
    prices: i64 = 0
    number: i64 = 0
    for space in group.spaces:
        if held & space.bit:
            prices += space.price
            number += 1
    if group.kind != LOT:
        return prices * (3 + number) // 4
    if held == group.mask:
        return prices * 5 // 2
    return prices * 5 // 4 if number > 1 and number + 1 == group.size else prices


def would_complete(group: Group, owned: i64, space: Space) -> bool:
    """Whether one who owns this set of deeds would have the whole group with this one."""
    return (owned | space.bit) & group.mask == group.mask


def would_block(sight: PropertySight, group: Group, space: Space) -> bool:
    """Whether somebody else would have the whole group with this deed."""
    seat: i64 = 0
    while seat < sight.seats():
        if seat != sight.seat and would_complete(group, sight.owned(seat), space):
            return True
        seat += 1
    return False


def most_to_bid(sight: PropertySight, space: Space) -> i64:
    """What a deed is worth in an auction: its price, more if it completes a group or blocks another's."""
    group = sight.board().group_of(space)
    owned = sight.owned(sight.seat)
    worth = holding(group, owned | space.bit) - holding(group, owned)
    worth = min(worth, space.price * 5 // 2)
    dear = space.price * 3 // 2
    if worth < dear and group.kind == LOT and would_block(sight, group, space):
        return dear
    return worth


def rent_at(sight: PropertySight, space: Space, height: i64) -> i64:
    """The rent of a lot of a whole group with so many houses (one more than the most: a hotel)."""
    if height == 0:
        return space.rents[0] * 2
    return space.rents[5] if height > sight.agreed().most_houses else space.rents[height]


def owner_of_group(sight: PropertySight, group: Group) -> Seat:
    """Who owns the whole group, or NOBODY."""
    owner = sight.owner(group.spaces[0].index)
    if owner == NOBODY or sight.owned(owner) & group.mask != group.mask:
        return NOBODY
    return owner


def dearest_rent(sight: PropertySight) -> i64:
    """The highest rent that the others could ask this seat for on lots they have built on."""
    dearest: i64 = 0
    built = sight.built() & ~sight.owned(sight.seat)
    if not built:
        return 0
    for group in sight.board().colours:
        if not built & group.mask or owner_of_group(sight, group) == NOBODY:
            continue
        for space in group.spaces:
            if built & space.bit:
                dearest = max(dearest, rent_at(sight, space, sight.height(space.index)))
    return dearest


def reserve(sight: PropertySight) -> i64:
    """What to keep in the purse: a third of the dearest rent that threatens, within bounds."""
    return min(SMALL + dearest_rent(sight) // 3, MOST_KEPT)


def unowned(board: Board, sight: PropertySight) -> i64:
    """How many deeds the Bank still has."""
    number: i64 = 0
    for space in board.deeds:
        if sight.owner(space.index) == NOBODY:
            number += 1
    return number
