"""Five cards for everybody, and who begins."""

from __future__ import annotations

from mypy_extensions import i64

from gamenight.games.deal.actions import BEGINS
from gamenight.games.deal.events import STARTS
from gamenight.games.deal.fields import FIRST_FRAME
from gamenight.games.deal.memory import DEALT, FirstFrame
from gamenight.games.deal.rules.draw import draw
from gamenight.games.deal.rules.ending import leave_game, stir
from gamenight.games.deal.rules.turn import open_turn
from gamenight.games.deal.state import Deal
from gamenight.games.deal.terms import FIRST, FIRST_STREAM
from gamenight.kernel.action import Action
from gamenight.kernel.decision import Decision
from gamenight.kernel.seat import CHANCE_BIT, Seat, members


def open_first(state: Deal) -> None:
    """Everybody is dealt a hand; then it is seen who begins.

    Rule: setup.hand
    """
    frame = FIRST.open(state, 0)
    frame.seat = 0
    frame.decision.resume(state, frame, 0)


def start(state: Deal, seat: Seat) -> None:
    """The first turn begins.

    Rule: setup.hand
    """
    state.tell(STARTS, "setup.hand", seat)
    stir(state)
    state.depth = 0
    open_turn(state, seat)


class First(Decision[Deal, FirstFrame]):
    """Hands are dealt, seat by seat; then CHANCE says who begins."""

    def __init__(self) -> None:
        super().__init__("first", FIRST_FRAME, is_home=True, stream=FIRST_STREAM)

    def answers(self, state: Deal, frame: FirstFrame, seat: Seat) -> list[Action]:
        """Any seat, each equally likely.

        Rule: setup.hand
        """
        return [Action(BEGINS, seat=one) for one in members(state.playing() & ~state.left)]

    def play(self, state: Deal, frame: FirstFrame, seat: Seat, action: Action) -> None:
        """The seat that is drawn begins."""
        start(state, action.seat)

    def resume(self, state: Deal, frame: FirstFrame, result: i64) -> None:
        """The next hand, or who begins.

        Rule: setup.hand
        """
        if frame.dealt < state.seats:
            frame.dealt += 1
            draw(state, frame.dealt - 1, state.pack.numbers.hand, DEALT)
        else:
            self.choose(state, frame)

    def choose(self, state: Deal, frame: FirstFrame) -> None:
        """Lots are drawn for who begins.

        Rule: setup.hand
        """
        state.ask(frame, CHANCE_BIT)

    def settle(self, state: Deal, frame: FirstFrame, seat: Seat) -> None:
        """Whoever leaves before play begins is out of the game.

        Rule: resign.leave
        """
        leave_game(state, seat)
