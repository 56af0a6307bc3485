"""The rules of Ludo, clause by clause."""

from __future__ import annotations

import pytest

import gamenight as gn

YARD, HOME = -1, 56
WAITING = [YARD, YARD, YARD, YARD]
FREE = [0, 10, HOME - 2, YARD]


def laid(mine: list[int], theirs: list[int], *falls: int, turn: int = 0) -> gn.Table:
    """Ann and Bob, who sit opposite each other, their tokens so many steps on, and what the die will show."""
    dealer = gn.Scripted([f"die {fall}" for fall in falls])
    return gn.open("ludo", ["Ann", "Bob"], dealer=dealer, position={"steps": [mine, theirs], "turn": turn})


def steps(table: gn.Table) -> object:
    """How far all tokens have come."""
    return table.position()["steps"]


def told(table: gn.Table) -> list[tuple[str, str]]:
    """What has happened, and by which clause."""
    return [(event.name, event.clause) for event in table.events]


@pytest.mark.rule("setup.yard", "setup.first", "turn.throw")
def test_at_first_all_wait_in_the_yard():
    """The first seat has the die, and nothing else can be done."""
    table = gn.open("ludo", ["Ann", "Bob", "Cid", "Dan"])

    assert steps(table) == [WAITING] * 4
    assert table.waiting() == (0,)
    assert table.legal(0) == ["throw"]


@pytest.mark.rule("turn.throw", "move.count", "move.none", "enter.six", "six.again")
@pytest.mark.parametrize(
    ("mine", "fall", "after", "events", "asked"),
    [
        ([0, *WAITING[1:]], 3, [3, *WAITING[1:]], [("threw", "turn.throw"), ("moved", "move.count")], 1),
        (WAITING, 5, WAITING, [("threw", "turn.throw"), ("stuck", "move.none")], 1),
        (
            WAITING,
            6,
            [0, *WAITING[1:]],
            [("threw", "turn.throw"), ("entered", "enter.six"), ("again", "six.again")],
            0,
        ),
    ],
)
def test_a_throw_with_nothing_to_choose(mine, fall, after, events, asked):
    """One token moves by itself; where none can, the throw is lost; after a six one throws again."""
    table = laid(mine, WAITING, fall)
    table.play(0, "throw")

    assert steps(table) == [after, WAITING]
    assert told(table) == events
    assert table.waiting() == (asked,)


@pytest.mark.rule("move.choice")
@pytest.mark.parametrize(
    ("mine", "fall", "words"),
    [
        ([0, 9, YARD, YARD], 3, ["move 1", "move 2"]),
        ([0, 9, YARD, YARD], 6, ["move 1", "move 2", "move 3", "move 4"]),
        ([0, 9, HOME, HOME - 2], 3, ["move 1", "move 2"]),
    ],
)
def test_whoever_has_a_choice_chooses(mine, fall, words):
    """Between the tokens that can move."""
    table = laid(mine, WAITING, fall)
    table.play(0, "throw")

    assert table.legal(0) == words


@pytest.mark.rule("move.choice")
def test_tokens_that_stand_together_are_no_choice():
    """Either of them would do the same."""
    table = laid([4, 4, HOME, HOME], WAITING, 2)
    table.play(0, "throw")

    assert steps(table) == [[6, 4, HOME, HOME], WAITING]


@pytest.mark.rule("six.again", "six.three")
@pytest.mark.parametrize(
    ("falls", "after", "last", "asked"),
    [
        ([6, 6, 2], [14, *WAITING[1:]], ("moved", "move.count"), 1),
        ([6, 6, 6], [12, *WAITING[1:]], ("third_six", "six.three"), 1),
    ],
)
def test_sixes(falls, after, last, asked):
    """After a six one throws again; the third in a row is not moved."""
    table = laid([0, *WAITING[1:]], WAITING, *falls)
    for _ in falls:
        table.play(0, "throw")
        if "move 1" in table.legal(0):
            table.play(0, "move 1")

    assert steps(table) == [after, WAITING]
    assert told(table)[-1] == last
    assert table.waiting() == (asked,)


@pytest.mark.rule("capture.back", "block.two")
@pytest.mark.parametrize(
    ("mine", "theirs", "fall", "after", "last"),
    [
        # Bob's start is space 26 of the ring: his token at 2 stands where Ann's comes at 28
        ([25, HOME, HOME, HOME], [2, *WAITING[1:]], 3, [28, HOME, HOME, HOME], ("captured", "capture.back")),
        ([25, HOME, HOME, HOME], [2, 2, *WAITING[2:]], 3, [25, HOME, HOME, HOME], ("stuck", "move.none")),
        ([25, HOME, HOME, HOME], [2, 2, *WAITING[2:]], 4, [25, HOME, HOME, HOME], ("stuck", "move.none")),
        ([25, HOME, HOME, HOME], [2, 2, *WAITING[2:]], 2, [27, HOME, HOME, HOME], ("moved", "move.count")),
        ([25, HOME, HOME, HOME], [1, 2, *WAITING[2:]], 4, [29, HOME, HOME, HOME], ("moved", "move.count")),
    ],
)
def test_where_another_stands(mine, theirs, fall, after, last):
    """A token alone goes back to its yard; two are a block that cannot be entered or passed."""
    table = laid(mine, theirs, fall)
    table.play(0, "throw")
    is_caught = last[0] == "captured"

    assert steps(table) == [after, WAITING if is_caught else theirs]
    assert told(table)[-1] == last


