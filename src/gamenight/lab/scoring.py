"""What each seat made of a game, as it is compared between tables with the same chance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gamenight.kernel.game import Game
    from gamenight.kernel.state import State


def scores(game: Game[Any], state: State, winners: Sequence[int]) -> list[float]:
    """To win is most, else what the game counts; below zero without an end."""
    seats = int(state.seats)
    if not winners:
        return [-1.0] * seats
    tally = game.tally(state) or [0] * seats
    most = max([*tally, 1])
    return [2.0 if seat in winners else max(points, 0) / most for seat, points in enumerate(tally)]


def point(mine: float, theirs: float) -> float:
    """A comparison won, shared or lost."""
    return 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0
