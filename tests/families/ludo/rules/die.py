"""The die: CHANCE says what it shows."""

from __future__ import annotations

from typing import Final, final

from gamenight.kernel.action import Action
from gamenight.kernel.decision import Decision
from gamenight.kernel.frame import Frame
from gamenight.kernel.seat import CHANCE_BIT
from tests.families.ludo.events import THREW
from tests.families.ludo.memory import TurnFrame
from tests.families.ludo.rules.move import SIX
from tests.families.ludo.state import FALL, Ludo

FALLS: Final = [Action(FALL, number=count) for count in range(1, SIX + 1)]


@final
class Die(Decision[Ludo, Frame]):
    """CHANCE is asked what the die of frame.seat shows. Its result is the count."""

    def __init__(self) -> None:
        super().__init__("die", evenly=FALLS)

    def play(self, state: Ludo, frame: Frame, seat: int, action: Action) -> None:
        """Say what was thrown.

        Rule: turn.throw, six.again
        """
        home = state.stack[0]
        assert isinstance(home, TurnFrame)
        clause = "six.again" if home.sixes else "turn.throw"
        state.tell(THREW, clause, frame.seat, action.number)
        state.pop(action.number)

    def flaw(self, state: Ludo, frame: Frame) -> str:
        """The die waits for chance alone, and for whose turn it is."""
        is_thrown = frame.waits == CHANCE_BIT and frame.seat == state.stack[0].seat
        return "" if is_thrown else "the die waits for chance, and is thrown by the seat on turn"
