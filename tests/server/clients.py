"""A hub and clients without sockets: what a client would know after reading all it was sent."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import msgspec

import gamenight as gn
from gamenight.server import wire
from gamenight.server.connection import Connection
from gamenight.server.hub import Hub
from gamenight.server.store import Store

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path


class Client:
    """One tab: sends messages straight to the hub and keeps what it hears."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.connection = Connection()
        self.heard: list[dict[str, Any]] = []
        self.raw: list[bytes] = []

    async def hello(self, room: str, token: str = "", name: str = "", seen: int = 0) -> Client:
        """Come in."""
        await self.hub.connect(self.connection, wire.Hello(wire.PROTOCOL, room, token, name, seen))
        return self

    async def say(self, message: wire.FromClient) -> list[dict[str, Any]]:
        """Send one message; what is heard by then."""
        await self.hub.handle(self.connection, message)
        return self.read()

    def read(self) -> list[dict[str, Any]]:
        """Everything that waits to be read."""
        fresh = []
        while not self.connection._waiting.empty():
            raw = self.connection._waiting.get_nowait()
            if raw:
                self.raw.append(raw)
                fresh.append(msgspec.json.decode(raw))
        self.heard += fresh
        return fresh

    def last(self, kind: str) -> dict[str, Any]:
        """The last message of a kind."""
        self.read()
        return [message for message in self.heard if message["type"] == kind][-1]

    def now(self) -> dict[str, Any]:
        """The last Welcome or Changed."""
        self.read()
        return [message for message in self.heard if message["type"] in {"Welcome", "Changed"}][-1]

    async def play(self, word: str, action_id: str, chair: int = 0) -> list[dict[str, Any]]:
        """Answer what is asked now."""
        hand = next(one for one in self.now()["hands"] if one["chair"] == chair)
        return await self.say(wire.Play(action_id, chair, hand["view"]["serial"], word))


@asynccontextmanager
async def opened(folder: Path, **more: Any) -> AsyncIterator[Hub]:
    """A hub on a real store, with its rooms open; its games are dealt alike unless told otherwise."""
    usual: dict[str, Any] = {
        "bot_pause": 0.0,
        "dealer": lambda: gn.Seeded(5),
        "moment": 0.0,
        "generosity": 1e9,
    }
    hub = Hub(Store(folder), **{**usual, **more})
    hub.restore()
    hub.wake()
    try:
        yield hub
    finally:
        await hub.close()


async def two(hub: Hub, game: str = "cats-and-dogs") -> tuple[Client, Client, str, list[str]]:
    """Ann (host) and Bob at the table, the game begun; the link and their tokens."""
    link, token = await hub.open_room(game, "Ann")
    ann = await Client(hub).hello(link, token)
    bob = await Client(hub).hello(link, name="Bob")
    tokens = [token, bob.last("Welcome")["token"]]
    await bob.say(wire.Sit(1, "Bob"))
    await ann.say(wire.Start())
    return ann, bob, link, tokens


async def settled() -> None:
    """Let everything that was started run."""
    for _ in range(20):
        await asyncio.sleep(0)
