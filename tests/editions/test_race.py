"""Editions of the race: boards are data, and a broken file says what is wrong."""

import re
from pathlib import Path

import pytest

import gamenight as gn
from gamenight.editions.shelf import SHELF, edition_of, ids

GOOD = (SHELF / "cats-and-dogs" / "edition.toml").read_text(encoding="utf-8")


def folder_with(tmp_path: Path, text: str | bytes) -> Path:
    """An edition of one's own."""
    folder = tmp_path / "my-track"
    folder.mkdir()
    (folder / "edition.toml").write_bytes(text if isinstance(text, bytes) else text.encode())
    return folder


def test_an_edition_of_ones_own_is_a_folder(tmp_path):
    """Opened by its path; a shorter track is another game by the same rules."""
    text = re.sub(r"\[\[arrows\]\].*", "", GOOD, flags=re.DOTALL).replace("finish = 60", "finish = 7")
    folder = folder_with(tmp_path, text)
    table = gn.open(
        folder, ["a", "b"], dealer=gn.Scripted(["spin 6", "spin 5", "spin 5", "spin 1", "spin 2"])
    )
    for seat in (0, 1, 0, 1, 0):
        table.play(seat, "spin")

    assert table.outcome is not None
    assert table.outcome.winners == [0]
    assert gn.replay(table.record(), edition=str(folder)).hash() == table.hash()


@pytest.mark.parametrize("name", ids())
def test_every_edition_on_the_shelf_opens(name):
    """With the fewest and the most players, and it says whose drawing the board is."""
    edition = edition_of(name)
    for seats in edition.seats:
        table = gn.open(name, [f"player {seat}" for seat in range(seats)])
        assert table.waiting()

    assert edition.note


def test_two_tracks_are_two_boards():
    """The second edition differs in its data and in nothing else."""
    first, second = edition_of("cats-and-dogs"), edition_of("garden-path")

    assert first.content != second.content
    assert type(first.game) is type(second.game)
    assert first.name("space", 5) == "space 5"
    assert second.name("space", 5) == "stone 5"


def test_the_track_of_cats_and_dogs_is_the_drawn_one():
    """Sixty spaces and eight arrows, none of which leads to a picture."""
    view = gn.open("cats-and-dogs", ["a", "b"]).view()["table"]

    assert isinstance(view, dict)
    assert view["finish"] == 60
    assert sorted(view["arrows"]) == [
        [4, 14], [17, 29], [22, 11], [33, 45], [37, 26], [40, 51], [48, 35], [55, 43],
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("finish = 60", "finnish = 60", "finnish: no such field; did you mean 'finish'"),
        ("finish = 60", "finish = '60'", "finish: .* is a text in quotes"),
        ("finish = 60", "finish = 1", "finish: .* is out of bounds"),
        ("finish = 60\n", "", "finish: missing; give a whole number"),
        ("finish = 60", "finish = 50", r"arrows\[3\].end: space 51 is out of range; .* 1 and 49"),
        ("end = 14", "end = 17", r"arrows\[0\].end: space 17 is a picture \(arrows\[1\]\)"),
        ("end = 14", "end = 0", r"arrows\[0\].end: space 0 is out of range"),
        ("end = 14", "end = 60", r"arrows\[0\].end: space 60 is out of range"),
        ("picture = 4\n", "picture = -4\n", r"arrows\[0\].picture: space -4 is out of range"),
        ("picture = 17", "picture = 4", r"arrows\[1\].picture: space 4 has arrows\[0\] already"),
        ("picture = 4\n", "pictur = 4\n", r"arrows\[0\].pictur: no such field; did you mean 'picture'"),
        ('shows = "dog"', 'shows = "cow"', r"arrows\[0\].shows: 'cow' is none of "),
        ('title = "Cats and Dogs"', "title = 7", "names.title: 7 is a whole number; give a text"),
        (
            'family = "race"',
            'family = "rice"',
            "family: 'rice' is no family of rules; did you mean 'race'",
        ),
        ('family = "race"\n', "", "family: missing; known are deal, pets, property, race"),
        ('"red", "blue"', '"red", "red"', "colours: give 6 different colours"),
        ("[names]", "[names", r"edition.toml:7: not TOML: expected .*: \[names"),
    ],
)
def test_a_broken_file_names_file_and_field(tmp_path, old, new, says):
    """What is wrong, where, and what would be right."""
    assert old in GOOD
    folder = folder_with(tmp_path, GOOD.replace(old, new, 1))
    with pytest.raises(gn.BadEdition, match=says) as bad:
        gn.open(folder, ["a", "b"])

    assert str(folder / "edition.toml") in str(bad.value)


def test_a_track_that_cannot_be_finished_is_refused(tmp_path):
    """Arrows that catch every piece on the last spaces."""
    head = re.sub(r"\[\[arrows\]\].*", "", GOOD, flags=re.DOTALL).replace("finish = 60", "finish = 20")
    arrows = "".join(
        f'[[arrows]]\npicture = {space}\nend = 1\nshows = "cat"\nbrings = "bowl"\n' for space in range(8, 14)
    )
    folder = folder_with(tmp_path, head + arrows)
    with pytest.raises(gn.BadEdition, match="the centre can never be reached"):
        gn.open(folder, ["a", "b"])


@pytest.mark.parametrize("text", [b"\xff\xfe", b"family = "])
def test_a_file_that_is_not_toml_is_told(tmp_path, text):
    """A file that is not UTF-8, or cut off, is named with the reason."""
    with pytest.raises(gn.BadEdition, match="not TOML"):
        gn.open(folder_with(tmp_path, text), ["a", "b"])


def test_a_folder_without_an_edition_is_told(tmp_path):
    """It is said that no edition is there."""
    with pytest.raises(gn.BadSetup, match="no edition there"):
        gn.open(tmp_path, ["a", "b"])


@pytest.mark.parametrize(
    "name",
    ["stone {nr}", "stone", "{0}", "{number", "{number} }", "{number!z}", "{number:>9}", "a\\nb {number}"],
)
def test_a_space_is_named_by_its_number_alone(tmp_path, name):
    """Anything else in braces would break a table in the middle of a game."""
    folder = folder_with(tmp_path, GOOD.replace("space {number}", name))
    with pytest.raises(gn.BadEdition) as broken:
        edition_of(str(folder))

    assert "my-track" in str(broken.value)
    assert "space" in str(broken.value)
