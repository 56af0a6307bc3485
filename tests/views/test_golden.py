"""The page's fixtures are what the server says today."""

from __future__ import annotations

from tests.views.golden import FOLDER, texts


def test_the_fixtures_of_the_page_are_what_the_server_says():
    """If they differ on purpose, `./gamenight bless` writes them anew."""
    kept = {file: file.read_text(encoding="utf-8") for file in sorted(FOLDER.rglob("*.json"))}
    made = texts()

    assert sorted(kept) == sorted(made)
    assert [file.name for file, text in made.items() if kept[file] != text] == []
