"""The loop that plays a game to its end, as fast as it goes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from gamenight.kernel.engine import play
from gamenight.kernel.outcome import TRUNCATED, Outcome
from gamenight.kernel.seat import CHANCE, CHANCE_BIT, NOBODY, Seat, after, bit, holds, lowest

if TYPE_CHECKING:
    from gamenight.bots.bot import Bot
    from gamenight.kernel.action import Action
    from gamenight.kernel.dealer import Dealer
    from gamenight.kernel.sight import Sight
    from gamenight.kernel.state import State


def play_out(state: State, dealer: Dealer, bots: list[Bot], sights: list[Sight[Any]], most: i64) -> i64:
    """Play to the end, or call the game truncated after so many decisions; how many there were.

    A decision is one applied action of a seat: neither chance nor a question left unanswered.
    Where several are waited for, they are asked clockwise from the seat on turn. The seat on turn is
    shown asides too, of the kinds that its bot is eager to see.

    Rule: table.truncated
    """
    decisions: i64 = 0
    while state.outcome is None:
        frame = state.asking
        if frame.waits & CHANCE_BIT:
            play(state, CHANCE, dealer.answer(state))
            continue
        if decisions >= most:
            state.finish(Outcome(TRUNCATED, [], []))
            break
        if state.invited:
            decisions += answer_invitation(state, bots, sights)
            continue
        waits = frame.waits
        turn = state.stack[0].seat
        seat = lowest(waits) if waits & (waits - 1) == 0 else first_from(waits, turn, state.seats)
        choices = frame.decision.answers(state, frame, seat)
        if seat == turn and state.terms.asides and bots[seat].is_eager(sights[seat]):
            choices = choices + asides_of(state, seat, bots[seat].kinds(sights[seat]))
        play(state, seat, bots[seat].choose(sights[seat], choices))
        decisions += 1
    return decisions


def first_from(waits: i64, turn: i64, seats: i64) -> i64:
    """Of those waited for, the first clockwise from the seat on turn."""
    if turn == NOBODY:
        return lowest(waits)
    return after(waits, (turn + seats - 1) % seats, seats)


def asides_of(state: State, seat: Seat, kinds: i64) -> list[Action]:
    """What a seat may do beside the question in hand, of some kinds only: listing them all takes time."""
    found: list[Action] = []
    if holds(state.left | state.out, seat):
        return found
    frame = state.asking
    decision = frame.decision
    for place, aside in enumerate(state.terms.asides):
        if holds(kinds, place) and decision.admits(state, frame, seat, place):
            found.extend(aside.offers(state, seat))
    return found


def answer_invitation(state: State, bots: list[Bot], sights: list[Sight[Any]]) -> i64:
    """Let one invited seat consider its claims and offers, once."""
    seat = lowest(state.invited)
    state.invited &= ~bit(seat)
    choices = asides_of(state, seat, bots[seat].kinds(sights[seat]))
    if not choices:
        return 0
    action = bots[seat].consider(sights[seat], choices)
    if action is None:
        return 0
    play(state, seat, action)
    return 1
