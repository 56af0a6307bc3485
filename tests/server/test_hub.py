"""The hub: connections, tokens, once and only once, bots, knocks, expiry, and rooms set aside."""

import asyncio
import sqlite3

import pytest

from gamenight.server import log, wire
from gamenight.server.connection import WAITING_AT_MOST
from gamenight.server.hub import Hub
from gamenight.server.store import Store
from tests.server.clients import Client, opened, two


def run(coroutine):
    """Run one test's story."""
    return asyncio.run(coroutine)


def test_a_game_is_played_and_everybody_is_told(tmp_path):
    """Each hears the same event in their own words."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            ann, bob, _, _ = await two(hub)
            answers = await ann.play("spin", "a1")
            heard = bob.read()[-1]

        assert [message["type"] for message in answers[-2:]] == ["Changed", "Done"]
        assert answers[-2]["hands"][0]["told"][0]["text"].startswith("You spin")
        assert heard["hands"][0]["told"][0]["text"].startswith("Ann spins")
        assert heard["hands"][0]["is_asked"]

    run(story())


def test_the_same_action_id_is_applied_once(tmp_path):
    """Sent again, before or after a restart, it is answered again and changes nothing."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            ann, _, link, tokens = await two(hub)
            serial = ann.now()["hands"][0]["view"]["serial"]
            message = wire.Play("a1", 0, serial, "spin")
            first = (await ann.say(message))[-1]
            again = await ann.say(message)
            version = hub.open_rooms[link].room.version
        async with opened(tmp_path) as hub:
            ann = await Client(hub).hello(link, tokens[0])
            late = (await ann.say(message))[-1]

            assert hub.open_rooms[link].room.version == version
        assert again == [first]
        assert late == first

    run(story())


def test_a_task_that_failed_keeps_nothing_open(tmp_path):
    """What went wrong is told, and the store is closed all the same."""

    async def story() -> None:
        async def fails() -> None:
            raise RuntimeError("a bug of ours")

        hub = Hub(Store(tmp_path))
        hub.restore()
        hub.tidying = asyncio.create_task(fails())
        await asyncio.wait({hub.tidying})
        with pytest.raises(RuntimeError, match="a bug of ours"):
            await hub.close()
        with pytest.raises(sqlite3.ProgrammingError, match="closed"):
            hub.store.links()

    run(story())


def test_one_guests_id_is_not_anothers(tmp_path):
    """Two browsers may happen to make the same id."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            ann, bob, link, _ = await two(hub)
            await ann.play("spin", "same")
            before = hub.open_rooms[link].room.version
            await bob.play("spin", "same", 1)

            assert hub.open_rooms[link].room.version == before + 1

    run(story())


def test_a_stale_answer_is_told_so(tmp_path):
    """The question is gone; what is asked now has come by then."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            ann, _, _, _ = await two(hub)
            serial = ann.now()["hands"][0]["view"]["serial"]
            await ann.say(wire.Play("a1", 0, serial, "spin"))
            answer = (await ann.say(wire.Play("a2", 0, serial, "spin")))[-1]

        assert (answer["type"], answer["stale"]) == ("NotDone", True)

    run(story())


@pytest.mark.parametrize(("word", "clause"), [("spin", "table.asked"), ("jump", None)])
def test_a_refusal_has_its_clause(tmp_path, word, clause):
    """Not one's turn; or no word at all, which no clause forbids: nothing changes."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            _, bob, link, _ = await two(hub)
            version = hub.open_rooms[link].room.version
            answer = (await bob.play(word, "b1", 1))[-1]

            assert (answer["type"], answer["stale"]) == ("NotDone", False)
            assert answer["why"]["clause"] == clause
            assert hub.open_rooms[link].room.version == version

    run(story())


def test_a_token_brings_the_same_seat_back(tmp_path):
    """After a reload, in another tab, after a restart of the server; both tabs act as one."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            ann, _, link, tokens = await two(hub)
            tab = await Client(hub).hello(link, tokens[0])
            await tab.play("spin", "t1")

            assert tab.last("Welcome")["guest"] == ann.last("Welcome")["guest"]
            assert ann.now()["version"] == tab.now()["version"]
            assert ann.now()["hands"] == tab.now()["hands"]
            before = tab.now()["hands"][0]["view"]
        async with opened(tmp_path) as hub:
            again = await Client(hub).hello(link, tokens[0])

            assert again.now()["hands"][0]["view"] == before
            assert len(hub.open_rooms[link].room.seating.guests) == 2

    run(story())


@pytest.mark.parametrize("token", ["wrong", "x" * 43])
def test_a_wrong_token_is_told_as_such(tmp_path, token):
    """It opens nobody's seat, and makes no new guest."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            _, _, link, _ = await two(hub)
            stranger = await Client(hub).hello(link, token, "Eve")
            problem = stranger.last("Problem")

            assert (problem["fatal"], problem["about"]) == (True, "token")
            assert stranger.connection.is_closed
            assert len(hub.open_rooms[link].room.seating.guests) == 2

    run(story())


def test_a_chair_given_up_closes_the_other_windows(tmp_path):
    """The new token goes to the one who asked; whoever else used the old one is out."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            _, bob, link, tokens = await two(hub)
            other = await Client(hub).hello(link, tokens[1])
            await bob.say(wire.Stand(1))
            fresh = bob.last("NewToken")["token"]
            await bob.say(wire.Kept())
            other.read()

            assert other.connection.is_closed
            assert other.heard[-1]["type"] == "Problem"
            assert (await Client(hub).hello(link, tokens[1])).last("Problem")["about"] == "token"
            assert (await Client(hub).hello(link, fresh)).last("Welcome")["guest"] == 2

    run(story())


