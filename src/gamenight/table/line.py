"""The server's end of one connection: who is there, and what waits to be sent."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from gamenight.table import wire

if TYPE_CHECKING:
    from gamenight.table.live import Live

WAITING_AT_MOST = 64


class Line:
    """One connection. A client that reads too slowly is sent everything anew once it reads again."""

    def __init__(self) -> None:
        self.live: Live | None = None
        self.guest: int | None = None
        self.is_watching = False
        self.is_behind = False
        self.is_closed = False
        self.token = ""  # the newest that was sent here, in case it was dropped before it was read
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue()

    def send(self, message: wire.FromServer) -> None:
        """Queue a message; with too many waiting, drop them all and mark the line as behind."""
        if self.is_closed or self.is_behind:
            return
        if self._waiting.qsize() >= WAITING_AT_MOST:
            self.is_behind = True
            self._drop()
            self._waiting.put_nowait(b"")  # wakes the sender, which then asks for everything anew
            return
        self._waiting.put_nowait(wire.encoder.encode(message))

    def end(self, message: wire.FromServer) -> None:
        """A last message, however many wait before it; after it the connection is closed."""
        if self.is_closed:
            return
        if self.is_behind:
            self._drop()
        self.is_behind = False
        self.is_closed = True
        self._waiting.put_nowait(wire.encoder.encode(message))
        self._waiting.put_nowait(b"")

    def _drop(self) -> None:
        while not self._waiting.empty():
            self._waiting.get_nowait()

    async def next(self) -> bytes:
        """The next message to send; empty when something must be looked at first."""
        return await self._waiting.get()
