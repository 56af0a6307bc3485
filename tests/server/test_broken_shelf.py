"""An edition that cannot be opened stays on the shelf for everybody to see; where it lies stays at home."""

from __future__ import annotations

from gamenight.editions.shelf import FILE, boxes
from tests.server.test_web import served

GOOD = (boxes()["garden-path"] / FILE).read_text(encoding="utf-8")


def test_a_broken_box_is_shown_with_its_first_errors(tmp_path, monkeypatch):
    """By the name of its file, with line and field, and how many more there are; mended, it is a game."""
    monkeypatch.setenv("GAMENIGHT_EDITIONS", str(tmp_path / "own"))
    folder = tmp_path / "own" / "my-path"
    folder.mkdir(parents=True)
    wrong = GOOD.replace("finish = 32", "finish = 1").replace('"cat"', '"cow"').replace('"dog"', '"cod"')
    (folder / FILE).write_text(wrong, encoding="utf-8")
    with served(tmp_path) as client:
        before = client.get("/api/games")
        (folder / FILE).write_text(GOOD, encoding="utf-8")
        after = client.get("/api/games").json()

    assert before.json()["broken"] == [
        {
            "id": "my-path",
            "wrong": [
                "edition.toml:4: finish: 1 is out of bounds; give a whole number from 2 to 500",
                "edition.toml:18: arrows[0].shows: 'cow' is none of cat, dog",
                "edition.toml:24: arrows[1].shows: 'cod' is none of cat, dog",
            ],
            "more": 3,
        }
    ]
    assert str(tmp_path) not in before.text
    assert "my-path" not in {game["id"] for game in before.json()["games"]}
    assert after["broken"] == []
    assert "my-path" in {game["id"] for game in after["games"]}
