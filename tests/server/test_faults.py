"""A disk that fails: the store says so, leaves no half, and goes on when it can."""

import asyncio

import pytest

from gamenight.server.store import NotStored, Store
from tests.server.faults import FAULTS, failing
from tests.server.sayings import LONG, said, stored


@pytest.mark.parametrize("fault", FAULTS)
def test_a_disk_that_fails_loses_nothing(tmp_path, fault):
    """All that queued is NotStored and leaves no trace; with the fault gone, the same appends succeed."""

    async def write() -> None:
        store = Store(tmp_path)
        await store.append("a", 0, said("a1"), 1.0)
        jobs = [("a", 1, said("a2", LONG)), ("b", 0, said(LONG)), ("c", 0, said(LONG, "c2"))]
        with FAULTS[fault](store, tmp_path):
            for _ in range(2):
                results = await asyncio.gather(
                    *(store.append(*job, 1.0) for job in jobs), return_exceptions=True
                )

                assert [type(result) for result in results] == [NotStored] * 3
                assert stored(store) == {"a": ["a1"]}
        for job in jobs:
            await store.append(*job, 1.0)
        await store.close()

    asyncio.run(write())
    again = Store(tmp_path)
    found = stored(again)
    checked = again._connection.execute("PRAGMA integrity_check").fetchone()
    asyncio.run(again.close())

    assert found == {"a": ["a1", "a2", LONG], "b": [LONG], "c": [LONG, "c2"]}
    assert checked == ("ok",)


def test_a_disk_with_a_little_room_takes_what_fits(tmp_path):
    """What queued together with too much fails with it; sent again by itself, it is stored."""

    async def write() -> tuple[list[str], dict[str, list[str]]]:
        store = Store(tmp_path)
        await store.append("a", 0, said("a1"), 1.0)
        with FAULTS["a full disk"](store, tmp_path):
            results = await asyncio.gather(
                store.append("a", 1, said("a2"), 1.0),
                store.append("b", 0, said(LONG), 1.0),
                return_exceptions=True,
            )
            await store.append("a", 1, said("a2"), 1.0)
            found = stored(store)
        await store.close()
        return [type(result).__name__ for result in results], found

    assert asyncio.run(write()) == (["NotStored", "NotStored"], {"a": ["a1", "a2"]})


def test_an_error_that_nobody_thought_of_is_told_too(tmp_path):
    """Nobody waits for ever, no transaction stays open, and the writer goes on."""

    async def write() -> dict[str, list[str]]:
        store = Store(tmp_path)
        with failing(store, "INSERT INTO entry", MemoryError()), pytest.raises(NotStored):
            await asyncio.wait_for(store.append("a", 0, said("a1"), 1.0), 10)
        await store.append("a", 0, said("a1"), 1.0)
        found = stored(store)
        await store.close()
        return found

    assert asyncio.run(write()) == {"a": ["a1"]}
