"""Finding the trade to offer: partner, group to complete, what to give for it, and the least cash."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from gamenight.games.property.board import LOT
from gamenight.games.property.bot.bargain.partner import FAIR, JUDGES, LISTED, NEVER, accepts
from gamenight.games.property.bot.bargain.swap import Swap
from gamenight.kernel.seat import NOBODY, Seat

if TYPE_CHECKING:
    from gamenight.games.property.board import Group
    from gamenight.games.property.bot.bargain.swap import Scales
    from gamenight.games.property.bot.bargain.talk import Talk
    from gamenight.games.property.sight import PropertySight

CLOSE: Final = 4  # trades, the most promising, for which the cash is worked out
UNLIKELY: Final = 0.03  # shares below which a kind of judge is not thought of
STEP: Final = 5  # cash is offered in fives
TOO_MUCH: Final = 1_000_000


@final
class Plan:
    """A trade with what it is hoped to bring."""

    def __init__(self, swap: Swap, worth: float, hope: float, gain: float, promise: float = 0.0) -> None:
        self.swap = swap
        self.worth: float = worth  # hope times gain
        self.hope: float = hope
        self.gain: float = gain
        self.promise: float = promise  # of a group that it brings nearer, in chance to win


@final
class Proposing:
    """The trades that one seat could offer now, the best first."""

    def __init__(self, sight: PropertySight, scales: Scales, talk: Talk, wide: i64 = 1) -> None:
        self.scales = scales
        self.outlook = scales.outlook
        self.talk = talk
        self.seat: Seat = scales.seat
        self.free: i64 = sight.tradable(scales.seat)
        self.sight = sight
        self.wide: i64 = wide  # how many times as many trades, and as unlikely ones, are worked out
        self.drafts: list[Plan] = []  # without cash, as promising as both together gain

    def plans(self) -> list[Plan]:
        """The most promising trades with anybody, cash worked out, the best first."""
        seat: i64 = 0
        while seat < self.outlook.seats:
            if seat != self.seat and self.outlook.strengths[seat] > 0.0 and self.talk.may_ask(seat):
                self.draft_with(seat)
            seat += 1
        self.drafts.sort(key=worth_of, reverse=True)
        found: list[Plan] = []
        for draft in self.drafts[: CLOSE * self.wide]:
            self.work_out(draft.swap, draft.promise, found)
        found.sort(key=worth_of, reverse=True)
        return found

    def draft_with(self, other: Seat) -> None:
        """Every group that one trade with this player would complete, and deeds of one's own for money."""
        mine = self.outlook.owned[self.seat]
        theirs = self.sight.tradable(other)
        for group in self.outlook.board.groups:
            lacking = group.mask & ~mine
            wanted = lacking & theirs
            if wanted and wanted == lacking and lacking != group.mask:
                self.draft_for(other, wanted, group.mask)
            elif wanted != lacking and wanted and group.kind == LOT and self.talk.style.reach > 0.0:
                promise = self.promise(group, other, wanted)
                if promise > 0.0:
                    self.draft_for(other, wanted, group.mask, promise)
        self.draft_for(other, 0, 0)

    def promise(self, group: Group, other: Seat, wanted: i64) -> float:
        """What a step to a whole group is worth: a part of what the group would bring, dearly bought.

        The part is smaller while the Bank has some of it, nothing if a deed cannot be had.
        """
        mine = self.outlook.owned[self.seat]
        rest = group.mask & ~mine & ~wanted
        seat: i64 = 0
        while seat < self.outlook.seats:
            if seat != self.seat and seat != other and self.outlook.strengths[seat] > 0.0:
                rest &= ~self.sight.tradable(seat)
            seat += 1
        share = self.talk.style.reach
        cost: i64 = 0
        for space in group.spaces:
            if not mine & space.bit:
                cost += space.price * 3 // 2
            if rest & space.bit:
                if self.sight.owner(space.index) != NOBODY:
                    return 0.0
                share = self.talk.style.early
        outlook = self.outlook
        strength = outlook.strength(mine | group.mask, outlook.mortgaged, outlook.cash[self.seat] - cost)
        whole = outlook.chance_as(self.seat, strength) - outlook.chance(self.seat)
        return share * max(whole, 0.0)

    def draft_for(self, other: Seat, takes: i64, group: i64, promise: float = 0.0) -> None:
        """For these deeds: money, or a loose group of one's own; and all else where that completes one."""
        if takes:
            self.draft(Swap(other, takes, 0, 0), promise)
        theirs = self.outlook.owned[other]
        mine = self.outlook.owned[self.seat]
        for one in self.outlook.board.groups:
            gives = mine & one.mask & self.free
            if gives == 0 or one.mask & group or (gives == one.mask and one.kind == LOT):
                continue
            is_whole = (theirs | gives) & one.mask == one.mask
            if takes or is_whole:
                self.draft(Swap(other, takes, gives, 0), promise)
            if is_whole and self.talk.partners[other].shares[LISTED] > 0.15:
                rest = self.sight.tradable(other) & ~one.mask & ~self.outlook.mortgaged
                if rest and rest != takes:
                    self.draft(Swap(other, rest, gives, 0))

    def draft(self, swap: Swap, promise: float = 0.0) -> None:
        """Note a trade by what both gain together before any cash."""
        self.scales.weigh(swap)
        worth = self.scales.mine + max(self.scales.theirs, -0.2) + self.scales.slack + promise
        if self.talk.partners[swap.other].shares[LISTED] > 0.15:
            worth = max(worth, self.scales.mine + promise)
        if worth > 0.0:
            self.drafts.append(Plan(swap, worth, 0.0, 0.0, promise))

    def work_out(self, swap: Swap, promise: float, found: list[Plan]) -> None:
        """For every kind of judge the least cash that it accepts; what that brings, by the hope of it.

        In a game that stands still everything is tried that could get it going, with little hope too.
        """
        style = self.talk.style
        is_still = self.scales.slack > 0.0
        partner = self.talk.partners[swap.other]
        mine = self.outlook.owned[self.seat]
        theirs = self.outlook.owned[swap.other]
        judge: i64 = 0
        while judge < JUDGES:
            is_likely = partner.shares[judge] > UNLIKELY or is_still
            if judge != NEVER and is_likely and self.may_agree(judge):
                pays = self.least(swap, judge)
                if pays < TOO_MUCH:
                    trade = swap.at(pays)
                    self.scales.weigh(trade)
                    gain = self.scales.mine + self.scales.slack + promise
                    if gain > 0.0 and self.scales.is_payable(trade):
                        hope = partner.hope(self.scales, trade)
                        worth = hope * gain
                        is_worth_it = is_still or (
                            hope * float(self.wide) >= style.least_hope
                            and worth * float(self.wide) >= style.offer_gain
                        )
                        if is_worth_it and self.talk.is_new(trade, mine, theirs):
                            found.append(Plan(trade, worth, hope, gain))
            judge += 1

    def may_agree(self, judge: i64) -> bool:
        """Whether two who look at their chances can agree: one of the last two gains what the other loses."""
        return judge > FAIR or self.outlook.alive > 2 or self.scales.slack > 0.0

    def least(self, swap: Swap, judge: i64) -> i64:
        """The least cash to pay (below zero: the most to get) that a judge of that kind accepts, in fives."""
        low = -(self.outlook.cash[swap.other] // STEP)
        high = self.outlook.cash[self.seat] // STEP
        if not self.would(swap.at(high * STEP), judge):
            return TOO_MUCH
        while low < high:
            middle = (low + high) // 2
            if self.would(swap.at(middle * STEP), judge):
                high = middle
            else:
                low = middle + 1
        return high * STEP

    def would(self, swap: Swap, judge: i64) -> bool:
        """Whether a judge of that kind accepts."""
        if judge <= FAIR:  # the others do not look at chances
            self.scales.weigh(swap)
        return accepts(judge, self.scales, swap)


def worth_of(plan: Plan) -> float:
    """What a plan is hoped to bring."""
    return plan.worth
