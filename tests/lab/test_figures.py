"""Shares and their intervals."""

from __future__ import annotations

import pytest

from gamenight.lab.figures import Share, share_of


@pytest.mark.parametrize(
    ("bundles", "games", "low", "high"),
    [
        ([1, 0] * 50, 100, 0.4034, 0.5966),  # a hundred games by Wilson, near enough
        ([0.5] * 50, 100, 0.4038, 0.5962),  # all alike: the games count as they are
        ([0] * 100, 100, 0.0, 0.037),  # never: at most so often
        ([1] * 100, 100, 0.963, 1.0),
        ([1, 1, 0, 0] * 25, 400, 0.4034, 0.5966),  # four games with one luck are worth one
    ],
)
def test_the_interval(bundles, games, low, high):
    """As wide as the bundles differ, and never beyond 0 and 1."""
    share = share_of(bundles, games)

    assert (share.low, share.high) == pytest.approx((low, high), abs=0.001)


def test_a_share_is_said_in_percent():
    """With its bounds."""
    assert str(Share(0.6134, 0.589, 0.6361)) == "61.3 % [58.9, 63.6]"
