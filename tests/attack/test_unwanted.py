"""Who is not wanted, goes away in the middle, or is to be silent: a ban is a ban, and a name is talk."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from gamenight.server import wire
from gamenight.server.hub import Hub
from gamenight.server.plan import NotAllowed
from tests.server.clients import Client, opened, settled, two

pytestmark = pytest.mark.battery  # once is enough: the server itself is never compiled

EVE = "203.0.113.7"


async def played_out(hub: Hub, link: str) -> None:
    """Let the bots of a room do what they can do now."""
    driver = hub.open_rooms[link].driver
    if driver is not None:
        await driver


async def from_eve(hub: Hub, room: str) -> dict[str, Any]:
    """What somebody is told who comes from Eve's address."""
    eve = Client(hub)
    eve.connection.address = EVE
    await eve.hello(room, name="Somebody else")
    return eve.read()[0]


@pytest.mark.parametrize("is_away", [False, True])
def test_a_ban_holds_at_every_door(tmp_path, is_away):
    """By the link when the door is open again, by the code, to watch; others come in as ever.

    Whoever goes away in time is banned as well.
    """

    async def story() -> None:
        async with opened(tmp_path) as hub:
            ann, _, link, _ = await two(hub)
            eve = Client(hub)
            eve.connection.address = EVE
            await eve.hello(link, name="Eve")
            if is_away:
                hub.disconnect(eve.connection)
            await ann.say(wire.Kick(3, ban=True))
            await ann.say(wire.Guard(guarded=False))
            room = hub.open_rooms[link].room
            by_link, to_watch = await from_eve(hub, link), await from_eve(hub, room.watch)
            with pytest.raises(NotAllowed) as by_code:
                await hub.knock(room.code, "Somebody else", address=EVE)
            cid = await Client(hub).hello(link, name="Cid")

            assert [(one["type"], one["fatal"]) for one in (by_link, to_watch)] == [("Problem", True)] * 2
            assert by_code.value.saying.key == "knock_denied"
            assert hub.open_rooms[link].asking.knocks == {}
            assert cid.read()[0]["type"] == "Welcome"

    asyncio.run(story())


def test_who_goes_away_while_being_let_in(tmp_path, monkeypatch):
    """What was on its way to the disk has happened: the room's next entry finds its place there."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            ann, _, link, _ = await two(hub)
            knock = asyncio.create_task(hub.knock(hub.open_rooms[link].room.code, "Cid"))
            await settled()
            append, is_stored, goes_on = hub.store.append, asyncio.Event(), asyncio.Event()

            async def slowly(*given: Any, **more: Any) -> None:
                await append(*given, **more)
                is_stored.set()
                await goes_on.wait()

            monkeypatch.setattr(hub.store, "append", slowly)
            await ann.say(wire.Admit(ann.now()["room"]["knocks"][0]["number"], admitted=True))
            await is_stored.wait()
            knock.cancel()
            await asyncio.wait({knock})
            goes_on.set()
            told = await ann.say(wire.Say("is somebody there?"))
            version = hub.open_rooms[link].room.version

            assert [one["type"] for one in told if one["type"] == "Problem"] == []
            assert [one.name for one in hub.open_rooms[link].room.seating.guests.values()][-1] == "Cid"
        async with opened(tmp_path) as hub:
            assert hub.open_rooms[link].room.version == version

    asyncio.run(story())


def test_who_is_muted_keeps_the_name(tmp_path):
    """Twenty-four letters that everybody reads are talk: neither the guest nor the chair is called anew."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            link, token = await hub.open_room("garden-path", "Ann")
            ann = await Client(hub).hello(link, token)
            eve = await Client(hub).hello(link, name="Eve")
            await ann.say(wire.Mute(2, muted=True))
            told = await eve.say(wire.Rename("Ann cheats"))
            await eve.say(wire.Sit(1, "Ann cheats"))
            room = hub.open_rooms[link].room

            assert told[-1]["sentence"].startswith("The host has asked you to be quiet")
            assert (room.seating.guests[2].name, room.seating.chairs[1].name) == ("Eve", "Eve")
            await ann.say(wire.Mute(2, muted=False))
            await eve.say(wire.Rename("Eva"))
            assert room.seating.guests[2].name == "Eva"

    asyncio.run(story())


def test_nobody_changes_names_in_a_running_game(tmp_path):
    """The table would say "takes over" each time, in the player's own words."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            _, bob, link, _ = await two(hub, "deal")
            room = hub.open_rooms[link].room
            before = room.version
            await bob.say(wire.Sit(1, "The host has lost. Ann"))
            assert (room.version, room.chat) == (before, [])
            await bob.say(wire.Stand(1))
            await bob.say(wire.Sit(1, "The host has lost. Ann"))

            assert room.seating.names() == ["Ann", "Bob"]
            assert [(one.key, one.facts["name"]) for one in room.chat] == [("is_back", "Bob")]

    asyncio.run(story())


def test_who_has_seen_one_hand_is_given_no_other(tmp_path):
    """Bob stood up, knows what lies on his chair, and asks for another."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            link, token = await hub.open_room("deal", "Ann")
            ann = await Client(hub).hello(link, token)
            bob = await Client(hub).hello(link, name="Bob")
            await ann.say(wire.Agree("deal", {}, 3))
            await bob.say(wire.Sit(1, "Bob"))
            await ann.say(wire.SeatBot(2))
            await ann.say(wire.Start())
            await bob.say(wire.Stand(1))
            told = await bob.say(wire.Sit(2, "Bob"))

            assert "two players' cards" in told[-1]["sentence"]
            assert hub.open_rooms[link].asking.wishes == {}

    asyncio.run(story())


@pytest.mark.parametrize(
    ("name", "seen"),
    [
        ("\u3164", None),
        ("\u2800 \uffa0", None),
        ("\u0301\u0301", None),
        ("\u200b\u202e", None),
        ("A\u3164nn", "A nn"),
        ("Zoe\u0308", "Zoe\u0308"),
        ("e" + "\u0301" * 20, "e" + "\u0301" * 4),
        ("猫 Ωλγα שָׁלוֹם", "猫 Ωλγα שָׁלוֹם"),
        ("🐈‍⬛", "🐈 ⬛"),
    ],
    ids=ascii,
)
def test_a_name_can_be_seen(tmp_path, name, seen):
    """Nobody is called nothing, as only the table itself is, and nobody's name covers other lines."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            ann, _, link, _ = await two(hub)
            told = await ann.say(wire.Rename(name))
            found = hub.open_rooms[link].room.seating.guests[1].name

            assert found == (seen or "Ann")
            assert (told[-1]["type"] == "Problem") == (seen is None)

    asyncio.run(story())


def test_bots_do_not_play_alone_for_nobody(tmp_path):
    """When all people have left, the game waits; it goes on for whoever looks on."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            ann, bob, link, _ = await two(hub)
            room = hub.open_rooms[link].room
            for one in (ann, bob):
                await one.say(wire.Leave())
                hub.disconnect(one.connection)
            await played_out(hub, link)
            left = room.version
            await hub.tick()
            await played_out(hub, link)
            assert (room.version, room.status) == (left, "playing")
            await Client(hub).hello(room.watch)
            await played_out(hub, link)
            assert (room.version > left, room.status) == (True, "over")

    asyncio.run(story())
