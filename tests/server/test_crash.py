"""A real server killed at random instants: nothing acknowledged is lost or done twice, no seat is gone."""

from __future__ import annotations

import asyncio
import json
import random
from typing import TYPE_CHECKING

import pytest

import gamenight as gn
from gamenight.server import log
from gamenight.server.hub import Hub
from gamenight.server.room import OVER
from gamenight.server.store import Store
from tests.server.players import Evening, Player
from tests.server.process import Served, served

if TYPE_CHECKING:
    from pathlib import Path

# The game, how many chairs, how many of them people's. In the last room nobody plays until the end.
ROOMS = [("cats-and-dogs", 3, 2), ("garden-path", 3, 3), ("cats-and-dogs", 2, 2), ("cats-and-dogs", 2, 1)]


def invited(server: Served) -> Evening:
    """Rooms, and a player for each chair that is a person's."""
    evening = Evening(server)
    for game, chairs, people in ROOMS:
        room = json.loads(evening.ask("/api/rooms", game=game, name="guest 0"))
        for chair in range(people):
            player = Player(evening, room["link"], "" if chair else room["token"], chair)
            player.wanted = (chairs, people)
            evening.players.append(player)
    evening.players[-1].is_waiting = True
    return evening


async def kill(evening: Evening, rng: random.Random, *, in_its_start: bool) -> None:
    """Kill the server while everybody plays, perhaps once more while it starts; wait until all are back."""
    goal = evening.acknowledged() + rng.randrange(5)
    await evening.until(lambda: evening.acknowledged() >= goal)
    await asyncio.sleep(rng.uniform(0, 0.05))  # the random instant
    await asyncio.to_thread(evening.server.end)
    if in_its_start:
        evening.server.spawn()
        await asyncio.sleep(rng.uniform(0.1, 1.2))
        await asyncio.to_thread(evening.server.end)
    evening.is_on = False
    for player in evening.players:
        player.is_back = False
    await asyncio.to_thread(evening.server.start)
    await evening.until(lambda: all(player.is_back for player in evening.players))
    await evening.go_on()


async def session(evening: Evening, kills: int, seed: int) -> dict[str, str]:
    """Play through so many kills, then every game to its end; the record of each room."""
    rng = random.Random(seed)
    async with asyncio.TaskGroup() as group:
        living = [group.create_task(player.live()) for player in evening.players]
        await evening.until(lambda: all(player.status == "playing" for player in evening.players))
        for number in range(kills):
            await kill(evening, rng, in_its_start=number % 5 == 2)
        await evening.go_on(is_ending=True)
        await evening.until(
            lambda: all(player.status == "over" and not player.unanswered for player in evening.players)
        )
        records = {
            player.room: await asyncio.to_thread(evening.ask, f"/api/record/{player.room}", player.token)
            for player in evening.players
        }
        for task in living:
            task.cancel()
    return records


def numbered(store: Store, link: str) -> dict[int, log.Entry]:
    """The entries of a room by the versions they made; those of finished games are let go of at a rematch."""
    rows = store._reader.execute("SELECT number FROM entry WHERE room = ? ORDER BY number", (link,))
    return dict(zip([number for (number,) in rows], store.entries(link), strict=True))


def check(folder: Path, evening: Evening, records: dict[str, str]) -> None:
    """What is on the disk is what everybody was told."""
    hub = Hub(Store(folder))
    hub.restore()
    kept = {link: hub.store.snapshot(link) for link in hub.open_rooms}
    stored = {link: numbered(hub.store, link) for link in hub.open_rooms}
    finished = {
        link: [record for number in range(1, 1000) if (record := hub.store.record(link, number))]
        for link in hub.open_rooms
    }
    asyncio.run(hub.close())
    assert stored.keys() == records.keys()
    for link, entries in stored.items():
        room = hub.open_rooms[link].room
        assert room.wake()
        players = [player for player in evening.players if player.room == link]
        versions: dict[str, int] = {}
        for version, entry in entries.items():
            if isinstance(entry, log.Played) and entry.id:
                assert entry.id not in versions, "an action was applied twice"
                versions[entry.id] = version
        for player in players:
            for action, version in player.done.items():
                assert version < min(entries) or versions[f"{player.guest}:{action}"] == version, "lost"
            lines = [line for record in (*finished[link], records[link]) for line in record.splitlines()]
            mine = [line for line in lines if line.startswith(f"{player.chair} ")]
            assert len(mine) == len(player.done), "an acknowledged action is lost, or was played twice"
            for action in player.refused:
                assert f"{player.guest}:{action}" not in versions, "a refused action was applied"
            found = room.seating.guest_with(player.token)
            assert found is not None
            assert (found.number, room.seating.chairs_of(found.number)) == (player.guest, [player.chair])
        base = kept[link]
        assert base is not None
        assert base[0] == room.version
        assert len(room.seating.guests) == len(players), "somebody came in twice"
        assert room.seating.host == players[0].guest
        assert (room.status, room.version) == (OVER, max(player.version for player in players))
        assert room.table is not None
        again = gn.replay(records[link])
        assert (again.hash(), again.record()) == (room.table.hash(), records[link])


def survived(folder: Path, kills: int, seed: int) -> None:
    """One long session, and what is left of it."""
    with served(folder) as server:
        evening = invited(server)
        records = asyncio.run(session(evening, kills, seed))
    check(folder, evening, records)

    assert evening.acknowledged() > kills
    assert evening.compared >= kills  # the room in which nobody plays, at least


def test_a_server_killed_a_few_times_loses_nothing(tmp_path):
    """Three kills, one more while it starts."""
    survived(tmp_path, kills=3, seed=1)


@pytest.mark.battery
@pytest.mark.long
def test_a_server_killed_many_times_loses_nothing(tmp_path):
    """Twenty-five kills within one session of several games."""
    survived(tmp_path, kills=25, seed=2)
