"""A table before chance has spoken."""

from __future__ import annotations

import pytest

import gamenight as gn
from gamenight.kernel.engine import waiting
from gamenight.kernel.seat import CHANCE_BIT


def test_nothing_is_dealt_yet():
    """Chance is asked first; so no two games begin with the same cards."""
    start = gn.lay("deal", 2)
    ends = [start.play(start.bots(["plain", "plain"]), seed) for seed in range(20)]

    assert waiting(start.state) == CHANCE_BIT
    assert len({(tuple(outcome.winners), decisions) for outcome, decisions in ends}) > 10


def test_the_same_seed_is_the_same_game():
    """Whatever was played in between."""
    start = gn.lay("cats-vs-dogs", 4)
    bots = start.bots(["easy"] * 4)
    first = start.play(bots, 3)
    start.play(bots, 4)

    assert repr(start.play(bots, 3)) == repr(first)


def test_a_position_to_begin_from():
    """Red stands before the centre, and needs a five."""
    start = gn.lay("cats-and-dogs", 2, position={"spaces": [58, 3], "turn": 0})
    won = [start.play(start.bots(["random", "random"]), seed)[0].winners[0] for seed in range(50)]

    assert won.count(0) > won.count(1)


def test_a_bot_for_each_seat():
    """Too few are told."""
    start = gn.lay("deal", 3)
    with pytest.raises(gn.BadSetup, match="2 bots were given, and there are 3 seats"):
        start.play(start.bots(["plain", "plain"]), 1)
