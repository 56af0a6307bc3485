"""The spinner: the cat's tail comes to rest on a whole degree."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from gamenight.games.race.events import ON_LINE, SPUN
from gamenight.games.race.state import (
    FOR_TIES,
    ORDER,
    SPINNER,
    STOPS,
    Race,
)
from gamenight.kernel.action import Action
from gamenight.kernel.decision import Decision
from gamenight.kernel.seat import CHANCE_BIT, Seat

if TYPE_CHECKING:
    from gamenight.kernel.frame import Frame

CIRCLE: Final = 360
SECTOR: Final = 60
FRESH: Final = 0  # the first spin that was asked for
AGAIN: Final = 1  # the tail has rested on a line before
DEGREES: Final = [Action(STOPS, number=degree) for degree in range(CIRCLE)]


def is_line(degree: i64) -> bool:
    """The dividing lines lie at the multiples of 60 degrees.

    Rule: spin.line
    """
    return degree % SECTOR == 0


def count_at(degree: i64) -> i64:
    """The number of the sector that the tail points to.

    Rule: spin.line
    """
    return degree // SECTOR + 1


def spin(state: Race, seat: Seat) -> None:
    """Snap the cat: chance says where its tail comes to rest."""
    state.push(SPINNER, CHANCE_BIT).seat = seat


def why_spun(state: Race, frame: Frame) -> str:
    """The clause that a spin is made by: a line that must be spun again, the order of play, or a turn.

    Rule: spin.line, setup.order, order.ties, move.turn
    """
    home = state.stack[0]
    if frame.step == AGAIN:
        return "spin.line"
    if home.decision is not state.terms.decisions[ORDER]:
        return "move.turn"
    return "order.ties" if home.step == FOR_TIES else "setup.order"


@final
class Spinner(Decision[Race]):
    """CHANCE is asked for a degree; frame.seat has spun, step says if again. Its result is the count."""

    def __init__(self) -> None:
        super().__init__("spinner")

    def answers(self, state: Race, frame: Frame, seat: Seat) -> list[Action]:
        """Every whole degree, each equally likely."""
        return DEGREES

    def total(self, state: Race, frame: Frame) -> i64:
        """A full circle."""
        return CIRCLE

    def chance(self, state: Race, frame: Frame, roll: i64) -> Action:
        """The degree itself."""
        return DEGREES[roll]

    def play(self, state: Race, frame: Frame, seat: Seat, action: Action) -> None:
        """On a dividing line the spin is made again; in a sector its number counts.

        Rule: spin.line
        """
        degree = action.number
        if is_line(degree):
            state.tell(ON_LINE, "spin.line", frame.seat, degree)
            frame.step = AGAIN
            state.ask(frame, CHANCE_BIT)
        else:
            count = count_at(degree)
            if state.log is not None:
                state.tell(SPUN, why_spun(state, frame), frame.seat, count, degree)
            state.pop(count)

    def flaw(self, state: Race, frame: Frame) -> str:
        """The spinner waits for chance, and for a seat's spin."""
        if frame.step not in {FRESH, AGAIN}:
            return f"step {frame.step} is neither a first spin (0) nor one made again (1)"
        return "" if frame.waits == CHANCE_BIT and frame.seat >= 0 else "the spinner waits for chance alone"
