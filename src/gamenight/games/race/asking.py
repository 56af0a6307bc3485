"""What a race asks, and what its sentence names: which place one spins for, where one stands, what wins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gamenight.games.race.dial import HIGHEST
from gamenight.kernel.event import OVER, Event, Kind, question

if TYPE_CHECKING:
    from gamenight.games.race.sight import RaceSight

FOR_A_PLACE: Final = Kind("order")
FOR_A_SHARED_PLACE: Final = Kind("tie", "place")
SPINNING: Final = Kind("spinner")
TO_MOVE: Final = Kind("turn", "space")
TO_FINISH: Final = Kind("near", "space", "count")
QUESTIONS: Final = [FOR_A_PLACE, FOR_A_SHARED_PLACE, SPINNING, TO_MOVE, TO_FINISH]


def question_of(sight: RaceSight) -> Event:
    """A spin: for a place in the order, for a shared one, or to move; near the centre with what wins.

    Rule: setup.order, order.ties, move.turn, finish.exact
    """
    asked = sight.asked()
    if asked == "order":
        shared = sight.tied_place()
        return question(FOR_A_SHARED_PLACE, shared) if shared > 0 else question(FOR_A_PLACE)
    if asked == "spinner":
        return question(SPINNING)
    if asked != "turn":
        return question(OVER)
    space = sight.space(sight.on_turn())
    to_go = sight.track().finish - space
    return question(TO_FINISH, space, to_go) if to_go <= HIGHEST else question(TO_MOVE, space)
