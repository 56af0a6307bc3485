"""The server's end of one connection: who is there, and what waits to be sent."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from gamenight.server import wire
from gamenight.server.limits import Bucket
from gamenight.server.sentences import sentence
from gamenight.words.catalogue import ENGLISH

if TYPE_CHECKING:
    from collections.abc import Callable

    from gamenight.api.table import Table
    from gamenight.server.open_room import OpenRoom
    from gamenight.server.room import Room

WAITING_AT_MOST = 64
SPEAKS, SPEAKS_EACH_SECOND = 10, 0.2  # how often a connection may change its language


class Connection:
    """One connection. A client that reads too slowly is sent everything anew once it reads again."""

    def __init__(self, address: str = "") -> None:
        self.address = address
        self.write: Callable[[bytes], bool] | None = None  # sends at once, if that is possible
        self.is_sending = False  # something is on its way that could not be sent at once
        self.open_room: OpenRoom | None = None
        self.guest: int | None = None
        self.is_watching = False
        self.language = ENGLISH  # in which everything is told here
        self.speaking = Bucket(SPEAKS, SPEAKS_EACH_SECOND)
        self.is_let_in = False  # by the host, at the door of a guarded room
        self.is_behind = False
        self.is_closed = False
        self.token = ""  # the newest that was sent here, in case it was dropped before it was read
        self.table: Table | None = None  # of the game whose story was told here
        self.heard = 0  # how many of its events
        self.talked = 0  # how much of the room's talk
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue()

    def told(self, room: Room) -> None:
        """All that has happened so far is told on this connection."""
        self.table = room.table
        self.heard = 0 if room.table is None else len(room.table.events)
        self.talked = room.talked

    def send(self, message: wire.FromServer) -> None:
        """Queue a message."""
        self.put(wire.encoder.encode(message))

    def complain(self, key: str) -> None:
        """Say what is wrong, in the connection's language."""
        self.send(wire.Problem(sentence(key, self.language), fatal=False))

    def turn_away(self, key: str, about: str = "") -> None:
        """Say what is wrong, in the connection's language, and end it."""
        self.end(wire.Problem(sentence(key, self.language), fatal=True, about=about))

    def put(self, message: bytes) -> None:
        """Send what is encoded, or queue it; if too many wait, drop them all: the connection is behind."""
        if self.is_closed or self.is_behind:
            return
        is_idle = self.write is not None and not self.is_sending and self._waiting.empty()
        if is_idle and self.write is not None and self.write(message):
            return
        if self._waiting.qsize() >= WAITING_AT_MOST:
            self.is_behind = True
            self._drop()
            self._waiting.put_nowait(b"")  # wakes the sender, which then asks for everything anew
            return
        self._waiting.put_nowait(message)

    def end(self, message: wire.FromServer) -> None:
        """A last message, however many wait before it; after it the connection is closed."""
        if self.is_closed:
            return
        if self.is_behind:
            self._drop()
        self._waiting.put_nowait(wire.encoder.encode(message))
        self.close()

    def close(self) -> None:
        """Nothing more is said, and whoever sends may go."""
        self.is_behind, self.is_closed = False, True
        self._waiting.put_nowait(b"")

    def _drop(self) -> None:
        while not self._waiting.empty():
            self._waiting.get_nowait()

    async def next(self) -> bytes:
        """The next message to send; empty when something must be looked at first."""
        return await self._waiting.get()
