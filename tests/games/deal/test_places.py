"""Places for sets: few of a colour, and sets that are begun beside each other."""

from itertools import permutations

import pytest

from tests.games.deal.hands import game, lay, loose, sets
from tests.games.playing import go_on, one_told


@pytest.mark.rule("play.property", "action.sly_deal")
def test_a_card_that_comes_is_laid_in_the_first_set_begun():
    """The other one of its colour stays as it is."""
    table = lay(
        2, hands=["sly-deal"], sets=[{"brown": "any", "brown2": "light-blue-brown"}, {"brown": "brown"}]
    )
    go_on(table, "0 steal 1 brown:brown", "1 allow")

    assert sets(table, 0) == {"brown": "brown any", "brown2": "light-blue-brown"}


@pytest.mark.rule("breaker.colour", "action.deal_breaker")
@pytest.mark.parametrize("actor", [0, 1])
@pytest.mark.parametrize(
    ("mine", "theirs", "after"),
    [
        (
            {"brown": "any", "brown2": "any", "brown3": "light-blue-brown"},
            {"brown": "brown brown house"},
            {"brown": "any any", "brown2": "brown brown house", "brown3": "light-blue-brown"},
        ),
        (
            {"railroad": "any", "railroad2": "railroad", "railroad3": "railroad-utility"},
            {"railroad": "railroad railroad railroad any"},
            {"railroad": "railroad railroad-utility any", "railroad2": "railroad railroad railroad any"},
        ),
    ],
    ids=["brown", "railroad"],
)
def test_where_every_place_is_begun_small_sets_are_joined(actor, mine, theirs, after):
    """A whole set that is taken stands by itself; what was begun makes room, and nothing is lost."""
    other = 1 - actor
    hands, laid = ["", ""], [mine, theirs] if actor == 0 else [theirs, mine]
    hands[actor] = "deal-breaker"
    table = lay(2, hands=hands, sets=laid, turn=actor)
    go_on(table, f"{actor} break {other} {next(iter(theirs))}", f"{other} allow")

    assert sets(table, other) == {}
    assert sets(table, actor) == after


@pytest.mark.rule("move.rearrange")
def test_only_cards_that_lie_there_can_be_moved():
    """A wildcard alone in a set, and no card of its colour beside it."""
    table = lay(2, hands=["1M"], sets=[{"red": "red-yellow", "pink": "pink pink-orange"}])
    moved = {word.split()[1] for word in table.legal(0) if word.startswith("move")}

    assert moved == {"red:red-yellow", "pink:pink", "pink:pink-orange"}


@pytest.mark.rule("no.order", "pay.where")
@pytest.mark.parametrize("order", list(permutations((1, 2, 3))))
def test_wildcards_that_come_are_laid_in_one_order_whoever_paid_first(order):
    """Three pay with a wildcard each; it makes no difference who was quicker."""
    wilds = ["pink-orange", "red-yellow", "railroad-utility"]
    table = lay(4, hands=["birthday"], sets=[{}, *[{word.split("-")[0]: word} for word in wilds]])
    table.play(0, "birthday")
    go_on(table, *[f"{seat} allow" for seat in order])

    assert [one["card"] for one in loose(table)] == wilds


@pytest.mark.rule("breaker.colour", "action.deal_breaker")
@pytest.mark.parametrize(("colour", "number"), [("brown", 2), ("railroad", 4)])
def test_a_set_that_stands_apart_is_told(colour, number):
    """Whose it is, and where: the second place of its colour."""
    table = lay(2, hands=["deal-breaker"], sets=[{colour: "any"}, {colour: " ".join([colour] * number)}])
    events = go_on(table, f"0 break 1 {colour}", "1 allow")
    broken, apart = one_told(events, "broken").facts(), one_told(events, "set_apart")

    assert apart.clause == "breaker.colour"
    assert apart.facts() == {"seat": 0, "set": broken["set"] + len(game().colour_words)}
