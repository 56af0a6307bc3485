"""The pace of a table: a throw waits for rents that are still to be asked for; the agreed hour comes."""

import asyncio

import pytest

import gamenight as gn
from gamenight.server import wire
from gamenight.server.hub import Hub
from gamenight.server.open_room import CONNECTIONS_OF_A_GUEST
from tests.server.clients import Client, opened, settled, two

# Ann starts and buys space 3; Bob lands there; Ann moves on; Bob is to throw.
DICE = ["dice 6 6", "dice 1 2", "dice 1 2", "dice 1 2", "dice 3 4", "dice 3 4"]
OPENING = [
    (0, "roll"),
    (1, "roll"),
    (0, "roll"),
    (0, "buy"),
    (0, "end"),
    (1, "roll"),
    (1, "end"),
    (0, "roll"),
    (0, "end"),
]


class Clock:
    """A clock that stands still until it is told."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        """What it says."""
        return self.now


async def rent_open(hub: Hub) -> tuple[Client, Client]:
    """Ann has not asked for Bob's rent, and Bob's next throw would let it lapse."""
    ann, bob, _, _ = await two(hub, "dog-lovers")
    for step, (seat, word) in enumerate(OPENING):
        answers = await (ann, bob)[seat].play(word, f"o{step}", seat)
        assert answers[-1]["type"] == "Done", answers
    return ann, bob


def hub_of(folder, clock, **more):
    """A hub with a scripted dealer and a clock in the hand."""
    return opened(folder, dealer=lambda: gn.Scripted(DICE), clock=clock, **more)


async def held_done(hub: Hub) -> None:
    """Until every throw that was held has been made."""
    for open_room in hub.open_rooms.values():
        while open_room.held:
            await asyncio.wait_for(asyncio.gather(*open_room.held), 10)


def kinds(client: Client) -> list[str]:
    """What has come since it was last read."""
    return [message["type"] for message in client.read()]


def test_a_throw_waits_until_the_owner_has_asked(tmp_path):
    """Bob throws at once; Ann still gets her rent, and then the dice fall."""

    async def story() -> None:
        clock = Clock()
        async with hub_of(tmp_path, clock) as hub:
            ann, bob = await rent_open(hub)
            assert await bob.play("roll", "b", 1) == []
            claim = ann.now()["hands"][0]["view"]["table"]["claims"][0]["claim"]
            await ann.play(f"ask {claim}", "a")
            await held_done(hub)

            assert "Done" in kinds(bob)
            cash = [player["cash"] for player in bob.now()["hands"][0]["view"]["table"]["players"]]
            assert cash == [1444, 1496]

    asyncio.run(story())


def test_so_many_words_of_one_guest_wait_at_a_time(tmp_path):
    """Each is tried again whenever something happens: what is too much is told, and nothing piles up."""

    async def story() -> None:
        async with hub_of(tmp_path, Clock()) as hub:
            ann, bob = await rent_open(hub)
            answers = [
                await bob.play("roll", f"b{number}", 1) for number in range(CONNECTIONS_OF_A_GUEST + 3)
            ]
            (open_room,) = hub.open_rooms.values()
            assert len(open_room.held) == CONNECTIONS_OF_A_GUEST
            claim = ann.now()["hands"][0]["view"]["table"]["claims"][0]["claim"]
            await ann.play(f"ask {claim}", "a")
            await held_done(hub)

            assert answers[:CONNECTIONS_OF_A_GUEST] == [[]] * CONNECTIONS_OF_A_GUEST
            assert [one[-1]["type"] for one in answers[CONNECTIONS_OF_A_GUEST:]] == ["NotDone"] * 3
            assert sorted(set(kinds(bob))) == ["Changed", "Done", "NotDone"]
            assert open_room.put_off == []

    asyncio.run(story())


@pytest.mark.parametrize(("passed", "is_thrown"), [(5.9, False), (6.0, True), (60.0, True)])
def test_after_six_seconds_the_throw_is_made(tmp_path, passed, is_thrown):
    """Six seconds after the landing was shown nobody waits any longer, and the rent has lapsed."""

    async def story() -> None:
        clock = Clock()
        async with hub_of(tmp_path, clock) as hub:
            ann, bob = await rent_open(hub)
            assert await bob.play("roll", "b", 1) == []
            clock.now += passed
            await ann.say(wire.Say("hm"))
            await settled()
            if is_thrown:
                await held_done(hub)

            assert ("Done" in kinds(bob)) == is_thrown
            claims = bob.now()["hands"][0]["view"]["table"]["claims"]
            assert (claims == []) == is_thrown

    asyncio.run(story())


def test_a_chair_asks_by_itself_once_it_is_told_to(tmp_path):
    """Ann's order asks for the rent that stands and for the next; Bob cannot give it for her."""

    async def story() -> None:
        async with hub_of(tmp_path, Clock(), bot_pause=0.0) as hub:
            ann, bob = await rent_open(hub)
            refusal = (await bob.say(wire.Order(0, asks=True)))[-1]
            assert refusal["type"] == "Problem", refusal
            await ann.say(wire.Order(0, asks=True))
            await settled()
            for open_room in hub.open_rooms.values():
                if open_room.driver is not None:
                    await asyncio.wait_for(open_room.driver, 10)

            ann.read()
            seen = ann.now()
            assert seen["room"]["chairs"][0]["asks"] is True
            assert seen["hands"][0]["view"]["table"]["claims"] == []
            assert [player["cash"] for player in seen["hands"][0]["view"]["table"]["players"]] == [1444, 1496]
            await ann.say(wire.Order(0, asks=False))
            assert ann.now()["room"]["chairs"][0]["asks"] is False

    asyncio.run(story())


