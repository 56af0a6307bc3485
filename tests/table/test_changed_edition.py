"""A game that began on one's own edition goes on by that edition, or not at all."""

import asyncio

import gamenight as gn
from gamenight.editions.shelf import FILE, SHELF
from gamenight.table import wire
from tests.table.lines import Client, opened


def test_a_changed_edition_sets_the_room_aside(tmp_path, monkeypatch):
    """Its record is intact, and with the old edition back it is as it was."""
    shelf = tmp_path / "shelf"
    own = shelf / "my-town" / FILE
    own.parent.mkdir(parents=True)
    text = (SHELF / "kanto" / FILE).read_text(encoding="utf-8")
    own.write_text(text, encoding="utf-8")
    monkeypatch.setenv("GAMENIGHT_EDITIONS", str(shelf))

    async def story() -> None:
        async with opened(tmp_path / "data") as hub:
            link, token = await hub.open_room("my-town", "Ann")
            ann = await Client(hub).hello(link, token)
            await ann.say(wire.SeatBot(1))
            await ann.say(wire.Start())
            before = hub.lives[link].room.version
        own.write_text(text.replace("salary = 200", "salary = 300"), encoding="utf-8")
        async with opened(tmp_path / "data") as hub:
            assert link not in hub.lives
            assert "has changed since this game began" in hub.broken[link]
        own.write_text(text, encoding="utf-8")
        async with opened(tmp_path / "data") as hub:
            assert hub.lives[link].room.version >= before

    asyncio.run(story())

    assert gn.open("my-town", ["a", "b"]).edition.id == "my-town"
