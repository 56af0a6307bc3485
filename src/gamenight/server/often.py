"""How often a guest may ask for what, besides playing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.server import wire

if TYPE_CHECKING:
    from gamenight.server.limits import RoomLimits


def is_in_limits(all_of_us: RoomLimits, guest: int, message: wire.FromClient) -> bool:
    """Whether a guest may say or do one more of this besides playing; the limits count it."""
    mine = all_of_us.of(guest)
    if isinstance(message, wire.Explain | wire.Recap):
        return mine.hints.take()
    if isinstance(message, wire.Advise | wire.Position):
        return mine.positions.take()
    if isinstance(message, wire.React):
        return mine.reactions.take()
    if isinstance(message, wire.TakeBack):
        return mine.taking_back.take()  # the whole game is followed anew, and the others are asked
    if isinstance(message, wire.Say):
        return mine.talk.take() and all_of_us.talk.take()
    if isinstance(message, wire.Rename):
        return mine.rename.take() and all_of_us.rename.take()
    return mine.business.take() and all_of_us.business.take()
