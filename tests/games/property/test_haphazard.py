"""Goods picked at random: what may be among them, and how often."""

from __future__ import annotations

from collections import Counter

import pytest

from gamenight.kernel.stream import Stream
from tests.games.playing import go_on
from tests.games.property.laid import BROWN, lay
from tests.games.property.scenes import BOTH_HELD

DRAWS = 4000


def drawn(table, word, seat=0):
    """How often which goods come out for a word, written as one types them."""
    sight, action, stream = table.sight(seat), table.read(seat, word), Stream(5, 1)
    found = Counter(sight.random_goods(action, stream) for _ in range(DRAWS))
    say_one = table.game.say_slot
    name = "goods" if word.split()[0] in {"offer", "counter"} else "deeds"
    return Counter({tuple(say_one(name, one) for one in goods): found[goods] for goods in found})


def share(found, is_so):
    """What part of the draws is so, in per cent."""
    return 100 * sum(found[goods] for goods in found if is_so(goods)) / DRAWS


def begins(goods, *starts):
    """Whether one of the goods begins so."""
    return any(one.startswith(starts) for one in goods)


@pytest.mark.rule("deal.what")
def test_a_thing_of_each_side_three_times_in_four_and_cash_every_other_time():
    """Half of the cash comes, half goes; each deed is as likely as another."""
    found = drawn(lay("kanto", 2, deeds=[[1, 5, 12], [6, 39]], cash=[40, 80]), "offer 1 give:1")

    assert abs(share(found, lambda goods: begins(goods, "give:")) - 75) < 3
    assert abs(share(found, lambda goods: begins(goods, "take:")) - 75) < 3
    assert abs(share(found, lambda goods: not goods) - 100 / 16) < 2
    assert abs(share(found, lambda goods: begins(goods, "pay:")) - 1500 / 64) < 2
    assert abs(share(found, lambda goods: begins(goods, "get:")) - 1500 / 64) < 2
    for deed, rate in {"give:1": 25, "give:5": 25, "give:12": 25, "take:6": 37.5, "take:39": 37.5}.items():
        assert abs(share(found, lambda goods, deed=deed: deed in goods) - rate) < 3
    sums = {one for goods in found for one in goods if begins([one], "pay:", "get:")}
    assert sums == {f"pay:{sum_}" for sum_ in range(1, 11)} | {f"get:{sum_}" for sum_ in range(1, 21)}


@pytest.mark.rule("deal.what", "deal.no_buildings")
@pytest.mark.parametrize(
    ("position", "goods"),
    [
        ({"deeds": [[1], []], "cash": [3, 3]}, {(), ("give:1",)}),
        ({"deeds": [[1], []], "cash": [4, 3]}, {(), ("give:1",), ("give:1", "pay:1")}),
        ({"deeds": [[1, 5], []], "cash": [0, 0], "mortgaged": [1]}, {(), ("give:5",)}),
        ({"deeds": [[*BROWN, 5], []], "cash": [0, 0], "buildings": {"1": 1}}, {(), ("give:5",)}),
        ({"deeds": [[1], []], "cash": [0, 0], "decks": BOTH_HELD}, {(), ("give:1",)}),
        ({"deeds": [[1], []], "cash": [0, 0], "mortgaged": [1], "decks": BOTH_HELD},
         {(), ("card:chance", "card:chest")}),
        ({"deeds": [[], []]}, {()}),
    ],
)  # fmt: skip
def test_only_what_may_be_given_is_picked(position, goods):
    """No mortgaged deed, none of a group with buildings, no cash alone; the jail cards where no deed is."""
    assert set(drawn(lay("kanto", 2, **position), "offer 1 give:1")) == goods


@pytest.mark.rule("deal.what")
def test_a_counter_offer_is_to_whom_it_answers():
    """The goods are those of that player, and of nobody if there is no such offer."""
    table = lay("kanto", 3, deeds=[[1], [6], [12]], cash=[0, 0, 0])
    table.play(0, "offer 1 give:1,take:6")

    assert set(drawn(table, "counter 1 give:6", 1)) == {(), ("give:6",), ("take:1",), ("give:6", "take:1")}
    assert set(drawn(table, "counter 7 give:6", 1)) == {()}


@pytest.mark.rule("debt.deals")
def test_nothing_is_offered_in_a_debt():
    """Whoever it is that owes."""
    table = lay("kanto", 2, [(1, 3)], cash=[1, 500], deeds=[[39], [5]])
    table.play(0, "roll")

    assert set(drawn(table, "offer 1 give:39")) == {()}


@pytest.mark.rule("mortgage.transfer")
@pytest.mark.parametrize(
    ("cash", "lifted"),
    [
        (175, {(): 25, ("5",): 25, ("12",): 25, ("5", "12"): 25}),
        (174, {(): 25, ("5",): 50, ("12",): 25}),
        (100, {(): 25, ("5",): 50, ("12",): 25}),
        (99, {(): 50, ("12",): 50}),
        (74, {(): 100}),
    ],
)
def test_an_heir_lifts_what_the_cash_lasts_for(cash, lifted):
    """Each mortgage every other time: one costs 100, the other 75; the interest of 18 and the 1 are paid."""
    table = lay("kanto", 2, deeds=[[5, 12], []], mortgaged=[5, 12], cash=[0, cash + 19])
    go_on(table, "0 offer 1 give:5,give:12,get:1", "1 accept 1")
    found = drawn(table, "redeem 5", 1)

    assert set(found) == set(lifted)
    assert all(abs(100 * found[goods] / DRAWS - rate) < 3 for goods, rate in lifted.items())
