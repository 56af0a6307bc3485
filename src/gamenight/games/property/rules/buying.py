"""Buying what one lands on, or leaving it to an auction."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from gamenight.games.property.actions import (
    BOUGHT,
    BUY_IT,
    BUY_OR_NOT,
    DECLINED,
    ONLY_DECLINE,
    TO_DECLINE,
    TOO_DEAR,
)
from gamenight.games.property.rules.auction import auction_deed
from gamenight.games.property.rules.manners import PropertyDecision
from gamenight.games.property.rules.rent import settle_asked
from gamenight.games.property.state import Property
from gamenight.games.property.terms import BUY
from gamenight.kernel.event import Event, refusal
from gamenight.kernel.seat import NOBODY, Seat, bit, holds

if TYPE_CHECKING:
    from gamenight.kernel.action import Action
    from gamenight.kernel.frame import Frame

CHOOSING: Final = 0
AUCTIONED: Final = 1


def offer_purchase(state: Property, seat: Seat, space: i64) -> None:
    """The player on an unowned property may buy it from the Bank.

    Rule: buy.listed
    """
    frame = state.push(BUY, bit(seat))
    frame.seat = seat
    frame.item = space


@final
class Buy(PropertyDecision):
    """frame.seat may buy space item at its printed price; meanwhile it may raise the money."""

    def __init__(self) -> None:
        super().__init__("buy", is_open=True)

    def answers(self, state: Property, frame: Frame, seat: Seat) -> list[Action]:
        """Buy if the cash is there, or decline.

        Rule: buy.listed, buy.raise
        """
        if state.cash[seat] >= state.board.spaces[frame.item].price:
            return BUY_OR_NOT
        return ONLY_DECLINE

    def why_not(self, state: Property, frame: Frame, seat: Seat, action: Action) -> Event:
        """The price is more than the cash in hand.

        Rule: buy.raise
        """
        if action.verb is BUY_IT:
            price = state.board.spaces[frame.item].price
            return refusal(TOO_DEAR, "buy.raise", seat, price, state.cash[seat])
        return super().why_not(state, frame, seat, action)

    def play(self, state: Property, frame: Frame, seat: Seat, action: Action) -> None:
        """The deed for its price; otherwise it is auctioned at once.

        Rule: buy.listed, buy.auction, house.no_auction
        """
        space = state.board.spaces[frame.item]
        if action.verb is BUY_IT:
            state.spend(seat, space.price)
            state.give_deed(space, seat)
            state.tell(BOUGHT, "buy.listed", seat, space.index, space.price)
            state.pop(0)
        elif state.agreed.has_auctions:
            state.tell(DECLINED, "buy.auction", seat, space.index, space.price)
            frame.waits = 0
            frame.step = AUCTIONED
            auction_deed(state, space.index, "buy.auction")
        else:
            state.tell(DECLINED, "house.no_auction", seat, space.index, space.price)
            state.pop(0)

    def resume(self, state: Property, frame: Frame, result: i64) -> None:  # noqa: ARG002
        """The auction is over, or other business is: then the question stands as before.

        Rule: buy.auction, buy.raise
        """
        if state.outcome is not None:
            return
        if frame.step == AUCTIONED:
            state.pop(0)
        elif not settle_asked(state):
            if holds(state.out, frame.seat) or state.owner[frame.item] != NOBODY:
                state.pop(0)
            else:
                state.ask(frame, bit(frame.seat))

    def let_go(self, state: Property, frame: Frame, seat: Seat) -> None:
        """Who has left declines.

        Rule: resign.leave
        """
        self.play(state, frame, seat, TO_DECLINE)

    def flaw(self, state: Property, frame: Frame) -> str:
        """A deed that the Bank has, and a seat that may buy it."""
        if not 0 <= frame.item < state.board.size or not state.board.spaces[frame.item].bit:
            return f"space {frame.item} is not for sale"
        if state.owner[frame.item] != NOBODY:
            return f"space {frame.item} is owned already"
        return "" if frame.seat >= 0 else "a purchase needs a seat that may buy"
