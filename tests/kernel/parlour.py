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
from gamenight.kernel.frame import Frame
from gamenight.kernel.outcome import Outcome
from gamenight.kernel.seat import CHANCE_BIT, NOBODY, after, bit, holds, members
from gamenight.kernel.state import State
from gamenight.kernel.terms import Terms

LOTS: Final = 5
PRICE, RENT, DUN, SALE = 4, 3, 3, 2
TURN, BUY, AUCTION, CHARGE, DEBT, ESTATE, DRAW = range(7)
OFFERING, CLAIMING = range(2)
CLAIM, BUYING, SELLING = range(3)
DONE, MAY_REFUSE, MAY_COUNTER, PAYING = range(4)

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
        self.bank = 100 - 10 * int(terms.seats)
        self.coins = [10] * int(terms.seats)
        self.owner = [NOBODY] * LOTS
        self.hands = [[0, 0] for _ in range(int(terms.seats))]
        self.bag = [6, 6]
        self.turns = 0
        self.offered = 0  # who has made an offer since the last move

    def fresh(self) -> Parlour:
        """An empty one."""
        return Parlour(self.terms)

    def load(self, other: State) -> None:
        """Become equal to the other."""
        super().load(other)
        assert isinstance(other, Parlour)
        self.bank, self.turns, self.offered = other.bank, other.turns, other.offered
        self.coins, self.owner, self.bag = list(other.coins), list(other.owner), list(other.bag)
        self.hands = [list(hand) for hand in other.hands]

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
        self.standing = [one for one in self.standing if one.item != lot]
        self.tell(GOT, clause, seat, lot, coins)

    def lots(self, seat: int) -> list[int]:
        """The lots of a seat."""
        return [lot for lot in range(LOTS) if self.owner[lot] == seat]

    def owe(self, seat: int, other: int, coins: int) -> None:
        """A debt that the seat must settle before anything else."""
        frame = self.push(DEBT, bit(seat))
        frame.seat, frame.other, frame.sum = seat, other, coins

    def leave(self, seat: int, heir: int) -> None:
        """Coins to the heir, cards out of play, lots to an auction."""
        self.pay(seat, heir, self.coins[seat], "debt.bankrupt")
        self.hands[seat] = [0, 0]
        self.out |= bit(seat)
        self.standing = [one for one in self.standing if not one.is_party(seat)]
        self.tell(BROKE, "debt.bankrupt", seat, heir)
        estate = self.push(ESTATE, 0)
        estate.left = sum(1 << lot for lot in self.lots(seat))
        Estate.next_lot(self, estate)


class Turn(Decision[Parlour]):
    """frame.seat is on turn; step 1 while what it chose is being settled."""

    def answers(self, state: Parlour, frame: Frame, seat: int) -> list[Action]:
        """Draw, look, visit, dun, rest."""
        found = [Action(REST), Action(DUNS)]
        found += [Action(DRAWS)] * (sum(state.bag) > 0) + [Action(LOOK)] * (NOBODY in state.owner)
        return found + [
            Action(VISIT, item=i) for i, who in enumerate(state.owner) if who not in {NOBODY, seat}
        ]

    def play(self, state: Parlour, frame: Frame, seat: int, action: Action) -> None:
        """Begin what was chosen."""
        frame.step, frame.waits, state.offered = 1, 0, 0
        if action.verb is DRAWS:
            state.push(DRAW, CHANCE_BIT).seat = seat
        elif action.verb is LOOK:
            state.push(BUY, bit(seat)).item = state.owner.index(NOBODY)
        elif action.verb is DUNS:
            charge = state.push(CHARGE, 0)
            charge.seat, charge.sum = seat, DUN
            charge.open_lanes(state.seats)
            for target in members(state.playing() & ~bit(seat)):
                charge.lanes[target] = MAY_REFUSE
            Charge.ask(state, charge)
        else:
            if action.verb is VISIT:
                claim = state.stand(CLAIM, state.owner[action.item], seat)
                claim.item, claim.sum, claim.until = action.item, RENT, state.turns + state.seats
            self.resume(state, frame, 0)

    def resume(self, state: Parlour, frame: Frame, result: int) -> None:
        """The next seat is asked once this one is done or gone; at the end the richest wins."""
        if count_of(state.playing()) == 1:
            state.finish(Outcome("win.last", members(state.playing()), [members(state.playing())]))
        elif frame.step == 1 or holds(state.out, frame.seat):
            state.turns += 1
            state.standing = [one for one in state.standing if one.kind != CLAIM or one.until > state.turns]
            frame.step, frame.seat = 0, after(state.playing(), frame.seat, state.seats)
            state.ask(frame, bit(frame.seat))
            self.tick(state, frame)
        else:
            state.ask(frame, bit(frame.seat))

    def tick(self, state: Parlour, frame: Frame) -> None:
        """Sixty minutes or forty turns end the game."""
        if frame.step == 0 and (state.clock >= 60 or state.turns >= 40):
            worth = {
                seat: state.coins[seat] + PRICE * len(state.lots(seat)) for seat in members(state.playing())
            }
            places = [[s for s in worth if worth[s] == w] for w in sorted(set(worth.values()), reverse=True)]
            state.finish(Outcome("timed.end" if state.clock >= 60 else "end.turns", places[0], places))

    def settle(self, state: Parlour, frame: Frame, seat: int) -> None:
        """Who resigns leaves everything to the bank."""
        state.leave(seat, NOBODY)


