"""What one may type besides the words of the game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import gamenight as gn
from tests.kernel.parlour_edition import parlour_table
from tests.terminal.test_session import race
from tests.terminal.typist import Typist, session


def played(*lines: str, spins: tuple[str, ...] = ("6", "1", "5", "2")) -> tuple[gn.Table, str]:
    """A race in which these lines are typed, and all that was shown."""
    typist, table = Typist(lines), race(*spins)
    session(table, typist).play()
    return table, typist.text


def test_board_is_shown_again():
    """`board` draws it once more, with the question."""
    _, text = played("board")

    assert text.count("┌─ Cats and Dogs") == 2
    assert text.count("Spin for the order of play") == 2


def test_log_tells_the_story_with_clauses():
    """Every event with the clause behind it."""
    _, text = played("", "", "", "log")

    assert "Ann moves 5 spaces, from Start to space 5. [move.forward]" in text


def test_rules_show_a_clause_or_all():
    """One clause by its key; without a key the whole book, the table's own clauses too."""
    _, one = played("rules arrow.once")
    _, whole = played("rules")

    assert "Ruling: You follow one arrow in a turn." in one
    assert "setup.pieces" not in one
    for key in ("setup.pieces", "resign.leave", "table.asked", "those of Cats and Dogs, Parker"):
        assert key in whole


def test_rules_of_a_game_without_a_book():
    """A game that has no rulebook page yet still has the table's clauses."""
    typist = Typist(["", "rules", "rules table.over"])
    session(parlour_table(["Ann", "Bob"]), typist).play()

    assert "Once the game is over, nothing more is played." in typist.text


@pytest.mark.parametrize("command", ["hint", "hint easy"])
def test_a_hint_says_what_why_and_how(command):
    """The bot's choice, its reason, and the word to type; nothing is played."""
    table, text = played(command)

    assert re.search(r"Spin the cat\. .+\. \(type: spin\)", text)
    assert table.entries == []


def test_a_hint_of_a_bot_that_there_is_not():
    """Who can be asked is said."""
    _, text = played("hint clever")

    assert "there is no bot 'clever' for this game; there are" in " ".join(text.split())


@pytest.mark.parametrize("word", ["help", "?"])
def test_help_lists_the_commands(word):
    """Every command is in the help."""
    _, text = played(word)

    for command in ("board", "log", "rules", "hint", "save FILE", "resign", "quit"):
        assert f"\n  {command}" in text
    assert "as NAME" not in text


def test_help_names_a_clause_of_this_very_game():
    """What it says can be typed."""
    typist, table = Typist(["help", "rules setup.players"]), gn.open("kanto", ["Ann", "Bob"])
    session(table, typist).play()

    assert "rules setup.players for one clause" in typist.text
    assert "there is no clause" not in typist.text


def test_a_word_of_no_game_points_to_the_choices():
    """Instead of thirty words, most of which would be refused now."""
    _, text = played("foo")

    assert "'foo' is no word of this game: type the number or the word of a choice" in " ".join(text.split())


def test_help_speaks_of_others_where_they_may_speak():
    """A game in which one may do something unasked has the command for it."""
    typist = Typist(["", "help"])
    session(parlour_table(["Ann", "Bob"]), typist).play()

    assert "as NAME" in typist.text


def test_resign_is_asked_once_more():
    """Anything but a second resign keeps the seat."""
    table, text = played("resign", "no", "")

    assert "You stay in the game." in text
    assert table.outcome is None
    assert [entry.word for entry in table.entries if entry.seat == 0] == ["spin"]


def test_resign_twice_ends_a_game_of_two():
    """The other wins, by the clause that says so."""
    table, text = played("resign", "resign")

    assert table.outcome is not None
    assert table.outcome.winners == [1]
    assert "The game is over: Bob wins." in text


def test_save_needs_a_name_the_first_time(tmp_path):
    """Without a name it asks for one; afterwards the same file is meant."""
    file = tmp_path / "game.txt"
    table, text = played("save", f"save {file}", "", "save")

    assert "Say where: save FILE" in text
    assert gn.replay(file.read_text()).hash() == table.hash()


def test_save_where_it_cannot_be_written(tmp_path):
    """The reason is said, and the game goes on."""
    table, text = played(f"save {tmp_path}/no/such/folder", "")

    assert "cannot be written (no such file or directory)" in " ".join(text.split())
    assert len(table.entries) == 2


def test_saved_secrets_are_spoken_of(tmp_path):
    """The file of a game with hands holds them all, and that is said."""
    typist = Typist(["", f"save {tmp_path}/p"])
    session(parlour_table(["Ann", "Bob"]), typist).play()

    assert "do not peek" in typist.text


def test_quit_offers_to_save(tmp_path):
    """A file name keeps the game, and the way to resume it is said."""
    file = tmp_path / "half game.txt"
    table, text = played("", "quit", str(file))

    assert gn.replay(file.read_text()).hash() == table.hash()
    assert f"gamenight play --resume {file}" in " ".join(text.split())


def test_quit_without_saving(tmp_path, monkeypatch):
    """Enter leaves the game as it is: no file appears."""
    monkeypatch.chdir(tmp_path)
    _, text = played("", "quit", "")

    assert "was not saved" in text
    assert list(Path().iterdir()) == []


@pytest.mark.parametrize("word", ["quit", "q", "exit"])
def test_quit_before_anything_happened_asks_nothing(word):
    """A game without a move need not be saved."""
    _, text = played(word, "never typed")

    assert "Save the game" not in text
    assert "You left the table" in text


def test_quit_saved_game_asks_nothing(tmp_path):
    """What is in a file already is not asked for again."""
    _, text = played("", f"save {tmp_path}/g", "quit")

    assert "Save the game first?" not in text


def test_who_leaves_before_the_first_move_has_lost_nothing():
    """Nobody is told how to save what is not there."""
    _, text = played("quit")

    assert "You left the table before the first move." in text
    assert "not saved" not in text
