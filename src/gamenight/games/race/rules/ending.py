"""How a race ends: at the centre, or when one player is left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.games.race.events import LEFT, MOVED, WON
from gamenight.games.race.memory import GONE
from gamenight.kernel.outcome import Outcome
from gamenight.kernel.seat import bit, count, lowest

if TYPE_CHECKING:
    from mypy_extensions import i64

    from gamenight.games.race.state import Race
    from gamenight.kernel.seat import Seat


def reach_finish(state: Race, seat: Seat, spun: i64) -> None:
    """The first at the centre by exact count wins, and the game is over; the others are not ranked.

    Rule: finish.exact, finish.ends
    """
    finish = state.track.finish
    state.tell(MOVED, "finish.exact", seat, state.spaces[seat], finish, spun)
    state.spaces[seat] = finish
    win(state, seat, "finish.exact")


def leave_board(state: Race, seat: Seat) -> None:
    """The piece of whoever resigns leaves the board; the last one left wins.

    Rule: resign.leave
    """
    state.out |= bit(seat)
    state.spaces[seat] = GONE
    state.tell(LEFT, "resign.leave", seat)
    if count(state.playing()) == 1:
        win(state, lowest(state.playing()), "resign.leave")


def win(state: Race, seat: Seat, clause: str) -> None:
    """One wins, all others share the next place.

    Rule: finish.ends
    """
    others = [other for other in range(state.seats) if other != seat]
    state.tell(WON, clause, seat, state.spaces[seat])
    state.finish(Outcome(clause, [int(seat)], [[int(seat)], others]))
