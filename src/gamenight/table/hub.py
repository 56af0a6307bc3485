"""All open rooms: opening, storing, closing. The store comes before the telling, always."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING

from gamenight.editions.shelf import edition_of
from gamenight.kernel.dealer import Dealer
from gamenight.kernel.errors import BadRecord
from gamenight.table import chores, commands, log, snapshot, wire
from gamenight.table.driver import drive
from gamenight.table.entrance import Entrance
from gamenight.table.expiry import DAY, OpenTime
from gamenight.table.live import MOMENT, Live
from gamenight.table.plan import NoRoom, Plan, clean
from gamenight.table.room import OVER, PAUSED, Room, restored
from gamenight.table.sentences import sentence
from gamenight.table.service import Service
from gamenight.table.store import NotStored
from gamenight.table.tokens import new_code, new_link
from gamenight.table.unseen import Unseen
from gamenight.words.catalogue import ENGLISH

if TYPE_CHECKING:
    from collections.abc import Callable

    from gamenight.table.line import Line
    from gamenight.table.store import Store

ROOMS_AT_MOST = 10_000
TIDY_AFTER = 500  # entries in a lobby

logger = logging.getLogger("gamenight.table")


class Hub:
    """Every room that is open, and the ones set aside because they could not be opened."""

    def __init__(  # noqa: PLR0913  one for each thing a host or a test may want otherwise
        self,
        store: Store,
        *,
        bot_pause: float = 0.7,
        rent_hold: float = 6.0,
        keep_days: float = 30,
        dealer: Callable[[], Dealer] = Unseen,
        clock: Callable[[], float] = time.monotonic,
        calendar: Callable[[], float] = time.time,
        moment: float = MOMENT,
        generosity: float = 1.0,
    ) -> None:
        self.store = store
        self.lives: dict[str, Live] = {}
        self.watches: dict[str, Live] = {}
        self.broken: dict[str, str] = {}
        self.bot_pause = bot_pause
        self.rent_hold = rent_hold
        self.keep_days = keep_days
        self.actions = 0
        self.clock = clock
        self.open_time = OpenTime(store.open_seconds(), clock, calendar)
        self.tidying: asyncio.Task[None] | None = None
        self._dealer = dealer
        self._manner = {"moment": moment, "keep_days": keep_days, "generosity": generosity}
        self._is_restored = False
        self.entrance = Entrance(self)
        self.service = Service(self)

    # Opening and closing

    def restore(self) -> None:
        """Open every stored room, once; one that cannot be opened is set aside and harms no other."""
        if self._is_restored:
            return
        self._is_restored = True
        for link in self.store.links():
            try:
                self._keep(self._restored(link))
            except Exception as error:  # noqa: BLE001  whatever is wrong with it, it is this room's alone
                self.broken[link] = str(error)
                logger.error("room set aside: %s", error)  # noqa: TRY400  the link itself is a secret

    def _restored(self, link: str) -> Live:
        """One room from its snapshot and the entries after it; a paused one must have a way to go on."""
        found = self.store.snapshot(link)
        base, number = (snapshot.room_of(found[1], self._dealer), found[0]) if found else (None, 0)
        room = restored(list(self.store.entries(link, number)), self._dealer, base)
        if room.status == PAUSED:
            stored = self.store.position(link)
            if stored is None:
                assert room.doubt is not None
                raise BadRecord(room.doubt.told())
            commands.resume(room, stored[1])
        live = Live(room, **self._manner)
        live.kept = number
        return live

    def wake(self) -> None:
        """Let the bots of all rooms do what they still owe, and put away what older versions left about."""
        for live in self.lives.values():
            drive(self, live)
        untidy = [live for live in self.lives.values() if chores.is_untidy(live)]
        if untidy:
            chores.tidying(self, untidy)

    def is_open(self, live: Live) -> bool:
        """Whether a room is there still; whoever waited for its lock must ask."""
        return self.lives.get(live.room.link) is live

    def _keep(self, live: Live) -> None:
        self.lives[live.room.link] = live
        self.watches[live.room.watch] = live

    async def open_room(self, game: str, name: str, language: str = ENGLISH) -> tuple[str, str]:
        """A new room with its first guest, the host: its link and the host's token."""
        edition = edition_of(game if "/" not in game else "?")
        if self.store.is_low():
            raise NoRoom("disk_low")
        if len(self.lives) >= ROOMS_AT_MOST:
            raise NoRoom("too_many_rooms")
        room = Room(self._dealer)
        opened = log.Opened(new_link(), new_link(), self._free_code())
        entering = commands.enter(room, name, language=language)
        entries: list[log.Entry] = [
            opened,
            log.Agreed(edition.id, {}, edition.seats[0]),
            *entering.entries,
            log.Took(0, 1, clean(name)),
        ]
        await self.store.append(opened.link, 0, entries, self.open_time.now())
        for entry in entries:
            room.fold(entry)
        self._keep(Live(room, **self._manner))
        return room.link, entering.token

    def _free_code(self) -> str:
        taken = {live.room.code for live in self.lives.values()}
        code = new_code()
        while code in taken:
            code = new_code()
        return code

    async def forget(self, live: Live) -> None:
        """Put a room into the bin and send everybody away."""
        async with live.lock:
            await self.store.bin(live.room.link, self.open_time.now())
            self.lives.pop(live.room.link, None)
            self.watches.pop(live.room.watch, None)
            live.stop()
            for line in list(live.lines):
                line.end(wire.Gone(sentence("gone", line.language)))

    async def close(self) -> None:
        """Stop the bots and close the store."""
        tasks = [task for live in self.lives.values() for task in live.stop()]
        if self.tidying is not None:
            self.tidying.cancel()
            tasks.append(self.tidying)
        for task in tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task
        with contextlib.suppress(NotStored):
            await self.store.keep_time(self.open_time.now())
        await self.store.close()

    def record_of(self, live: Live, number: int | None) -> str | None:
        """The record of a finished game of a room, by its number or the last one; None: there is none."""
        room = live.room
        record = room.record()
        if record is not None and number in {None, room.number}:
            return record
        wanted = room.number - 1 if number is None else number
        return room.finished.get(wanted) or self.store.record(room.link, wanted)

    async def make_so(self, live: Live, plan: Plan) -> None:
        """Store first; only then let it happen and tell it. What is not stored has not happened."""
        room = live.room
        record = room.record() if any(isinstance(entry, log.Reopened) for entry in plan.entries) else None
        try:
            await self.store.append(
                room.link,
                room.version,
                plan.entries,
                self.open_time.now(),
                position=plan.position,
                records=[(room.number, record)] if record is not None else [],
            )
        except NotStored:
            if plan.move is not None and room.table is not None:
                room.table.abandon(plan.move)
            logger.exception("not stored")
            raise
        self._let_happen(live, plan)
        live.pace.note(live.room, self.clock())
        live.limits.forget(live.room.seating.guests)
        has_ended = live.room.status == OVER and plan.move is not None
        if has_ended or record is not None or live.room.version - live.kept > TIDY_AFTER:
            await chores.tidy(self, live)

    def _let_happen(self, live: Live, plan: Plan) -> None:
        """Fold what is stored; if that fails by a bug of ours, the room is made anew from the store."""
        try:
            live.commit(plan)
        except Exception:
            logger.exception("a stored entry could not be followed")
            live.room = self._restored(live.room.link).room
            live.tell()

    # Time

    async def tick(self) -> None:
        """What only time brings: clocks of games, deputies, guests forgotten."""
        await chores.tick(self)

    async def expire(self) -> int:
        """Put into the bin what nobody has used for long; how many rooms they were."""
        return await chores.expire(self, self.keep_days * DAY)

    # Doors and commands

    async def connect(self, line: Line, hello: wire.Hello) -> None:
        """Let a line in."""
        await self.entrance.connect(line, hello)

    def disconnect(self, line: Line) -> None:
        """A line is gone."""
        self.entrance.disconnect(line)

    async def knock(self, code: str, name: str, language: str = ENGLISH) -> tuple[str, str]:
        """Ask the host of the lobby with this code to be let in: the link and a token."""
        return await self.entrance.knock(code, name, language)

    async def handle(self, line: Line, message: wire.FromClient) -> None:
        """Do what a guest's message asks, or say why not."""
        await self.service.handle(line, message)
