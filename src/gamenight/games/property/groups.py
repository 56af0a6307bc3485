"""Whole groups: which a player has, which are but one deed away, and what a trade does to them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from gamenight.games.property.goods import given_in, taken_in
from gamenight.kernel.event import Event, Kind
from gamenight.kernel.seat import Seat, count
from gamenight.kernel.value import Value

if TYPE_CHECKING:
    from gamenight.games.property.goods import Goods
    from gamenight.games.property.sight import PropertySight
    from gamenight.kernel.action import Action

COMPLETES: Final = Kind("completes", "seat", "group")
BREAKS: Final = Kind("breaks", "seat", "group")
EFFECTS: Final = [COMPLETES, BREAKS]


@final
class Near(Value):
    """A group of which a player has all deeds, or all but one."""

    def __init__(self, group: i64, missing: i64) -> None:
        self.group: Final[i64] = group
        self.missing: Final[i64] = missing  # the set of the deeds that are missing: one, or none


def near_groups(sight: PropertySight, seat: Seat) -> list[Near]:
    """The groups that a seat has, or misses one deed of, in the order of the board.

    Rule: rent.double, build.group
    """
    owned = sight.owned(seat)
    found = []
    for group in sight.board().groups:
        missing = group.mask & ~owned
        if count(group.mask) > 1 and count(missing) <= 1:
            found.append(Near(group.index, missing))
    return found


def weighed(sight: PropertySight, action: Action) -> list[Event]:
    """What an offer would do that is still being put together, or a counter-offer."""
    partner = sight.partner(action)
    if not action.verb.goods or partner == sight.seat or not 0 <= partner < sight.seats():
        return []
    board = sight.board()
    return effects_of(
        sight, sight.seat, partner, given_in(board, action.goods), taken_in(board, action.goods)
    )


def effects_of(sight: PropertySight, seat: Seat, other: Seat, gives: Goods, takes: Goods) -> list[Event]:
    """Which groups become whole in one hand by a trade, and which do not stay so, for both who trade.

    Rule: deal.what, rent.double, build.group
    """
    found = []
    for group in sight.board().groups:
        if count(group.mask) > 1:
            for who, goes, comes in ((seat, gives.deeds, takes.deeds), (other, takes.deeds, gives.deeds)):
                owned = sight.owned(who)
                had = owned & group.mask == group.mask
                has = ((owned & ~goes) | comes) & group.mask == group.mask
                if had != has:
                    found.append(Event(COMPLETES if has else BREAKS, "", [who, group.index]))
    return found