def test_who_is_sent_out_is_told_and_gone(tmp_path):
    """A bot takes over, and plays."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            ann, bob, link, _ = await two(hub)
            await ann.say(wire.SeatBot(1))
            bob.read()

            assert bob.connection.is_closed
            assert bob.heard[-1]["type"] == "Gone"
            await ann.play("spin", "a1")
            driver = hub.open_rooms[link].driver
            assert driver is not None
            await driver
            assert hub.open_rooms[link].room.table.waiting() == (0,)  # type: ignore[union-attr]

    run(story())


def test_a_watcher_sees_and_does_nothing(tmp_path):
    """By the watch link: the open table, no token, no link, no command."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            ann, _, link, _ = await two(hub)
            watcher = await Client(hub).hello(hub.open_rooms[link].room.watch)
            welcome = watcher.last("Welcome")
            version = hub.open_rooms[link].room.version
            for message in (wire.Sit(0, "Eve"), wire.Say("hi"), wire.Delete(), wire.Play("w", 0, 1, "spin")):
                assert (await watcher.say(message))[-1]["type"] == "Problem"
            await ann.play("spin", "a1")

            assert (welcome["guest"], welcome["token"], welcome["room"]["link"]) == (None, "", "")
            assert watcher.now()["hands"][0]["told"][0]["text"].startswith("Ann spins")
            assert hub.open_rooms[link].room.version == version + 1

    run(story())


def test_reconnecting_continues_the_story(tmp_path):
    """Who says which version was seen is told what is new, and only that."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            ann, bob, link, tokens = await two(hub)
            await ann.play("spin", "a1")
            seen = bob.now()["version"]
            hub.disconnect(bob.connection)
            await asyncio.sleep(0)
            spectator = hub.open_rooms[link].room
            assert spectator.table is not None
            before = len(spectator.table.events)
            back = await Client(hub).hello(link, tokens[1])
            await back.play("spin", "b1", 1)
            late = await Client(hub).hello(link, tokens[1], seen=seen)
            fresh = await Client(hub).hello(link, tokens[1])
            told = late.last("Welcome")["hands"][0]["told"]

        assert len(told) == len(spectator.table.events) - before
        assert len(fresh.last("Welcome")["hands"][0]["told"]) == len(spectator.table.events)

    run(story())


def test_a_line_that_does_not_read_is_not_flooded(tmp_path):
    """Its queue is bounded; once it reads again it is sent everything anew."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            ann, bob, link, _ = await two(hub)
            bob.read()
            for number in range(WAITING_AT_MOST + 20):
                await ann.say(wire.Say(f"line {number}"))

            assert bob.connection.is_behind
            assert bob.connection._waiting.qsize() <= WAITING_AT_MOST
            bob.read()
            hub.open_rooms[link].welcome(bob.connection)
            assert bob.now()["version"] == hub.open_rooms[link].room.version
            assert bob.now()["chat"][-1]["text"] == f"line {WAITING_AT_MOST + 19}"

    run(story())


def test_the_host_deletes_the_room_and_nobody_else(tmp_path):
    """It is open no more, lies in the bin, and everybody is told."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            ann, bob, link, _ = await two(hub)
            refused = (await bob.say(wire.Delete()))[-1]
            assert link in hub.open_rooms
            await ann.say(wire.Delete())

            assert refused["type"] == "Problem"
            assert (link in hub.open_rooms, hub.store.links()) == (False, [])
            assert [one.link for one in hub.store.binned()] == [link]
            assert bob.read()[-1]["type"] == "Gone"

    run(story())


def test_one_broken_room_harms_no_other(tmp_path):
    """It is set aside with its entries intact; the others open."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            ann, _, good, _ = await two(hub)
            await ann.play("spin", "a1")
            _, _, bad, _ = await two(hub)
            version = hub.open_rooms[bad].room.version
            await hub.store.append(bad, version, [log.Renamed(9, "nobody")], 0.0)
            stored = len(list(hub.store.entries(bad)))
        async with opened(tmp_path) as hub:
            assert (set(hub.open_rooms), set(hub.broken)) == ({good}, {bad})
            assert len(list(hub.store.entries(bad))) == stored
            client = await Client(hub).hello(bad)
            assert "kept" in client.last("Gone")["sentence"]

    run(story())


def test_bots_go_on_after_a_restart(tmp_path):
    """What a bot still owes is played at the start."""

    async def story() -> None:
        hub = Hub(Store(tmp_path), bot_pause=3600.0, moment=0.0)
        link, token = await hub.open_room("cats-and-dogs", "Ann")
        ann = await Client(hub).hello(link, token)
        await ann.say(wire.SeatBot(1))
        await ann.say(wire.Start())
        await ann.play("spin", "a1")
        assert hub.open_rooms[link].room.bot_to_move() == 1
        await hub.close()
        async with opened(tmp_path) as hub:
            driver = hub.open_rooms[link].driver
            assert driver is not None
            await driver
            assert hub.open_rooms[link].room.bot_to_move() is None

    run(story())


def test_another_protocol_is_told_to_reload(tmp_path):
    """An old page against a new table."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            link, token = await hub.open_room("cats-and-dogs", "Ann")
            client = Client(hub)
            await hub.connect(client.connection, wire.Hello(99, link, token))

            assert "reload" in client.last("Problem")["sentence"]
            assert client.connection.is_closed

    run(story())
