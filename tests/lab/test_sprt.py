"""The test that stops by itself: it errs as seldom as it says, and stops after the same game everywhere."""

from __future__ import annotations

from random import Random

import pytest

import gamenight as gn
from gamenight.lab.sequential import BETTER, ERROR, FEWEST, NOT_BETTER, UNDECIDED, Sequential
from gamenight.lab.sprt import directions

GAIN = 0.05


def verdicts(mean, runs=300):
    """What the test says of many rows of games with that mean, by fixed seeds: two games a value."""
    found = []
    for seed in range(runs):
        chance = Random(seed)
        test = Sequential(GAIN)
        while test.verdict == UNDECIDED and test.count < 5000:
            won = sum(chance.random() < 0.5 + mean for _ in range(2))
            test.add(won / 2 - 0.5)
        found.append(test.verdict)
    return found


@pytest.mark.parametrize(("mean", "wrong"), [(0.0, BETTER), (GAIN, NOT_BETTER)])
def test_it_errs_as_seldom_as_it_says(mean, wrong):
    """One time in twenty, or about that, where one of the two is so."""
    said = verdicts(mean)

    assert UNDECIDED not in said
    assert said.count(wrong) / len(said) <= 1.5 * ERROR


def test_what_is_far_beyond_is_never_mistaken():
    """And much sooner known."""
    assert set(verdicts(3 * GAIN, 100)) == {BETTER}
    assert set(verdicts(-2 * GAIN, 100)) == {NOT_BETTER}


@pytest.mark.parametrize(("value", "verdict"), [(0.0, NOT_BETTER), (0.5, BETTER)])
def test_values_that_are_all_alike(value, verdict):
    """It knows after a while, and not at once."""
    test = Sequential(GAIN)
    while test.verdict == UNDECIDED:
        test.add(value)

    assert test.verdict == verdict
    assert FEWEST <= test.count < 100


@pytest.mark.parametrize(
    ("seats", "tables"),
    [(2, [("new", "old")]), (4, [("new", "old", "old", "old"), ("old", "new", "new", "new")])],
)
def test_both_directions(seats, tables):
    """With two seats they are the same."""
    assert directions("new", "old", seats) == tables


def test_it_stops_after_the_same_game_with_any_number_of_workers():
    """As soon as it knows, and to the last bit."""
    alone = gn.lab.sprt("deal", "plain", "random", games=800)
    together = gn.lab.sprt("deal", "plain", "random", games=800, workers=2)

    assert alone.verdict == BETTER
    assert alone.played == 2 * FEWEST
    assert alone.to_json() == together.to_json()
    assert alone.ahead.low > 0.3


def test_it_ends_undecided_when_the_games_are_played():
    """However many it would have needed."""
    trial = gn.lab.sprt("cats-vs-dogs", "plain", "always-claim", games=40, seats=3)

    assert (trial.verdict, trial.played) == (UNDECIDED, 42)  # 21 each way: seven seeds in three rotations


def test_a_game_without_decisions_is_not_better():
    """No difference and no variance: that is known soon."""
    trial = gn.lab.sprt("garden-path", "normal", "random", games=800)

    assert trial.verdict == NOT_BETTER
    assert trial.ahead.value == 0


def test_a_trial_goes_on_where_it_was(tmp_path):
    """Nothing that is kept is played again, and the end is the same."""
    kept = gn.lab.Kept(tmp_path / "lab.sqlite")
    gn.lab.sprt("deal", "plain", "random", games=32, kept=kept)
    again = gn.lab.sprt("deal", "plain", "random", games=800, kept=kept)
    kept.close()

    assert again.to_json() == gn.lab.sprt("deal", "plain", "random", games=800).to_json()


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"old": "plain"}, "plain is compared with itself"),
        ({"old": "nobody"}, "no bot 'nobody'"),
        ({"gain": 3}, "gain cannot be 3; it is a part of a game"),
        ({"seats": 99}, "deal is played by 2 to "),
        ({"games": 0}, "at least one game"),
    ],
)
def test_what_cannot_be_tried_is_told(given, why):
    """Before the first game."""
    with pytest.raises(gn.BadSetup, match=why):
        gn.lab.sprt(**{"game": "deal", "new": "plain", "old": "random", **given})
