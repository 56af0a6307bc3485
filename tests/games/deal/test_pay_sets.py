"""Paying with properties, wildcards and buildings, and what becomes of the sets."""

from itertools import permutations

import pytest

from tests.games.deal.dues import owing, value_of
from tests.games.deal.hands import COLOURS, SIZES, bank, lay, plays, sets
from tests.games.playing import one_told, refused, told


@pytest.mark.rule("pay.where")
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("begun", [0, 1])
def test_properties_go_into_the_receivers_collection(colour, begun):
    """A card joins the set of its colour that was begun, else begins one."""
    mine = {colour: colour} if begun else {}
    table = lay(2, hands=["birthday"], banks=["", "1M 10M"], sets=[mine, {colour: colour}])
    table.play(0, "birthday")
    more = ",bank:1M" if value_of(colour) == 1 else ""
    events = table.play(1, f"pay {colour}:{colour}{more}")

    assert {one for one in told(events) if one[0] == "paid"} == {("paid", "pay.where")}
    assert sets(table, 0) == {colour: " ".join([colour] * (begun + 1))}
    assert sets(table, 1) == {}
    assert bank(table, 0) == ("1M" if more else "")


@pytest.mark.rule("pay.where", "set.full")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_card_paid_to_a_full_set_begins_another(colour):
    """A full set needs no card more, so that a new one is begun."""
    size = SIZES[colour]
    wild = {"railroad": "railroad-utility", "utility": "railroad-utility"}.get(colour, "any")
    mine = {colour: " ".join([*[colour] * (size - 1), wild])}
    table = lay(2, hands=["birthday"], banks=["", ""], sets=[mine, {colour: colour}])
    table.play(0, "birthday")
    table.play(1, "allow")
    if 1 in table.waiting():
        table.play(1, f"pay {colour}:{colour}")

    assert sets(table, 0) == {**mine, f"{colour}2": colour}
    assert sets(table, 1) == {}


WILDS = [
    ("light-blue-brown", "brown", ["brown", "light-blue"]),
    ("light-blue-railroad", "railroad", ["light-blue", "railroad"]),
    ("pink-orange", "pink", ["pink", "orange"]),
    ("red-yellow", "yellow", ["red", "yellow"]),
    ("dark-blue-green", "green", ["green", "dark-blue"]),
    ("green-railroad", "green", ["green", "railroad"]),
    ("railroad-utility", "utility", ["railroad", "utility"]),
]


@pytest.mark.rule("pay.where")
@pytest.mark.parametrize(("wild", "place", "colours"), WILDS)
@pytest.mark.parametrize("way", ["pay", "give"])
def test_a_wildcard_paid_is_laid_in_whichever_of_its_colours_the_receiver_says(wild, place, colours, way):
    """It lay in one colour; now its new owner is asked, and nobody else."""
    for colour in colours:
        table = owing(1, "10M", {place: wild})
        table.play(1, f"{way} {place}:{wild}")
        assert table.waiting() == (0,)
        assert sorted(table.legal(0)) == sorted(f"put {one}" for one in colours)
        events = table.play(0, f"put {colour}")

        assert told(events) == [("put_down", "pay.where")]
        laid = {} if colour == "railroad" else {colour: wild}
        mine = {"railroad": f"railroad {wild}" if colour == "railroad" else "railroad", **laid}
        assert sets(table, 0) == mine
        assert sets(table, 1) == {}
        assert plays(table) == 1


@pytest.mark.rule("pay.where", "no.order")
def test_wildcards_of_several_payers_are_laid_one_after_the_other():
    """When all have paid; each in a colour of its own."""
    table = lay(
        4,
        hands=["birthday"],
        banks=["", "10M", "5M", "5M"],
        sets=[{}, {"pink": "pink-orange"}, {"red": "red-yellow"}, {"orange": "pink-orange"}],
    )
    table.play(0, "birthday")
    for seat, card in ((1, "pink:pink-orange"), (2, "red:red-yellow"), (3, "orange:pink-orange")):
        assert table.waiting() == tuple(range(seat, 4))
        table.play(seat, f"pay {card}")
    for colour in ("pink", "orange", "yellow"):  # those of a kind together, whoever paid first
        assert table.waiting() == (0,)
        assert f"put {colour}" in table.legal(0)
        table.play(0, f"put {colour}")

    assert sets(table, 0) == {"pink": "pink-orange", "orange": "pink-orange", "yellow": "red-yellow"}
    assert "end" in table.legal(0)


