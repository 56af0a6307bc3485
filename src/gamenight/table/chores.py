"""What the house does by itself: put finished games away, keep time, forget who has long been gone."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

from gamenight.kernel.action import TIME, Action
from gamenight.kernel.errors import Error
from gamenight.kernel.seat import CLOCK
from gamenight.table import commands, log, snapshot
from gamenight.table.driver import drive
from gamenight.table.expiry import BIN_KEEPS, LOBBY_LIVES
from gamenight.table.plan import Plan
from gamenight.table.room import LOBBY, OVER
from gamenight.table.store import NotStored

if TYPE_CHECKING:
    from gamenight.table.hub import Hub
    from gamenight.table.live import Live

GUEST_MAY_BE_GONE = 1800.0  # seconds, without a chair

logger = logging.getLogger("gamenight.table")


# Rooms do not grow for ever


def is_untidy(live: Live) -> bool:
    """Whether a room was left without a snapshot that it could have."""
    room = live.room
    return bool(room.finished) or (room.status == OVER and live.kept < room.version)


async def tidy(hub: Hub, live: Live) -> None:
    """Keep a snapshot of a room between two games; back in the lobby, let go of the entries that led there.

    It only saves work at the next start, so a disk that does not take it harms nothing.
    """
    room = live.room
    if not snapshot.can_be_taken(room):
        return
    records = list(room.finished.items())
    try:
        await hub.store.keep_snapshot(
            room.link, room.version, snapshot.taken(room), prunes=room.status == LOBBY, records=records
        )
    except NotStored:
        logger.exception("a snapshot was not stored")
        return
    live.kept = room.version
    room.finished.clear()


def tidying(hub: Hub, lives: list[Live]) -> None:
    """Tidy up rooms one after the other, while others are served."""

    async def one_by_one() -> None:
        for live in lives:
            async with live.lock:
                if hub.is_open(live):
                    await tidy(hub, live)

    hub.tidying = asyncio.get_running_loop().create_task(one_by_one())


# Time


async def tick(hub: Hub) -> None:
    """Tell games with a clock how late it is; say who stands in for a host; forget who is long gone."""
    for live in list(hub.lives.values()):
        table = live.room.table
        if not live.lines and (table is None or not table.state.terms.has_clock):
            continue
        async with live.lock:
            if hub.is_open(live):
                with contextlib.suppress(Error):
                    await _tick(hub, live)
        drive(hub, live)


async def _tick(hub: Hub, live: Live) -> None:
    now = hub.clock()
    deputy = live.pace.deputy(live.room, live.here(), now)
    if deputy != live.room.seating.deputy:
        live.room.seating.deputy = deputy
        live.tell_soon()
    minutes = live.pace.minutes(live.room, now)
    if minutes is not None:
        await hub.make_so(live, commands.moved(live.room, CLOCK, Action(TIME, number=minutes)))
    gone = _long_gone(live, now)
    if gone:
        await hub.make_so(live, Plan([log.Left(guest) for guest in gone]))


def _long_gone(live: Live, now: float) -> list[int]:
    """The guests who have nothing here and have been away for long."""
    away = commands.forgettable(live.room, live.here())
    live.away = {guest: live.away.get(guest, now) for guest in away}
    return [guest for guest, since in live.away.items() if now - since >= GUEST_MAY_BE_GONE]


# Expiry


async def expire(hub: Hub, game_lives: float) -> int:
    """Put into the bin lobbies and games in which nothing happened for long and nobody is.

    What has lain in the bin for thirty days goes for good. With no limit for games, they stay.
    """
    now, binned = hub.open_time.now(), 0
    await hub.store.keep_time(now)
    if not hub.open_time.may_delete():
        return 0
    old = set(hub.store.untouched_since(now - LOBBY_LIVES))
    very_old = set(hub.store.untouched_since(now - game_lives)) if game_lives else set()
    for link in old:
        live = hub.lives.get(link)
        if live is not None and not live.lines and (live.room.status == LOBBY or link in very_old):
            await hub.forget(live)
            binned += 1
    await hub.store.empty_bin(now - BIN_KEEPS)
    return binned
