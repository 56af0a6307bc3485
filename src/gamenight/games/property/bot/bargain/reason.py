"""Why a bot offered a trade or refused one, for sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from gamenight.bots.reason import Reason
from gamenight.games.property.board import LOT
from gamenight.games.property.bot.reason import in_hundred

if TYPE_CHECKING:
    from gamenight.games.property.bot.bargain.swap import Scales, Swap
    from gamenight.kernel.seat import Seat

NO_LOT: Final = -1

# Why it refuses
GIVES_GROUP: Final = "gives_group"  # it would complete the group of `space` for the other
BREAKS_GROUP: Final = "breaks_group"  # it would lose the group of `space`
WANT_MORE: Final = "want_more"  # with `amount` more it would have accepted
CANNOT_PAY: Final = "cannot_pay"  # `amount` is more than it has
NO_GAIN: Final = "no_gain"  # nothing in it

# Why it offers
COMPLETES: Final = "completes"  # the group of `space` would be its own
HELPS_BOTH: Final = "helps_both"  # a group for each, the one of `space` for itself
NEARS: Final = "nears"  # `space` brings its group nearer
SELLS: Final = "sells"  # for `amount`
SWAPS: Final = "swaps"  # deeds for deeds, or deeds for money
SAVES: Final = "saves"  # without `amount` it would be bankrupt

# Why it accepts
GAINS: Final = "gains"  # the chance to win rises


@final
class TradeReason(Reason):
    """Why a trade is offered, accepted or refused: with whom, a lot of the group in question, a sum.

    `here` and `there` are wins in a hundred games: with the trade, and as things stand.
    """

    def __init__(  # noqa: PLR0913  all that a sentence may name
        self,
        key: str,
        other: Seat,
        space: i64 = NO_LOT,
        amount: i64 = 0,
        here: i64 = 0,
        there: i64 = 0,
    ) -> None:
        super().__init__(key)
        self.other: Final[Seat] = other
        self.space: Final[i64] = space
        self.amount: Final[i64] = amount
        self.here: Final[i64] = here
        self.there: Final[i64] = there

    def weighed(self, scales: Scales, swap: Swap) -> TradeReason:
        """This reason with what the trade does to the chance to win."""
        scales.weigh(swap)
        now = scales.outlook.chance(scales.seat)
        here = in_hundred(now + scales.mine)
        return TradeReason(self.key, self.other, self.space, self.amount, here, in_hundred(now))


def reason_to_refuse(scales: Scales, swap: Swap, most: i64) -> TradeReason:
    """Why not: no money, too little of it, or a group; `most` is the most it would pay for these deeds."""
    outlook = scales.outlook
    if swap.pays > outlook.cash[scales.seat]:
        return TradeReason(CANNOT_PAY, swap.other, NO_LOT, swap.pays)
    lost = lot_gained(scales, outlook.owned[scales.seat] & ~swap.gives | swap.takes, swap.gives)
    if lost != NO_LOT:
        return TradeReason(BREAKS_GROUP, swap.other, lost)
    theirs = lot_gained(scales, outlook.owned[swap.other], swap.gives)
    if theirs != NO_LOT:
        return TradeReason(GIVES_GROUP, swap.other, theirs, max(swap.pays - most, 0))
    if most > -outlook.cash[swap.other] and swap.pays > most:
        return TradeReason(WANT_MORE, swap.other, NO_LOT, swap.pays - most)
    return TradeReason(NO_GAIN, swap.other)


def reason_to_offer(scales: Scales, swap: Swap) -> TradeReason:
    """Why: a group for oneself, for both, a step to one, or money."""
    outlook = scales.outlook
    mine = lot_gained(scales, outlook.owned[scales.seat], swap.takes)
    theirs = lot_gained(scales, outlook.owned[swap.other], swap.gives)
    if mine != NO_LOT:
        return TradeReason(HELPS_BOTH if theirs != NO_LOT else COMPLETES, swap.other, mine, max(swap.pays, 0))
    step = step_to_group(scales, swap.takes)
    if step != NO_LOT:
        return TradeReason(NEARS, swap.other, step)
    if swap.pays >= 0:
        return TradeReason(SWAPS, swap.other, theirs)
    return TradeReason(SELLS, swap.other, theirs, -swap.pays)


def reason_to_sell(scales: Scales, swap: Swap) -> TradeReason:
    """Why somebody sells who would else be bankrupt."""
    theirs = lot_gained(scales, scales.outlook.owned[swap.other], swap.gives)
    return TradeReason(SAVES, swap.other, theirs, -swap.pays)


def lot_gained(scales: Scales, owned: i64, gets: i64) -> i64:
    """A lot of the group that whoever owns these deeds would have whole by getting those, or NO_LOT."""
    for group in scales.outlook.board.groups:
        is_lacking = group.kind == LOT and owned & group.mask != group.mask
        if is_lacking and gets & group.mask and (owned | gets) & group.mask == group.mask:
            return group.spaces[0].index
    return NO_LOT


def step_to_group(scales: Scales, takes: i64) -> i64:
    """The first of these deeds, if they are all of one group of lots, or NO_LOT."""
    for group in scales.outlook.board.colours:
        if takes and takes & ~group.mask == 0:
            for space in group.spaces:
                if takes & space.bit:
                    return space.index
    return NO_LOT
