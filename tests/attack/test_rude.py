"""One slow or rude guest harms nobody: what others are sent, and how much one may ask for."""

from __future__ import annotations

import asyncio

import pytest

from gamenight.kernel.errors import Error
from gamenight.server import facts, wire
from gamenight.server.hub import Hub
from gamenight.server.limits import POSITIONS
from gamenight.server.open_room import CONNECTIONS_OF_A_GUEST, WATCHERS_AT_MOST
from gamenight.server.plan import NoRoom
from gamenight.server.store import Store
from tests.attack.visitor import Visitor, begun
from tests.server.clients import Client, opened, settled, two
from tests.server.process import served
from tests.server.test_pace import Clock


def counted(monkeypatch, name: str) -> list[object]:
    """How often one of the facts is built."""
    calls: list[object] = []
    real = getattr(facts, name)

    def count(*given):
        calls.append(given)
        return real(*given)

    monkeypatch.setattr(facts, name, count)
    return calls


def test_a_watchers_coming_and_going_is_told_to_nobody(tmp_path):
    """Fifty come by the watch link and drop at once: the players hear nothing of it."""
    with served(tmp_path, "--bot-pause", "1000") as server:
        ann = begun(server, "kanto")
        ann.settled()
        watch = next(message["room"]["watch"] for message in ann.heard if "room" in message)
        watchers = [Visitor(server, watch).welcomed() for _ in range(50)]
        while_there = ann.settled()
        for watcher in watchers:
            watcher.close()
        late = Visitor(server, watch).welcomed()
        afterwards = ann.settled()

    assert (while_there, afterwards) == ([], [])
    assert late.heard[-1]["guest"] is None


def test_many_who_leave_at_once_are_told_once(tmp_path):
    """Thirty guests drop in one moment: the others are sent the room once, as it then is."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            ann, _, link, _ = await two(hub)
            guests = [await Client(hub).hello(link, name=f"guest {number}") for number in range(30)]
            await settled()
            ann.read()
            for guest in guests:
                hub.disconnect(guest.connection)
            await settled()
            told = ann.read()

            assert len(told) == 1
            assert sum(guest["here"] for guest in told[0]["room"]["guests"]) == 2

    asyncio.run(story())


def test_one_hand_is_built_for_all_who_may_know_the_same(tmp_path, monkeypatch):
    """Two players with three windows each, a hundred watchers: three hands a move, not a hundred and six."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            ann, _, link, tokens = await two(hub, "kanto")
            for token in tokens * 2:
                await Client(hub).hello(link, token)
            watchers = [await Client(hub).hello(hub.open_rooms[link].room.watch) for _ in range(100)]
            await settled()
            for watcher in watchers:
                watcher.read()
            calls = counted(monkeypatch, "hand")
            await ann.play("roll", "a1")
            shown = {watcher.read()[-1]["version"] for watcher in watchers}
            same = {id(watcher.connection.table) for watcher in watchers}

            assert len(calls) == 3
            assert shown == {hub.open_rooms[link].room.version}
            assert len(same) == 1

    asyncio.run(story())


def test_a_played_word_is_read_once(tmp_path, monkeypatch):
    """Not once to see whether it must wait, and once more to play it."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            ann, _, link, _ = await two(hub, "kanto")
            table = hub.open_rooms[link].room.table
            assert table is not None
            words: list[str] = []
            real = table.read

            def read(seat, word):
                words.append(word)
                return real(seat, word)

            monkeypatch.setattr(table, "read", read)
            await ann.play("roll", "a1")

            assert words == ["roll"]

    asyncio.run(story())


def test_watchers_of_a_room_are_limited(tmp_path):
    """The one too many is told; players are not counted among them."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            _, _, link, tokens = await two(hub)
            open_room = hub.open_rooms[link]
            for _ in range(WATCHERS_AT_MOST):
                assert (await Client(hub).hello(open_room.room.watch)).read()[0]["type"] == "Welcome"
            refused = (await Client(hub).hello(open_room.room.watch)).read()
            player = (await Client(hub).hello(link, tokens[1])).read()

            assert (refused[0]["type"], refused[0]["fatal"]) == ("Problem", True)
            assert player[0]["type"] == "Welcome"

    asyncio.run(story())


