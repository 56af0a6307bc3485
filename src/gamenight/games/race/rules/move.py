"""How a piece moves by the count of a spin."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.games.race.events import (
    ARROW,
    ARROW_BLOCKED,
    BACK,
    BACK_BLOCKED,
    BLOCKED,
    MOVED,
    SWAPPED,
)
from gamenight.games.race.rules.ending import reach_finish
from gamenight.games.race.track import START
from gamenight.kernel.seat import NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from gamenight.games.race.state import Race
    from gamenight.kernel.seat import Seat


def move(state: Race, seat: Seat, count: i64) -> None:
    """Advance by the count; exactly to the centre wins, beyond it goes backward instead.

    Rule: move.forward, finish.exact, finish.over
    """
    goal = state.spaces[seat] + count
    if goal == state.track.finish:
        reach_finish(state, seat, count)
    elif goal > state.track.finish:
        move_back(state, seat, count)
    else:
        move_forward(state, seat, count)


def move_forward(state: Race, seat: Seat, count: i64) -> None:
    """Advance, and along the arrow from a picture; onto an opponent's space the turn is lost.

    Rule: move.forward, arrow.follow, arrow.once, arrow.end, block.occupied, spin.lost
    """
    origin = state.spaces[seat]
    landing = origin + count
    end = state.track.leads_to(landing)
    other = opponent_on(state, seat, end)
    if other != NOBODY:
        if end == landing:
            state.tell(BLOCKED, "block.occupied", seat, end, other, count)
        else:
            state.tell(ARROW_BLOCKED, "arrow.follow", seat, landing, end, other, count)
        return
    if state.log is not None:
        clause = "arrow.end" if state.track.is_end(landing) else "move.forward"
        state.tell(MOVED, clause, seat, origin, landing, count)
        follow_arrow(state, seat, landing, end)
    state.spaces[seat] = end


def move_back(state: Race, seat: Seat, count: i64) -> None:
    """Go backward by the count from the space of rest, at most to Start; change places with whoever is there.

    Places are changed at the end of the backward move itself: if an arrow leads on from there to a space that
    is taken, the turn is lost, as in a forward move.

    Rule: finish.over, back.start, arrow.follow, finish.swap, swap.no_arrow, spin.lost
    """
    origin = state.spaces[seat]
    landing = max(origin - count, START)
    end = state.track.leads_to(landing)
    other = opponent_on(state, seat, end)
    if end != landing and other != NOBODY:
        state.tell(BACK_BLOCKED, "arrow.follow", seat, landing, end, other, count)
        return
    clause = "back.start" if count > origin else "finish.over"
    state.tell(BACK, clause, seat, origin, landing, count)
    follow_arrow(state, seat, landing, end)
    state.spaces[seat] = end
    if other != NOBODY:
        state.spaces[other] = origin
        state.tell(SWAPPED, "finish.swap", seat, other, end, origin)


def follow_arrow(state: Race, seat: Seat, landing: i64, end: i64) -> None:
    """From a picture at once along its arrow to the bone or bowl.

    Rule: arrow.follow
    """
    if end != landing:
        state.tell(ARROW, "arrow.follow", seat, landing, end)


def opponent_on(state: Race, seat: Seat, space: i64) -> Seat:
    """Who else rests on this space; Start holds any number, so nobody is in the way there.

    Rule: block.occupied, back.start
    """
    if space == START:
        return NOBODY
    other = state.who_stands_on(space)
    if other == seat:
        return NOBODY
    return other
