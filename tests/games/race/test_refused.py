"""What a table refuses, and that nothing changes by it."""

import pytest

import gamenight as gn
from tests.games.race.board import PLAIN, race


@pytest.mark.rule("table.asked")
@pytest.mark.parametrize(("seat", "asked"), [(1, 0), (0, 1)])
def test_only_who_is_asked_answers(seat, asked):
    """Another's spin is refused with a sentence that says what is so."""
    table = race(PLAIN, [0, 0], [1], asked)
    before = table.record()
    with pytest.raises(gn.Refused) as refused:
        table.play(seat, "spin")

    assert refused.value.clause == "table.asked"
    assert refused.value.sentence == "Nothing is asked of you just now."
    assert table.record() == before


@pytest.mark.rule("table.over")
def test_after_the_end_nothing_is_played():
    """Spins and resignations are refused."""
    table = race(PLAIN, [11, 0], [1])
    table.play(0, "spin")
    before = table.record()
    for seat, word in ((1, "spin"), (1, "resign"), (gn.CHANCE, "spin 3")):
        with pytest.raises(gn.Refused) as refused:
            table.play(seat, word)
        assert refused.value.clause == "table.over"

    assert table.record() == before


@pytest.mark.rule("table.clock")
def test_a_race_has_no_clock():
    """The clock is refused where the terms have none."""
    table = race(PLAIN, [0, 0], [])
    with pytest.raises(gn.Refused) as refused:
        table.tick(10)

    assert refused.value.clause == "table.clock"


@pytest.mark.rule("table.asked")
def test_chance_is_the_dealers_alone():
    """A seat cannot say where the tail stops, and chance is refused when a seat is asked."""
    table = race(PLAIN, [0, 0], [1])
    before = table.hash()
    with pytest.raises(gn.Unreadable, match="written 'spin'"):
        table.play(0, "spin 6")
    with pytest.raises(gn.Refused) as refused:
        table.play(gn.CHANCE, "spin 6")

    assert refused.value.clause == "table.asked"
    assert table.hash() == before
