"""Exact answers, computed from the edition's file apart from the engine, and met by simulation."""

from __future__ import annotations

import tomllib
from fractions import Fraction

import pytest

import gamenight as gn
from gamenight.bots.playout import play_out
from gamenight.editions.shelf import SHELF
from gamenight.games.race.rules.move import move
from gamenight.games.race.state import Race
from gamenight.kernel.stream import Stream

EDITIONS = ["cats-and-dogs", "garden-path"]


class Chart:
    """The track as the file draws it, and the rules once more in the plainest form."""

    def __init__(self, name: str) -> None:
        document = tomllib.loads((SHELF / name / "edition.toml").read_text(encoding="utf-8"))
        self.finish: int = document["finish"]
        self.arrows: dict[int, int] = {arrow["picture"]: arrow["end"] for arrow in document["arrows"]}

    def alone(self, rest: int, count: int) -> int:
        """Where a piece that is alone comes to rest."""
        goal = rest + count if rest + count <= self.finish else max(0, rest - count)
        return self.arrows.get(goal, goal)

    def two(self, mover: int, other: int, count: int) -> tuple[int, int]:
        """Where mover and other come to rest."""
        is_back = mover + count > self.finish
        end = self.alone(mover, count)
        has_arrow = end not in {mover + count, mover - count}
        if end == other and end != 0:
            return (other, mover) if is_back and not has_arrow else (mover, other)
        return end, other


def expected_spins(chart: Chart) -> float:
    """The expected number of counted spins for one piece from Start to the centre, by exact elimination."""
    rests = [rest for rest in range(chart.finish) if rest not in chart.arrows]
    place = {rest: row for row, rest in enumerate(rests)}
    rows = []
    for rest in rests:
        row = [Fraction(0)] * (len(rests) + 1)
        row[place[rest]] += 1
        row[-1] = Fraction(1)
        for count in range(1, 7):
            end = chart.alone(rest, count)
            if end != chart.finish:
                row[place[end]] -= Fraction(1, 6)
        rows.append(row)
    for pivot in range(len(rests)):
        best = next(row for row in range(pivot, len(rests)) if rows[row][pivot])
        rows[pivot], rows[best] = rows[best], rows[pivot]
        scale = rows[pivot][pivot]
        rows[pivot] = [value / scale for value in rows[pivot]]
        for line, old in enumerate(rows):
            if line != pivot and old[pivot]:
                rows[line] = [value - old[pivot] * top for value, top in zip(old, rows[pivot], strict=True)]
    return float(rows[place[0]][-1])


def first_movers_chance(chart: Chart) -> float:
    """The chance that the first of two wins, by sweeping the equations until nothing moves any more."""
    rests = [rest for rest in range(chart.finish) if rest not in chart.arrows]
    wins = {(mover, other): 0.5 for mover in rests for other in rests}
    steps = {
        pair: [chart.two(*pair, count) for count in range(1, 7)]
        for pair in wins
        if pair[0] != pair[1] or pair[0] == 0
    }
    pairs = sorted(steps, reverse=True)
    change = 1.0
    while change > 1e-12:
        change = 0.0
        for pair in pairs:
            value = (
                sum(
                    1.0 if mover == chart.finish else 1.0 - wins[other, mover] for mover, other in steps[pair]
                )
                / 6
            )
            change = max(change, abs(value - wins[pair]))
            wins[pair] = value
    return wins[0, 0]


def spread(values: list[float]) -> tuple[float, float]:
    """The mean of some values and its standard error."""
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, (variance / len(values)) ** 0.5


def lone_races(name: str, races: int) -> list[float]:
    """How many counts one piece needs by the engine's rule of moving, the other resting on Start."""
    start = gn.open(name, ["a", "b"], position={}).state
    assert isinstance(start, Race)
    state = start.fresh()
    stream = Stream(1930, 0)
    found = []
    for _ in range(races):
        state.load(start)
        counts = 0
        while state.outcome is None:
            move(state, 0, stream.below(6) + 1)
            counts += 1
        found.append(float(counts))
    return found


def wins_of_the_first(name: str, games: int) -> list[float]:
    """1 for every game of two that the first mover won, else 0, through the whole engine."""
    table = gn.open(name, ["a", "b"], position={})
    state = table.state.copy()
    bots: list[gn.Bot] = [gn.RandomBot(), gn.RandomBot()]
    sights = [table.game.sight(state, seat) for seat in range(2)]
    dealer = gn.Seeded(1929)
    found = []
    for _ in range(games):
        state.load(table.state)
        play_out(state, dealer, bots, sights, 100_000)
        assert state.outcome is not None
        found.append(1.0 - state.outcome.winners[0])
    return found


@pytest.mark.rule("finish.exact", "finish.over", "arrow.follow", "move.forward")
@pytest.mark.parametrize(
    ("name", "spins", "chance"),
    [("cats-and-dogs", 30.018369, 0.517711), ("garden-path", 19.628560, 0.525626)],
)
def test_the_exact_answers_of_a_box(name, spins, chance):
    """How long one piece needs, and what the first of two has of being first."""
    chart = Chart(name)

    assert expected_spins(chart) == pytest.approx(spins, abs=1e-5)
    assert first_movers_chance(chart) == pytest.approx(chance, abs=1e-5)


@pytest.mark.rule("arrow.follow", "finish.over", "finish.swap", "block.occupied", "move.forward")
@pytest.mark.parametrize("name", EDITIONS)
def test_the_engine_moves_two_pieces_as_the_chart_does(name):
    """From every pair of spaces on which two can rest, by every count."""
    chart = Chart(name)
    start = gn.open(name, ["a", "b"], position={}).state
    assert isinstance(start, Race)
    rests = [rest for rest in range(chart.finish) if rest not in chart.arrows]
    for mover in rests:
        for other in rests:
            for count in range(1, 7):
                if mover == other != 0:
                    continue
                state = start.copy()
                assert isinstance(state, Race)
                state.spaces[0], state.spaces[1] = mover, other
                move(state, 0, count)

                assert tuple(state.spaces) == chart.two(mover, other, count), (mover, other, count)


@pytest.mark.parametrize("name", EDITIONS)
def test_one_piece_needs_as_long_as_it_should(name):
    """Two thousand races of one piece, within four standard errors."""
    mean, error = spread(lone_races(name, 2000))

    assert abs(mean - expected_spins(Chart(name))) < 4 * error


@pytest.mark.battery
@pytest.mark.parametrize("name", EDITIONS)
def test_one_piece_needs_exactly_as_long_as_it_should(name):
    """Over a hundred thousand races the mean is the computed one."""
    mean, error = spread(lone_races(name, 100_000))

    assert error < 0.08
    assert abs(mean - expected_spins(Chart(name))) < 4 * error


@pytest.mark.battery
@pytest.mark.parametrize("name", EDITIONS)
def test_the_first_mover_wins_as_often_as_it_should(name):
    """Two hundred thousand games of two through the whole engine, within four standard errors."""
    mean, error = spread(wins_of_the_first(name, 200_000))

    assert error < 0.0012
    assert abs(mean - first_movers_chance(Chart(name))) < 4 * error
