"""From the shelf to the table and back."""

from __future__ import annotations

from typing import cast

import pytest

import gamenight as gn
from gamenight.terminal.menu import open_menu
from tests.terminal.test_session import RACE
from tests.terminal.typist import Typist

SPINS = [f"spin {spin}" for spin in RACE]


def at_menu(*lines: str, spins: int = 1) -> tuple[Typist, bool]:
    """Type these lines at the menu; whether somebody left it by a word."""
    typist = Typist(lines)
    try:
        open_menu(typist.screen, gn.Scripted(SPINS * spins))
    except EOFError:
        return typist, False
    return typist, True


def test_the_shelf_is_listed():
    """Every game with its title, how many play, and what it is about."""
    typist, _ = at_menu()

    for game in gn.games():
        least, most = cast("tuple[int, int]", game["seats"])
        assert f"{game['title']} ({least} to {most} players)" in typist.text
        assert str(game["about"])[:40] in typist.text


@pytest.mark.parametrize("word", ["q", "Q", "quit"])
def test_leaving(word):
    """One word leaves the shelf."""
    _, has_left = at_menu(word)

    assert has_left


@pytest.mark.parametrize("typed", ["0", "99", "-1", "chess", "", "1.0"])
def test_a_game_that_is_not_there(typed):
    """It is asked again, and says what would be right."""
    typist, has_left = at_menu(typed, "q")

    assert has_left
    assert f"Please type a number from 1 to {len(gn.games())}, or q." in typist.text


def test_a_whole_evening(tmp_path):
    """Choose, sit down by Enter alone, play, save the record, play again with the same players, leave."""
    file = tmp_path / "first.txt"
    game = [""] * len(RACE)
    typist, has_left = at_menu("1", "", "", "", "", *game, str(file), "y", *game, "", "", "q", spins=2)

    assert has_left
    assert typist.rest == []
    assert typist.text.count("The game is over: Ann wins.") == 2
    assert gn.replay(file.read_text()).names == ["Ann", "Bob"]


def test_names_counts_and_pieces_are_asked_until_they_will_do():
    """Seven is too many, two of one name are one too many, and a mouse is no piece: nothing is lost by it."""
    lines = ["cats-and-dogs", "7", "two", "2", "Zoe", "Zoe", "Yan", "mouse,cat", "2", "Zoe", "Yan", "dog,dog"]
    typist, _ = at_menu(*lines)

    assert typist.text.count("It is for 2 to 6 players.") == 2
    assert "Somebody is already called Zoe." in typist.text
    assert "'mouse' is no piece" in typist.text
    assert "uZu Zoe" in typist.text
    assert "uYu Yan" in typist.text


def test_bots_are_numbered():
    """Whoever types bot twice gets two bots, and plays against both."""
    typist, _ = at_menu("1", "3", "Ann", "bot", "bot", "", "")

    assert "bot 2 spins" in typist.text


def test_a_slip_for_a_bots_name_is_asked_about():
    """That one name is asked for again; nothing else is lost."""
    typist, _ = at_menu("1", "2", "Ann", "hrad", "Hrad", "")

    assert "there is no bot 'hrad'; did you mean 'hard'?" in " ".join(typist.text.split())
    assert "uHu Hrad" in typist.text


def test_a_default_name_that_is_taken_is_not_offered():
    """Who calls the first player Bob is offered another name for the second."""
    typist, _ = at_menu("1", "2", "Bob", "")

    assert "(Enter for Ann;" in typist.text.split("player 2?")[1]


def test_a_record_that_cannot_be_saved_is_asked_for_again(tmp_path):
    """The reason is said, and another name will do."""
    taken, free = tmp_path / "taken", tmp_path / "free"
    taken.write_text("mine")
    typist, _ = at_menu("1", "", "", "", "", *[""] * len(RACE), str(taken), str(free), "", "q")

    assert "exists already" in " ".join(typist.text.split())
    assert gn.replay(free.read_text()).outcome is not None


def test_who_leaves_a_game_is_back_at_the_shelf():
    """To leave the table is not to leave the program."""
    typist, has_left = at_menu("1", "", "", "", "", "quit", "q")

    assert has_left
    assert typist.text.count("by their printed rulebooks:") == 2
