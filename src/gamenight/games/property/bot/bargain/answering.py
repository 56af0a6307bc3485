"""Answering an offer: accept what brings enough, else refuse with a reason, or say what would do."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from gamenight.games.property.actions import ACCEPT, COUNTER, REFUSE
from gamenight.games.property.bot.bargain.partner import accepts
from gamenight.games.property.bot.bargain.proposing import STEP
from gamenight.games.property.bot.bargain.reason import reason_to_refuse
from gamenight.games.property.bot.bargain.swap import Scales, swap_of
from gamenight.kernel.action import ABSENT, Action

if TYPE_CHECKING:
    from gamenight.games.property.bot.bargain.reason import TradeReason
    from gamenight.games.property.bot.bargain.swap import Swap
    from gamenight.games.property.bot.bargain.talk import Talk
    from gamenight.games.property.sight import PropertySight


@final
class Answering:
    """What one seat says to the offers that are made to it."""

    def __init__(self, sight: PropertySight, scales: Scales, talk: Talk, judge: i64) -> None:
        self.sight = sight
        self.scales = scales
        self.talk = talk
        self.judge: i64 = judge  # as which kind of judge it answers; ABSENT: as itself
        self.reason: TradeReason | None = None  # of the refusal, if it was one

    def answer(self, choices: list[Action], may_offer: bool) -> Action | None:
        """What to say to the first offer that the choices speak of."""
        refusal: Action | None = None
        accepting: Action | None = None
        for action in choices:
            if action.verb is ACCEPT and (refusal is None or refusal.item == action.item):
                accepting = action
            elif action.verb is REFUSE and refusal is None:
                refusal = action
        if refusal is None:
            return None
        offer = self.sight.offer(refusal.item)
        if offer is None:
            return None
        swap = swap_of(offer, i64(self.talk.style.card_worth))
        if self.judge != ABSENT:
            is_good = accepting is not None and accepting.item == refusal.item and self.is_accepted(swap)
            return accepting if is_good else refusal
        if accepting is not None and accepting.item == refusal.item and self.pleases(swap):
            return accepting
        most = self.most(swap)
        self.reason = reason_to_refuse(self.scales, swap, most)
        has_cards = offer.gives.cards != 0 or offer.takes.cards != 0
        if may_offer and not has_cards and may_counter(choices, refusal.item):
            counter = self.counter(swap, most)
            if counter is not None:
                return counter.action(self.scales.outlook.board, refusal.item)
        return refusal

    def is_accepted(self, swap: Swap) -> bool:
        """Whether its kind of judge accepts, seen as who offers would see it."""
        scales = Scales(self.scales.outlook, swap.other)
        scales.slack = self.scales.slack
        seen = swap.mirrored(self.scales.seat)
        scales.weigh(seen)
        return scales.is_payable(seen) and accepts(self.judge, scales, seen)

    def pleases(self, swap: Swap) -> bool:
        """Whether a trade brings enough, also beside what the other gains by it."""
        self.scales.weigh(swap)
        style = self.talk.style
        mine = self.scales.mine
        slack = self.scales.slack
        return (
            mine >= style.least_gain - slack
            and mine >= style.share_of_gain * self.scales.theirs - slack
            and self.scales.is_payable(swap)
        )

    def most(self, swap: Swap) -> i64:
        """The most it would pay for these deeds (below zero: the least it would take), in fives."""
        outlook = self.scales.outlook
        low = -(outlook.cash[swap.other] // STEP) - 1
        high = outlook.cash[self.scales.seat] // STEP
        while low < high:
            middle = (low + high + 1) // 2
            if self.pleases(swap.at(middle * STEP)):
                low = middle
            else:
                high = middle - 1
        return low * STEP

    def counter(self, swap: Swap, most: i64) -> Swap | None:
        """A counter-offer: the same deeds for enough cash, if it is new and there is hope."""
        outlook = self.scales.outlook
        if not self.talk.may_ask(swap.other) or most < -outlook.cash[swap.other]:
            return None
        trade = swap.at(min(most, swap.pays))
        mine = outlook.owned[self.scales.seat]
        theirs = outlook.owned[swap.other]
        if not self.pleases(trade) or not self.talk.is_new(trade, mine, theirs):
            return None
        if self.talk.partners[swap.other].hope(self.scales, trade) < self.talk.style.least_hope:
            return None
        self.talk.note(trade, mine, theirs)
        return trade


def may_counter(choices: list[Action], number: i64) -> bool:
    """Whether the choices leave open a counter-offer to that offer."""
    for action in choices:
        if action.verb is COUNTER and action.item == number and action.most != ABSENT:
            return True
    return False
