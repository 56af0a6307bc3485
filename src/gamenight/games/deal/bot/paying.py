"""Several ways to pay a sum, for a player of the card game who looks ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from gamenight.games.deal.actions import PAY
from gamenight.games.deal.bot.answers import loss_beside
from gamenight.games.deal.bot.worth import EACH_MILLION
from gamenight.games.deal.rules.purse import next_cards
from gamenight.kernel.action import Action

if TYPE_CHECKING:
    from gamenight.games.deal.sight import DealSight
    from gamenight.games.deal.spot import Spot

MOST_TRIED: Final = 300  # cards laid down in thought
MOST_FOUND: Final = 6


def ways_to_pay(sight: DealSight, due: i64) -> list[Action]:
    """The payments without waste that hurt least, the least first; none where there is no choice."""
    if not sight.may_choose(sight.seat, due):
        return []
    search = Payments(sight)
    search.go_on([], due, 0)
    found = sorted(search.found, key=harm_in)
    return [payment for _, payment in found[:MOST_FOUND]]


@final
class Payments:
    """All payments without waste of a sum, or as many as can be tried, each with what it costs the payer."""

    def __init__(self, sight: DealSight) -> None:
        self.sight: Final = sight
        self.purse: Final = sight.purse()
        self.tried: i64 = 0
        self.found: list[tuple[i64, Action]] = []

    def go_on(self, picked: list[Spot], due: i64, harm: i64) -> None:
        """Pick every card that may follow those picked."""
        for spot in next_cards(self.purse, picked, due):
            self.tried += 1
            if self.tried > MOST_TRIED:
                return
            cards = [*picked, spot]
            left = due - spot.kind.value
            total = harm + loss_beside(self.sight, spot, picked)
            if left > 0:
                self.go_on(cards, left, total)
            else:
                goods = tuple([int(card.number) for card in cards])
                self.found.append((total - EACH_MILLION // 2 * left, Action(PAY, goods=goods)))


def harm_in(pair: tuple[i64, Action]) -> i64:
    """What a payment is sorted by."""
    return pair[0]
