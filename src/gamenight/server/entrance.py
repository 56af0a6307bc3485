"""How people come into a room: by its link, by a token, by the code, or only to watch."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from typing import TYPE_CHECKING

from gamenight.kernel.errors import Error
from gamenight.server import asking, commands, log, wire
from gamenight.server.driver import drive
from gamenight.server.open_room import WATCHERS_AT_MOST
from gamenight.server.plan import NotAllowed, Plan, clean
from gamenight.server.room import LOBBY, PLAYING
from gamenight.server.sentences import said, sentence
from gamenight.server.store import NotStored
from gamenight.server.tokens import matches

if TYPE_CHECKING:
    from gamenight.server.connection import Connection
    from gamenight.server.hub import Hub
    from gamenight.server.open_room import OpenRoom
    from gamenight.server.seating import Guest


class Entrance:
    """The doors of all rooms."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._salt = secrets.token_bytes(16)  # of the marks of banned addresses
        self._coming: set[asyncio.Task[str]] = set()  # who was let in and is being stored

    # Lines

    def mark(self, address: str) -> str:
        """What is kept of an address that is not wanted: nothing it could be read from."""
        return hmac.new(self._salt, address.encode(), hashlib.sha256).hexdigest()

    def is_banned(self, open_room: OpenRoom, address: str) -> bool:
        """Whether the host wants nobody new from this address."""
        return self.mark(address) in open_room.banned

    def door_of(self, hello: wire.Hello) -> OpenRoom | None:
        """The guarded room at whose door this hello must wait, if it must."""
        open_room = self.hub.open_rooms.get(hello.room)
        if open_room is None or hello.protocol != wire.PROTOCOL or hello.token:
            return None
        return open_room if open_room.room.guarded and not open_room.room.locked else None

    async def wait_at_door(self, open_room: OpenRoom, connection: Connection, hello: wire.Hello) -> bool:
        """Ask the host to let in somebody who came by the link; whether the host did. The guest is told."""
        try:
            if self.is_banned(open_room, connection.address):
                raise NotAllowed("knock_denied")
            number = open_room.room.seating.entered + 1
            name = clean(hello.name or sentence("guest", connection.language, number=number))
            knock = self._at_the_door(open_room, name, connection.address)
        except NotAllowed as error:
            connection.end(wire.Problem(said(error, connection.language), fatal=True))
            return False
        connection.send(wire.AtTheDoor(sentence("knock_sent", connection.language)))
        try:
            is_let_in = await open_room.asking.answered(knock)
        finally:
            open_room.tell_soon()
        connection.is_let_in = is_let_in
        if not is_let_in:
            connection.turn_away("knock_denied")
        return is_let_in

    def _at_the_door(self, open_room: OpenRoom, name: str, address: str) -> asking.Knock:
        limits = open_room.limits
        if open_room.asking.is_full() or not limits.knocking_from.take(address) or not limits.knocking.take():
            raise NotAllowed("crowd_at_the_door")
        knock = open_room.asking.knock(name)
        open_room.tell_soon()
        return knock

    async def connect(self, connection: Connection, hello: wire.Hello) -> None:
        """Let a connection in: by a guest's token, as a new guest, or as a watcher."""
        if hello.protocol != wire.PROTOCOL:
            connection.turn_away("wrong_protocol")
            return
        open_room = self.hub.watches.get(hello.room) or self.hub.open_rooms.get(hello.room)
        if open_room is None:
            connection.end(wire.Gone(self.hub.why_closed(hello.room, connection.language)))
            return
        async with open_room.lock:
            if not self.hub.is_open(open_room):
                connection.end(wire.Gone(sentence("gone", connection.language)))
                return
            try:
                await self._wake(open_room)
                if hello.room == open_room.room.watch:
                    self._watch(open_room, connection, hello)
                else:
                    await self._enter(open_room, connection, hello)
                drive(self.hub, open_room)  # bots that play alone wait for somebody who looks on
            except Error as error:
                if not isinstance(error, NotAllowed | NotStored):
                    raise
                connection.end(wire.Problem(said(error, connection.language), fatal=True))

    async def _wake(self, open_room: OpenRoom) -> None:
        """Lay the table of a finished game again for those who look; what cannot be laid is put away."""
        if not open_room.room.wake():
            await self.hub.make_so(open_room, Plan([log.Reopened()]))

    def _watch(self, open_room: OpenRoom, connection: Connection, hello: wire.Hello) -> None:
        if open_room.room.is_sealed():
            raise NotAllowed("duplicate_unseen")
        if self.is_banned(open_room, connection.address):
            raise NotAllowed("knock_denied")
        if len(open_room.connections_of(None)) >= WATCHERS_AT_MOST:
            raise NotAllowed("too_many_watchers")
        connection.open_room, connection.is_watching = open_room, True
        open_room.connections[connection] = None
        open_room.welcome(connection, seen=hello.seen)

    async def _enter(self, open_room: OpenRoom, connection: Connection, hello: wire.Hello) -> None:
        """The guest whose token is shown, or a new one; a token that nobody has is told, and makes nobody."""
        guest = open_room.room.seating.guest_with(hello.token) if hello.token else None
        token = ""
        if guest is not None:
            number = guest.number
            token = await self._recognised(open_room, guest, hello.token)
        elif hello.token:
            connection.turn_away("wrong_token", about="token")
            return
        elif self.is_banned(open_room, connection.address) or (
            open_room.room.guarded and not connection.is_let_in
        ):
            raise NotAllowed("knock_denied")
        elif not open_room.limits.entering_from.take(connection.address):
            raise NotAllowed("crowd_at_the_door")
        else:
            token, number = await self._admitted(
                open_room, hello.name, connection.language, is_program=hello.program
            )
        connection.open_room, connection.guest = open_room, number
        open_room.add(connection)
        open_room.comes_from(number, self.mark(connection.address))
        open_room.welcome(connection, token, hello.seen)
        open_room.tell_soon()

    async def _recognised(self, open_room: OpenRoom, guest: Guest, shown: str) -> str:
        """A guest is back: the token to hand over, if they show one whose follower may be lost on its way.

        Whoever shows the newest has it, so those before it open nothing any more.
        """
        if not guest.before:
            return ""
        plan = commands.settle(open_room.room, guest.number, shown)
        if plan is None:
            sent = [line.token for line in open_room.connections_of(guest.number)]
            newest = next((token for token in sent if matches(token, guest.hash)), "")
            if newest:
                return newest  # another window of theirs has it, or a line that is not known to be lost
            plan = commands.rotate(open_room.room, guest.number)
        try:
            await self.hub.make_so(open_room, plan)
        except NotStored:
            return ""  # what was shown opens the room the next time, too
        return plan.token

    async def _admitted(
        self, open_room: OpenRoom, name: str, language: str, *, is_program: bool
    ) -> tuple[str, int]:
        """A new guest, with a token."""
        if self.hub.store.is_low():
            raise NotAllowed("disk_low")
        if not open_room.limits.entering.take():
            raise NotAllowed("crowd_at_the_door")
        plan = commands.enter(open_room.room, name, open_room.here(), language, is_program=is_program)
        await self.hub.make_so(open_room, plan)
        return plan.token, open_room.room.seating.entered

    def disconnect(self, connection: Connection) -> None:
        """A connection is gone; its guest stays a guest. Nobody need know that a watcher went."""
        open_room = connection.open_room
        if open_room is not None and connection in open_room.connections:
            open_room.connections.pop(connection)
            if connection.guest is not None:
                open_room.tell_soon()

    # Knocking with the code

    def coded(self, code: str) -> OpenRoom:
        """The room with this code, until its game is over; NotAllowed if nobody can come in."""
        for open_room in self.hub.open_rooms.values():
            room = open_room.room
            if room.code == code and room.status in {LOBBY, PLAYING} and not room.locked:
                return open_room
        raise NotAllowed("no_code")

    async def knock(
        self, code: str, name: str, language: str, *, address: str = "", is_program: bool = False
    ) -> tuple[str, str]:
        """Ask the host of the room with this code to be let in: the link and a token, or NotAllowed.

        Whoever knocks may go away while the host is asked; who is let in then comes in whole.
        """
        open_room = self.coded(code)
        if self.is_banned(open_room, address):
            raise NotAllowed("knock_denied")
        knock = self._at_the_door(open_room, clean(name), address)
        try:
            is_let_in = await open_room.asking.answered(knock)
        finally:
            open_room.tell_soon()
        if not is_let_in:
            raise NotAllowed("knock_denied")
        coming = asyncio.create_task(self._come_in(open_room, name, language, is_program=is_program))
        self._coming.add(coming)
        coming.add_done_callback(self._coming.discard)
        return open_room.room.link, await asyncio.shield(coming)

    async def _come_in(self, open_room: OpenRoom, name: str, language: str, *, is_program: bool) -> str:
        """Make whoever was let in a guest: the token."""
        async with open_room.lock:
            if not self.hub.is_open(open_room):
                raise NotAllowed("gone")
            return (await self._admitted(open_room, name, language, is_program=is_program))[0]
