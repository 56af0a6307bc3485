"""An upgrade changes no running game silently: it goes on when its replay agrees, else by consent."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import TYPE_CHECKING, Any

import pytest

from gamenight.editions.shelf import FILE as EDITION
from gamenight.editions.shelf import SHELF
from gamenight.server import log, wire
from gamenight.server.database import FILE
from gamenight.server.position import named, written
from tests.server.clients import Client, opened, settled, two
from tests.server.upgraded import before_names, by_other_rules, edited, led_elsewhere, where_cash_was_less

if TYPE_CHECKING:
    from pathlib import Path


async def begun(folder: Path, game: str = "dog-lovers") -> tuple[str, list[str], dict[str, Any]]:
    """A game of Ann and Bob's, six answers long; its link, their tokens, and how it stands."""
    async with opened(folder) as hub:
        ann, bob, link, tokens = await two(hub, game)
        clients = [ann, bob]
        for number in range(6):
            table = hub.open_rooms[link].room.table
            assert table is not None
            seat = table.waiting()[0]
            await clients[seat].play(str(table.legal(seat)[0]), f"m{number}", seat)
        assert table is not None
        return link, tokens, table.position()


def test_every_move_is_stored_with_how_the_game_then_stands(tmp_path):
    """The rules, a hash of every state, and the position itself."""

    async def story() -> None:
        link, _, position = await begun(tmp_path)
        async with opened(tmp_path) as hub:
            entries = list(hub.store.entries(link))
            stored = hub.store.position(link)
        started = [entry for entry in entries if isinstance(entry, log.Started)]
        hashes = [entry.hash for entry in entries if isinstance(entry, log.Played)]

        assert started[0].rules.startswith("property/")
        assert stored == (len(entries), written(position))
        assert len(set(hashes)) == len(hashes) == 6
        assert hashes[-1] == named(written(position))

    asyncio.run(story())


def test_a_game_whose_replay_agrees_goes_on_and_the_table_is_told(tmp_path):
    """Other rules by name, the same in every state."""

    async def story() -> None:
        link, tokens, position = await begun(tmp_path)
        edited(tmp_path, link, by_other_rules)
        async with opened(tmp_path) as hub:
            room = hub.open_rooms[link].room
            assert (room.status, room.table.position()) == ("playing", position)  # type: ignore[union-attr]
            chat = (await Client(hub).hello(link, tokens[0])).last("Welcome")["chat"]

        assert (chat[-1]["name"], "has been updated (rules property/0" in chat[-1]["text"]) == ("", True)

    asyncio.run(story())


def test_a_game_stored_when_positions_had_other_names_goes_on_and_is_checked_from_then_on(tmp_path):
    """Its old hashes say nothing today; that of its next move does."""

    async def story() -> tuple[str, str, str]:
        link, tokens, position = await begun(tmp_path)
        edited(tmp_path, link, before_names)
        async with opened(tmp_path) as hub:
            room = hub.open_rooms[link].room
            assert (room.status, room.table.position()) == ("playing", position)  # type: ignore[union-attr]
            seat = room.table.waiting()[0]  # type: ignore[union-attr]
            client = await Client(hub).hello(link, tokens[seat])
            word = next(one["word"] for one in client.now()["hands"][0]["choices"] if not one["why_not"])
            await client.play(word, "next", seat)
        async with opened(tmp_path) as hub:
            after = hub.open_rooms[link].room.status
        edited(tmp_path, link, led_elsewhere)
        async with opened(tmp_path) as hub:
            doubted = hub.open_rooms[link].room
            return after, doubted.status, str(doubted.doubt)

    after, doubted, why = asyncio.run(story())

    assert (after, doubted) == ("playing", "paused")
    assert "replays_differently" in why


