"""Whether there is a choice of what to pay, and cards that are picked one by one."""

import pytest

from tests.games.deal.dues import owing
from tests.games.deal.hands import lay, picked, sets
from tests.games.playing import go_on, reason, stack, told

FULL = "orange orange orange"


@pytest.mark.rule("pay.choice", "pay.no_change", "pay.building")
@pytest.mark.parametrize(
    ("due", "purse", "laid", "is_asked"),
    [
        (5, "5M", {}, False),
        (2, "5M", {}, False),  # one card, however much it is
        (5, "3M 2M", {}, False),  # all of it, to the last coin
        (5, "4M 2M", {}, False),  # without either it is too little
        (5, "5M 1M", {}, True),
        (5, "4M 1M 1M", {}, True),
        (11, "", {"orange": f"{FULL} house"}, False),  # all that there is is less
        (8, "", {"orange": f"{FULL} house"}, False),  # nine in all, and nothing worth only one
        (7, "", {"orange": f"{FULL} house"}, True),
        (8, "", {"orange": "orange any any house hotel"}, False),  # nine; the hotel would keep its house too
        (11, "", {"orange": f"{FULL} house hotel"}, True),
    ],
)
def test_who_has_a_choice_is_asked(due, purse, laid, is_asked):
    """Something could be kept: then the payer says what; else it is paid at once."""
    table = owing(due, purse, laid)

    assert table.waiting() == ((1,) if is_asked else (0,))


def birthday(*banks):
    """It is Ann's birthday, and everybody has let it happen."""
    table = lay(len(banks) + 1, hands=["birthday"], banks=["", *banks])
    go_on(table, "0 birthday", *[f"{seat} allow" for seat in range(1, len(banks) + 1)])
    return table


@pytest.mark.rule("pay.choice", "no.order")
@pytest.mark.parametrize("order", [(1, 2, 3), (3, 2, 1), (2, 3, 1), (2, 1, 3), (1, 3, 2)])
def test_picked_cards_stand_by_seat_whoever_picks_first(order):
    """It makes no difference who is quicker."""
    table = birthday("1M 1M 3M", "1M 1M 4M", "1M 1M 5M")
    go_on(table, *[f"{seat} give bank:1M" for seat in order])

    assert [one["seat"] for one in stack(table)[-1]["picked"]] == [1, 2, 3]
    assert picked(table) == ["bank:1M"] * 3


DUE = 11
MANY = "4M 3M 3M 2M 1M 1M 1M"


@pytest.mark.rule("pay.choice", "pay.no_change")
@pytest.mark.parametrize(
    ("before", "card", "why"),
    [
        ([], "1M", "short_so"),
        ([], "2M", "short_so"),
        (["4M"], "4M", "not_so_many"),
        (["3M"], "4M", "dearer_first"),
        (["4M", "3M"], "4M", "not_so_many"),
        (["4M", "3M"], "1M", "short_so"),
        (["4M", "3M", "2M"], "3M", "dearer_first"),
        (["4M", "3M", "2M"], "2M", "not_so_many"),
    ],
)
def test_cards_are_picked_from_the_dearest_down(before, card, why):
    """So that every payment is picked in one way; what cannot cover the rest is not picked."""
    table = owing(DUE, MANY)
    go_on(table, *[f"1 give bank:{one}" for one in before])
    clause = "pay.choice" if why == "not_so_many" else "pay.no_change"

    assert reason(table, 1, f"give bank:{card}")[:2] == (why, clause)


@pytest.mark.rule("pay.no_change")
@pytest.mark.parametrize(
    ("purse", "word", "why", "amount"),
    [
        ("5M 3M 3M", "pay bank:5M,bank:3M", "not_enough", 8),  # 11 in all: enough, and not all named
        ("5M 3M 2M", "pay bank:5M,bank:3M", "all_of_it", 10),
    ],
)
def test_too_little_is_told_apart_from_less_than_all(purse, word, why, amount):
    """Who has enough has named too little; who has not must give all."""
    table = lay(2, hands=["rent-any"], banks=["", purse], sets=[{"dark-blue": "dark-blue dark-blue house"}])
    table.play(0, "rent-one 1 dark-blue 0")

    assert reason(table, 1, word) == (why, "pay.no_change", {"amount": amount, "least": 11})


@pytest.mark.rule("resign.leave", "swap.place")
def test_for_a_leaver_a_wildcard_lies_in_its_first_colour_and_nobody_says_that_they_lay_it():
    """Two wildcards are swapped, and Bob leaves before he says where his goes; Ann has still to lay hers."""
    table = lay(3, hands=["forced-deal"], sets=[{"pink": "pink-orange"}, {"red": "red-yellow"}])
    go_on(table, "0 swap 1 red:red-yellow pink:pink-orange", "1 allow")
    assert table.waiting() == (1,)
    left = told(go_on(table, "1 resign"))
    lying = sets(table, 1)
    laid = told(go_on(table, "0 put red"))

    assert left == [("resigned", "resign.leave")]
    assert lying == {"pink": "pink-orange"}
    assert laid == [("put_down", "swap.place"), ("left_game", "resign.leave")]
    assert (sets(table, 0), sets(table, 1)) == ({"red": "red-yellow"}, {})
