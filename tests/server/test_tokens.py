"""A token is replaced when a chair is given up: nobody is locked out by it, whenever the line is lost."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from gamenight.server import wire
from gamenight.server.commands import TOKENS_KEPT
from tests.server.clients import Client, opened, two
from tests.server.faults import FAULTS

if TYPE_CHECKING:
    from gamenight.server.hub import Hub

BOB = 2


async def came(hub: Hub, link: str, token: str) -> tuple[int | None, str]:
    """Whom the server takes for the owner of a token, and the token that it hands over; None: nobody's."""
    client = await Client(hub).hello(link, token)
    client.read()
    welcome = client.heard[-1]
    hub.disconnect(client.connection)
    return (welcome["guest"], welcome["token"]) if welcome["type"] == "Welcome" else (None, "")


@pytest.mark.parametrize("is_restarted", [False, True])
def test_who_never_reads_the_new_token_comes_back_by_the_old_one(tmp_path, is_restarted):
    """As who they were, whether the line was lost or the server ended; another token is handed over."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            _, bob, link, tokens = await two(hub)
            await bob.say(wire.Stand(1))
            missed = bob.last("NewToken")["token"]
            hub.disconnect(bob.connection)
            if not is_restarted:
                guest, fresh = await came(hub, link, tokens[1])
        if is_restarted:
            async with opened(tmp_path) as hub:
                guest, fresh = await came(hub, link, tokens[1])

        assert guest == BOB
        assert fresh not in {"", missed, tokens[1]}

    asyncio.run(story())


@pytest.mark.parametrize("how", ["says", "shows"])
def test_the_old_token_opens_nothing_once_the_new_one_has_come(tmp_path, how):
    """Its owner says so, or shows it; also after a restart."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            _, bob, link, tokens = await two(hub)
            await bob.say(wire.Stand(1))
            fresh = bob.last("NewToken")["token"]
            if how == "says":
                await bob.say(wire.Kept())
            else:
                assert await came(hub, link, fresh) == (BOB, "")
            assert await came(hub, link, tokens[1]) == (None, "")
        async with opened(tmp_path) as hub:
            assert await came(hub, link, tokens[1]) == (None, "")
            assert await came(hub, link, fresh) == (BOB, "")

    asyncio.run(story())


def test_who_comes_back_while_the_lost_line_looks_alive_is_given_the_same_token(tmp_path):
    """Whichever window keeps it last, it is the one that counts."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            _, bob, link, tokens = await two(hub)
            await bob.say(wire.Stand(1))
            fresh = bob.last("NewToken")["token"]

            assert await came(hub, link, tokens[1]) == (BOB, fresh)

    asyncio.run(story())


def test_saying_that_an_older_token_was_kept_settles_nothing(tmp_path):
    """Only who was sent the newest one may say so."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            _, bob, link, tokens = await two(hub)
            other = Client(hub)
            other.connection.open_room, other.connection.guest = hub.open_rooms[link], BOB
            await bob.say(wire.Stand(1))
            await other.say(wire.Kept())

            assert (await came(hub, link, tokens[1]))[0] == BOB

    asyncio.run(story())


def test_who_gives_up_several_chairs_in_one_go_may_miss_any_of_the_tokens(tmp_path):
    """The line is lost after any of the answers: what was read last lets in; and not without end is kept."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            link, first = await hub.open_room("cats-and-dogs", "Ann")
            ann = await Client(hub).hello(link, first)
            await ann.say(wire.Agree("cats-and-dogs", {}, 4))
            for chair in range(4):
                await ann.say(wire.Sit(chair, f"Ann {chair}"))
            for chair in range(4):
                await ann.say(wire.Stand(chair))
            handed = [first, *(one["token"] for one in ann.heard if one["type"] == "NewToken")]
            hub.disconnect(ann.connection)
            seating = hub.open_rooms[link].room.seating
            owners = [seating.guest_with(token) for token in handed]

            assert len(set(handed)) == 5
            assert [owner and owner.number for owner in owners] == [1] * 5

            for _ in range(2 * TOKENS_KEPT):
                await ann.say(wire.Sit(0, "Ann"))
                await ann.say(wire.Stand(0))

            assert len(seating.guests[1].before) == TOKENS_KEPT

    asyncio.run(story())


@pytest.mark.parametrize("fault", ["a read-only disk", "a failed insert", "a failed commit"])
def test_a_disk_that_takes_nothing_locks_nobody_out(tmp_path, fault):
    """By either token they are in, and it still is the one that they show the next time."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            _, bob, link, tokens = await two(hub)
            await bob.say(wire.Stand(1))
            fresh = bob.last("NewToken")["token"]
            hub.disconnect(bob.connection)
            before = hub.open_rooms[link].room.version
            with FAULTS[fault](hub.store, tmp_path):
                found = [await came(hub, link, token) for token in (tokens[1], fresh)]

            assert (found, hub.open_rooms[link].room.version) == ([(BOB, ""), (BOB, "")], before)
            assert (await came(hub, link, tokens[1]))[0] == BOB

    asyncio.run(story())
