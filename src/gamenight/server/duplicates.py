"""Duplicate: several tables with the same chance for each seat, compared when they have finished."""

# Nothing of a finished table is shown before all have finished: its replay and its record would tell
# another table what is still to come. Whoever will not wait any longer closes the comparison; tables that
# still play then have luck of their own. Where hands are hidden nobody can close it: what was dealt at one
# table was dealt at the others.

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from typing import TYPE_CHECKING

from gamenight.lab.scoring import point, scores
from gamenight.server import log, wire
from gamenight.server.alike import seal_of
from gamenight.server.limits import Tries
from gamenight.server.plan import NoRoom, NotAllowed, Plan, host_only, lobby_only
from gamenight.server.room import OVER, PAUSED, PLAYING, Room
from gamenight.server.store import NotStored
from gamenight.server.tokens import new_link

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gamenight.server.hub import Hub
    from gamenight.server.open_room import OpenRoom

SEED = 32  # bytes

logger = logging.getLogger("gamenight.server")


def facts(room: Room, *, is_host: bool) -> wire.DuplicateFacts | None:
    """What a guest may know of the duplicate that a room is a table of."""
    entry = room.duplicate
    if entry is None:
        return None
    results = room.results or []
    is_organiser = is_host and entry.table == 1
    return wire.DuplicateFacts(
        table=entry.table,
        tables=len(entry.links),
        done=room.tables_done,
        is_over=room.results is not None,
        organises=is_organiser,
        links=[link for link in entry.links if link != room.link] if is_organiser else [],
        seal=seal_of(entry.id, bytes.fromhex(entry.seed)),
        seed=entry.seed if room.results is not None else "",
        id=entry.id,
        results=[
            wire.DuplicateResult(one.table, one.seat, one.name, one.won, one.tally, points_of(one, results))
            for one in results
        ],
    )


def points_of(mine: log.Result, results: Sequence[log.Result]) -> float | None:
    """The share of comparisons won against the same seat of other tables; None if there are none."""
    others = [one for one in results if one.seat == mine.seat and one.table != mine.table]
    if not others:
        return None
    return round(sum(point(mine.score, other.score) for other in others) / len(others), 4)


def results_of(rooms: Sequence[Room]) -> list[log.Result]:
    """What everybody made of their chances, at the tables that have finished."""
    found: list[log.Result] = []
    for room in rooms:
        if room.status != OVER or room.duplicate is None or not room.wake():
            continue
        table = room.table
        assert table is not None
        assert table.outcome is not None
        tally = table.game.tally(table.state) or [0] * len(table.names)
        winners = list(table.outcome.winners)
        for seat, score in enumerate(scores(table.game, table.state, winners)):
            won = seat in winners
            found.append(log.Result(room.duplicate.table, seat, table.names[seat], won, tally[seat], score))
    return found


class Duplicates:
    """All duplicates of the hub's rooms."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.opening = Tries(4, 0.02)
        self.comparing: set[asyncio.Task[None]] = set()

    def rooms(self, name: str) -> list[OpenRoom]:
        """The tables of a duplicate that are still there, in their order; none without a name."""
        found = [one for one in self.hub.open_rooms.values() if name and named(one.room) == name]
        return sorted(found, key=lambda one: one.room.duplicate.table if one.room.duplicate else 0)

    async def open(self, open_room: OpenRoom, guest: int, message: wire.Duplicate, address: str) -> None:
        """Make so many tables that play what is agreed here with the same chance; this one is the first."""
        room = open_room.room
        host_only(room, guest)
        lobby_only(room)
        if room.duplicate is not None:
            raise NotAllowed("duplicate_agreed")
        if room.kitchen:
            raise NotAllowed("duplicate_kitchen")
        if not 2 <= message.tables <= wire.MOST_TABLES:
            raise NotAllowed("duplicate_tables", most=wire.MOST_TABLES)
        if self.hub.store.is_low():
            raise NoRoom("disk_low")
        if not self.opening.take(address):
            raise NotAllowed("slowly")
        others = [self.hub.new_room() for _ in range(message.tables - 1)]
        opened = [log.Opened(new_link(), new_link(), self.hub.free_code()) for _ in others]
        links = [room.link, *(one.link for one in opened)]
        name, seed = new_link(), secrets.token_hex(SEED)
        agreed = log.Agreed(room.game, room.terms, len(room.seating.chairs))
        mine = log.Duplicated(name, 1, seed, links)
        news: list[tuple[str, int, list[log.Entry]]] = [(room.link, room.version, [mine])]
        for table, (other, first) in enumerate(zip(others, opened, strict=True), start=2):
            entries: list[log.Entry] = [first, agreed, log.Duplicated(name, table, seed, links)]
            for entry in entries:
                other.room.fold(entry)
            news.append((first.link, 0, entries))
        await self.hub.store.append_all(news, self.hub.open_time.now())
        for other in others:
            self.hub.keep(other)
        for watcher in open_room.connections_of(None):
            watcher.turn_away("duplicate_unseen")
        self.hub.let_happen(open_room, Plan([mine]))

    async def close(self, open_room: OpenRoom, guest: int) -> None:
        """Compare the tables that have finished: the organiser does not wait for the others any longer."""
        entry = open_room.room.duplicate
        host_only(open_room.room, guest)
        if entry is None or entry.table != 1 or open_room.room.results is not None:
            raise NotAllowed("no_duplicate")
        if any(is_hiding(one.room) for one in self.rooms(entry.id)):
            raise NotAllowed("duplicate_hands")
        self._compare_soon(entry.id, is_forced=True)

    def note(self, open_room: OpenRoom) -> None:
        """A table may have finished: tell the others how many have, and compare when all have."""
        name = named(open_room.room)
        if not name or open_room.room.results is not None:
            return
        tables = self.rooms(name)
        done = sum(one.room.status == OVER for one in tables)
        for one in tables:
            if one.room.tables_done != done:
                one.room.tables_done = done
                one.tell_soon()
        if done == len(tables):
            self._compare_soon(name)

    def _compare_soon(self, name: str, *, is_forced: bool = False) -> None:
        """Compare in a task of its own, which takes the locks of all the rooms, always in one order."""
        task = asyncio.get_running_loop().create_task(self._compare(name, is_forced=is_forced))
        self.comparing.add(task)
        task.add_done_callback(self.comparing.discard)

    async def _compare(self, name: str, *, is_forced: bool) -> None:
        async with contextlib.AsyncExitStack() as locks:
            tables = self.rooms(name)
            for one in sorted(tables, key=lambda one: one.room.link):
                await locks.enter_async_context(one.lock)
            tables = [one for one in tables if self.hub.is_open(one) and one.room.results is None]
            if not tables:
                return  # another task has compared them
            if any(one.room.status != OVER for one in tables) and not is_forced:
                return
            if any(is_hiding(one.room) for one in tables):
                return  # it has begun since the organiser asked
            compared = log.Compared(results_of([one.room for one in tables]))
            news: list[tuple[str, int, list[log.Entry]]] = [
                (one.room.link, one.room.version, [compared]) for one in tables
            ]
            try:
                await self.hub.store.append_all(news, self.hub.open_time.now())
            except NotStored:
                logger.exception("a comparison was not stored")
                return
            for one in tables:
                self.hub.let_happen(one, Plan([compared]))


def is_hiding(room: Room) -> bool:
    """Whether a table still plays with hands that the seed, or another table's replay, would show."""
    return room.status in {PLAYING, PAUSED} and room.has_secrets()


def named(room: Room) -> str:
    """The name of the duplicate that a room is a table of; nothing if it is none."""
    return "" if room.duplicate is None else room.duplicate.id
