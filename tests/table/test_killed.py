"""A server killed at random instants: nothing acknowledged is lost, or applied twice, and no seat is gone."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import secrets
import urllib.request
from typing import TYPE_CHECKING, Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from gamenight.table import log
from gamenight.table.room import restored
from gamenight.table.store import Store
from tests.table.process import Served, served

if TYPE_CHECKING:
    from pathlib import Path

    from websockets.asyncio.client import ClientConnection

LOST = (OSError, WebSocketException, asyncio.TimeoutError)


class Guest:
    """One browser that never gives up: it comes back with its token and sends again what was not answered."""

    def __init__(self, server: Served, room: str, token: str, chair: int) -> None:
        self.server = server
        self.room, self.token, self.chair = room, token, chair
        self.number: int | None = None
        self.unanswered: dict[str, str] = {}
        self.done: dict[str, int] = {}
        self.version = 0
        self.is_stopping = False
        self.games = 0

    async def live(self) -> None:
        """Connect, play, be cut off, connect again, until told to stop."""
        while not self.is_stopping:
            with contextlib.suppress(*LOST):
                async with connect(f"ws://127.0.0.1:{self.server.port}/ws", open_timeout=2) as socket:
                    hello = {"type": "Hello", "protocol": 1, "room": self.room, "token": self.token}
                    await socket.send(json.dumps({**hello, "name": f"guest {self.chair}"}))
                    for text in list(self.unanswered.values()):
                        await socket.send(text)
                    while not self.is_stopping:
                        await self.hear(socket, json.loads(await asyncio.wait_for(socket.recv(), 5)))
            await asyncio.sleep(0.01)

    async def hear(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        """Keep what is acknowledged, answer what is asked."""
        if message["type"] in {"Done", "NotDone"}:
            assert message["type"] == "Done" or message["stale"], message
            self.unanswered.pop(message["id"], None)
            if message["type"] == "Done":
                self.done[message["id"]] = message["version"]
        if message["type"] == "Welcome":
            self.token = message["token"] or self.token
            assert self.number in {None, message["guest"]}, "the seat was lost"
            self.number = message["guest"]
            assert message["version"] >= max([0, *self.done.values()]), "an acknowledged version was lost"
        if message["type"] in {"Welcome", "Changed"}:
            await self.look(socket, message)

    async def look(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        """Sit down, begin, play, and begin again."""
        room = message["room"]
        mine = [hand for hand in message["hands"] if hand["chair"] == self.chair]
        if room["chairs"][self.chair]["kind"] == "free":
            await self.say(socket, "Sit", chair=self.chair, name=f"guest {self.chair}")
        elif self.chair == 0 and room["status"] == "over":
            self.games += 1
            await self.say(socket, "Rematch")
        elif self.chair == 0 and room["status"] == "lobby":
            if all(chair["kind"] != "free" for chair in room["chairs"]):
                await self.say(socket, "Start")
        elif mine and mine[0]["is_asked"] and not self.unanswered:
            action = secrets.token_hex(6)
            play = {"type": "Play", "id": action, "chair": self.chair, "word": "spin"}
            text = json.dumps({**play, "serial": mine[0]["view"]["serial"]})
            self.unanswered[action] = text
            await socket.send(text)

    async def say(self, socket: ClientConnection, kind: str, **facts: object) -> None:
        """Send a command that needs no answer."""
        await socket.send(json.dumps({"type": kind, **facts}))


def open_room(server: Served) -> dict[str, str]:
    """A new room, by its address."""
    body = json.dumps({"game": "garden-path", "name": "guest 0"}).encode()
    request = urllib.request.Request(f"{server.url}/api/rooms", body, method="POST")  # noqa: S310  our own
    with urllib.request.urlopen(request, timeout=10) as answer:  # noqa: S310  our own
        found: dict[str, str] = json.load(answer)
    return found


async def more_done(guests: list[Guest], number: int) -> None:
    """So many more actions are acknowledged, and nothing is waiting to be."""
    goal = sum(len(guest.done) for guest in guests) + number
    while sum(len(guest.done) for guest in guests) < goal:  # noqa: ASYNC110  many guests, one goal
        await asyncio.sleep(0.005)


async def session(server: Served, kills: int, seed: int) -> list[Guest]:
    """Two rooms of two guests play while the server is killed again and again."""
    rng = random.Random(seed)
    guests = []
    for _ in range(2):
        room = open_room(server)
        guests += [Guest(server, room["link"], room["token"], 0), Guest(server, room["link"], "", 1)]
    living = [asyncio.create_task(guest.live()) for guest in guests]
    for _ in range(kills):
        await more_done(guests, 4)
        await asyncio.sleep(rng.uniform(0, 0.05))
        await asyncio.to_thread(server.end)
        await asyncio.to_thread(server.start)
    await more_done(guests, 8)
    for guest in guests:
        guest.is_stopping = True
    await asyncio.gather(*living)
    return guests


def check(folder: Path, guests: list[Guest]) -> int:
    """What is on the disk holds everything that was acknowledged, once; how many actions that were."""
    store = Store(folder)
    for link in {guest.room for guest in guests}:
        entries = list(store.entries(link))
        ids = [entry.id for entry in entries if isinstance(entry, log.Played) and entry.id]
        assert len(ids) == len(set(ids)), "an action was applied twice"
        room = restored(entries)
        for guest in guests:
            if guest.room == link:
                known = {f"{guest.number}:{action}" for action in guest.done}
                assert known <= set(ids), "an acknowledged action was lost"
                seated = room.seating.guest_with(guest.token)
                assert seated is not None
                assert room.seating.chairs_of(seated.number) == [guest.chair]
    store._thread.shutdown()
    store._connection.close()
    return sum(len(guest.done) for guest in guests)


def killed(folder: Path, kills: int, seed: int) -> int:
    """One session, checked."""
    with served(folder) as server:
        guests = asyncio.run(asyncio.wait_for(session(server, kills, seed), 240))
    return check(folder, guests)


def test_a_few_kills_lose_nothing(tmp_path):
    """Three, in the middle of play."""
    assert killed(tmp_path, 3, 1) >= 20


@pytest.mark.battery
@pytest.mark.parametrize("seed", [2, 3])
def test_many_kills_lose_nothing(tmp_path, seed):
    """Fifteen in one long session."""
    assert killed(tmp_path, 15, seed) >= 68
