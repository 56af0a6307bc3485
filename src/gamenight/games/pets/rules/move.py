"""Moving the token round the board, by the dice or by a card, and zooming ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from gamenight.games.pets.events import (
    MOVED,
    MOVED_BY_CARD,
    NOWHERE_TO_ZOOM,
    ZOOMED,
)
from gamenight.games.pets.rules.salary import pay_salary

if TYPE_CHECKING:
    from gamenight.games.pets.state import Pets
    from gamenight.kernel.seat import Seat


def move_forward(state: Pets, seat: Seat, count: i64, clause: str) -> None:
    """Move clockwise by the throw; on a short board a throw may pass GO more than once.

    Rule: turn.roll, jail.doubles, go.salary
    """
    origin = state.places[seat]
    goal = origin + count
    state.places[seat] = goal % state.board.size
    state.tell(MOVED, clause, seat, origin, state.places[seat], count)
    while goal >= state.board.size:
        goal -= state.board.size
        pay_salary(state, seat)


def move_to(state: Pets, seat: Seat, place: i64) -> None:
    """Advance to a space that a card names; GO on the way, or at its end, pays once.

    Rule: chance.moved, go.salary
    """
    origin = state.places[seat]
    state.places[seat] = place
    state.tell(MOVED_BY_CARD, "chance.moved", seat, origin, place)
    if place <= origin:
        pay_salary(state, seat)


def zoom_ahead(state: Pets, seat: Seat) -> bool:
    """Advance to the next unclaimed title, round the whole board if need be; whether there is one.

    Rule: zoom.ahead, go.salary
    """
    origin = state.places[seat]
    claimed = state.claimed()
    step: i64 = 1
    while step < state.board.size:
        space = state.board.spaces[(origin + step) % state.board.size]
        if space.bit and not space.bit & claimed:
            state.places[seat] = space.index
            state.tell(ZOOMED, "zoom.ahead", seat, origin, space.index)
            if space.index < origin:
                pay_salary(state, seat)
            return True
        step += 1
    state.tell(NOWHERE_TO_ZOOM, "zoom.ahead", seat)
    return False
