"""Resigning, in every moment of the game."""

import pytest

import gamenight as gn
from gamenight.games.race.rules.spin import DEGREES
from gamenight.kernel import engine
from gamenight.kernel.action import RESIGN, Action
from gamenight.kernel.seat import CHANCE, CHANCE_BIT, bit
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


# While a tail is turning: with a real dial on the table that takes as long as people take


def turning(table, seat, leaver):
    """The race when a seat has snapped the cat and, before the tail rests, somebody resigns."""
    state = table.state.copy()
    state.log = []
    engine.play(state, seat, table.read(seat, "spin"))
    assert engine.waiting(state) == CHANCE_BIT
    engine.play(state, leaver, Action(RESIGN))
    assert told(state.log)[:2] == [("resigned", "resign.leave"), ("left_board", "resign.leave")]
    assert table.game.write(table.game.read(state.terms, table.game.write(state))) == table.game.write(state)
    return state


def rests(state, *counts):
    """Everybody who has to spins on; the tail rests in the middle of these sectors, one after the other."""
    for count in counts:
        if not engine.waiting(state) & CHANCE_BIT:
            seat = state.asking.seat
            engine.play(state, seat, engine.answers(state, seat)[0])
        engine.play(state, CHANCE, DEGREES[count * 60 - 30])


@pytest.mark.rule("resign.leave", "finish.exact")
def test_who_resigns_while_the_tail_is_turning_does_not_win_by_it():
    """A three would have brought red to the centre; now nobody waits for it, and blue is on turn."""
    state = turning(race("S . . . F", [1, 2, 0], []), 0, 0)

    assert state.outcome is None
    assert engine.waiting(state) == bit(1)
    assert list(state.spaces) == [-2, 2, 0]


@pytest.mark.rule("resign.leave")
@pytest.mark.parametrize("leaver", [0, 1])
def test_while_the_tail_is_turning_the_last_one_left_wins_too(leaver):
    """Whether it is one's own spin or the other's."""
    state = turning(race(PLAIN, [3, 4], []), 0, leaver)

    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.clause) == ([1 - leaver], "resign.leave")


@pytest.mark.rule("resign.leave", "block.occupied")
def test_a_piece_that_leaves_while_the_tail_is_turning_is_in_nobodys_way():
    """Blue stood where red now comes to."""
    state = turning(race(PLAIN, [1, 2, 0], []), 0, 1)
    rests(state, 1)

    assert list(state.spaces) == [2, -2, 0]
    assert engine.waiting(state) == bit(2)


@pytest.mark.rule("resign.leave", "setup.order", "order.ties")
@pytest.mark.parametrize(
    ("before", "seat", "leaver", "after", "order"),
    [
        ([], 0, 0, [4, 2], [1, 2]),
        ([], 0, 1, [2, 4], [2, 0]),
        ([5, 5, 1], 0, 0, [], [1, 2]),  # one of two who tie: the other need not spin again
        ([5, 5, 1], 0, 1, [2], [0, 2]),  # the one whose tail is turning finishes that
        ([5, 5, 1], 0, 2, [2, 4], [1, 0]),
        ([1, 1, 1], 0, 2, [2, 4], [1, 0]),
        ([1, 1, 1], 0, 0, [4, 2], [1, 2]),
    ],
)
def test_resigning_while_the_tail_turns_for_the_order(before, seat, leaver, after, order):
    """Nobody waits for the spin of one who has left, and nobody ties with an empty seat."""
    script = gn.Scripted([f"spin {spin}" for spin in before])
    table = gn.open(drawn(PLAIN), COLOURS[:3], dealer=script)
    for spinner in range(len(before)):
        table.play(spinner, "spin")
    state = turning(table, seat, leaver)
    rests(state, *after)

    assert list(state.order) == order
    assert engine.waiting(state) == bit(order[0])
