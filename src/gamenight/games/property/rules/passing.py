"""Whose turn it is: the dice pass to the left, and the player who has them is asked."""

from __future__ import annotations

from gamenight.games.property.events import TURN_BEGAN
from gamenight.games.property.memory import TurnFrame
from gamenight.games.property.rules.claims import settle_asked
from gamenight.games.property.stages import BEFORE
from gamenight.games.property.state import Property
from gamenight.games.property.terms import TURN
from gamenight.kernel.seat import Seat, after, bit, holds


def open_turn(state: Property, seat: Seat) -> None:
    """Lay the one frame of the turn that stays at the bottom of the stack."""
    begin_turn(state, TURN.open(state, 0), seat, "setup.order")


def begin_turn(state: Property, frame: TurnFrame, seat: Seat, clause: str) -> None:
    """A player has the dice, and has not thrown them yet.

    Rule: setup.order, turn.end
    """
    frame.seat = seat
    frame.stage = BEFORE
    frame.throws = 0
    frame.again = False
    frame.go_paid = False
    frame.sharing = 0
    frame.shared = 0
    state.tell(TURN_BEGAN, clause, seat)
    reopen(state, frame)


def reopen(state: Property, frame: TurnFrame) -> None:
    """Settle the rents asked for meanwhile; then ask who has the dice, if that player is still in the game.

    Rule: turn.end, debt.order, timed.stop
    """
    if state.outcome is not None or settle_asked(state) or state.agreed.ending.ends_now(state):
        return
    if holds(state.out, frame.seat):
        pass_dice(state, frame)
    else:
        state.ask(frame, bit(frame.seat))


def pass_dice(state: Property, frame: TurnFrame) -> None:
    """The dice pass to the left; players out of the game are skipped.

    Rule: turn.end, timed.end
    """
    staying = state.playing() & ~state.left
    seat = after(staying or state.playing(), frame.seat, state.seats)
    has_come_round = (seat - state.first) % state.seats <= (frame.seat - state.first) % state.seats
    if has_come_round:
        state.rounds += 1
    state.unwanting = 0
    if not state.agreed.ending.ends_now(state):
        begin_turn(state, frame, seat, "turn.end")
