"""The centre: exactly, or backward."""

import pytest

from tests.games.playing import told
from tests.games.race.board import PLAIN, race, spaces

SHORT = "S . . . F"
#        0  1 2 3 4 5 6 7 8 9 10 11 12
PICTURE = "S . . . . 2 . . . . . . F"  # a picture on 5


@pytest.mark.rule("finish.exact", "finish.ends")
@pytest.mark.parametrize("spin", [1, 2, 3, 4, 5, 6])
def test_the_first_at_the_centre_by_exact_count_wins(spin):
    """The game is over, and the others are not ranked."""
    table = race(PLAIN, [12 - spin, 3, 5], [spin])
    events = table.play(0, "spin")

    assert told(events)[-2:] == [("moved", "finish.exact"), ("won", "finish.exact")]
    assert table.outcome is not None
    assert table.outcome.clause == "finish.exact"
    assert table.outcome.winners == [0]
    assert table.outcome.standings == [[0], [1, 2]]
    assert table.waiting() == ()
    assert [table.legal(seat) for seat in range(3)] == [[], [], []]


@pytest.mark.rule("finish.over")
@pytest.mark.parametrize(
    ("rests", "spin", "after"),
    [
        (8, 5, 3),  # the rulebook's own example: fourth from home, spins 5 or 6
        (8, 6, 2),
        (8, 4, None),
        (11, 1, None),
        (11, 2, 9),
        (11, 6, 5),
        (7, 6, 1),
        (7, 5, None),
        (6, 6, None),
    ],
)
def test_beyond_the_centre_the_piece_goes_backward(rests, spin, after):
    """By that spin, from the space where it rests."""
    table = race(PLAIN, [rests, 0], [spin])
    events = table.play(0, "spin")

    if after is None:
        assert table.outcome is not None
    else:
        assert spaces(table) == [after, 0]
        assert told(events)[-1] == ("moved_back", "finish.over")
        assert table.outcome is None
        assert table.waiting() == (1,)


@pytest.mark.rule("finish.swap")
@pytest.mark.parametrize(
    ("before", "spin", "after"),
    [
        ([8, 3], 5, [3, 8]),
        ([11, 9], 2, [9, 11]),
        ([11, 7, 9, 5], 6, [5, 7, 9, 11]),
        ([11, 8], 2, [9, 8]),  # nobody there: no swap
    ],
)
def test_a_backward_move_onto_a_piece_changes_places(before, spin, after):
    """The piece there advances to the space just vacated."""
    table = race(PLAIN, before, [spin])
    events = table.play(0, "spin")

    assert spaces(table) == after
    assert (("swapped", "finish.swap") in told(events)) == (after[0] in before)


@pytest.mark.rule("finish.swap")
def test_the_space_just_vacated_is_where_the_mover_rested():
    """Before the spin; the one who is moved there goes on from it."""
    table = race(PLAIN, [11, 5], [6, 1])
    events = table.play(0, "spin")
    table.play(1, "spin")

    assert events[-1].facts() == {"seat": 0, "other": 1, "from": 5, "to": 11}
    assert table.outcome is not None
    assert table.outcome.winners == [1]


@pytest.mark.rule("swap.no_arrow")
def test_a_piece_moved_by_a_swap_follows_no_arrow():
    """It did not land by count: neither of the two is told to follow one, a picture beside them or not."""
    table = race(PICTURE, [11, 6], [5])
    events = table.play(0, "spin")

    assert spaces(table) == [6, 11]
    assert [event.name for event in events] == ["spun", "moved_back", "swapped"]


@pytest.mark.rule("back.start")
@pytest.mark.parametrize(
    ("before", "spin", "after"),
    [([1, 0], 5, [0, 0]), ([3, 2], 6, [0, 2]), ([0, 0, 1], 6, [0, 0, 1]), ([2, 0, 1], 4, [0, 0, 1])],
)
def test_a_backward_move_stops_at_start(before, spin, after):
    """On a very short track; nobody is swapped there."""
    table = race(SHORT, before, [spin])
    events = table.play(0, "spin")

    assert spaces(table) == after
    assert told(events)[-1] == ("moved_back", "back.start")


@pytest.mark.rule("back.start", "finish.over")
def test_exactly_back_to_start_is_an_ordinary_backward_move():
    """Three back from the third space; again nobody is swapped."""
    table = race("S . . . . F", [3, 0], [3])
    events = table.play(0, "spin")

    assert spaces(table) == [0, 0]
    assert told(events)[-1] == ("moved_back", "finish.over")
