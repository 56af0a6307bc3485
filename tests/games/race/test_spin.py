"""The spinner and its dividing lines."""

import pytest

import gamenight as gn
from gamenight.games.race.state import SPINNER
from gamenight.kernel.seat import CHANCE_BIT
from tests.games.playing import told
from tests.games.race.board import COLOURS, PLAIN, drawn, race, spaces


@pytest.mark.rule("spin.line")
@pytest.mark.parametrize(
    ("degree", "count"),
    [(1, 1), (30, 1), (59, 1), (61, 2), (119, 2), (121, 3), (181, 4), (241, 5), (299, 5), (301, 6), (359, 6)],
)
def test_the_sectors_count_one_to_six(degree, count):
    """Between two lines the tail points to a number."""
    table = race(PLAIN, [0, 0], [f"{count}@{degree}"])
    events = table.play(0, "spin")

    assert events[0].facts() == {"seat": 0, "count": count, "degree": degree}
    assert spaces(table) == [count, 0]
    assert table.waiting() == (1,)


@pytest.mark.rule("spin.line")
@pytest.mark.parametrize("degree", [0, 60, 120, 180, 240, 300])
def test_on_a_line_the_spin_is_made_again_in_play(degree):
    """Nothing moves, the turn does not pass, the new spin counts; both are shown."""
    table = race(PLAIN, [0, 0], [f"line@{degree}", f"line@{degree}", 4])
    events = table.play(0, "spin")

    assert told(events)[:3] == [("on_line", "spin.line"), ("on_line", "spin.line"), ("spun", "spin.line")]
    assert events[0].facts() == {"seat": 0, "degree": degree}
    assert spaces(table) == [4, 0]
    assert [entry.word for entry in table.entries][1:3] == [f"spin line@{degree}"] * 2


@pytest.mark.rule("spin.line")
def test_on_a_line_the_spin_is_made_again_for_the_order():
    """A spin on a line does not count before the game either."""
    table = gn.open(drawn(PLAIN), COLOURS[:2], dealer=gn.Scripted(["spin line", "spin 2", "spin 5"]))
    first = table.play(0, "spin")
    table.play(1, "spin")

    assert told(first) == [("on_line", "spin.line"), ("spun", "spin.line")]
    assert table.waiting() == (1,)


@pytest.mark.rule("setup.order", "order.ties", "move.turn", "spin.line")
@pytest.mark.parametrize(
    ("spins", "clauses"),
    [
        ([3, 5, 1], ["setup.order", "setup.order", "move.turn"]),
        ([4, 4, 2, 6, 1], ["setup.order"] * 2 + ["order.ties"] * 2 + ["move.turn"]),
        ([4, 4, 2, 2, 5, 6, 1], ["setup.order"] * 2 + ["order.ties"] * 4 + ["move.turn"]),
        (["line", 3, 5, 1], ["spin.line", "setup.order", "move.turn"]),
        ([4, 4, "line", 2, 6, 1], ["setup.order"] * 2 + ["spin.line", "order.ties", "move.turn"]),
        ([3, 5, "line", "line", 1, 2], ["setup.order"] * 2 + ["spin.line", "move.turn"]),
    ],
)
def test_every_spin_says_what_it_is_for(spins, clauses):
    """For a place, for a shared place, or to move; one made again because of the line."""
    table = gn.open(drawn(PLAIN), COLOURS[:2], dealer=gn.Scripted([f"spin {spin}" for spin in spins]))
    for _ in clauses:
        table.play(table.waiting()[0], "spin")

    assert [event.clause for event in table.events if event.name == "spun"] == clauses


@pytest.mark.rule("spin.line")
def test_every_degree_is_equally_likely():
    """CHANCE answers one of 360 whole degrees, six of them lines."""
    table = race(PLAIN, [0, 0], [])
    frame = SPINNER.open(table.state, CHANCE_BIT)
    spinner = frame.decision
    answers = spinner.answers(table.state, frame, gn.CHANCE)
    words = [gn.say(table.game, action) for action in answers]

    assert (
        len(answers) == len(spinner.weights(table.state, frame)) == spinner.total(table.state, frame) == 360
    )
    assert set(spinner.weights(table.state, frame)) == {1}
    assert [spinner.chance(table.state, frame, roll) for roll in range(360)] == answers
    assert sum("line" in word for word in words) == 6
    assert [sum(f"spin {count}@" in word for word in words) for count in range(1, 7)] == [59] * 6