def test_the_windows_of_one_guest_are_limited(tmp_path):
    """The oldest is closed, with a word; the newest works."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            ann, _, link, tokens = await two(hub)
            windows = [await Client(hub).hello(link, tokens[0]) for _ in range(CONNECTIONS_OF_A_GUEST)]

            assert ann.connection.is_closed
            assert ann.last("Problem")["fatal"]
            assert [window.connection.is_closed for window in windows] == [False] * CONNECTIONS_OF_A_GUEST
            assert (await windows[-1].play("spin", "a1"))[-1]["type"] == "Done"

    asyncio.run(story())


@pytest.mark.parametrize(
    ("message", "at_once"),
    [
        (wire.Say("buy now"), 10),
        (wire.Rename("Eve"), 5),
        (wire.Lock(locked=True), 40),
        (wire.Agree("cats-and-dogs", {}, 2), 40),
    ],
    ids=lambda value: type(value).__name__,
)
def test_talk_renames_and_business_are_limited(tmp_path, message, at_once):
    """So many at once and then a pause; what is too much is told, stored nowhere, and the game goes on."""

    async def story() -> None:
        async with opened(tmp_path, generosity=1.0, clock=Clock()) as hub:
            link, token = await hub.open_room("cats-and-dogs", "Ann")
            ann = await Client(hub).hello(link, token)
            version = hub.open_rooms[link].room.version
            answers = [(await ann.say(message))[-1] for _ in range(at_once + 20)]

            assert hub.open_rooms[link].room.version - version == at_once
            assert "wait a moment" in answers[-1]["sentence"]
            assert not ann.connection.is_closed

    asyncio.run(story())


@pytest.mark.parametrize(
    ("message", "answer", "at_once"),
    [(wire.Advise(0), "Advice", POSITIONS), (wire.Position(0), "Positioned", POSITIONS)],
)
def test_hints_and_positions_are_limited(tmp_path, message, answer, at_once):
    """What the bot would do, and what programs think with, is made so often at once, not without end."""

    async def story() -> None:
        async with opened(tmp_path, generosity=1.0, clock=Clock()) as hub:
            ann, _, _, _ = await two(hub)
            kinds = [(await ann.say(message))[-1]["type"] for _ in range(at_once + 3)]

            assert kinds == [answer] * at_once + ["Problem"] * 3
            assert not ann.connection.is_closed

    asyncio.run(story())


def test_hints_that_take_thought_are_limited_more(tmp_path):
    """Two are thought about at a time; what is too much is told at once."""

    async def story() -> None:
        async with opened(tmp_path, generosity=1.0, clock=Clock()) as hub:
            ann, bob, _, _ = await two(hub, "deal")
            asked = ann if ann.now()["hands"][0]["is_asked"] else bob
            chair = asked.now()["hands"][0]["chair"]
            asked.read()
            answers = [await asked.say(wire.Advise(chair, "hard")) for _ in range(12)]

            assert [len(heard) for heard in answers] == [0] * 2 + [1] * 10
            assert "wait a moment" in answers[-1][0]["sentence"]

    asyncio.run(story())


def test_who_changes_their_mind_about_a_wish_is_heard(tmp_path):
    """The last word counts: a yes after a no is a yes."""

    async def story() -> None:
        async with opened(tmp_path, bot_pause=1000.0) as hub:
            ann, bob, link, _ = await two(hub, "deal")
            await bob.say(wire.Stand(1))
            eve = await Client(hub).hello(link, name="Eve")
            wish = hub.open_rooms[link].asking.wish(3, 1, "Eve")
            wish.answered_by(1, granted=False)
            await ann.say(wire.Grant(wish.number, granted=True))

            assert wish.refused == set()
            assert [hand["chair"] for hand in eve.now()["hands"]] == [1]

    asyncio.run(story())


def test_many_guests_together_are_limited_too(tmp_path):
    """Ten who each keep to their own limit do not fill a room with talk."""

    async def story() -> None:
        async with opened(tmp_path, generosity=1.0, clock=Clock()) as hub:
            _, _, link, _ = await two(hub)
            crowd = [await Client(hub).hello(link, name=f"guest {number}") for number in range(10)]
            for guest in crowd:
                for number in range(10):
                    await guest.say(wire.Say(f"{number}"))
            said = len(hub.open_rooms[link].room.chat)

            assert said == 40

    asyncio.run(story())


def test_entering_is_limited(tmp_path):
    """Guests who come and go do not fill the log of a room."""

    async def story() -> None:
        async with opened(tmp_path, generosity=1.0, clock=Clock()) as hub:
            _, _, link, _ = await two(hub)
            kinds = []
            for number in range(100):
                client = Client(hub)
                client.connection.address = f"10.0.0.{number}"
                await client.hello(link, name=f"guest {number}")
                kinds.append(client.read()[0]["type"])
                hub.disconnect(client.connection)

            assert kinds.count("Welcome") == 60 - 1  # Bob has come in already
            assert kinds[-1] == "Problem"

    asyncio.run(story())


def test_one_address_does_not_shut_a_door_for_the_others(tmp_path):
    """Whoever comes, or knocks, again and again is told to wait; others come in as ever."""

    async def story() -> None:
        async with opened(tmp_path, generosity=1.0, clock=Clock()) as hub:
            _, _, link, _ = await two(hub)

            async def comes(address: str) -> str:
                client = Client(hub)
                client.connection.address = address
                await client.hello(link, name="somebody")
                kind = str(client.read()[0]["type"])
                hub.disconnect(client.connection)
                return kind

            kinds = [await comes("10.0.0.1") for _ in range(60)]
            assert kinds == ["Welcome"] * 40 + ["Problem"] * 20
            assert await comes("10.0.0.2") == "Welcome"

            code = hub.open_rooms[link].room.code
            eve = [asyncio.create_task(hub.knock(code, "Eve", address="10.0.0.1")) for _ in range(8)]
            await settled()
            bob = asyncio.create_task(hub.knock(code, "Bob", address="10.0.0.2"))
            await settled()
            knocks = [one.name for one in hub.open_rooms[link].asking.knocks.values()]
            for task in (*eve, bob):
                task.cancel()
            await asyncio.gather(*eve, bob, return_exceptions=True)
            assert knocks == ["Eve"] * 4 + ["Bob"]

    asyncio.run(story())


def test_with_little_disk_left_games_go_on_and_nothing_new_begins(tmp_path):
    """No new room, no new guest, no talk; moves are stored as long as the disk takes them."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            ann, _, link, _ = await two(hub)
            hub.store.floor = 2**62
            with pytest.raises(Error, match="nearly full"):
                await hub.open_room("deal", "Eve")
            guest = (await Client(hub).hello(link, name="Eve")).read()
            talk = (await ann.say(wire.Say("hello")))[-1]
            move = (await ann.play("spin", "a1"))[-1]

            assert "nearly full" in guest[0]["sentence"]
            assert "nearly full" in talk["sentence"]
            assert move["type"] == "Done"

    asyncio.run(story())


