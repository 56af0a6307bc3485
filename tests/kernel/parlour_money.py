"""How money changes hands in the toy: at auctions, by dunning, in debts, and when somebody leaves."""

from __future__ import annotations

from gamenight.kernel.action import Action
from gamenight.kernel.decision import Decision
from gamenight.kernel.event import Event, refusal
from gamenight.kernel.seat import NOBODY, bit, count, holds
from tests.kernel.parlour import (
    ALLOW,
    AUCTION,
    BANKRUPT,
    BID,
    BROKE,
    COUNTER_NO,
    ESTATE,
    NO,
    NOT_SO,
    OFFERING,
    OWE,
    PASS,
    PAY,
    SAID_NO,
    SALE,
    SELL,
    SETTLE,
    TOO_DEAR,
    YIELD,
    Parlour,
)
from tests.kernel.parlour_memory import (
    DONE,
    MAY_COUNTER,
    MAY_REFUSE,
    PAYING,
    AuctionFrame,
    ChargeFrame,
    DebtFrame,
    EstateFrame,
)


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
        if not lots or count(state.playing()) == 1:
            state.pop(0)
        else:
            frame.lots = lots[1:]
            open_auction(state, lots[0])

    def resume(self, state: Parlour, frame: EstateFrame, result: int) -> None:
        """The next lot."""
        self.next_lot(state, frame)


def leave(state: Parlour, seat: int, heir: int) -> None:
    """Coins to the heir, cards out of play, lots to an auction."""
    state.pay(seat, heir, state.coins[seat], "debt.bankrupt")
    state.hands[seat] = [0, 0]
    state.out |= bit(seat)
    state.standing = [one for one in state.standing if not one.is_party(seat)]
    state.tell(BROKE, "debt.bankrupt", seat, heir)
    estate = ESTATE.open(state, 0)
    estate.lots = state.lots(seat)
    Estate.next_lot(state, estate)


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
            leave(state, seat, NOBODY if holds(state.out, frame.creditor) else frame.creditor)

    def resume(self, state: Parlour, frame: DebtFrame, result: int) -> None:
        """The estate is auctioned; the debt is over."""
        state.pop(0)

    def let_go(self, state: Parlour, frame: DebtFrame, seat: int) -> None:
        """Who has left pays if the coins do, else what there is."""
        state.pay(seat, frame.creditor, min(state.coins[seat], frame.due), "debt.raise")
        state.pop(0)
