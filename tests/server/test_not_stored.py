"""What the disk did not take has not happened: players are told, and the room goes on when it can."""

import asyncio

import pytest

import gamenight as gn
from gamenight.editions.shelf import put_on_shelf, take_off_shelf
from gamenight.server import wire
from gamenight.server.hub import Hub
from gamenight.server.sentences import sentence
from gamenight.server.store import NotStored
from tests.kernel.parlour_edition import PARLOUR
from tests.server.clients import Client, opened, settled, two
from tests.server.faults import FAULTS

TOLD = sentence("not_stored")
every_fault = pytest.mark.parametrize("fault", FAULTS)


@pytest.fixture(autouse=True)
def toy_on_shelf():
    """The toy has secret cards, and chance to be asked."""
    put_on_shelf(PARLOUR)
    yield
    take_off_shelf(PARLOUR.id)


async def fill(client: Client) -> None:
    """Talk until not even a letter can be stored, nor the shortest entry of all: who is host."""
    messages: list[wire.FromClient] = [wire.Say("x" * length) for length in (500, 100, 20, 1)]
    for message in [*messages, wire.MakeHost(1)]:
        for _ in range(400):
            answer = (await client.say(message))[-1]
            if answer["type"] == "Problem":
                break
        else:
            raise AssertionError("the disk took everything")


def shown(hub: Hub, link: str) -> object:
    """All that a failed write must not change: version, position, seats, ids, who knows what."""
    room = hub.open_rooms[link].room
    assert room.table is not None
    seating = room.seating
    return (
        room.version,
        room.table.record(),
        room.table.position(),
        len(room.table.events),
        list(seating.chairs),
        dict(seating.guests),
        dict(room.done),
        list(hub.store.entries(link)),
    )


@every_fault
@pytest.mark.parametrize(("game", "word"), [("cats-and-dogs", "spin"), ("parlour", "draw")])
def test_a_move_that_is_not_stored_has_not_happened(tmp_path, fault, game, word):
    """The player is told, nobody else; sent again with the same id it is played, as it was dealt."""

    async def played(folder, *, is_failing: bool) -> list[object]:
        async with opened(folder, dealer=lambda: gn.Seeded(5)) as hub:
            ann, bob, link, _ = await two(hub, game)
            serial = ann.now()["hands"][0]["view"]["serial"]
            message = wire.Play("a1", 0, serial, word)
            if is_failing:
                with FAULTS[fault](hub.store, folder):
                    await fill(ann)
                    bob.read()
                    before = shown(hub, link)
                    for _ in range(3):
                        answer = await ann.say(message)
                        assert answer == [
                            {
                                "type": "NotDone",
                                "id": "a1",
                                "stale": False,
                                "why": {"clause": None, "sentence": TOLD},
                            }
                        ]
                    assert shown(hub, link) == before
                    assert bob.read() == []
            answers = await ann.say(message)
            assert [answer["type"] for answer in answers] == ["Changed", "Done"]
            table = hub.open_rooms[link].room.table
            assert table is not None
            return [table.record(), table.events[0].to_json()]

    async def story() -> None:
        faulty = await played(tmp_path / "faulty", is_failing=True)
        healthy = await played(tmp_path / "healthy", is_failing=False)

        assert faulty == healthy

    asyncio.run(story())


