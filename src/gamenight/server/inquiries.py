"""What a guest asks to be told; nothing changes by it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.server import commands, imagined, recap, wire

if TYPE_CHECKING:
    from gamenight.server.open_room import OpenRoom


def told(
    open_room: OpenRoom,
    guest: int,
    message: wire.Weigh | wire.Position | wire.Explain | wire.Recap,
    language: str,
) -> wire.FromServer:
    """The answer: about one of the guest's own chairs, or about a bot."""
    room = open_room.room
    if isinstance(message, wire.Explain):
        return open_room.explaining.told(room, message.chair, language)
    if isinstance(message, wire.Recap):
        return recap.recapped(room, guest, message, language)
    if isinstance(message, wire.Position):
        return imagined.positioned(room, guest, message.chair)
    return commands.weighed(room, guest, message.chair, message.word)
