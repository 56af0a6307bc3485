"""Browser tabs at the far end of sockets that are none: each knows what a client would know, and no more."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.websockets import WebSocketDisconnect, WebSocketState

from gamenight.server import wire

if TYPE_CHECKING:
    from tests.server.world import World


MOST_UNANSWERED = 3


class Pipe:
    """As much of a WebSocket as the server uses; its far end may read slowly, or go away."""

    def __init__(self, tab: Tab) -> None:
        self.tab = tab
        self.inbox: asyncio.Queue[str | None] = asyncio.Queue()
        self.reads = asyncio.Event()
        self.reads.set()
        self.client_state = WebSocketState.CONNECTED

    async def accept(self) -> None:
        """The server takes the connection."""

    async def receive(self) -> dict[str, Any]:
        """The next message to the server."""
        text = await self.inbox.get()
        if text is None:
            self.client_state = WebSocketState.DISCONNECTED
            return {"type": "websocket.disconnect", "code": 1006}
        return {"type": "websocket.receive", "text": text}

    async def send_text(self, text: str) -> None:
        """A message to the tab, as soon as it reads."""
        await self.reads.wait()
        if self.tab.pipe is not self:
            raise WebSocketDisconnect(1006)
        try:
            self.tab.hear(text)
        except Exception as error:  # noqa: BLE001  the server must not be the one to meet it
            self.tab.world.wrong.append(error)

    async def close(self) -> None:
        """The server ends it; it must have said why."""
        self.inbox.put_nowait(None)
        if self.tab.pipe is self:
            self.tab.world.wrong.append(AssertionError("closed without a word"))

    def leave(self) -> None:
        """The far end goes away."""
        self.inbox.put_nowait(None)
        self.reads.set()


class Person:
    """A browser that keeps one token; all its tabs are one guest."""

    def __init__(self, room: int, token: str = "", guest: int | None = None) -> None:
        self.room = room
        self.token = token
        self.guest = guest


class Tab:
    """One tab: what it was told, put together as wire.md says, and its plays that wait for an answer."""

    def __init__(self, world: World, person: Person, *, is_watching: bool = False) -> None:
        self.world = world
        self.person = person
        self.is_watching = is_watching
        self.pipe: Pipe | None = None
        self.is_welcome = False
        self.shown = ""  # the token by which this connection was let in, or was handed since
        self.guest: int | None = None
        self.version = 0
        self.room: dict[str, Any] = {}
        self.hands: list[dict[str, Any]] = []
        self.stories: dict[int | None, list[Any]] = {}
        self.chat: list[dict[str, Any]] = []
        self.unanswered: dict[str, wire.Play] = {}
        self.heard = 0

    # Coming and going

    def open(self, seen: int) -> None:
        """Say hello on a new connection."""
        self.drop()
        self.pipe = Pipe(self)
        self.shown = "" if self.is_watching else self.person.token
        room = self.world.rooms[self.person.room]
        address = room.watch if self.is_watching else room.link
        self.write(wire.Hello(wire.PROTOCOL, address, self.shown, "Somebody", seen))
        self.world.serve(self.pipe)

    def drop(self) -> None:
        """Close the connection; what was known is kept."""
        self.is_welcome = False
        if self.pipe is not None:
            pipe, self.pipe = self.pipe, None
            pipe.leave()

    def write(self, message: wire.FromClient) -> None:
        """Put a message on the wire."""
        if self.pipe is not None:
            self.pipe.inbox.put_nowait(wire.encoder.encode(message).decode())

    def say(self, message: wire.FromClient) -> None:
        """Send a message, if there is anybody to hear it; a play is kept until it is answered.

        A connection must hold the answers to all that its client sends again at once: 64 of at most 40 in the
        server, 5 of at most 3 here.
        """
        is_too_much = isinstance(message, wire.Play) and len(self.unanswered) == MOST_UNANSWERED
        if self.is_welcome and not is_too_much:
            self.world.sent[self.person.room].append(message)
            if isinstance(message, wire.Play):
                self.unanswered[message.id] = message
            self.write(message)

    # Hearing

    def hear(self, text: str) -> None:
        """Take in one message."""
        self.heard += 1
        message = msgspec.json.decode(text)
        match message["type"]:
            case "Welcome":
                self.welcomed(message)
            case "Changed":
                self.changed(message)
            case "Done":
                self.unanswered.pop(message["id"], None)
                self.world.acknowledged(self, message)
            case "NotDone":
                self.unanswered.pop(message["id"], None)
            case "NewToken":
                self.world.handed(self, message["token"])
                self.write(wire.Kept())
            case "Gone":
                self.ended()
            case "Problem" if message["fatal"]:
                self.ended()
                if message["about"] == "token":  # nobody's, so one comes in as a new guest
                    self.person = Person(self.person.room)
                    self.open(seen=0)

    def ended(self) -> None:
        """The server wants no more of this connection."""
        self.unanswered.clear()
        self.drop()

    def welcomed(self, message: dict[str, Any]) -> None:
        """Everything; the story anew, or what is new in it."""
        before = (self.person, self.guest)
        self.world.recognised(self, message)
        if message["token"]:
            self.write(wire.Kept())
        if before != (self.person, self.guest):
            self.unanswered.clear()  # what another guest had sent
        self.is_welcome = True
        told = {hand["chair"]: hand.pop("told") for hand in message["hands"]}
        is_new = any(chair not in self.stories for chair in told)
        self.know(message)
        self.chat = message["chat"]
        if not message["continues"]:
            self.stories = told
        elif is_new:
            self.open(seen=0)  # the beginning of a story is missing
            return
        else:
            self.stories = {chair: self.stories[chair] + fresh for chair, fresh in told.items()}
        for play in self.unanswered.values():
            self.write(play)

    def changed(self, message: dict[str, Any]) -> None:
        """Something happened; what is the same version brings nothing new to tell."""
        told = {hand["chair"]: hand.pop("told") for hand in message["hands"]}
        if message["version"] == self.version:
            assert not any(told.values())
            assert not message["chat"]
        is_new = any(chair not in self.stories for chair in told)
        is_begun = not self.hands and bool(self.room)
        self.know(message)
        self.chat += message["chat"]
        if is_begun:
            self.stories = told
        elif is_new:
            self.open(seen=0)
        else:
            self.stories = {chair: self.stories[chair] + fresh for chair, fresh in told.items()}

    def know(self, message: dict[str, Any]) -> None:
        """The room and the hands as they are; never an older version, never another's hand."""
        assert message["version"] >= self.version
        self.version, self.room, self.hands = message["version"], message["room"], message["hands"]
        mine: list[int | None] = [
            place
            for place, chair in enumerate(self.room["chairs"])
            if self.guest is not None and chair["guest"] == self.guest
        ]
        chairs = [hand["chair"] for hand in self.hands]
        assert chairs == ([] if self.room["status"] == "lobby" else mine or [None])
        assert chairs == [hand["view"]["seat"] for hand in self.hands]
