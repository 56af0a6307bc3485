"""Which token moves: asked only where there is a choice."""

from __future__ import annotations

from typing import Final, final

from gamenight.kernel.action import Action
from gamenight.kernel.decision import Decision
from gamenight.kernel.event import Event, Kind, refusal
from gamenight.kernel.seat import bit
from tests.families.ludo.fields import PICK_FRAME
from tests.families.ludo.memory import PickFrame
from tests.families.ludo.rules.move import move, tokens_to_move, why_not_move
from tests.families.ludo.state import MOVE, Ludo

MUST_MOVE: Final = Kind("must_move", "count", helps=("move",))


@final
class Pick(Decision[Ludo, PickFrame]):
    """frame.seat chooses the token that moves by frame.count."""

    def __init__(self) -> None:
        super().__init__("pick", PICK_FRAME)

    def answers(self, state: Ludo, frame: PickFrame, seat: int) -> list[Action]:
        """Every token that can move.

        Rule: move.choice
        """
        tokens = tokens_to_move(state, int(frame.seat), int(frame.count))
        return [Action(MOVE, item=token) for token in tokens]

    def why_not(self, state: Ludo, frame: PickFrame, seat: int, action: Action) -> Event:
        """What has been thrown must be moved first; and not every token can.

        Rule: move.choice, enter.six, home.exact, block.two
        """
        why = None
        if action.verb is MOVE:
            why = why_not_move(state, seat, int(action.item), int(frame.count))
        return refusal(MUST_MOVE, "move.choice", frame.count) if why is None else why

    def play(self, state: Ludo, frame: PickFrame, seat: int, action: Action) -> None:
        """Move the token that was chosen.

        Rule: move.choice
        """
        move(state, int(frame.seat), int(action.item), int(frame.count))
        state.pop(0)

    def let_go(self, state: Ludo, frame: PickFrame, seat: int) -> None:
        """For whoever has left, the first token that can move is moved.

        Rule: resign.leave
        """
        self.play(state, frame, seat, self.answers(state, frame, seat)[0])

    def flaw(self, state: Ludo, frame: PickFrame) -> str:
        """A throw of one to six, a choice of tokens, and the seat on turn."""
        if frame.seat != state.stack[0].seat or frame.waits != bit(frame.seat):
            return "the seat on turn chooses the token, and nobody else"
        tokens = tokens_to_move(state, int(frame.seat), int(frame.count)) if 1 <= frame.count <= 6 else []
        places = {state.steps[int(frame.seat)][token - 1] for token in tokens}
        return "" if len(places) > 1 else f"a throw of {frame.count} leaves nothing to choose"
