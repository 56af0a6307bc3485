"""The dealers: repeatable, fair, and set back when asked."""

import pytest

import gamenight as gn
from gamenight.kernel.stream import Stream
from tests.games.race.board import COLOURS, PLAIN, drawn, race


def test_a_stream_is_the_same_for_ever():
    """These numbers are part of every seeded game; a change of them would be a new generator."""
    stream = Stream(7, 0)

    assert [stream.next() for _ in range(4)] == [4196707356, 3891143111, 2994695642, 1852364411]


@pytest.mark.parametrize("bound", [1, 2, 6, 7, 360, 2**31 - 1])
def test_numbers_stay_below_their_bound(bound):
    """From 0 up to the bound, which is never reached."""
    stream = Stream(1, 1)

    assert all(0 <= stream.below(bound) < bound for _ in range(500))


def test_every_number_is_equally_likely():
    """Chi-square over 360 degrees, seeded: within what chance allows (df 359, five sigma)."""
    stream = Stream(3, 0)
    seen = [0] * 360
    for _ in range(36_000):
        seen[stream.below(360)] += 1

    assert sum((number - 100) ** 2 / 100 for number in seen) < 359 + 5 * (2 * 359) ** 0.5


def test_streams_do_not_shift_each_other():
    """Two purposes of one seed are two rows."""
    first, second = Stream(9, 0), Stream(9, 1)
    rows = [[stream.below(1000) for _ in range(20)] for stream in (first, second)]
    again = Stream(9, 1)

    assert rows[0] != rows[1]
    assert [again.below(1000) for _ in range(20)] == rows[1]


def test_a_dealer_rewinds_to_a_bookmark():
    """The same answers follow: taking back a move never gives a new throw."""
    table = gn.open(drawn(PLAIN), COLOURS[:2], dealer=gn.Seeded(5))
    mark, state = table.dealer.bookmark(), table.state
    first = [event.facts() for event in table.play(0, "spin")]
    table.dealer.rewind(mark)
    table.state = state

    assert [event.facts() for event in table.play(0, "spin")] == first


def test_without_a_seed_every_dealer_deals_another_game():
    """Two fresh dealers agree only once in 2^64 times."""
    first, second = gn.Seeded(), gn.Seeded()

    assert first.seed != second.seed


@pytest.mark.parametrize(
    ("script", "says"),
    [
        ([], "the script ends after 0 answers, but chance is asked once more"),
        (["spin 7"], "script, answer 1: '7' does not fit there"),
        (["line"], "script, answer 1: 'line' is no word"),
        (["line", "spin 3"], "script, answer 1"),
    ],
)
def test_a_script_that_does_not_fit_is_told(script, says):
    """The play fails as a whole and nothing has changed."""
    table = race(PLAIN, [0, 0], [])
    table.dealer = gn.Scripted(script)
    table.dealer.game = table.game
    before = table.record()
    with pytest.raises(gn.BadSetup, match=says):
        table.play(0, "spin")

    assert table.record() == before
    assert table.dealer.bookmark() == [[0]]


def test_a_script_that_fails_late_is_set_back_to_the_beginning_of_the_move():
    """The first answer was used in the failed move; it is there again."""
    table = race(PLAIN, [0, 0], ["line"])
    with pytest.raises(gn.BadSetup, match="after 1 answers"):
        table.play(0, "spin")

    assert table.dealer.bookmark() == [[0]]
    assert table.entries == []
