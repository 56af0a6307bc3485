"""The loop that plays a game on, to its end or as far as one looks ahead, as fast as it goes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64, mypyc_attr

from gamenight.kernel.engine import play
from gamenight.kernel.outcome import TRUNCATED, Outcome
from gamenight.kernel.seat import CHANCE, CHANCE_BIT, NOBODY, Seat, after, bit, holds, lowest

if TYPE_CHECKING:
    from gamenight.bots.bot import Bot
    from gamenight.kernel.action import Action
    from gamenight.kernel.dealer import Dealer
    from gamenight.kernel.sight import Sight
    from gamenight.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Horizon:
    """How far a game is played on when somebody looks ahead."""

    def is_far(self, start: State, state: State, decisions: i64) -> bool:
        """Whether a game that went on from the start, by so many decisions, has gone far enough."""
        return False


def play_out(state: State, dealer: Dealer, bots: list[Bot], sights: list[Sight[Any]], most: i64) -> i64:
    """Play to the end, or call the game truncated after so many decisions; how many there were.

    Rule: table.truncated
    """
    decisions = play_on(state, dealer, bots, sights, most)
    if state.outcome is None:
        state.finish(Outcome(TRUNCATED, [], []))
    return decisions


def play_on(  # noqa: PLR0913  as play_out, and how far to look
    state: State,
    dealer: Dealer,
    bots: list[Bot],
    sights: list[Sight[Any]],
    most: i64,
    horizon: Horizon | None = None,
    start: State | None = None,
) -> i64:
    """Play on until the end, so many decisions, or the horizon as seen from the start; how many there were.

    A decision is one applied action of a seat: neither chance nor a question left unanswered.
    Where several are waited for, they are asked clockwise from the seat on turn. The seat on turn is
    shown asides too, of the kinds that its bot is eager to see.
    """
    decisions: i64 = 0
    while state.outcome is None:
        frame = state.asking
        if frame.waits & CHANCE_BIT:
            play(state, CHANCE, dealer.answer(state))
            continue
        if decisions >= most:
            break
        if horizon is not None and start is not None and horizon.is_far(start, state, decisions):
            break
        if state.invited:
            decisions += answer_invitation(state, bots, sights)
            continue
        waits = frame.waits
        turn = state.stack[0].seat
        seat = lowest(waits) if waits & (waits - 1) == 0 else first_from(waits, turn, state.seats)
        bot = bots[seat]
        sight = sights[seat]
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


def answer_invitation(state: State, bots: list[Bot], sights: list[Sight[Any]]) -> i64:
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
