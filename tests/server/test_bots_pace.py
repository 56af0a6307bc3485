"""How fast bots play is the table's choice: whoever sits says it, and the room keeps it."""

from __future__ import annotations

import asyncio

import pytest

from gamenight.server import driver, snapshot, wire
from gamenight.server.plan import NotAllowed
from tests.server.clients import Client, opened
from tests.server.rooms import Played


def test_who_sits_says_how_fast_bots_play():
    """Not who only watches; it is kept with the room."""
    played = Played("kanto")
    ann = played.enter("Ann")
    with pytest.raises(NotAllowed) as refused:
        played.do(ann, wire.SetPace("calm"))
    played.do(ann, wire.Sit(0, "Ann"))
    assert played.room.pace == "brisk"
    played.do(ann, wire.SetPace("at_once"))

    assert refused.value.saying.key == "not_seated"
    assert snapshot.room_of(snapshot.taken(played.room)).pace == "at_once"


@pytest.mark.parametrize(
    ("own", "pace", "pause"),
    [(None, "calm", 1.4), (None, "brisk", 0.6), (None, "at_once", 0.15), (0.0, "calm", 0.0)],
)
def test_bots_wait_as_the_table_likes_it(own, pace, pause, tmp_path):
    """Unless whoever runs the server has said it for all tables."""

    async def story() -> tuple[float, str]:
        async with opened(tmp_path, bot_pause=own) as hub:
            link, token = await hub.open_room("cats-and-dogs", "Ann")
            ann = await Client(hub).hello(link, token)
            await ann.say(wire.SetPace(pace))
            return driver.pause(hub, hub.open_rooms[link].room), ann.now()["room"]["pace"]

    assert asyncio.run(story()) == (pause, pace)
