"""Leagues: who sits together, and how strong that shows each to be."""

from __future__ import annotations

import pytest

import gamenight as gn
from gamenight.lab.league import is_told, tables_of, worst_fit
from gamenight.lab.strength import Sitting, chances, strengths


@pytest.mark.parametrize(
    ("bots", "seats", "tables"),
    [
        ("ab", 2, ["ab"]),
        ("abc", 2, ["ab", "ac", "bc"]),
        ("ab", 3, ["abb", "baa"]),
        ("ab", 4, ["abbb", "baaa", "abab"]),
        ("abc", 3, ["abb", "acc", "baa", "bcc", "caa", "cbb", "abc"]),
        ("abc", 4, ["abbb", "accc", "baaa", "bccc", "caaa", "cbbb", "abca", "abcb", "abcc"]),
    ],
)
def test_who_sits_together(bots, seats, tables):
    """Every pair in both directions, then all kinds mixed; no table twice, however it is turned."""
    assert tables_of(list(bots), seats) == [tuple(table) for table in tables]


def sitting(seats, *won):
    """A table at which each group of seeds had the same winners."""
    return Sitting(seats, tuple(won))


@pytest.mark.parametrize(
    ("sittings", "points"),
    [
        ([sitting((1, 1), (5000, 5000))], [0, 0]),
        ([sitting((1, 1), (100_000, 10_000))], [200, -200]),  # ten to one are 400 points
        ([sitting((1, 3), (2500, 7500))], [0, 0]),  # a fair share of four seats
        ([sitting((1, 3), (50_000, 15_000))], [200, -200]),  # ten to one, each seat
        (
            [sitting((1, 1, 0), (100_000, 10_000, 0)), sitting((0, 1, 1), (0, 100_000, 10_000))],
            [400, 0, -400],
        ),
    ],
)
def test_strengths_are_those_that_the_shares_come_from(sittings, points):
    """For two and for more, and through a third."""
    found = strengths(len(points), sittings, 1, 1.0)

    assert [one.value for one in found] == pytest.approx(points, abs=0.5)


def test_somebody_who_never_won_has_a_strength():
    """A low one, and no endless search for it."""
    first, last = strengths(2, [sitting((1, 1), (50, 0), (50, 0))], 2, 1.96)

    assert first.value > 300
    assert last.value < -300


def test_bounds_are_as_wide_as_groups_of_seeds_differ():
    """Alike groups leave no doubt; groups that disagree do."""
    alike = strengths(2, [sitting((1, 1), *[(60.0, 40.0)] * 10)], 10, 1.96)
    apart = strengths(2, [sitting((1, 1), *[(90.0, 10.0), (30.0, 70.0)] * 5)], 10, 1.96)

    assert alike[0].high - alike[0].low < 0.1
    assert apart[0].high - apart[0].low > 50
    assert alike[0].value == pytest.approx(apart[0].value, abs=0.1)


def test_the_chance_of_a_table():
    """In proportion to seats and strength."""
    assert chances([1, 3], [0, 0]) == [0.25, 0.75]
    assert chances([1, 1], [400, 0]) == pytest.approx([10 / 11, 1 / 11])


def test_a_league_is_the_same_with_any_number_of_workers():
    """To the last bit, and told from luck where it can be."""
    bots = ["plain", "random"]
    alone = gn.lab.league("deal", bots, games=24, seats=3)
    together = gn.lab.league("deal", bots, games=24, seats=3, workers=2)

    assert alone.to_json() == together.to_json()
    assert list(alone.strengths) == bots
    assert is_told(alone.strengths)
    assert [(row.bot, row.table.count(row.bot)) for row in alone.rows] == [("plain", 1), ("random", 1)]
    assert worst_fit(alone.rows) in alone.rows


def test_a_league_of_luck_tells_nobody_apart():
    """In the race nothing is decided."""
    league = gn.lab.league("garden-path", ["normal", "random"], games=16)

    assert not is_told(league.strengths)
    assert [row.share.value for row in league.rows] == [0.25, 0.25, 0.5]


def test_games_that_do_not_end_are_counted():
    """They are won by nobody, and say nothing of strength."""
    league = gn.lab.league("dog-lovers", ["plain", "easy"], games=2, seats=2, most=10)

    assert (league.played, league.truncated) == (2, 2)
    assert [row.truncated for row in league.rows] == [2]
    assert [one.value for one in league.strengths.values()] == pytest.approx([0, 0])


def test_all_tables_go_on_at_the_same_pace():
    """So that a league that is broken off is a smaller league."""
    seen = []
    gn.lab.league("garden-path", ["normal", "random"], games=80, tell=lambda *so_far: seen.append(so_far))

    assert [total for _, total, _ in seen] == [240] * len(seen)
    assert [so_far is not None for _, _, so_far in seen[:4]] == [False, False, True, True]
