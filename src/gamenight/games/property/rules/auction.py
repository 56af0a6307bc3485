"""Auctions: open rising bids, cash only."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from gamenight.games.property.actions import (
    BID,
    ONLY_PASS,
    TO_PASS,
)
from gamenight.games.property.events import (
    CANNOT_BID,
    NO_BIDS,
    NO_BIDS_AGAIN,
    NO_PIECE_BIDS,
    PASSED,
    PIECE_UP,
    RAISED,
    UP_FOR_AUCTION,
    WON_AUCTION,
    WON_PIECE,
)
from gamenight.games.property.reasons import AUCTION_FIRST, AUCTION_RUNS, BID_HIGH, BID_LOW, BID_OWED
from gamenight.games.property.rules.manners import PropertyDecision
from gamenight.games.property.rules.payment import debts_of, spare_cash
from gamenight.games.property.state import Property
from gamenight.games.property.terms import ASKING, AUCTION, ESTATE, MORTGAGING, SELLING
from gamenight.kernel.action import Action
from gamenight.kernel.event import Event, refusal
from gamenight.kernel.seat import NOBODY, Seat, bit, holds

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
    """Nobody leads yet; all bidders who can bid are waited for.

    Rule: auction.bidding, auction.cash
    """
    frame = state.push(AUCTION, bidders)
    frame.item = item
    frame.other = NOBODY
    frame.left = bidders
    go_on_bidding(state, frame)


def least_bid(state: Property, frame: Frame) -> i64:
    """The first bid may be any whole money from 1; each later one is higher by the smallest raise.

    Rule: buy.auction, auction.bidding
    """
    if frame.other == NOBODY:
        return 1
    return frame.sum + state.agreed.raise_by


def can_bid(state: Property, seat: Seat, least: i64) -> bool:
    """The cash is there, or something that can be mortgaged or sold to the Bank for it.

    A deed that is not mortgaged always is: it can be mortgaged, or stands in a group with buildings to sell.

    Rule: auction.cash
    """
    return spare_cash(state, seat) >= least or state.owned[seat] & ~state.mortgaged != 0


def go_on_bidding(state: Property, frame: Frame) -> None:
    """Who can bid no more is out; wait for those who neither lead nor have passed, or it is over.

    Rule: auction.cash, auction.bidding
    """
    least = least_bid(state, frame)
    for seat in range(state.seats):
        if holds(frame.left, seat) and frame.other != seat and not can_bid(state, seat, least):
            frame.left &= ~bit(seat)
            state.tell(CANNOT_BID, "auction.cash", seat)
    waits = frame.left
    if frame.other != NOBODY:
        waits &= ~bit(frame.other)
    if waits:
        frame.waits = waits  # the same question: whoever is about to pass is not out of date
    else:
        close_auction(state, frame)


@final
class Auction(PropertyDecision):
    """item is a space or a piece; other leads with sum; left is the set of those who have not passed."""

    def __init__(self) -> None:
        super().__init__("auction")

    def admits(self, state: Property, frame: Frame, seat: Seat, aside: i64) -> bool:
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
        spare = spare_cash(state, seat)
        if spare < least:
            return ONLY_PASS
        return [TO_PASS, Action(BID, number=least, most=spare)]

    def why_closed(self, state: Property, frame: Frame, seat: Seat, aside: i64) -> Event:
        """While an auction runs nobody builds, lifts or deals.

        Rule: offturn.window
        """
        return refusal(AUCTION_RUNS, "offturn.window")

    def comes_first(self, state: Property, frame: Frame, seat: Seat) -> Event:
        """The auction comes before the dice.

        Rule: turn.end
        """
        return refusal(AUCTION_FIRST, "turn.end")

    def why_not(self, state: Property, frame: Frame, seat: Seat, action: Action) -> Event:
        """Below the smallest raise, or more than the cash in hand.

        Rule: auction.bidding, auction.cash
        """
        if action.verb is not BID:
            return super().why_not(state, frame, seat, action)
        least = least_bid(state, frame)
        if action.number < least:
            return refusal(BID_LOW, "auction.bidding", action.number, least)
        debts = debts_of(state, seat)
        if debts:
            return refusal(BID_OWED, "debt.deals", action.number, state.cash[seat], debts)
        return refusal(BID_HIGH, "auction.cash", action.number, state.cash[seat])

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
        go_on_bidding(state, frame)

    def resume(self, state: Property, frame: Frame, result: i64) -> None:
        """Somebody has mortgaged or sold: who has nothing left to raise money on may be out now.

        Rule: auction.cash
        """
        go_on_bidding(state, frame)

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

    Rule: buy.auction, build.shortage, bankrupt.to_bank
    """
    winner = frame.other
    item = frame.item
    if item >= 0:
        if winner == NOBODY:
            below = state.stack[state.depth - 2].decision
            if below is state.terms.decisions[ESTATE]:
                state.tell(NO_BIDS_AGAIN, "bankrupt.to_bank", item)
            else:
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
