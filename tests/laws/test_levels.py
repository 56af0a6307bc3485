"""Each level beats the one below, where there is anything to win; equals win alike on every chair."""

from __future__ import annotations

import pytest

import gamenight as gn

pytestmark = [pytest.mark.battery, pytest.mark.long]  # many games: on the compiled engine alone


@pytest.mark.parametrize(
    ("game", "stronger", "weaker", "games"),
    [
        ("deal", "normal", "easy", 400),
        ("deal", "normal", "plain", 4000),
        ("deal", "hard", "normal", 240),
        ("cats-vs-dogs", "normal", "easy", 400),
        ("dog-lovers", "normal", "easy", 400),
        ("dog-lovers", "normal", "plain", 400),
        ("dog-lovers", "hard", "normal", 40),
    ],
)
def test_a_level_beats_the_one_below(game, stronger, weaker, games):
    """So often that no luck explains it."""
    played = gn.lab.match(game, [stronger, weaker], games)

    assert played.share(stronger).low > 0.5, played
    assert played.truncated == 0


@pytest.mark.parametrize(
    ("game", "bot", "games"),
    [("deal", "normal", 20_000), ("cats-vs-dogs", "normal", 20_000), ("dog-lovers", "normal", 4_000)],
)
def test_equals_differ_only_by_who_begins(game, bot, games):
    """No chair is better than another: who begins is drawn, or thrown for, anew in each game.

    And every game ends, though neither is better than the other.
    """
    played = gn.lab.match(game, [bot, bot], games)

    assert played.truncated == 0
    assert all(share.low <= 0.5 <= share.high for share in played.by_seat()), played.by_seat()
