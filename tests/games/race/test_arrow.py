"""Pictures, arrows, bones and bowls."""

import pytest

from tests.games.playing import told
from tests.games.race.board import race, spaces

FORWARD = "S . . 8 . . . . . . . . . . F"
BACKWARD = "S . . . . . 2 . . . . . . . F"
#           0  1 2 3 4 5 6 7 8 9 10 11 12
NEAR_HOME = "S . . . . . 9 . . . . . F"  # a picture on 6 that leads forward to 9
SET_BACK = "S . . . . . 3 . . . . . F"  # a picture on 6 that leads back to 3


@pytest.mark.rule("arrow.follow")
@pytest.mark.parametrize(
    ("board", "before", "spin", "after"),
    [
        (FORWARD, [0, 0], 3, [8, 0]),
        (FORWARD, [1, 0], 2, [8, 0]),
        (BACKWARD, [4, 0], 2, [2, 0]),
        (BACKWARD, [5, 0], 1, [2, 0]),
    ],
)
@pytest.mark.parametrize("turn", [0, 1])  # seat 0 plays a cat, seat 1 a dog
def test_a_picture_reached_by_count_leads_on(board, before, spin, after, turn):
    """Cat or dog, forward or backward: at once along the arrow."""
    table = race(board, before[:: 1 - 2 * turn], [spin], turn)
    events = table.play(turn, "spin")

    assert spaces(table) == after[:: 1 - 2 * turn]
    assert ("followed_arrow", "arrow.follow") in told(events)


@pytest.mark.rule("arrow.follow")
def test_the_next_spin_goes_on_from_the_arrows_end():
    """From the bone or bowl, not from the picture."""
    table = race(FORWARD, [0, 0], [3, 1, 2])
    table.play(0, "spin")
    table.play(1, "spin")
    table.play(0, "spin")

    assert spaces(table) == [10, 1]


@pytest.mark.rule("arrow.follow", "block.occupied")
@pytest.mark.parametrize(
    ("board", "before", "spin"), [(FORWARD, [1, 8], 2), (BACKWARD, [4, 2], 2), (FORWARD, [0, 5, 8], 3)]
)
def test_an_arrow_to_a_taken_space_loses_the_turn(board, before, spin):
    """The piece stays where the spin found it, not on the picture."""
    table = race(board, before, [spin])
    events = table.play(0, "spin")

    assert spaces(table) == before
    assert told(events) == [("spun", "move.turn"), ("arrow_blocked", "arrow.follow")]
    assert table.waiting() == (1,)


@pytest.mark.rule("arrow.follow", "finish.over", "finish.swap", "spin.lost")
@pytest.mark.parametrize(
    ("board", "before", "spin", "after", "why"),
    [
        # 11 + 5 is too far: back to the picture on 6, and along its arrow
        (NEAR_HOME, [11, 0], 5, [9, 0], ("followed_arrow", "arrow.follow")),
        (NEAR_HOME, [10, 7], 4, [9, 7], ("followed_arrow", "arrow.follow")),
        (SET_BACK, [11, 0], 5, [3, 0], ("followed_arrow", "arrow.follow")),
        (SET_BACK, [11, 7, 4], 5, [3, 7, 4], ("followed_arrow", "arrow.follow")),  # passed on the way
        # somebody rests at the arrow's end: the turn is lost, and nobody changes places
        (NEAR_HOME, [11, 9], 5, [11, 9], ("back_blocked", "arrow.follow")),
        (NEAR_HOME, [10, 3, 9], 4, [10, 3, 9], ("back_blocked", "arrow.follow")),
        (SET_BACK, [11, 3], 5, [11, 3], ("back_blocked", "arrow.follow")),
        (SET_BACK, [8, 5, 3], 2, [10, 5, 3], ("moved", "move.forward")),  # not too far
        # the backward move itself ends on a piece: they do
        (NEAR_HOME, [11, 9], 2, [9, 11], ("swapped", "finish.swap")),
        (SET_BACK, [9, 3], 6, [3, 9], ("swapped", "finish.swap")),
        # the arrow leads back to where the piece itself stood
        (NEAR_HOME, [9, 0], 4, [5, 0], ("moved_back", "finish.over")),
        ("S . . . . . 10 . . . . . F", [10, 0], 4, [10, 0], ("followed_arrow", "arrow.follow")),
    ],
)
def test_a_backward_move_follows_arrows_too(board, before, spin, after, why):
    """A picture leads on, unless somebody is at its arrow's end; places are changed without an arrow only."""
    table = race(board, before, [spin])
    events = table.play(0, "spin")

    assert spaces(table) == after
    assert told([event for event in events if event.name != "entered"])[-1] == why
    assert ("moved_back" in dict(told(events))) == (why[0] not in {"back_blocked", "moved"})
    assert table.waiting() == (1,)


@pytest.mark.rule("arrow.follow")
def test_an_arrow_back_to_ones_own_space_is_no_hindrance():
    """The piece comes to rest where it stood: no opponent is there."""
    table = race("S . . 1 . . . . F", [1, 0], [2])
    events = table.play(0, "spin")

    assert spaces(table) == [1, 0]
    assert ("followed_arrow", "arrow.follow") in told(events)


@pytest.mark.rule("arrow.once")
@pytest.mark.parametrize(
    ("board", "before", "spin", "after"),
    [
        (FORWARD, [0, 0], 5, [5, 0]),  # passes the picture on 3
        (FORWARD, [2, 0], 2, [4, 0]),
        (BACKWARD, [3, 0], 6, [9, 0]),  # passes the picture on 6
        ("S . 4 . . 7 . . . . F", [0, 0], 2, [4, 0]),  # follows one, and not the next that lies ahead
    ],
)
def test_one_arrow_a_turn_and_none_in_passing(board, before, spin, after):
    """Pictures passed over do nothing, and an arrow's end is the end of the move."""
    table = race(board, before, [spin])
    table.play(0, "spin")

    assert spaces(table) == after


@pytest.mark.rule("arrow.end")
@pytest.mark.parametrize(
    ("board", "before", "spin", "after"), [(FORWARD, [4, 0], 4, 8), (BACKWARD, [0, 0], 2, 2)]
)
def test_a_bone_or_bowl_reached_by_count_is_an_ordinary_space(board, before, spin, after):
    """The arrow is not followed against its direction."""
    table = race(board, before, [spin])
    events = table.play(0, "spin")

    assert spaces(table)[0] == after
    assert told(events) == [("spun", "move.turn"), ("moved", "arrow.end")]
