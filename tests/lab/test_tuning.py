"""Tuning: what is tried, who goes on, and that fresh seeds judge."""

from __future__ import annotations

import pytest

import gamenight as gn
from gamenight.bots.named import tunables
from gamenight.bots.tunable import Tunable
from gamenight.lab.report.found import page_of
from gamenight.lab.tuning import drawn, near


@pytest.mark.parametrize(
    ("number", "chance", "value"),
    [
        (Tunable(1.5, 0.0, 3.0, False, ""), 0.0, 0.75),
        (Tunable(1.5, 0.0, 3.0, False, ""), 0.5, 1.5),
        (Tunable(1.5, 0.0, 2.0, False, ""), 1.0, 2.0),  # no further than it may go
        (Tunable(0.0, 0.0, 2.0, False, ""), 0.5, 0.25),  # from 0 on, up to a quarter of the way
        (Tunable(9.0, 0.0, 100.0, True, ""), 0.3, 7.0),  # whole ones stay whole
        (Tunable(-0.02, -1.0, 1.0, False, ""), 1.0, -0.04),
    ],
)
def test_what_is_tried_lies_around_what_is(number, chance, value):
    """Between half and twice as much."""
    assert near(number, chance) == value


def test_tries_differ_from_what_is_and_from_each_other():
    """As many as there are, if there are fewer than asked for."""
    few = drawn({"hard": Tunable(3.0, 0.0, 10.0, True, "")}, 16, 1)

    assert sorted(one["hard"] for one in few) == [2.0, 4.0, 5.0, 6.0]
    assert few == drawn({"hard": Tunable(3.0, 0.0, 10.0, True, "")}, 16, 1)
    with pytest.raises(gn.BadSetup, match="no two values to try"):
        drawn({"hard": Tunable(1.0, 1.0, 1.0, True, "")}, 4, 1)


def test_the_better_half_goes_on_and_fresh_seeds_judge():
    """Eight, four, two; every heat with more games, and the last word for seeds that nobody was chosen by."""
    found = gn.lab.tune("deal", "normal", ["safe", "property"], tries=8, games=4, check=8)

    assert [(heat.tries, heat.games) for heat in found.heats] == [(8, 4), (4, 12), (2, 28)]
    assert min(game.seed for game in found.trial.tables[0].games) == found.trial.seed == 15
    assert found.trial.played == 8
    assert list(found.best) == ["safe", "property"]
    assert found.to_toml().startswith("[normal]\nsafe = ")


def test_the_same_with_any_number_of_workers():
    """To the last bit."""
    alone = gn.lab.tune("deal", "normal-bold", ["safe"], tries=2, games=16, check=16, seats=3)
    together = gn.lab.tune("deal", "normal-bold", ["safe"], tries=2, games=16, check=16, seats=3, workers=2)

    assert alone.to_json() == together.to_json()
    assert alone.section == "bold.crowd"
    assert page_of(alone, "de") == page_of(together, "de")


@pytest.mark.parametrize("game", ["deal", "kanto"])
def test_a_bot_with_the_numbers_that_it_has_is_the_same_bot(game):
    """Other numbers are all that a name with numbers changes."""
    family = gn.lab.lay(game, 2).game.name
    numbers = {name: one.value for name, one in tunables("normal", family, 2).items()}
    name = f"normal[{','.join(f'{key}={value:g}' for key, value in numbers.items())}]"
    plain = gn.lab.match(game, ["normal", "plain"], games=4)
    styled = gn.lab.match(game, [name, "plain"], games=4)

    assert styled.games == plain.games
