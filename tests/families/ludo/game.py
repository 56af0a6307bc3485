"""Ludo as the floors above see it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast, final

from gamenight.kernel.errors import BadPosition
from gamenight.kernel.event import Event, Kind, question
from gamenight.kernel.game import Game
from gamenight.kernel.reading import read_seats, whole
from gamenight.kernel.seat import count, members
from tests.families.ludo.events import EVENTS
from tests.families.ludo.fields import LUDO
from tests.families.ludo.rules.die import Die
from tests.families.ludo.rules.ending import is_all_home
from tests.families.ludo.rules.pick import Pick
from tests.families.ludo.rules.turn import Turn, begin
from tests.families.ludo.sight import LudoSight
from tests.families.ludo.state import FALL, MOVE, THROW, Ludo, LudoTerms
from tests.families.ludo.view import LudoTable, view_of

if TYPE_CHECKING:
    from gamenight.kernel.sight import Sight
    from gamenight.kernel.state import State
    from gamenight.kernel.stream import Stream
    from gamenight.kernel.terms import Terms
    from tests.families.ludo.plan import Plan

PICKING: Final = Kind("pick", "count")
QUESTIONS: Final = [Kind("turn"), Kind("die"), PICKING]


def ludo_terms(plan: Plan, colours: list[str]) -> LudoTerms:
    """The terms of a game, a colour a seat."""
    return LudoTerms([Turn(), Die(), Pick()], plan, colours)


@final
class LudoGame(Game[Ludo]):
    """Once round the board and home."""

    def __init__(self) -> None:
        super().__init__("ludo", 1, [THROW, MOVE], [FALL], EVENTS, QUESTIONS)

    def begin(self, terms: Terms) -> Ludo:
        """All tokens in their yards; the first seat has the die.

        Rule: setup.yard, setup.first
        """
        state = Ludo(cast("LudoTerms", terms))
        begin(state, 0)
        return state

    def position_fields(self) -> list[str]:
        """How far the tokens have come, and whose turn it is."""
        return [*LUDO.names, "turn"]

    def write_table(self, state: Ludo, document: dict[str, object]) -> None:
        """How far the tokens have come."""
        LUDO.write(state, state, document)

    def read_table(self, state: Ludo, document: dict[str, object]) -> None:
        """The tokens as given; then the turn that is spoken of."""
        LUDO.read(state, state, document, "")
        if "out" in document:
            state.out = read_seats(state, document["out"], "out")
        playing = members(state.playing())
        if "stack" not in document and "outcome" not in document and playing:
            turn = int(whole(document, "turn", playing[0], 0, state.seats - 1))
            if turn not in playing:
                raise BadPosition(f"turn: seat {turn} is out of the game; still in it are {playing}")
            state.depth = 0
            begin(state, turn)

    def check(self, state: Ludo) -> None:
        """No two players on one space of the ring, and nobody home with all tokens but a winner.

        Rule: capture.back, home.all
        """
        for seat in members(state.playing()):
            for token, steps in enumerate(state.steps[seat]):
                if state.others_on(seat, steps):
                    raise BadPosition(f"steps[{seat}][{token}]: another player's token stands there")
            if is_all_home(state, seat) and (state.outcome is None or seat not in state.outcome.winners):
                raise BadPosition(f"steps[{seat}]: all tokens are home, so the game is over")
        if state.outcome is None and count(state.playing()) < 2:
            raise BadPosition("out: the game needs two players who are still in it")

    def tally(self, state: Ludo) -> list[int]:
        """How far the tokens of each seat have come together."""
        return [sum(steps + 1 for steps in row) for row in state.steps]

    def sight(self, state: Ludo, seat: int) -> Sight[Ludo]:
        """The window of one seat."""
        return LudoSight(state, seat)

    def view(self, sight: Sight[Ludo]) -> LudoTable:
        """The whole board: nothing is hidden."""
        assert isinstance(sight, LudoSight)
        return view_of(sight)

    def imagine(self, sight: Sight[Ludo], stream: Stream) -> State:
        """The state itself: nothing is hidden."""
        assert isinstance(sight, LudoSight)
        return sight.twin()

    def question(self, sight: Sight[Ludo]) -> Event:
        """To throw, or which token moves by what was thrown."""
        assert isinstance(sight, LudoSight)
        shown = sight.thrown()
        return super().question(sight) if shown is None else question(PICKING, shown)
