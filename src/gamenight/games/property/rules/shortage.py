"""Scarce buildings: when several want more than the Bank has, each piece goes to the highest bidder."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.games.property.actions import (
    TO_WANT_NONE,
    WANT,
)
from gamenight.games.property.board import Piece, Space
from gamenight.games.property.events import (
    CANNOT_BUILD,
    GAVE_BACK,
    SHORT_OF,
    WANTED,
    WANTED_NONE,
)
from gamenight.games.property.fields import SHORTAGE_FRAME
from gamenight.games.property.memory import ShortageFrame, TurnFrame
from gamenight.games.property.refusals import (
    CAN_USE_NONE,
    SHORTAGE_FIRST,
    SHORTAGE_OPEN,
    WANTS_NOTHING,
    WANTS_TOO_MANY,
)
from gamenight.games.property.rules.auction import auction_piece
from gamenight.games.property.rules.manners import PropertyDecision
from gamenight.games.property.rules.payment import spare_cash
from gamenight.games.property.rules.placing import lots_for, place_piece, room_in
from gamenight.games.property.rules.stock import build, next_piece, stock_of
from gamenight.games.property.stages import BIDDING, PLACING
from gamenight.games.property.state import Property
from gamenight.games.property.terms import SHORTAGE
from gamenight.kernel.action import Action
from gamenight.kernel.event import Event, refusal
from gamenight.kernel.seat import NOBODY, Seat, bit, count, holds

ONLY_WANT_NONE: Final = [TO_WANT_NONE]


def ask_about_shortage(state: Property, seat: Seat, space: Space) -> bool:
    """Where the stock is less than all could use, ask the others first; whether anybody is asked.

    Rule: build.shortage
    """
    piece = next_piece(state, space)
    stock = stock_of(state, piece)
    demand: i64 = 0
    asked: i64 = 0
    for other in range(state.seats):
        if other != seat and not holds(state.out | state.left, other):
            could = could_use(state, other, piece)
            demand += could
            if could > 0 and may_want(state, other, stock):
                asked |= bit(other)
    if not asked or demand + could_use(state, seat, piece) <= stock:
        return False
    frame = SHORTAGE.open(state, asked)
    frame.seat = seat
    frame.piece = piece
    frame.space = space.index
    frame.wanted = vec[i64]([0] * state.seats)
    frame.wanted[seat] = 1
    state.tell(SHORT_OF, "build.shortage", piece.number, stock)
    return True


def may_want(state: Property, seat: Seat, stock: i64) -> bool:
    """Whether it is still open how many the seat wants this turn.

    Who wanted some that were auctioned is asked again when there are fewer than then: so a turn comes to an
    end, however often somebody asks to build, sells and asks again.

    Rule: build.shortage
    """
    if holds(state.unwanting, seat):
        return False
    turn = turn_of(state)
    return not holds(turn.sharing, seat) or stock < turn.shared


def turn_of(state: Property) -> TurnFrame:
    """The turn in which all this happens."""
    home = state.stack[0]
    assert isinstance(home, TurnFrame)
    return home


def could_use(state: Property, seat: Seat, piece: Piece) -> i64:
    """How many of these pieces the seat could lawfully place now and pay for in cash, the cheapest first.

    Rule: build.shortage
    """
    owned = state.owned[seat]
    cash = spare_cash(state, seat)
    found: i64 = 0
    for group in state.board.colours_by_price:
        if owned & group.mask == group.mask:
            could = min(room_in(state, seat, group, piece), cash // group.house)
            cash -= could * group.house
            found += could
    return found


def auction_next(state: Property, frame: ShortageFrame) -> None:
    """One piece after the other is auctioned while at least two want more than there is.

    Rule: build.shortage
    """
    wanting: i64 = 0
    wishes: i64 = 0
    for seat in range(state.seats):
        if frame.wanted[seat] > 0:
            if holds(state.out | state.left, seat) or not lots_for(state, seat, frame.piece):
                frame.wanted[seat] = 0
            else:
                wanting |= bit(seat)
                wishes += frame.wanted[seat]
    stock = stock_of(state, frame.piece)
    if stock > 0 and count(wanting) > 1 and wishes > stock:
        frame.stage = BIDDING
        auction_piece(state, frame.piece, wanting, stock)
    else:
        state.pop(0)


@final
class Shortage(PropertyDecision[ShortageFrame]):
    """frame.seat asked to build; all who could use the scarce piece say how many they want."""

    def __init__(self) -> None:
        super().__init__("shortage", SHORTAGE_FRAME)

    def answers(self, state: Property, frame: ShortageFrame, seat: Seat) -> list[Action]:
        """As many as one could use, or none.

        Rule: build.shortage
        """
        could = could_use(state, seat, frame.piece)
        if could < 1:  # a rent asked for meanwhile has taken the money
            return ONLY_WANT_NONE
        return [TO_WANT_NONE, Action(WANT, number=1, most=could)]

    def why_not(self, state: Property, frame: ShortageFrame, seat: Seat, action: Action) -> Event:
        """More than one could use, or nothing at all.

        Rule: build.shortage
        """
        if action.verb is not WANT:
            return super().why_not(state, frame, seat, action)
        if action.number < 1:
            return refusal(WANTS_NOTHING, "build.shortage")
        could = could_use(state, seat, frame.piece)
        if could < 1:
            return refusal(CAN_USE_NONE, "build.shortage", frame.piece.number)
        return refusal(WANTS_TOO_MANY, "build.shortage", could)

    def why_closed(self, state: Property, frame: ShortageFrame, seat: Seat, aside: i64) -> Event:
        """All business waits until it is known who wants how many.

        Rule: offturn.window
        """
        return refusal(SHORTAGE_OPEN, "offturn.window")

    def comes_first(self, state: Property, frame: ShortageFrame, seat: Seat) -> Event:
        """The wishes come before the dice.

        Rule: build.shortage
        """
        return refusal(SHORTAGE_FIRST, "build.shortage")

    def play(self, state: Property, frame: ShortageFrame, seat: Seat, action: Action) -> None:
        """If the wishes of all exceed the stock, the pieces are auctioned; else the first one builds.

        Rule: build.shortage
        """
        if action.verb is WANT:
            frame.wanted[seat] = action.number
            state.tell(WANTED, "build.shortage", seat, action.number)
        else:
            state.unwanting |= bit(seat)
            state.tell(WANTED_NONE, "build.shortage", seat)
        frame.waits &= ~bit(seat)
        if not frame.waits:
            self.decide(state, frame)

    def decide(self, state: Property, frame: ShortageFrame) -> None:
        """Whether the wishes exceed what there is. Whoever has left wants none.

        Rule: build.shortage, resign.leave
        """
        wishes: i64 = 0
        wanting: i64 = 0
        for seat in range(state.seats):
            if frame.wanted[seat] > 0 and not holds(state.left, seat):
                wishes += frame.wanted[seat]
                wanting |= bit(seat)
        stock = stock_of(state, frame.piece)
        if count(wanting) > 1 and wishes > stock:
            turn = turn_of(state)
            turn.sharing |= wanting & ~bit(frame.seat)
            turn.shared = min(stock, turn.shared) if turn.shared else stock
            auction_next(state, frame)
        else:
            self.build_if_paid(state, frame)
            state.pop(0)

    def build_if_paid(self, state: Property, frame: ShortageFrame) -> None:
        """Whoever asked to build does so, unless gone by now, or a rent asked for meanwhile takes the money.

        Rule: build.shortage, debt.deals, resign.leave
        """
        if holds(state.left, frame.seat):
            return
        space = state.board.spaces[frame.space]
        if spare_cash(state, frame.seat) >= space.house:
            build(state, frame.seat, space)
        else:
            state.tell(CANNOT_BUILD, "debt.deals", frame.seat, space.index)

    def resume(self, state: Property, frame: ShortageFrame, result: i64) -> None:
        """Whoever bought a piece puts it down, or gives it back if no lot can take it; then the next.

        Rule: build.shortage
        """
        if frame.stage is BIDDING and result != NOBODY:
            frame.stage = PLACING
            frame.wanted[result] -= 1
            if not lots_for(state, result, frame.piece):
                state.tell(GAVE_BACK, "build.shortage", result, frame.piece.number)
                auction_next(state, frame)
                return
            place_piece(state, result, frame.piece)
        elif frame.stage is BIDDING:
            state.pop(0)
        else:
            auction_next(state, frame)

    def charged(self, state: Property, frame: ShortageFrame, seat: Seat) -> None:
        """What was asked for builds nothing: who could pay for no piece any more wants none.

        Rule: build.shortage, debt.deals
        """
        if holds(frame.waits, seat) and could_use(state, seat, frame.piece) < 1:
            self.play(state, frame, seat, TO_WANT_NONE)

    def let_go(self, state: Property, frame: ShortageFrame, seat: Seat) -> None:
        """Whoever has left wants none.

        Rule: resign.leave
        """
        self.play(state, frame, seat, TO_WANT_NONE)

    def flaw(self, state: Property, frame: ShortageFrame) -> str:
        """A seat that asked to build, and how many each one wants."""
        if frame.seat < 0:
            return "a shortage needs the seat that asked to build"
        if len(frame.wanted) != state.seats:
            return "a shortage needs how many pieces each seat wants (wanted)"
        return ""
