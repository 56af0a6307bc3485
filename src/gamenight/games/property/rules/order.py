"""Who starts: everybody throws, the highest total takes the first turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.games.parts.dice import total_of
from gamenight.games.parts.jail import ONLY_ROLL
from gamenight.games.property.events import STARTS, TIED, TIED_LEFT
from gamenight.games.property.fields import ORDER_FRAME
from gamenight.games.property.memory import OrderFrame
from gamenight.games.property.refusals import NOT_BEGUN, ORDER_FIRST
from gamenight.games.property.rules.dealing import deal_deeds
from gamenight.games.property.rules.dice import throw
from gamenight.games.property.rules.ending import leave_game, note_resignation
from gamenight.games.property.rules.manners import PropertyDecision
from gamenight.games.property.rules.passing import open_turn
from gamenight.games.property.stages import TO_START
from gamenight.games.property.state import Property
from gamenight.games.property.terms import ORDER
from gamenight.kernel.event import Event, refusal
from gamenight.kernel.seat import Seat, bit, count, holds, lowest

if TYPE_CHECKING:
    from gamenight.kernel.action import Action


def open_order(state: Property) -> None:
    """All tokens stand on GO; deeds are dealt if the variant says so; then everybody throws for the start.

    Rule: setup.players, setup.order
    """
    frame = ORDER.open(state, 0)
    frame.totals = vec[i64]([0] * state.seats)
    frame.to_throw = state.playing()
    if not deal_deeds(state):
        ask_next(state, frame)


def ask_next(state: Property, frame: OrderFrame) -> None:
    """The next seat that has to throw; when all have, the highest starts, or those who tie throw again.

    Where all who tied have left, the others throw once more.

    Rule: setup.order
    """
    if not frame.to_throw:
        best: i64 = 0
        for seat in range(state.seats):
            if not holds(state.out, seat) and frame.totals[seat] > best:
                best = frame.totals[seat]
        highest: i64 = 0
        for seat in range(state.seats):
            if not holds(state.out, seat) and frame.totals[seat] == best:
                highest |= bit(seat)
        if count(highest) == 1:
            start(state, lowest(highest), best)
            return
        if best == 0:
            state.tell(TIED_LEFT, "setup.order")
        for seat in range(state.seats):
            frame.totals[seat] = 0
            if best > 0 and holds(highest, seat):
                state.tell(TIED, "setup.order", seat, best)
        frame.to_throw = highest
    frame.throwing = False
    frame.seat = lowest(frame.to_throw)
    state.ask(frame, bit(frame.seat))


def start(state: Property, seat: Seat, total: i64) -> None:
    """The first turn begins.

    Rule: setup.order
    """
    state.tell(STARTS, "setup.order", seat, total)
    state.first = seat
    state.depth = 0
    open_turn(state, seat)


@final
class Order(PropertyDecision[OrderFrame]):
    """frame.seat throws now."""

    def __init__(self) -> None:
        super().__init__("order", ORDER_FRAME, is_home=True)

    def answers(self, state: Property, frame: OrderFrame, seat: Seat) -> list[Action]:
        """Throw."""
        return ONLY_ROLL

    def why_closed(self, state: Property, frame: OrderFrame, seat: Seat, aside: i64) -> Event:
        """Before the first turn there is no business.

        Rule: offturn.window
        """
        return refusal(NOT_BEGUN, "offturn.window")

    def comes_first(self, state: Property, frame: OrderFrame, seat: Seat) -> Event:
        """All throw for the first turn before anybody has one.

        Rule: setup.order
        """
        return refusal(ORDER_FIRST, "setup.order")

    def play(self, state: Property, frame: OrderFrame, seat: Seat, action: Action) -> None:
        """Throw for the start."""
        frame.waits = 0
        frame.throwing = True
        throw(state, seat, TO_START)

    def resume(self, state: Property, frame: OrderFrame, result: i64) -> None:
        """The total is noted; or, before anybody has thrown, the deeds are dealt.

        Rule: setup.order
        """
        if frame.throwing:
            frame.totals[frame.seat] = total_of(result)
            frame.to_throw &= ~bit(frame.seat)
        ask_next(state, frame)

    def tick(self, state: Property, frame: OrderFrame) -> None:
        """An hour so early that nobody has thrown ends the game all the same.

        Rule: timed.stop
        """
        state.agreed.ending.ends_now(state)

    def resigned(self, state: Property, seat: Seat) -> None:
        """Offers are off, and whoever is then alone has won.

        Rule: resign.leave, win.last
        """
        note_resignation(state, seat)

    def settle(self, state: Property, frame: OrderFrame, seat: Seat) -> None:
        """Whoever leaves before play begins starts nothing.

        Rule: resign.leave
        """
        frame.to_throw &= ~bit(seat)
        frame.totals[seat] = 0
        if not leave_game(state, seat) and state.outcome is None:
            ask_next(state, frame)

    def flaw(self, state: Property, frame: OrderFrame) -> str:
        """One seat throws, and it is one of those who still have to."""
        if len(frame.totals) != state.seats:
            return "throwing for the start needs the totals of all seats"
        if state.depth == 1 and (frame.seat < 0 or not holds(frame.to_throw, frame.seat)):
            return "the seat that throws is not among those who have to"
        return ""
