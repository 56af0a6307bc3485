"""What moves players of the card game to say a word: a large sum, a theft, a full set, a No."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gamenight.bots.occasion import FULL_SET, GOT, PAID, REFUSED, ROBBED, Occasion
from gamenight.games.deal.events import BROKEN, LAID, LAID_AS, PAID_ALL, SAID_NO, STOLEN, SWAPPED
from gamenight.games.deal.state import Deal

if TYPE_CHECKING:
    from gamenight.kernel.event import Event
    from gamenight.kernel.state import State

DEAR: Final = 5  # millions


def occasions(state: State, events: list[Event]) -> list[Occasion]:
    """What has just happened to whom; all of it lies open."""
    assert isinstance(state, Deal)
    found: list[Occasion] = []
    for event in events:
        kind = event.kind
        values = event.values
        if kind is PAID_ALL and values[2] >= DEAR:
            found += [Occasion(PAID, values[0]), Occasion(GOT, values[1])]
        elif kind is BROKEN:
            found += [Occasion(FULL_SET, values[0]), Occasion(ROBBED, values[1])]
        elif kind is STOLEN or kind is SWAPPED:
            found.append(Occasion(ROBBED, values[1]))
        elif (kind is LAID_AS or kind is LAID) and fills(state, event):
            found.append(Occasion(FULL_SET, values[0]))
        elif kind is SAID_NO:
            found.append(Occasion(REFUSED, values[1]))
    return found


def fills(state: Deal, event: Event) -> bool:
    """Whether whoever laid a card has a full set of its colour."""
    mask = int(state.pack.kinds[event.values[1]].mask)
    colour = event.values[2] if event.kind is LAID_AS else mask.bit_length() - 1
    is_clear = event.kind is LAID_AS or mask & (mask - 1) == 0
    return is_clear and colour >= 0 and state.begun(event.values[0], colour) < 0