def test_a_game_that_replays_otherwise_waits_for_consent(tmp_path):
    """836 does not become 936: the game is paused, and goes on from what was stored when all agree."""

    async def story() -> None:
        link, tokens, _ = await begun(tmp_path)
        cash = where_cash_was_less(tmp_path, link)
        async with opened(tmp_path) as hub:
            ann = await Client(hub).hello(link, tokens[0])
            bob = await Client(hub).hello(link, tokens[1])
            await settled()
            shown = ann.now()["room"]
            assert (shown["status"], ann.now()["hands"]) == ("paused", [])
            assert shown["pause"]["asked"] == [1, 2]
            assert "lead elsewhere" in shown["pause"]["sentence"]
            (refused,) = await ann.say(wire.Play("late", 0, 1, "roll"))
            assert (refused["type"], refused["why"]["clause"]) == ("NotDone", None)
            await ann.say(wire.Resume())
            await settled()
            assert bob.now()["room"]["pause"]["agreed"] == [1]
            assert bob.now()["room"]["status"] == "paused"
        async with opened(tmp_path) as hub:  # nothing was decided
            ann = await Client(hub).hello(link, tokens[0])
            bob = await Client(hub).hello(link, tokens[1])
            for client in (ann, bob):
                await client.say(wire.Resume())
            table = ann.now()["hands"][0]["view"]["table"]
            assert ann.now()["room"]["status"] == "playing"
            assert table["players"][0]["cash"] == cash
            assert "goes on from where it stood" in ann.now()["chat"][-1]["text"]
        async with opened(tmp_path) as hub:  # and it stays so
            ann = await Client(hub).hello(link, tokens[0])
            view = ann.now()["hands"][0]["view"]
            assert (ann.now()["room"]["status"], view["table"]["players"][0]["cash"]) == ("playing", cash)
            seat = view["waiting"][0]
            client = ann if seat == 0 else await Client(hub).hello(link, tokens[1])
            word = next(one["word"] for one in client.now()["hands"][0]["choices"] if not one["why_not"])
            assert (await client.play(word, "on", seat))[-1]["type"] == "Done"

    asyncio.run(story())


@pytest.mark.parametrize("who", ["a guest without a chair", "a stranger by the watch link"])
def test_only_those_who_sit_decide(tmp_path, who):
    """Others see that the game waits."""

    async def story() -> None:
        link, _, _ = await begun(tmp_path)
        where_cash_was_less(tmp_path, link)
        async with opened(tmp_path) as hub:
            address = link if "guest" in who else hub.open_rooms[link].room.watch
            other = await Client(hub).hello(address, name="Eve")
            answer = (await other.say(wire.Resume()))[-1]

            assert answer["type"] == "Problem"
            assert hub.open_rooms[link].room.status == "paused"

    asyncio.run(story())


def test_without_a_stored_position_the_room_is_set_aside(tmp_path):
    """The room is closed with its entries intact."""

    async def story() -> None:
        link, tokens, _ = await begun(tmp_path)
        where_cash_was_less(tmp_path, link)
        connection = sqlite3.connect(tmp_path / FILE)
        connection.execute("DELETE FROM position")
        connection.commit()
        connection.close()
        async with opened(tmp_path) as hub:
            assert (link in hub.open_rooms, "lead elsewhere" in hub.broken[link]) == (False, True)
            assert len(list(hub.store.entries(link))) > 6
            assert "kept" in (await Client(hub).hello(link, tokens[0])).last("Gone")["sentence"]

    asyncio.run(story())


def test_a_changed_box_pauses_its_games_until_it_is_put_back_or_all_agree(tmp_path, monkeypatch):
    """One's own edition with another salary: nothing of the old game is played by it unasked."""
    shelf = tmp_path / "shelf"
    own = shelf / "my-town" / EDITION
    own.parent.mkdir(parents=True)
    text = (SHELF / "dog-lovers" / EDITION).read_text(encoding="utf-8")
    own.write_text(text, encoding="utf-8")
    monkeypatch.setenv("GAMENIGHT_EDITIONS", str(shelf))

    async def status(folder: Path, link: str, tokens: list[str], *agreeing: int) -> str:
        async with opened(folder) as hub:
            clients = [await Client(hub).hello(link, token) for token in tokens]
            for one in agreeing:
                await clients[one].say(wire.Resume())
            return str(hub.open_rooms[link].room.status)

    async def story() -> list[str]:
        folder = tmp_path / "data"
        link, tokens, _ = await begun(folder, "my-town")
        changed = text.replace("salary = 200", "salary = 300")
        assert changed != text
        found = []
        for now, agreeing in ((changed, ()), (text, ()), (changed, (0,)), (changed, (0, 1)), (changed, ())):
            own.write_text(now, encoding="utf-8")
            found.append(await status(folder, link, tokens, *agreeing))
        own.write_text(text, encoding="utf-8")
        found.append(await status(folder, link, tokens))
        return found

    assert asyncio.run(story()) == ["paused", "playing", "paused", "playing", "playing", "paused"]
