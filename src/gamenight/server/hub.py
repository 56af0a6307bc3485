"""All open rooms: opening, storing, closing. The store comes before the telling, always."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING, Any

from gamenight.editions.shelf import edition_of
from gamenight.kernel.dealer import Dealer
from gamenight.kernel.errors import BadRecord
from gamenight.server import chores, commands, log, snapshot, wire
from gamenight.server.beginning import ALONE, Chosen, Company, begun, played_on
from gamenight.server.driver import drive
from gamenight.server.duplicates import Duplicates, named
from gamenight.server.entrance import Entrance
from gamenight.server.expiry import DAY, OpenTime
from gamenight.server.limits import MESSAGES, MESSAGES_A_SECOND, Tries
from gamenight.server.open_room import MOMENT, OpenRoom
from gamenight.server.plan import NoRoom, Plan
from gamenight.server.room import OVER, PAUSED, Room, restored
from gamenight.server.sentences import sentence
from gamenight.server.service import Service
from gamenight.server.store import NotStored
from gamenight.server.thinkers import Thinkers
from gamenight.server.tokens import new_code
from gamenight.server.unseen import Unseen
from gamenight.words.catalogue import ENGLISH

if TYPE_CHECKING:
    from collections.abc import Callable

    from gamenight.server.connection import Connection
    from gamenight.server.replay_worker import Moment
    from gamenight.server.store import Store

ROOMS_AT_MOST = 10_000
TIDY_AFTER = 500  # entries in a lobby

logger = logging.getLogger("gamenight.server")


class Hub:
    """Every room that is open, and the ones set aside because they could not be opened."""

    def __init__(  # noqa: PLR0913  one for each thing a host or a test may want otherwise
        self,
        store: Store,
        *,
        bot_pause: float | None = None,
        rent_hold: float = 6.0,
        keep_days: float = 30,
        dealer: Callable[[], Dealer] = Unseen,
        clock: Callable[[], float] = time.monotonic,
        calendar: Callable[[], float] = time.time,
        moment: float = MOMENT,
        generosity: float = 1.0,
    ) -> None:
        self.store = store
        self.open_rooms: dict[str, OpenRoom] = {}
        self.watches: dict[str, OpenRoom] = {}
        self.broken: dict[str, str] = {}
        self.bot_pause = bot_pause  # for every table; None: as each likes it
        self.rent_hold = rent_hold
        self.keep_days = keep_days
        self.actions = 0
        self.clock = clock
        self.open_time = OpenTime(store.open_seconds(), clock, calendar)
        self.tidying: asyncio.Task[None] | None = None
        self._dealer = dealer
        self._room_settings: dict[str, Any] = {
            "moment": moment,
            "keep_days": keep_days,
            "generosity": generosity,
            "patience": rent_hold,
            "clock": clock,
            "calendar": calendar,
        }
        self._is_restored = False
        self.entrance = Entrance(self)
        self.service = Service(self, generosity)
        self.duplicates = Duplicates(self)
        self.thinkers = Thinkers()
        self.messages = Tries(MESSAGES * generosity, MESSAGES_A_SECOND * generosity)

    # Opening and closing

    def restore(self) -> None:
        """Open every stored room, once; one that cannot be opened is set aside and harms no other."""
        if self._is_restored:
            return
        self._is_restored = True
        for link in self.store.links():
            try:
                self.keep(self._restored(link))
            except Exception as error:  # noqa: BLE001  whatever is wrong with it, it is this room's alone
                self.broken[link] = str(error)
                logger.error("room set aside: %s", error)  # noqa: TRY400  the link itself is a secret

    def _restored(self, link: str) -> OpenRoom:
        """One room from its snapshot and the entries after it.

        Its box must be on the shelf, and a paused one must have a way to go on.
        """
        found = self.store.snapshot(link)
        base, number = (snapshot.room_of(found[1], self._dealer), found[0]) if found else (None, 0)
        room = restored(list(self.store.entries(link, number)), self._dealer, base)
        if room.status == PAUSED:
            stored = self.store.position(link)
            if stored is None:
                assert room.doubt is not None
                raise BadRecord(room.doubt.told())
            commands.resume(room, stored[1])
        edition_of(room.game)
        open_room = self._opened(room)
        open_room.kept = number
        return open_room

    def _opened(self, room: Room) -> OpenRoom:
        """A room with what all rooms of this server share."""
        room.secret = self.store.secret
        return OpenRoom(room, **self._room_settings)

    def wake(self) -> None:
        """Let the bots of all rooms do what they still owe, and put away what older versions left about."""
        for open_room in self.open_rooms.values():
            drive(self, open_room)
            self.duplicates.note(open_room)
        untidy = [open_room for open_room in self.open_rooms.values() if chores.is_untidy(open_room)]
        if untidy:
            chores.tidying(self, untidy)

    def is_open(self, open_room: OpenRoom) -> bool:
        """Whether a room is there still; whoever waited for its lock must ask."""
        return self.open_rooms.get(open_room.room.link) is open_room

    def why_closed(self, link: str, language: str) -> str:
        """Why nobody can come into a room that is not open: it was set aside, or there is none."""
        return sentence("broken" if link in self.broken else "gone", language)

    def keep(self, open_room: OpenRoom) -> None:
        """Hold a room open."""
        self.open_rooms[open_room.room.link] = open_room
        self.watches[open_room.room.watch] = open_room
        open_room.pace.note(open_room.room, self.clock())

    async def open_room(
        self, game: str, name: str, language: str = ENGLISH, company: Company = ALONE
    ) -> tuple[str, str]:
        """A new room with its first guest, the host: its link and the host's token.

        With company a game begins in it at once.
        """
        edition = edition_of(game if "/" not in game else "?")
        return await self._begun(lambda room, code: begun(room, edition, name, code, language, company))

    async def play_on(self, moment: Moment, chosen: Chosen, language: str = ENGLISH) -> tuple[str, str]:
        """A new room in which a finished game is played on from a moment: its link and the host's token."""
        return await self._begun(lambda room, code: played_on(room, moment, chosen, code, language))

    async def _begun(self, begin: Callable[[Room, str], Plan]) -> tuple[str, str]:
        """Make a room, if there is place for it, and store what it begins with."""
        if self.store.is_low():
            raise NoRoom("disk_low")
        open_room = self.new_room()
        room = open_room.room
        plan = begin(room, self.free_code())
        await self.store.append(room.link, 0, plan.entries, self.open_time.now(), position=plan.position)
        self.keep(open_room)
        return room.link, plan.token

    def new_room(self) -> OpenRoom:
        """A room in which nothing has happened yet, if there is place for one."""
        if len(self.open_rooms) >= ROOMS_AT_MOST:
            raise NoRoom("too_many_rooms")
        return self._opened(Room(self._dealer))

    def free_code(self) -> str:
        """A code that no open room has."""
        taken = {open_room.room.code for open_room in self.open_rooms.values()}
        code = new_code()
        while code in taken:
            code = new_code()
        return code

    async def forget(self, open_room: OpenRoom) -> None:
        """Put a room into the bin and send everybody away; its lock is held by whoever asks for this."""
        await self.store.bin(open_room.room.link, self.open_time.now())
        self.open_rooms.pop(open_room.room.link, None)
        self.watches.pop(open_room.room.watch, None)
        for other in self.duplicates.rooms(named(open_room.room))[:1]:
            self.duplicates.note(other)  # it need not be waited for any more
        open_room.stop()
        for connection in list(open_room.connections):
            connection.end(wire.Gone(sentence("gone", connection.language)))

    async def close(self) -> None:
        """Stop the bots and close the store."""
        tasks = [task for open_room in self.open_rooms.values() for task in open_room.stop()]
        for task in self.duplicates.comparing:
            task.cancel()
            tasks.append(task)
        if self.tidying is not None:
            self.tidying.cancel()
            tasks.append(self.tidying)
        try:
            for task in tasks:
                with contextlib.suppress(asyncio.CancelledError):
                    await task
        finally:  # also where a task has failed
            await self.thinkers.close()
            with contextlib.suppress(NotStored):
                await self.store.keep_time(self.open_time.now())
            await self.store.close()

    def record_of(self, open_room: OpenRoom, number: int | None) -> str | None:
        """The record of a finished game of a room, by its number or the last one; None: there is none."""
        room = open_room.room
        record = room.record()
        if room.is_sealed():
            return None
        if record is not None and number in {None, room.number}:
            return record
        wanted = room.number - 1 if number is None else number
        return room.finished.get(wanted) or self.store.record(room.link, wanted)

    async def make_so(self, open_room: OpenRoom, plan: Plan) -> None:
        """Store first; only then let it happen and tell it. What is not stored has not happened."""
        room = open_room.room
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
        self.let_happen(open_room, plan)
        open_room.pace.note(open_room.room, self.clock())
        open_room.taking_back.note(open_room.room, self.clock())
        open_room.limits.forget(open_room.room.seating.guests)
        has_ended = open_room.room.status == OVER and plan.move is not None
        if has_ended:
            self.duplicates.note(open_room)
        if has_ended or record is not None or open_room.room.version - open_room.kept > TIDY_AFTER:
            await chores.tidy(self, open_room)

    def let_happen(self, open_room: OpenRoom, plan: Plan) -> None:
        """Fold what is stored; if that fails by a bug of ours, the room is made anew from the store."""
        try:
            open_room.commit(plan)
        except Exception:
            logger.exception("a stored entry could not be followed")
            open_room.room = self._restored(open_room.room.link).room
            open_room.tell()

    # Time

    async def tick(self) -> None:
        """What only time brings: clocks of games, deputies, guests forgotten."""
        await chores.tick(self)

    async def expire(self) -> int:
        """Put into the bin what nobody has used for long; how many rooms they were."""
        return await chores.expire(self, self.keep_days * DAY)

    # Doors and commands

    async def connect(self, connection: Connection, hello: wire.Hello) -> None:
        """Let a connection in."""
        await self.entrance.connect(connection, hello)

    def disconnect(self, connection: Connection) -> None:
        """A connection is gone."""
        self.entrance.disconnect(connection)

    async def knock(
        self, code: str, name: str, language: str = ENGLISH, *, address: str = "", is_program: bool = False
    ) -> tuple[str, str]:
        """Ask the host of the room with this code to be let in: the link and a token."""
        return await self.entrance.knock(code, name, language, address=address, is_program=is_program)

    async def handle(self, connection: Connection, message: wire.FromClient) -> None:
        """Do what a guest's message asks, or say why not."""
        await self.service.handle(connection, message)
