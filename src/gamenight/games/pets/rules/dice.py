"""The two dice: chance says how they fall."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from gamenight.games.parts.dice import FALLS, told
from gamenight.games.parts.jail import FREE
from gamenight.games.pets.events import THREW
from gamenight.games.pets.state import Pets
from gamenight.games.pets.terms import DICE, DICE_STREAM
from gamenight.kernel.decision import Decision
from gamenight.kernel.frame import Frame
from gamenight.kernel.seat import CHANCE_BIT, Seat

if TYPE_CHECKING:
    from gamenight.kernel.action import Action


def throw(state: Pets, seat: Seat) -> None:
    """Throw both dice; the decision below goes on with how they fell.

    Rule: turn.roll
    """
    DICE.open(state, CHANCE_BIT).seat = seat


@final
class Dice(Decision[Pets, Frame]):
    """CHANCE is asked how the dice of frame.seat fall."""

    def __init__(self) -> None:
        super().__init__("dice", evenly=FALLS, stream=DICE_STREAM)

    def play(self, state: Pets, frame: Frame, seat: Seat, action: Action) -> None:
        """The throw is told, as one for doubles if its player is in Jail, and the turn goes on with it.

        Rule: turn.roll, jail.doubles
        """
        clause = "turn.roll" if state.jailed[frame.seat] == FREE else "jail.doubles"
        state.tell(THREW, clause, frame.seat, action.item, action.number)
        state.pop(told(action))
