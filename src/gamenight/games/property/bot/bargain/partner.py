"""What another is thought to accept, learnt from what that seat accepted and refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.games.property.bot.bargain.swap import interest_on, listed
from gamenight.games.property.bot.worth import SMALL, holding

if TYPE_CHECKING:
    from gamenight.games.property.board import Board
    from gamenight.games.property.bot.bargain.swap import Scales, Swap

# The kinds of judges, in the order of the style's `partners.prior`
VALUE: Final = 0
FAIR: Final = 1
PLAIN: Final = 2
LISTED: Final = 3
STRICT: Final = 4
NEVER: Final = 5
JUDGES: Final = 6

SURE: Final = 0.9  # how often a judge does what its kind does
GAIN: Final = 0.005  # chance to win that one wants to gain who judges by it
LEAST: Final = 0.005  # no kind is ever quite out of the question


@final
class Partner:
    """How one seat judges offers: a share for each kind of judge that it may be."""

    def __init__(self, prior: vec[float]) -> None:
        self.shares: vec[float] = vec[float]()
        total = 0.0
        for one in prior:
            total += one
        for one in prior:
            self.shares = append(self.shares, one / total)

    def hope(self, scales: Scales, swap: Swap) -> float:
        """How likely the seat is to accept a trade that was just weighed."""
        found = 0.0
        judge: i64 = 0
        while judge < JUDGES:
            if accepts(judge, scales, swap):
                found += self.shares[judge]
            judge += 1
        return found * SURE

    def learn(self, scales: Scales, swap: Swap, has_accepted: bool) -> None:
        """Trust those kinds more that would have answered so."""
        total = 0.0
        judge: i64 = 0
        while judge < JUDGES:
            is_right = accepts(judge, scales, swap) == has_accepted
            self.shares[judge] = max(self.shares[judge] * (SURE if is_right else 1.0 - SURE), LEAST)
            total += self.shares[judge]
            judge += 1
        judge = 0
        while judge < JUDGES:
            self.shares[judge] /= total
            judge += 1


def accepts(judge: i64, scales: Scales, swap: Swap) -> bool:
    """Whether a judge of that kind, in the other's place, accepts a trade that was just weighed."""
    if judge == NEVER:
        return False
    if judge == VALUE:
        return scales.theirs >= GAIN - scales.slack
    if judge == FAIR:
        is_fair = scales.theirs * 2.0 >= scales.mine - scales.slack * 4.0
        return scales.theirs >= GAIN - scales.slack and is_fair
    if judge == PLAIN:
        return suits_plain(scales, swap)
    outlook = scales.outlook
    board = outlook.board
    if judge == LISTED and completes(board, outlook.owned[swap.other], swap.gives, swap.takes):
        return True
    got = listed(board, swap.gives, outlook.mortgaged) + max(swap.pays, 0)
    lost = listed(board, swap.takes, outlook.mortgaged) + max(-swap.pays, 0)
    return got * 4 >= lost * 5 and got > 0


def suits_plain(scales: Scales, swap: Swap) -> bool:
    """Whether the other gains by printed prices, whole groups counted more, at least half of what we do."""
    outlook = scales.outlook
    board = outlook.board
    due = interest_on(board, swap.gives & outlook.mortgaged) - swap.pays
    if due > 0 and outlook.cash[swap.other] - due < SMALL:
        return False
    theirs = prized(scales, outlook.owned[swap.other], swap.gives, swap.takes) + swap.pays
    mine = prized(scales, outlook.owned[scales.seat], swap.takes, swap.gives) - swap.pays
    return theirs > 0 and 2 * theirs >= mine


def prized(scales: Scales, owned: i64, gets: i64, gives: i64) -> i64:
    """What deeds got and given are worth beside the others, as the plain player counts."""
    total: i64 = 0
    after = (owned | gets) & ~gives
    for group in scales.outlook.board.groups:
        if group.mask & (gets | gives):
            total += holding(group, after) - holding(group, owned)
    loaded = (gets | gives) & scales.outlook.mortgaged
    if loaded:
        for space in scales.outlook.board.deeds:
            if loaded & gets & space.bit:
                total -= space.mortgage + 2 * space.interest
            elif loaded & space.bit:
                total += space.mortgage
    return total


def completes(board: Board, owned: i64, gets: i64, gives: i64) -> bool:
    """Whether one who owns these deeds would have a group whole that is not whole now."""
    after = (owned | gets) & ~gives
    for group in board.groups:
        if after & group.mask == group.mask and owned & group.mask != group.mask:
            return True
    return False
