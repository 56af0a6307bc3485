"""The race as the floors above see it."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.games.race.asking import QUESTIONS, question_of
from gamenight.games.race.dial import HIGHEST, SECTOR, read_degree, say_degree
from gamenight.games.race.events import EVENTS
from gamenight.games.race.fields import RACE
from gamenight.games.race.memory import GONE
from gamenight.games.race.rules.order import Order, open_order
from gamenight.games.race.rules.spin import DEGREES, Spinner
from gamenight.games.race.rules.turn import Turn, begin_turn
from gamenight.games.race.sight import RaceSight
from gamenight.games.race.state import ORDER, SPIN, SPINNER, STOPS, TO_SPIN, TURN, Race, RaceTerms
from gamenight.games.race.track import START, Track
from gamenight.games.race.view import PIECES, RaceTable, view_of
from gamenight.kernel.errors import BadPosition, BadSetup
from gamenight.kernel.game import Game
from gamenight.kernel.reading import read_seats, whole
from gamenight.kernel.seat import bit, holds, members

if TYPE_CHECKING:
    from gamenight.kernel.action import Action
    from gamenight.kernel.event import Event
    from gamenight.kernel.seat import Seat
    from gamenight.kernel.sight import Sight
    from gamenight.kernel.state import State
    from gamenight.kernel.stream import Stream
    from gamenight.kernel.terms import Terms


def race_terms(track: Track, colours: list[str], pieces: list[str]) -> RaceTerms:
    """The terms of a race, a colour a seat: each player chooses a cat or a dog; left unsaid, they alternate.

    Rule: setup.pieces
    """
    seats = len(colours)
    if not pieces:
        pieces = [PIECES[seat % 2] for seat in range(seats)]
    if len(pieces) != seats:
        raise BadSetup(f"pieces: {len(pieces)} pieces for {seats} seats; give one cat or dog for each seat")
    for piece in pieces:
        if piece not in PIECES:
            raise BadSetup(f"pieces: {piece!r} is no piece; a player plays a 'cat' or a 'dog'")
    kinds = [PIECES.index(piece) for piece in pieces]
    return RaceTerms([Order(), Turn(), Spinner()], track, kinds, colours)


@final
class RaceGame(Game[Race]):
    """A race by spinner."""

    def __init__(self) -> None:
        super().__init__("race", 2, [SPIN], [STOPS], EVENTS, QUESTIONS)

    def begin(self, terms: Terms) -> Race:
        """Nobody is on the board; everybody spins for the order.

        Rule: setup.order
        """
        state = Race(cast(RaceTerms, terms))
        open_order(state)
        return state

    def opener(self, state: Race) -> Action | None:
        """Everybody spins for the order of play.

        Rule: setup.order
        """
        return TO_SPIN[0] if ORDER.asks(state.asking) else None

    def position_fields(self) -> list[str]:
        """Where the pieces are, the order of play, whose turn it is."""
        return [*RACE.names, "turn"]

    def write_table(self, state: Race, document: dict[str, object]) -> None:
        """Where the pieces are and the order of play."""
        RACE.write(state, state, document)

    def read_table(self, state: Race, document: dict[str, object]) -> None:
        """Pieces and order as given, the rest as when play begins; then the turn that is spoken of."""
        RACE.read(state, state, document, "")
        if "out" in document:
            state.out = read_seats(state, document["out"], "out")
        seated = members(state.playing())
        order = list(state.order) if "order" in document else seated
        is_whole = len(set(order)) == len(order) and set(seated) <= set(order) <= set(range(state.seats))
        if order and not is_whole:
            raise BadPosition(f"order: {order} does not name every seat in the game once ({seated})")
        state.order = vec[i64](order)
        if order and "stack" not in document and "outcome" not in document:
            turn = whole(document, "turn", order[0], 0, state.seats - 1)
            if turn not in seated:
                raise BadPosition(f"turn: seat {turn} is out of the game; still in it are {seated}")
            state.depth = 0
            begin_turn(state, TURN.open(state, 0), turn)

    def check(self, state: Race) -> None:
        """No two pieces on a space but Start, none on a picture, and at the centre only a winner.

        Rule: block.occupied, arrow.follow, finish.ends
        """
        for seat in range(state.seats):
            space = state.spaces[seat]
            if holds(state.out, seat) != (space == GONE):
                raise BadPosition(f"spaces[{seat}]: {GONE} means out of the game, and 'out' must say so too")
            if space == state.track.finish and (state.outcome is None or seat not in state.outcome.winners):
                raise BadPosition(
                    f"spaces[{seat}]: a piece at the centre ({space}) has won; the game is over"
                )
            if space > START and state.track.is_picture(space):
                raise BadPosition(f"spaces[{seat}]: {space} is a picture; a piece there follows its arrow")
            for other in range(seat):
                if space > START and state.spaces[other] == space:
                    raise BadPosition(
                        f"spaces[{seat}]: {space} is taken by seat {other}; only Start holds two"
                    )
        if state.outcome is not None:
            self.check_winner(state)
        elif len(members(state.playing())) < 2:
            raise BadPosition("out: a race needs two players who are still in it")
        else:
            self.check_asked(state)

    def check_winner(self, state: Race) -> None:
        """A race is won at the centre, or by the last one left; a race broken off has no winner.

        Rule: finish.exact, finish.ends, resign.leave
        """
        assert state.outcome is not None
        for seat in state.outcome.winners:
            is_last = members(state.playing()) == [seat]
            if state.spaces[seat] != state.track.finish and not is_last:
                raise BadPosition(
                    f"outcome: the winner, seat {seat}, is neither at the centre nor the last one left"
                )

    def check_asked(self, state: Race) -> None:
        """The order or a turn is at the bottom; above it at most the spinner, for the same seat."""
        home = state.stack[0]
        if SPINNER.asks(home) or home.seat < 0:
            raise BadPosition(
                "stack[0]: nobody is on turn; at the bottom is the order or a turn, with its seat"
            )
        if state.depth == 1 and home.waits != bit(home.seat):
            raise BadPosition(f"stack[0]: it is seat {home.seat}'s spin, but it waits for another")
        above = state.stack[state.depth - 1]
        if state.depth > 1 and not (SPINNER.asks(above) and above.seat == home.seat):
            raise BadPosition(f"stack[1]: only the spinner comes above a turn, and for seat {home.seat}")
        if state.depth > 2:
            raise BadPosition("stack[2]: nothing comes above the spinner")

    def tally(self, state: Race) -> list[int]:
        """How far each piece has come."""
        return [max(int(space), START) for space in state.spaces]

    def sight(self, state: Race, seat: Seat) -> Sight[Race]:
        """The window of one seat."""
        return RaceSight(state, seat)

    def view(self, sight: Sight[Race]) -> RaceTable:
        """The whole board: nothing is hidden in a race."""
        assert isinstance(sight, RaceSight)
        return view_of(sight)

    def imagine(self, sight: Sight[Race], stream: Stream) -> State:
        """The state itself: nothing is hidden in a race."""
        assert isinstance(sight, RaceSight)
        return sight.twin()

    # Words

    def question(self, sight: Sight[Race]) -> Event:
        """Which spin it is, from where, and what would win."""
        assert isinstance(sight, RaceSight)
        return question_of(sight)

    def falls(self, state: Race) -> list[Action]:
        """A line, or one of the numbers: where exactly the tail rests nobody measures.

        Rule: spin.line
        """
        return [DEGREES[0], *(DEGREES[count * SECTOR + SECTOR // 2] for count in range(HIGHEST))]

    def say_slot(self, slot: str, value: int) -> str:
        """A degree is said with the count it stands for.

        Rule: spin.line
        """
        return say_degree(slot, value) if slot == "degree" else super().say_slot(slot, value)

    def read_slot(self, slot: str, text: str) -> int | None:
        """A degree in any of its forms."""
        return read_degree(text) if slot == "degree" else super().read_slot(slot, text)
