"""Rooms do not grow for ever: what a finished game leaves behind, and what is let go of."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import gamenight as gn
from gamenight.server import log, wire
from gamenight.server.room import ANSWERS_KEPT
from gamenight.server.store import RECORDS_KEPT, Store
from tests.server.clients import Client, opened, two

if TYPE_CHECKING:
    from pathlib import Path

    from gamenight.server.hub import Hub


async def evening(hub: Hub, games: int) -> tuple[Client, Client, str, list[str]]:
    """Ann and Bob play so many games; Bob resigns each, and the last one is over."""
    ann, bob, link, tokens = await two(hub)
    for number in range(games):
        if number:
            await ann.say(wire.Rematch())
            await ann.say(wire.Start())
        await ann.play("spin", f"a{number}")
        await bob.play("resign", f"b{number}", 1)
    return ann, bob, link, tokens


def replays(monkeypatch) -> list[str]:
    """What is played again from its entries, as it happens."""
    played: list[str] = []

    def follow(table, moves, *rest):
        played.extend(word for _, word in moves)
        return real(table, moves, *rest)

    from gamenight.server import following, room

    real = following.follow
    monkeypatch.setattr(room, "follow", follow)
    return played


def test_a_start_does_not_replay_finished_games(tmp_path, monkeypatch):
    """Neither the one that is over nor those before it; whoever comes in still sees how it ended."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            ann, _, link, tokens = await evening(hub, 4)
            before = ann.now()
        played = replays(monkeypatch)
        async with opened(tmp_path) as hub:
            room = hub.open_rooms[link].room
            assert (played, room.status, room.number, room.table) == ([], "over", 4, None)
            again = (await Client(hub).hello(link, tokens[0])).last("Welcome")

        assert again["version"] == before["version"]
        assert again["room"]["ending"] == before["room"]["ending"]
        assert again["hands"][0]["view"] == before["hands"][0]["view"]
        assert again["room"]["chairs"][0]["name"] == "Ann"

    asyncio.run(story())


def test_the_entries_of_finished_games_are_let_go_of(tmp_path):
    """After a rematch the file holds what is needed to go on, and no more: games do not add up."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            ann, _, link, _ = await evening(hub, 3)
            await ann.say(wire.Rematch())
            assert list(hub.store.entries(link)) == []
            await ann.say(wire.Start())
            await ann.play("spin", "new")
            kinds = [type(entry).__name__ for entry in hub.store.entries(link)]
            room = hub.open_rooms[link].room
            shown = (room.version, room.number, room.table.record())  # type: ignore[union-attr]
        async with opened(tmp_path) as hub:
            again = hub.open_rooms[link].room
            assert again.table is not None
            assert (again.version, again.number, again.table.record()) == shown

        assert kinds == ["Started", "Played"]

    asyncio.run(story())


def test_only_so_many_games_are_kept_to_look_at(tmp_path):
    """The last ones, by their numbers, also after a restart; what is played now is no film yet."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            ann, _, link, _ = await evening(hub, RECORDS_KEPT + 2)
            await ann.say(wire.Rematch())
            await ann.say(wire.Start())
        async with opened(tmp_path) as hub:
            open_room = hub.open_rooms[link]
            numbers = range(1, RECORDS_KEPT + 4)
            kept = [number for number in numbers if hub.record_of(open_room, number) is not None]
            last = hub.record_of(open_room, None)

            assert kept == list(range(3, RECORDS_KEPT + 3))
            assert last is not None
            assert last == hub.record_of(open_room, RECORDS_KEPT + 2)
            assert gn.replay(last).outcome.winners == [0]  # type: ignore[union-attr]

    asyncio.run(story())


def test_the_ids_of_old_actions_are_let_go_of(tmp_path):
    """Of finished games only the last ones are known; one that is known is still answered as it was."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            ann, _, link, _ = await two(hub)
            room = hub.open_rooms[link].room
            room.done.update({f"9:old {number}": number for number in range(3 * ANSWERS_KEPT)})
            await ann.play("resign", "last")
            version = room.done["1:last"]
            await ann.say(wire.Rematch())

            assert len(room.done) == ANSWERS_KEPT
            (answer,) = await ann.say(wire.Play("last", 0, 1, "resign"))
            assert answer == {"type": "Done", "id": "last", "version": version}

    asyncio.run(story())


def test_an_action_of_an_old_game_is_not_played_in_a_new_one(tmp_path):
    """However well its serial fits: it names its game."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            ann, bob, link, _ = await two(hub)
            serial = ann.now()["hands"][0]["view"]["serial"]
            late = wire.Play("late", 0, serial, "spin", game=1)
            await bob.play("resign", "b", 1)
            await ann.say(wire.Rematch())
            await ann.say(wire.Start())
            version = hub.open_rooms[link].room.version
            assert ann.now()["hands"][0]["view"]["serial"] == serial
            answer = (await ann.say(late))[-1]
            now = (await ann.say(wire.Play("now", 0, serial, "spin", game=2)))[-1]

        assert (answer["type"], answer["stale"], answer["why"]["clause"]) == ("NotDone", True, None)
        assert (now["type"], now["version"]) == ("Done", version + 1)

    asyncio.run(story())


def test_a_store_of_before_is_put_in_order_at_its_first_start(tmp_path, monkeypatch):
    """All the entries of an evening, as they were stored once: afterwards a start replays none of them."""

    async def story() -> list[str]:
        async with opened(tmp_path / "new") as hub:
            every: list[log.Entry] = []
            real = hub.store.append

            async def noting(link, version, entries, *rest, **more):
                every.extend(entries)
                await real(link, version, entries, *rest, **more)

            monkeypatch.setattr(hub.store, "append", noting)
            _, _, link, _ = await evening(hub, 3)
            first = hub.record_of(hub.open_rooms[link], 1)
        await lay_old_store(tmp_path / "old", link, every)
        async with opened(tmp_path / "old") as hub:
            assert hub.tidying is not None
            await hub.tidying
            assert hub.record_of(hub.open_rooms[link], 1) == first
        played = replays(monkeypatch)
        async with opened(tmp_path / "old") as hub:
            assert hub.record_of(hub.open_rooms[link], 1) == first
            assert hub.open_rooms[link].room.number == 3
        return played

    assert asyncio.run(story()) == []


async def lay_old_store(folder: Path, link: str, entries: list[log.Entry]) -> None:
    """A store with nothing but entries."""
    store = Store(folder)
    await store.append(link, 0, entries, 0.0)
    await store.close()


def test_a_lobby_in_which_much_is_said_does_not_grow(tmp_path, monkeypatch):
    """After so many entries a snapshot takes their place."""
    monkeypatch.setattr("gamenight.server.hub.TIDY_AFTER", 50)

    async def story() -> None:
        async with opened(tmp_path) as hub:
            link, token = await hub.open_room("cats-and-dogs", "Ann")
            ann = await Client(hub).hello(link, token)
            for number in range(120):
                await ann.say(wire.Say(f"line {number}"))
            stored = len(list(hub.store.entries(link)))
        async with opened(tmp_path) as hub:
            chat = (await Client(hub).hello(link, token)).last("Welcome")["chat"]

        assert stored <= 51
        assert [said["text"] for said in chat] == [f"line {number}" for number in range(120)]

    asyncio.run(story())
