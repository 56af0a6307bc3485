"""A game at once: with bots, with people who share the device, and the opening by itself."""

from __future__ import annotations

import asyncio

import pytest

from gamenight.server import log
from gamenight.server.beginning import Company
from gamenight.server.plan import NotAllowed
from tests.server.clients import Client, opened

GAMES = ("cats-and-dogs", "cats-vs-dogs", "deal", "dog-lovers", "kanto")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_with_bots_begins_with_the_first_turn(tmp_path, game):
    """Two bots with names sit there, and nobody throws for the order; after a restart it is the same."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            link, _ = await hub.open_room(game, "Ann", company=Company(bots=2))
            room = hub.open_rooms[link].room
            table = room.table
            assert table is not None

            assert [chair.kind for chair in room.seating.chairs] == ["person", "bot", "bot"]
            assert len({chair.name for chair in room.seating.chairs}) == 3
            assert table.game.opener(table.state) is None
            before = table.hash()
        async with opened(tmp_path) as hub:
            after = hub.open_rooms[link].room.table
            assert after is not None

            assert after.hash() == before

    asyncio.run(story())


def test_bots_wait_for_who_wants_to_see_the_game(tmp_path):
    """Nothing is played before the host has come in."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            link, token = await hub.open_room("cats-and-dogs", "Ann", company=Company(bots=2))
            open_room = hub.open_rooms[link]

            assert open_room.driver is None
            ann = await Client(hub).hello(link, token)
            assert ann.now()["room"]["status"] == "playing"
            assert (open_room.driver is not None) == (open_room.room.bot_to_move() is not None)

    asyncio.run(story())


def test_people_beside_the_host_sit_on_chairs_of_the_same_device(tmp_path):
    """All chairs are the host's guest's, each under a name of its own."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            link, _ = await hub.open_room("deal", "Ann", company=Company(beside=("Bob", "Cid")))
            room = hub.open_rooms[link].room

            assert room.seating.names() == ["Ann", "Bob", "Cid"]
            assert room.seating.chairs_of(1) == [0, 1, 2]
            assert room.status == "playing"

    asyncio.run(story())


def test_a_big_screen_takes_no_chair(tmp_path):
    """Its host can start and let people in, and all chairs are for them."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            link, _ = await hub.open_room("deal", "Ann", company=Company(sits=False))
            room = hub.open_rooms[link].room

            assert [chair.kind for chair in room.seating.chairs] == ["free", "free"]
            assert room.seating.host == 1

    asyncio.run(story())


@pytest.mark.parametrize(
    ("company", "why"),
    [
        (Company(bots=9), "is for 2 to 6 players"),
        (Company(beside=("Ann",)), "already called Ann"),
        (Company(beside=(" ",)), "Please write something"),
    ],
)
def test_company_that_cannot_be_is_told_and_opens_nothing(tmp_path, company, why):
    """Too many, the same name twice, no name."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            with pytest.raises(NotAllowed, match=why):
                await hub.open_room("kanto", "Ann", company=company)

            assert hub.open_rooms == {}

    asyncio.run(story())


def test_among_people_the_order_is_thrown_by_hand(tmp_path):
    """Who starts from the lobby is asked to spin first."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            link, _ = await hub.open_room("cats-and-dogs", "Ann")
            room = hub.open_rooms[link].room

            assert room.status == "lobby"
            assert not any(isinstance(entry, log.Started) for entry in hub.store.entries(link))

    asyncio.run(story())