def test_a_server_has_so_many_rooms_and_no_more(tmp_path, monkeypatch):
    """What cannot be opened is said."""
    monkeypatch.setattr("gamenight.server.hub.ROOMS_AT_MOST", 3)

    async def story() -> None:
        hub = Hub(Store(tmp_path))
        for _ in range(3):
            await hub.open_room("deal", "Eve")
        with pytest.raises(NoRoom, match="no room for another"):
            await hub.open_room("deal", "Eve")
        await hub.close()

    asyncio.run(story())


def test_a_room_with_an_endless_story_still_plays(tmp_path, monkeypatch):
    """After very many entries there is play, and nothing else."""
    monkeypatch.setattr("gamenight.server.service.ENTRIES_AT_MOST", 20)

    async def story() -> None:
        async with opened(tmp_path) as hub:
            ann, _, _, _ = await two(hub)
            answers = [(await ann.say(wire.Say(f"{number}")))[-1] for number in range(30)]
            move = (await ann.play("spin", "a1"))[-1]

            assert "only the game can go on" in answers[-1]["sentence"]
            assert move["type"] == "Done"

    asyncio.run(story())


def test_an_error_that_nobody_thought_of_harms_one_answer(tmp_path, monkeypatch):
    """The one who asked is told, without a clause; the room is as it was and goes on."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            ann, _, link, _ = await two(hub)
            version = hub.open_rooms[link].room.version
            with monkeypatch.context() as broken:
                broken.setattr("gamenight.server.commands.worked_out", lambda *_: 1 // 0)
                answer = (await ann.play("spin", "a1"))[-1]
            again = (await ann.play("spin", "a1"))[-1]

            assert (answer["type"], answer["stale"], answer["why"]["clause"]) == ("NotDone", False, None)
            assert (again["type"], again["version"]) == ("Done", version + 1)

    asyncio.run(story())
