"""A thousand sockets that play: the time from an action sent until all four of its room have seen it."""

from __future__ import annotations

import asyncio
import gc
import time
from typing import TYPE_CHECKING, Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from gamenight.table import wire

if TYPE_CHECKING:
    from bench.table_house import Rooms

AT_ONCE = 40  # connections being made at one time


class Seen(msgspec.Struct, tag_field="type", tag="Changed"):
    """As much of a message as a player needs to go on."""

    version: int
    room: dict[str, Any]
    hands: list[dict[str, Any]]


class Room:
    """Four sockets of one room; whoever is asked plays."""

    def __init__(self, link: str, tokens: list[str]) -> None:
        self.link, self.tokens = link, tokens
        self.lines: list[ClientConnection] = []
        self.hands: list[dict[str, Any]] = []

    async def arrive(self, port: int, door: asyncio.Semaphore) -> None:
        """Connect all four and read until each knows that all are there."""
        async with door:
            for token in self.tokens:
                line = await connect(f"ws://127.0.0.1:{port}/ws", proxy=None, compression=None)
                await line.send(wire.encoder.encode(wire.Hello(wire.PROTOCOL, self.link, token)).decode())
                self.lines.append(line)
            self.hands = [await self.next(line, 0, is_full=True) for line in self.lines]

    async def next(self, line: ClientConnection, version: int, *, is_full: bool = False) -> dict[str, Any]:
        """The next state of at least this version; at the beginning, one that shows everybody here."""
        while True:
            message = msgspec.json.decode(await line.recv())
            if message["type"] in {"Welcome", "Changed"} and message["version"] >= version:
                if not is_full or all(chair["here"] for chair in message["room"]["chairs"]):
                    return dict(message)
            elif message["type"] in {"NotDone", "Problem", "Gone"}:
                raise SystemExit(f"the server said {message}")

    async def act(self) -> float:
        """One action; seconds until all four have seen it."""
        seat = next(seat for seat, hand in enumerate(self.hands) if hand["hands"][0]["is_asked"])
        hand = self.hands[seat]
        play = wire.Play(f"{hand['version']}", seat, hand["hands"][0]["view"]["serial"], "spin")
        text = wire.encoder.encode(play).decode()
        start = time.perf_counter()
        await self.lines[seat].send(text)
        wanted = hand["version"] + 1
        self.hands = await asyncio.gather(*(self.next(line, wanted) for line in self.lines))
        return time.perf_counter() - start

    async def play(self, latencies: list[float], first: float, pause: float, until: float) -> None:
        """Act once in so many seconds, at one's own moments, until the game or the time is over."""
        due = first
        while due < until and self.hands[0]["room"]["status"] == "playing":
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            latencies.append(await self.act())
            due = max(due + pause, time.perf_counter()) if pause == 0 else due + pause


async def loaded(rooms: Rooms, port: int, pauses: list[tuple[float, float]]) -> list[list[float]]:
    """All connect; then, for each pause between a room's actions, so many seconds of play: the latencies."""
    door = asyncio.Semaphore(AT_ONCE)
    playing = [Room(link, tokens) for link, tokens in rooms]
    await asyncio.gather(*(room.arrive(port, door) for room in playing))
    gc.collect()
    gc.freeze()  # this side's pauses are not the server's
    found = []
    for pause, seconds in pauses:
        latencies: list[float] = []
        start = time.perf_counter() + 0.5
        await asyncio.gather(
            *(
                room.play(latencies, start + pause * at / len(playing), pause, start + seconds)
                for at, room in enumerate(playing)
            )
        )
        found.append(sorted(latencies))
    await asyncio.gather(*(line.close() for room in playing for line in room.lines))
    return found
