"""One room that goes wrong stops no other, and never the start of the server."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
from shutil import copytree

import pytest

from gamenight.editions.shelf import boxes
from gamenight.server import chores, wire
from gamenight.server.room import Room
from gamenight.server.sentences import sentence
from tests.attack.visitor import Visitor, asked, opened
from tests.server.clients import Client, settled, two
from tests.server.clients import opened as hub_opened
from tests.server.process import served

pytestmark = pytest.mark.battery  # once is enough: the server itself is never compiled


def test_a_bot_of_a_kind_that_the_game_has_not(tmp_path):
    """It was seated for another game: the normal one plays in its place, also after a restart."""
    with served(tmp_path) as server:
        ann = opened(server, "kanto")
        ann.say("SeatBot", chair=1, bot="hard-bold")
        ann.say("Agree", game="cats-and-dogs", terms={}, chairs=2)
        ann.say("Start")
        begun = ann.room_is(lambda room: room["status"] == "playing")
        lived = ann.settled()
        server.end()
        server.start()
        back = Visitor(server, ann.room, ann.token).welcomed()
        serial = back.heard[-1]["hands"][0]["view"]["serial"]
        back.say("Play", id="a", chair=0, serial=serial, word="spin")
        done = back.of("Done", "NotDone")
        answered = back.until(lambda message: "hands" in message and message["hands"][0]["is_asked"])

    assert begun["room"]["chairs"][1]["bot"] == "normal"
    assert "Problem" not in [message["type"] for message in lived]
    assert done["type"] == "Done"
    assert answered["version"] > done["version"]


def test_a_bot_that_fails_when_it_is_looked_at(tmp_path, monkeypatch, caplog):
    """Its game waits; others start and go on, and who plays there keeps the connection."""
    looked_at = Room.bot_to_move
    bad = ""

    def fails(room: Room) -> int | None:
        if room.link == bad:
            raise LookupError("a bot of somebody's own")
        return looked_at(room)

    monkeypatch.setattr(Room, "bot_to_move", fails)

    async def story() -> str:
        nonlocal bad
        async with hub_opened(tmp_path) as hub:
            _, _, bad, tokens = await two(hub)
        async with hub_opened(tmp_path) as hub:  # which wakes all bots
            ann = await Client(hub).hello(bad, tokens[0])
            await ann.play("spin", "a")
            other, _, _, _ = await two(hub)
            await other.say(wire.SeatBot(1))
            await other.play("spin", "b")
            await settled()
            assert other.now()["room"]["chairs"][1]["kind"] == "bot"
            return str(ann.last("Done")["id"])

    assert asyncio.run(story()) == "a"
    assert "a bot of somebody's own" in caplog.text


def test_a_clock_that_fails_in_one_room(tmp_path, monkeypatch, caplog):
    """The others hear the time all the same, then and afterwards."""
    ticked: list[str] = []

    async def tick(_: object, open_room: object) -> None:
        link = open_room.room.link  # type: ignore[attr-defined]
        ticked.append(link)
        if len(ticked) == 1:
            raise LookupError("a mistake of ours")

    monkeypatch.setattr(chores, "_tick", tick)

    async def story() -> set[str]:
        async with hub_opened(tmp_path) as hub:
            links = {(await two(hub))[2] for _ in range(2)}
            await hub.tick()
            await hub.tick()
            return links

    links = asyncio.run(story())

    assert (len(ticked), set(ticked)) == (4, links)
    assert caplog.text.count("a room's clock failed") == 1


def test_a_chore_that_fails_is_done_again(caplog):
    """The error is told in the log, and the next round comes."""
    rounds: list[int] = []

    async def chore() -> None:
        rounds.append(1)
        if len(rounds) == 1:
            raise LookupError("a mistake of ours")
        raise asyncio.CancelledError

    with pytest.raises(asyncio.CancelledError):
        asyncio.run(chores.again_and_again(chore, 0.0))

    assert len(rounds) == 2
    assert caplog.text.count("a chore failed") == 1


def test_a_start_that_fails_is_told_as_such(tmp_path):
    """Another program was faster to the port: the exit code says that there is no table."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        late = "import sys; from gamenight.server import serve; serve.free_port = lambda port: port; "
        late += "from gamenight.cli import main; sys.exit(main())"
        command = [sys.executable, "-c", late, "serve", "--no-browser", "--port", str(port)]
        done = subprocess.run(
            [*command, "--data", str(tmp_path)], capture_output=True, text=True, check=False, timeout=60
        )

    assert done.returncode == 2
    assert done.stderr.splitlines()[-1].startswith("gamenight: the table could not be opened")
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("has_begun", [False, True])
def test_a_room_whose_box_is_gone(tmp_path, monkeypatch, has_begun):
    """An edition of the host's own, moved away: whoever comes is told so; put back, it is all there."""
    shelf = tmp_path / "shelf"
    copytree(boxes()["garden-path"], shelf / "my-path")
    monkeypatch.setenv("GAMENIGHT_EDITIONS", str(shelf))
    with served(tmp_path / "data") as server:
        ann = opened(server, "my-path")
        ann.say("SeatBot", chair=1)
        if has_begun:
            ann.say("Start")
        ann.settled()
        server.end()
        shelf.rename(tmp_path / "elsewhere")
        server.start()
        told = Visitor(server, ann.room, ann.token).hear()
        invited = asked(server, f"/api/invitation/{ann.room}")
        opened(server, "garden-path")
        server.end()
        (tmp_path / "elsewhere").rename(shelf)
        server.start()
        back = Visitor(server, ann.room, ann.token).welcomed().heard[-1]["room"]

    assert (told["type"], told["sentence"]) == ("Gone", sentence("broken"))
    assert invited == (404, {"sentence": sentence("broken")})
    assert (back["game"], back["status"]) == ("my-path", "playing" if has_begun else "lobby")
