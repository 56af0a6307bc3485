"""What one seat holds, as numbers: rent that comes in, cash that is left, deeds that stand alone."""

from __future__ import annotations

from math import log1p, sqrt
from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.games.property.board import LOT
from gamenight.games.property.bot.value.survey import MIDDLE
from gamenight.kernel.seat import count

if TYPE_CHECKING:
    from gamenight.games.property.board import Group
    from gamenight.games.property.bot.value.survey import Survey


@final
class Holding:
    """The measures of a seat with some deeds and some cash, after spending the cash in thought.

    It builds first where three houses bring most for their price, on all its whole groups, then up to hotels.
    """

    def __init__(self, survey: Survey) -> None:
        self.survey = survey
        self.steps: vec[i64] = vec[i64]([0] * len(survey.board.groups))  # by group, once spent
        self.income: float = 0.0  # rent for a throw of another, after spending
        self.now: float = 0.0  # and before
        self.left: float = 0.0  # cash after spending
        self.loose: float = 0.0  # printed prices of deeds of no whole group of lots
        self.pledged: float = 0.0  # of which mortgaged
        self.near: float = 0.0  # promise of groups of lots that lack one deed
        self.solid: float = 0.0  # what could be raised without a trade
        self.whole: i64 = 0  # the set of whole groups of lots, by index

    def measure(self, owned: i64, mortgaged: i64, cash: i64, built: vec[i64]) -> None:
        """Look at these deeds and this cash, with so many houses on each group."""
        survey = self.survey
        self.income = 0.0
        self.now = 0.0
        self.loose = 0.0
        self.pledged = 0.0
        self.near = 0.0
        self.whole = 0
        self.solid = float(cash)
        one: i64 = 1
        for group in survey.order:
            held = owned & group.mask
            if held == 0:
                continue
            if group.kind == LOT and held == group.mask:
                self.whole |= one << group.index
            else:
                self.count_loose(group, held, held & mortgaged)
        spare = cash
        if self.whole:
            spare = self.spend(mortgaged, spare, built)
        self.left = float(spare)

    def count_loose(self, group: Group, held: i64, pledged: i64) -> None:
        """Deeds of a group that is not whole, or cannot be built on."""
        survey = self.survey
        number = count(held)
        is_lot = group.kind == LOT
        each = 0.0 if is_lot else survey.by_steps[group.index][number]
        for space in group.spaces:
            if not held & space.bit:
                continue
            self.loose += float(space.price)
            if pledged & space.bit:
                self.pledged += float(space.price)
            else:
                brings = survey.bare[space.index] if is_lot else each
                self.income += brings
                self.now += brings
                self.solid += float(space.mortgage)
        if is_lot and number + 1 == group.size:
            self.near += survey.promise(group)

    def spend(self, mortgaged: i64, spare: i64, built: vec[i64]) -> i64:
        """Lift and build on the whole groups, the best first; what is left of the cash."""
        survey = self.survey
        one: i64 = 1
        for group in survey.order:
            if not self.whole & (one << group.index):
                continue
            place = group.index
            steps = built[place]
            due = lifting_cost(group, mortgaged) if mortgaged & group.mask else 0
            self.solid += float(steps * group.house // 2 + unpledged(group, mortgaged))
            if due == 0:
                self.now += survey.by_steps[place][steps]
            if due > spare:
                self.steps[place] = -1
                continue
            spare -= due
            spare -= self.build(group, steps, min(MIDDLE, survey.most) * group.size, spare)
        for group in survey.order:
            if self.whole & (one << group.index) and self.steps[group.index] >= 0:
                place = group.index
                spare -= self.build(group, self.steps[place], survey.most * group.size, spare)
                self.income += survey.by_steps[place][self.steps[place]]
        return spare

    def build(self, group: Group, steps: i64, most: i64, spare: i64) -> i64:
        """Go from so many steps up to the most, or as far as the cash goes; what it costs."""
        more = min(most - steps, spare // group.house)
        more = max(more, 0)
        self.steps[group.index] = steps + more
        return more * group.house

    def features(self) -> list[float]:
        """The measures as the fitted value weighs them, in the order of the style's `value`."""
        return [
            self.income / 10.0,
            sqrt(self.income),
            self.now / 10.0,
            self.left / 1000.0,
            self.loose / 1000.0,
            self.pledged / 1000.0,
            self.near / 10.0,
            log1p(self.solid / 100.0),
        ]

    def score(self, weights: vec[float]) -> float:
        """The measures weighed and added up."""
        return (
            weights[0] * self.income / 10.0
            + weights[1] * sqrt(self.income)
            + weights[2] * self.now / 10.0
            + weights[3] * self.left / 1000.0
            + weights[4] * self.loose / 1000.0
            + weights[5] * self.pledged / 1000.0
            + weights[6] * self.near / 10.0
            + weights[7] * log1p(self.solid / 100.0)
        )


def lifting_cost(group: Group, mortgaged: i64) -> i64:
    """What it costs to lift the mortgages of a group."""
    due: i64 = 0
    for space in group.spaces:
        if mortgaged & space.bit:
            due += space.mortgage + space.interest
    return due


def unpledged(group: Group, mortgaged: i64) -> i64:
    """What mortgages on the free deeds of a whole group would bring."""
    total: i64 = 0
    for space in group.spaces:
        if not mortgaged & space.bit:
            total += space.mortgage
    return total
