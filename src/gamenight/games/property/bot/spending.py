"""What to buy, bid, build, lift and raise, by what it does to the chance to win."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from gamenight.games.property.actions import BID, BUILD, BUY_IT, DECLINE, LIFT, MORTGAGE, PASS, PUT
from gamenight.games.property.bot.money import can_raise, least_harm
from gamenight.games.property.bot.plain import pick
from gamenight.games.property.bot.value.survey import MIDDLE
from gamenight.games.property.bot.worth import dearest_rent
from gamenight.kernel.action import Action
from gamenight.kernel.seat import NOBODY, Seat

if TYPE_CHECKING:
    from gamenight.games.property.board import Group, Space
    from gamenight.games.property.bot.style import Style
    from gamenight.games.property.bot.value.outlook import Outlook
    from gamenight.games.property.sight import PropertySight

STEPS: Final = 10  # bids rise by this part of the price


@final
class Spending:
    """The purse of one seat, with an outlook that has just looked."""

    def __init__(self, sight: PropertySight, outlook: Outlook, style: Style) -> None:
        self.sight = sight
        self.outlook = outlook
        self.style = style
        self.seat: Seat = sight.seat

    # Deeds

    def with_deed(self, seat: Seat, space: Space, price: i64) -> float:
        """How likely this seat is to win if a seat gets a deed for a price."""
        outlook = self.outlook
        strength = outlook.strength(
            outlook.owned[seat] | space.bit, outlook.mortgaged, outlook.cash[seat] - price
        )
        if seat == self.seat:
            return outlook.chance_as(seat, strength)
        return outlook.chance_beside(self.seat, outlook.strengths[self.seat], seat, strength)

    def without(self, space: Space) -> float:
        """How likely this seat is to win if the one whom the deed helps most gets it for its price."""
        least = self.outlook.chance(self.seat)
        seat: i64 = 0
        while seat < self.outlook.seats:
            if seat != self.seat and self.outlook.strengths[seat] > 0.0:
                price = min(space.price, self.outlook.cash[seat])
                least = min(least, self.with_deed(seat, space, price))
            seat += 1
        return least

    def must_raise(self, space: Space) -> bool:
        """Whether a deed that the purse does not reach is worth mortgages on loose ones."""
        need = space.price - self.outlook.cash[self.seat]
        group = self.outlook.board.group_of(space)
        if need <= 0 or not can_raise(self.sight, need, group.mask):
            return False
        outlook = self.outlook
        owned = outlook.owned[self.seat]
        pledged = self.pledges(need, group.mask)
        with_it = outlook.strength(owned | space.bit, outlook.mortgaged | pledged, 0)
        return outlook.chance_as(self.seat, with_it) > self.without(space)

    def pledges(self, need: i64, spared: i64) -> i64:
        """Loose deeds, the cheapest first, whose mortgages together bring so much."""
        found: i64 = 0
        owned = self.outlook.owned[self.seat]
        free = owned & ~self.outlook.mortgaged & ~spared
        for group in self.outlook.board.groups:
            if group.mask & owned == group.mask:
                continue
            for space in group.spaces:
                if free & space.bit and need > 0:
                    found |= space.bit
                    need -= space.mortgage
        return found

    def purchase(self, answers: list[Action]) -> Action:
        """Buy if one is better off than if the keenest of the others had it; raise the money if that pays."""
        space = self.outlook.board.spaces[self.sight.for_sale()]
        left = self.outlook.cash[self.seat] - space.price
        if left >= 0:
            is_good = self.with_deed(self.seat, space, space.price) >= self.without(space)
            return pick(answers, BUY_IT if is_good else DECLINE)
        if self.must_raise(space):
            group = self.outlook.board.group_of(space)
            spare = [
                one
                for one in answers
                if one.verb is MORTGAGE and not self.outlook.board.spaces[one.item].bit & group.mask
            ]
            action = least_harm(self.sight, spare, -left)
            if action is not None:
                return action
        return pick(answers, DECLINE)

    def bid(self, answers: list[Action]) -> Action:
        """Raise by a tenth of the price while that leaves one better off than the leader having it."""
        template = pick(answers, BID)
        auction = self.sight.auction()
        if template.verb is not BID or auction is None:
            return pick(answers, PASS)
        board = self.outlook.board
        if auction.piece is not None:
            return self.bid_for_piece(answers, template)
        space = board.spaces[auction.space]
        number = max(auction.bid + space.price // STEPS, template.number)
        if auction.leader == NOBODY:
            number = max(space.price // 4, template.number)
        number = min(number, template.most)
        if self.is_worth(space, number, auction.leader, auction.bid):
            return Action(BID, number=number)
        if number > template.number and self.is_worth(space, template.number, auction.leader, auction.bid):
            return Action(BID, number=template.number)
        return pick(answers, PASS)

    def is_worth(self, space: Space, bid: i64, leader: Seat, led: i64) -> bool:
        """Whether a deed for this bid is better than letting it go to the leader (to nobody) for the last."""
        passed = self.outlook.chance(self.seat)
        if leader != NOBODY:
            passed = self.with_deed(leader, space, led)
        price = i64(float(bid) / max(self.style.bid_share, 0.1))
        return price <= self.outlook.cash[self.seat] and self.with_deed(self.seat, space, price) > passed

    def bid_for_piece(self, answers: list[Action], template: Action) -> Action:
        """A scarce building up to half as much again as it costs in one's dearest group."""
        dearest: i64 = 0
        owned = self.outlook.owned[self.seat]
        for group in self.outlook.board.colours:
            if owned & group.mask == group.mask:
                dearest = max(dearest, group.house)
        number = max(template.number, dearest // 2)
        if template.number <= dearest * 3 // 2 and number <= template.most:
            return Action(BID, number=number)
        return pick(answers, PASS)

    # Buildings and mortgages

    def reserve(self) -> i64:
        """What stays in the purse: a part of the dearest rent that threatens."""
        if self.style.reserve <= 0.0:
            return 0
        return i64(min(self.style.reserve * float(dearest_rent(self.sight)), self.style.reserve_most))

    def building(self, answers: list[Action]) -> Action | None:
        """The next house where houses bring most for their price, if the reserve is left."""
        best: Action | None = None
        most = 0.0
        spare = self.outlook.cash[self.seat] - self.reserve()
        for action in answers:
            if action.verb is BUILD:
                space = self.outlook.board.spaces[action.item]
                if space.house <= spare:
                    worth = self.rise(space, spare)
                    if worth > most:
                        best = action
                        most = worth
        return best

    def rise(self, space: Space, spare: i64) -> float:
        """What building on from here brings for its price: up to three houses a lot if they can be paid."""
        survey = self.outlook.survey
        group = self.outlook.board.group_of(space)
        rents = survey.by_steps[group.index]
        steps = self.outlook.built[group.index]
        aim = min(steps + spare // group.house, min(MIDDLE, survey.most) * group.size)
        aim = max(aim, steps + 1)
        rate = (rents[aim] - rents[steps]) / float((aim - steps) * group.house)
        height = self.sight.height(space.index)
        here = survey.rent_at(space, height + 1) - survey.rent_at(space, height)
        return rate + 0.000001 * survey.shares[space.index] * float(here)

    def placing(self, answers: list[Action]) -> Action:
        """Where to put a building that was won."""
        best = answers[0]
        most = -1.0
        for action in answers:
            if action.verb is PUT:
                worth = self.rise(self.outlook.board.spaces[action.item], 0)
                if worth > most:
                    best = action
                    most = worth
        return best

    def group_to_feed(self) -> Group | None:
        """A whole group with less than three houses a lot for which there is no money, or None."""
        owned = self.outlook.owned[self.seat] & ~self.outlook.mortgaged
        cash = self.outlook.cash[self.seat]
        for group in self.outlook.survey.order:
            if group.house > 0 and owned & group.mask == group.mask:
                is_low = self.outlook.built[group.index] < min(MIDDLE, self.outlook.survey.most) * group.size
                if is_low and cash < group.house and self.sight.houses() > 0:
                    return group
        return None

    def pledge_to_build(self, answers: list[Action]) -> Action | None:
        """Mortgage a loose deed if houses for that money are worth more."""
        group = self.group_to_feed()
        if group is None:
            return None
        outlook = self.outlook
        owned = outlook.owned[self.seat]
        best: Action | None = None
        most = outlook.strengths[self.seat] * 1.02
        for action in answers:
            if action.verb is MORTGAGE:
                space = outlook.board.spaces[action.item]
                if owned & outlook.board.group_of(space).mask == outlook.board.group_of(space).mask:
                    continue
                cash = outlook.cash[self.seat] + space.mortgage
                strength = outlook.strength(owned, outlook.mortgaged | space.bit, max(cash, group.house))
                if strength > most:
                    best = action
                    most = strength
        return best

    def lifting(self, answers: list[Action]) -> Action | None:
        """The mortgage whose lifting makes one strongest, if it does and the reserve is left."""
        outlook = self.outlook
        owned = outlook.owned[self.seat]
        best: Action | None = None
        most = outlook.strengths[self.seat]
        for action in answers:
            if action.verb is LIFT:
                space = outlook.board.spaces[action.item]
                left = outlook.cash[self.seat] - space.mortgage - space.interest
                if left < max(self.reserve(), 100):
                    continue
                strength = outlook.strength(owned, outlook.mortgaged & ~space.bit, left)
                if strength > most:
                    best = action
                    most = strength
        return best
