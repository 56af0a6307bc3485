"""A game that was left goes on: nobody has to say where it is kept."""

from __future__ import annotations

import re
import shutil

import pytest

import gamenight as gn
from gamenight.cli.play import left_off
from gamenight.editions.shelf import boxes
from gamenight.terminal.menu import open_menu
from gamenight.terminal.seating import Seating
from gamenight.terminal.session import Session
from gamenight.terminal.unfinished import MOST_ENDED, folder, is_over, own_keeper, resumed, unfinished
from gamenight.words.catalogue import catalogue
from tests.terminal.typist import Typist

WORDS = catalogue("en")


def played(*lines: str, game: str = "garden-path") -> tuple[Typist, gn.Table]:
    """A game of two in which these lines are typed; then nobody types any more."""
    typist = Typist(lines)
    table = gn.open(game, ["Ann", "Bob"], dealer=gn.Seeded(5))
    Session(table, typist.screen, Seating(table, 1), own_keeper(table)).play()
    return typist, table


def test_all_that_was_played_is_there():
    """The same position, the same story; the next answer goes into the same file."""
    typist, table = played("", "", "")
    (left,) = unfinished(WORDS)
    again = resumed(left.file, WORDS)

    assert (left.title, left.names) == ("The Garden Path", ["Ann", "Bob"])
    assert again.position() == table.position()
    assert "the game is kept. Go on with: gamenight play" in " ".join(typist.text.split())


@pytest.mark.parametrize("content", [b"\xff\xfe", b"", b"game deal\nseat 0\n", b"game nowhere\n"])
def test_a_damaged_file_harms_no_other_game(content):
    """It is passed over, or told when somebody wants it; the others are offered."""
    played("", "")
    (folder() / "damaged.record").write_bytes(content)

    assert "The Garden Path" in [one.title for one in unfinished(WORDS)]


def test_a_box_that_is_not_on_the_shelf_is_gone_on_with_by_its_file(tmp_path):
    """It would not be offered: so the file is named."""
    box = tmp_path / "left-box"
    shutil.copytree(boxes()["garden-path"], box)
    typist, _ = played("", "", game=str(box))
    (file,) = folder().glob("*.record")

    assert unfinished(WORDS) == []
    assert f"--resume{file}" in "".join(typist.text.split())


def test_a_game_in_which_nothing_was_played_is_not_kept():
    """Whoever only looked leaves nothing behind."""
    played()

    assert unfinished(WORDS) == []


@pytest.mark.parametrize(("game", "lines"), [(None, ["1"]), ("garden-path", ["9", "x", "0000000010", "1"])])
def test_it_is_offered(game, lines):
    """By its number; what is no number of one is asked again."""
    played("", "")
    typist = Typist(lines)

    assert left_off(typist.screen, game) == unfinished(WORDS)[0].file
    assert re.search(r"1  Go on with The Garden Path: Ann, Bob, left on \d{4}-\d\d-\d\d", typist.text)
    assert typist.text.count("Please type a number from 1 to 1, or Enter.") == len(lines) - 1


def test_enter_begins_a_new_one():
    """And a game of another box is not offered with this one."""
    played("", "")

    assert left_off(Typist([""]).screen, "garden-path") is None
    assert left_off(Typist().screen, "deal") is None


def test_the_menu_lists_it():
    """After the boxes; it goes on to its end, and is then listed no more."""
    played("", "")
    number = len(gn.games()) + 1
    typist = Typist([str(number), *[""] * 400])
    with pytest.raises(EOFError):
        open_menu(typist.screen)

    assert f"{number:>3}  Go on with The Garden Path: Ann, Bob" in typist.text
    assert "The game is over" in typist.text
    assert unfinished(WORDS) == []


def test_what_is_over_makes_room():
    """The oldest files of games that ended go; a game that was left stays."""
    played("", "")
    (left,) = unfinished(WORDS)
    for number in range(MOST_ENDED + 3):
        (folder() / f"{number}.record").write_text("gamenight record 2\n\n= finish.exact 1\n")
    own_keeper(gn.open("garden-path", ["Ann", "Bob"]))

    assert sum(is_over(file) for file in folder().glob("*.record")) == MOST_ENDED
    assert left.file.exists()


def test_a_game_that_cannot_be_kept_goes_on(monkeypatch, tmp_path):
    """That is said once, and nothing else changes."""
    (tmp_path / "gamenight").write_text("no folder")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    typist = Typist(["", "", ""])
    table = gn.open("garden-path", ["Ann", "Bob"], dealer=gn.Seeded(5))
    Session(table, typist.screen, Seating(table, 1), own_keeper(table)).play()

    assert typist.text.count("This game cannot be kept by itself") == 1
    assert len([entry for entry in table.entries if entry.seat >= 0]) == 3
