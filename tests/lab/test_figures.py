"""Shares and their intervals."""

from __future__ import annotations

import pytest

from gamenight.lab.figures import Mean, Share, change_of, mean_of, share_of, student


@pytest.mark.parametrize(
    ("bundles", "low", "high"),
    [
        ([1, 0] * 50, 0.4021, 0.5979),  # a hundred games by Wilson, near enough
        ([0.5] * 100, 0.4038, 0.5962),  # all alike: each counts as a game
        ([1 / 3] * 100, 0.2485, 0.4306),  # also where it is rounded
        ([0] * 100, 0.0, 0.037),  # never: at most so often
        ([1] * 100, 0.963, 1.0),
    ],
)
def test_the_interval(bundles, low, high):
    """As wide as the bundles differ, and never beyond 0 and 1."""
    share = share_of(bundles)

    assert (share.low, share.high) == pytest.approx((low, high), abs=0.001)


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (100, 1.984), (5000, 1.96)]
)
def test_few_values_have_wider_bounds(freedom, quantile):
    """As Student's distribution has it."""
    assert student(1.959964, freedom) == pytest.approx(quantile, abs=0.004)


def test_the_average_of_three_is_hardly_known():
    """4.30 standard errors to either side, and not 1.96; of one nothing is known."""
    few = mean_of([1.0, 2.0, 3.0])

    assert few.high - few.value == pytest.approx(4.27 / 3**0.5, abs=0.01)
    assert not mean_of([1.0]).is_bounded()
    assert not change_of([2.0], [3.0]).is_bounded()


def test_nothing_has_no_sign():
    """Whatever it was rounded from."""
    assert str(Mean(-0.02, -1.0, 0.98)) == "0.0 [-1.0, 1.0]"
    assert str(Mean(-0.02, float("-inf"), float("inf"))) == "0.0 [?]"


def test_a_share_is_said_in_percent():
    """With its bounds."""
    assert str(Share(0.6134, 0.589, 0.6361)) == "61.3 % [58.9, 63.6]"
