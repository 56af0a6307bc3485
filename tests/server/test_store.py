"""The file on the disk: what was acknowledged is in it, in order and whole."""

import asyncio

from gamenight.server import log
from gamenight.server.database import opened
from gamenight.server.store import Store
from tests.server.sayings import said, stored

EVERY_KIND = [
    log.Opened("link", "watch", "ABCDE"),
    log.Agreed("cats-and-dogs", {"pieces": ["cat", "dog"]}, 2),
    log.Entered(1, "Žofie <b>", "hash"),
    log.Hosted(1),
    log.Renamed(1, "Ann"),
    log.Rotated(1, "other"),
    log.Took(0, 1, "Ann"),
    log.Botted(1, "Bot 2"),
    log.Freed(1),
    log.Locked(True),
    log.Guarded(True),
    log.Muted(1, True),
    log.Hushed(True),
    log.Quieted(True),
    log.Kitchen(True),
    log.Ordered(0, True),
    log.Paced("calm"),
    log.Started(["Ann", "Bot 2"], [(-1, "six")]),
    log.Played(0, "1:a", [(0, "spin"), (-1, "spin 3")]),
    log.Skipped(1),
    log.TakenBack(0, 3),
    log.Resumed(["Ann", "Bot 2"], {"turn": 1}, "content", "race/1"),
    log.Said(1, "hello"),
    log.Remarked(1, "no_gain", {"other": 0}),
    log.Duplicated("name", 2, "00ff", ["link", "other"]),
    log.Compared([log.Result(1, 0, "Ann", won=True, tally=60, score=2.0)]),
    log.Reopened(),
    log.Left(1),
]


def test_what_is_appended_is_there_after_reopening(tmp_path):
    """Every kind of entry, in order, equal to what was given."""

    async def write() -> None:
        store = Store(tmp_path)
        await store.append("link", 0, EVERY_KIND[:4], 1.0)
        for version in range(4, len(EVERY_KIND)):
            await store.append("link", version, [EVERY_KIND[version]], 2.0)
        await store.close()

    asyncio.run(write())
    again = Store(tmp_path)
    found = list(again.entries("link"))
    asyncio.run(again.close())

    assert {type(entry) for entry in EVERY_KIND} == set(log.ANY_ENTRY.__args__)
    assert found == EVERY_KIND


def test_every_commit_is_durable(tmp_path):
    """The log is written ahead and synced at every commit, not only now and then."""
    connection = opened(tmp_path)
    found = [
        connection.execute(f"PRAGMA {name}").fetchone()[0]
        for name in ("journal_mode", "synchronous", "foreign_keys")
    ]
    connection.close()

    assert found == ["wal", 2, 1]


def test_what_has_queued_is_one_commit(tmp_path):
    """Many rooms at once: far fewer commits than appends, and every room in its own order."""
    rooms, each = 20, 15

    async def write() -> tuple[int, int, dict[str, list[str]]]:
        store = Store(tmp_path)

        async def room(link: str) -> None:
            for version in range(each):
                await store.append(link, version, said(f"{link} {version}"), 1.0)

        await asyncio.gather(*(room(f"r{number:02}") for number in range(rooms)))
        counts, found = (store.appended, store.commits), stored(store)
        await store.close()
        return *counts, found

    appended, commits, found = asyncio.run(write())

    assert appended == rooms * each
    assert each <= commits <= 2 * each
    assert found == {
        f"r{number:02}": [f"r{number:02} {version}" for version in range(each)] for number in range(rooms)
    }


def test_appends_of_one_room_keep_their_order(tmp_path):
    """Queued one after the other without waiting, as they were given."""

    async def write() -> dict[str, list[str]]:
        store = Store(tmp_path)
        await asyncio.gather(*(store.append("r", number, said(str(number)), 1.0) for number in range(50)))
        found = stored(store)
        await store.close()
        return found

    assert asyncio.run(write()) == {"r": [str(number) for number in range(50)]}


def test_a_conflict_fails_alone(tmp_path):
    """One job whose number is taken: it leaves no trace, those beside it in the same commit are stored."""

    async def write() -> tuple[list[str], int, dict[str, list[str]]]:
        store = Store(tmp_path)
        await store.append("a", 0, said("a1"), 1.0)
        results = await asyncio.gather(
            store.append("b", 0, said("b1"), 1.0),
            store.append("a", 1, said("a2"), 1.0),
            store.append("a", 0, said("not this", "nor this"), 1.0),
            store.append("new", 0, [*said("not this"), *said("nor this")], 1.0),
            store.append("new", 1, said("taken"), 1.0),
            store.append("c", 0, said("c1"), 1.0),
            return_exceptions=True,
        )
        commits, found = store.commits, stored(store)
        await store.close()
        return [type(result).__name__ for result in results], commits, found

    results, commits, found = asyncio.run(write())

    assert results == ["NoneType", "NoneType", "NotStored", "NoneType", "NotStored", "NoneType"]
    assert commits == 2
    assert found == {"a": ["a1", "a2"], "b": ["b1"], "c": ["c1"], "new": ["not this", "nor this"]}


def test_a_deleted_room_lies_in_the_bin_and_then_goes_whole(tmp_path):
    """It is not opened any more, can be had back, and after its time goes with all its entries."""

    async def write() -> list[object]:
        store = Store(tmp_path)
        await store.append("a", 0, said("1", "2"), 1.0)
        await store.append("b", 0, said("3"), 1.0)
        await store.bin("a", 10.0)
        found: list[object] = [stored(store), [(one.link, one.entries) for one in store.binned()]]
        await store.unbin("a", 11.0)
        found.append(stored(store))
        await store.bin("a", 12.0)
        for before in (12.0, 12.5):
            await store.empty_bin(before)
            found.append(store._connection.execute("SELECT count(*) FROM entry").fetchone()[0])
        await store.close()
        return found

    assert asyncio.run(write()) == [{"b": ["3"]}, [("a", 2)], {"a": ["1", "2"], "b": ["3"]}, 3, 1]


def test_when_something_last_happened_is_kept(tmp_path):
    """By the minute, so that only what was left alone expires."""

    async def write() -> list[list[str]]:
        store = Store(tmp_path)
        await store.append("a", 0, said("1"), 100.0)
        await store.append("b", 0, said("1"), 100.0)
        await store.append("a", 1, said("2"), 200.0)
        found = [store.untouched_since(moment) for moment in (100.0, 150.0, 250.0)]
        await store.close()
        return [sorted(links) for links in found]

    assert asyncio.run(write()) == [[], ["b"], ["a", "b"]]


def test_closing_finishes_what_is_queued(tmp_path):
    """What was handed over before the end is on the disk after it."""

    async def write() -> None:
        store = Store(tmp_path)
        jobs = [asyncio.create_task(store.append("r", number, said(str(number)), 1.0)) for number in range(9)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*jobs)

    asyncio.run(write())
    again = Store(tmp_path)
    found = stored(again)
    asyncio.run(again.close())

    assert found == {"r": [str(number) for number in range(9)]}
