"""Whole games at the prompt."""

from __future__ import annotations

import pytest

import gamenight as gn
from tests.terminal.typist import Typist, session

RACE = [*"6141314161613"]  # Ann takes three arrows and wins; Bob creeps


def race(*spins: str, names: tuple[str, ...] = ("Ann", "Bob"), **position) -> gn.Table:
    """A race with its spins written down."""
    dealer = gn.Scripted([f"spin {spin}" for spin in spins])
    return gn.open("cats-and-dogs", names, dealer=dealer, position=position or None)


def test_a_whole_game_with_enter_alone():
    """Two people press Enter in turn until one of them wins, and both are told why."""
    typist = Typist([""] * len(RACE))
    table = race(*RACE)
    is_over = session(table, typist).play()

    assert is_over
    assert table.outcome is not None
    assert table.outcome.winners == [0]
    assert typist.rest == []
    assert "The game is over: Ann wins." in typist.text
    assert "The first to reach the centre, Finish Here, by exact count wins." in typist.text


def test_each_look_shows_board_story_question_choices_in_that_order():
    """The board, what happened, what is asked of whom, the numbered choices, and whose cursor it is."""
    typist = Typist([""])
    session(race("3"), typist).play()
    look = typist.text.split("Ann> \n")[1]

    parts = ["Cats and Dogs", "Ann spins a 3.", "Bob · Spin for the order of play", "1  spin", "Bob> "]
    places = [look.find(part) for part in parts]
    assert -1 not in places
    assert places == sorted(places)


def test_a_number_a_word_and_enter_mean_the_same():
    """The only choice may be typed as 1, as its word in any letters, or not at all."""
    typist = Typist(["1", "SPIN", ""])
    table = race("6", "1", "5")
    session(table, typist).play()

    assert [entry.word for entry in table.entries if entry.seat >= 0] == ["spin", "spin", "spin"]


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("spinn", "did you mean 'spin'?"),
        ("spin 3", "this word is written 'spin'"),
        ("2", "There is no choice 2; there is 1 choice."),
        ("0", "There is no choice 0"),
        ("1 4", "Nothing follows that choice"),
        ("rules spin.lime", "did you mean 'spin.line'?"),
    ],
)
def test_what_cannot_be_read_is_said_and_the_game_goes_on(typed, told):
    """A slip changes nothing, and the next line is played."""
    typist = Typist([typed, ""])
    table = race("6")
    session(table, typist).play()

    assert told in typist.text
    assert len(table.entries) == 2


def test_one_person_against_bots():
    """Bots play their seats at once; their moves are told, and the person is called you."""
    typist = Typist(["", ""])
    session(race("6", "1", "5", "2", names=("Ann", "bot")), typist).play()

    assert "You spin a 6.\nbot spins a 1." in typist.text
    assert "Ann · " not in typist.text


def test_bots_alone_play_through():
    """A table of bots needs nobody: the story is told to the end."""
    typist = Typist()
    table = race(*RACE, names=("bot", "bot 2"))

    assert session(table, typist).play()
    assert typist.text.count("bot spins") + typist.text.count("bot 2 spins") == len(RACE)
    assert "The game is over: bot wins." in typist.text


def test_nobody_types_any_more():
    """The end of input leaves the table and says how a game is kept; nothing is lost but the keyboard."""
    typist = Typist([""])
    table = race("3")
    is_over = session(table, typist).play()

    assert not is_over
    assert table.outcome is None
    assert "gamenight play --resume FILE" in " ".join(typist.text.split())


def test_interrupted_while_asked():
    """Ctrl-C leaves the table in the same words, and the program learns of it."""
    typist = Typist()

    def interrupted(question: str) -> str:
        raise KeyboardInterrupt

    typist.screen.read = interrupted
    with pytest.raises(KeyboardInterrupt):
        session(race("3"), typist).play()
    assert "You left the table" in typist.text


def test_a_lost_turn_is_told_with_its_reason():
    """Somebody in the way: the story says who and where."""
    typist = Typist([""])
    session(race("3", spaces=[7, 10], order=[0, 1]), typist).play()

    assert "Bob is on space 10, so Ann stays put and loses this turn." in typist.text


@pytest.mark.parametrize("width", [40, 60, 80, 120])
def test_no_line_is_wider_than_the_screen(width):
    """The whole game fits the terminal it is played in."""
    typist = Typist(["help", "log", "rules", *[""] * len(RACE)], width=width)
    session(race(*RACE), typist).play()
    lines = [line for line in typist.text.splitlines() if not line.startswith("Resign")]

    assert max(map(len, lines)) <= width


def test_a_look_fits_into_24_lines_of_80():
    """From the board's upper edge to the cursor, nothing scrolls off an ordinary terminal."""
    typist = Typist([""] * len(RACE))
    session(race(*RACE), typist).play()
    looks = typist.text.split("┌─ Cats and Dogs")[2:]

    assert len(looks) == len(RACE)
    assert max(len(look.splitlines()) for look in looks) <= 24
