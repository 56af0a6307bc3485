"""What the server does by itself: put finished games away, keep time, forget who has long been gone."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from gamenight.kernel.action import TIME, Action
from gamenight.kernel.errors import Error
from gamenight.kernel.seat import CLOCK
from gamenight.server import commands, log, snapshot
from gamenight.server.driver import drive
from gamenight.server.expiry import BIN_KEEPS, LOBBY_LIVES
from gamenight.server.plan import Plan
from gamenight.server.room import LOBBY, OVER
from gamenight.server.store import NotStored

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from gamenight.server.hub import Hub
    from gamenight.server.open_room import OpenRoom

GUEST_MAY_BE_GONE = 1800.0  # seconds, without a chair

logger = logging.getLogger("gamenight.server")


async def again_and_again(chore: Callable[[], Awaitable[object]], every: float) -> None:
    """Do a chore now and then; when it fails, that is told in the log, and the next time it is done again."""
    while True:
        try:
            await chore()
        except Exception:
            logger.exception("a chore failed")
        await asyncio.sleep(every)


# Rooms do not grow for ever


def is_untidy(open_room: OpenRoom) -> bool:
    """Whether a room was left without a snapshot that it could have."""
    room = open_room.room
    return bool(room.finished) or (room.status == OVER and open_room.kept < room.version)


async def tidy(hub: Hub, open_room: OpenRoom) -> None:
    """Keep a snapshot of a room between two games; back in the lobby, let go of the entries that led there.

    It only saves work at the next start, so a disk that does not take it harms nothing.
    """
    room = open_room.room
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
    open_room.kept = room.version
    room.finished.clear()


def tidying(hub: Hub, open_rooms: list[OpenRoom]) -> None:
    """Tidy up rooms one after the other, while others are served."""

    async def one_by_one() -> None:
        for open_room in open_rooms:
            async with open_room.lock:
                if hub.is_open(open_room):
                    await tidy(hub, open_room)

    hub.tidying = asyncio.get_running_loop().create_task(one_by_one())


# Time


async def tick(hub: Hub) -> None:
    """Tell games with a clock how late it is; say who stands in for a host; forget who is long gone."""
    for open_room in list(hub.open_rooms.values()):
        table = open_room.room.table
        if not open_room.connections and (table is None or not table.state.terms.has_clock):
            continue
        async with open_room.lock:
            if hub.is_open(open_room):
                await _tick_alone(hub, open_room)
        drive(hub, open_room)


async def _tick_alone(hub: Hub, open_room: OpenRoom) -> None:
    """What goes wrong in one room is told in the log, and stops no other's clock."""
    try:
        await _tick(hub, open_room)
    except Error:
        return  # not allowed any more, or not stored, which was logged
    except Exception:
        logger.exception("a room's clock failed")


async def _tick(hub: Hub, open_room: OpenRoom) -> None:
    now = hub.clock()
    deputy = open_room.pace.deputy(open_room.room, open_room.here(), now)
    if deputy != open_room.room.seating.deputy:
        open_room.room.seating.deputy = deputy
        open_room.tell_soon()
    if open_room.look_for_absent():
        open_room.tell_soon()
    await hub.service.look_again(open_room)
    minutes = open_room.pace.minutes(open_room.room, now)
    if minutes is not None:
        await hub.make_so(open_room, commands.moved(open_room.room, CLOCK, Action(TIME, number=minutes)))
    gone = _long_gone(open_room, now)
    if gone:
        await hub.make_so(open_room, Plan([log.Left(guest) for guest in gone]))


def _long_gone(open_room: OpenRoom, now: float) -> list[int]:
    """The guests who have nothing here and have been away for long."""
    away = commands.forgettable(open_room.room, open_room.here())
    open_room.away = {guest: open_room.away.get(guest, now) for guest in away}
    return [guest for guest, since in open_room.away.items() if now - since >= GUEST_MAY_BE_GONE]


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
        open_room = hub.open_rooms.get(link)
        if open_room is None:
            continue
        async with open_room.lock:  # somebody may just be coming in
            is_left = hub.is_open(open_room) and not open_room.connections
            if is_left and (open_room.room.status == LOBBY or link in very_old):
                await hub.forget(open_room)
                binned += 1
    await hub.store.empty_bin(now - BIN_KEEPS)
    return binned
