"""The spinner: the cat's tail comes to rest on a whole degree."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from gamenight.games.race.state import ON_LINE, SPINNER, SPUN, STOPS, Race
from gamenight.kernel.action import Action
from gamenight.kernel.decision import Decision
from gamenight.kernel.seat import CHANCE_BIT, Seat

if TYPE_CHECKING:
    from gamenight.kernel.frame import Frame

CIRCLE: Final = 360
SECTOR: Final = 60
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


@final
class Spinner(Decision[Race]):
    """CHANCE is asked for a degree; frame.seat has spun. Its result is the count."""

    def __init__(self) -> None:
        super().__init__("spinner")

    def answers(self, state: Race, frame: Frame, seat: Seat) -> list[Action]:  # noqa: ARG002
        """Every whole degree, each equally likely."""
        return DEGREES

    def total(self, state: Race, frame: Frame) -> i64:  # noqa: ARG002
        """A full circle."""
        return CIRCLE

    def chance(self, state: Race, frame: Frame, roll: i64) -> Action:  # noqa: ARG002
        """The degree itself."""
        return DEGREES[roll]

    def play(self, state: Race, frame: Frame, seat: Seat, action: Action) -> None:  # noqa: ARG002
        """On a dividing line the spin is made again; in a sector its number counts.

        Rule: spin.line
        """
        degree = action.number
        if is_line(degree):
            state.tell(ON_LINE, "spin.line", frame.seat, degree)
            state.ask(frame, CHANCE_BIT)
        else:
            count = count_at(degree)
            state.tell(SPUN, "spin.line", frame.seat, count, degree)
            state.pop(count)

    def flaw(self, state: Race, frame: Frame) -> str:  # noqa: ARG002
        """The spinner waits for chance, and for a seat's spin."""
        return "" if frame.waits == CHANCE_BIT and frame.seat >= 0 else "the spinner waits for chance alone"
