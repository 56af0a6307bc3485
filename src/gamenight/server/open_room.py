"""A room that is open: its connections, its lock, and telling everybody what happened."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

from gamenight.server import facts, log, wire
from gamenight.server.absence import Absences
from gamenight.server.asking import Asking
from gamenight.server.expiry import kept_hours
from gamenight.server.explaining import Explaining
from gamenight.server.limits import RoomLimits
from gamenight.server.pace import Pace
from gamenight.server.reactions import Reaction, Reactions
from gamenight.server.room import PLAYING
from gamenight.server.sentences import sentence
from gamenight.server.taking_back import TakingBack
from gamenight.server.telling import Telling

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from gamenight.server.connection import Connection
    from gamenight.server.plan import Plan
    from gamenight.server.room import Room

CONNECTIONS_OF_A_GUEST = 8
WATCHERS_AT_MOST = 200
PLACES_OF_A_GUEST = 16  # that are remembered
MOMENT = 0.05  # seconds: who comes and goes within them is told at once


class OpenRoom:
    """One open room. Whatever changes it holds its lock from the check to the telling."""

    def __init__(  # noqa: PLR0913  one for each thing a host or a test may want otherwise
        self,
        room: Room,
        *,
        moment: float = MOMENT,
        keep_days: float = 30,
        generosity: float = 1.0,
        patience: float = 0.0,
        clock: Callable[[], float] = time.monotonic,
        calendar: Callable[[], float] = time.time,
    ) -> None:
        self.room = room
        self.kept = 0  # the version of the snapshot that is stored
        self.lock = asyncio.Lock()
        self.connections: dict[Connection, None] = {}  # in the order in which they came
        self.asking = Asking()
        self.limits = RoomLimits(generosity, clock)
        self.driver: asyncio.Task[None] | None = None
        self.pace = Pace(patience)
        self.explaining = Explaining()
        self.reactions = Reactions()
        self.absences = Absences()
        self.taking_back = TakingBack()
        self.held: set[asyncio.Task[None]] = set()
        self.advised: list[int] = []  # for whom bots are thinking just now, a guest for each thought
        self.put_off: list[int] = []  # whose words wait for a moment, a guest for each
        self.away: dict[int, float] = {}  # since when guests without a chair are gone
        self.banned: set[str] = set()  # marks of addresses; in memory only
        self._places: dict[int, set[str]] = {}  # from where each guest has come, as marks too
        self._clock = clock
        self._calendar = calendar
        self._moment = moment
        self._keep_days = keep_days
        self._telling = Telling(self)
        self._soon: asyncio.TimerHandle | None = None

    # Who is here

    def here(self) -> set[int]:
        """The guests who have a connection open."""
        return {connection.guest for connection in self.connections if connection.guest is not None}

    def asks_from(self) -> str:
        """For whom the bots here think: the address of who came first, or the room alone."""
        return next((connection.address for connection in self.connections), "") or self.room.link

    def connections_of(self, guest: int | None) -> list[Connection]:
        """The connections of a guest (None: of the watchers), the oldest first."""
        return [connection for connection in self.connections if connection.guest == guest]

    def add(self, connection: Connection) -> None:
        """Let a connection in; a guest who has too many loses the oldest."""
        if connection.guest is not None:
            self.away.pop(connection.guest, None)
            for old in self.connections_of(connection.guest)[: 1 - CONNECTIONS_OF_A_GUEST]:
                old.turn_away("too_many_windows")
                self.connections.pop(old, None)
            if connection.guest == self.room.seating.host:
                self.room.seating.deputy = None
        self.connections[connection] = None
        self._telling.forget()

    def comes_from(self, guest: int, mark: str) -> None:
        """Note from where a guest has come, unreadable, as long as the guest is one."""
        guests = self.room.seating.guests
        self._places = {one: places for one, places in self._places.items() if one in guests}
        places = self._places.setdefault(guest, set())
        if len(places) < PLACES_OF_A_GUEST:
            places.add(mark)

    def place_of(self, guest: int, *, but_not_of: int) -> set[str]:
        """From where a guest has come, also one who is away just now; never another's own place."""
        return self._places.get(guest, set()) - self._places.get(but_not_of, set())

    # Telling

    def welcome(self, connection: Connection, token: str = "", seen: int = 0) -> None:
        """Everything, as it is now."""
        connection.is_behind = False
        connection.token = token or connection.token
        connection.put(self._telling.welcome(connection, seen))

    def facts(self, connection: Connection) -> wire.RoomFacts:
        """The room as this connection's guest sees it."""
        asking = self.asking
        kept = kept_hours(self.room.status, self._keep_days), kept_hours(PLAYING, self._keep_days)
        return facts.room_facts(
            self.room,
            connection.guest,
            self.here(),
            asking.knock_facts(),
            asking.wish_facts(),
            kept,
            connection.language,
            self.absences.facts(self.room, self.here(), self._clock(), self._calendar()),
            self.taking_back.facts(self.room, self.here(), connection.language),
            self.pace.patience,
        )

    def look_for_absent(self) -> bool:
        """Note who is away, and who lets the table wait; whether that is otherwise than it was told."""
        return self.absences.look(self.room, self.here(), self._clock())

    def commit(self, plan: Plan) -> None:
        """Let stored entries happen, and tell everybody."""
        table = self.room.table
        heard = 0 if table is None else len(table.events)
        for entry in plan.entries:
            self.room.fold(entry, plan.move)
        self.asking.prune(self.room)
        if self.taking_back.look(self.room):
            self._telling.forget()
        self.tell(anew=any(isinstance(entry, log.TakenBack) for entry in plan.entries))
        if plan.move is not None:
            reaction = self.reactions.to(self.room, heard)
            if reaction is not None:
                self.react(reaction)

    def tell(self, *, anew: bool = False) -> None:
        """Send everybody the room and their own hands as they are now; guests who are out are sent away.

        `anew`: with the whole story, for some of what was told did not happen after all.
        """
        if self._soon is not None:
            self._soon.cancel()
            self._soon = None
        if self.look_for_absent():
            self._telling.forget()
        guests = self.room.seating.guests
        for connection in list(self.connections):
            if connection.guest is not None and connection.guest not in guests:
                connection.end(wire.Gone(sentence("gone", connection.language)))
                self.connections.pop(connection, None)
            elif anew:
                self.welcome(connection)
            elif not connection.is_closed and not connection.is_behind:
                connection.put(self._telling.changed(connection))

    def react(self, reaction: Reaction) -> None:
        """Show everybody what somebody says for a moment, each in their own language."""
        for connection in self.connections:
            if not connection.is_closed and not connection.is_behind:
                connection.send(
                    wire.Reacted(reaction.chair, reaction.kind, reaction.told(connection.language))
                )

    def tell_soon(self) -> None:
        """Something besides the entries has changed: tell it with all else that changes in this moment."""
        self._telling.forget()
        if self._soon is None and self.connections:
            self._soon = asyncio.get_running_loop().call_later(self._moment, self.tell)

    @property
    def is_telling(self) -> bool:
        """Whether something is still to be told."""
        return self._soon is not None

    def hold(self, later: Coroutine[Any, Any, None]) -> None:
        """Do something later, unless the room is closed before."""
        task = asyncio.get_running_loop().create_task(later)
        self.held.add(task)
        task.add_done_callback(self.held.discard)

    def stop(self) -> list[asyncio.Task[None]]:
        """Call off all that would happen later; the tasks that end by it."""
        if self._soon is not None:
            self._soon.cancel()
            self._soon = None
        tasks = [task for task in (self.driver, *self.held) if task is not None]
        for task in tasks:
            task.cancel()
        return tasks
