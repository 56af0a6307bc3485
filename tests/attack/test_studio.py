"""The studio's addresses under hostile hands that have the key: a sentence, and nothing is lost or broken."""

from __future__ import annotations

import os

import pytest
from starlette.testclient import TestClient

from gamenight.editions.draft import DRAFT
from gamenight.editions.shelf import FILE
from gamenight.server.studio.desk import Desk
from gamenight.server.studio.facts import MOST_CHANGES
from gamenight.server.studio.xrays import choices
from tests.editions.copies import copy_of
from tests.server.test_studio import HERE, put, served

pytestmark = pytest.mark.battery  # once is enough: the server itself is never compiled

HUGE = "9" * 5000
PUT = '{"changes":[{"do":"put","path":%s,"value":%s}]}'
TITLE, PRICE = '["names","title"]', '["spaces",1,"price"]'
BODIES: dict[str, str | bytes] = {
    "nested": PUT % (TITLE, "[" * 90_000 + "]" * 90_000),
    "nested a little": PUT % (TITLE, "[" * 600 + "]" * 600),
    "more digits than numbers have": PUT % (PRICE, HUGE),
    "as many as they may": PUT % (PRICE, "9" * 4000),
    "a number beyond all": PUT % (PRICE, "1e999"),
    "a great number": PUT % (PRICE, "1e300"),
    "half a letter": PUT % (TITLE, '"\\ud800"'),
    "no text": PUT.encode() % (TITLE.encode(), b'"\xff"'),
    "nothing": PUT % (TITLE, "null"),
    "no letter": PUT % (TITLE, '"a\\u0000b"'),
    "no path": PUT % ("[]", "1"),
    "a long path": PUT % ("[" + ",".join(['"a"'] * 3000) + "]", "1"),
    "a place before the first": PUT % ('["spaces",-1,"price"]', "5"),
    "a place far behind the last": PUT % (f'["spaces",{"9" * 30},"price"]', "5"),
    "a name in two lines": PUT % ('["a\\nb"]', "5"),
    "a list for a family": PUT % ('["family"]', "[1]"),
    "a list for a rulebook": PUT % ('["rulebook"]', "[1]"),
    "another family": PUT % ('["family"]', '"race"'),
    "no family": '{"changes":[{"do":"drop","path":["family"]}]}',
    "nothing to drop": '{"changes":[{"do":"drop","path":[]}]}',
    "nowhere to insert": '{"changes":[{"do":"insert","path":[],"value":1}]}',
    "into a number": '{"changes":[{"do":"insert","path":[5],"value":1}]}',
    "before the first": '{"changes":[{"do":"insert","path":["spaces",-1],"value":{"a":1}}]}',
    "far behind the last": '{"changes":[{"do":"insert","path":["spaces",%s],"value":{}}]}' % ("9" * 30),
    "swapped with a list": '{"changes":[{"do":"swap","path":["spaces",1],"value":[1]}]}',
    "swapped with nothing": '{"changes":[{"do":"swap","path":[],"value":null}]}',
    "an unknown deed": '{"changes":[{"do":"\\u001b","path":[],"value":null}]}',
    "a great stroke": '{"changes":[],"stroke":%s}' % ("9" * 30),
}  # fmt: skip


@pytest.fixture
def folder(tmp_path):
    """A copy of a box, to be changed."""
    return copy_of("dog-lovers", tmp_path / "my-dogs")


@pytest.mark.parametrize("body", BODIES)
def test_whatever_is_to_be_changed(tmp_path, folder, body, caplog):
    """It is done and its problems are told, or a sentence says why not; one step back is the box again."""
    before = (folder / FILE).read_bytes()
    with served(tmp_path, Desk(folder)) as client:
        done = client.post("/api/studio/my-dogs/change", content=BODIES[body])
        looked = client.get("/api/studio/my-dogs")
        form = client.get("/api/studio/my-dogs/form")
        undone = client.post("/api/studio/my-dogs/undo").json()

    assert done.status_code in {200, 400}
    assert done.status_code == 200 or 0 < len(done.json()["sentence"]) < 2000
    assert looked.status_code == 200
    assert form.status_code in {200, 400}
    assert (undone["is_saved"], undone["problems"]) == (True, [])
    assert (folder / FILE).read_bytes() == before
    assert [line.getMessage() for line in caplog.records if line.levelname == "ERROR"] == []


def test_so_many_changes_at_once(tmp_path, folder):
    """As many as a page makes, and no more: each is written into the whole text."""
    one = [{"do": "put", "path": ["names", "title"], "value": "a"}]
    with served(tmp_path, Desk(folder)) as client:
        answers = [
            client.post("/api/studio/my-dogs/change", json={"changes": one * count})
            for count in (MOST_CHANGES, MOST_CHANGES + 1)
        ]

    assert [answer.status_code for answer in answers] == [200, 400]


@pytest.mark.parametrize("there", ["spaces = [", 'title = "half', "x = " + "[" * 20_000, f"x = {HUGE}"])
def test_half_a_file_saved_by_an_editor(tmp_path, folder, there):
    """Nothing is taken over before it can be read; until then it is another program's."""
    sound = (folder / FILE).read_text()
    with served(tmp_path, Desk(folder)) as client:
        client.get("/api/studio/my-dogs")
        (folder / FILE).write_text(there)
        broken = client.get("/api/studio/my-dogs")
        (folder / FILE).write_text(sound.replace("price = 60", "price = 65", 1))
        mended = client.get("/api/studio/my-dogs").json()

    assert (broken.status_code, broken.json()["is_changed_elsewhere"]) == (200, True)
    assert broken.json()["text"] == sound
    assert (mended["is_changed_elsewhere"], mended["document"]["spaces"][1]["price"]) == (False, 65)