@pytest.mark.parametrize("hold", [0.0])
def test_a_table_may_do_without(tmp_path, hold):
    """With no hold the rule is the rule: the throw falls at once."""

    async def story() -> None:
        async with hub_of(tmp_path, Clock(), rent_hold=hold) as hub:
            _, bob = await rent_open(hub)

            assert (await bob.play("roll", "b", 1))[-1]["type"] == "Done"

    asyncio.run(story())


@pytest.mark.rule("timed.end")
def test_the_agreed_hour_comes(tmp_path):
    """Minute by minute the table tells the clock; time while the table is closed does not count."""

    async def story() -> None:
        clock = Clock()
        async with opened(tmp_path, clock=clock) as hub:
            link, token = await hub.open_room("dog-lovers", "Ann")
            ann = await Client(hub).hello(link, token)
            await ann.say(wire.Agree("dog-lovers", {"variant": "timed", "minutes": 3}, 2))
            await ann.say(wire.SeatBot(1))
            await ann.say(wire.Start())
            await hub.tick()
            clock.now += 130
            await hub.tick()
            assert ann.now()["hands"][0]["view"]["clock"] == 2
        clock.now += 10_000
        async with opened(tmp_path, clock=clock) as hub:
            ann = await Client(hub).hello(link, token)
            await hub.tick()
            assert ann.now()["room"]["status"] == "playing"
            clock.now += 59
            await hub.tick()
            assert ann.now()["room"]["status"] == "playing"
            clock.now += 1
            await hub.tick()

            assert ann.now()["room"]["ending"]["clause"] == "timed.end"

    asyncio.run(story())


@pytest.mark.parametrize(("gone", "deputy"), [(59, None), (60, 2)])
def test_a_host_who_is_gone_for_a_minute_has_a_deputy(tmp_path, gone, deputy):
    """Somebody who is here stands in; whoever comes back is host as before, and nobody stands in any more."""

    async def story() -> None:
        clock = Clock()
        async with opened(tmp_path, clock=clock) as hub:
            ann, _, link, tokens = await two(hub)
            hub.disconnect(ann.connection)
            await hub.tick()
            clock.now += gone
            await hub.tick()

            seating = hub.open_rooms[link].room.seating
            assert (seating.host, seating.deputy) == (1, deputy)
            await Client(hub).hello(link, tokens[0])
            assert (seating.host, seating.deputy) == (1, None)

    asyncio.run(story())
