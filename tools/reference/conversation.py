"""The page docs/reference/conversation.md: one whole talk of a client with a real server, as it was."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import tempfile
import urllib.request
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosedOK

WIDTH = 106
PATIENCE = 60.0  # seconds; nothing here waits for them if all is well
HEAD = """\
# A conversation

Written by `python -m tools.pages`, which holds it with a real server; a test holds it again, with a client
that knows nothing but this page. Nothing is left out; [messages.md](messages.md) says what every field means.
`LINK`, `WATCH`, `CODE` and `TOKEN` stand for what is random. The rest comes word by word as it stands here:
Ann and Bob share a device and spin a spinner of their own (a *kitchen table*), so it is they who say what
fell.
"""
OPENING = {"game": "garden-path", "name": "Ann"}
Message = dict[str, Any]
NOW = -1  # the serial, or the line, that the newest hands name
TALK: list[tuple[str, str, Message]] = [
    ("Ann comes in", "The token of the admission makes her the host.",
     {"type": "Hello", "protocol": 1, "room": "LINK", "token": "TOKEN", "name": "Ann", "language": "en"}),
    ("Bob sits down beside her", "One connection may have several chairs.",
     {"type": "Sit", "chair": 1, "name": "Bob"}),
    ("They have the real thing", "From now on nobody but the two says what falls.",
     {"type": "Kitchen", "kitchen": True}),
    ("Are you there?", "", {"type": "Ping"}),
    ("The game begins", "There is a hand for each chair now.", {"type": "Start"}),
    ("Ann spins", "Her hand `is_asked`; the serial is her view's.",
     {"type": "Play", "id": "one", "chair": 0, "serial": NOW, "word": "spin", "game": 1}),
    ("It fell on a six", "`chance` asked for it, with the line that stands here.",
     {"type": "Fell", "line": NOW, "word": "spin 6"}),
    ("Ann would spin again", "It is not her turn: a refusal names its clause, and nothing has changed.",
     {"type": "Play", "id": "two", "chair": 0, "serial": NOW, "word": "spin", "game": 1}),
    ("Bob spins", "",
     {"type": "Play", "id": "three", "chair": 1, "serial": NOW, "word": "spin", "game": 1}),
    ("It fell on a two", "So Ann begins.", {"type": "Fell", "line": NOW, "word": "spin 2"}),
    ("Somebody says something", "", {"type": "Say", "text": "Good luck!"}),
    ("Ann spins for her first move", "",
     {"type": "Play", "id": "four", "chair": 0, "serial": NOW, "word": "spin", "game": 1}),
    ("It fell on a three", "An arrow begins on that space: `told` has every event in its order.",
     {"type": "Fell", "line": NOW, "word": "spin 3"}),
    ("Bob has to go", "`resign` is always among the choices. The last one left has won.",
     {"type": "Play", "id": "five", "chair": 1, "serial": NOW, "word": "resign", "game": 1}),
    ("Ann leaves the room", "That was all.", {"type": "Leave"}),
]  # fmt: skip


def written() -> str:
    """The whole page, after a talk with a server that is started for it."""
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable,
            "-m",
            "gamenight",
            "serve",
            "--no-browser",
            "--port",
            "0",
            "--data",
            folder,
        ]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            try:
                said = next(line for line in server.stdout if "http://127.0.0.1:" in line)
                url = "http://127.0.0.1:" + said.partition("http://127.0.0.1:")[2].split("/")[0].strip()
                return asyncio.run(talk(url, opened(url)))
            finally:
                server.terminate()


def opened(url: str) -> Message:
    """Open the room."""
    request = urllib.request.Request(f"{url}/api/rooms", json.dumps(OPENING).encode())  # noqa: S310  our own
    with urllib.request.urlopen(request) as answer:  # noqa: S310  our own
        admission: Message = json.loads(answer.read())
    return admission


async def talk(url: str, admission: Message) -> str:
    """Hold the talk, and write it down."""
    names = {admission["link"]: "LINK", admission["token"]: "TOKEN"}
    parts = [HEAD, "## A room is opened\n\nThe client posts to `/api/rooms`:\n", block(OPENING)]
    parts += ["The server answers:\n", block(hidden(admission, names))]
    address = f"ws{url.removeprefix('http')}/ws"
    async with connect(address, proxy=None, open_timeout=PATIENCE) as socket:
        hand: Message = {}
        for title, remark, planned in TALK:
            message = filled(planned, hand)
            parts += [f"## {title}\n\n{remark} The client sends:\n".replace("\n ", "\n"), block(message)]
            real = {name: value for value, name in names.items()}
            await socket.send(json.dumps(hidden(message, real)))
            for heard in await answers(socket, message["type"]):
                room = heard.get("room", {})
                names |= {room[name]: name.upper() for name in ("watch", "code") if room.get(name)}
                parts += ["The server sends:\n", block(hidden(heard, names))]
                hand = next(iter(heard.get("hands", ())), hand)
    return "\n".join(parts)


def filled(message: Message, hand: Message) -> Message:
    """A message with the serial, or the line of the record, that is asked for now."""
    if message.get("serial") == NOW:
        return {**message, "serial": hand["view"]["serial"]}
    return {**message, "line": hand["chance"]["line"]} if message.get("line") == NOW else message


async def answers(socket: ClientConnection, to: str) -> list[Message]:
    """All that the server says to a message: what comes before the answer to a Ping sent after it.

    Whoever comes in is welcomed, and then everybody is told so.
    """
    found: list[Message] = []
    last, is_marked = ("Changed", False) if to == "Hello" else ("Pong", to != "Ping")
    try:
        if is_marked:
            await socket.send(json.dumps({"type": "Ping"}))
        while not found or found[-1]["type"] != last:
            found.append(json.loads(await asyncio.wait_for(socket.recv(), PATIENCE)))
    except ConnectionClosedOK:
        return found
    return found[:-1] if is_marked else found


def hidden(value: Any, names: dict[str, str]) -> Any:  # noqa: ANN401  JSON
    """A value with other texts in place of some, however deep they stand in it."""
    if isinstance(value, dict):
        return {key: hidden(one, names) for key, one in value.items()}
    if isinstance(value, list):
        return [hidden(one, names) for one in value]
    return names.get(value, value) if isinstance(value, str) and value else value


def block(message: Message) -> str:
    """A message as a block of JSON."""
    return f"```json\n{shown(message)}\n```\n"


def shown(value: Any, margin: str = "") -> str:  # noqa: ANN401  JSON
    """JSON on one line if it fits, or else a line for each part."""
    line = json.dumps(value, ensure_ascii=False)
    if len(margin) + len(line) <= WIDTH or not value or not isinstance(value, dict | list):
        return line
    inner = f"{margin}  "
    if isinstance(value, dict):
        lines = [f"{inner}{json.dumps(key)}: {shown(one, inner)}" for key, one in value.items()]
        return "{\n" + ",\n".join(lines) + f"\n{margin}}}"
    return "[\n" + ",\n".join(f"{inner}{shown(one, inner)}" for one in value) + f"\n{margin}]"
