"""Forward along the track, and spaces that are taken."""

import pytest

from tests.games.playing import told
from tests.games.race.board import PLAIN, race, spaces


@pytest.mark.rule("move.forward")
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 6])
def test_a_piece_advances_by_the_count(count):
    """As many spaces as the tail says, from where it stands."""
    table = race(PLAIN, [2, 0], [count])
    events = table.play(0, "spin")

    assert spaces(table) == [2 + count, 0]
    assert ("moved", "move.forward") in told(events)


@pytest.mark.rule("move.turn")
@pytest.mark.parametrize(("seats", "turn", "then"), [(2, 0, 1), (2, 1, 0), (4, 2, 3), (4, 3, 0)])
def test_one_spin_a_turn_then_the_next(seats, turn, then):
    """After the move the next player is asked, and nobody else."""
    table = race(PLAIN, [0] * seats, [6], turn)
    table.play(turn, "spin")

    assert table.waiting() == (then,)
    assert table.legal(then) == ["spin"]
    assert table.legal(turn) == []


@pytest.mark.rule("block.occupied")
@pytest.mark.parametrize(
    ("before", "spin", "after", "why"),
    [
        ([3, 5], 2, [3, 5], ("blocked", "block.occupied")),
        ([3, 5], 3, [6, 5], ("moved", "move.forward")),  # passed on the way
        ([3, 5], 1, [4, 5], ("moved", "move.forward")),
        ([0, 0], 2, [2, 0], ("moved", "move.forward")),  # Start holds two
        ([0, 3, 2], 2, [0, 3, 2], ("blocked", "block.occupied")),
        ([1, 2, 3, 4, 5, 6], 5, [1, 2, 3, 4, 5, 6], ("blocked", "block.occupied")),
        ([1, 2, 3, 4, 5, 6], 6, [7, 2, 3, 4, 5, 6], ("moved", "move.forward")),
    ],
)
def test_no_two_pieces_share_a_space(before, spin, after, why):
    """A move that would end on an opponent's space is lost; the piece stays where the spin found it."""
    table = race(PLAIN, before, [spin])
    events = table.play(0, "spin")

    assert spaces(table) == after
    assert why in told(events)
    assert table.waiting() == (1,)


@pytest.mark.rule("spin.lost")
def test_a_lost_turn_is_this_one_only():
    """Next time the player spins as usual."""
    table = race(PLAIN, [3, 5], [2, 1, 1])
    table.play(0, "spin")
    table.play(1, "spin")
    table.play(0, "spin")

    assert spaces(table) == [4, 6]
