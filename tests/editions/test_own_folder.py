"""A player's own editions stand on the shelf without a build, and a broken one disturbs nobody."""

from __future__ import annotations

from pathlib import Path

import pytest

import gamenight as gn
from gamenight.editions.shelf import FILE, SHELF, boxes, broken, edition_of, editions, ids
from gamenight.folders import editions_folder

GOOD = (SHELF / "garden-path" / FILE).read_text(encoding="utf-8")


@pytest.fixture
def home(tmp_path: Path, monkeypatch) -> Path:
    """The folder of one's own editions, still empty."""
    folder = tmp_path / "editions"
    folder.mkdir()
    monkeypatch.setenv("GAMENIGHT_EDITIONS", str(folder))
    return folder


def add(home: Path, name: str, text: str = GOOD) -> Path:
    """Put an edition there, or change it."""
    folder = home / name
    folder.mkdir(exist_ok=True)
    (folder / FILE).write_text(text, encoding="utf-8")
    return folder


def why(folder: Path) -> str:
    """What is said of a folder that cannot be opened."""
    return next("\n".join(map(str, one.faults)) for one in broken() if one.folder == folder)


def test_where_they_stand(monkeypatch, tmp_path):
    """In the user's data folder, unless the environment names another."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("GAMENIGHT_EDITIONS", "")

    assert editions_folder() == tmp_path / "gamenight" / "editions"

    monkeypatch.setenv("GAMENIGHT_EDITIONS", str(tmp_path / "mine"))

    assert editions_folder() == tmp_path / "mine"


def test_no_folder_is_no_trouble(monkeypatch, tmp_path):
    """Nobody must have a folder of editions."""
    monkeypatch.setenv("GAMENIGHT_EDITIONS", str(tmp_path / "nowhere"))

    assert ids() == sorted(boxes())
    assert broken() == []


def test_a_file_in_place_of_the_folder_is_told(monkeypatch, tmp_path):
    """Whoever named it so wonders where the editions are."""
    (tmp_path / "file").touch()
    monkeypatch.setenv("GAMENIGHT_EDITIONS", str(tmp_path / "file"))

    assert ids() == sorted(boxes())
    assert why(tmp_path / "file") == f"{tmp_path / 'file'}: is no folder; editions stand in one"


def test_a_folder_added_appears_on_the_next_listing(home):
    """An edition is gone again when its folder is; a table that is open keeps it."""
    before = ids()
    add(home, "my-path", GOOD.replace("The Garden Path", "My Path"))

    assert ids() == sorted([*before, "my-path"])
    assert "my-path" in {game["id"] for game in gn.games()}
    assert gn.open("my-path", ["a", "b"]).edition.title == "My Path"

    (home / "my-path" / FILE).unlink()
    (home / "my-path").rmdir()

    assert ids() == before
    assert [edition.id for edition in editions()] == before
    assert edition_of("my-path").title == "My Path"


def test_a_changed_file_is_read_again(home):
    """A file is read anew when it has changed, and only then."""
    add(home, "changing")
    first = edition_of("changing")

    assert edition_of("changing") is first

    add(home, "changing", GOOD.replace("finish = 32", "finish = 31"))

    assert edition_of("changing").content != first.content


def test_a_broken_folder_is_left_out_and_told(home):
    """All others stand there as before; whoever asks for it learns why."""
    add(home, "fine-one")
    bad = add(home, "broken-one", GOOD.replace("finish = 32", "finish = 1"))
    empty = home / "empty-one"
    empty.mkdir()
    (home / ".git").mkdir()
    (home / "readme.txt").touch()

    assert ids() == sorted([*boxes(), "fine-one"])
    assert [(one.id, one.folder) for one in broken()] == [("broken-one", bad), ("empty-one", empty)]
    assert why(bad).startswith(f"{bad / FILE}:4: finish: ")
    assert why(empty) == f"{empty / FILE}: No such file or directory"
    with pytest.raises(gn.BadEdition, match=r"finish: .* is out of bounds"):
        gn.open("broken-one", ["a", "b"])

    add(home, "broken-one")

    assert "broken-one" in ids()
    assert [one.folder for one in broken()] == [empty]


def test_what_breaks_while_it_is_played_stays_as_it_was(home):
    """For those who have it; it is not listed."""
    add(home, "breaking")
    first = edition_of("breaking")
    add(home, "breaking", "family = ")

    assert edition_of("breaking") is first
    assert "breaking" not in ids()


def test_no_folder_shadows_a_box_of_ours(home):
    """A folder of one's own with the name of a box that comes with gamenight is left out."""
    folder = add(home, "cats-and-dogs", GOOD.replace("The Garden Path", "Not them"))

    assert edition_of("cats-and-dogs").title == "Cats and Dogs"
    assert "Not them" not in {edition.title for edition in editions()}
    assert "is a box that comes with gamenight; give the folder another name" in why(folder)


@pytest.mark.parametrize("name", ["My Box", "my_box", "-box", "bär", "a--b"])
def test_a_name_that_is_no_id(home, name):
    """The folder's name would have to be written in records and addresses."""
    folder = add(home, name)

    assert name not in ids()
    assert "name the folder in small letters and digits" in why(folder)


def test_a_near_miss_is_named(home):
    """Own editions are among what may have been meant."""
    add(home, "my-own-track")
    with pytest.raises(gn.BadSetup, match="did you mean 'my-own-track'"):
        gn.open("my-own-trick", ["a", "b"])


def test_the_folder_one_stands_in_has_its_name(home, monkeypatch):
    """A dot is not an id."""
    monkeypatch.chdir(add(home, "here-it-is"))

    assert edition_of(Path()).id == "here-it-is"
    assert edition_of("./").id == "here-it-is"


def test_a_record_of_ones_own_edition_replays_by_its_id(home):
    """No folder need be named."""
    add(home, "my-path")
    table = gn.open("my-path", ["a", "b"], dealer=gn.Seeded(3))
    table.play(0, "spin")

    assert gn.replay(table.record()).hash() == table.hash()
