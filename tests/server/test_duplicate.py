"""Duplicate: tables with the same chance for each seat, which tell nothing of each other before the end."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

import gamenight as gn
from gamenight.editions.shelf import edition_of
from gamenight.kernel import engine
from gamenight.kernel.seat import CHANCE_BIT
from gamenight.server import log, wire
from gamenight.server.alike import Alike, seal_of
from gamenight.server.duplicates import points_of
from gamenight.server.room import OVER, Room
from tests.server.clients import Client, opened

if TYPE_CHECKING:
    from pathlib import Path

    from gamenight.server.hub import Hub

SEED = bytes(range(32))


# The dealer


def throws(skipped: int, game: str = "dog-lovers") -> dict[int, list[str]]:
    """What each seat throws in a game in which the first one ends its turns sooner or later by resigning."""
    table = gn.open(game, ["Ann", "Bob", "Cid"], dealer=Alike(SEED))
    found: dict[int, list[str]] = {0: [], 1: [], 2: []}
    for move in range(400):
        if table.outcome is not None:
            break
        if move == skipped:
            table.resign(0)
            continue
        seat, before = table.waiting()[0], len(table.entries)
        table.play(seat, table.legal_actions(seat)[0])
        for entry in table.entries[before:]:
            if entry.word.startswith("dice"):
                found[seat].append(entry.word)
    return found


def test_each_seat_has_chance_of_its_own():
    """However the others play, what falls for a seat is the same, one after the other."""
    long, short = throws(10_000), throws(40)
    for seat in (1, 2):
        common = min(len(long[seat]), len(short[seat]))

        assert common > 5
        assert long[seat][:common] == short[seat][:common]


def test_chance_goes_on_where_a_followed_game_stood():
    """Moves that are followed again are passed over; a move that was not stored is dealt the same again."""
    table = gn.open("cats-and-dogs", ["Ann", "Bob"], dealer=Alike(SEED))
    for _ in range(6):
        table.play(table.waiting()[0], "spin")
    again = Alike(SEED)
    state = edition_of("cats-and-dogs").game.begin(table.state.terms)
    for entry in table.entries:
        if engine.waiting(state) & CHANCE_BIT:
            again.pass_over(state)
        engine.play(state, entry.seat, table.read(entry.seat, entry.word))
    seat = table.waiting()[0]
    first = table.prepare(seat, "spin")
    table.abandon(first)

    assert sorted(again.bookmark()) == sorted(table.dealer.bookmark())
    assert [entry.word for entry in table.prepare(seat, "spin").entries] == [
        entry.word for entry in first.entries
    ]


def test_a_seal_fixes_the_seed():
    """Another seed, or another duplicate, has another seal."""
    assert len({seal_of("a", SEED), seal_of("b", SEED), seal_of("a", SEED[::-1])}) == 3


@pytest.mark.parametrize(
    ("scores", "points"),
    [([2.0, 0.5], [1.0, 0.0]), ([2.0, 2.0, 0.1], [0.75, 0.75, 0.0]), ([2.0], [None])],
)
def test_points_are_comparisons_won(scores, points):
    """With the same seat at the other tables: won 1, shared a half."""
    results = [log.Result(place, 0, "A", won=False, tally=0, score=one) for place, one in enumerate(scores)]

    assert [points_of(one, results) for one in results] == points


# The tables


async def night(hub: Hub, tables: int = 2, game: str = "garden-path") -> list[tuple[str, Client, Client]]:
    """Ann opens a duplicate; at every table two sit down: the links, and who sits there."""
    link, token = await hub.open_room(game, "Ann")
    ann = await Client(hub).hello(link, token)
    await ann.say(wire.Duplicate(tables))
    links = [link, *ann.now()["room"]["duplicate"]["links"]]
    found = []
    for place, one in enumerate(links):
        host = ann if place == 0 else await Client(hub).hello(one, name=f"Host {place}")
        other = await Client(hub).hello(one, name=f"Guest {place}")
        if place:
            await host.say(wire.Sit(0, f"Host {place}"))
        await other.say(wire.Sit(1, f"Guest {place}"))
        await host.say(wire.Start())
        found.append((one, host, other))
    return found


async def finish(hub: Hub, link: str, *clients: Client) -> None:
    """Play a table to its end."""
    room = hub.open_rooms[link].room
    for move in range(2000):
        assert room.table is not None
        if room.status == OVER:
            break
        seat = room.table.waiting()[0]
        await clients[seat].play("spin", f"{link[:4]}{move}", seat)
    await settled(hub)


async def settled(hub: Hub) -> None:
    """Wait until all that was to be compared is, and everybody was told."""
    await asyncio.gather(*hub.duplicates.comparing)
    for _ in range(3):  # what is told soon is told in the next moment
        await asyncio.sleep(0)


def spins(hub: Hub, link: str) -> dict[int, list[str]]:
    """What chance said at a table, by the seat on turn."""
    table = hub.open_rooms[link].room.table
    assert table is not None
    found: dict[int, list[str]] = {}
    seat = 0
    for entry in table.entries:
        if entry.seat >= 0:
            seat = entry.seat
        else:
            found.setdefault(seat, []).append(entry.word)
    return found


def test_two_tables_race_with_the_same_spins(tmp_path):
    """Both play to the end, with a restart between; then they are compared, seat by seat."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            (one, ann, bob), (two, cid, dan) = await night(hub)
            await finish(hub, one, ann, bob)
            told = ann.now()["room"]["duplicate"]
            assert (told["done"], told["is_over"], told["results"], told["seed"]) == (1, False, [], "")
            assert cid.now()["room"]["duplicate"]["done"] == 1
            tokens = cid.last("Welcome")["token"], dan.last("Welcome")["token"]
            await cid.play("spin", "first", 0)
        async with opened(tmp_path) as hub:
            cid, dan = [await Client(hub).hello(two, token) for token in tokens]
            await finish(hub, two, cid, dan)
            told = cid.now()["room"]["duplicate"]
            hub.open_rooms[one].room.wake()
            first, second = spins(hub, one), spins(hub, two)

            assert told["is_over"]
            assert seal_of(told["id"], bytes.fromhex(told["seed"])) == told["seal"]
            for seat in (0, 1):
                common = min(len(first[seat]), len(second[seat]))
                assert first[seat][:common] == second[seat][:common]
            points = {(row["table"], row["seat"]): row["points"] for row in told["results"]}
            assert len(points) == 4
            assert [points[1, seat] + points[2, seat] for seat in (0, 1)] == [1.0, 1.0]
        async with opened(tmp_path) as hub:
            again = (await Client(hub).hello(two, tokens[0])).now()["room"]["duplicate"]
            assert again["results"] == told["results"]

    asyncio.run(story())


