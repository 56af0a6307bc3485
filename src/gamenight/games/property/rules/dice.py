"""The two dice: chance says how they fall."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from gamenight.games.parts.dice import FALLS, WAYS, told
from gamenight.games.property.events import THREW
from gamenight.games.property.rules.manners import PropertyDecision
from gamenight.games.property.state import Property
from gamenight.games.property.terms import DICE, DICE_STREAM
from gamenight.kernel.seat import CHANCE_BIT, Seat

if TYPE_CHECKING:
    from gamenight.kernel.action import Action
    from gamenight.kernel.frame import Frame

# What is thrown for, and the clause of each
FOR_MOVE: Final = 0
AFTER_DOUBLES: Final = 1
FOR_DOUBLES: Final = 2
FOR_START: Final = 3
FOR_RENT: Final = 4
FOR_CARD_RENT: Final = 5
THROWN_BY: Final = [
    "turn.roll", "turn.doubles", "jail.doubles", "setup.order", "rent.utility", "cards.nearest",
]  # fmt: skip


def throw(state: Property, seat: Seat, why: i64) -> None:
    """Throw both dice; the decision below goes on with how they fell."""
    frame = state.push(DICE, CHANCE_BIT)
    frame.seat = seat
    frame.item = why


@final
class Dice(PropertyDecision):
    """CHANCE is asked how the dice of frame.seat fall; item is what they are thrown for."""

    def __init__(self) -> None:
        super().__init__("dice", stream=DICE_STREAM)

    def answers(self, state: Property, frame: Frame, seat: Seat) -> list[Action]:
        """Every way two dice can fall."""
        return FALLS

    def total(self, state: Property, frame: Frame) -> i64:
        """Thirty-six, each equally likely."""
        return WAYS

    def chance(self, state: Property, frame: Frame, roll: i64) -> Action:
        """The fall of that number."""
        return FALLS[roll]

    def play(self, state: Property, frame: Frame, seat: Seat, action: Action) -> None:
        """The dice have fallen.

        Rule: setup.order, turn.roll, turn.doubles, jail.doubles, rent.utility, cards.nearest
        """
        state.tell(THREW, THROWN_BY[frame.item], frame.seat, action.item, action.number)
        state.pop(told(action))

    def flaw(self, state: Property, frame: Frame) -> str:
        """Dice wait for chance, and for a seat's throw."""
        if not 0 <= frame.item < len(THROWN_BY):
            return f"item {frame.item} is nothing to throw for"
        return "" if frame.waits == CHANCE_BIT and frame.seat >= 0 else "the dice wait for chance alone"