class Draw(Decision[Parlour]):
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


class Buy(Decision[Parlour]):
    """frame.item is the lot on offer to the seat on turn."""

    def answers(self, state: Parlour, frame: Frame, seat: int) -> list[Action]:
        """Buy at the price, or decline."""
        return [Action(BUYS), Action(DECLINE)] if state.coins[seat] >= PRICE else [Action(DECLINE)]

    def why_not(self, state: Parlour, frame: Frame, seat: int, action: Action) -> Event:
        """Too dear."""
        return refusal(TOO_DEAR, "buy.price", PRICE)

    def play(self, state: Parlour, frame: Frame, seat: int, action: Action) -> None:
        """Bought, or auctioned among all."""
        if action.verb is BUYS:
            state.pay(seat, NOBODY, PRICE, "buy.price")
            state.give(frame.item, seat, PRICE, "buy.price")
            state.pop(0)
        else:
            frame.waits = 0
            open_auction(state, frame.item)

    def resume(self, state: Parlour, frame: Frame, result: int) -> None:
        """The auction is over; a rent asked for in between changes nothing."""
        if not frame.waits:
            state.pop(result)

    def let_go(self, state: Parlour, frame: Frame, seat: int) -> None:
        """Who has left declines."""
        self.play(state, frame, seat, Action(DECLINE))


def open_auction(state: Parlour, lot: int) -> None:
    """All who are in the game may bid."""
    frame = state.push(AUCTION, state.playing())
    frame.item = lot


class Auction(Decision[Parlour]):
    """frame.item is the lot, other the leader, sum the bid, left the set of those who have passed."""

    def answers(self, state: Parlour, frame: Frame, seat: int) -> list[Action]:
        """Any higher bid that one can pay, or pass."""
        least, most = frame.sum + 1, state.coins[seat]
        return [Action(PASS)] + ([Action(BID, number=least, most=most)] if most >= least else [])

    def why_not(self, state: Parlour, frame: Frame, seat: int, action: Action) -> Event:
        """Too low, or more than one has."""
        return refusal(TOO_DEAR, "auction.cash", state.coins[seat])

    def play(self, state: Parlour, frame: Frame, seat: int, action: Action) -> None:
        """Bid or pass; it ends when all but the leader have passed."""
        if action.verb is BID:
            frame.other, frame.sum = seat, action.number
        else:
            frame.left |= bit(seat)
        frame.waits = state.playing() & ~frame.left & ~(bit(frame.other) if frame.other != NOBODY else 0)
        if not frame.waits:
            if frame.other != NOBODY:
                state.pay(frame.other, NOBODY, frame.sum, "auction.cash")
                state.give(frame.item, frame.other, frame.sum, "auction.cash")
            state.pop(frame.other)

    def let_go(self, state: Parlour, frame: Frame, seat: int) -> None:
        """Who has left passes."""
        self.play(state, frame, seat, Action(PASS))


class Estate(Decision[Parlour]):
    """frame.left is the set of lots still to be auctioned."""

    @staticmethod
    def next_lot(state: Parlour, frame: Frame) -> None:
        """One by one; nobody bids when one is left."""
        lots = members(frame.left)
        for lot in lots:
            state.give(lot, NOBODY, 0, "debt.bankrupt")
        if not lots or count_of(state.playing()) == 1:
            state.pop(0)
        else:
            frame.left &= ~bit(lots[0])
            open_auction(state, lots[0])

    def resume(self, state: Parlour, frame: Frame, result: int) -> None:
        """The next lot."""
        self.next_lot(state, frame)


