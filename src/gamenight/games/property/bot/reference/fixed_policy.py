"""The fixed-policy player that the property game's literature trains against."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from gamenight.games.property.actions import BID, MAKE_OFFER, PASS
from gamenight.games.property.bot.reference.simple import (
    SimplePlayer,
    completes,
    gains_group,
    listed,
    picked,
)
from gamenight.games.property.bot.trading import interest_on, may_offer
from gamenight.games.property.goods import Goods, said
from gamenight.games.property.sight import PropertySight
from gamenight.games.property.stages import AFTER
from gamenight.kernel.action import Action
from gamenight.kernel.seat import NOBODY, Seat, count

if TYPE_CHECKING:
    from gamenight.games.property.board import Group, Space
    from gamenight.games.property.shown import Offer
    from gamenight.kernel.game import Game
    from gamenight.kernel.sight import Sight

KEEPS: Final = 200
PIECE: Final = 100  # what it bids at most for a scarce building


@final
class FixedPolicy(SimplePlayer):
    """The background agent of the property game's literature, re-made from descriptions of its behaviour.

    It buys if 200 stay in hand or a group is completed; bids halfway from the last bid to the printed price
    (to half as much again for what completes a group); improves while 200 stay; proposes to swap a loose
    deed for one that completes a group, one for one; accepts what completes a group of its own if it can pay
    for it, or what is clearly favourable by the printed prices; mortgages and sells when it must.

    The descriptions are of the agents in Haliem et al., "Learning Monopoly Gameplay" (2021), and
    Bonjour et al., "Decision Making in Monopoly Using a Hybrid Deep Reinforcement Learning Approach" (2022).
    """

    def __init__(self) -> None:
        super().__init__(KEEPS)
        self.turn: i64 = -1
        self.asked: i64 = 0  # deeds that it has asked for this turn

    def begin(self, game: Game[Any], seat: Seat, seed: int) -> None:
        """Remember nothing."""
        self.turn = -1
        self.asked = 0

    def is_eager(self, sight: Sight[Any]) -> bool:
        """At the end of its turn, and where a rent or an offer waits."""
        assert isinstance(sight, PropertySight)
        return sight.stage() is AFTER or sight.may_ask() or sight.is_offered()

    def bid(self, sight: PropertySight, answers: list[Action]) -> Action:
        """Halfway from the last bid to what it counts, while 200 stay or a group is completed."""
        template = picked(answers, BID)
        auction = sight.auction()
        if template.verb is not BID or auction is None:
            return picked(answers, PASS)
        limit: i64 = PIECE
        most = template.most - KEEPS
        if auction.piece is None:
            space = sight.board().spaces[auction.space]
            limit = space.price
            if completes(sight, space):
                limit = space.price * 3 // 2
                most = template.most
        number = max((auction.bid + limit) // 2, template.number)
        if number > limit or number > most or number <= auction.bid:
            return picked(answers, PASS)
        return Action(BID, number=number)

    def takes(self, sight: PropertySight, offer: Offer) -> bool:
        """What completes a group and can be paid, or gives clearly more by the printed prices."""
        due = offer.takes.cash - offer.gives.cash + interest_on(sight, offer.gives.deeds)
        if due > sight.cash(sight.seat):
            return False
        if gains_group(sight, offer.gives.deeds, offer.takes.deeds):
            return True
        got = listed(sight, offer.gives.deeds) + offer.gives.cash
        lost = listed(sight, offer.takes.deeds) + offer.takes.cash
        return sight.cash(sight.seat) - due >= KEEPS and got * 4 >= lost * 5 and got > 0

    def proposal(self, sight: PropertySight, choices: list[Action]) -> Action | None:
        """A loose deed for one that completes a group, each deed asked for once a turn."""
        if sight.turns() != self.turn:
            self.turn = sight.turns()
            self.asked = 0
        if sight.stage() is not AFTER or sight.own_offer() or sight.debt() is not None:
            return None
        owned = sight.owned(sight.seat)
        for group in sight.board().groups:
            lacking = group.mask & ~owned
            if count(lacking) != 1 or lacking & self.asked:
                continue
            self.asked |= lacking
            wanted = deed_of(group, lacking)
            holder = sight.owner(wanted.index)
            loose = self.loose(sight, group, holder)
            if holder != NOBODY and loose and sight.tradable(holder) & lacking and may_offer(choices, holder):
                goods = said(sight.board(), Goods(0, loose, 0), Goods(0, lacking, 0))
                return Action(MAKE_OFFER, seat=holder, goods=goods)
        return None

    def loose(self, sight: PropertySight, wanted: Group, holder: Seat) -> i64:
        """A deed alone in its group: one that completes a group of the other, else the dearest."""
        owned = sight.owned(sight.seat) & ~sight.mortgaged()
        best: i64 = 0
        price: i64 = -1
        if holder == NOBODY:
            return best
        for group in sight.board().groups:
            held = owned & group.mask
            if group is wanted or count(held) != 1 or held == group.mask:
                continue
            if (held | sight.owned(holder)) & group.mask == group.mask:
                return held
            space = deed_of(group, held)
            if space.price > price:
                best = held
                price = space.price
        return best


def deed_of(group: Group, bits: i64) -> Space:
    """The deed of a group that alone is in a set."""
    for space in group.spaces:
        if space.bit & bits:
            return space
    return group.spaces[0]
