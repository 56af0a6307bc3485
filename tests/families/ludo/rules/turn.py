"""A turn: throw the die, move a token, throw again after a six."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from gamenight.kernel.decision import Decision
from gamenight.kernel.event import Event, Kind, refusal
from gamenight.kernel.seat import CHANCE_BIT, after, bit, holds
from tests.families.ludo.events import AGAIN, STUCK, THIRD_SIX
from tests.families.ludo.fields import TURN_FRAME
from tests.families.ludo.memory import TurnFrame
from tests.families.ludo.rules.ending import is_all_home, leave_board, win
from tests.families.ludo.rules.move import SIX, move, tokens_to_move
from tests.families.ludo.state import DIE, PICK, TO_THROW, TURN, Ludo

if TYPE_CHECKING:
    from gamenight.kernel.action import Action

THIRD: Final = 3
MUST_THROW: Final = Kind("must_throw", helps=("throw",))


def begin(state: Ludo, seat: int) -> None:
    """Lay the frame of the turn, which stays at the bottom of the stack.

    Rule: setup.first
    """
    begin_turn(state, TURN.open(state, 0), seat)


def begin_turn(state: Ludo, frame: TurnFrame, seat: int) -> None:
    """A player has the die.

    Rule: turn.throw
    """
    frame.seat, frame.sixes = seat, 0
    state.ask(frame, bit(seat))


def pass_on(state: Ludo, frame: TurnFrame) -> None:
    """The next player clockwise who is still in the game has the die.

    Rule: turn.throw
    """
    begin_turn(state, frame, int(after(state.playing(), frame.seat, state.seats)))


def thrown(state: Ludo, frame: TurnFrame, count: int) -> None:
    """Choose a token; nobody is asked where it makes no difference, and without a move the die passes on.

    Rule: move.choice, move.none, six.three
    """
    seat = int(frame.seat)
    frame.sixes = frame.sixes + 1 if count == SIX else 0
    if frame.sixes == THIRD:
        state.tell(THIRD_SIX, "six.three", seat)
        pass_on(state, frame)
        return
    tokens = tokens_to_move(state, seat, count)
    places = {state.steps[seat][token - 1] for token in tokens}
    if len(places) > 1:
        pick = PICK.open(state, bit(seat))
        pick.seat, pick.count = seat, count
        return
    if tokens:
        move(state, seat, tokens[0], count)
    else:
        state.tell(STUCK, "move.none", seat, count)
    finish_throw(state, frame)


def finish_throw(state: Ludo, frame: TurnFrame) -> None:
    """All home wins; after a six the player throws again, else the die passes on.

    Rule: home.all, six.again, turn.throw
    """
    seat = int(frame.seat)
    if is_all_home(state, seat):
        win(state, seat, "home.all")
    elif frame.sixes:
        state.tell(AGAIN, "six.again", seat)
        state.ask(frame, bit(seat))
    else:
        pass_on(state, frame)


@final
class Turn(Decision[Ludo, TurnFrame]):
    """frame.seat is to throw."""

    def __init__(self) -> None:
        super().__init__("turn", TURN_FRAME, is_home=True)

    def answers(self, state: Ludo, frame: TurnFrame, seat: int) -> list[Action]:
        """Throw: a turn begins with nothing else."""
        return TO_THROW

    def why_not(self, state: Ludo, frame: TurnFrame, seat: int, action: Action) -> Event:
        """No token moves before the die is thrown.

        Rule: turn.throw
        """
        return refusal(MUST_THROW, "turn.throw")

    def play(self, state: Ludo, frame: TurnFrame, seat: int, action: Action) -> None:
        """Throw the die.

        Rule: turn.throw
        """
        frame.waits = 0
        DIE.open(state, CHANCE_BIT).seat = seat

    def resume(self, state: Ludo, frame: TurnFrame, result: int) -> None:
        """After the die: choose and move. After a choice: see what follows."""
        if result:
            thrown(state, frame, int(result))
        else:
            finish_throw(state, frame)

    def settle(self, state: Ludo, frame: TurnFrame, seat: int) -> None:
        """Whoever resigns is out; if it was that player's turn, the die passes on.

        Rule: resign.leave
        """
        leave_board(state, seat)
        if state.outcome is None and frame.seat == seat:
            pass_on(state, frame)

    def flaw(self, state: Ludo, frame: TurnFrame) -> str:
        """Somebody in the game has the die, and has not thrown three sixes yet."""
        if frame.seat < 0 or holds(state.out, frame.seat):
            return "a turn belongs to a seat that is in the game"
        return "" if frame.sixes < THIRD else "the third six ends a turn"
