"""Buying what one lands on, or leaving it to an auction."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from gamenight.games.property.actions import (
    BUY_IT,
    BUY_OR_NOT,
    ONLY_DECLINE,
    TO_DECLINE,
)
from gamenight.games.property.board import DECKS
from gamenight.games.property.events import BOUGHT, CANNOT_BUY, DECLINED
from gamenight.games.property.fields import BUY_FRAME
from gamenight.games.property.memory import BuyFrame, Claim
from gamenight.games.property.refusals import BUY_DEAR, BUY_FIRST
from gamenight.games.property.rules.auction import auction_deed
from gamenight.games.property.rules.claims import settle_asked
from gamenight.games.property.rules.manners import PropertyDecision
from gamenight.games.property.state import Property
from gamenight.games.property.terms import BUY
from gamenight.kernel.event import Event, Kind, refusal
from gamenight.kernel.seat import NOBODY, Seat, bit, holds

if TYPE_CHECKING:
    from gamenight.kernel.action import Action

# What is asked, with and without the price in hand, and what declining does
BUY_OR_AUCTION: Final = Kind("buy", "space", "amount")
BUY_SHORT: Final = Kind("buy_short", "space", "amount", "has")
DECLINE_TO_AUCTION: Final = Kind("decline_to_auction", "space")


def offer_purchase(state: Property, seat: Seat, space: i64) -> None:
    """The player on an unowned property may buy it from the Bank; whoever cannot pay has declined.

    Rule: buy.listed, buy.raise
    """
    frame = BUY.open(state, bit(seat))
    frame.seat = seat
    frame.space = space
    cast(Buy, frame.decision).opened(state, frame)


def could_pay(state: Property, frame: BuyFrame) -> bool:
    """The price is there, or something that might bring it: a deed, a jail card, a rent not asked for yet.

    Rule: buy.raise
    """
    seat = frame.seat
    if state.cash[seat] >= state.board.spaces[frame.space].price or state.owned[seat]:
        return True
    for deck in range(DECKS):
        if state.keepers[deck] == seat:
            return True
    for one in state.standing:
        if isinstance(one, Claim) and one.other == seat:
            return True
    return False


class Buy(PropertyDecision[BuyFrame]):
    """frame.seat may buy frame.space at its printed price; meanwhile it may raise the money."""

    def __init__(self) -> None:
        super().__init__("buy", BUY_FRAME, is_open=True)
        self.asks: Kind = BUY_OR_AUCTION
        self.asks_short: Kind = BUY_SHORT
        self.declines: Kind = DECLINE_TO_AUCTION

    def answers(self, state: Property, frame: BuyFrame, seat: Seat) -> list[Action]:
        """Buy if the cash is there, or decline.

        Rule: buy.listed, buy.raise
        """
        if state.cash[seat] >= state.board.spaces[frame.space].price:
            return BUY_OR_NOT
        return ONLY_DECLINE

    def why_not(self, state: Property, frame: BuyFrame, seat: Seat, action: Action) -> Event:
        """The price is more than the cash in hand.

        Rule: buy.raise
        """
        if action.verb is BUY_IT:
            space = state.board.spaces[frame.space]
            return refusal(BUY_DEAR, "buy.raise", space.index, space.price, state.cash[seat])
        return super().why_not(state, frame, seat, action)

    def comes_first(self, state: Property, frame: BuyFrame, seat: Seat) -> Event:
        """The dice wait while a purchase is open.

        Rule: turn.end
        """
        return refusal(BUY_FIRST, "turn.end", frame.space)

    def play(self, state: Property, frame: BuyFrame, seat: Seat, action: Action) -> None:
        """The deed for its price, or another hears of it.

        Rule: buy.listed
        """
        space = state.board.spaces[frame.space]
        if action.verb is BUY_IT:
            state.spend(seat, space.price)
            state.give_deed(space, seat)
            state.tell(BOUGHT, "buy.listed", seat, space.index, space.price)
            state.pop(0)
        else:
            self.decline(state, frame)

    def decline(self, state: Property, frame: BuyFrame) -> None:
        """The player does not want it.

        Rule: buy.auction
        """
        self.leave(state, frame, DECLINED, "buy.auction")

    def leave(self, state: Property, frame: BuyFrame, kind: Kind, clause: str) -> None:
        """What is not bought is auctioned at once.

        Rule: buy.auction
        """
        space = state.board.spaces[frame.space]
        state.tell(kind, clause, frame.seat, space.index, space.price)
        frame.waits = 0
        frame.auctioned = True
        auction_deed(state, space.index, "buy.auction")

    def opened(self, state: Property, frame: BuyFrame) -> None:
        """Whoever cannot pay, and has nothing that might bring the price, has declined.

        Rule: buy.raise
        """
        if state.outcome is None and not could_pay(state, frame):
            self.leave(state, frame, CANNOT_BUY, "buy.raise")

    def raised(self, state: Property, frame: BuyFrame, seat: Seat) -> None:
        """Who stands there may have nothing left to raise the price with.

        Rule: buy.raise
        """
        self.opened(state, frame)

    def resume(self, state: Property, frame: BuyFrame, result: i64) -> None:
        """The auction is over, or other business is: then the question stands again.

        Rule: buy.auction, buy.raise
        """
        if state.outcome is not None:
            return
        if frame.auctioned:
            state.pop(0)
        elif not settle_asked(state):
            if holds(state.out, frame.seat) or state.owner[frame.space] != NOBODY:
                state.pop(0)
            elif could_pay(state, frame):
                state.ask(frame, bit(frame.seat))
            else:
                self.leave(state, frame, CANNOT_BUY, "buy.raise")

    def let_go(self, state: Property, frame: BuyFrame, seat: Seat) -> None:
        """Whoever has left declines.

        Rule: resign.leave
        """
        self.play(state, frame, seat, TO_DECLINE)

    def flaw(self, state: Property, frame: BuyFrame) -> str:
        """A deed that the Bank has, and a seat that may buy it."""
        if not state.board.spaces[frame.space].bit:
            return f"space {frame.space} is not for sale"
        if state.owner[frame.space] != NOBODY:
            return f"space {frame.space} is owned already"
        return "" if frame.seat >= 0 else "a purchase needs a seat that may buy"
