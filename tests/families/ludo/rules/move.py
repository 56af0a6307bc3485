"""Moving a token: entering, going round, capturing, coming home."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gamenight.kernel.event import Event, Kind, refusal
from tests.families.ludo.events import CAME_HOME, CAPTURED, ENTERED, MOVED
from tests.families.ludo.memory import START, YARD

if TYPE_CHECKING:
    from tests.families.ludo.state import Ludo

SIX: Final = 6

NO_TOKEN: Final = Kind("no_token", "most", helps=("move",))
NEEDS_SIX: Final = Kind("needs_six", "token", helps=("move",))
IS_HOME: Final = Kind("is_home", "token", helps=("move",))
TOO_FAR: Final = Kind("too_far", "token", "count", helps=("move",))
BLOCKED: Final = Kind("blocked", "token", "space", helps=("move",))


def goal_of(state: Ludo, seat: int, token: int, count: int) -> int:
    """The steps that a token would have come after this throw; a six brings one out of the yard."""
    come = state.steps[seat][token - 1]
    return START if come == YARD else come + count


def block_before(state: Ludo, seat: int, token: int, count: int) -> int | None:
    """The first space on the way on which two tokens of another player stand, or None.

    Rule: block.two
    """
    come = state.steps[seat][token - 1]
    for steps in range(come + 1, goal_of(state, seat, token, count) + 1):
        others = [other for other, _ in state.others_on(seat, steps)]
        if len(others) > 1:
            return state.space(seat, steps)
    return None


def why_not_move(state: Ludo, seat: int, token: int, count: int) -> Event | None:
    """Why a token cannot move by this throw, or None if it can.

    Rule: enter.six, home.exact, block.two
    """
    if not 1 <= token <= state.plan.tokens:
        return refusal(NO_TOKEN, "move.choice", state.plan.tokens)
    come = state.steps[seat][token - 1]
    if come == state.plan.home:
        return refusal(IS_HOME, "home.exact", token)
    if come == YARD and count != SIX:
        return refusal(NEEDS_SIX, "enter.six", token)
    if goal_of(state, seat, token, count) > state.plan.home:
        return refusal(TOO_FAR, "home.exact", token, count)
    block = block_before(state, seat, token, count)
    return None if block is None else refusal(BLOCKED, "block.two", token, block)


def tokens_to_move(state: Ludo, seat: int, count: int) -> list[int]:
    """The numbers of the tokens that can move by this throw.

    Rule: move.choice
    """
    tokens = range(1, state.plan.tokens + 1)
    return [token for token in tokens if why_not_move(state, seat, token, count) is None]


def move(state: Ludo, seat: int, token: int, count: int) -> None:
    """A token enters or goes on; another's token that stands alone there goes back to its yard.

    Rule: enter.six, move.count, capture.back, home.exact
    """
    row = state.steps[seat]
    come, goal = row[token - 1], goal_of(state, seat, token, count)
    row[token - 1] = goal
    space = state.space(seat, goal)
    assert space is not None
    if come == YARD:
        state.tell(ENTERED, "enter.six", seat, token, space)
    else:
        state.tell(MOVED, "move.count", seat, state.space(seat, come) or 0, space, count, token)
    for other, theirs in state.others_on(seat, goal):
        state.steps[other][theirs] = YARD
        state.tell(CAPTURED, "capture.back", seat, other, space)
    if goal == state.plan.home:
        state.tell(CAME_HOME, "home.exact", seat, sum(one != goal for one in row))
