"""Resigning, in every moment of the game."""

import pytest

import gamenight as gn
from tests.games.playing import told
from tests.games.race.board import COLOURS, PLAIN, drawn, race, spaces


@pytest.mark.rule("resign.leave")
@pytest.mark.parametrize(("leaver", "then"), [(0, 1), (1, 0), (2, 0)])
def test_the_piece_of_who_resigns_leaves_the_board(leaver, then):
    """On turn or off turn; the game goes on with the others."""
    table = race(PLAIN, [3, 4, 5], [1, 1, 1])
    events = table.play(leaver, "resign")

    assert told(events)[:2] == [("resigned", "resign.leave"), ("left_board", "resign.leave")]
    assert spaces(table)[leaver] == -2
    assert table.waiting() == (then,)
    assert table.outcome is None


@pytest.mark.rule("resign.leave", "block.occupied")
def test_a_piece_that_left_is_in_nobodys_way():
    """The space of a player who resigned is free."""
    table = race(PLAIN, [3, 5, 1], [2])
    table.play(1, "resign")
    table.play(0, "spin")

    assert spaces(table) == [5, -2, 1]
    assert table.waiting() == (2,)


@pytest.mark.rule("resign.leave")
def test_the_last_one_left_wins():
    """One wins as soon as all others have left, also one after the other."""
    table = race(PLAIN, [3, 4, 5], [])
    table.play(0, "resign")
    table.play(1, "resign")

    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.clause) == ([2], "resign.leave")


@pytest.mark.rule("resign.leave", "order.ties")
@pytest.mark.parametrize(
    ("spins", "before", "leaver", "waiting"),
    [
        ([], [], 0, (1,)),  # before anybody has spun
        ([], [], 2, (0,)),
        ([4], [0], 1, (2,)),  # the one who is to spin
        ([4], [0], 0, (1,)),  # one who has spun
        ([4, 4, 2], [0, 1, 2], 1, (0,)),  # one of two who tie: no tie is left, the other leads and plays
        ([4, 2, 2], [0, 1, 2], 2, (0,)),  # the two who tie were third and second: the first begins at once
        ([2, 4, 2], [0, 1, 2], 0, (1,)),
    ],
)
def test_resigning_while_the_order_is_spun_for(spins, before, leaver, waiting):
    """Whoever leaves takes no place, and nobody ties with an empty seat."""
    table = gn.open(
        drawn(PLAIN), COLOURS[:3], dealer=gn.Scripted([f"spin {spin}" for spin in [*spins, 1, 2, 3, 4]])
    )
    for seat in before:
        table.play(seat, "spin")
    table.play(leaver, "resign")

    assert table.outcome is None
    assert table.waiting() == waiting
    if len(before) == 3:
        assert table.view()["asked"] == "turn"
    while table.view()["asked"] == "order":
        table.play(table.waiting()[0], "spin")
    order = table.position()["order"]
    assert isinstance(order, list)
    assert sorted(order) == [seat for seat in range(3) if seat != leaver]


@pytest.mark.rule("table.out", "resign.leave")
def test_who_has_left_plays_no_more():
    """Refused, and nothing changes; resigning twice is refused as well."""
    table = race(PLAIN, [3, 4, 5], [])
    table.play(0, "resign")
    before = table.hash()
    for word in ("spin", "resign"):
        with pytest.raises(gn.Refused) as refused:
            table.play(0, word)
        assert refused.value.clause == "table.out"

    assert table.hash() == before


@pytest.mark.rule("resign.leave")
@pytest.mark.parametrize("is_on_the_board", [True, False])
def test_what_is_told_of_who_resigns_is_true_wherever_the_piece_is(is_on_the_board):
    """A piece comes to the board with its first turn: before that it cannot leave it."""
    table = race(PLAIN, [3, 4 if is_on_the_board else -1, 5], [])
    events = table.play(1, "resign")

    assert [table.tell(event) for event in events] == ["blue resigns.", "blue is out of the race."]
    assert [table.tell(event, seat=1) for event in events][1] == "You are out of the race."
    assert spaces(table) == [3, -2, 5]