def test_a_finished_table_shows_nothing_before_all_have(tmp_path):
    """No replay, no record, nobody to look on or come in, no rematch, nothing taken back or agreed anew."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            (one, ann, bob), (two, cid, dan) = await night(hub)
            room = hub.open_rooms[one]
            await ann.play("spin", "a", 0)
            hand = ann.now()["hands"][0]
            watcher = await Client(hub).hello(room.room.watch)
            late = await Client(hub).hello(one, name="Eve")
            await finish(hub, one, ann, bob)
            await ann.say(wire.Rematch())
            await cid.say(wire.Agree("garden-path", {}, 3))

            assert not hand["takes_back"]
            for turned in (watcher, late):
                assert "same luck" in turned.last("Problem")["sentence"]
            assert hub.record_of(room, None) is None
            assert "after the comparison" in ann.last("Problem")["sentence"]
            assert cid.last("Problem")["sentence"]
            await finish(hub, two, cid, dan)
            assert hub.record_of(room, None) is not None
            await ann.say(wire.Rematch())
            assert ann.now()["room"]["duplicate"] is None

    asyncio.run(story())


def test_the_organiser_closes_the_comparison(tmp_path):
    """Those that have finished are compared; one that still plays goes on with luck of its own."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            (one, ann, bob), (two, cid, dan) = await night(hub)
            await finish(hub, one, ann, bob)
            await bob.say(wire.Compare())
            assert bob.last("Problem")["sentence"] == "Only the host can do that."
            await ann.say(wire.Compare())
            await settled(hub)
            told = ann.now()["room"]["duplicate"]
            playing = hub.open_rooms[two].room

            assert [row["points"] for row in told["results"]] == [None, None]
            assert playing.duplicate is None
            assert playing.table is not None
            assert not isinstance(playing.table.dealer, Alike)
            assert "luck of its own" in playing.chat[-1].told("en")
            await finish(hub, two, cid, dan)

    asyncio.run(story())


