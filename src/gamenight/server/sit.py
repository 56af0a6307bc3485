"""A client that sits down at a table over the wire, for programs that play (docs/wire.md)."""

from __future__ import annotations

import asyncio
import json
import random
import re
import secrets
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from gamenight.kernel.errors import Error
from gamenight.server.wire import PROTOCOL

RANGE = re.compile(r"(\d+)\.\.(\d+)")


class RemoteBot:
    """A bot at the far end of a wire: it is handed its hand as JSON and answers with a word."""

    def choose(self, hand: dict[str, Any]) -> str:
        """A word for one of the hand's choices; this one picks at random and never resigns."""
        words = [choice["word"] for choice in hand["choices"] if not choice["why_not"]]
        word = random.choice([word for word in words if word != "resign"] or words)
        return RANGE.sub(lambda found: str(random.randint(int(found[1]), int(found[2]))), word)


class Sitter:
    """One guest on one chair, playing until the game is over."""

    def __init__(self, address: str, name: str, bot: RemoteBot) -> None:
        parts = urlsplit(address)
        path = parts.path.strip("/").split("/")
        if parts.scheme not in {"http", "https"} or len(path) != 2 or path[0] != "r":
            raise Error(f"{address!r} is no table's link; it looks like http://HOST:PORT/r/…")
        scheme = "wss" if parts.scheme == "https" else "ws"
        self.url = f"{scheme}://{parts.netloc}/ws"
        self.room = path[1]
        self.name = name
        self.bot = bot
        self.guest: int | None = None
        self.chair: int | None = None
        self.answered = 0
        self.is_asking = False  # for a chair in a running game, which somebody must grant
        self.refused: list[str] = []

    async def play(self) -> dict[str, Any]:
        """Sit down, play to the end, and give the last hand."""
        async with connect(self.url, max_size=2**20) as socket:
            await self._say(
                socket, "Hello", protocol=PROTOCOL, room=self.room, token="", name=self.name, seen=0
            )
            async for text in socket:
                message = json.loads(text)
                if message["type"] in {"Gone", "Problem"} and message.get("fatal", True):
                    raise Error(message["sentence"])
                if message["type"] == "NotDone" and not message["stale"]:
                    self.refused.append(message["why"]["sentence"])
                    raise Error(f"the bot's word was refused: {message['why']['sentence']}")
                if message["type"] == "Problem" and self.is_asking:
                    raise Error(message["sentence"])  # the chair was refused
                if message["type"] == "Welcome":
                    self.guest = message["guest"]
                if message["type"] in {"Welcome", "Changed"} and await self._look(socket, message):
                    return dict(message["hands"][0])
        raise Error("the table closed the connection")

    async def _look(self, socket: ClientConnection, message: dict[str, Any]) -> bool:
        """Sit down if there is a chair, answer if one is asked; whether the game is over."""
        mine = [hand for hand in message["hands"] if hand["chair"] is not None]
        room = message["room"]
        self.is_asking = self.is_asking and not mine
        if self.chair is None or self._is_taken(room["chairs"][self.chair]):
            places = [place for place, chair in enumerate(room["chairs"]) if chair["kind"] != "person"]
            if not places:
                raise Error("every chair is a person's; nobody can sit down here")
            self.chair = places[0]
            self.is_asking = room["status"] == "playing"
            await self._say(socket, "Sit", chair=self.chair, name=self.name)
        elif room["status"] == "over":
            return True
        elif mine and mine[0]["is_asked"] and mine[0]["view"]["serial"] != self.answered:
            self.answered = mine[0]["view"]["serial"]
            word = self.bot.choose(mine[0])
            serial = self.answered
            await self._say(
                socket, "Play", id=secrets.token_hex(8), chair=self.chair, serial=serial, word=word
            )
        return False

    def _is_taken(self, chair: dict[str, Any]) -> bool:
        """Whether somebody else was faster to the chair asked for."""
        return bool(chair["kind"] == "person" and chair["guest"] != self.guest)

    async def _say(self, socket: ClientConnection, kind: str, **facts: object) -> None:
        await socket.send(json.dumps({"type": kind, **facts}))


def sit_down(address: str, name: str, bot: RemoteBot) -> dict[str, Any]:
    """Sit at the table of this link until its game is over; the last hand."""
    try:
        return asyncio.run(Sitter(address, name, bot).play())
    except ConnectionClosed as error:
        raise Error(f"the table at {address} closed the connection") from error
