"""The two dice: chance says how they fall."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from gamenight.games.parts.dice import FALLS, told
from gamenight.games.property.events import THREW
from gamenight.games.property.fields import DICE_FRAME
from gamenight.games.property.memory import DiceFrame
from gamenight.games.property.rules.manners import PropertyDecision
from gamenight.games.property.state import Property
from gamenight.games.property.terms import DICE, DICE_STREAM
from gamenight.kernel.seat import CHANCE_BIT, Seat

if TYPE_CHECKING:
    from gamenight.games.property.stages import Purpose
    from gamenight.kernel.action import Action


def throw(state: Property, seat: Seat, purpose: Purpose) -> None:
    """Throw both dice; the decision below goes on with how they fell."""
    frame = DICE.open(state, CHANCE_BIT)
    frame.seat = seat
    frame.purpose = purpose


@final
class Dice(PropertyDecision[DiceFrame]):
    """How the dice of frame.seat fall."""

    def __init__(self) -> None:
        super().__init__("dice", DICE_FRAME, evenly=FALLS, stream=DICE_STREAM)

    def play(self, state: Property, frame: DiceFrame, seat: Seat, action: Action) -> None:
        """The dice have fallen.

        Rule: setup.order, turn.roll, turn.doubles, jail.doubles, rent.utility, cards.nearest
        """
        state.tell(THREW, frame.purpose.clause, frame.seat, action.item, action.number)
        state.pop(told(action))
