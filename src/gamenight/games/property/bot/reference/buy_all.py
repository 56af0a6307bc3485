"""The player that buys everything and keeps nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from gamenight.games.property.actions import BID, PASS
from gamenight.games.property.bot.manners import Manners
from gamenight.games.property.bot.reference.simple import SimplePlayer, picked
from gamenight.games.property.bot.trading import next_offer, suits_offer
from gamenight.games.property.bot.worth import most_to_bid
from gamenight.games.property.sight import PropertySight
from gamenight.games.property.stages import AFTER
from gamenight.kernel.action import Action

if TYPE_CHECKING:
    from gamenight.games.property.shown import Offer
    from gamenight.kernel.game import Game
    from gamenight.kernel.seat import Seat
    from gamenight.kernel.sight import Sight


@final
class BuyAll(SimplePlayer):
    """Buys whatever it can pay, builds with the last coin, and thinks of no bad day.

    It bids up to what the plain player would, proposes such trades as the plain one, but every turn, and
    accepts what suits that one.
    """

    def __init__(self) -> None:
        super().__init__(0)
        self.manners = Manners()

    def begin(self, game: Game[Any], seat: Seat, seed: int) -> None:
        """Remember nothing."""
        self.manners = Manners()

    def is_eager(self, sight: Sight[Any]) -> bool:
        """At the end of its turn, and where a rent or an offer waits."""
        assert isinstance(sight, PropertySight)
        return sight.stage() is AFTER or sight.may_ask() or sight.is_offered()

    def bid(self, sight: PropertySight, answers: list[Action]) -> Action:
        """A tenth of the price more than the last bid, while that is not beyond what it counts."""
        template = picked(answers, BID)
        auction = sight.auction()
        if template.verb is not BID or auction is None:
            return picked(answers, PASS)
        space = sight.board().spaces[auction.space]
        price = space.price if auction.piece is None else 100
        limit = min(most_to_bid(sight, space) if auction.piece is None else price, template.most)
        if template.number > limit:
            return picked(answers, PASS)
        return Action(BID, number=min(max(auction.bid + price // 10, template.number), limit))

    def takes(self, sight: PropertySight, offer: Offer) -> bool:
        """What suits the plain player."""
        return suits_offer(sight, offer)

    def proposal(self, sight: PropertySight, choices: list[Action]) -> Action | None:
        """What the plain player would offer."""
        if sight.stage() is not AFTER:
            return None
        self.manners.look(sight)
        return next_offer(sight, choices, self.manners)
