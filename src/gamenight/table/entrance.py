"""How people come into a room: by its link, by a token, by the code, or only to watch."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import TYPE_CHECKING

from gamenight.kernel.errors import Error
from gamenight.table import asking, commands, log, wire
from gamenight.table.live import WATCHERS_AT_MOST
from gamenight.table.plan import NotAllowed, Plan, clean
from gamenight.table.room import LOBBY
from gamenight.table.sentences import said, sentence
from gamenight.table.store import NotStored

if TYPE_CHECKING:
    from gamenight.table.hub import Hub
    from gamenight.table.line import Line
    from gamenight.table.live import Live


class Entrance:
    """The doors of all rooms."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._salt = secrets.token_bytes(16)  # of the marks of banned addresses

    # Lines

    def mark(self, address: str) -> str:
        """What is kept of an address that is not wanted: nothing it could be read from."""
        return hmac.new(self._salt, address.encode(), hashlib.sha256).hexdigest()

    def door_of(self, hello: wire.Hello) -> Live | None:
        """The guarded room at whose door this hello must wait, if it must."""
        live = self.hub.lives.get(hello.room)
        if live is None or hello.protocol != wire.PROTOCOL or hello.token:
            return None
        return live if live.room.guarded and not live.room.locked else None

    async def wait_at_door(self, live: Live, line: Line, hello: wire.Hello) -> bool:
        """Ask the host to let somebody in who came by the link; whether it is so. The line is told."""
        try:
            if self.mark(line.address) in live.banned:
                raise NotAllowed("knock_denied")
            number = live.room.seating.entered + 1
            name = clean(hello.name or sentence("guest", line.language, number=number))
            knock = self._at_the_door(live, name)
        except NotAllowed as error:
            line.end(wire.Problem(said(error, line.language), fatal=True))
            return False
        line.send(wire.AtTheDoor(sentence("knock_sent", line.language)))
        try:
            is_let_in = await live.asking.answered(knock)
        finally:
            live.tell_soon()
        line.is_let_in = is_let_in
        if not is_let_in:
            line.turn_away("knock_denied")
        return is_let_in

    def _at_the_door(self, live: Live, name: str) -> asking.Knock:
        if live.asking.is_full() or not live.limits.knocking.take():
            raise NotAllowed("crowd_at_the_door")
        knock = live.asking.knock(name)
        live.tell_soon()
        return knock

    async def connect(self, line: Line, hello: wire.Hello) -> None:
        """Let a line in: by a guest's token, as a new guest, or as a watcher."""
        if hello.protocol != wire.PROTOCOL:
            line.turn_away("wrong_protocol")
            return
        live = self.hub.watches.get(hello.room) or self.hub.lives.get(hello.room)
        if live is None:
            key = "broken" if hello.room in self.hub.broken else "gone"
            line.end(wire.Gone(sentence(key, line.language)))
            return
        async with live.lock:
            if not self.hub.is_open(live):
                line.end(wire.Gone(sentence("gone", line.language)))
                return
            try:
                await self._wake(live)
                if hello.room == live.room.watch:
                    self._watch(live, line, hello)
                else:
                    await self._enter(live, line, hello)
            except Error as error:
                if not isinstance(error, NotAllowed | NotStored):
                    raise
                line.end(wire.Problem(said(error, line.language), fatal=True))

    async def _wake(self, live: Live) -> None:
        """Lay the table of a finished game again for who comes to see it; what cannot be laid is put away."""
        if not live.room.wake():
            await self.hub.make_so(live, Plan([log.Reopened()]))

    def _watch(self, live: Live, line: Line, hello: wire.Hello) -> None:
        if len(live.lines_of(None)) >= WATCHERS_AT_MOST:
            raise NotAllowed("too_many_watchers")
        line.live, line.is_watching = live, True
        live.lines[line] = None
        live.welcome(line, seen=hello.seen)

    async def _enter(self, live: Live, line: Line, hello: wire.Hello) -> None:
        """The guest whose token is shown, or a new one; a token that nobody has is told, and makes nobody."""
        guest = live.room.seating.guest_with(hello.token) if hello.token else None
        token = ""
        if guest is not None:
            number = guest.number
        elif hello.token:
            line.turn_away("wrong_token", about="token")
            return
        elif live.room.guarded and not line.is_let_in:
            raise NotAllowed("knock_denied")
        else:
            token, number = await self._admitted(live, hello.name, line.language)
        line.live, line.guest = live, number
        live.add(line)
        live.welcome(line, token, hello.seen)
        live.tell_soon()

    async def _admitted(self, live: Live, name: str, language: str) -> tuple[str, int]:
        """A new guest, with a token."""
        if self.hub.store.is_low():
            raise NotAllowed("disk_low")
        if not live.limits.entering.take():
            raise NotAllowed("crowd_at_the_door")
        plan = commands.enter(live.room, name, live.here(), language)
        await self.hub.make_so(live, plan)
        return plan.token, live.room.seating.entered

    def disconnect(self, line: Line) -> None:
        """A line is gone; its guest stays a guest. Nobody need know that a watcher went."""
        live = line.live
        if live is not None and line in live.lines:
            live.lines.pop(line)
            if line.guest is not None:
                live.tell_soon()

    # Knocking with the code

    async def knock(self, code: str, name: str, language: str) -> tuple[str, str]:
        """Ask the host of the lobby with this code to be let in: the link and a token, or NotAllowed."""
        found = [live for live in self.hub.lives.values() if live.room.code == code]
        live = found[0] if found else None
        if live is None or live.room.status != LOBBY or live.room.locked:
            raise NotAllowed("no_code")
        knock = self._at_the_door(live, clean(name))
        try:
            is_let_in = await live.asking.answered(knock)
        finally:
            live.tell_soon()
        if not is_let_in:
            raise NotAllowed("knock_denied")
        async with live.lock:
            if not self.hub.is_open(live):
                raise NotAllowed("gone")
            token, _ = await self._admitted(live, name, language)
        return live.room.link, token
