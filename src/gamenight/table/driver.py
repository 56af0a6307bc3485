"""Lets the bots of a room play, at a pace that people can follow."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from gamenight.kernel.errors import Error
from gamenight.table import commands

if TYPE_CHECKING:
    from gamenight.table.hub import Hub
    from gamenight.table.live import Live

TRIES_AGAIN = 1.0  # seconds after a move that could not be stored

logger = logging.getLogger("gamenight.table")


def drive(hub: Hub, live: Live) -> None:
    """Let the room's bots play, one move after the other, until a person is waited for."""
    if (live.driver is None or live.driver.done()) and live.room.bot_to_move() is not None:
        live.driver = asyncio.get_running_loop().create_task(_drive(hub, live))


async def _drive(hub: Hub, live: Live) -> None:
    while live.room.bot_to_move() is not None:
        await asyncio.sleep(hub.bot_pause)
        try:
            wait = await _move(hub, live)
        except Error:
            logger.exception("a bot's move failed")
            wait = TRIES_AGAIN
        if wait is None:
            return
        if wait > 0:
            await live.pace.wait(wait)


async def _move(hub: Hub, live: Live) -> float | None:
    """One move; how long it must still wait for people's claims, or None when no bot is to move."""
    async with live.lock:
        chair = live.room.bot_to_move()
        if chair is None or not hub.is_open(live):
            return None
        action = commands.bot_choice(live.room, chair)
        wait = live.pace.held_for(live.room, chair, action, hub.rent_hold, hub.clock())
        if wait <= 0:
            await hub.make_so(live, commands.moved(live.room, chair, action))
        return max(wait, 0.0)