@pytest.mark.parametrize("there", [None, "x = 1\n" * 400_000, ".".join(['" "'] * 200_000) + " = 1"])
def test_a_file_in_whose_place_something_else_stands(tmp_path, folder, there):
    """A pipe, much more than an edition, or a key without end: nobody waits, nothing of it is taken over."""
    with served(tmp_path, Desk(folder)) as client:
        before = client.get("/api/studio/my-dogs").json()
        (folder / FILE).unlink()
        if there is None:
            os.mkfifo(folder / FILE)
        else:
            (folder / FILE).write_text(there)
        answer = client.get("/api/studio/my-dogs")

    if answer.status_code == 200:
        assert (answer.json()["text"], answer.json()["is_changed_elsewhere"]) == (before["text"], True)
    else:
        assert FILE in answer.json()["sentence"]


@pytest.mark.parametrize("there", [None, ".".join(['" "'] * 200_000) + " = 1"])
def test_a_draft_that_somebody_else_put_there(tmp_path, folder, there):
    """The same of a draft that lies beside the file when the studio opens."""
    if there is None:
        os.mkfifo(folder / DRAFT)
    else:
        (folder / DRAFT).write_text(there)
    with served(tmp_path, Desk(folder)) as client:
        answer = client.get("/api/studio/my-dogs").json()

    assert (answer["is_saved"], answer["problems"]) == (True, [])


@pytest.mark.parametrize("there", ["spaces = [", "x = " + "[" * 20_000, f"x = {HUGE}"])
def test_a_file_that_cannot_be_read_at_all(tmp_path, folder, there):
    """The studio says what is wrong with it, and where."""
    (folder / FILE).write_text(there)
    with served(tmp_path, Desk(folder)) as client:
        answer = client.get("/api/studio/my-dogs")

    assert answer.status_code == 400
    assert FILE in answer.json()["sentence"]


def no_space(*_: object) -> None:
    """The disk is full."""
    raise OSError(28, "No space left on device")


def test_a_disk_that_takes_nothing(tmp_path, folder, monkeypatch):
    """What was not written down was not changed, nor what would be undone; later it can be."""
    with served(tmp_path, Desk(folder)) as client:
        client.post("/api/studio/my-dogs/change", json=put("spaces", 1, "price", value=75))
        with monkeypatch.context() as full:
            full.setattr("pathlib.Path.replace", no_space)
            refused = client.post("/api/studio/my-dogs/change", json=put("spaces", 1, "price", value=80))
        after = client.get("/api/studio/my-dogs").json()
        files = sorted(file.name for file in folder.iterdir())
        undone = client.post("/api/studio/my-dogs/undo").json()

    assert (refused.status_code, "No space left" in refused.json()["sentence"]) == (400, True)
    assert after["document"]["spaces"][1]["price"] == 75
    assert files == [FILE, DRAFT]
    assert (undone["is_saved"], undone["may_undo"]) == (True, False)


@pytest.mark.parametrize(
    "headers",
    [
        {"host": "studio.example:8765"},
        {"host": "127.0.0.1.studio.example:8765"},
        {"origin": "http://studio.example"},
        {"origin": "null"},
    ],
    ids=["a foreign host", "one that begins like ours", "a foreign page", "no page"],
)
def test_other_pages_cannot_write_even_with_the_key(tmp_path, folder, headers):
    """A name that leads here, or a page of somebody else's: the guard stands before the key."""
    before = (folder / FILE).read_bytes()
    with served(tmp_path, Desk(folder)) as client:
        for path in ("change", "save", "undo", "xray"):
            answer = client.post(f"/api/studio/my-dogs/{path}", json={}, headers=headers)
            assert answer.status_code == 403

    assert (folder / FILE).read_bytes() == before


def test_two_tabs_see_one_edition(tmp_path, folder):
    """What one changes the other sees, and saves; neither writes over the other unseen."""
    with served(tmp_path, Desk(folder)) as one:
        other = TestClient(one.app, HERE, client=("127.0.0.1", 6), headers=dict(one.headers))
        one.post("/api/studio/my-dogs/change", json=put("spaces", 1, "price", value=75))
        seen = other.get("/api/studio/my-dogs").json()
        other.post("/api/studio/my-dogs/change", json=put("spaces", 3, "price", value=85))
        saved = one.post("/api/studio/my-dogs/save", json={}).json()

    prices = [saved["document"]["spaces"][place]["price"] for place in (1, 3)]
    assert (seen["document"]["spaces"][1]["price"], prices, saved["is_saved"]) == (75, [75, 85], True)


@pytest.mark.parametrize("seats", [0, -1, 99, 10**30])
def test_so_many_seats_under_the_xray(tmp_path, folder, seats):
    """None are made for more players than the box is for, and nobody waits for one."""
    with served(tmp_path, Desk(folder)) as client:
        answer = client.post("/api/studio/my-dogs/xray", json={"games": choices()[0], "seats": seats})
        facts = client.get("/api/studio/my-dogs/xray").json()

    assert (answer.status_code, facts["state"]) == (400, "none")
