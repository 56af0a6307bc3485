"""What a program at the far end thinks with: the table as one seat may know it, the rest dealt at random."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from gamenight.kernel.stream import Stream
from gamenight.server import wire
from gamenight.server.plan import NotAllowed, chair_at

if TYPE_CHECKING:
    from gamenight.server.room import Room

IMAGINED = 0x1A6E  # the purpose of the stream


def positioned(room: Room, guest: int, place: int, seed: int | None = None) -> wire.Positioned:
    """A position that looks from a chair of this guest's as the true one does, made of its sight alone."""
    if chair_at(room, place).guest != guest:
        raise NotAllowed("not_yours")
    table = room.table
    if table is None or not room.is_in_game(place):
        raise NotAllowed("no_hint")
    sight = table.sight(place)
    stream = Stream(secrets.randbits(96) if seed is None else seed, IMAGINED)
    return wire.Positioned(
        chair=place,
        serial=int(sight.serial()),
        version=room.version,
        rules=table.head.rules,
        content=table.edition.content,
        position=table.game.write(table.game.imagine(sight, stream)),
    )