@pytest.mark.rule("pay.wild10", "pay.nothing")
@pytest.mark.parametrize("laid", [{"red": "any"}, {"brown": "any any"}, {"red": "any", "utility": "any"}])
def test_wildcards_of_every_colour_alone_pay_nothing(laid):
    """They have no value; they stay where they are."""
    table = lay(2, hands=["debt-collector"], sets=[{}, laid])
    table.play(0, "collect 1")
    events = table.play(1, "allow")

    assert told(events)[-2:] == [("paid_nothing", "pay.wild10"), ("in_vain", "action.poor")]
    assert (sets(table, 0), sets(table, 1)) == ({}, laid)


@pytest.mark.rule("pay.wild10", "pay.no_change")
@pytest.mark.parametrize(
    ("laid", "left"),
    [
        ({"red": "red any"}, {"red": "any"}),
        ({"brown": "brown any"}, {"brown": "any"}),
        ({"red": "any", "utility": "utility any"}, {"red": "any", "utility": "any"}),
    ],
)
def test_who_pays_all_keeps_the_wildcards_of_every_colour(laid, left):
    """All with a value goes, and they have none."""
    table = owing(5, "1M", laid)

    assert sets(table, 1) == left
    assert bank(table, 1) == ""
    assert "any" not in str(sets(table, 0))


@pytest.mark.rule("pay.wild10")
@pytest.mark.parametrize("word", ["pay red:any", "pay bank:10M,red:any", "pay red:red,red:any"])
def test_no_payment_holds_a_wildcard_of_every_colour(word):
    """Neither alone nor beside others; it is not offered either."""
    table = owing(3, "10M", {"red": "red any"})

    assert refused(table, 1, word) == "pay.wild10"
    assert table.legal(1) == ["give red:red", "give bank:10M", "pay <card>"]
    assert refused(table, 1, "give red:any").startswith("pay.")


@pytest.mark.rule("pay.building")
@pytest.mark.parametrize("way", ["pay", "give"])
def test_a_house_is_paid_at_three_and_becomes_money(way):
    """It goes to the receiver's bank, and the set stays full."""
    table = owing(3, "10M", {"red": "red red red house"})
    events = table.play(1, f"{way} red:house")

    assert told(events) == [("paid", "pay.building")]
    assert bank(table, 0) == "house"
    assert sets(table, 1) == {"red": "red red red"}
    assert bank(table, 1) == "10M"


@pytest.mark.rule("pay.building")
@pytest.mark.parametrize(
    ("due", "words", "paid", "left"),
    [
        (4, ["pay red:hotel"], "hotel", "red red red house"),
        (4, ["give red:hotel"], "hotel", "red red red house"),
        (1, ["give red:hotel"], "hotel", "red red red house"),
        (7, ["pay red:hotel,red:house"], "house hotel", "red red red"),
        (7, ["pay red:house,red:hotel"], "house hotel", "red red red"),
        (7, ["give red:hotel", "give red:house"], "house hotel", "red red red"),
        (5, ["pay red:hotel,bank:1M"], "1M hotel", "red red red house"),
    ],
)
def test_a_hotel_goes_before_its_house(due, words, paid, left):
    """Alone, or both in one payment, named in any order."""
    table = owing(due, "1M 10M", {"red": "red red red house hotel"})
    for word in words:
        table.play(1, word)

    assert bank(table, 0) == paid
    assert sets(table, 1) == {"red": left}


@pytest.mark.rule("pay.building")
@pytest.mark.parametrize("word", ["pay red:house", "pay red:house,bank:1M", "pay red:house,red:red"])
def test_a_house_under_a_hotel_does_not_go_alone(word):
    """The hotel must be in the payment too."""
    table = owing(3, "1M 10M", {"red": "red red red house hotel"})

    assert refused(table, 1, word) == "pay.building"
    assert "give red:house" not in table.legal(1)


@pytest.mark.rule("pay.building", "pay.no_change", "pay.choice")
@pytest.mark.parametrize(
    ("due", "purse", "laid", "given"),
    [
        (5, "3M", {"brown": "brown any house hotel"}, "bank:3M"),
        (6, "3M", {"brown": "brown brown house hotel"}, "bank:3M"),
        (8, "3M", {"brown": "brown brown house hotel"}, "bank:3M"),
        (7, "1M", {"brown": "brown brown house hotel"}, "bank:1M"),
    ],
)
def test_a_house_that_cannot_be_given_any_more_is_not_counted_on(due, purse, laid, given):
    """Passing over the hotel leaves its house out; so no card is offered after which the rest cannot do."""
    table = owing(due, purse, laid)

    assert f"give {given}" not in table.legal(1)
    assert "give brown:hotel" in table.legal(1)


