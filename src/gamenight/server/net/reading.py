"""Whether a client reads what it is sent."""

from __future__ import annotations

import asyncio


class Reading(asyncio.Protocol):
    """A connection that notes since when its client has not read enough."""

    loop: asyncio.AbstractEventLoop
    unread: float | None = None  # since when; None: it reads

    def pause_writing(self) -> None:
        """The client does not read what it is sent."""
        self.unread = self.loop.time()
        super().pause_writing()

    def resume_writing(self) -> None:
        """The client reads again."""
        self.unread = None
        super().resume_writing()
