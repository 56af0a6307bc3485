"""A thousand sockets that play: the time from an action sent until all four of its room have seen it."""

from __future__ import annotations

import asyncio
import gc
import itertools
import time
from typing import TYPE_CHECKING, Any

import msgspec
from bench.server_choice import choice, claim
from websockets.asyncio.client import ClientConnection, connect

from gamenight.server.wire import PROTOCOL

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

AT_ONCE = 40  # rooms whose people come in at one time
PATIENCE = 60.0  # seconds that anything may take
LOOKS = 50  # how often in a row a question may be gone before it is answered


class Choice(msgspec.Struct):
    """One thing that a chair may do, or may not."""

    word: str
    why_not: Any = None


class View(msgspec.Struct):
    """Which question it is."""

    serial: int


class Hand(msgspec.Struct):
    """What one chair is asked."""

    is_asked: bool
    choices: list[Choice]
    view: View


class Chair(msgspec.Struct):
    """Who sits there, and whether they are here."""

    guest: int | None
    here: bool


class RoomSeen(msgspec.Struct):
    """How far the room is."""

    status: str
    chairs: list[Chair]


class Heard(msgspec.Struct):
    """As much of any message of the server as a player needs to go on."""

    type: str
    version: int = 0
    guest: int | None = None
    token: str = ""
    room: RoomSeen | None = None
    hands: list[Hand] = []
    stale: bool = False


decoder = msgspec.json.Decoder(Heard)


class Connection:
    """One person's socket, and what it has seen last."""

    def __init__(self, token: str, name: str) -> None:
        self.token, self.name = token, name
        self.guest: int | None = None
        self.seen = Heard("", room=RoomSeen("", []))
        self.words: list[str] = []  # what may be played now
        self._socket: ClientConnection | None = None

    async def arrive(self, port: int, address: str, link: str) -> None:
        """Come in: with the token, or as somebody new who gets one."""
        url = f"ws://127.0.0.1:{port}/ws"
        self._socket = await connect(
            url, proxy=None, compression=None, local_addr=(address, 0), open_timeout=PATIENCE
        )
        await self.say("Hello", protocol=PROTOCOL, room=link, token=self.token, name=self.name)
        await self.until(lambda room: bool(room.status))

    async def say(self, kind: str, **facts: object) -> None:
        """Send a message."""
        assert self._socket is not None
        await self._socket.send(msgspec.json.encode({"type": kind, **facts}).decode())

    async def hear(self) -> Heard:
        """The next message; a state is looked at, and whatever ends the talk ends the measuring."""
        assert self._socket is not None
        text = await asyncio.wait_for(self._socket.recv(), PATIENCE)
        message = decoder.decode(text)
        if message.type in {"Problem", "Gone"}:
            raise SystemExit(f"the server said {text!r}")
        if message.type in {"Welcome", "Changed"}:
            self.seen = message
            hand = message.hands[0] if message.hands else None
            self.words = [one.word for one in hand.choices if not one.why_not] if hand else []
        if message.type == "Welcome":
            self.guest, self.token = message.guest, message.token or self.token
        return message

    async def until(self, is_so: Callable[[RoomSeen], bool]) -> None:
        """Read until the room is so."""
        while self.seen.room is None or not is_so(self.seen.room):
            await self.hear()

    async def catch_up(self, version: int) -> None:
        """Read until a state of at least this version."""
        while self.seen.version < version:
            await self.hear()

    async def play(self, number: int, chair: int, word: str) -> int | None:
        """Play a word: the version with it; nothing if the question is gone."""
        serial = self.seen.hands[0].view.serial
        await self.say("Play", id=f"{self.guest}.{number}", chair=chair, serial=serial, word=word)
        while True:
            message = await self.hear()
            if message.type == "Done":
                await self.catch_up(message.version)
                return message.version
            if message.type == "NotDone" and message.stale:
                return None
            if message.type == "NotDone":
                raise SystemExit(f"the server refused {word!r}, one of {self.words}")

    async def leave(self) -> None:
        """Close the socket."""
        if self._socket is not None:
            await self._socket.close()


class Room:
    """The people of one room; whoever is asked plays."""

    def __init__(self, link: str, tokens: Sequence[str], address: str) -> None:
        self.link, self.address = link, address
        self.connections = [Connection(token, f"guest {chair}") for chair, token in enumerate(tokens)]
        self.played = 0

    @property
    def is_over(self) -> bool:
        """Whether its game is at its end."""
        room = self.connections[0].seen.room
        return room is not None and room.status != "playing"

    async def arrive(self, port: int, door: asyncio.Semaphore) -> None:
        """Everybody comes in and reads until all are there."""
        async with door:
            for connection in self.connections:
                await connection.arrive(port, self.address, self.link)
            for connection in self.connections:
                await connection.until(lambda room: all(chair.here for chair in room.chairs))

    async def act(self) -> float:
        """One action; seconds until all have seen it."""
        for _ in range(LOOKS):
            seat, word = self._next()
            start = time.perf_counter()
            self.played += 1
            version = await self.connections[seat].play(self.played, seat, word)
            for connection in self.connections:
                await connection.catch_up(self.connections[seat].seen.version if version is None else version)
            if version is not None:
                return time.perf_counter() - start
        raise SystemExit(f"{LOOKS} questions in a row were gone before they were answered")

    def _next(self) -> tuple[int, str]:
        """Who plays what: a rent that is due first, else an answer of the first who is asked."""
        for seat, connection in enumerate(self.connections):
            if word := claim(connection.words):
                return seat, word
        for seat, connection in enumerate(self.connections):
            if connection.seen.hands[0].is_asked:
                return seat, choice(connection.words, self.connections[0].seen.version)
        raise SystemExit("nobody is asked, and the game is not over")

    async def play(self, latencies: list[float], first: float, pause: float, until: float) -> None:
        """Act once in so many seconds, at one's own moments, until the game or the time is over."""
        for count in itertools.count():
            due = first + count * pause
            if due >= until or self.is_over:
                return
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            latencies.append(await self.act())


class Found(msgspec.Struct):
    """What one pace showed."""

    pace: float
    latencies: list[float]  # seconds, the shortest first
    took: float  # seconds until the last was seen
    spent: float  # the server's processor time
    ours: float  # and this process's
    over: int  # rooms that had stopped at its end


async def loaded(
    playing: list[Room], port: int, paces: list[tuple[float, float]], spent: Callable[[], float]
) -> list[Found]:
    """All connect; then so many actions a second in all, for so many seconds each, evenly spread."""
    door = asyncio.Semaphore(AT_ONCE)
    await asyncio.gather(*(room.arrive(port, door) for room in playing))
    gc.collect()
    gc.freeze()  # this side's pauses are not the server's
    found = []
    for pace, seconds in paces:
        latencies: list[float] = []
        pause, before, ours = len(playing) / pace, spent(), time.process_time()
        start = time.perf_counter() + 0.5
        plays = (
            room.play(latencies, start + at / pace, pause, start + seconds) for at, room in enumerate(playing)
        )
        await asyncio.gather(*plays)
        took = time.perf_counter() - start
        ours = time.process_time() - ours
        over = sum(room.is_over for room in playing)
        found.append(Found(pace, sorted(latencies), took, spent() - before, ours, over))
    await asyncio.gather(*(connection.leave() for room in playing for connection in room.connections))
    return found
