"""The law of secrets for every byte that leaves the server."""

import asyncio
import random

import pytest

import gamenight as gn
from gamenight.editions.shelf import put_on_shelf, take_off_shelf
from gamenight.kernel.stream import Stream
from gamenight.server import wire
from gamenight.server.hub import Hub
from tests.kernel.parlour_edition import PARLOUR
from tests.laws.subjects import filled
from tests.server.clients import Client, opened


@pytest.fixture(autouse=True)
def toy_on_shelf():
    """The toy has secret hands."""
    put_on_shelf(PARLOUR)
    yield
    take_off_shelf(PARLOUR.id)


async def three(hub: Hub) -> tuple[list[Client], str]:
    """Three at the toy's table, and a watcher."""
    link, token = await hub.open_room(PARLOUR.id, "a")
    clients = [await Client(hub).hello(link, token)]
    await clients[0].say(wire.Agree(PARLOUR.id, {}, 3))
    for chair, name in ((1, "b"), (2, "c")):
        clients.append(await Client(hub).hello(link, name=name))
        await clients[-1].say(wire.Sit(chair, name))
    await clients[0].say(wire.Start())
    clients.append(await Client(hub).hello(hub.open_rooms[link].room.watch))
    return clients, link


def test_what_a_line_is_sent_does_not_depend_on_what_its_guest_may_not_know(tmp_path):
    """Permute the hidden cards after every move: every byte of Welcome stays the same."""

    async def story() -> int:
        rng, stream, differed = random.Random(8), Stream(8, 0), 0
        async with opened(tmp_path, dealer=lambda: gn.Seeded(8)) as hub:
            clients, link = await three(hub)
            room = hub.open_rooms[link].room
            for move in range(60):
                table = room.table
                assert table is not None
                if table.outcome is not None:
                    break
                chair = rng.choice(table.waiting())
                await clients[chair].play(filled(rng.choice(table.legal(chair)), rng), f"m{move}", chair)
                true = table.state
                for client in clients:
                    hub.open_rooms[link].welcome(client.connection)
                    client.read()
                    before = client.raw[-1]
                    chairs = room.seating.chairs_of(client.connection.guest)
                    table.state = PARLOUR.game.imagine(table.sight(chairs[0] if chairs else None), stream)
                    differed += PARLOUR.game.write(table.state) != PARLOUR.game.write(true)
                    hub.open_rooms[link].welcome(client.connection)
                    client.read()
                    assert client.raw[-1] == before
                    table.state = true
        return differed

    assert asyncio.run(story()) > 30


def test_a_drawn_card_reaches_its_drawer_alone(tmp_path):
    """In events, records and views; the others learn that a card was drawn."""

    async def story() -> None:
        async with opened(tmp_path, dealer=lambda: gn.Scripted(["card no", "card blank"])) as hub:
            clients, link = await three(hub)
            await clients[0].play("draw", "d1")
            told = [client.now()["hands"][0]["told"] for client in clients]
            table = hub.open_rooms[link].room.table
            assert table is not None
            records = [table.record_for([0]), table.record_for([1]), table.record_for([])]

        assert [len(lines) for lines in told] == [2, 1, 1, 1]
        assert "card no" in records[0]
        assert all("card ?" in record and "card no" not in record for record in records[1:])
        assert all("#" not in record for record in records)

    asyncio.run(story())


def test_whoever_left_and_came_back_to_watch_sees_what_a_watcher_sees(tmp_path):
    """A chair given up takes its hand with it."""

    async def story() -> None:
        async with opened(tmp_path, dealer=lambda: gn.Seeded(3)) as hub:
            clients, link = await three(hub)
            await clients[0].play("draw", "d1")
            await clients[1].say(wire.Stand(1))
            hub.open_rooms[link].welcome(clients[1].connection)
            hub.open_rooms[link].welcome(clients[3].connection)

            assert clients[1].now()["hands"] == clients[3].now()["hands"]
            assert clients[1].now()["hands"][0]["view"]["table"]["hand"] == [0, 0]

    asyncio.run(story())
