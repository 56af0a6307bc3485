"""Places for sets: few of a colour, and sets that are begun beside each other."""

from itertools import permutations
from typing import Any

import pytest

from tests.games.deal.hands import lay, sets
from tests.games.playing import go_on, one_told

WILD = {"brown": ("any", "any", "light-blue-brown"), "railroad": ("any", "any", "railroad-utility")}


@pytest.mark.rule("play.property")
def test_a_card_is_laid_in_the_first_set_begun():
    """The other one of its colour stays as it is."""
    table = lay(2, hands=["brown"], sets=[{"brown": "any", "brown2": "light-blue-brown"}])
    table.play(0, "lay brown brown")

    assert sets(table, 0) == {"brown": "brown any", "brown2": "light-blue-brown"}


@pytest.mark.rule("breaker.colour", "action.deal_breaker")
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("colour", ["brown", "railroad"])
def test_where_every_place_is_begun_small_sets_are_joined(seats, colour):
    """A whole set that is taken stands by itself; what was begun makes room, and nothing is lost."""
    number = 2 if colour == "brown" else 4
    mine = {f"{colour}{place or ''}": card for place, card in zip((0, 2, 3), WILD[colour], strict=True)}
    whole = " ".join([colour] * number)
    table = lay(seats, hands=["deal-breaker"], sets=[mine, {colour: whole}])
    go_on(table, f"0 break 1 {colour}", "1 allow")

    assert sets(table, 1) == {}
    after = sets(table, 0)
    assert whole in after.values()
    assert sorted(" ".join(after.values()).split()) == sorted([*WILD[colour], *whole.split()])
    assert max(len(cards.split()) for cards in after.values()) <= number


@pytest.mark.rule("no.order", "pay.where")
@pytest.mark.parametrize("order", list(permutations((1, 2, 3))))
def test_wildcards_that_come_are_laid_in_one_order_whoever_paid_first(order):
    """Three pay with a wildcard each; it makes no difference who was quicker."""
    wilds = ["pink-orange", "red-yellow", "railroad-utility"]
    table = lay(4, hands=["birthday"], sets=[{}, *[{word.split("-")[0]: word} for word in wilds]])
    table.play(0, "birthday")
    go_on(table, *[f"{seat} allow" for seat in order])

    loose: Any = table.position()["loose"]

    assert [one["card"] for one in loose] == wilds


@pytest.mark.rule("breaker.colour", "action.deal_breaker")
@pytest.mark.parametrize(("colour", "number"), [("brown", 2), ("railroad", 4)])
def test_a_set_that_stands_apart_is_told(colour, number):
    """Whose it is, and where: the second place of its colour."""
    table = lay(2, hands=["deal-breaker"], sets=[{colour: "any"}, {colour: " ".join([colour] * number)}])
    state: Any = table.state
    events = go_on(table, f"0 break 1 {colour}", "1 allow")
    broken, apart = one_told(events, "broken").facts(), one_told(events, "set_apart")

    assert apart.clause == "breaker.colour"
    assert apart.facts() == {"seat": 0, "set": broken["set"] + state.colours}
