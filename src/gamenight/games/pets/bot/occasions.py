"""What moves players of the team game to say a word: a dear tribute, a title lost, doubles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gamenight.bots.occasion import GOT, PAID, ROBBED, Occasion, lucky_throws
from gamenight.games.pets.events import PAID_TRIBUTE, THREW, TO_JAIL_NOW, TOOK_OVER
from gamenight.games.pets.state import Pets
from gamenight.kernel.seat import members

if TYPE_CHECKING:
    from gamenight.kernel.event import Event
    from gamenight.kernel.state import State

DEAR: Final = 400


def occasions(state: State, events: list[Event]) -> list[Occasion]:
    """What has just happened to whom; of a team that loses or gains, to each of its players."""
    assert isinstance(state, Pets)
    found = lucky_throws(events, THREW, TO_JAIL_NOW)
    for event in events:
        kind = event.kind
        values = event.values
        if kind is PAID_TRIBUTE and values[3] >= DEAR:
            found.append(Occasion(PAID, values[0]))
            found += [Occasion(GOT, seat) for seat in members(state.agreed.sides[values[2]])]
        elif kind is TOOK_OVER:
            found += [Occasion(ROBBED, seat) for seat in members(state.agreed.sides[values[2]])]
    return found
