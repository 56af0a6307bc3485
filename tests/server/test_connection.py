"""The server's end of a slow connection: bounded, told its last word, never left without its token."""

import asyncio
import json

import pytest

from gamenight.server import wire
from gamenight.server.connection import WAITING_AT_MOST, Connection
from tests.server.clients import Client, opened


def waiting(connection: Connection) -> list[bytes]:
    """All that waits to be sent."""

    async def take() -> list[bytes]:
        return [await connection.next() for _ in range(connection._waiting.qsize())]

    return asyncio.run(take())


@pytest.mark.parametrize("before", [0, 1, WAITING_AT_MOST, WAITING_AT_MOST + 1])
def test_the_last_word_is_sent_however_much_waits(before):
    """Also to a connection that was behind; and nothing after it."""
    connection = Connection()
    for _ in range(before):
        connection.send(wire.Pong())
    connection.end(wire.Gone("over"))
    connection.end(wire.Gone("again"))
    connection.send(wire.Pong())
    found = waiting(connection)

    assert [json.loads(message) for message in found[-2:-1]] == [{"type": "Gone", "sentence": "over"}]
    assert found[-1] == b""
    assert b"" not in found[:-1]
    assert len(found) <= WAITING_AT_MOST + 2


@pytest.mark.parametrize("is_new", [True, False])
def test_a_token_that_was_not_read_is_sent_again(tmp_path, is_new):
    """The first one, or one that replaced it, dropped with all that waited: it comes with everything anew."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            link, host = await hub.open_room("cats-and-dogs", "Ann")
            ann = await Client(hub).hello(link, host)
            bob = await Client(hub).hello(link, name="Bob")
            if not is_new:
                bob.read()
                await hub.handle(bob.connection, wire.Sit(1, "Bob"))
                await hub.handle(bob.connection, wire.Stand(1))
            for number in range(WAITING_AT_MOST + 1):
                await ann.say(wire.Say(f"line {number}"))
            assert bob.connection.is_behind
            bob.read()
            hub.open_rooms[link].welcome(bob.connection)
            token = bob.last("Welcome")["token"]

            assert (await Client(hub).hello(link, token)).last("Welcome")["guest"] == 2

    asyncio.run(story())
