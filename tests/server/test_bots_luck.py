"""What bots do by chance comes of a secret of the server: whoever knows the room cannot work it out."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from contextlib import closing
from shutil import copyfile
from typing import TYPE_CHECKING, Any

from gamenight.bots.named import sit_down
from gamenight.server import room, wire
from gamenight.server.advice import Adviser
from gamenight.server.database import FILE
from gamenight.server.store import Store
from tests.server.clients import Client, opened
from tests.server.rooms import two_at_table

if TYPE_CHECKING:
    from pathlib import Path

    from gamenight.bots.bot import Bot
    from gamenight.kernel.game import Game

PURPOSES = ("play", "advise", "standing-in")


def seeds(of: room.Room) -> list[int]:
    """Of all bots that a room may have."""
    return [of.bot_seed(chair, purpose) for chair in range(4) for purpose in PURPOSES]


async def with_bots(folder: Path) -> str:
    """A room in whose game two bots sit; its link."""
    async with opened(folder, bot_pause=1000.0) as hub:
        link, token = await hub.open_room("kanto", "Ann")
        ann = await Client(hub).hello(link, token)
        for chair in (1, 2):
            await ann.say(wire.Agree("kanto", {}, 3))
            await ann.say(wire.SeatBot(chair))
        await ann.say(wire.Start())
        return link


def found(folder: Path, link: str) -> list[int]:
    """The seeds of a stored room's bots."""

    async def story() -> list[int]:
        async with opened(folder, bot_pause=1000.0) as hub:
            return seeds(hub.open_rooms[link].room)

    return asyncio.run(story())


def test_the_same_room_on_another_server_has_other_bots(tmp_path):
    """All that people can know of it is the same, and nothing follows from that."""
    link = asyncio.run(with_bots(tmp_path / "here"))
    (tmp_path / "there").mkdir()
    copyfile(tmp_path / "here" / FILE, tmp_path / "there" / FILE)
    with closing(sqlite3.connect(tmp_path / "there" / FILE)) as connection:
        connection.execute("DELETE FROM secret")
        connection.commit()
    here, there = (found(tmp_path / name, link) for name in ("here", "there"))

    assert not set(here) & set(there)
    assert len(set(here)) == len(here)


def test_a_restored_room_plays_on_alike(tmp_path, monkeypatch):
    """After a restart its bots sit down with the luck that they had."""
    sat_down: list[tuple[int, int]] = []

    def noting(name: str, game: Game[Any], seat: int, seed: int) -> Bot:
        sat_down.append((seat, seed))
        return sit_down(name, game, seat, seed)

    monkeypatch.setattr(room, "sit_down", noting)
    link = asyncio.run(with_bots(tmp_path))
    first, again = found(tmp_path, link), found(tmp_path, link)

    assert first == again
    assert set(sat_down) == {(chair, first[3 * chair]) for chair in (1, 2)}


def test_a_file_of_before_is_given_a_secret(tmp_path):
    """It gets one at the first start, and keeps it."""
    asyncio.run(Store(tmp_path).close())
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        connection.executescript("DROP TABLE secret; PRAGMA user_version = 2;")
    kept = []
    for _ in range(2):
        store = Store(tmp_path)
        kept.append(store.secret)
        asyncio.run(store.close())

    assert kept[0] == kept[1]
    assert len(kept[0]) == 32


def test_nobody_else_on_this_computer_reads_the_file(tmp_path):
    """Hands and secrets stand in it."""
    asyncio.run(Store(tmp_path).close())

    assert stat.S_IMODE((tmp_path / FILE).stat().st_mode) == 0o600


def test_advice_for_a_chair_tells_nothing_of_the_bot_that_plays_it_later():
    """Each has luck of its own."""
    played, ann, _ = two_at_table(game="kanto")
    played.room.secret = b"secret"
    table = played.room.table
    assert table is not None
    chair = table.waiting()[0]
    adviser = Adviser(played.room, ann + chair, chair)

    assert adviser.seed != played.room.bot_seed(chair)
