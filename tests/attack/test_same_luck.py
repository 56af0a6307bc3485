"""Nobody looks into another table of a duplicate, and nobody learns hidden cards by comparing too early."""

from __future__ import annotations

import asyncio

import pytest

from gamenight.server import wire
from gamenight.server.room import OVER, PLAYING
from tests.attack.visitor import Visitor, asked, opened
from tests.server import clients
from tests.server.clients import Client
from tests.server.process import served
from tests.server.test_duplicate import finish, night, settled

pytestmark = pytest.mark.battery  # once is enough: the server itself is never compiled


def test_who_does_not_sit_down_in_the_lobby_sees_no_game(tmp_path):
    """Eve came by a link that she was given; when the game begins she must go, and stays out."""
    with served(tmp_path) as server:
        ann = opened(server, "garden-path")
        ann.say("Duplicate", tables=2)
        link = ann.room_is(lambda room: room["duplicate"])["room"]["duplicate"]["links"][0]
        bob = Visitor(server, link, name="Bob").welcomed()
        cid = Visitor(server, link, name="Cid").welcomed()
        eve = Visitor(server, link).welcomed()
        bob.say("Sit", chair=0, name="Bob")
        cid.say("Sit", chair=1, name="Cid")
        cid.room_is(lambda room: room["chairs"][1]["name"] == "Cid")
        bob.say("Start")
        told = eve.of("Problem")
        begun = cid.room_is(lambda room: room["status"] == "playing")
        again = Visitor(server, link, eve.token).of("Problem")
        record = asked(server, f"/api/record/{link}", token=eve.token)[0]

    assert (told["fatal"], "nobody may watch it" in told["sentence"]) == (True, True)
    assert not any(message.get("hands") for message in eve.heard)
    assert [guest["name"] for guest in begun["room"]["guests"]] == ["Bob", "Cid"]
    assert (again["type"], again["fatal"], record) == ("Problem", True, 404)


def test_a_host_without_a_chair_shows_the_table(tmp_path):
    """As a big screen does; everybody sees who the host is."""

    async def story() -> None:
        async with clients.opened(tmp_path) as hub:
            link, token = await hub.open_room("garden-path", "Ann")
            ann = await Client(hub).hello(link, token)
            await ann.say(wire.Duplicate(2))
            await ann.say(wire.Stand(0))
            players = [await Client(hub).hello(link, name=name) for name in ("Bob", "Cid")]
            for chair, player in enumerate(players):
                await player.say(wire.Sit(chair, f"Player {chair}"))
            await ann.say(wire.Start())

            assert ann.now()["room"]["status"] == PLAYING
            assert [hand["chair"] for hand in ann.now()["hands"]] == [None]

    asyncio.run(story())


@pytest.mark.parametrize("game", ["deal", "garden-path"])
def test_comparing_early_shows_no_hand(tmp_path, game):
    """The seed and the replay of one table tell what was dealt at another: with hidden hands it waits."""

    async def story() -> None:
        async with clients.opened(tmp_path) as hub:
            (one, ann, bob), (two, _, _) = await night(hub, game=game)
            room = hub.open_rooms[one].room
            if game == "deal":
                await ann.play("resign", "bye", 0)
                await settled(hub)
            else:
                await finish(hub, one, ann, bob)
            assert room.status == OVER
            await ann.say(wire.Compare())
            await settled(hub)
            is_early = game == "deal"

            assert (room.results is None) == is_early
            assert (ann.now()["room"]["duplicate"]["seed"] == "") == is_early
            assert (hub.record_of(hub.open_rooms[one], None) is None) == is_early
            assert (hub.open_rooms[two].room.duplicate is not None) == is_early
            if is_early:
                assert "hands are still hidden" in ann.last("Problem")["sentence"]

    asyncio.run(story())
