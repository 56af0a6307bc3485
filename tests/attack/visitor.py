"""Somebody at a real server, speaking the wire by hand: ordinary, or not."""

from __future__ import annotations

import contextlib
import json
import urllib.error
import urllib.request
from typing import TYPE_CHECKING, Any

from websockets.sync.client import ClientConnection, connect

from gamenight.server.wire import PROTOCOL

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.process import Served

PATIENCE = 60  # seconds until a test gives up waiting
HERE: list[Visitor] = []  # all who are connected


def asked(server: Served, path: str, body: object = None, token: str = "") -> tuple[int, Any]:
    """What an address answers: the status, and the JSON or the text."""
    headers = {"authorization": f"Bearer {token}"} if token else {}
    data = None if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
    request = urllib.request.Request(f"{server.url}{path}", data, headers)  # noqa: S310  our own
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310  our own
            status, text = answer.status, answer.read()
    except urllib.error.HTTPError as error:
        status, text = error.code, error.read()
    try:
        return status, json.loads(text)
    except ValueError:
        return status, text.decode()


class Visitor:
    """One socket: says hello, sends what it likes, and keeps all that it hears."""

    def __init__(self, server: Served, room: str, token: str = "", name: str = "Eve") -> None:
        self.server, self.room, self.token = server, room, token
        self.heard: list[dict[str, Any]] = []
        self._here = contextlib.ExitStack()
        url = f"ws://127.0.0.1:{server.port}/ws"
        self.socket: ClientConnection = self._here.enter_context(
            connect(url, proxy=None, compression=None, max_size=2**22)
        )
        HERE.append(self)
        self.say("Hello", protocol=PROTOCOL, room=room, token=token, name=name)

    def say(self, kind: str, **facts: object) -> None:
        """Send a message."""
        self.socket.send(json.dumps({"type": kind, **facts}))

    def hear(self) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=PATIENCE))
        self.heard.append(message)
        return message

    def until(self, is_so: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        """Read on until a message is as wished."""
        while True:
            message = self.hear()
            if is_so(message):
                return message

    def of(self, *kinds: str) -> dict[str, Any]:
        """Read on until a message of one of these kinds."""
        return self.until(lambda message: message["type"] in kinds)

    def welcomed(self) -> Visitor:
        """Be let in."""
        welcome = self.of("Welcome")
        self.token = welcome["token"] or self.token
        return self

    def room_is(self, is_so: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        """Read on until the room is as wished; the whole message."""
        return self.until(lambda message: "room" in message and bool(is_so(message["room"])))

    def settled(self) -> list[dict[str, Any]]:
        """All that has come by the time a ping is answered."""
        before = len(self.heard)
        self.say("Ping")
        self.of("Pong")
        return self.heard[before:-1]

    def close(self) -> None:
        """Go away."""
        HERE.remove(self)
        with contextlib.suppress(Exception):  # it may have been cut off long ago
            self._here.close()


def opened(server: Served, game: str, name: str = "Ann") -> Visitor:
    """A room, and its host in it."""
    status, room = asked(server, "/api/rooms", {"game": game, "name": name})
    assert status == 200, room
    return Visitor(server, room["link"], room["token"]).welcomed()


def begun(server: Served, game: str, bots: int = 2) -> Visitor:
    """The host alone with bots, in a running game."""
    host = opened(server, game)
    host.say("Agree", game=game, terms={}, chairs=bots + 1)
    host.room_is(lambda room: len(room["chairs"]) == bots + 1)
    for chair in range(1, bots + 1):
        host.say("SeatBot", chair=chair)
    host.say("Start")
    host.room_is(lambda room: room["status"] == "playing")
    return host