class Charge(Decision[Parlour]):
    """frame.seat duns the others of frame.sum; a lane a target: its step, and ten times what was paid."""

    @staticmethod
    def ask(state: Parlour, frame: Frame) -> None:
        """Wait for all whose lane wants something; pop when all are done."""
        frame.waits = 0
        for seat in range(int(state.seats)):
            step = frame.lanes[seat] % 10
            frame.waits |= bit(seat) if step in {MAY_REFUSE, PAYING} else 0
            frame.waits |= bit(frame.seat) if step == MAY_COUNTER else 0
        if not frame.waits:
            state.pop(0)

    def answers(self, state: Parlour, frame: Frame, seat: int) -> list[Action]:
        """A target refuses, allows, pays or owes; the actor insists or yields."""
        if seat == frame.seat:
            lanes = [s for s in range(int(state.seats)) if frame.lanes[s] % 10 == MAY_COUNTER]
            insist = [Action(COUNTER_NO, seat=s) for s in lanes if state.hands[seat][1]]
            return insist + [Action(YIELD, seat=s) for s in lanes]
        if frame.lanes[seat] % 10 == MAY_REFUSE:
            return [Action(ALLOW)] + [Action(NO)] * (state.hands[seat][1] > 0)
        due = frame.sum - frame.lanes[seat] // 10
        if state.coins[seat] < due:
            return [Action(OWE)]
        return [Action(PAY, number=1, most=due)]

    def why_not(self, state: Parlour, frame: Frame, seat: int, action: Action) -> Event:
        """Not so now."""
        return refusal(NOT_SO, "charge.lane", seat)

    def play(self, state: Parlour, frame: Frame, seat: int, action: Action) -> None:
        """Move one lane on."""
        if action.verb in {NO, COUNTER_NO}:
            target = seat if action.verb is NO else action.seat
            state.hands[seat][1] -= 1
            state.tell(SAID_NO, "charge.no", seat, target)
            frame.lanes[target] = MAY_COUNTER if action.verb is NO else MAY_REFUSE
        elif action.verb is YIELD:
            frame.lanes[action.seat] = DONE
        elif action.verb is ALLOW:
            frame.lanes[seat] = PAYING
        elif action.verb is OWE:
            due = frame.sum - frame.lanes[seat] // 10
            frame.lanes[seat] = DONE
            frame.waits = 0
            state.owe(seat, frame.seat, due)
            return
        else:
            state.pay(seat, frame.seat, action.number, "charge.pay")
            frame.lanes[seat] += 10 * action.number
            if frame.lanes[seat] // 10 == frame.sum:
                frame.lanes[seat] = DONE
        self.ask(state, frame)

    def resume(self, state: Parlour, frame: Frame, result: int) -> None:
        """A debt was settled; the other lanes go on."""
        self.ask(state, frame)

    def let_go(self, state: Parlour, frame: Frame, seat: int) -> None:
        """A target that has left is let off; an actor that has left insists on nothing."""
        for target in range(int(state.seats)):
            if target == seat or (seat == frame.seat and frame.lanes[target] % 10 == MAY_COUNTER):
                frame.lanes[target] = DONE
        self.ask(state, frame)


class Debt(Decision[Parlour]):
    """frame.seat owes frame.other frame.sum."""

    def answers(self, state: Parlour, frame: Frame, seat: int) -> list[Action]:
        """Pay, sell, or go broke where even that is not enough."""
        if state.coins[seat] >= frame.sum:
            return [Action(SETTLE)]
        lots = state.lots(seat)
        if state.coins[seat] + SALE * len(lots) < frame.sum:
            return [Action(BANKRUPT)]
        return [Action(SELL, item=lot) for lot in lots]

    def why_not(self, state: Parlour, frame: Frame, seat: int, action: Action) -> Event:
        """Who can pay must."""
        return refusal(TOO_DEAR, "debt.bankrupt", frame.sum)

    def admits(self, state: Parlour, frame: Frame, seat: int, aside: int) -> bool:
        """The debtor may take an offer."""
        return aside == OFFERING and seat == frame.seat

    def play(self, state: Parlour, frame: Frame, seat: int, action: Action) -> None:
        """Settle, sell, or leave the estate."""
        if action.verb is SELL:
            state.pay(NOBODY, seat, SALE, "debt.raise")
            state.give(action.item, NOBODY, SALE, "debt.raise")
        elif action.verb is SETTLE:
            state.pay(seat, frame.other, frame.sum, "debt.raise")
            state.pop(1)
        else:
            frame.waits = 0
            state.leave(seat, NOBODY if holds(state.out, frame.other) else frame.other)

    def resume(self, state: Parlour, frame: Frame, result: int) -> None:
        """The estate is auctioned; the debt is over."""
        state.pop(0)

    def let_go(self, state: Parlour, frame: Frame, seat: int) -> None:
        """Who has left pays if the coins do, else what there is."""
        state.pay(seat, frame.other, min(state.coins[seat], frame.sum), "debt.raise")
        state.pop(0)


def count_of(bits: int) -> int:
    """How many seats."""
    return len(members(bits))
