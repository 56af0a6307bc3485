"""A toy game with every hard case in it: the kernel was shaped on it before its types were fixed.

Players hold coins, a secret hand of No cards and blanks, and lots. On a turn one draws a card, looks at
the next lot (buy it, or it is auctioned), visits another's lot (the owner may claim rent until that turn
comes round again), duns all the others (each may say No, the actor may counter, then it is paid in
parts), or rests. Who cannot pay sells lots or goes broke, and the estate is auctioned. Offers for lots
stand beside all this. Sixty minutes or forty turns end it.
"""

from __future__ import annotations

from typing import Final

from gamenight.kernel.action import Action, Verb
from gamenight.kernel.decision import Decision
from gamenight.kernel.event import Event, Kind, refusal
from gamenight.kernel.fields import Count, Money, Seats
from gamenight.kernel.frame import Frame
from gamenight.kernel.outcome import Outcome
from gamenight.kernel.point import Point
from gamenight.kernel.seat import CHANCE_BIT, NOBODY, Seat, after, bit, holds, members
from gamenight.kernel.state import State
from gamenight.kernel.terms import Terms
from tests.kernel.fields import (
    CLAIM,
    PARLOUR,
)
from tests.kernel.parlour_memory import (
    DONE,
    LOTS,
    MAY_COUNTER,
    MAY_REFUSE,
    PAYING,
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

    def leave(self, seat: int, heir: int) -> None:
        """Coins to the heir, cards out of play, lots to an auction."""
        self.pay(seat, heir, self.coins[seat], "debt.bankrupt")
        self.hands[seat] = [0, 0]
        self.out |= bit(seat)
        self.standing = [one for one in self.standing if not one.is_party(seat)]
        self.tell(BROKE, "debt.bankrupt", seat, heir)
        estate = ESTATE.open(self, 0)
        estate.lots = self.lots(seat)
        Estate.next_lot(self, estate)


class Turn(Decision[Parlour, TurnFrame]):
    """frame.seat is on turn."""

    def answers(self, state: Parlour, frame: TurnFrame, seat: int) -> list[Action]:
        """Draw, look, visit, dun, rest."""
        found = [Action(REST), Action(DUNS)]
        found += [Action(DRAWS)] * (sum(state.bag) > 0) + [Action(LOOK)] * (NOBODY in state.owner)
        return found + [
            Action(VISIT, item=i) for i, who in enumerate(state.owner) if who not in {NOBODY, seat}
        ]

    def play(self, state: Parlour, frame: TurnFrame, seat: int, action: Action) -> None:
        """Begin what was chosen."""
        frame.busy, frame.waits, state.offered = True, 0, 0
        if action.verb is DRAWS:
            DRAW.open(state, CHANCE_BIT).seat = seat
        elif action.verb is LOOK:
            BUY.open(state, bit(seat)).lot = state.owner.index(NOBODY)
        elif action.verb is DUNS:
            charge = CHARGE.open(state, 0)
            charge.seat, charge.due = seat, DUN
            asked = state.playing() & ~bit(seat)
            charge.targets = [MAY_REFUSE if holds(asked, one) else DONE for one in range(int(state.seats))]
            charge.paid = [0] * int(state.seats)
            Charge.ask(state, charge)
        else:
            if action.verb is VISIT:
                claim = CLAIM.stand(state, state.owner[action.item], seat)
                claim.lot, claim.rent, claim.lapses = action.item, RENT, state.turns + state.seats
            self.resume(state, frame, 0)

    def resume(self, state: Parlour, frame: TurnFrame, result: int) -> None:
        """The next seat is asked once this one is done or gone; at the end the richest wins."""
        if count_of(state.playing()) == 1:
            state.finish(Outcome("win.last", members(state.playing()), [members(state.playing())]))
        elif frame.busy or holds(state.out, frame.seat):
            state.turns += 1
            state.standing = [
                one for one in state.standing if not (isinstance(one, Claim) and one.lapses <= state.turns)
            ]
            frame.busy, frame.seat = False, after(state.playing(), frame.seat, state.seats)
            state.ask(frame, bit(frame.seat))
            self.tick(state, frame)
        else:
            state.ask(frame, bit(frame.seat))

    def tick(self, state: Parlour, frame: TurnFrame) -> None:
        """Sixty minutes or forty turns end the game."""
        if not frame.busy and (state.clock >= 60 or state.turns >= 40):
            worth = {
                seat: state.coins[seat] + PRICE * len(state.lots(seat)) for seat in members(state.playing())
            }
            places = [[s for s in worth if worth[s] == w] for w in sorted(set(worth.values()), reverse=True)]
            state.finish(Outcome("timed.end" if state.clock >= 60 else "end.turns", places[0], places))

    def settle(self, state: Parlour, frame: TurnFrame, seat: int) -> None:
        """Who resigns leaves everything to the bank."""
        state.leave(seat, NOBODY)


class Draw(Decision[Parlour, Frame]):
    """CHANCE gives frame.seat a card that only this seat sees."""

    def answers(self, state: Parlour, frame: Frame, seat: int) -> list[Action]:
        """A blank or a No."""
        return [Action(CARD, number=card) for card in (0, 1) if state.bag[card]]

    def weights(self, state: Parlour, frame: Frame) -> list[int]:
        """As many as are in the bag."""
        return [number for number in state.bag if number]

    def play(self, state: Parlour, frame: Frame, seat: int, action: Action) -> None:
        """From the bag into the hand."""
        state.bag[action.number] -= 1
        state.hands[frame.seat][action.number] += 1
        state.tell(DREW, "hand.draw", frame.seat)
        state.tell(DREW_CARD, "hand.draw", frame.seat, action.number, sees=bit(frame.seat))
        state.pop(0)

    def sees(self, state: Parlour, frame: Frame, seat: int, action: Action) -> int:
        """Only who drew it."""
        return bit(frame.seat)


class Buy(Decision[Parlour, BuyFrame]):
    """A lot is on offer to the seat on turn."""

    def answers(self, state: Parlour, frame: BuyFrame, seat: int) -> list[Action]:
        """Buy at the price, or decline."""
        return [Action(BUYS), Action(DECLINE)] if state.coins[seat] >= PRICE else [Action(DECLINE)]

    def why_not(self, state: Parlour, frame: BuyFrame, seat: int, action: Action) -> Event:
        """Too dear."""
        return refusal(TOO_DEAR, "buy.price", PRICE)

    def play(self, state: Parlour, frame: BuyFrame, seat: int, action: Action) -> None:
        """Bought, or auctioned among all."""
        if action.verb is BUYS:
            state.pay(seat, NOBODY, PRICE, "buy.price")
            state.give(frame.lot, seat, PRICE, "buy.price")
            state.pop(0)
        else:
            frame.waits = 0
            open_auction(state, frame.lot)

    def resume(self, state: Parlour, frame: BuyFrame, result: int) -> None:
        """The auction is over; a rent asked for in between changes nothing."""
        if not frame.waits:
            state.pop(result)

    def let_go(self, state: Parlour, frame: BuyFrame, seat: int) -> None:
        """Who has left declines."""
        self.play(state, frame, seat, Action(DECLINE))


def open_auction(state: Parlour, lot: int) -> None:
    """All who are in the game may bid."""
    AUCTION.open(state, state.playing()).lot = lot


class Auction(Decision[Parlour, AuctionFrame]):
    """Everybody may bid, in any order, until all but the leader have passed."""

    def answers(self, state: Parlour, frame: AuctionFrame, seat: int) -> list[Action]:
        """Any higher bid that one can pay, or pass."""
        least, most = frame.bid + 1, state.coins[seat]
        return [Action(PASS)] + ([Action(BID, number=least, most=most)] if most >= least else [])

    def why_not(self, state: Parlour, frame: AuctionFrame, seat: int, action: Action) -> Event:
        """Too low, or more than one has."""
        return refusal(TOO_DEAR, "auction.cash", state.coins[seat])

    def play(self, state: Parlour, frame: AuctionFrame, seat: int, action: Action) -> None:
        """Bid or pass; it ends when all but the leader have passed."""
        if action.verb is BID:
            frame.leader, frame.bid = seat, action.number
        else:
            frame.passed |= bit(seat)
        frame.waits = state.playing() & ~frame.passed & ~(bit(frame.leader) if frame.leader != NOBODY else 0)
        if not frame.waits:
            if frame.leader != NOBODY:
                state.pay(frame.leader, NOBODY, frame.bid, "auction.cash")
                state.give(frame.lot, frame.leader, frame.bid, "auction.cash")
            state.pop(frame.leader)

    def let_go(self, state: Parlour, frame: AuctionFrame, seat: int) -> None:
        """Who has left passes."""
        self.play(state, frame, seat, Action(PASS))


class Estate(Decision[Parlour, EstateFrame]):
    """The lots of who has left are auctioned one by one."""

    @staticmethod
    def next_lot(state: Parlour, frame: EstateFrame) -> None:
        """One by one; nobody bids when one is left."""
        lots = frame.lots
        for lot in lots:
            state.give(lot, NOBODY, 0, "debt.bankrupt")
        if not lots or count_of(state.playing()) == 1:
            state.pop(0)
        else:
            frame.lots = lots[1:]
            open_auction(state, lots[0])

    def resume(self, state: Parlour, frame: EstateFrame, result: int) -> None:
        """The next lot."""
        self.next_lot(state, frame)


class Charge(Decision[Parlour, ChargeFrame]):
    """frame.seat duns the others, each of whom may refuse, and pays in parts."""

    @staticmethod
    def ask(state: Parlour, frame: ChargeFrame) -> None:
        """Wait for all whose lane wants something; pop when all are done."""
        frame.waits = 0
        for seat in range(int(state.seats)):
            lane = frame.targets[seat]
            frame.waits |= bit(seat) if lane in {MAY_REFUSE, PAYING} else 0
            frame.waits |= bit(frame.seat) if lane is MAY_COUNTER else 0
        if not frame.waits:
            state.pop(0)

    def answers(self, state: Parlour, frame: ChargeFrame, seat: int) -> list[Action]:
        """A target refuses, allows, pays or owes; the actor insists or yields."""
        if seat == frame.seat:
            lanes = [s for s in range(int(state.seats)) if frame.targets[s] is MAY_COUNTER]
            insist = [Action(COUNTER_NO, seat=s) for s in lanes if state.hands[seat][1]]
            return insist + [Action(YIELD, seat=s) for s in lanes]
        if frame.targets[seat] is MAY_REFUSE:
            return [Action(ALLOW)] + [Action(NO)] * (state.hands[seat][1] > 0)
        due = frame.due - frame.paid[seat]
        if state.coins[seat] < due:
            return [Action(OWE)]
        return [Action(PAY, number=1, most=due)]

    def why_not(self, state: Parlour, frame: ChargeFrame, seat: int, action: Action) -> Event:
        """Not so now."""
        return refusal(NOT_SO, "charge.lane", seat)

    def play(self, state: Parlour, frame: ChargeFrame, seat: int, action: Action) -> None:
        """Move one lane on."""
        if action.verb in {NO, COUNTER_NO}:
            target = seat if action.verb is NO else action.seat
            state.hands[seat][1] -= 1
            state.tell(SAID_NO, "charge.no", seat, target)
            frame.targets[target] = MAY_COUNTER if action.verb is NO else MAY_REFUSE
        elif action.verb is YIELD:
            frame.targets[action.seat] = DONE
        elif action.verb is ALLOW:
            frame.targets[seat] = PAYING
        elif action.verb is OWE:
            due = frame.due - frame.paid[seat]
            frame.targets[seat] = DONE
            frame.waits = 0
            state.owe(seat, frame.seat, due)
            return
        else:
            state.pay(seat, frame.seat, action.number, "charge.pay")
            frame.paid[seat] += action.number
            if frame.paid[seat] == frame.due:
                frame.targets[seat] = DONE
        self.ask(state, frame)

    def resume(self, state: Parlour, frame: ChargeFrame, result: int) -> None:
        """A debt was settled; the other lanes go on."""
        self.ask(state, frame)

    def let_go(self, state: Parlour, frame: ChargeFrame, seat: int) -> None:
        """A target that has left is let off; an actor that has left insists on nothing."""
        for target in range(int(state.seats)):
            if target == seat or (seat == frame.seat and frame.targets[target] is MAY_COUNTER):
                frame.targets[target] = DONE
        self.ask(state, frame)


class Debt(Decision[Parlour, DebtFrame]):
    """frame.seat pays what it owes, sells for it, or goes broke."""

    def answers(self, state: Parlour, frame: DebtFrame, seat: int) -> list[Action]:
        """Pay, sell, or go broke where even that is not enough."""
        if state.coins[seat] >= frame.due:
            return [Action(SETTLE)]
        lots = state.lots(seat)
        if state.coins[seat] + SALE * len(lots) < frame.due:
            return [Action(BANKRUPT)]
        return [Action(SELL, item=lot) for lot in lots]

    def why_not(self, state: Parlour, frame: DebtFrame, seat: int, action: Action) -> Event:
        """Who can pay must."""
        return refusal(TOO_DEAR, "debt.bankrupt", frame.due)

    def admits(self, state: Parlour, frame: DebtFrame, seat: int, aside: int) -> bool:
        """The debtor may take an offer."""
        return aside == OFFERING and seat == frame.seat

    def play(self, state: Parlour, frame: DebtFrame, seat: int, action: Action) -> None:
        """Settle, sell, or leave the estate."""
        if action.verb is SELL:
            state.pay(NOBODY, seat, SALE, "debt.raise")
            state.give(action.item, NOBODY, SALE, "debt.raise")
        elif action.verb is SETTLE:
            state.pay(seat, frame.creditor, frame.due, "debt.raise")
            state.pop(1)
        else:
            frame.waits = 0
            state.leave(seat, NOBODY if holds(state.out, frame.creditor) else frame.creditor)

    def resume(self, state: Parlour, frame: DebtFrame, result: int) -> None:
        """The estate is auctioned; the debt is over."""
        state.pop(0)

    def let_go(self, state: Parlour, frame: DebtFrame, seat: int) -> None:
        """Who has left pays if the coins do, else what there is."""
        state.pay(seat, frame.creditor, min(state.coins[seat], frame.due), "debt.raise")
        state.pop(0)


def count_of(bits: int) -> int:
    """How many seats."""
    return len(members(bits))
