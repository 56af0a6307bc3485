"""A table on a real server, opened by somebody who only watches: programs sit on its chairs."""

from __future__ import annotations

import asyncio
import json
import urllib.request
from typing import TYPE_CHECKING, Any

from websockets.asyncio.client import ClientConnection, connect

from gamenight.server.wire import PROTOCOL

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.process import Served

PATIENCE = 240.0  # seconds; nothing here waits for them if all is well


class Company:
    """Whoever opened the table: agrees on a game, gets up, begins when others sit, lets in and grants."""

    def __init__(self, server: Served, game: str, terms: dict[str, Any], chairs: int, people: int) -> None:
        self.server, self.game, self.terms = server, game, terms
        self.chairs, self.people = chairs, people
        body = json.dumps({"game": game, "name": "Ann"}).encode()
        with urllib.request.urlopen(f"{server.url}/api/rooms", body, timeout=PATIENCE) as answer:  # noqa: S310  our own
            admission = json.loads(answer.read())
        self.room, self.token = admission["link"], admission["token"]
        self.link = f"{server.url}/r/{self.room}"
        self.seen: dict[str, Any] = {}
        self._said: set[str] = set()

    async def until(self, is_so: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Host the table until the room is so; the room then."""
        return await asyncio.wait_for(self._host(is_so), PATIENCE)

    async def _host(self, is_so: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        url = f"ws://127.0.0.1:{self.server.port}/ws"
        async with connect(url, proxy=None, max_size=None, open_timeout=PATIENCE, close_timeout=1) as socket:
            await say(socket, "Hello", protocol=PROTOCOL, room=self.room, token=self.token)
            async for text in socket:
                message = json.loads(text)
                assert message["type"] != "Problem", message
                if message["type"] == "NewToken":
                    self.token = message["token"]
                elif message["type"] in {"Welcome", "Changed"}:
                    self.seen = message
                    if is_so(message):
                        return dict(message["room"])
                    await self._look(socket, message["room"])
        raise AssertionError("the table closed")

    async def _look(self, socket: ClientConnection, room: dict[str, Any]) -> None:
        """Agree, get up, put bots on the chairs that nobody is to have, begin; one step at a time."""
        chairs = room["chairs"]
        mine = [place for place, chair in enumerate(chairs) if chair["name"] == "Ann"]
        free = [place for place, chair in enumerate(chairs) if chair["kind"] == "free"]
        sitting = sum(chair["kind"] == "person" for chair in chairs)
        for knock in room["knocks"]:
            await self._once(socket, "Admit", knock=knock["number"], admitted=True)
        for wish in room["wishes"]:
            await self._once(socket, "Grant", wish=wish["number"], granted=True)
        if room["status"] != "lobby":
            return
        if len(chairs) != self.chairs or room["terms"] != self.terms:
            await self._once(socket, "Agree", game=self.game, terms=self.terms, chairs=self.chairs)
        elif mine:
            await self._once(socket, "Stand", chair=mine[0])
        elif sitting == self.people and free:
            await self._once(socket, "SeatBot", chair=free[0])
        elif sitting == self.people:
            await self._once(socket, "Start")

    async def _once(self, socket: ClientConnection, kind: str, **facts: object) -> None:
        """Say it, unless it was said and is under way."""
        if f"{kind} {facts}" not in self._said:
            self._said.add(f"{kind} {facts}")
            await say(socket, kind, **facts)


async def say(socket: ClientConnection, kind: str, **facts: object) -> None:
    """Send a message."""
    await socket.send(json.dumps({"type": kind, **facts}))


def is_over(message: dict[str, Any]) -> bool:
    """Whether the game of a room is over."""
    return bool(message["room"]["status"] == "over")
