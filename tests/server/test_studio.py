"""The studio's addresses: with the key, on this computer, and one folder alone."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest
from starlette.testclient import TestClient

from gamenight.editions.shelf import FILE, boxes
from gamenight.server.addresses import Addresses
from gamenight.server.hub import Hub
from gamenight.server.store import Store
from gamenight.server.studio.desk import Desk
from gamenight.server.studio.xray_worker import XrayJob, made
from gamenight.server.web import Web
from tests.editions.copies import copy_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

HERE = "http://127.0.0.1:8765"


@contextmanager
def served(home: Path, desk: Desk | None, client: str = "127.0.0.1") -> Iterator[TestClient]:
    """A server with a studio, as somebody at an address meets it, who has the key."""

    async def open_lan() -> None: ...

    web = Web(Hub(Store(home / "tables"), bot_pause=0.0), Addresses(8765), open_lan, desk)
    headers = {"authorization": f"Bearer {desk.key}"} if desk else {}
    with TestClient(web.app(), HERE, client=(client, 5), headers=headers) as found:
        yield found


@pytest.fixture
def folder(tmp_path):
    """A copy of a box, to be changed."""
    return copy_of("dog-lovers", tmp_path / "my-dogs")


def put(*path: str | int, value: object) -> dict[str, object]:
    """One value put in its place, as the page says it."""
    return {"changes": [{"do": "put", "path": list(path), "value": value}], "stroke": 1}


def test_an_edition_is_changed_seen_saved_and_played(tmp_path, folder):
    """The board changes at once, the file when it is saved; what was not touched stays as it is written."""
    before = (folder / FILE).read_text()
    with served(tmp_path, Desk(folder)) as client:
        first = client.get("/api/studio/my-dogs").json()
        changed = client.post("/api/studio/my-dogs/change", json=put("spaces", 1, "price", value=75)).json()
        unsaved = (folder / FILE).read_text()
        saved = client.post("/api/studio/my-dogs/save", json={}).json()

    assert (first["is_saved"], first["may_undo"], first["game"]["title"]) == (True, False, "Dog Lovers")
    assert changed["game"]["board"]["spaces"][1]["price"] == 75
    assert (changed["is_saved"], changed["may_undo"], unsaved) == (False, True, before)
    assert saved["is_saved"]
    assert (folder / FILE).read_text() == before.replace("price = 60", "price = 75", 1)


def test_what_is_wrong_stands_at_its_field_and_is_not_saved(tmp_path, folder):
    """The board stays as it was, the sentence names the field, and saving says it again."""
    with served(tmp_path, Desk(folder)) as client:
        broken = client.post("/api/studio/my-dogs/change", json=put("spaces", 1, "price", value=0)).json()
        refused = client.post("/api/studio/my-dogs/save", json={})
        undone = client.post("/api/studio/my-dogs/undo").json()

    assert [problem["path"] for problem in broken["problems"]] == ["spaces[1].price"]
    assert broken["game"]["board"]["spaces"][1]["price"] == 60
    assert (refused.status_code, "spaces[1].price" in refused.json()["sentence"]) == (400, True)
    assert (undone["problems"], undone["is_saved"], undone["may_redo"]) == ([], True, True)


def test_the_form_is_told_in_the_readers_language(tmp_path, folder):
    """Every section with its label."""
    with served(tmp_path, Desk(folder)) as client:
        fields = client.get("/api/studio/my-dogs/form?language=de").json()["fields"]

    assert {"spaces": "Felder", "groups": "Farben"}.items() <= {
        one["name"]: one["label"] for one in fields
    }.items()


def test_a_file_without_a_family_has_no_form(tmp_path, folder):
    """It is shown all the same, with what is wrong; its form is refused with a sentence."""
    text = (folder / FILE).read_text()
    (folder / FILE).write_text(text.replace('family = "property"\n', "", 1))
    with served(tmp_path, Desk(folder)) as client:
        look, form = client.get("/api/studio/my-dogs"), client.get("/api/studio/my-dogs/form")

    assert [problem["path"] for problem in look.json()["problems"]] == ["family"]
    assert (form.status_code, "has no form" in form.json()["sentence"]) == (400, True)


@pytest.mark.parametrize("path", ["", "/form", "/xray"])
def test_only_the_key_opens_it_and_only_here(tmp_path, folder, path):
    """Without it, with another, from elsewhere, or where no studio is: the same sentence."""
    desk = Desk(folder)
    keys = ("", "Bearer ", f"Bearer {desk.key[:-1]}", "Bearer " + "x" * 43)
    with served(tmp_path, desk) as client:
        found = [client.get(f"/api/studio/my-dogs{path}", headers={"authorization": key}) for key in keys]
    with served(tmp_path / "lan", desk, "192.0.2.9") as client:
        found.append(client.get(f"/api/studio/my-dogs{path}"))
    with served(tmp_path / "none", None) as client:
        found.append(
            client.get(f"/api/studio/my-dogs{path}", headers={"authorization": f"Bearer {desk.key}"})
        )

    assert {answer.status_code for answer in found} == {403}
    assert all("only with its key" in answer.json()["sentence"] for answer in found)


@pytest.mark.parametrize("name", ["kanto", "other", "..", "my-dogs%2F..%2Fother", "%2Fetc"])
def test_no_other_folder_is_opened(tmp_path, folder, name):
    """Whatever is asked for, the desk has one edition."""
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / FILE).write_bytes((folder / FILE).read_bytes())
    with served(tmp_path, Desk(folder)) as client:
        answer = client.get(f"/api/studio/{name}")

    assert answer.status_code == 404


def test_a_change_that_makes_no_sense_is_refused(tmp_path, folder):
    """Unreadable, too long, or of something that is not there: a sentence, and nothing has changed."""
    with served(tmp_path, Desk(folder)) as client:
        answers = [
            client.post("/api/studio/my-dogs/change", content=b"{"),
            client.post("/api/studio/my-dogs/change", json={"changes": "all"}),
            client.post("/api/studio/my-dogs/change", json={"changes": [{"do": "burn", "path": ["spaces"]}]}),
            client.post("/api/studio/my-dogs/change", content=b" " * 300_000),
            client.post("/api/studio/my-dogs/change", json=put("spaces", 99, "name", value="x")),
        ]
        after = client.get("/api/studio/my-dogs").json()

    assert {answer.status_code for answer in answers} == {400}
    assert all(answer.json()["sentence"] for answer in answers)
    assert (after["is_saved"], after["may_undo"]) == (True, False)


def test_an_xray_is_asked_for_in_sound_numbers(tmp_path, folder):
    """Nothing is there at first; another number of games, or a page that nobody made, is refused."""
    with served(tmp_path, Desk(folder)) as client:
        none = client.get("/api/studio/my-dogs/xray").json()
        wrong = client.post("/api/studio/my-dogs/xray", json={"games": 7, "seats": 4})
        lost = client.get("/xray/none")

    assert none == {"state": "none", "games": 0, "page": "", "why": ""}
    assert (wrong.status_code, lost.status_code) == (400, 404)


def test_an_xray_is_made_of_the_text_as_it_stands():
    """The page speaks of the box that is being changed, and names no folder of this computer."""
    text = (boxes()["garden-path"] / FILE).read_text().replace("The Garden Path", "Uphill")
    page = made(XrayJob("my-path", text, 5, 2)).page
    broken = made(XrayJob("my-path", text.replace("finish = 32", "finish = 1"), 5, 2))

    assert "Uphill" in page
    assert "gamenight-xray" not in page
    assert broken.page == ""
    assert broken.why.startswith("my-path/edition.toml")
