"""What everybody sees of a race, and what a position says of it."""

from typing import Any

import pytest

import gamenight as gn
from gamenight.kernel.action import TIME
from tests.games.race.board import COLOURS, PLAIN, drawn, race

GONE = -2
SPINS = {"ask": "order", "seat": 0, "waits": [0], "to_spin": [0, 1], "ranks": [0, 0, 4]}
TURN = {"ask": "turn", "seat": 0, "waits": [0]}
TAIL = {"ask": "spinner", "seat": 0, "waits": ["chance"]}


def seen(table: gn.Table) -> Any:
    """The table as anybody sees it."""
    return table.view()["table"]


@pytest.mark.parametrize(
    ("spins", "on_board", "order", "turn"),
    [
        ([], [None, None, None], [], 0),
        ([3], [None, None, None], [], 1),
        ([3, 6, 1], [None, 0, None], [1, 0, 2], 1),
        ([3, 6, 1, 4], [0, 4, None], [1, 0, 2], 0),
    ],
)
def test_the_view_shows_pieces_order_and_turn(spins, on_board, order, turn):
    """A piece that waits beside the board is on no space; there is no order before it is spun for."""
    dealer = gn.Scripted([f"spin {spin}" for spin in spins])
    table = gn.open(drawn(PLAIN), COLOURS[:3], dealer=dealer)
    for _ in spins:
        table.play(table.waiting()[0], "spin")

    assert [piece["space"] for piece in seen(table)["pieces"]] == on_board
    assert seen(table)["order"] == order
    assert seen(table)["turn"] == turn


def test_after_the_end_it_is_nobodys_turn():
    """The pieces stay where they are."""
    table = race(PLAIN, [11, 3], [1])
    table.play(0, "spin")

    assert seen(table)["turn"] is None
    assert [piece["space"] for piece in seen(table)["pieces"]] == [12, 3]


@pytest.mark.parametrize(("more", "turn"), [({}, 1), ({"turn": 2}, 2), ({"order": [2, 1]}, 2)])
def test_a_position_may_leave_out_who_is_out(more, turn):
    """The order of play is that of those who are still in the game."""
    position = {"spaces": [GONE, 3, 5], "out": [0], **more}
    table = gn.open(drawn(PLAIN), COLOURS[:3], position=position)

    assert table.waiting() == (turn,)
    assert sorted(seen(table)["order"]) == [1, 2]


def test_it_is_not_the_turn_of_who_is_out():
    """Said with those who are still in the game."""
    with pytest.raises(gn.BadPosition, match=r"turn: seat 0 is out of the game; still in it are \[1, 2\]"):
        gn.open(drawn(PLAIN), COLOURS[:3], position={"spaces": [GONE, 3, 5], "out": [0], "turn": 0})


@pytest.mark.parametrize(
    ("more", "asked", "waiting"),
    [
        ({"order": [], "spaces": [-1] * 3, "stack": [SPINS]}, "order", 0),
        ({"stack": [TURN]}, "turn", 0),
        ({"stack": [TURN, TAIL]}, "turn", 1),  # chance answers at once
    ],
)
def test_a_position_may_be_in_the_middle_of_a_turn(more, asked, waiting):
    """The first seat's as well as any other's."""
    position = {"spaces": [1, 3, 5], **more}
    table = gn.open(drawn(PLAIN), COLOURS[:3], dealer=gn.Scripted(["spin 1"]), position=position)

    assert (table.view()["asked"], table.waiting()) == (asked, (waiting,))


@pytest.mark.parametrize(
    ("more", "says"),
    [
        ({"stack": [TURN, TAIL, TAIL]}, r"stack\[2\]: nothing comes above the spinner"),
        (
            {"stack": [{**TURN, "waits": []}, TAIL], "out": [0], "spaces": [GONE, 3, 5]},
            "belongs to a seat that is in the game",
        ),
        ({"order": [], "spaces": [-1] * 3, "stack": [{**SPINS, "seat": -1}]}, "nobody is on turn"),
    ],
)
def test_what_no_turn_comes_to_is_refused(more, says):
    """The error says what is impossible, and where."""
    with pytest.raises(gn.BadPosition, match=says):
        gn.open(drawn(PLAIN), COLOURS[:3], position={"spaces": [1, 3, 5], **more})


@pytest.mark.parametrize(
    "word", ["spin 7@360", "spin line@360", "spin 1@60", "spin 2@59", "spin 0@0", "spin 1@x"]
)
def test_a_degree_is_written_with_its_sector(word):
    """A whole degree below a full circle, in the sector that it lies in, or on its line."""
    table = race(PLAIN, [0, 0], [])
    with pytest.raises(gn.Unreadable):
        table.read(gn.CHANCE, word)


def test_minutes_are_plain_numbers():
    """Only degrees are written with their sector."""
    table = race(PLAIN, [0, 0], [])

    assert table.read(gn.CLOCK, "time 7") == gn.Action(TIME, number=7)
    assert gn.say(table.game, gn.Action(TIME, number=7)) == "time 7"
