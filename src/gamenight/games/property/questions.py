"""What is asked in turns, purchases and auctions: with the space, the price, the sum, the turn in Jail."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gamenight.games.parts.jail import FREE
from gamenight.games.property.board import DECKS, HOTEL
from gamenight.games.property.rules.buying import BUY_OR_AUCTION, BUY_SHORT
from gamenight.games.property.stages import AFTER
from gamenight.kernel.event import Kind, question
from gamenight.kernel.seat import NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from gamenight.games.property.shown import Auction
    from gamenight.games.property.sight import PropertySight
    from gamenight.kernel.event import Event

TURN: Final = Kind("turn")
TURN_AGAIN: Final = Kind("turn_again")
TURN_DONE: Final = Kind("turn_done")

# In Jail: by whether one may pay, and by whether one has a card; first on an earlier turn, then on the last
JAIL: Final = [
    Kind("jail", "turn", "turns"),
    Kind("jail_pay", "turn", "turns", "amount"),
    Kind("jail_card", "turn", "turns"),
    Kind("jail_pay_card", "turn", "turns", "amount"),
]
JAIL_LAST: Final = [
    Kind("jail_last", "amount"),
    Kind("jail_last_pay", "amount"),
    Kind("jail_last_card", "amount"),
    Kind("jail_last_pay_card", "amount"),
]

AUCTION: Final = Kind("auction", "space", "least")
AUCTION_LED: Final = Kind("auction_led", "space", "least", "amount", "other")
AUCTION_SHORT: Final = Kind("auction_short", "space", "least", "has")
PIECE: Final = Kind("auction_piece", "piece", "least")
PIECE_LED: Final = Kind("auction_piece_led", "piece", "least", "amount", "other")
PIECE_SHORT: Final = Kind("auction_piece_short", "piece", "least", "has")

TAX: Final = Kind("tax", "space", "amount", "percent")
SHORTAGE: Final = Kind("shortage", "piece", "left")
PLACE: Final = Kind("place", "piece")
BARE: Final = [
    Kind(name) for name in ("order", "dealing", "dice", "draw", "rent", "levy", "debt", "inherit", "estate")
]
QUESTIONS: Final = [
    *BARE, TURN, TURN_AGAIN, TURN_DONE, *JAIL, *JAIL_LAST, BUY_OR_AUCTION, BUY_SHORT, AUCTION, AUCTION_LED,
    AUCTION_SHORT, PIECE, PIECE_LED, PIECE_SHORT, TAX, SHORTAGE, PLACE,
]  # fmt: skip


def question_of(sight: PropertySight) -> Event | None:
    """The question on top with what its sentence names; None: it is about money owed, or names nothing."""
    asked = sight.asked()
    if asked == "turn":
        return of_turn(sight)
    if asked == "buy":
        return of_purchase(sight)
    if asked == "auction":
        return of_auction(sight)
    if asked == "tax":
        space = sight.board().spaces[sight.taxed()]
        return question(TAX, space.index, space.amount, space.percent)
    piece = sight.scarce()
    if piece is None:
        return None
    if asked == "place":
        return question(PLACE, piece.number)
    return question(SHORTAGE, piece.number, sight.hotels() if piece is HOTEL else sight.houses())


def of_turn(sight: PropertySight) -> Event:
    """Throw, throw again, pass the dice on; in Jail with every way out that there is.

    Rule: turn.roll, turn.doubles, turn.end, jail.pay, jail.card, jail.doubles, jail.third
    """
    if sight.stage() is AFTER:
        return question(TURN_DONE)
    seat = sight.on_turn()
    turn = sight.jailed(seat)
    if turn == FREE:
        return question(TURN_AGAIN if sight.has_thrown() else TURN)
    agreed = sight.agreed()
    fine = sight.board().numbers.fine
    ways: i64 = 0
    if turn <= agreed.pay_turns and sight.cash(seat) >= fine:
        ways += 1
    if any(sight.keeper(deck) == seat for deck in range(DECKS)):
        ways += 2
    if turn >= agreed.jail_turns:
        return question(JAIL_LAST[ways], fine)
    return question(JAIL[ways], turn, agreed.jail_turns, fine)


def of_purchase(sight: PropertySight) -> Event:
    """Which property at what price; whoever is short of cash is told so.

    Rule: buy.listed, buy.raise, buy.auction
    """
    space = sight.board().spaces[sight.for_sale()]
    cash = sight.cash(sight.on_turn())
    buying = sight.purchase()
    kind = buying.asks_short if cash < space.price else buying.asks
    return question(kind, space.index, space.price, cash)


def of_auction(sight: PropertySight) -> Event | None:
    """What is auctioned, who leads with how much, and the least that must be bid now.

    Rule: auction.bidding, auction.cash
    """
    auction = sight.auction()
    if auction is None:
        return None
    if auction.piece is None:
        return of_bidding(sight, auction, auction.space, [AUCTION, AUCTION_LED, AUCTION_SHORT])
    return of_bidding(sight, auction, auction.piece.number, [PIECE, PIECE_LED, PIECE_SHORT])


def of_bidding(sight: PropertySight, auction: Auction, what: i64, kinds: list[Kind]) -> Event:
    """The question with no bid, with one, or to somebody whose cash does not reach for the next one."""
    seat = sight.seat
    least = sight.least_bid()
    if seat >= 0 and sight.waits_for(seat) and sight.spare(seat) < least:
        return question(kinds[2], what, least, sight.spare(seat))
    if auction.leader == NOBODY:
        return question(kinds[0], what, least)
    return question(kinds[1], what, least, auction.bid, auction.leader)
