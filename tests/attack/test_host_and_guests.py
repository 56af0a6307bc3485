"""Host and guests: who may do what when somebody is away, is not wanted, or is not who they say."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from gamenight.server import wire
from gamenight.server.chores import GUEST_MAY_BE_GONE
from gamenight.server.commands import GUESTS_AT_MOST
from gamenight.server.pace import HOST_MAY_BE_GONE
from gamenight.server.plan import NotAllowed
from tests.attack.visitor import Visitor, asked, begun, opened
from tests.server.clients import Client, settled, two
from tests.server.clients import opened as hub_opened
from tests.server.process import served
from tests.server.test_absence import three

pytestmark = pytest.mark.battery  # once is enough: the server itself is never compiled


class Clock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        """Now."""
        return self.now


async def alone(hub: Any, clock: Clock) -> tuple[Client, Client, str, list[str]]:
    """Ann, the host, has gone; Bob has been here without her for as long as it takes to stand in."""
    ann, bob, link, tokens = await two(hub, "deal")
    hub.disconnect(ann.connection)
    await hub.tick()
    clock.now += HOST_MAY_BE_GONE
    await hub.tick()
    await settled()
    return ann, bob, link, tokens


@pytest.mark.parametrize(
    "message",
    [
        wire.Delete(),
        wire.SeatBot(0),
        wire.Kick(1),
        wire.Mute(1, muted=True),
        wire.Hush(hushed=True),
        wire.Lock(locked=True),
        wire.Guard(guarded=True),
        wire.MakeHost(2),
        wire.Agree("deal", {}, 2),
    ],
    ids=lambda message: type(message).__name__,
)
def test_a_deputy_takes_nothing_from_the_host(tmp_path, message):
    """Throwing out, deleting and the door stay with the host, who is host again on return."""
    clock = Clock()

    async def story() -> None:
        async with hub_opened(tmp_path, clock=clock) as hub:
            _, bob, link, tokens = await alone(hub, clock)
            shown = {guest["name"]: (guest["host"], guest["deputy"]) for guest in bob.now()["room"]["guests"]}
            version = hub.open_rooms[link].room.version
            answer = (await bob.say(message))[-1]
            back = await Client(hub).hello(link, tokens[0])

            assert shown == {"Ann": (True, False), "Bob": (False, True)}
            assert answer["type"] == "Problem"
            assert hub.open_rooms[link].room.version == version
            assert [hand["chair"] for hand in back.now()["hands"]] == [0]
            assert back.now()["room"]["guests"][0]["host"]
            assert not any(guest["deputy"] for guest in back.now()["room"]["guests"])

    asyncio.run(story())


def test_a_deputy_seats_bots_starts_and_lets_in(tmp_path):
    """So that an evening does not wait for a host who is away."""
    clock = Clock()

    async def story() -> None:
        async with hub_opened(tmp_path, clock=clock) as hub:
            link, token = await hub.open_room("garden-path", "Ann")
            ann = await Client(hub).hello(link, token)
            await ann.say(wire.Agree("garden-path", {}, 3))
            bob = await Client(hub).hello(link, name="Bob")
            await bob.say(wire.Sit(1, "Bob"))
            hub.disconnect(ann.connection)
            await hub.tick()
            clock.now += HOST_MAY_BE_GONE
            await hub.tick()
            knock = asyncio.create_task(hub.knock(hub.open_rooms[link].room.code, "Cid"))
            await settled()
            await bob.say(wire.Admit(bob.now()["room"]["knocks"][0]["number"], admitted=True))
            assert (await knock)[0] == link
            await bob.say(wire.SeatBot(2))
            await bob.say(wire.Start())
            assert bob.now()["room"]["status"] == "playing"
            assert hub.open_rooms[link].room.seating.host == 1

    asyncio.run(story())


@pytest.mark.parametrize("vote", ["Skip", "Replace"])
def test_a_deputy_has_one_voice_about_who_is_away(tmp_path, vote):
    """Most of those who sit and are there decide, and who stands in for the host is one of them."""
    clock = Clock()

    async def story() -> None:
        async with hub_opened(tmp_path, clock=clock) as hub:
            (ann, bob, cid), link, _ = await three(hub)
            hub.disconnect(ann.connection)
            for _ in range(2):
                await hub.tick()
                clock.now += HOST_MAY_BE_GONE
            await hub.tick()
            room = hub.open_rooms[link].room
            assert room.seating.deputy == 2
            assert room.table is not None
            serial = int(room.table.sight(0).serial())
            message = wire.Skip(0, serial) if vote == "Skip" else wire.Replace(0)
            moves, kind = len(room.table.entries), room.seating.chairs[0].kind
            await bob.say(message)
            assert (len(room.table.entries), room.seating.chairs[0].kind) == (moves, kind)
            await cid.say(message)
            assert (len(room.table.entries), room.seating.chairs[0].kind) != (moves, kind)

    asyncio.run(story())


def test_a_kicked_guest_does_not_come_back_by_the_link(tmp_path):
    """The token opens nothing, and whoever comes by the link from now on is let in by the host, or not."""
    with served(tmp_path) as server:
        ann = opened(server, "deal")
        eve = Visitor(server, ann.room).welcomed()
        number = ann.room_is(lambda room: len(room["guests"]) == 2)["room"]["guests"][1]["number"]
        ann.say("Kick", guest=number)
        gone = eve.of("Gone")
        token = Visitor(server, ann.room, eve.token)
        wrong = token.of("Problem", "Welcome")
        again = Visitor(server, ann.room, name="Not Eve")
        waits = again.hear()
        knock = ann.room_is(lambda room: room["knocks"])["room"]["knocks"][0]
        ann.say("Admit", knock=knock["number"], admitted=False)
        denied = again.of("Problem")
        bob = Visitor(server, ann.room, name="Bob")
        knock = ann.room_is(lambda room: [one for one in room["knocks"] if one["name"] == "Bob"])["room"][
            "knocks"
        ]
        ann.say("Admit", knock=knock[-1]["number"], admitted=True)
        bob.welcomed()
        told = [said["text"] for message in ann.heard for said in message.get("chat", [])]

    assert gone["type"] == "Gone"
    assert (wrong["type"], wrong["about"]) == ("Problem", "token")
    assert waits["type"] == "AtTheDoor"
    assert denied["fatal"]
    assert told == ["The host has sent Eve out."]


def test_who_is_muted_says_nothing_and_a_hushed_table_is_silent(tmp_path):
    """The host decides, and takes it back; nobody else can."""
    with served(tmp_path) as server:
        ann = opened(server, "deal")
        eve = Visitor(server, ann.room).welcomed()
        eve.say("Mute", guest=1, muted=True)
        not_hers = eve.of("Problem")
        ann.say("Mute", guest=2, muted=True)
        eve.room_is(lambda room: room["guests"][1]["muted"])
        eve.say("Say", text="buy now!!!")
        muted = eve.of("Problem")
        ann.say("Mute", guest=2, muted=False)
        ann.say("Hush", hushed=True)
        eve.room_is(lambda room: room["hushed"])
        eve.say("Say", text="buy now!!!")
        hushed = eve.of("Problem")
        ann.say("Hush", hushed=False)
        eve.room_is(lambda room: not room["hushed"])
        eve.say("Say", text="sorry")
        said = ann.until(lambda message: message.get("chat"))["chat"]

    assert "Only the host" in not_hers["sentence"]
    assert "quiet" in muted["sentence"]
    assert "turned off the chat" in hushed["sentence"]
    assert [one["text"] for one in said] == ["sorry"]


def test_a_banned_address_is_not_even_asked_about(tmp_path):
    """The host is not troubled again; nothing of the address can be read anywhere."""

    async def story() -> None:
        async with hub_opened(tmp_path) as hub:
            ann, _, link, _ = await two(hub)
            eve = Client(hub)
            eve.connection.address = "203.0.113.7"
            await eve.hello(link, name="Eve")
            await ann.say(wire.Kick(3, ban=True))
            open_room = hub.open_rooms[link]
            eve = Client(hub)
            eve.connection.address = "203.0.113.7"
            let_in = await hub.entrance.wait_at_door(
                open_room, eve.connection, wire.Hello(wire.PROTOCOL, link)
            )

            assert (let_in, eve.read()[-1]["fatal"], open_room.asking.knocks) == (False, True, {})
            assert "203.0.113.7" not in repr(vars(open_room))

    asyncio.run(story())


def test_absent_guests_without_a_chair_do_not_fill_a_room(tmp_path):
    """Forty came and went; the next one still comes in, and those who sit keep their place."""

    async def story() -> None:
        async with hub_opened(tmp_path) as hub:
            ann, bob, link, tokens = await two(hub)
            hub.disconnect(bob.connection)
            for number in range(GUESTS_AT_MOST + 5):
                passer_by = await Client(hub).hello(link, name=f"passer-by {number}")
                assert passer_by.read()[0]["type"] == "Welcome"
                hub.disconnect(passer_by.connection)
            guests = hub.open_rooms[link].room.seating.guests
            assert len(guests) <= GUESTS_AT_MOST
            assert {1, 2} <= set(guests)
            assert (await Client(hub).hello(link, tokens[1])).last("Welcome")["guest"] == 2
            assert ann.now()["room"]["guests"][0]["name"] == "Ann"

    asyncio.run(story())


def test_a_guest_who_is_long_gone_is_forgotten(tmp_path):
    """After half an hour without chair and connection; never those who are here, sit, or gave up a chair."""
    clock = Clock()

    async def story() -> None:
        async with hub_opened(tmp_path, clock=clock) as hub:
            _, bob, link, _ = await two(hub)
            watching = await Client(hub).hello(link, name="Cid")
            gone = await Client(hub).hello(link, name="Dan")
            for connection in (bob.connection, gone.connection):
                hub.disconnect(connection)
            found = []
            for seconds in (0, GUEST_MAY_BE_GONE - 1, 1):
                clock.now += seconds
                await hub.tick()
                found.append(sorted(hub.open_rooms[link].room.seating.guests))

        assert found == [[1, 2, 3, 4], [1, 2, 3, 4], [1, 2, 3]]
        assert watching.now()["room"]["guests"][-1]["name"] == "Cid"

    asyncio.run(story())


def test_knocking_is_limited_for_each_room_too(tmp_path):
    """However many addresses it comes from; another table's door is not shut by it."""

    async def story() -> None:
        async with hub_opened(tmp_path, generosity=1.0) as hub:
            codes = []
            for _ in range(2):
                link, token = await hub.open_room("deal", "Ann")
                await Client(hub).hello(link, token)
                codes.append(hub.open_rooms[link].room.code)
            knocks = [
                asyncio.create_task(hub.knock(codes[0], f"Eve {number}", address=f"10.0.0.{number}"))
                for number in range(12)
            ]
            await settled()
            with pytest.raises(NotAllowed, match="Many people are asking"):
                await hub.knock(codes[0], "Bob")
            other = asyncio.create_task(hub.knock(codes[1], "Bob"))
            await settled()
            assert not other.done()
            for task in (*knocks, other):
                task.cancel()
            refused = await asyncio.gather(*knocks, return_exceptions=True)
            assert sum(isinstance(one, NotAllowed) for one in refused) == 4

    asyncio.run(story())


def test_a_wrong_token_makes_no_guest_at_a_real_server(tmp_path):
    """Whoever comes with a wrong token is told that it is wrong."""
    with served(tmp_path) as server:
        ann = begun(server, "deal")
        stranger = Visitor(server, ann.room, "x" * 43)
        told = stranger.of("Problem", "Welcome")
        status, _ = asked(server, f"/api/record/{ann.room}", token="x" * 43)
        guests = Visitor(server, ann.room, ann.token).of("Welcome")["room"]["guests"]

    assert (told["type"], told.get("about"), told.get("fatal")) == ("Problem", "token", True)
    assert status == 404
    assert len(guests) == 1
