"""What may move somebody at the table to say a word."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from gamenight.kernel.value import Value

if TYPE_CHECKING:
    from gamenight.kernel.event import Event, Kind
    from gamenight.kernel.seat import Seat

PAID: Final = "paid"  # a large sum to another
GOT: Final = "got"  # a large sum from another
FULL_SET: Final = "full_set"
ROBBED: Final = "robbed"
REFUSED: Final = "refused"  # what one had offered, or wanted
LUCKY: Final = "lucky"  # a throw
WON: Final = "won"
LOST: Final = "lost"
OCCASIONS: Final = (PAID, GOT, FULL_SET, ROBBED, REFUSED, LUCKY, WON, LOST)


@final
class Occasion(Value):
    """Something that has just happened to a seat. A family finds its own, in `bot/occasions.py`."""

    def __init__(self, kind: str, seat: Seat) -> None:
        self.kind: Final = kind
        self.seat: Final = int(seat)


def lucky_throws(events: list[Event], threw: Kind, caught: Kind) -> list[Occasion]:
    """Who threw doubles, unless somebody was sent to Jail by them; `threw` tells the seat and two dice."""
    found: list[Occasion] = []
    for event in events:
        if event.kind is caught:
            return []
        if event.kind is threw and event.values[1] == event.values[2]:
            found.append(Occasion(LUCKY, event.values[0]))
    return found
