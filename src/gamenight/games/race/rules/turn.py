"""One spin a turn, then the next player."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from gamenight.games.race.events import ENTERED
from gamenight.games.race.memory import WAITING
from gamenight.games.race.rules.ending import leave_board
from gamenight.games.race.rules.move import move
from gamenight.games.race.rules.spin import NO_COUNT, spin
from gamenight.games.race.state import TO_SPIN, Race
from gamenight.games.race.track import START
from gamenight.kernel.decision import Decision
from gamenight.kernel.frame import Frame
from gamenight.kernel.seat import Seat, bit, holds

if TYPE_CHECKING:
    from gamenight.kernel.action import Action


def begin_turn(state: Race, frame: Frame, seat: Seat) -> None:
    """On a player's first turn the piece is set on Start; then its player is asked to spin.

    Rule: move.forward, move.turn
    """
    if state.spaces[seat] == WAITING:
        state.spaces[seat] = START
        state.tell(ENTERED, "move.forward", seat, START)
    frame.seat = seat
    state.ask(frame, bit(seat))


def pass_turn(state: Race, frame: Frame) -> None:
    """The turn passes to the next in the order of play; those who have left are skipped.

    Rule: move.turn, spin.lost
    """
    order = state.order
    last = len(order) - 1
    place: i64 = 0
    while order[place] != frame.seat:
        place += 1
    place = 0 if place == last else place + 1
    while holds(state.out, order[place]):
        place = 0 if place == last else place + 1
    begin_turn(state, frame, order[place])


@final
class Turn(Decision[Race, Frame]):
    """frame.seat is on turn."""

    def __init__(self) -> None:
        super().__init__("turn", is_home=True)

    def answers(self, state: Race, frame: Frame, seat: Seat) -> list[Action]:
        """Spin: there is nothing else to do in a turn."""
        return TO_SPIN

    def play(self, state: Race, frame: Frame, seat: Seat, action: Action) -> None:
        """Spin once.

        Rule: move.turn
        """
        frame.waits = 0
        spin(state, seat)

    def resume(self, state: Race, frame: Frame, result: i64) -> None:
        """Move by the count; unless that ends the game, the turn passes.

        Rule: move.turn, resign.leave
        """
        if result != NO_COUNT:
            move(state, frame.seat, result)
        if state.outcome is None:
            pass_turn(state, frame)

    def resigned(self, state: Race, seat: Seat) -> None:
        """Whoever resigns while a tail is turning is out at once, and wins nothing by it any more.

        Rule: resign.leave
        """
        leave_board(state, seat)

    def settle(self, state: Race, frame: Frame, seat: Seat) -> None:
        """Whoever resigns is out; if it was that player's turn, it passes.

        Rule: resign.leave
        """
        leave_board(state, seat)
        if state.outcome is None and frame.seat == seat:
            pass_turn(state, frame)

    def flaw(self, state: Race, frame: Frame) -> str:
        """The seat on turn is in the game and its piece is on the board."""
        if frame.seat < 0 or holds(state.out, frame.seat):
            return "a turn belongs to a seat that is in the game"
        if state.spaces[frame.seat] < START:
            return f"seat {frame.seat} is on turn, but its piece is not on the board"
        return ""
