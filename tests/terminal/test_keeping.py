"""Records in files."""

from __future__ import annotations

import pytest

import gamenight as gn
from gamenight.terminal.keeping import Keeper, fetch
from gamenight.words.catalogue import catalogue
from tests.terminal.test_session import race


def test_a_kept_game_goes_on_where_it_stopped(tmp_path):
    """Save, replay, play on: the same table, and the same dealer's answers are not needed again."""
    table = race("6", "1", "5", "2")
    for seat in (0, 1, 0):
        table.play(seat, "spin")
    Keeper(table).keep(tmp_path / "game")
    again = gn.replay(fetch(tmp_path / "game", catalogue()), dealer=gn.Scripted(["spin 2"]))
    table.play(1, "spin")
    again.play(1, "spin")

    assert table.hash() == again.hash()


def test_a_foreign_file_is_never_written_over(tmp_path):
    """Whatever is in it stays in it."""
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann")
    with pytest.raises(gn.BadSetup, match="exists already; choose another name"):
        Keeper(race("1")).keep(file)

    assert file.read_text() == "Dear Ann"


def test_ones_own_file_is_written_again(tmp_path):
    """The file of this game follows the game; so does the file it was resumed from."""
    table, file = race("6", "1"), tmp_path / "game"
    keeper = Keeper(table)
    keeper.keep(file)
    first = file.read_text()
    table.play(0, "spin")
    keeper.keep(file)
    second = file.read_text()
    table.play(1, "spin")
    Keeper(table, own=file).keep(file)

    assert first != second != file.read_text()
    assert file.read_text() == table.record()
    assert [path.name for path in tmp_path.iterdir()] == ["game"]


def test_whether_all_is_kept(tmp_path):
    """Nothing is kept before the first time, nor after the next action."""
    table = race("6")
    keeper = Keeper(table)
    states = [keeper.is_kept()]
    keeper.keep(tmp_path / "game")
    states.append(keeper.is_kept())
    table.play(0, "spin")
    states.append(keeper.is_kept())

    assert states == [False, True, False]


@pytest.mark.parametrize("name", ["", "no/such/folder", "nul\0byte", "x" * 300])
def test_where_nothing_can_be_written(tmp_path, name):
    """A folder, a missing folder, an impossible name: one sentence says why."""
    with pytest.raises(gn.BadSetup, match=r"exists already|cannot be written \(.+\)"):
        Keeper(race("1")).keep(tmp_path / name)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("missing", r"\(no such file or directory\)"),
        (".", r"\(is a directory\)"),
        ("latin", r"UTF-8 \(byte 4\)"),
    ],
)
def test_where_nothing_can_be_read(tmp_path, name, why):
    """A missing file, a folder, another encoding: one sentence says which."""
    (tmp_path / "latin").write_bytes(b"caf\xe9")
    with pytest.raises(gn.BadSetup, match=why):
        fetch(tmp_path / name, catalogue())
