"""One moment of a room, told: what is the same for several connections is built and encoded once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar, cast

from msgspec import Raw

from gamenight.server import facts, wire

if TYPE_CHECKING:
    from gamenight.server.connection import Connection
    from gamenight.server.open_room import OpenRoom

HANDS_KEPT = 64  # as many as a full table and its watchers need in a moment, in two languages

T = TypeVar("T")
Since = int | None  # so many events were told before; None: the story is told anew


class Role(NamedTuple):
    """What decides how the room looks to somebody."""

    is_guest: bool
    is_host: bool
    is_deputy: bool
    language: str


class Telling:
    """The room and its hands as bytes. Hands last until the game changes, the rest until anything does."""

    def __init__(self, open_room: OpenRoom) -> None:
        self.open_room = open_room
        self._version = -1
        self._changed = -1
        self._hands: dict[tuple[int | None, Since, str], wire.Hand] = {}
        self._rooms: dict[Role, wire.RoomFacts] = {}
        self._changes: dict[Any, bytes] = {}

    def forget(self) -> None:
        """Something besides the entries has changed: who is here, who asks to come in."""
        self._rooms.clear()
        self._changes.clear()

    def _look(self) -> None:
        """Whether entries have come since."""
        room = self.open_room.room
        if self._version != room.version:
            self._version = room.version
            self._hands.clear()
            self._changes.clear()
        if self._changed != room.changed:
            self._changed = room.changed
            self._rooms.clear()

    def changed(self, connection: Connection) -> bytes:
        """What is new for a connection, encoded; those that may know the same are sent the same bytes."""
        self._look()
        room = self.open_room.room
        seats = self._seats(connection)
        since = self._since(connection)
        fresh = room.chat[-(room.talked - connection.talked) :] if room.talked > connection.talked else []
        ears = connection.guest if any(talk.ears for talk in fresh) else None
        key = (self._role(connection), seats, since, connection.talked, ears)
        connection.told(room)
        if key not in self._changes:
            if len(self._changes) >= HANDS_KEPT:
                self._changes.clear()
            message = wire.Changed(
                room.version,
                self.room(connection),
                self.hands(seats, since, connection.language),
                facts.chat(connection.guest, fresh, connection.language),
            )
            self._changes[key] = wire.encoder.encode(message)
        return self._changes[key]

    def welcome(self, connection: Connection, seen: int) -> bytes:
        """Everything, as it is now; of the story only what is new since the version that was seen."""
        self._look()
        room = self.open_room.room
        since = self._went_on(seen)
        connection.told(room)
        return wire.encoder.encode(
            wire.Welcome(
                protocol=wire.PROTOCOL,
                version=room.version,
                guest=connection.guest,
                token=connection.token,
                room=self.room(connection),
                hands=self.hands(self._seats(connection), since, connection.language),
                chat=facts.chat(connection.guest, room.chat, connection.language),
                continues=since is not None,
                language=connection.language,
            )
        )

    def _went_on(self, seen: int) -> Since:
        """Since which event the story goes on after a version; None: it begins anew, for so much is new."""
        room = self.open_room.room
        if room.table is None or not seen or not room.marks or seen < room.marks[0][0]:
            return None
        since = room.events_before(seen)
        return since if len(room.table.events) - since <= facts.STORY_KEPT else None

    def room(self, connection: Connection) -> wire.RoomFacts:
        """The room as this connection's guest sees it."""
        role = self._role(connection)
        if role not in self._rooms:
            self._rooms[role] = encoded(self.open_room.facts(connection))
        return self._rooms[role]

    def hands(self, seats: tuple[int | None, ...], since: Since, language: str) -> list[wire.Hand]:
        """A hand for each seat; all who read the same language are told the same."""
        room = self.open_room.room
        if room.table is None:
            return []
        found = []
        for seat in seats:
            key = seat, since, language
            if key not in self._hands:
                if len(self._hands) >= HANDS_KEPT:
                    self._hands.clear()  # whoever comes may have seen any version: each is another hand
                self._hands[key] = encoded(facts.hand(room, room.table, *key))
            found.append(self._hands[key])
        return found

    def _seats(self, connection: Connection) -> tuple[int | None, ...]:
        """The chairs of a connection's guest, or the place of who only watches."""
        return tuple(self.open_room.room.seating.chairs_of(connection.guest)) or (None,)

    def _since(self, connection: Connection) -> Since:
        """How much of this game's story the connection was told."""
        table = self.open_room.room.table
        return connection.heard if table is not None and connection.table is table else 0

    def _role(self, connection: Connection) -> Role:
        seating, guest = self.open_room.room.seating, connection.guest
        is_guest = guest is not None
        is_host, is_deputy = is_guest and guest == seating.host, is_guest and guest == seating.deputy
        return Role(is_guest, is_host, is_deputy, connection.language)


def encoded(part: T) -> T:
    """A part of messages, encoded once for all of them; it stands in them where it would itself."""
    return cast("T", Raw(wire.encoder.encode(part)))
