"""What is kept and for how long: time counts while the server is open, and nothing goes at once."""

from __future__ import annotations

import asyncio

import pytest

from gamenight.server.expiry import BIN_KEEPS, DAY, FIRST, HOUR, LOBBY_LIVES, OpenTime
from tests.server.clients import Client, opened, settled, two


class Clocks:
    """The running time and the calendar, which agree unless told otherwise."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.date = 1_800_000_000.0

    def pass_by(self, seconds: float) -> None:
        """Time passes while the server is open."""
        self.now += seconds
        self.date += seconds

    def given(self) -> dict[str, object]:
        """The clock and the calendar, as a hub takes them."""
        return {"clock": lambda: self.now, "calendar": lambda: self.date}


def test_what_nobody_uses_goes_into_the_bin(tmp_path):
    """A lobby after hours, a game after weeks; never while somebody is there."""
    clocks = Clocks()

    async def story() -> None:
        async with opened(tmp_path, **clocks.given()) as hub:
            lobby, _ = await hub.open_room("cats-and-dogs", "Ann")
            ann, bob, game, _ = await two(hub)
            clocks.pass_by(LOBBY_LIVES + 1)
            assert await hub.expire() == 1
            assert set(hub.open_rooms) == {game}
            clocks.pass_by(30 * DAY)
            assert await hub.expire() == 0
            hub.disconnect(ann.connection)
            hub.disconnect(bob.connection)
            assert await hub.expire() == 1
            assert (hub.open_rooms, hub.watches) == ({}, {})
            assert {one.link for one in hub.store.binned()} == {lobby, game}

    asyncio.run(story())


def test_who_is_just_coming_in_keeps_the_room(tmp_path):
    """The sweep finds the room empty, and waits for its lock behind somebody who enters."""
    clocks = Clocks()

    async def story() -> None:
        async with opened(tmp_path, **clocks.given()) as hub:
            link, token = await hub.open_room("cats-and-dogs", "Ann")
            clocks.pass_by(LOBBY_LIVES + 1)
            async with hub.open_rooms[link].lock:
                coming = asyncio.create_task(Client(hub).hello(link, token))
                await settled()
                sweeping = asyncio.create_task(hub.expire())
                await settled()
            ann = await coming

            assert await sweeping == 0
            assert next(one["type"] for one in ann.read()) == "Welcome"
            assert set(hub.open_rooms) == {link}

    asyncio.run(story())


@pytest.mark.parametrize("days", [31, 400])
def test_time_while_the_server_is_closed_does_not_count(tmp_path, days):
    """A month switched off, or a start with a calendar far ahead: every game is there, at once and later."""
    clocks = Clocks()

    async def story() -> None:
        async with opened(tmp_path, **clocks.given()) as hub:
            *_, game, _ = await two(hub)
            clocks.pass_by(HOUR)
        clocks.now = 5.0  # another process: its clock begins anew
        clocks.date += days * DAY
        async with opened(tmp_path, **clocks.given()) as hub:
            for _ in range(48):
                assert await hub.expire() == 0
                clocks.pass_by(HOUR)
            assert set(hub.open_rooms) == {game}

    asyncio.run(story())


def test_the_time_open_adds_up_over_starts(tmp_path):
    """Fifteen days here, fifteen there: then a game has been left alone for thirty."""
    clocks = Clocks()

    async def story() -> list[int]:
        gone = []
        async with opened(tmp_path, **clocks.given()) as hub:
            ann, bob, _, _ = await two(hub)
            hub.disconnect(ann.connection)
            hub.disconnect(bob.connection)
            clocks.pass_by(15 * DAY)
            gone.append(await hub.expire())
        clocks.now = 7.0
        async with opened(tmp_path, **clocks.given()) as hub:
            for days in (14, 2):
                clocks.pass_by(days * DAY)
                gone.append(await hub.expire())
        return gone

    assert asyncio.run(story()) == [0, 0, 1]


def test_nothing_is_deleted_in_the_first_hour(tmp_path):
    """However long it has been left alone."""
    clocks = Clocks()

    async def story() -> list[int]:
        async with opened(tmp_path, **clocks.given()) as hub:
            await hub.open_room("cats-and-dogs", "Ann")
            clocks.pass_by(LOBBY_LIVES + 1)
        async with opened(tmp_path, **clocks.given()) as hub:
            gone = []
            for seconds in (0, FIRST - 1, 2):
                clocks.pass_by(seconds)
                gone.append(await hub.expire())
            return gone

    assert asyncio.run(story()) == [0, 0, 1]


@pytest.mark.parametrize("jump", [40 * DAY, -40 * DAY, 400.0])
def test_a_calendar_that_jumps_holds_deleting_up(jump):
    """For an hour: something is odd. A small drift is not."""
    clocks = Clocks()
    time = OpenTime(0.0, lambda: clocks.now, lambda: clocks.date)
    clocks.pass_by(2 * HOUR)
    clocks.date += 30
    assert time.may_delete()
    clocks.date += jump
    found = []
    for seconds in (0, HOUR - 1, 2):
        clocks.pass_by(seconds)
        found.append(time.may_delete())

    assert found == [False, False, True]


@pytest.mark.parametrize(("days", "hours", "goes"), [(30, 720, True), (1, 24, True), (0, 0, False)])
def test_keep_days_says_how_long_a_game_is_kept(tmp_path, days, hours, goes):
    """The lobby is told, and it is so; with 0 games are kept for good."""
    clocks = Clocks()

    async def story() -> None:
        async with opened(tmp_path, keep_days=days, **clocks.given()) as hub:
            link, token = await hub.open_room("cats-and-dogs", "Ann")
            shown = (await Client(hub).hello(link, token)).last("Welcome")["room"]
            lobby = (shown["kept_hours"], shown["game_kept_hours"])
            ann, bob, _, _ = await two(hub)
            game = ann.now()["room"]["kept_hours"]
            hub.disconnect(ann.connection)
            hub.disconnect(bob.connection)
            clocks.pass_by((days or 1000) * DAY + 1)
            assert (lobby, game, await hub.expire()) == ((6, hours), hours, int(goes))

    asyncio.run(story())


def test_the_bin_is_emptied_after_thirty_days(tmp_path):
    """Until then a room can be had back as it was."""
    clocks = Clocks()

    async def story() -> None:
        async with opened(tmp_path, **clocks.given()) as hub:
            ann, _, link, tokens = await two(hub)
            await ann.play("spin", "a1")
            version = hub.open_rooms[link].room.version
            await hub.forget(hub.open_rooms[link])
            clocks.pass_by(BIN_KEEPS - 10)
            await hub.expire()
            await hub.store.unbin(link, hub.open_time.now())
        async with opened(tmp_path, **clocks.given()) as hub:
            back = (await Client(hub).hello(link, tokens[0])).last("Welcome")
            assert back["version"] == version
            await hub.forget(hub.open_rooms[link])
            clocks.pass_by(BIN_KEEPS + 10)
            await hub.expire()
            assert hub.store.binned() == []
            assert list(hub.store.entries(link)) == []

    asyncio.run(story())
