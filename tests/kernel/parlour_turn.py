"""The toy's turn, the card that one draws, and the lot that one looks at."""

from __future__ import annotations

from gamenight.kernel.action import Action
from gamenight.kernel.decision import Decision
from gamenight.kernel.event import Event, refusal
from gamenight.kernel.frame import Frame
from gamenight.kernel.outcome import Outcome
from gamenight.kernel.seat import CHANCE_BIT, NOBODY, after, bit, count, holds, members
from tests.kernel.fields import CLAIM
from tests.kernel.parlour import (
    BUY,
    BUYS,
    CARD,
    CHARGE,
    DECLINE,
    DRAW,
    DRAWS,
    DREW,
    DREW_CARD,
    DUN,
    DUNS,
    LOOK,
    PRICE,
    RENT,
    REST,
    TOO_DEAR,
    VISIT,
    Parlour,
)
from tests.kernel.parlour_memory import DONE, MAY_REFUSE, BuyFrame, Claim, TurnFrame
from tests.kernel.parlour_money import Charge, leave, open_auction


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
        if count(state.playing()) == 1:
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
        leave(state, seat, NOBODY)


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
