"""The loop that plays a game on, to its end or as far as one looks ahead, as fast as it goes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from gamenight.bots.bot import Bot
from gamenight.kernel.engine import play, settle
from gamenight.kernel.outcome import TRUNCATED, Outcome
from gamenight.kernel.seat import CHANCE, CHANCE_BIT, NOBODY, Seat, after, bit, holds, lowest
from gamenight.kernel.sight import Sight

if TYPE_CHECKING:
    from gamenight.kernel.action import Action
    from gamenight.kernel.dealer import Dealer
    from gamenight.kernel.decision import Decision
    from gamenight.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Horizon:
    """How far a game is played on when somebody looks ahead."""

    def is_far(self, start: State, state: State, decisions: i64) -> bool:
        """Whether a game that went on from the start, by so many decisions, has gone far enough."""
        return False


@final
class TurnCounter:
    """Counts how often another seat has the turn, and notes the order of play."""

    def __init__(self) -> None:
        self.turns: i64 = 0
        self.seat: Seat = NOBODY
        self.kind: Decision[Any, Any] | None = None  # what a turn is: what lies below all else
        self.order: list[int] = []  # the seats as they had their first turn

    def begin(self) -> None:
        """Count anew."""
        self.turns, self.seat, self.kind, self.order = 0, NOBODY, None, []

    def note(self, kind: Decision[Any, Any], seat: Seat, seats: i64) -> None:
        """Another seat has the turn, or a turn is something else than before.

        What came before the first turn, as to throw for the order, is none.
        """
        if seat != self.seat:
            self.seat = seat
            self.turns += 1
        if kind is not self.kind:
            self.kind = kind
            self.order = []
        if seat >= 0 and len(self.order) < seats and seat not in self.order:
            self.order.append(seat)


def play_out(  # noqa: PLR0913  a table, and who counts its turns
    state: State,
    dealer: Dealer,
    bots: list[Bot],
    sights: list[Sight[Any]],
    most: i64,
    counter: TurnCounter | None = None,
) -> i64:
    """Play to the end, or call the game truncated after so many decisions; how many there were.

    Rule: table.truncated
    """
    decisions = play_on(state, dealer, bots, sights, most, None, None, counter)
    if state.outcome is None:
        state.finish(Outcome(TRUNCATED, [], []))
    return decisions


def play_on(  # noqa: PLR0913  one loop: a call for every decision would cost
    state: State,
    dealer: Dealer,
    bots: list[Bot],
    sights: list[Sight[Any]],
    most: i64,
    horizon: Horizon | None = None,
    start: State | None = None,
    counter: TurnCounter | None = None,
) -> i64:
    """Play on until the end, so many decisions, or the horizon as seen from the start; how many there were.

    A decision is one applied action of a seat: neither chance nor a question left unanswered.
    Where several are waited for, they are asked clockwise from the seat on turn. The seat on turn is
    shown asides too, of the kinds that its bot is eager to see.
    """
    players = vec[Bot](bots)  # arrays are read unchecked
    eyes = vec[Sight](sights)  # type: ignore[type-arg]  # an array takes the bare class
    decisions: i64 = 0
    while state.outcome is None:
        frame = state.asking
        if frame.waits & CHANCE_BIT:
            frame.decision.play(state, frame, CHANCE, dealer.answer(state))
            if state.left | state.out:
                settle(state)
            continue
        if decisions >= most:
            break
        if horizon is not None and start is not None and horizon.is_far(start, state, decisions):
            break
        below = state.stack[0]
        turn = below.seat
        if counter is not None and (turn != counter.seat or below.decision is not counter.kind):
            counter.note(below.decision, turn, state.seats)
        if state.invited:
            decisions += answer_invitation(state, players, eyes)
            continue
        waits = frame.waits
        seat = lowest(waits) if waits & (waits - 1) == 0 else first_from(waits, turn, state.seats)
        bot = players[seat]
        sight = eyes[seat]
        choices = frame.decision.answers(state, frame, seat)
        if seat == turn and state.terms.asides and bot.is_eager(sight):
            choices = choices + asides_of(state, seat, bot.kinds(sight))
        play(state, seat, bot.choose(sight, choices))
        decisions += 1
    return decisions


def first_from(waits: i64, turn: i64, seats: i64) -> i64:
    """Of those waited for, the first clockwise from the seat on turn."""
    if turn == NOBODY:
        return lowest(waits)
    return after(waits, (turn + seats - 1) % seats, seats)


def asides_of(state: State, seat: Seat, kinds: i64) -> list[Action]:
    """What a seat may do beside the question in hand, of some kinds only: listing them all takes time."""
    if holds(state.left | state.out, seat):
        return []
    frame = state.asking
    decision = frame.decision
    asides = state.terms.asides
    found: list[Action] | None = None
    place: i64 = 0
    while kinds and place < len(asides):
        if kinds & 1 and decision.admits(state, frame, seat, place):
            offers = asides[place].offers(state, seat)
            found = offers if found is None else found + offers
        kinds >>= 1
        place += 1
    return [] if found is None else found


def answer_invitation(state: State, bots: vec[Bot], sights: vec[Sight[Any]]) -> i64:
    """Let one invited seat consider its claims and offers, once."""
    seat = lowest(state.invited)
    state.invited &= ~bit(seat)
    bot = bots[seat]
    sight = sights[seat]
    choices = asides_of(state, seat, bot.kinds(sight))
    if not choices:
        return 0
    action = bot.consider(sight, choices)
    if action is None:
        return 0
    play(state, seat, action)
    return 1
