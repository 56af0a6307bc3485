"""Selling deeds to another player where all that can be raised alone would not pay a debt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from gamenight.games.property.bot.bargain.partner import JUDGES, NEVER, accepts
from gamenight.games.property.bot.bargain.proposing import STEP, UNLIKELY
from gamenight.games.property.bot.bargain.swap import Swap, interest_on

if TYPE_CHECKING:
    from gamenight.games.property.bot.bargain.swap import Scales
    from gamenight.games.property.bot.bargain.talk import Talk
    from gamenight.games.property.shown import Debt
    from gamenight.games.property.sight import PropertySight
    from gamenight.kernel.seat import Seat

LEAST_HOPE: Final = 0.05  # of being accepted, with which the last resort is still tried


@final
class Rescuing:
    """What a debtor who would go bankrupt could sell, to whom, and for how much."""

    def __init__(self, sight: PropertySight, scales: Scales, talk: Talk, debt: Debt) -> None:
        self.sight = sight
        self.scales = scales
        self.outlook = scales.outlook
        self.talk = talk
        self.lacking: i64 = debt.amount - sight.cash(debt.seat) - raised(sight, sight.owned(debt.seat))

    def sale(self) -> Swap | None:
        """The most promising sale that pays the debt together with all that is left to raise, or None."""
        best: Swap | None = None
        most = 0.0
        seat: i64 = 0
        while seat < self.outlook.seats:
            if seat != self.scales.seat and self.outlook.strengths[seat] > 0.0 and self.talk.may_ask(seat):
                for gives in self.lots():
                    judge: i64 = 0
                    while judge < JUDGES:
                        trade = self.priced(seat, gives, judge)
                        if trade is not None:
                            worth = self.worth(trade)
                            if worth > most:
                                best = trade
                                most = worth
                        judge += 1
            seat += 1
        return best

    def lots(self) -> list[i64]:
        """Deeds that may change hands, one by one and all of a group together."""
        free = self.sight.tradable(self.scales.seat)
        found: list[i64] = []
        for group in self.outlook.board.groups:
            held = free & group.mask
            found += [space.bit for space in group.spaces if held & space.bit]
            if held & (held - 1):
                found.append(held)
        return found

    def priced(self, other: Seat, gives: i64, judge: i64) -> Swap | None:
        """The most cash that a judge of that kind gives for deeds, in fives; None if it is not enough."""
        if judge == NEVER or self.talk.partners[other].shares[judge] <= UNLIKELY:
            return None
        outlook = self.outlook
        need = self.lacking + raised(self.sight, gives)
        low = (need + STEP - 1) // STEP
        high = (outlook.cash[other] - interest_on(outlook.board, gives & outlook.mortgaged)) // STEP
        if low > high or not self.would(Swap(other, 0, gives, -low * STEP), judge):
            return None
        while low < high:
            middle = (low + high + 1) // 2
            if self.would(Swap(other, 0, gives, -middle * STEP), judge):
                low = middle
            else:
                high = middle - 1
        return Swap(other, 0, gives, -low * STEP)

    def would(self, swap: Swap, judge: i64) -> bool:
        """Whether a judge of that kind accepts."""
        self.scales.weigh(swap)
        return accepts(judge, self.scales, swap)

    def worth(self, trade: Swap) -> float:
        """The chance to win that is left, by the hope that the trade is accepted; else there is none."""
        scales = self.scales
        scales.weigh(trade)
        hope = self.talk.partners[trade.other].hope(scales, trade)
        outlook = self.outlook
        if hope < LEAST_HOPE or not self.talk.is_new(
            trade, outlook.owned[scales.seat], outlook.owned[trade.other]
        ):
            return 0.0
        return hope * (outlook.chance(scales.seat) + scales.mine)


def raised(sight: PropertySight, deeds: i64) -> i64:
    """What mortgages on these deeds and the sale of their buildings bring.

    Rule: debt.bankrupt
    """
    total: i64 = 0
    pledged = sight.mortgaged()
    for space in sight.board().deeds:
        if deeds & space.bit:
            total += sight.height(space.index) * space.house // 2
            if not pledged & space.bit:
                total += space.mortgage
    return total
