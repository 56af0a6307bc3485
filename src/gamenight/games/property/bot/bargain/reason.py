"""Why a bot offered a trade or refused one, for sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from gamenight.games.property.board import LOT
from gamenight.kernel.value import Value

if TYPE_CHECKING:
    from gamenight.games.property.bot.bargain.swap import Scales, Swap
    from gamenight.kernel.seat import Seat

NO_GROUP: Final = -1

# Why it refuses
GIVES_GROUP: Final = "gives_group"  # it would complete `group` for the other
BREAKS_GROUP: Final = "breaks_group"  # it would lose `group`
WANT_MORE: Final = "want_more"  # with `amount` more it would have accepted
CANNOT_PAY: Final = "cannot_pay"  # `amount` is more than it has
NO_GAIN: Final = "no_gain"  # nothing in it

# Why it offers
COMPLETES: Final = "completes"  # `group` would be its own
HELPS_BOTH: Final = "helps_both"  # a `group` for each
RAISES_MONEY: Final = "raises_money"  # it needs `amount`
SELLS: Final = "sells"  # for `amount`


@final
class Reason(Value):
    """A key for a sentence, and its facts: the other player, a group (or NO_GROUP), a sum of money."""

    def __init__(self, key: str, other: Seat, group: i64 = NO_GROUP, amount: i64 = 0) -> None:
        self.key: Final = key
        self.other: Final[Seat] = other
        self.group: Final[i64] = group
        self.amount: Final[i64] = amount


def reason_to_refuse(scales: Scales, swap: Swap, most: i64) -> Reason:
    """Why not: no money, too little of it, or a group; `most` is the most it would pay for these deeds."""
    outlook = scales.outlook
    if swap.pays > outlook.cash[scales.seat]:
        return Reason(CANNOT_PAY, swap.other, NO_GROUP, swap.pays)
    lost = group_gained(scales, outlook.owned[scales.seat] & ~swap.gives | swap.takes, swap.gives)
    if lost != NO_GROUP:
        return Reason(BREAKS_GROUP, swap.other, lost)
    theirs = group_gained(scales, outlook.owned[swap.other], swap.gives)
    if theirs != NO_GROUP:
        return Reason(GIVES_GROUP, swap.other, theirs, max(swap.pays - most, 0))
    if most > -outlook.cash[swap.other]:
        return Reason(WANT_MORE, swap.other, NO_GROUP, max(swap.pays - most, 0))
    return Reason(NO_GAIN, swap.other)


def reason_to_offer(scales: Scales, swap: Swap) -> Reason:
    """Why: a group for oneself, for both, or money."""
    outlook = scales.outlook
    mine = group_gained(scales, outlook.owned[scales.seat], swap.takes)
    theirs = group_gained(scales, outlook.owned[swap.other], swap.gives)
    if mine != NO_GROUP:
        return Reason(HELPS_BOTH if theirs != NO_GROUP else COMPLETES, swap.other, mine, max(swap.pays, 0))
    return Reason(SELLS, swap.other, theirs, max(-swap.pays, 0))


def group_gained(scales: Scales, owned: i64, gets: i64) -> i64:
    """The group of lots that one who owns these deeds would have whole by getting those, or NO_GROUP."""
    for group in scales.outlook.board.groups:
        if group.kind == LOT and gets & group.mask and owned & group.mask != group.mask:
            if (owned | gets) & group.mask == group.mask:
                return group.index
    return NO_GROUP
