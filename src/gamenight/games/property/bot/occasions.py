"""What moves players of the property game to say a word: a dear rent, a full group, a refusal, doubles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gamenight.bots.occasion import FULL_SET, GOT, PAID, REFUSED, Occasion, lucky_throws
from gamenight.games.property.board import LOT
from gamenight.games.property.events import (
    BOUGHT,
    GAVE_DEED,
    PAID_RENT,
    REFUSED_TRADE,
    THREW,
    TO_JAIL_NOW,
    WON_AUCTION,
)
from gamenight.games.property.state import Property

if TYPE_CHECKING:
    from gamenight.kernel.event import Event
    from gamenight.kernel.state import State

DEAR: Final = 4  # a rent of at least a fourth of the purse is dear


def occasions(state: State, events: list[Event]) -> list[Occasion]:
    """What has just happened to whom, as the table stands after it."""
    assert isinstance(state, Property)
    found = lucky_throws(events, THREW, TO_JAIL_NOW)
    for event in events:
        kind = event.kind
        values = event.values
        if kind is PAID_RENT and values[2] * DEAR >= state.cash[values[0]] + values[2]:
            found += [Occasion(PAID, values[0]), Occasion(GOT, values[1])]
        elif kind is REFUSED_TRADE:
            found.append(Occasion(REFUSED, values[1]))
        elif (kind is BOUGHT or kind is WON_AUCTION) and fills(state, values[0], values[1]):
            found.append(Occasion(FULL_SET, values[0]))
        elif kind is GAVE_DEED and fills(state, values[1], values[2]):
            found.append(Occasion(FULL_SET, values[1]))
    return found


def fills(state: Property, seat: int, space: int) -> bool:
    """Whether a seat has the whole group of a lot."""
    group = state.board.group_of(state.board.spaces[space])
    return group.kind == LOT and state.owned[seat] & group.mask == group.mask
