"""What the reference players have in common: one sum to keep, and no thought beyond the question in hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64, mypyc_attr

from gamenight.bots.bot import Bot
from gamenight.games.parts.jail import PAY_FINE, ROLL, USE_CARD
from gamenight.games.property.actions import (
    ACCEPT,
    ASK,
    BID,
    BUILD,
    BUY_IT,
    DECLINE,
    END,
    FLAT,
    KEEP,
    LIFT,
    PASS,
    PUT,
    REDEEM,
    REFUSE,
    TENTH,
    USE_CARD_OF,
    WANT,
    WANT_NONE,
)
from gamenight.games.property.bot.money import best_place, least_harm, profit
from gamenight.games.property.bot.worth import would_complete
from gamenight.games.property.sight import PropertySight
from gamenight.kernel.action import ABSENT, Action

if TYPE_CHECKING:
    from gamenight.games.property.board import Space
    from gamenight.games.property.shown import Offer
    from gamenight.kernel.action import Verb
    from gamenight.kernel.sight import Sight


@mypyc_attr(allow_interpreted_subclasses=True)
class SimplePlayer(Bot):
    """Buys, builds and lifts mortgages while a fixed sum stays in hand; a derived one says the rest."""

    def __init__(self, keeps: i64) -> None:
        self.keeps: i64 = keeps

    def choose(self, sight: Sight[Any], answers: list[Action]) -> Action:
        """By what is asked first; asides that are shown come before the dice."""
        first = answers[0]
        if len(answers) == 1 and first.most == ABSENT:
            return first
        assert isinstance(sight, PropertySight)
        verb = first.verb
        if verb is ROLL or verb is END:
            action = self.business(sight, answers)
            return self.way_on(sight, answers) if action is None else action
        if verb is BUY_IT or verb is DECLINE:
            return picked(answers, BUY_IT if self.buys(sight) else DECLINE)
        if verb is PASS or verb is BID:
            return self.bid(sight, answers)
        if verb is FLAT or verb is TENTH:
            return picked(answers, FLAT)
        if verb is KEEP or verb is REDEEM:
            return picked(answers, KEEP)
        if verb is WANT or verb is WANT_NONE:
            wish = picked(answers, WANT)
            return Action(WANT, number=1) if wish.verb is WANT else wish
        if verb is PUT:
            return best_place(sight, answers)
        debt = sight.debt()
        need: i64 = 0 if debt is None else debt.amount - sight.cash(sight.seat)
        return least_harm(sight, answers, need) or first

    def consider(self, sight: Sight[Any], asides: list[Action]) -> Action | None:
        """Ask for the rent, or answer the offer."""
        assert isinstance(sight, PropertySight)
        return self.answer(sight, asides)

    def answer(self, sight: PropertySight, asides: list[Action]) -> Action | None:
        """Every rent is asked for, every offer accepted or refused."""
        for action in asides:
            if action.verb is ASK:
                return action
        refusal: Action | None = None
        for action in asides:
            if action.verb is ACCEPT:
                offer = sight.offer(action.item)
                if offer is not None and self.takes(sight, offer):
                    return action
            elif action.verb is REFUSE and refusal is None:
                refusal = action
        return refusal

    def business(self, sight: PropertySight, choices: list[Action]) -> Action | None:
        """Rents and offers, then a trade, a house, a mortgage to lift."""
        action = self.answer(sight, choices)
        if action is None:
            action = self.proposal(sight, choices)
        if action is None:
            action = self.house(sight, choices)
        if action is None:
            action = self.lifting(sight, choices)
        return action

    def house(self, sight: PropertySight, choices: list[Action]) -> Action | None:
        """The building that raises the rent most for its price, while the sum stays in hand."""
        best: Action | None = None
        most: i64 = -1
        spare = sight.spare(sight.seat) - self.keeps
        for action in choices:
            if action.verb is BUILD:
                space = sight.board().spaces[action.item]
                if space.house <= spare and profit(sight, space) > most:
                    best = action
                    most = profit(sight, space)
        return best

    def lifting(self, sight: PropertySight, choices: list[Action]) -> Action | None:
        """A mortgage that can be lifted with the sum still in hand afterwards."""
        spare = sight.spare(sight.seat) - self.keeps
        for action in choices:
            if action.verb is LIFT:
                space = sight.board().spaces[action.item]
                if space.mortgage + space.interest <= spare:
                    return action
        return None

    def way_on(self, sight: PropertySight, answers: list[Action]) -> Action:
        """Out of Jail by a card, or for the fine if it can be spared; else the dice."""
        if not sight.jailed(sight.seat):
            return answers[0]
        for action in answers:
            if action.verb is USE_CARD or action.verb is USE_CARD_OF:
                return action
        if sight.cash(sight.seat) - sight.board().numbers.fine >= self.keeps:
            return picked(answers, PAY_FINE)
        return picked(answers, ROLL)

    # What a derived player says

    def buys(self, sight: PropertySight) -> bool:
        """Whether to buy what it stands on."""
        space = sight.board().spaces[sight.for_sale()]
        left = sight.cash(sight.seat) - space.price
        return left >= self.keeps or (left >= 0 and completes(sight, space))

    def bid(self, sight: PropertySight, answers: list[Action]) -> Action:
        """What to bid, or to pass."""
        return picked(answers, PASS)

    def takes(self, sight: PropertySight, offer: Offer) -> bool:
        """Whether to accept an offer."""
        return False

    def proposal(self, sight: PropertySight, choices: list[Action]) -> Action | None:
        """A trade to offer now."""
        return None


def picked(answers: list[Action], verb: Verb) -> Action:
    """The answer with this verb, or the first if there is none."""
    for action in answers:
        if action.verb is verb:
            return action
    return answers[0]


def completes(sight: PropertySight, space: Space) -> bool:
    """Whether this seat would own the whole group with that deed."""
    return would_complete(sight.board().group_of(space), sight.owned(sight.seat), space)


def listed(sight: PropertySight, deeds: i64) -> i64:
    """The printed prices of a set of deeds together; a mortgaged one counts half."""
    total: i64 = 0
    for space in sight.board().deeds:
        if deeds & space.bit:
            total += space.price // 2 if sight.mortgaged() & space.bit else space.price
    return total


def gains_group(sight: PropertySight, gets: i64, gives: i64) -> bool:
    """Whether this seat would own a group whole, which it does not now, by getting and giving these deeds."""
    owned = sight.owned(sight.seat)
    after = (owned | gets) & ~gives
    for group in sight.board().groups:
        if after & group.mask == group.mask and owned & group.mask != group.mask:
            return True
    return False
