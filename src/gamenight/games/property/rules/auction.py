"""Auctions: open rising bids, cash only."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from gamenight.games.property.actions import (
    BID,
    ONLY_PASS,
    TO_PASS,
)
from gamenight.games.property.board import Piece
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
from gamenight.games.property.fields import AUCTION_FRAME
from gamenight.games.property.memory import AuctionFrame, EstateFrame
from gamenight.games.property.refusals import AUCTION_FIRST, AUCTION_RUNS, BID_HIGH, BID_LOW, BID_OWED
from gamenight.games.property.rules.manners import PropertyDecision
from gamenight.games.property.rules.payment import debts_of, in_debt, spare_cash
from gamenight.games.property.state import Property
from gamenight.games.property.terms import ASKING, AUCTION, MORTGAGING, SELLING
from gamenight.kernel.action import Action
from gamenight.kernel.event import Event, refusal
from gamenight.kernel.seat import NOBODY, Seat, bit, holds, members


def auction_deed(state: Property, space: i64, clause: str) -> None:
    """All players may bid for a deed, but for those who still have a debt to raise.

    Rule: buy.auction, auction.bidding, debt.deals
    """
    state.tell(UP_FOR_AUCTION, clause, space)
    frame = AUCTION.open(state, 0)
    frame.space = space
    bidders: i64 = state.playing()
    for seat in members(bidders):
        if in_debt(state, seat):
            bidders &= ~bit(seat)
    begin_bidding(state, frame, bidders)


def auction_piece(state: Property, piece: Piece, wanting: i64, left: i64) -> None:
    """Those who wanted a scarce building bid for one of them.

    Rule: build.shortage
    """
    state.tell(PIECE_UP, "build.shortage", piece.number, left)
    frame = AUCTION.open(state, 0)
    frame.piece = piece
    begin_bidding(state, frame, wanting)


def begin_bidding(state: Property, frame: AuctionFrame, bidders: i64) -> None:
    """Nobody leads yet; all bidders who can bid are waited for.

    Rule: auction.bidding, auction.cash
    """
    frame.bidders = bidders
    go_on_bidding(state, frame)


def least_bid(state: Property, frame: AuctionFrame) -> i64:
    """The first bid may be any whole money from 1; each later one is higher by the smallest raise.

    Rule: buy.auction, auction.bidding
    """
    if frame.leader == NOBODY:
        return 1
    return frame.bid + state.agreed.raise_by


def can_bid(state: Property, seat: Seat, least: i64) -> bool:
    """The cash is there, or something that can be mortgaged or sold to the Bank for it.

    A deed that is not mortgaged always is: it can be mortgaged, or stands in a group with buildings to sell.

    Rule: auction.cash
    """
    return spare_cash(state, seat) >= least or state.owned[seat] & ~state.mortgaged != 0


def go_on_bidding(state: Property, frame: AuctionFrame) -> None:
    """Whoever can bid no more is out; wait for those who neither lead nor have passed, or it is over.

    Rule: auction.cash, auction.bidding
    """
    least = least_bid(state, frame)
    for seat in range(state.seats):
        if holds(frame.bidders, seat) and frame.leader != seat and not can_bid(state, seat, least):
            frame.bidders &= ~bit(seat)
            state.tell(CANNOT_BID, "auction.cash", seat)
    waits = frame.bidders
    if frame.leader != NOBODY:
        waits &= ~bit(frame.leader)
    if waits:
        frame.waits = waits  # the same question: whoever is about to pass is not out of date
    else:
        close_auction(state, frame)


@final
class Auction(PropertyDecision[AuctionFrame]):
    """All bid at once for a deed or a scarce building; it goes to the highest bidder."""

    def __init__(self) -> None:
        super().__init__("auction", AUCTION_FRAME)

    def admits(self, state: Property, frame: AuctionFrame, seat: Seat, aside: i64) -> bool:
        """All may mortgage and sell to the Bank, but not build, lift or trade.

        Rule: offturn.window, auction.cash
        """
        if aside == ASKING:
            return True
        return aside == SELLING or aside == MORTGAGING

    def answers(self, state: Property, frame: AuctionFrame, seat: Seat) -> list[Action]:
        """Any higher bid that the cash in hand covers, or pass.

        Rule: auction.bidding, auction.cash
        """
        least = least_bid(state, frame)
        spare = spare_cash(state, seat)
        if spare < least:
            return ONLY_PASS
        return [TO_PASS, Action(BID, number=least, most=spare)]

    def why_closed(self, state: Property, frame: AuctionFrame, seat: Seat, aside: i64) -> Event:
        """While an auction runs nobody builds, lifts or trades.

        Rule: offturn.window
        """
        return refusal(AUCTION_RUNS, "offturn.window")

    def comes_first(self, state: Property, frame: AuctionFrame, seat: Seat) -> Event:
        """The auction comes before the dice.

        Rule: turn.end
        """
        return refusal(AUCTION_FIRST, "turn.end")

    def why_not(self, state: Property, frame: AuctionFrame, seat: Seat, action: Action) -> Event:
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

    def play(self, state: Property, frame: AuctionFrame, seat: Seat, action: Action) -> None:
        """Bid higher or pass for good; it ends when all but the highest bidder have passed.

        Rule: auction.bidding
        """
        if action.verb is BID:
            frame.leader = seat
            frame.bid = action.number
            state.tell(RAISED, "auction.bidding", seat, action.number)
        else:
            frame.bidders &= ~bit(seat)
            state.tell(PASSED, "auction.bidding", seat)
        go_on_bidding(state, frame)

    def raised(self, state: Property, frame: AuctionFrame, seat: Seat) -> None:
        """Somebody has mortgaged or sold: who has nothing left to raise money on may be out now.

        Rule: auction.cash
        """
        go_on_bidding(state, frame)

    def charged(self, state: Property, frame: AuctionFrame, seat: Seat) -> None:
        """What was asked for cannot be bid: who has nothing else left is out.

        Rule: auction.cash, debt.deals
        """
        go_on_bidding(state, frame)

    def let_go(self, state: Property, frame: AuctionFrame, seat: Seat) -> None:
        """Whoever has left passes; a bid that stands is honoured.

        Rule: resign.leave
        """
        self.play(state, frame, seat, TO_PASS)

    def flaw(self, state: Property, frame: AuctionFrame) -> str:
        """Something to sell, and a leader who can pay."""
        if frame.piece is None and not state.board.spaces[frame.space].bit:
            return f"space {frame.space} is nothing to auction"
        if frame.piece is None and state.owner[frame.space] != NOBODY:
            return f"space {frame.space} is owned already"
        if frame.leader != NOBODY and state.cash[frame.leader] < frame.bid:
            return "the leader cannot pay the bid"
        return ""


def close_auction(state: Property, frame: AuctionFrame) -> None:
    """The last, highest bidder must buy; without a bid it stays the Bank's. The result is who bought.

    Rule: buy.auction, build.shortage, bankrupt.to_bank
    """
    winner = frame.leader
    piece = frame.piece
    if winner != NOBODY:
        state.spend(winner, frame.bid)
    if piece is None:
        hand_over_deed(state, frame)
    elif winner == NOBODY:
        state.tell(NO_PIECE_BIDS, "build.shortage", piece.number)
    else:
        state.tell(WON_PIECE, "build.shortage", winner, piece.number, frame.bid)
    state.pop(winner)


def hand_over_deed(state: Property, frame: AuctionFrame) -> None:
    """The deed is the highest bidder's; what a bankrupt left and nobody wants is free again.

    Rule: buy.auction, bankrupt.to_bank
    """
    if frame.leader != NOBODY:
        state.give_deed(state.board.spaces[frame.space], frame.leader)
        state.tell(WON_AUCTION, "buy.auction", frame.leader, frame.space, frame.bid)
    elif isinstance(state.stack[state.depth - 2], EstateFrame):
        state.tell(NO_BIDS_AGAIN, "bankrupt.to_bank", frame.space)
    else:
        state.tell(NO_BIDS, "buy.auction", frame.space)
