"""One word a thing: a house is a building of the property games, and nothing else."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
BUILT_ON = {"property", "deal"}  # the families with houses
KINDS = {".py", ".toml", ".sql", ".ts", ".svelte", ".css"}
HOUSE = re.compile(r"house", re.IGNORECASE)
# A house rule is a fixed term; `{house:a #|an #}` shows how a box's own word is filled in.
MEANT = re.compile(r"house[ _]?rules?|\{house:", re.IGNORECASE)
# Where the word stands for something that cannot be called otherwise any more, or is drawn.
EXCUSED = {
    "src/gamenight/server/migrations/0002.sql": "a table of the store, in files that people have",
    "src/gamenight/server/database.py": "that table",
    "src/gamenight/server/store.py": "that table",
    "src/gamenight/words/de/studio.toml": "the name of a picture of one",
    "src/gamenight/words/en/studio.toml": "the name of a picture of one",
    "web/src/board/symbols.ts": "a picture of one",
    "web/src/look/paints.css": "its colour",
    "web/src/wire.ts": "written from the families' own types",
}


def is_ours(file: Path) -> bool:
    """Whether the law holds for a file: not for a family with houses, what a box prints, or an excuse."""
    place = file.relative_to(ROOT)
    is_meant = BUILT_ON & set(place.parts) or "editions" in place.parts or place.as_posix() in EXCUSED
    return file.suffix in KINDS and not is_meant


FILES = [
    file
    for folder in ("src/gamenight", "web/src")
    for file in sorted((ROOT / folder).rglob("*"))
    if is_ours(file) and "client" not in file.relative_to(ROOT).parts
]


def houses(text: str) -> list[str]:
    """The lines in which a house is something else."""
    return [line.strip() for line in text.splitlines() if HOUSE.search(MEANT.sub("", line))]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(ROOT).as_posix())
def test_a_house_is_a_building(file):
    """The server, the local network and the bots have names of their own."""
    assert houses(file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("name", sorted(EXCUSED))
def test_an_excuse_is_needed(name):
    """What is excused has the word; when it is gone, so is the excuse."""
    assert houses((ROOT / name).read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("text", "is_found"),
    [
        ("the house's own player", True),
        ("class House:", True),
        ("open_house", True),
        ("openHouse()", True),
        ("a house rule", False),
        ("const houseRules = 1", False),
        ("{house:a #|an #} which article", False),
        ("the server", False),
    ],
)
def test_the_word_is_found(text, is_found):
    """In whatever way it is written."""
    assert bool(houses(text)) == is_found


def test_there_is_something_to_look_at():
    """A law about nothing would hold."""
    assert len(FILES) > 200
