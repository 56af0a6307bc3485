"""What the floors above ask of the game: who may begin, how far all have come, what people may say fell."""

from __future__ import annotations

import pytest

import gamenight as gn
from gamenight.notation.words import say

NAMES = ["Ann", "Bob"]


@pytest.mark.rule("setup.order")
def test_only_before_the_first_turn_may_anybody_spin_unasked():
    """The opener is the spin for the order of play."""
    table = gn.open("cats-and-dogs", NAMES)
    running = gn.open("cats-and-dogs", NAMES, position={"spaces": [3, 0]})
    opener = table.game.opener(table.state)

    assert opener == table.legal_actions(0)[0]
    assert running.game.opener(running.state) is None


def test_the_tally_says_how_far_each_piece_has_come():
    """Whoever has not begun has come nowhere."""
    table = gn.open("cats-and-dogs", NAMES, position={"spaces": [3, 0]})

    assert table.game.tally(table.state) == [3, 0]


@pytest.mark.rule("spin.line")
def test_people_may_say_a_line_or_one_of_six_numbers():
    """Where exactly the tail rests nobody measures."""
    table = gn.open("cats-and-dogs", NAMES)
    fallen = [say(table.game, one) for one in table.game.falls(table.state)]

    assert fallen == [
        "spin line@0", "spin 1@30", "spin 2@90", "spin 3@150", "spin 4@210", "spin 5@270", "spin 6@330",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("frame", "why"),
    [
        ({"seat": 0, "to_spin": [0, 1]}, "needs the ranks of all seats"),
        ({"seat": 0, "to_spin": [1], "ranks": [0, 0]}, "is not among those who have to"),
    ],
)
def test_an_order_that_no_game_could_reach_is_refused(frame, why):
    """All seats have a rank, and one of those spins who still have to."""
    position = {"stack": [{"ask": "order", "waits": [0], **frame}]}
    with pytest.raises(gn.BadPosition, match=rf"stack\[0\]: .*{why}"):
        gn.open("cats-and-dogs", NAMES, position=position)
