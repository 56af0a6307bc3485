"""Auctions: open rising bids, cash only."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from gamenight.games.property.actions import (
    BID,
    BID_LOW,
    NO_BIDS,
    NO_PIECE_BIDS,
    ONLY_PASS,
    PASSED,
    PIECE_UP,
    RAISED,
    TO_PASS,
    TOO_DEAR,
    UP_FOR_AUCTION,
    WON_AUCTION,
    WON_PIECE,
)
from gamenight.games.property.rules.manners import PropertyDecision
from gamenight.games.property.state import Property
from gamenight.games.property.terms import ASKING, AUCTION, MORTGAGING, SELLING
from gamenight.kernel.action import Action
from gamenight.kernel.event import Event, refusal
from gamenight.kernel.seat import NOBODY, Seat, bit

if TYPE_CHECKING:
    from gamenight.kernel.frame import Frame

# What is auctioned if it is no space
A_HOUSE: Final = -1
A_HOTEL: Final = -2


def auction_deed(state: Property, space: i64, clause: str) -> None:
    """All players may bid for a deed.

    Rule: buy.auction, auction.bidding
    """
    state.tell(UP_FOR_AUCTION, clause, space)
    open_auction(state, space, state.playing())


def auction_piece(state: Property, piece: i64, wanting: i64, left: i64) -> None:
    """Those who wanted a scarce building bid for one of them.

    Rule: build.shortage
    """
    state.tell(PIECE_UP, "build.shortage", -1 - piece, left)
    open_auction(state, piece, wanting)


def open_auction(state: Property, item: i64, bidders: i64) -> None:
    """Nobody leads yet; all bidders are waited for.

    Rule: auction.bidding
    """
    frame = state.push(AUCTION, bidders)
    frame.item = item
    frame.other = NOBODY
    frame.left = bidders


def least_bid(state: Property, frame: Frame) -> i64:
    """The first bid may be any whole money from 1; each later one is higher by the smallest raise.

    Rule: buy.auction, auction.bidding
    """
    if frame.other == NOBODY:
        return 1
    return frame.sum + state.agreed.raise_by


@final
class Auction(PropertyDecision):
    """item is a space or a piece; other leads with sum; left is the set of those who have not passed."""

    def __init__(self) -> None:
        super().__init__("auction")

    def admits(self, state: Property, frame: Frame, seat: Seat, aside: i64) -> bool:  # noqa: ARG002
        """All may mortgage and sell to the Bank, but not build, lift or deal.

        Rule: offturn.window, auction.cash
        """
        if aside == ASKING:
            return True
        return aside == SELLING or aside == MORTGAGING

    def answers(self, state: Property, frame: Frame, seat: Seat) -> list[Action]:
        """Any higher bid that the cash in hand covers, or pass.

        Rule: auction.bidding, auction.cash
        """
        least = least_bid(state, frame)
        if state.cash[seat] < least:
            return ONLY_PASS
        return [TO_PASS, Action(BID, number=least, most=state.cash[seat])]

    def why_not(self, state: Property, frame: Frame, seat: Seat, action: Action) -> Event:
        """Below the smallest raise, or more than the cash in hand.

        Rule: auction.bidding, auction.cash
        """
        if action.verb is not BID:
            return super().why_not(state, frame, seat, action)
        least = least_bid(state, frame)
        if action.number < least:
            return refusal(BID_LOW, "auction.bidding", action.number, least)
        return refusal(TOO_DEAR, "auction.cash", seat, action.number, state.cash[seat])

    def play(self, state: Property, frame: Frame, seat: Seat, action: Action) -> None:
        """Bid higher or pass for good; it ends when all but the highest bidder have passed.

        Rule: auction.bidding
        """
        if action.verb is BID:
            frame.other = seat
            frame.sum = action.number
            state.tell(RAISED, "auction.bidding", seat, action.number)
        else:
            frame.left &= ~bit(seat)
            state.tell(PASSED, "auction.bidding", seat)
        waits = frame.left
        if frame.other != NOBODY:
            waits &= ~bit(frame.other)
        if waits:
            frame.waits = waits  # the same question: whoever is about to pass is not out of date
        else:
            close_auction(state, frame)

    def resume(self, state: Property, frame: Frame, result: i64) -> None:
        """Nothing is opened above an auction."""

    def let_go(self, state: Property, frame: Frame, seat: Seat) -> None:
        """Who has left passes; a bid that stands is honoured.

        Rule: resign.leave
        """
        self.play(state, frame, seat, TO_PASS)

    def flaw(self, state: Property, frame: Frame) -> str:
        """Something to sell, and a leader who can pay."""
        if not A_HOTEL <= frame.item < state.board.size:
            return f"item {frame.item} is nothing to auction"
        if frame.other != NOBODY and state.cash[frame.other] < frame.sum:
            return "the leader cannot pay the bid"
        return ""


def close_auction(state: Property, frame: Frame) -> None:
    """The last, highest bidder must buy; without a bid it stays the Bank's. The result is who bought.

    Rule: buy.auction, build.shortage
    """
    winner = frame.other
    item = frame.item
    if item >= 0:
        if winner == NOBODY:
            state.tell(NO_BIDS, "buy.auction", item)
        else:
            state.spend(winner, frame.sum)
            state.give_deed(state.board.spaces[item], winner)
            state.tell(WON_AUCTION, "buy.auction", winner, item, frame.sum)
    elif winner == NOBODY:
        state.tell(NO_PIECE_BIDS, "build.shortage", -1 - item)
    else:
        state.spend(winner, frame.sum)
        state.tell(WON_PIECE, "build.shortage", winner, -1 - item, frame.sum)
    state.pop(winner)
