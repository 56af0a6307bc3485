"""The server's end of a slow connection: bounded, told its last word, never left without its token."""

import asyncio
import json

import pytest

from gamenight.table import wire
from gamenight.table.line import WAITING_AT_MOST, Line
from tests.table.lines import Client, opened


def waiting(line: Line) -> list[bytes]:
    """All that waits to be sent."""

    async def take() -> list[bytes]:
        return [await line.next() for _ in range(line._waiting.qsize())]

    return asyncio.run(take())


@pytest.mark.parametrize("before", [0, 1, WAITING_AT_MOST, WAITING_AT_MOST + 1])
def test_the_last_word_is_sent_however_much_waits(before):
    """Also to a line that was behind; and nothing after it."""
    line = Line()
    for _ in range(before):
        line.send(wire.Pong())
    line.end(wire.Gone("over"))
    line.end(wire.Gone("again"))
    line.send(wire.Pong())
    found = waiting(line)

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
                await hub.handle(bob.line, wire.Sit(1, "Bob"))
                await hub.handle(bob.line, wire.Stand(1))
            for number in range(WAITING_AT_MOST + 1):
                await ann.say(wire.Say(f"line {number}"))
            assert bob.line.is_behind
            bob.read()
            hub.lives[link].welcome(bob.line)
            token = bob.last("Welcome")["token"]

            assert (await Client(hub).hello(link, token)).last("Welcome")["guest"] == 2

    asyncio.run(story())