@every_fault
def test_no_command_half_happens(tmp_path, fault):
    """Standing, talking, locking, sending out, coming in: told, all is as it was, also after a restart."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            ann, bob, link, tokens = await two(hub)
            with FAULTS[fault](hub.store, tmp_path):
                await fill(ann)
                bob.read()
                before = shown(hub, link)
                for client, message in (
                    (bob, wire.Stand(1)),
                    (bob, wire.Rename("Bobby")),
                    (bob, wire.Leave()),
                    (ann, wire.Say("hello")),
                    (ann, wire.SeatBot(1)),
                    (ann, wire.Lock(locked=True)),
                    (ann, wire.MakeHost(2)),
                    (ann, wire.Play("a", 0, ann.now()["hands"][0]["view"]["serial"], "resign")),
                ):
                    (answer,) = await client.say(message)
                    assert TOLD in {answer.get("sentence"), answer.get("why", {}).get("sentence")}
                    assert shown(hub, link) == before
                stranger = await Client(hub).hello(link, name="Cid")
                assert stranger.read() == [{"type": "Problem", "sentence": TOLD, "fatal": True, "about": ""}]
                with pytest.raises(NotStored):
                    await hub.open_room("cats-and-dogs", "Dan" * 8)
                assert shown(hub, link) == before
            (await bob.say(wire.Rename("Bobby")))
            after = shown(hub, link)
        async with opened(tmp_path) as hub:
            assert shown(hub, link) == after
            assert set(hub.open_rooms) == {link}
            assert (await Client(hub).hello(link, tokens[1])).last("Welcome")["guest"] == 2

    asyncio.run(story())


def test_a_game_that_could_not_begin_begins_later(tmp_path):
    """Start is told that it was not stored; the lobby is as it was."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            link, token = await hub.open_room("cats-and-dogs", "Ann")
            ann = await Client(hub).hello(link, token)
            await ann.say(wire.SeatBot(1))
            with FAULTS["a failed commit"](hub.store, tmp_path):
                (answer,) = await ann.say(wire.Start())
                assert answer == {"type": "Problem", "sentence": TOLD, "fatal": False, "about": ""}
                assert (hub.open_rooms[link].room.status, hub.open_rooms[link].room.table) == ("lobby", None)
            await ann.say(wire.Start())
            assert ann.now()["room"]["status"] == "playing"

    asyncio.run(story())


def test_a_room_that_could_not_be_deleted_is_still_there(tmp_path):
    """The host is told, and can do it later."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            ann, bob, link, _ = await two(hub)
            bob.read()
            with FAULTS["a failed commit"](hub.store, tmp_path):
                answer = (await ann.say(wire.Delete()))[-1]
                assert answer == {"type": "Problem", "sentence": TOLD, "fatal": False, "about": ""}
                assert (set(hub.open_rooms), bob.read()) == ({link}, [])
            await ann.say(wire.Delete())
            assert (hub.open_rooms, hub.store.links()) == ({}, [])

    asyncio.run(story())


def test_what_waited_while_a_room_was_deleted_does_not_bring_it_back(tmp_path):
    """A move, a newcomer and somebody's return, all at the same moment as the deletion: nothing is stored."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            ann, bob, link, tokens = await two(hub)
            serial = bob.now()["hands"][0]["view"]["serial"]
            version = hub.open_rooms[link].room.version
            late, back = Client(hub), Client(hub)
            await asyncio.gather(
                ann.say(wire.Delete()),
                bob.say(wire.Play("b1", 1, serial, "resign")),
                bob.say(wire.Say("wait")),
                late.hello(link, name="Cid"),
                back.hello(link, tokens[1]),
            )

            assert (hub.open_rooms, hub.store.links()) == ({}, [])
            assert [one.entries for one in hub.store.binned()] == [version]
            assert all(client.last("Gone") is client.heard[-1] for client in (bob, late, back))

    asyncio.run(story())


def test_a_bot_tries_again_and_holds_up_nobody(tmp_path, monkeypatch):
    """While its move cannot be stored people are answered; once it can, it is played."""
    monkeypatch.setattr("gamenight.server.driver.TRIES_AGAIN", 0.0)

    async def story() -> None:
        async with opened(tmp_path, dealer=lambda: gn.Seeded(5)) as hub:
            link, token = await hub.open_room("cats-and-dogs", "Ann")
            ann = await Client(hub).hello(link, token)
            await ann.say(wire.SeatBot(1))
            await ann.say(wire.Start())
            open_room = hub.open_rooms[link]
            with FAULTS["a failed commit"](hub.store, tmp_path):
                hub.store._connection.statement = "nothing yet"  # type: ignore[attr-defined]
                await ann.play("spin", "a1")
                hub.store._connection.statement = "COMMIT"  # type: ignore[attr-defined]
                assert open_room.room.bot_to_move() == 1
                for number in range(5):
                    answer = (await ann.say(wire.Say(f"are you there? {number}")))[-1]
                    assert answer == {"type": "Problem", "sentence": TOLD, "fatal": False, "about": ""}
                await settled()
                assert (open_room.room.bot_to_move(), open_room.driver.done()) == (1, False)  # type: ignore[union-attr]
            assert open_room.driver is not None
            await asyncio.wait_for(open_room.driver, 10)
            assert open_room.room.bot_to_move() is None

    asyncio.run(story())
