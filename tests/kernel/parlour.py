"""A toy game with every hard case in it: the kernel was shaped on it before its types were fixed.

Players hold coins, a secret hand of No cards and blanks, and lots. On a turn one draws a card, looks at
the next lot (buy it, or it is auctioned), visits another's lot (the owner may claim rent until that turn
comes round again), duns all the others (each may say No, the actor may counter, then it is paid in
parts), or rests. Who cannot pay sells lots or goes broke, and the estate is auctioned. Offers for lots
stand beside all this. Sixty minutes or forty turns end it.
"""

from __future__ import annotations

from typing import Final

from gamenight.kernel.action import Verb
from gamenight.kernel.event import Kind
from gamenight.kernel.fields import Count, Money, Seats
from gamenight.kernel.frame import Frame
from gamenight.kernel.point import Point
from gamenight.kernel.seat import NOBODY, Seat, bit
from gamenight.kernel.state import State
from gamenight.kernel.terms import Terms
from tests.kernel.fields import PARLOUR
from tests.kernel.parlour_memory import (
    LOTS,
    AuctionFrame,
    BuyFrame,
    ChargeFrame,
    Claim,
    DebtFrame,
    EstateFrame,
    Hands,
    Offer,
    TurnFrame,
)

PRICE, RENT, DUN, SALE = 4, 3, 3, 2
TURN: Final = Point[TurnFrame](0)
BUY: Final = Point[BuyFrame](1)
AUCTION: Final = Point[AuctionFrame](2)
CHARGE: Final = Point[ChargeFrame](3)
DEBT: Final = Point[DebtFrame](4)
ESTATE: Final = Point[EstateFrame](5)
DRAW: Final = Point[Frame](6)
OFFERING, CLAIMING = range(2)

DRAWS, LOOK, REST, DUNS = Verb("draw"), Verb("look"), Verb("rest"), Verb("dun")
VISIT = Verb("visit", item="lot")
BUYS, DECLINE, BID, PASS = Verb("buy"), Verb("decline"), Verb("bid", number="coins"), Verb("pass")
NO, ALLOW, PAY, OWE = Verb("no"), Verb("allow"), Verb("pay", number="coins"), Verb("owe")
COUNTER_NO, YIELD = Verb("insist", seat="seat"), Verb("yield", seat="seat")
SELL, SETTLE, BANKRUPT = Verb("sell", item="lot"), Verb("settle"), Verb("bankrupt")
OFFER = Verb("offer", item="lot", number="coins", aside=OFFERING)
ACCEPT, REFUSE = Verb("accept", item="offer", aside=OFFERING), Verb("refuse", item="offer", aside=OFFERING)
COUNTER = Verb("counter", item="offer", number="coins", aside=OFFERING)
WITHDRAW = Verb("withdraw", item="offer", aside=OFFERING)
ASK = Verb("ask", item="claim", aside=CLAIMING)
CARD = Verb("card", number="card")
VERBS = [DRAWS, LOOK, REST, DUNS, VISIT, BUYS, DECLINE, BID, PASS, NO, ALLOW, PAY, OWE, COUNTER_NO, YIELD]
VERBS += [SELL, SETTLE, BANKRUPT, OFFER, ACCEPT, REFUSE, COUNTER, WITHDRAW, ASK]

DREW, DREW_CARD = Kind("drew", "seat"), Kind("drew_card", "seat", "card")
PAID, GOT = Kind("paid", "seat", "other", "coins"), Kind("got", "seat", "lot", "coins")
SAID_NO, BROKE = Kind("said_no", "seat", "other"), Kind("broke", "seat", "other")
EVENTS = [DREW, DREW_CARD, PAID, GOT, SAID_NO, BROKE]
TOO_DEAR, NOT_SO = Kind("too_dear", "coins"), Kind("not_so", "seat")


class Parlour(State):
    """Coins, owners of lots, and hands: how many blanks and Nos each seat holds."""

    def __init__(self, terms: Terms) -> None:
        super().__init__(terms)
        self.bank: int = 100 - 10 * int(terms.seats)
        self.coins: list[Money] = [10] * int(terms.seats)
        self.owner: list[Seat] = [int(NOBODY)] * LOTS
        self.hands: Hands = [[0, 0] for _ in range(int(terms.seats))]
        self.bag: list[Count] = [6, 6]
        self.turns: Count = 0
        self.offered: Seats = 0  # who has made an offer since the last move

    def fresh(self) -> Parlour:
        """An empty one."""
        return Parlour(self.terms)

    def load(self, other: State) -> None:
        """Become equal to the other."""
        super().load(other)
        assert isinstance(other, Parlour)
        PARLOUR.load(self, other)

    def pay(self, seat: int, other: int, coins: int, clause: str) -> None:
        """Move coins from one purse to another; NOBODY is the bank."""
        for one, amount in ((seat, -coins), (other, coins)):
            if one == NOBODY:
                self.bank += amount
            else:
                self.coins[one] += amount
        self.tell(PAID, clause, seat, other, coins)

    def give(self, lot: int, seat: int, coins: int, clause: str) -> None:
        """A lot changes hands; offers and claims about it die."""
        self.owner[lot] = seat
        self.standing = [
            one for one in self.standing if not (isinstance(one, Claim | Offer) and one.lot == lot)
        ]
        self.tell(GOT, clause, seat, lot, coins)

    def lots(self, seat: int) -> list[int]:
        """The lots of a seat."""
        return [lot for lot in range(LOTS) if self.owner[lot] == seat]

    def owe(self, seat: int, other: int, coins: int) -> None:
        """A debt that the seat must settle before anything else."""
        frame = DEBT.open(self, bit(seat))
        frame.seat, frame.creditor, frame.due = seat, other, coins
