"""What is asked, what may be answered, and doing it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from gamenight.kernel.action import ABSENT, RESIGN, TIME, Action
from gamenight.kernel.event import Event, Kind, refusal
from gamenight.kernel.seat import CHANCE, CHANCE_BIT, CLOCK, Seat, bit, everyone, holds, lowest

if TYPE_CHECKING:
    from gamenight.kernel.state import State

NOT_ASKED: Final = Kind("not_asked", "seat")
OVER: Final = Kind("over")
IS_OUT: Final = Kind("is_out", "seat")
NO_CLOCK: Final = Kind("no_clock")
CLOCK_BACK: Final = Kind("clock_back", "minutes", "least")

RESIGNED: Final = Kind("resigned", "seat", notable=True)
TIMED: Final = Kind("timed", "minutes")
EVENTS: Final = [RESIGNED, TIMED]  # that any game may tell


def waiting(state: State) -> i64:
    """The set of seats whose answer moves the game on; the CHANCE bit if it is the dealer's."""
    if state.outcome is not None:
        return 0
    return state.asking.waits


def answers(state: State, seat: Seat) -> list[Action]:
    """What a seat that is waited for may answer."""
    if state.outcome is not None:
        return []
    frame = state.asking
    asked: i64 = CHANCE_BIT
    if seat != CHANCE:
        asked = bit(seat)
    if not frame.waits & asked:
        return []
    return frame.decision.answers(state, frame, seat)


def asides(state: State, seat: Seat) -> list[Action]:
    """What a seat may do beside the question in hand."""
    if state.outcome is not None or not state.terms.asides or holds(state.left | state.out, seat):
        return []
    frame = state.asking
    decision = frame.decision
    found: list[Action] = []
    for place, aside in enumerate(state.terms.asides):
        if decision.admits(state, frame, seat, place):
            found.extend(aside.offers(state, seat))
    return found


def why_not(state: State, seat: Seat, action: Action) -> Event | None:
    """Why this seat may not do this now, or None if it may.

    Rule: table.asked, table.over, table.out, table.clock, resign.leave
    """
    if state.outcome is not None:
        return refusal(OVER, "table.over")
    if seat == CLOCK or action.verb is TIME:
        return _why_not_time(state, seat, action)
    if seat == CHANCE:
        return None if _listed(answers(state, CHANCE), action) else refusal(NOT_ASKED, "table.asked", seat)
    if not holds(everyone(state.seats), seat):
        return refusal(NOT_ASKED, "table.asked", seat)
    if holds(state.left | state.out, seat):
        return refusal(IS_OUT, "table.out", seat)
    if action.verb is RESIGN:
        return None
    if action.verb.aside != ABSENT:
        return _why_not_aside(state, seat, action)
    frame = state.asking
    decision = frame.decision
    if not holds(frame.waits, seat):
        return refusal(NOT_ASKED, "table.asked", seat)
    if _listed(decision.answers(state, frame, seat), action):
        return decision.fits(state, frame, seat, action)
    return decision.why_not(state, frame, seat, action)


def _listed(actions: list[Action], action: Action) -> bool:
    return any(one.covers(action) for one in actions)


def _why_not_time(state: State, seat: Seat, action: Action) -> Event | None:
    if not state.terms.has_clock:
        return refusal(NO_CLOCK, "table.clock")
    if seat != CLOCK or action.verb is not TIME:
        return refusal(NOT_ASKED, "table.asked", seat)
    if action.number < state.clock:
        return refusal(CLOCK_BACK, "table.clock", action.number, state.clock)
    return None


def _why_not_aside(state: State, seat: Seat, action: Action) -> Event | None:
    frame = state.asking
    place = action.verb.aside
    aside = state.terms.asides[place]
    if not frame.decision.admits(state, frame, seat, place):
        return frame.decision.why_closed(state, frame, seat, place)
    if _listed(aside.offers(state, seat), action):
        return aside.fits(state, seat, action)
    return aside.why_not(state, seat, action)


def play(state: State, seat: Seat, action: Action) -> None:
    """Apply a lawful action: a bot's pick from the answers needs no second check."""
    place = action.verb.aside
    if place != ABSENT:
        state.terms.asides[place].play(state, seat, action)
    elif action.verb is RESIGN:
        state.left |= bit(seat)
        state.tell(RESIGNED, "resign.leave", seat)
        if not state.asking.decision.is_home:
            state.stack[0].decision.resigned(state, seat)
    elif action.verb is TIME:
        state.clock = action.number
        state.tell(TIMED, "table.clock", action.number)
        frame = state.asking
        frame.decision.tick(state, frame)
    else:
        frame = state.asking
        frame.decision.play(state, frame, seat, action)
    if state.left | state.out:
        settle(state)


def settle(state: State) -> None:
    """Let go for those who are gone, and take out of the game who has resigned once the turn is reached.

    Rule: resign.leave
    """
    while state.outcome is None:
        frame = state.asking
        decision = frame.decision
        leaving = state.left & ~state.out
        absent = decision.absent(state, frame, state.left | state.out)
        if decision.is_home and leaving:
            decision.settle(state, frame, lowest(leaving))
        elif absent:
            decision.let_go(state, frame, lowest(absent))
        else:
            return


def sees(state: State, seat: Seat, action: Action) -> i64:
    """Who may read this action, not yet played, in the record."""
    if action.verb.aside != ABSENT:
        return state.terms.asides[action.verb.aside].sees(state, seat, action)
    frame = state.asking
    return frame.decision.sees(state, frame, seat, action)
