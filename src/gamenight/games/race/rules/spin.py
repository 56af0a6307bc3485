"""The spinner: the cat's tail comes to rest on a whole degree."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from gamenight.games.race.dial import CIRCLE, count_at, is_line
from gamenight.games.race.events import ON_LINE, SPUN
from gamenight.games.race.fields import SPINNER_FRAME
from gamenight.games.race.memory import OrderFrame, SpinnerFrame
from gamenight.games.race.state import SPINNER, STOPS, Race
from gamenight.kernel.action import Action
from gamenight.kernel.decision import Decision
from gamenight.kernel.seat import CHANCE_BIT, Seat, bit

if TYPE_CHECKING:
    from mypy_extensions import i64

NO_COUNT: Final = 0  # of a spin whose player has left

DEGREES: Final = [Action(STOPS, number=degree) for degree in range(CIRCLE)]


def spin(state: Race, seat: Seat) -> None:
    """Snap the cat: chance says where its tail comes to rest."""
    SPINNER.open(state, CHANCE_BIT).seat = seat


def why_spun(state: Race, frame: SpinnerFrame) -> str:
    """The clause that a spin is made by: a line that must be spun again, the order of play, or a turn.

    Rule: spin.line, setup.order, order.ties, move.turn
    """
    home = state.stack[0]
    if frame.again:
        return "spin.line"
    if not isinstance(home, OrderFrame):
        return "move.turn"
    return "order.ties" if home.tie else "setup.order"


@final
class Spinner(Decision[Race, SpinnerFrame]):
    """CHANCE is asked for the degree where the tail of frame.seat rests. Its result is the count."""

    def __init__(self) -> None:
        super().__init__("spinner", SPINNER_FRAME, evenly=DEGREES)

    def play(self, state: Race, frame: SpinnerFrame, seat: Seat, action: Action) -> None:
        """On a dividing line the spin is made again; in a sector its number counts.

        Rule: spin.line
        """
        degree = action.number
        if is_line(degree):
            state.tell(ON_LINE, "spin.line", frame.seat, degree)
            frame.again = True
            state.ask(frame, CHANCE_BIT)
        else:
            count = count_at(degree)
            if state.log is not None:
                state.tell(SPUN, why_spun(state, frame), frame.seat, count, degree)
            state.pop(count)

    def absent(self, state: Race, frame: SpinnerFrame, gone: i64) -> i64:
        """Nobody waits for the spin of one who has left.

        Rule: resign.leave
        """
        return bit(frame.seat) & gone

    def let_go(self, state: Race, frame: SpinnerFrame, seat: Seat) -> None:
        """It counts for nothing.

        Rule: resign.leave
        """
        state.pop(NO_COUNT)