@pytest.mark.rule("home.exact", "home.all")
@pytest.mark.parametrize(
    ("mine", "fall", "events"),
    [
        ([HOME - 2, HOME, HOME, HOME], 3, ["threw", "stuck"]),
        ([HOME - 2, HOME, HOME, YARD], 2, ["threw", "moved", "came_home"]),
        ([HOME - 2, HOME, HOME, HOME], 2, ["threw", "moved", "came_home", "won"]),
    ],
)
def test_home(mine, fall, events):
    """By exact count; and whoever first has all tokens there wins."""
    table = laid(mine, WAITING, fall)
    table.play(0, "throw")

    assert [name for name, _ in told(table)] == events
    assert (None if table.outcome is None else table.outcome.winners) == ([0] if "won" in events else None)


@pytest.mark.rule("resign.leave")
def test_whoever_resigns_takes_the_tokens_away():
    """The die passes on; the last one left wins."""
    table = gn.open("ludo", ["Ann", "Bob", "Cid"], position={"steps": [[3, *WAITING[1:]], WAITING, WAITING]})
    table.resign(0)

    assert steps(table) == [WAITING] * 3
    assert told(table) == [("resigned", "resign.leave"), ("left_board", "resign.leave")]
    assert table.waiting() == (1,)
    table.resign(1)
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.clause) == ([2], "resign.leave")


@pytest.mark.rule("turn.throw", "move.choice", "enter.six", "home.exact", "block.two")
@pytest.mark.parametrize(
    ("mine", "falls", "word", "clause", "sentence"),
    [
        (FREE, [], "move 1", "turn.throw", "You have not thrown the die yet."),
        (FREE, [4], "throw", "move.choice", "You have thrown a 4: choose a token first."),
        (FREE, [4], "move 5", "move.choice", "There is no such token; they are numbered from 1 to 4."),
        (FREE, [4], "move 4", "enter.six", "Token 4 is in the yard, and only a six brings it out."),
        (FREE, [3], "move 3", "home.exact", "Token 3 would go beyond home with a 3."),
        ([HOME, 0, 10, YARD], [3], "move 1", "home.exact", "Token 1 is home already."),
        (
            [0, 25, HOME - 2, YARD],
            [6],
            "move 2",
            "block.two",
            "Two tokens of another player on space 29 are in the way of token 2.",
        ),
    ],
)
def test_refused(mine, falls, word, clause, sentence):
    """With the clause, and what may be done instead."""
    table = laid(mine, [3, 3, YARD, YARD], *falls)
    for _ in falls:
        table.play(0, "throw")
    before = table.hash()

    with pytest.raises(gn.Refused) as error:
        table.play(0, word)

    assert error.value.clause == clause
    assert str(error.value).startswith(sentence)
    assert table.hash() == before


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ({"steps": [WAITING]}, "steps: 1 lists for 2 seats"),
        ({"steps": [[0], WAITING]}, "steps[0]: 1 tokens; every seat has 4"),
        ({"steps": [[57, 0, 0, 0], WAITING]}, "steps[0]: 57 is not a whole number from -1 to 56"),
        ({"steps": [[26, *WAITING[1:]], [0, *WAITING[1:]]]}, "steps[0][0]: another player's token stands"),
        ({"steps": [[HOME] * 4, WAITING]}, "steps[0]: all tokens are home"),
        ({"out": [0]}, "out: the game needs two players"),
        ({"out": [0], "turn": 0}, "turn: seat 0 is out of the game"),
        ({"stack": [{"ask": "turn", "seat": 0, "waits": [0], "sixes": 3}]}, "stack[0]: the third six"),
        (
            {
                "stack": [
                    {"ask": "turn", "seat": 0},
                    {"ask": "pick", "seat": 0, "waits": [0], "count": 4},
                ]
            },
            "stack[1]: a throw of 4 leaves nothing to choose",
        ),
    ],
)
def test_positions_that_no_game_reaches(position, why):
    """A position that no game reaches is refused, with the field."""
    with pytest.raises(gn.BadPosition) as error:
        gn.open("ludo", ["Ann", "Bob"], position=position)

    assert str(error.value).startswith(why)
