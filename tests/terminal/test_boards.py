"""The boards as text."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

import gamenight as gn
from gamenight.terminal.boards import board_of, facts
from gamenight.terminal.boards.pieces import letters
from gamenight.terminal.screen import Screen
from tests.kernel.parlour_edition import ParlourEdition, parlour_table
from tests.terminal.property_table import seen
from tests.terminal.typist import Typist

FORM = """family = "race"
finish = {finish}
colours = ["red", "blue", "yellow", "green", "black", "white"]
[names]
title = "A Track"
about = "a"
note = "n"
start = "Start"
finish = "Home"
space = "space {{number}}"
"""


def drawn(table: gn.Table, width: int = 80, height: int = 24) -> list[str]:
    """The board, line by line, without its colours."""
    return [line.plain for line in board_of(table, None, Typist(width=width, height=height).screen)]


def race(*spaces: int, game: str = "cats-and-dogs") -> gn.Table:
    """A race with its pieces on these spaces."""
    names = ["Ann", "Bob", "Cleo", "Dan", "Eva", "Finn"][: len(spaces)]
    return gn.open(game, names, position={"spaces": list(spaces), "order": list(range(len(spaces)))})


def track(folder: Path, finish: int) -> gn.Table:
    """A race on a bare track of that length."""
    (folder / "edition.toml").write_text(FORM.format(finish=finish))
    return gn.open(folder, ["Ann", "Bob"], position={"spaces": [0, finish - 1], "order": [0, 1]})


@pytest.mark.parametrize("width", [34, 60, 80, 132])
@pytest.mark.parametrize("finish", [2, 3, 12, 13, 14, 39, 40, 99, 100, 499, 500])
def test_every_length_of_track(tmp_path, finish, width):
    """Every space has its number or its piece, exactly once, and no line is wider than the screen."""
    lines = drawn(track(tmp_path, finish), width)
    *board, players = (
        lines if "Bob" in lines[-1] and "Ann" in lines[-1] else [*lines[:-2], "".join(lines[-2:])]
    )
    text = "\n".join(board[:-1])
    numbers = sorted(int(number) for number in re.findall(r"\b\d+\b", text))
    ends = {0, finish}  # they may have their names instead

    assert max(map(len, lines)) <= width
    assert len(numbers) == len(set(numbers))
    assert set(range(1, finish)) - set(numbers) <= {finish - 1}
    assert set(numbers) - ends <= set(range(1, finish))
    assert text.count("uBu") == 1
    assert f"space {finish - 1}" in players


def test_walls_stand_between_the_arms_of_the_spiral(tmp_path):
    """The way is open from Start to the centre, and only along the numbers."""
    expected = [
        "┌─ A Track ───────────────────┐",
        "│Start   1     2     3     4  │",
        "│ ^A^                         │",
        "├───────────────────────┐     │",
        "│ 11    12      Home    │  5  │",
        "│       uBu             │     │",
        "│     ──────────────────┘     │",
        "│ 10     9     8     7     6  │",
        "│                             │",
        "└─────────────────────────────┘",
    ]
    assert expected == drawn(track(tmp_path, 13))[:-1]


def test_the_wide_board_says_where_arrows_lead():
    """In 80 columns each picture has its animal and its goal, and the ends their bones and bowls."""
    text = "\n".join(drawn(race(18, 27)))

    for label in ("4»14", "17»29", "33»45", "40»51", "22«11", "37«26", "48«35", "55«43"):
        assert label in text
    assert (text.count("=^="), text.count("u.u")) == (5, 5)  # four pictures each, and the legend
    assert (text.count("o-o"), text.count(r"\_/")) == (5, 5)


def test_the_narrow_board_says_it_below():
    """In 60 columns the goals stand in a line of their own."""
    lines = drawn(race(18, 27), width=60)

    assert "4»14  17»29  22«11  33»45  37«26  40»51  48«35  55«43" in lines
    assert max(map(len, lines)) <= 60


@pytest.mark.parametrize(("height", "lines"), [(50, 17), (21, 17), (20, 12), (5, 12)])
def test_a_low_screen_has_a_lower_board(height, lines):
    """Where two lines a space do not fit, one must do."""
    assert lines == len(drawn(race(18, 27), height=height))


def test_pieces_stand_on_their_spaces():
    """A cat has pointed ears, a dog has floppy ones; the piece is below the number of its space."""
    lines = drawn(race(1, 12))
    numbers, below = lines[1], lines[2]

    assert below[numbers.index(" 1 ") : numbers.index(" 1 ") + 3] == "^A^"
    assert below[numbers.index(" 12 ") :].strip(" │") == "uBu"


@pytest.mark.parametrize(
    ("spaces", "width", "shown"),
    [((0, 9), 80, "^A^"), ((0, 0), 80, "AB"), ((0,) * 6, 80, "ABCD+"), ((0,) * 6, 60, "AB+")],
)
def test_start_holds_any_number(spaces, width, shown):
    """One piece is drawn whole, several by their letters, as far as there is room."""
    below = drawn(race(*spaces), width)[2]

    assert below[1 : 6 if width == 80 else 4].strip() == shown


def test_whose_turn_and_where_everybody_is():
    """The players stand in the order of play, with a sign before who is on turn."""
    table = gn.open("cats-and-dogs", ["Ann", "Bob"], position={"spaces": [5, 9], "order": [1, 0], "turn": 0})

    assert drawn(table)[-1] == "uBu Bob: space 9   » ^A^ Ann: space 5"


def test_who_is_not_on_the_board():
    """Before the first turn a piece waits; whoever has resigned is gone."""
    table = gn.open("cats-and-dogs", ["Ann", "Bob", "Cleo"], dealer=gn.Seeded(1))
    table.resign(2)

    expected = "» ^A^ Ann: not yet on the board   uBu Bob: not yet on the board"
    assert drawn(table)[-2:] == [expected, "^C^ Cleo: has left"]


def test_the_winner_stands_in_the_middle():
    """At the end the centre's room holds the winner's piece."""
    table = gn.open(
        "cats-and-dogs", ["Ann", "Bob"], dealer=gn.Scripted(["spin 2"]), position={"spaces": [58, 3]}
    )
    table.play(0, "spin")
    lines = drawn(table)
    row = next(place for place, line in enumerate(lines) if "Finish Here" in line)

    assert "^A^" in lines[row + 1]


def test_another_box_has_its_own_names():
    """The second edition: a gate, a hearth, and 32 stones on a lower board."""
    lines = drawn(race(0, 28, game="garden-path"))
    text = "\n".join(lines)

    assert len(lines) == 11
    assert "gate" in lines[1]
    assert "the hearth" in text
    assert "29«20" in text
    assert lines[-1] == "» ^A^ Ann: the gate   uBu Bob: stone 28"


def test_plain_characters_where_there_are_no_others():
    """A terminal that only has ASCII gets corners and arrows of ASCII."""
    out = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    screen = Screen(Console(file=out, width=80), input)
    text = "\n".join(line.plain for line in board_of(race(18, 27), None, screen))

    assert text.isascii()
    assert "17>29" in text
    assert "22<11" in text


@pytest.mark.parametrize(("environment", "is_coloured"), [({}, True), ({"NO_COLOR": "1"}, False)])
def test_no_color_is_honoured(environment, is_coloured):
    """A red piece is red, unless the environment asks for no colours; its letter is there in any case."""
    out = io.StringIO()
    console = Console(file=out, width=80, force_terminal=True, color_system="standard", _environ=environment)
    screen = Screen(console, input)
    screen.draw(board_of(race(18, 27), None, screen))
    codes = {code for codes in re.findall(r"\x1b\[([\d;]+)m", out.getvalue()) for code in codes.split(";")}

    assert "^A^" in out.getvalue()
    assert is_coloured == any(re.fullmatch(r"[349]\d", code) for code in codes)


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        (["Ann", "Bob"], ["A", "B"]),
        (["Ann", "Anna", "Abba"], ["A", "N", "B"]),
        (["bot", "bot 2", "bot 3"], ["B", "2", "3"]),
        (["Ärzte", "张伟", "A"], ["R", "A", "B"]),
    ],
)
def test_every_piece_has_a_sign_of_its_own(names, expected):
    """The first letter, then another sign of the name, then any."""
    assert expected == letters(names)


def test_a_game_without_a_drawing_shows_its_facts():
    """The toy has no drawing: its facts stand one a line, and a seat sees its own hand only."""
    table = parlour_table(["Ann", "Bob"], gn.Scripted(["card no"]))
    table.play(0, "draw")
    screen = Typist().screen
    anns, bobs = ([line.plain for line in board_of(table, seat, screen)] for seat in (0, 1))

    assert anns[:3] == ["── The Parlour ──", "players  0 Ann, 1 Bob", "coins    10, 10"]
    assert "hand     0, 1" in anns
    assert "hand     0, 0" in bobs


def test_facts_of_any_kind():
    """Objects, lists of objects, nothing at all: each in plain words."""
    deeds = [{"name": "Onix", "price": 60}, {"name": "Abra", "price": None}]
    view = seen(["Ann", "Bob"], {"deeds": deeds, "open": True, "goods": []})
    lines = [line.plain for line in facts.draw(view, ParlourEdition(), Typist().screen, 0)]

    expected = ["deeds    name Onix, price 60", "         name Abra, price -", "open     true", "goods    -"]
    assert expected == lines[2:]
