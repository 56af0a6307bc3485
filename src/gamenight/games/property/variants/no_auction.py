"""House rule: what is not bought stays with the Bank."""

from __future__ import annotations

from typing import Any, Final, final

from gamenight.games.property.events import DECLINED
from gamenight.games.property.memory import BuyFrame
from gamenight.games.property.rules.buying import Buy
from gamenight.games.property.state import Property
from gamenight.games.property.terms import BUY, PropertyTerms
from gamenight.kernel.event import Kind
from gamenight.kernel.variant import Variant

BUY_OR_LEAVE: Final = Kind("buy_or_leave", "space", "amount")
BUY_OR_LEAVE_SHORT: Final = Kind("buy_or_leave_short", "space", "amount", "has")
DECLINE_TO_BANK: Final = Kind("decline_to_bank", "space")


@final
class NoAuction(Variant[PropertyTerms]):
    """Unless the table wants this house rule, what is not bought is auctioned.

    Rule: house.no_auction
    """

    def agree(self, terms: PropertyTerms, agreed: dict[str, Any]) -> None:
        """Buy it, or leave it to the Bank."""
        if agreed["no_auction"]:
            terms.decisions[BUY.place] = BuyOrLeave()


@final
class BuyOrLeave(Buy):
    """A purchase that nobody else gets a chance at."""

    def __init__(self) -> None:
        super().__init__()
        self.asks = BUY_OR_LEAVE
        self.asks_short = BUY_OR_LEAVE_SHORT
        self.declines = DECLINE_TO_BANK

    def decline(self, state: Property, frame: BuyFrame) -> None:
        """What the player does not want is left to the Bank.

        Rule: house.no_auction
        """
        self.leave(state, frame, DECLINED, "house.no_auction")

    def leave(self, state: Property, frame: BuyFrame, kind: Kind, clause: str) -> None:
        """What is not bought stays with the Bank.

        Rule: house.no_auction
        """
        space = state.board.spaces[frame.space]
        state.tell(kind, clause, frame.seat, space.index, space.price)
        state.pop(0)
