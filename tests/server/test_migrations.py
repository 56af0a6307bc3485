"""Older files are brought to the newest form, newer ones are left alone."""

import asyncio
import sqlite3

import pytest

from gamenight.server.database import FILE, MIGRATIONS, CannotOpen, migrate
from gamenight.server.store import Store
from tests.server.sayings import said, stored


def test_a_new_file_has_the_newest_form(tmp_path):
    """It is made whole, under another name until it is."""
    store = Store(tmp_path)
    (form,) = store._connection.execute("PRAGMA user_version").fetchone()
    links = store.links()
    asyncio.run(store.close())

    assert (form, links) == (len(list(MIGRATIONS.glob("*.sql"))), [])


def test_a_file_that_has_seen_a_step_does_not_see_it_again(tmp_path, monkeypatch):
    """Only the steps that are new are taken, and what was stored before is kept."""

    async def write() -> None:
        store = Store(tmp_path / "data")
        await store.append("link", 0, said("kept"), 1.0)
        await store.close()

    asyncio.run(write())
    steps = tmp_path / "steps"
    steps.mkdir()
    for number in range(1, len(list(MIGRATIONS.glob("*.sql"))) + 1):
        (steps / f"{number:04}.sql").write_text("this step was taken long ago")
    (steps / "9999.sql").write_text("ALTER TABLE room ADD COLUMN colour TEXT;")
    monkeypatch.setattr("gamenight.server.database.MIGRATIONS", steps)
    store = Store(tmp_path / "data")
    columns = [row[1] for row in store._connection.execute("PRAGMA table_info(room)")]
    found = stored(store)
    asyncio.run(store.close())

    assert "colour" in columns
    assert found == {"link": ["kept"]}


def test_a_step_is_taken_whole_or_not_at_all(tmp_path, monkeypatch):
    """One that fails in its middle leaves the file as it was, and can be tried again."""
    steps = tmp_path / "steps"
    steps.mkdir()
    (steps / "0001.sql").write_text("CREATE TABLE first (a);")
    (steps / "0002.sql").write_text("CREATE TABLE second (a); SELECT no_such_thing;")
    monkeypatch.setattr("gamenight.server.database.MIGRATIONS", steps)
    for _ in range(2):
        connection = sqlite3.connect(tmp_path / FILE)
        with pytest.raises(sqlite3.OperationalError, match="no_such_thing"):
            migrate(connection)
        connection.close()
    (steps / "0002.sql").write_text("CREATE TABLE second (a);")
    connection = sqlite3.connect(tmp_path / FILE)
    migrate(connection)
    tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_schema ORDER BY name")]
    form = connection.execute("PRAGMA user_version").fetchone()
    connection.close()

    assert (tables, form) == (["first", "second"], (2,))


def test_a_file_from_the_future_is_left_alone(tmp_path):
    """An older program says so plainly and changes nothing."""
    asyncio.run(Store(tmp_path).close())
    connection = sqlite3.connect(tmp_path / FILE)
    connection.execute("PRAGMA user_version = 4711")
    connection.close()
    with pytest.raises(CannotOpen, match=r"newer gamenight \(form 4711"):
        Store(tmp_path)
    connection = sqlite3.connect(tmp_path / FILE)
    found = connection.execute("PRAGMA user_version").fetchone()
    connection.close()

    assert found == (4711,)
