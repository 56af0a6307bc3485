"""Coming in by the code: somebody knocks, and the host lets in or not."""

import asyncio

import pytest

from gamenight.server import wire
from gamenight.server.plan import NotAllowed
from tests.server.clients import Client, opened, settled, two


def run(coroutine):
    """Run one test's story."""
    return asyncio.run(coroutine)


@pytest.mark.parametrize("admitted", [True, False])
def test_a_code_knocks_and_the_host_admits(tmp_path, admitted):
    """The host sees who knocks; only then the link is told."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            link, token = await hub.open_room("cats-and-dogs", "Ann")
            ann = await Client(hub).hello(link, token)
            knock = asyncio.create_task(hub.knock(hub.open_rooms[link].room.code, "Bob"))
            await settled()
            knocks = ann.now()["room"]["knocks"]
            await ann.say(wire.Admit(knocks[0]["number"], admitted))
            if admitted:
                found, token = await knock
                bob = await Client(hub).hello(found, token)

                assert found == link
                assert bob.last("Welcome")["guest"] == 2
            else:
                with pytest.raises(NotAllowed, match="did not let you in"):
                    await knock

        assert [one["name"] for one in knocks] == ["Bob"]

    run(story())


def test_who_comes_late_by_the_code_is_let_in_too(tmp_path):
    """In a running game the host is asked as before; after the end the code opens nothing."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            ann, _, link, _ = await two(hub)
            room = hub.open_rooms[link].room
            knock = asyncio.create_task(hub.knock(room.code, "Cid"))
            await settled()
            await ann.say(wire.Admit(ann.now()["room"]["knocks"][0]["number"], admitted=True))
            found, _ = await knock
            await ann.play("resign", "end")
            with pytest.raises(NotAllowed):
                await hub.knock(room.code, "Dan")

        assert (found, room.status) == (link, "over")

    run(story())


def test_who_knocked_and_went_away_is_not_at_the_door(tmp_path):
    """The host is not asked any more."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            link, token = await hub.open_room("cats-and-dogs", "Ann")
            ann = await Client(hub).hello(link, token)
            knock = asyncio.create_task(hub.knock(hub.open_rooms[link].room.code, "Bob"))
            await settled()
            before = ann.now()["room"]["knocks"]
            knock.cancel()
            await settled()

            assert len(before) == 1
            assert ann.now()["room"]["knocks"] == []

    run(story())


def test_a_code_is_worth_nothing_where_nobody_can_come_in(tmp_path):
    """Locked, or wrong."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            other, token = await hub.open_room("cats-and-dogs", "Cid")
            cid = await Client(hub).hello(other, token)
            await cid.say(wire.Lock(locked=True))
            for wrong in (hub.open_rooms[other].room.code, "ZZZZZ", ""):
                with pytest.raises(NotAllowed) as refused:
                    await hub.knock(wrong, "Eve")
                assert refused.value.saying.key == "no_code"

    run(story())