@pytest.mark.rule("pay.breaks_set", "set.broken")
@pytest.mark.parametrize(
    ("laid", "due", "words", "kept", "left"),
    [
        ("red red red house", 3, ["pay red:red"], "house", "red red"),
        ("red red red house", 3, ["give red:red"], "house", "red red"),
        ("red red red house hotel", 3, ["pay red:red"], "house hotel", "red red"),
        ("red red red house hotel", 7, ["pay red:red,red:hotel"], "house", "red red"),
        ("red red red house hotel", 7, ["give red:hotel", "give red:red"], "house", "red red"),
        ("red red red house hotel", 8, ["pay red:hotel,red:house,red:red"], "", "red red"),
        ("red red red house hotel", 8, ["give red:hotel", "give red:red", "give red:house"], "", "red red"),
        ("red red red-yellow house", 3, ["pay red:red-yellow"], "house", "red red"),
        ("red red any house", 4, ["pay red:red,red:house"], "", "red any"),
        ("red red any house", 5, ["give red:red", "give red:red"], "house", "any"),
    ],
)
def test_a_card_out_of_a_full_set_may_be_paid(laid, due, words, kept, left):
    """The payment is one lot; the buildings that are then left over go to the payer's bank."""
    table = owing(due, "", {"red": laid})
    events = []
    for word in words:
        assert "red:" in word
        events += table.play(1, word)

    assert bank(table, 1) == kept
    assert sets(table, 1) == {"red": left}
    banked = [event.clause for event in events if event.name == "building_banked"]
    assert banked == ["pay.breaks_set"] * len(kept.split())


@pytest.mark.rule("pay.breaks_set", "pay.building")
def test_buildings_stay_until_the_last_card_of_the_lot():
    """A set broken by the first card still pays with its house."""
    table = owing(6, "", {"red": "red red red house"})
    table.play(1, "give red:red")

    assert sets(table, 1) == {"red": "red red red house"}
    assert bank(table, 1) == ""
    table.play(1, "give red:house")
    assert (bank(table, 0), sets(table, 1), bank(table, 1)) == ("house", {"red": "red red"}, "")


@pytest.mark.rule("pay.breaks_set", "pay.no_change")
def test_who_pays_all_pays_the_buildings_too():
    """Nothing is left over that could go to a bank."""
    table = lay(
        2,
        hands=["rent-any"],
        sets=[{"dark-blue": "dark-blue dark-blue house"}, {"brown": "brown brown house hotel"}],
    )
    table.play(0, "rent-one 1 dark-blue 0")
    events = table.play(1, "allow")

    assert one_told(events, "paid_all").facts()["amount"] == 9
    assert bank(table, 0) == "house hotel"
    assert sets(table, 0)["brown"] == "brown brown"
    assert (bank(table, 1), sets(table, 1)) == ("", {})


@pytest.mark.rule("pay.choice", "pay.building", "pay.breaks_set")
@pytest.mark.parametrize(
    ("due", "laid", "cards"),
    [
        (7, {"red": "red red red house hotel"}, ["red:house", "red:hotel"]),
        (8, {"red": "red red red house hotel"}, ["red:house", "red:red", "red:hotel"]),
        (5, {"pink": "pink-orange", "red": "red-yellow"}, ["pink:pink-orange", "red:red-yellow"]),
        (6, {"pink": "pink-orange", "orange": "pink-orange", "brown": "brown light-blue-brown"},
         ["orange:pink-orange", "pink:pink-orange", "brown:brown", "brown:light-blue-brown"]),
    ],
)  # fmt: skip
def test_the_order_in_which_cards_are_named_makes_no_difference(due, laid, cards):
    """One lot: the same cards go over, the same is told, and the same wildcard is laid first."""
    ends = set()
    for order in permutations(cards):
        table = owing(due, "10M", laid)
        events = table.play(1, "pay " + ",".join(order))
        kinds = tuple(event.facts()["kind"] for event in events if event.name == "paid")
        ends.add((kinds, table.hash(), tuple(table.legal(0))))

    assert len(ends) == 1
