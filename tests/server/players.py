"""Players over real sockets who never give up: they come back, and send again what was not answered."""

from __future__ import annotations

import asyncio
import contextlib
import json
import urllib.request
from typing import TYPE_CHECKING, Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from gamenight.server.wire import PROTOCOL

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.process import Served

LOST = (OSError, EOFError, WebSocketException, TimeoutError)


class Evening:
    """What all players go by: whether they play now, and whether the games are to be brought to an end."""

    def __init__(self, server: Served) -> None:
        self.server = server
        self.players: list[Player] = []
        self.is_on = True
        self.is_ending = False
        self.compared = 0  # how often somebody came back and nothing had happened
        self._news = asyncio.Condition()

    def ask(self, path: str, token: str = "", **body: str) -> str:
        """What an address of the server answers; a body is sent there."""
        data = json.dumps(body).encode() if body else None
        headers = {"authorization": f"Bearer {token}"} if token else {}
        request = urllib.request.Request(f"{self.server.url}{path}", data, headers)  # noqa: S310  our own
        with urllib.request.urlopen(request, timeout=60) as answer:  # noqa: S310  our own
            return str(answer.read().decode())

    async def news(self) -> None:
        """Something was acknowledged, somebody is back, something changed."""
        async with self._news:
            self._news.notify_all()

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Wait until something is so."""
        async with self._news:
            await asyncio.wait_for(self._news.wait_for(is_so), 60)

    async def go_on(self, *, is_ending: bool = False) -> None:
        """Everybody plays (again)."""
        self.is_on, self.is_ending = True, is_ending
        for player in self.players:
            with contextlib.suppress(*LOST):
                await player.play()

    def acknowledged(self) -> int:
        """How many actions were, in all."""
        return sum(len(player.done) for player in self.players)


class Player:
    """One browser on one chair; whoever has the first is the host."""

    def __init__(self, evening: Evening, room: str, token: str, chair: int) -> None:
        self.evening = evening
        self.room, self.token, self.chair = room, token, chair
        self.wanted = (0, 0)  # chairs in all, and how many of them are people's
        self.is_waiting = False  # plays only when the games are brought to an end
        self.socket: ClientConnection | None = None
        self.guest: int | None = None
        self.version, self.status = 0, ""
        self.hands: list[dict[str, Any]] = []
        self.is_back = False
        self.unanswered: dict[str, str] = {}
        self.sent = 0
        self.done: dict[str, int] = {}
        self.refused: set[str] = set()

    async def live(self) -> None:
        """Connect, play, be cut off, and connect again."""
        url = f"ws://127.0.0.1:{self.evening.server.port}/ws"
        while True:
            with contextlib.suppress(*LOST):
                async with connect(url, open_timeout=20, close_timeout=1, proxy=None) as self.socket:
                    hello = {"protocol": PROTOCOL, "room": self.room, "token": self.token}
                    await self.say("Hello", **hello, name=f"guest {self.chair}", seen=self.version)
                    async for text in self.socket:
                        await self.hear(json.loads(text))
            self.socket = None
            await asyncio.sleep(0.02)

    async def say(self, kind: str, **facts: object) -> None:
        """Send a message."""
        if self.socket is not None:
            await self.socket.send(json.dumps({"type": kind, **facts}))

    async def hear(self, message: dict[str, Any]) -> None:
        """Keep what is acknowledged, compare what is known, answer what is asked."""
        match message["type"]:
            case "Done":
                self.unanswered.pop(message["id"], None)
                version = self.done.setdefault(message["id"], message["version"])
                assert version == message["version"], "an action became two versions"
                await self.play()  # what it led to was told before, and may ask the same player again
            case "NotDone":
                assert message["stale"], message
                self.unanswered.pop(message["id"], None)
                self.refused.add(message["id"])
                await self.play()
            case "Welcome":
                self.recognised(message)
                for text in self.unanswered.values():
                    assert self.socket is not None
                    await self.socket.send(text)
                await self.look(message)
            case "Changed":
                await self.look(message)
            case kind:
                assert kind in {"Problem", "Reacted"}, message
        await self.evening.news()

    def recognised(self, message: dict[str, Any]) -> None:
        """The same guest as before, and where nothing has happened, the same question."""
        assert self.guest in {None, message["guest"]}, "the seat was lost"
        assert self.guest is None or not message["token"], "the token was lost"
        self.guest, self.token = message["guest"], message["token"] or self.token
        if message["version"] == self.version:
            self.evening.compared += 1
            assert without_story(message) == self.hands, "the question is another"
        self.is_back = True

    async def look(self, message: dict[str, Any]) -> None:
        """Take in what is so now; as the host, begin and begin again; play what is asked."""
        room, chairs = message["room"], message["room"]["chairs"]
        assert message["version"] >= max([self.version, *self.done.values()]), "what was told is gone"
        self.version, self.status = message["version"], room["status"]
        self.hands = without_story(message)
        if chairs[self.chair : self.chair + 1] != [] and chairs[self.chair]["guest"] == self.guest:
            await self.play()
        else:
            assert self.status in {"", "lobby"}, "the chair was lost"
            await self.say("Sit", chair=self.chair, name=f"guest {self.chair}")
        if self.chair == 0:
            await self.host(room)

    async def host(self, room: dict[str, Any]) -> None:
        """As many chairs as wanted, bots on some, and a game whenever there is none."""
        chairs, people = self.wanted
        free = [place for place, chair in enumerate(room["chairs"]) if chair["kind"] == "free"]
        if self.status == "over" and not self.evening.is_ending:
            await self.say("Rematch")
        elif self.status == "lobby" and len(room["chairs"]) != chairs:
            await self.say("Agree", game=room["game"], terms={}, chairs=chairs)
        elif self.status == "lobby" and free and free[-1] >= people:
            await self.say("SeatBot", chair=free[-1])
        elif self.status == "lobby" and not free:
            await self.say("Start")

    async def play(self) -> None:
        """Answer what is asked, one thing at a time."""
        is_held = not self.evening.is_on or (self.is_waiting and not self.evening.is_ending)
        if self.hands and self.hands[0]["is_asked"] and not self.unanswered and not is_held:
            self.sent += 1
            facts = {"id": f"{self.chair}.{self.sent}", "chair": self.chair, "word": "spin"}
            play = json.dumps({"type": "Play", **facts, "serial": self.hands[0]["view"]["serial"]})
            self.unanswered[f"{self.chair}.{self.sent}"] = play
            if self.socket is not None:
                await self.socket.send(play)


def without_story(message: dict[str, Any]) -> list[dict[str, Any]]:
    """The hands of a message, as they stand."""
    return [{**hand, "told": []} for hand in message["hands"]]
