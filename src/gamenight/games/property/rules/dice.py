"""The two dice: chance says how they fall."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from gamenight.games.property.actions import FALLS, THREW
from gamenight.games.property.rules.manners import PropertyDecision
from gamenight.games.property.state import Property
from gamenight.games.property.terms import DICE, DICE_STREAM
from gamenight.kernel.seat import CHANCE_BIT, Seat

if TYPE_CHECKING:
    from gamenight.kernel.action import Action
    from gamenight.kernel.frame import Frame

WAYS: Final = 36
SECOND: Final = 8  # a throw is told as first die times eight plus second die


def throw(state: Property, seat: Seat) -> None:
    """Throw both dice; the decision below goes on with how they fell."""
    state.push(DICE, CHANCE_BIT).seat = seat


def total_of(fallen: i64) -> i64:
    """The sum of both dice."""
    return fallen // SECOND + fallen % SECOND


def is_double(fallen: i64) -> bool:
    """Whether both dice show the same."""
    return fallen // SECOND == fallen % SECOND


@final
class Dice(PropertyDecision):
    """CHANCE is asked how the dice of frame.seat fall."""

    def __init__(self) -> None:
        super().__init__("dice", stream=DICE_STREAM)

    def answers(self, state: Property, frame: Frame, seat: Seat) -> list[Action]:  # noqa: ARG002
        """Every way two dice can fall."""
        return FALLS

    def total(self, state: Property, frame: Frame) -> i64:  # noqa: ARG002
        """Thirty-six, each equally likely."""
        return WAYS

    def chance(self, state: Property, frame: Frame, roll: i64) -> Action:  # noqa: ARG002
        """The fall of that number."""
        return FALLS[roll]

    def play(self, state: Property, frame: Frame, seat: Seat, action: Action) -> None:  # noqa: ARG002
        """They lie.

        Rule: turn.roll
        """
        state.tell(THREW, "turn.roll", frame.seat, action.item, action.number)
        state.pop(action.item * SECOND + action.number)

    def flaw(self, state: Property, frame: Frame) -> str:  # noqa: ARG002
        """Dice wait for chance, and for a seat's throw."""
        return "" if frame.waits == CHANCE_BIT and frame.seat >= 0 else "the dice wait for chance alone"