def test_a_deleted_table_is_not_waited_for(tmp_path):
    """When the other one is gone, the finished one is compared with nobody."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            (one, ann, bob), (two, _, _) = await night(hub)
            await finish(hub, one, ann, bob)
            await hub.forget(hub.open_rooms[two])
            await settled(hub)

            assert ann.now()["room"]["duplicate"]["is_over"]

    asyncio.run(story())


def test_only_the_host_is_told_of_the_other_tables(tmp_path):
    """Not who stands in for the host, though both let others in."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            link, token = await hub.open_room("garden-path", "Ann")
            ann, bob = await Client(hub).hello(link, token), await Client(hub).hello(link, name="Bob")
            hub.open_rooms[link].room.seating.deputy = 2
            await ann.say(wire.Duplicate(2))
            told = [client.now()["room"]["duplicate"] for client in (ann, bob)]

            assert [len(one["links"]) for one in told] == [1, 0]
            assert [one["organises"] for one in told] == [True, False]

    asyncio.run(story())


@pytest.mark.parametrize("tables", [0, 1, wire.MOST_TABLES + 1])
def test_how_many_tables_there_can_be(tmp_path, tables):
    """Two at least; and once they are opened, no more are."""

    async def story(folder: Path) -> None:
        async with opened(folder) as hub:
            link, token = await hub.open_room("garden-path", "Ann")
            ann = await Client(hub).hello(link, token)
            await ann.say(wire.Duplicate(tables))
            assert "2 to 8 tables" in ann.last("Problem")["sentence"]
            await ann.say(wire.Duplicate(3))
            await ann.say(wire.Duplicate(3))
            assert "one of a duplicate" in ann.last("Problem")["sentence"]
            assert len(hub.open_rooms) == 3
            bob = await Client(hub).hello(link, name="Bob")
            assert bob.now()["room"]["duplicate"]["links"] == []

    asyncio.run(story(tmp_path))


def test_a_table_that_cannot_follow_the_comparison_is_made_anew(tmp_path, monkeypatch, caplog):
    """What is stored has happened at every table, also where a mistake of ours comes in between."""
    compare = Room._compare
    failed: list[str] = []

    def fails_once(room: Room, entry: log.Compared) -> None:
        if not failed:
            failed.append(room.link)
            raise LookupError("a mistake of ours")
        compare(room, entry)

    async def story() -> None:
        async with opened(tmp_path) as hub:
            (one, ann, bob), (two, cid, dan) = await night(hub)
            await finish(hub, one, ann, bob)
            monkeypatch.setattr(Room, "_compare", fails_once)
            await finish(hub, two, cid, dan)
            for link, host in ((one, ann), (two, cid)):
                room = hub.open_rooms[link].room
                assert room.results
                assert room.version == max(hub.store.snapshot(link)[0], len(list(hub.store.entries(link))))  # type: ignore[index]
                assert host.now()["room"]["duplicate"]["is_over"]
                await host.say(wire.Say("well played"))
                assert room.chat[-1].text == "well played"

    asyncio.run(story())

    assert len(failed) == 1
    assert "a mistake of ours" in caplog.text
