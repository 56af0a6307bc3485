"""A server that does not mean well: who sits down there is told so in a sentence, and waits for nothing."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

import pytest
from websockets.asyncio.server import serve

from gamenight.kernel.errors import BadSetup, Error
from gamenight.models import door
from gamenight.models.guest import NEWS_KEPT, ModelGuest
from gamenight.server import far_guest
from gamenight.server.far_bot import FarBot
from gamenight.server.far_guest import LOST, Turned, printable
from gamenight.server.sit import Sitter

if TYPE_CHECKING:
    from collections.abc import Sequence

    from websockets.asyncio.server import ServerConnection

    from gamenight.server.far_guest import FarGuest

pytestmark = pytest.mark.battery  # once is enough: the server itself is never compiled

GUARD = 120.0  # seconds until a test gives up waiting
ROOM: dict[str, Any] = {
    "game": "cats-and-dogs",
    "title": "Cats and Dogs",
    "terms": {},
    "status": "playing",
    "chairs": [{"kind": "person", "name": "Robot", "guest": 1}],
    "number": 1,
    "quiet": False,
    "ending": None,
}
LOBBY = {**ROOM, "status": "lobby", "chairs": [{"kind": "free", "name": "", "guest": None}]}
HAND: dict[str, Any] = {
    "chair": 0,
    "is_asked": True,
    "choices": [],
    "told": [],
    "view": {"names": ["a", "b"]},
}


def welcome(**facts: object) -> str:
    """A welcome to the table, with some of it otherwise."""
    usual = {"version": 1, "guest": 1, "token": "t", "room": ROOM, "hands": [], "chat": []}
    return json.dumps({"type": "Welcome", "continues": False, **usual, **facts})


def positioned(**facts: object) -> str:
    """A position to think with, with some of it otherwise."""
    usual = {"chair": 0, "serial": 1, "version": 1, "rules": "race/1", "content": "x", "position": {}}
    return json.dumps({"type": "Positioned", **usual, **facts})


SAID: dict[str, Sequence[str | bytes]] = {
    "no JSON": ["hello"],
    "a list": ["[]"],
    "a number": ["5"],
    "no type": ["{}"],
    "a type that is none": ['{"type": [1]}'],
    "nothing in it": ['{"type": "Welcome"}'],
    "nested": ["[" * 200_000 + "]" * 200_000],
    "bytes": [b"\xff\xfe"],
    "more digits than numbers have": ['{"type": "Welcome", "version": ' + "9" * 10_000 + "}"],
    "no room": [welcome(room=None)],
    "chairs that are none": [welcome(room={**ROOM, "chairs": 5})],
    "half a hand": [welcome(hands=[{"chair": 0}])],
    "hands of letters": [welcome(hands="xx")],
    "a folder for a game": [welcome(room={**LOBBY, "game": "/etc"})],
    "a number for a game": [welcome(room={**LOBBY, "game": 5})],
    "half a problem": ['{"type": "Problem"}'],
}
ASKED: dict[str, Sequence[str | bytes]] = {  # of who thinks with positions
    "half a position": [welcome(hands=[HAND]), '{"type": "Positioned", "chair": 0, "rules": 5}'],
    "a position of another game": [welcome(hands=[HAND]), positioned()],
    "no end of an end": [welcome(room={**ROOM, "status": "over"}, hands=[HAND])],
}


async def met(kind: str, messages: Sequence[str | bytes]) -> str:
    """What a guest says of a server that sends these messages."""

    async def talk(line: ServerConnection) -> None:
        await line.recv()
        for message in messages:
            await line.send(message)
        await line.wait_closed()

    async with serve(talk, "127.0.0.1", 0) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        link = f"http://127.0.0.1:{port}/r/x"
        notes: list[dict[str, object]] = []
        guest: FarGuest = (
            ModelGuest(door.place_of(link, ""), "Robot", lambda _, **facts: notes.append(facts), "en")
            if kind == "model"
            else Sitter(link, "Robot", FarBot("normal", 1), lambda _, **facts: notes.append(facts), "en")
        )
        stay = guest.stay() if isinstance(guest, ModelGuest) else guest.play()
        with pytest.raises(Error) as turned:
            await asyncio.wait_for(stay, GUARD)
        return str(turned.value)


@pytest.mark.parametrize("said", SAID)
@pytest.mark.parametrize("kind", ["model", "bot"])
def test_what_no_table_would_say(kind, said):
    """A sentence that can be printed on one line, and no traceback."""
    why = asyncio.run(met(kind, SAID[said]))

    assert why.isprintable()
    assert 0 < len(why) < 1000


@pytest.mark.parametrize("said", ASKED)
def test_what_no_bot_can_think_with(said):
    """The same of positions, and of a game that is over without an end."""
    assert asyncio.run(met("bot", ASKED[said])).isprintable()


@pytest.mark.parametrize("kind", ["model", "bot"])
def test_no_folder_of_this_computer_is_read(tmp_path, kind):
    """A far table names boxes of the shelf; a path of its own choice is not even looked for."""
    (tmp_path / "edition.toml").write_text("here = 1", encoding="utf-8")
    why = asyncio.run(met(kind, [welcome(room={**LOBBY, "game": str(tmp_path)})]))

    assert "does not speak as a table" in why


def test_its_words_are_words():
    """Nothing in a sentence of a far server moves the cursor of a terminal or changes its title."""
    gone = json.dumps(
        {"type": "Gone", "sentence": "\x1b[2J\x1b]0;yours\x07 come \u202e back\r\n" + "x" * 5000}
    )
    why = asyncio.run(met("bot", [gone]))

    assert why.isprintable()
    assert len(why) < 1000


def test_one_that_says_nothing_is_not_waited_for(monkeypatch):
    """It takes the line, and then nothing comes."""
    monkeypatch.setattr(far_guest, "ANSWERS_WITHIN", 0.05)

    async def story() -> None:
        async with serve(lambda line: line.wait_closed(), "127.0.0.1", 0) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            guest = Sitter(
                f"http://127.0.0.1:{port}/r/x", "R", FarBot("normal", 1), lambda *_, **__: None, "en"
            )
            with pytest.raises(LOST, match="says nothing"):
                await asyncio.wait_for(guest.play(), GUARD)

    asyncio.run(story())


@pytest.mark.parametrize(
    "answer",
    [
        b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n[]",
        b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n\xff\xfe",
        b"HTTP/1.1 200 OK\r\n\r\n" + b"[" * 300_000,
        b"HTTP/1.1 403 No\r\ncontent-length: 29\r\n\r\n" + b'{"sentence":"\\u001b[2J never"}',
        b"HTTP/1.1 403 No\r\n\r\n" + b"[" * 300_000,
        b"no HTTP at all\r\n\r\n",
    ],
    ids=["a list", "no text", "nested", "a control", "a nested no", "no HTTP"],
)
def test_a_door_that_is_none(answer):
    """Who knocks there by a code is turned away with a sentence."""

    async def open_door(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read(100)
        writer.write(answer)
        writer.close()

    async def story() -> str:
        server = await asyncio.start_server(open_door, "127.0.0.1", 0)
        async with server:
            place = door.place_of("ABCDE", f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}")
            with pytest.raises(Turned) as turned:
                await asyncio.wait_for(door.knock(place, "Robot", "en"), GUARD)
        return str(turned.value)

    assert asyncio.run(story()).isprintable()


@pytest.mark.parametrize("kind", ["bot", "model", "knock"])
def test_one_that_sends_us_elsewhere(kind):
    """To something on this computer, say: nobody goes there."""
    asked: list[bytes] = []

    async def secret(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked.append(await reader.read(100))
        writer.write(b'HTTP/1.1 200 OK\r\ncontent-length: 26\r\n\r\n{"link": "x", "token": "y"}')
        writer.close()

    async def story() -> None:
        inside = await asyncio.start_server(secret, "127.0.0.1", 0)

        async def elsewhere(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.read(100)
            where = f"{'http' if kind == 'knock' else 'ws'}://127.0.0.1:{inside.sockets[0].getsockname()[1]}/secret"
            writer.write(f"HTTP/1.1 302 Found\r\nlocation: {where}\r\ncontent-length: 0\r\n\r\n".encode())
            writer.close()

        outside = await asyncio.start_server(elsewhere, "127.0.0.1", 0)
        async with inside, outside:
            server = f"http://127.0.0.1:{outside.sockets[0].getsockname()[1]}"
            place = door.place_of("ABCDE" if kind == "knock" else f"{server}/r/x", server)
            going = (
                Sitter(place.link, "R", FarBot("normal", 1), lambda *_, **__: None, "en").play()
                if kind == "bot"
                else ModelGuest(place, "R", lambda *_, **__: None, "en").stay()
            )
            with pytest.raises((Turned, *LOST)):
                await asyncio.wait_for(going, GUARD)

    asyncio.run(story())

    assert asked == []


@pytest.mark.parametrize(
    "host",
    ["[x", "127.0.0.1:99999", "127.0.0.1:door", "", "a..b", "a" * 300, ":80"],
    ids=["half an address", "a high port", "no port", "none", "an empty name", "a long name", "a port alone"],
)
@pytest.mark.parametrize(
    "call",
    [lambda link: Sitter(link, "R", FarBot("normal", 1), print, "en"), lambda link: door.place_of(link, "")],
    ids=["bot", "model"],
)
def test_addresses_of_nobody(call, host):
    """They are no table's link, and are told so before anybody is called."""
    with pytest.raises(BadSetup, match="looks like"):
        call(f"http://{host}/r/x")


def test_what_nobody_looks_at_does_not_pile_up():
    """A model that never looks keeps the newest of what it was told."""
    told = {"text": "x", "clause": "c", "event": {"kind": "k"}, "card": "", "brief": "x"}
    hand = {**HAND, "told": [told] * (NEWS_KEPT + 5), "is_asked": False}
    guest = ModelGuest(door.place_of("http://127.0.0.1:1/r/x", ""), "R", lambda *_, **__: None, "en")

    async def story() -> None:
        message = json.loads(welcome(hands=[hand]))
        guest._know(message)
        for _ in range(3):
            await guest.heed({**message, "type": "Changed"})

    asyncio.run(story())

    assert len(guest.news) == NEWS_KEPT


def test_printable_keeps_letters_of_all_languages():
    """And spaces."""
    assert printable("Grüße, 猫 é") == "Grüße, 猫 é"
