"""Full sets, what is built on them, and what becomes of it when they are broken."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.deal.hands import COLOURS, SIZES, bank, cards_of, game, hand, lay, plays, sets
from tests.games.playing import go_on, one_told, refused, told

FULL = [
    ("brown", "brown brown", 2),
    ("brown", "brown light-blue-brown", 2),
    ("brown", "brown any", 2),
    ("brown", "light-blue-brown any", 2),
    ("light-blue", "light-blue light-blue light-blue", 3),
    ("light-blue", "light-blue light-blue-brown light-blue-railroad", 3),
    ("light-blue", "light-blue-brown light-blue-railroad any", 3),
    ("light-blue", "light-blue any any", 3),
    ("pink", "pink pink pink", 4),
    ("pink", "pink pink-orange pink-orange", 4),
    ("pink", "pink-orange pink-orange any", 4),
    ("pink", "pink-orange any any", 4),
    ("orange", "orange orange orange", 5),
    ("orange", "orange orange pink-orange", 5),
    ("orange", "orange pink-orange any", 5),
    ("red", "red red red", 6),
    ("red", "red red red-yellow", 6),
    ("red", "red-yellow red-yellow any", 6),
    ("yellow", "yellow yellow yellow", 6),
    ("yellow", "yellow red-yellow red-yellow", 6),
    ("yellow", "yellow any any", 6),
    ("green", "green green green", 7),
    ("green", "green dark-blue-green green-railroad", 7),
    ("green", "dark-blue-green green-railroad any", 7),
    ("dark-blue", "dark-blue dark-blue", 8),
    ("dark-blue", "dark-blue dark-blue-green", 8),
    ("dark-blue", "dark-blue-green any", 8),
    ("railroad", "railroad railroad railroad railroad", 4),
    ("railroad", "railroad light-blue-railroad green-railroad railroad-utility", 4),
    ("railroad", "light-blue-railroad green-railroad railroad-utility any", 4),
    ("railroad", "railroad railroad any any", 4),
    ("utility", "utility utility", 2),
    ("utility", "utility railroad-utility", 2),
    ("utility", "railroad-utility any", 2),
]
BARE = ["railroad", "utility"]  # not built on
BUILT = [colour for colour in COLOURS if colour not in BARE]


def shown(table, seat=0):
    """The sets of a seat by their words, as everybody sees them."""
    found: Any = table.view()["table"]
    return {game().say_set(one["set"]): one for one in found["players"][seat]["sets"]}


def whole(colour):
    """A full set of plain cards."""
    return " ".join([colour] * SIZES[colour])


# Full


@pytest.mark.rule("set.full")
@pytest.mark.parametrize(("colour", "cards", "rent"), FULL)
def test_a_set_is_full_with_as_many_cards_as_its_colour_needs(colour, cards, rent):
    """Plain cards, two-coloured wildcards and multi-coloured ones, mixed as they come."""
    table = lay(2, hands=["deal-breaker sly-deal"], sets=[{}, {colour: cards}])

    assert (shown(table, 1)[colour]["full"], shown(table, 1)[colour]["rent"]) == (True, rent)
    assert f"break 1 {colour}" in table.legal(0)
    assert not [word for word in table.legal(0) if word.startswith("steal")]


@pytest.mark.rule("set.full")
@pytest.mark.parametrize(("colour", "cards", "rent"), FULL)
def test_with_one_card_less_it_is_not(colour, cards, rent):
    """A set is not full, whichever card is missing."""
    for missing in set(cards.split()):
        left = cards.split()
        left.remove(missing)
        table = lay(2, hands=["deal-breaker sly-deal"], sets=[{}, {colour: " ".join(left)}])

        assert not shown(table, 1)[colour]["full"]
        assert shown(table, 1)[colour]["rent"] < rent
        assert not [word for word in table.legal(0) if word.startswith("break")]
        assert {f"steal 1 {colour}:{card}" for card in left} <= set(table.legal(0))


@pytest.mark.rule("set.full")
@pytest.mark.parametrize(("colour", "cards", "rent"), FULL)
def test_surplus_cards_start_another_set(colour, cards, rent):
    """A multi-coloured wildcard laid with a full set lies apart, and brings the rent of one card."""
    table = lay(6, hands=["any"], sets=[{colour: cards}])
    table.play(0, f"lay any {colour}")

    assert sets(table, 0)[f"{colour}2"] == "any"
    assert shown(table)[colour]["rent"] == rent
    assert not shown(table)[f"{colour}2"]["full"]
    assert shown(table)[f"{colour}2"]["rent"] == game().pack.colours[COLOURS.index(colour)].rents[0]


@pytest.mark.rule("set.full", "play.property")
@pytest.mark.parametrize(
    ("laid", "after"),
    [
        ({"red": "red"}, {"red": "red red"}),
        ({"red2": "red-yellow any"}, {"red2": "red red-yellow any"}),
        ({"red": "red", "red2": "red-yellow red-yellow any"},
         {"red": "red red", "red2": "red-yellow red-yellow any"}),
        ({"red": "red-yellow red-yellow any"}, {"red": "red-yellow red-yellow any", "red2": "red"}),
        ({"red": "red-yellow red-yellow any", "red2": "any"},
         {"red": "red-yellow red-yellow any", "red2": "red any"}),
        ({"red": "red red-yellow any", "red2": "red-yellow any"},
         {"red": "red red-yellow any", "red2": "red red-yellow any"}),
    ],
)  # fmt: skip
def test_a_card_is_laid_with_a_set_begun_before_another_is_started(laid, after):
    """The first of its colour with room."""
    table = lay(2, hands=["red"], sets=[laid])
    table.play(0, "lay red red")

    assert sets(table, 0) == after


@pytest.mark.rule("set.full")
@pytest.mark.parametrize(
    ("colour", "cards"),
    [
        ("brown", "light-blue-brown light-blue-brown"),
        ("dark-blue", "dark-blue-green dark-blue-green"),
        ("utility", "railroad-utility railroad-utility"),
        ("pink", "pink-orange pink-orange pink-orange"),
        ("orange", "pink-orange pink-orange pink-orange"),
        ("red", "red-yellow red-yellow red-yellow"),
        ("yellow", "red-yellow red-yellow red-yellow"),
        ("green", "dark-blue-green green-railroad green-railroad"),
        ("light-blue", "light-blue-brown light-blue-brown light-blue-railroad"),
        ("railroad", "light-blue-railroad green-railroad railroad-utility railroad-utility"),
    ],
)
def test_two_coloured_wildcards_alone_may_form_a_set(colour, cards):
    """With the cards of two packs there are enough of them."""
    assert shown(lay(6, sets=[{colour: cards}]))[colour]["full"]


@pytest.mark.rule("set.full")
@pytest.mark.parametrize("may", [False, True])
@pytest.mark.parametrize("colour", COLOURS)
def test_multi_coloured_wildcards_alone_may_be_a_set(colour, may):
    """With its rent, a win and a Deal Breaker to fear; nothing of it if the table has agreed otherwise."""
    cards = " ".join(["any"] * SIZES[colour])
    table = lay(
        6, ["1M", "2M"], {"wild_sets": may}, hands=["rent-any", "deal-breaker"], sets=[{colour: cards}]
    )
    rents = [word for word in table.legal(0) if word.startswith("rent-one")]

    assert (shown(table)[colour]["full"], shown(table)[colour]["rent"] > 0, bool(rents)) == (may, may, may)
    go_on(table, "0 end")
    assert (f"break 0 {colour}" in table.legal(1)) == may


@pytest.mark.rule("set.full")
@pytest.mark.parametrize("may", [False, True])
def test_one_multi_coloured_wildcard_alone_brings_rent(may):
    """Unless the table has agreed otherwise; with a card of the colour it always counts."""
    table = lay(2, hands=["red"], sets=[{"red": "any"}], terms={"wild_sets": may})

    assert shown(table)["red"]["rent"] == (2 if may else 0)
    table.play(0, "lay red red")
    assert shown(table)["red"]["rent"] == 3


# Building


@pytest.mark.rule("action.house")
@pytest.mark.parametrize(("colour", "cards", "rent"), FULL)
def test_a_house_and_then_a_hotel_raise_the_rent(colour, cards, rent):
    """By three and by four more, on any full set; not on railroads or utilities."""
    table = lay(2, hands=["house hotel"], sets=[{colour: cards}])
    if colour in BARE:
        assert [word for word in table.legal(0) if not word.startswith("move")] == [
            "bank house",
            "bank hotel",
            "end",
        ]
        assert refused(table, 0, f"house {colour}") in {"action.target", "action.house"}
        return
    for card, more in (("house", 3), ("hotel", 7)):
        events = table.play(0, f"{card} {colour}")
        assert told(events) == [("built", "action.house")]
        assert shown(table)[colour]["rent"] == rent + more

    assert (shown(table)[colour]["house"], shown(table)[colour]["hotel"]) == (True, True)
    assert (hand(table, 0), plays(table)) == ("", 2)


@pytest.mark.rule("action.house")
@pytest.mark.parametrize(
    ("card", "laid"),
    [
        ("house", {}),
        ("house", {"red": "red red"}),
        ("house", {"red": "red red red house"}),
        ("house", {"red": "red red red house hotel"}),
        ("house", {"light-blue": "any any"}),
        ("house", {"railroad": "railroad railroad railroad railroad", "utility": "utility utility"}),
        ("hotel", {}),
        ("hotel", {"red": "red red red"}),
        ("hotel", {"red": "red red red house hotel"}),
        ("hotel", {"red": "red red"}),
        ("hotel", {"railroad": "railroad railroad railroad railroad", "utility": "utility utility"}),
    ],
)
def test_without_a_set_for_it_a_building_can_only_be_banked(card, laid):
    """One house, then one hotel, on a full set that has a colour."""
    table = lay(2, hands=[card], sets=[laid])

    assert [word for word in table.legal(0) if not word.startswith("move")] == [f"bank {card}", "end"]
    for place in laid:
        assert refused(table, 0, f"{card} {place}") in {"action.target", "action.house"}


@pytest.mark.rule("action.house")
def test_a_second_set_of_a_colour_has_a_house_of_its_own():
    """Each of two sets of a colour may have a house."""
    table = lay(2, hands=["house"], sets=[{"red": "red red red house", "red2": "red-yellow red-yellow any"}])
    table.play(0, "house red2")

    assert sets(table, 0)["red2"] == "red-yellow red-yellow any house"
    assert table.legal(0)[0] == "end"


@pytest.mark.rule("action.house")
@pytest.mark.parametrize("colour", BUILT)
def test_buildings_cannot_be_stolen_or_swapped(colour):
    """They are no properties; with the whole set they go."""
    table = lay(
        2, hands=["sly-deal forced-deal"],
        sets=[{"railroad": "railroad"}, {colour: f"{whole(colour)} house hotel", "utility": "utility"}],
    )  # fmt: skip

    assert not [word for word in table.legal(0) if ":house" in word or ":hotel" in word]
    refused(table, 0, f"steal 1 {colour}:house")
    refused(table, 0, f"swap 1 {colour}:hotel railroad:railroad")


# Broken


@pytest.mark.rule("set.broken", "pay.breaks_set")
@pytest.mark.parametrize(
    ("buildings", "payment", "left", "banked"),
    [
        ("house", "red:red,bank:2M", "red red", "1M house"),
        ("house", "red:red,red:red", "red", "1M 2M house"),
        ("house hotel", "red:red,bank:2M", "red red", "1M house hotel"),
        ("house hotel", "red:red,red:red", "red", "1M 2M house hotel"),
        ("house", "red:red,red:house", "red red", "1M 2M"),
        ("house hotel", "red:red,red:hotel", "red red", "1M 2M house"),
        ("house", "red:house,bank:2M", "red red red", "1M"),
        ("house hotel", "red:hotel,bank:1M", "red red red house", "2M"),
        ("house hotel", "red:hotel,red:house", "red red red", "1M 2M"),
    ],
)
def test_who_pays_a_card_of_a_built_set_banks_what_is_left_on_it(buildings, payment, left, banked):
    """The payment is one lot; the buildings that are not in it go to the payer's bank."""
    table = lay(
        2, hands=["debt-collector"], banks=["", "1M 2M"], sets=[{}, {"red": f"red red red {buildings}"}]
    )
    before = cards_of(table)
    events = go_on(table, "0 collect 1", "1 allow", f"1 pay {payment}")
    fallen = [event for event in events if event.name == "building_banked"]

    assert (sets(table, 1), bank(table, 1)) == ({"red": left}, banked)
    assert len(fallen) == len([word for word in banked.split() if word in {"house", "hotel"}])
    assert {event.clause for event in fallen} <= {"pay.breaks_set"}
    assert {event.facts()["seat"] for event in fallen} <= {1}
    assert cards_of(table) == before


@pytest.mark.rule("set.broken", "pay.breaks_set")
def test_card_by_card_it_is_the_same_lot():
    """The house falls when the whole payment is made, and could still be part of it."""
    table = lay(2, hands=["debt-collector"], banks=["", "2M"], sets=[{}, {"red": "red red red house"}])
    events = go_on(table, "0 collect 1", "1 allow", "1 give red:red")
    assert "building_banked" not in dict(told(events))
    events = go_on(table, "1 give bank:2M")

    assert told(events)[-1] == ("building_banked", "pay.breaks_set")
    assert (sets(table, 1), bank(table, 1), bank(table, 0)) == ({"red": "red red"}, "house", "2M")


@pytest.mark.rule("set.broken", "swap.own_set")
@pytest.mark.parametrize("colour", BUILT)
@pytest.mark.parametrize("buildings", ["house", "house hotel"])
def test_who_swaps_a_card_of_a_built_set_away_banks_its_buildings(colour, buildings):
    """They go to the owner's bank, not with the card."""
    laid = [{colour: f"{whole(colour)} {buildings}"}, {"utility": "utility"}]
    table = lay(2, hands=["forced-deal"], sets=laid)
    events = go_on(table, f"0 swap 1 utility:utility {colour}:{colour}", "1 allow")

    assert told(events).count(("building_banked", "set.broken")) == len(buildings.split())
    assert bank(table, 0) == buildings
    assert sets(table, 0) == {colour: whole(colour)[len(colour) + 1 :], "utility": "utility"}
    assert sets(table, 1) == {colour: colour}


@pytest.mark.rule("set.broken", "action.deal_breaker")
@pytest.mark.parametrize("colour", BUILT)
@pytest.mark.parametrize("buildings", ["house", "house hotel"])
def test_a_set_taken_whole_is_not_broken(colour, buildings):
    """The buildings stay on a set that is taken whole."""
    built = f"{whole(colour)} {buildings}"
    table = lay(2, hands=["deal-breaker"], sets=[{}, {colour: built}])
    events = go_on(table, f"0 break 1 {colour}", "1 allow")

    assert one_told(events, "broken").clause == "action.deal_breaker"
    assert "building_banked" not in dict(told(events))
    assert (sets(table, 0), sets(table, 1), bank(table, 0), bank(table, 1)) == ({colour: built}, {}, "", "")


@pytest.mark.rule("set.broken", "pay.no_change")
def test_who_pays_everything_pays_the_buildings_too():
    """Into the other's bank; only the multi-coloured wildcard stays."""
    table = lay(2, hands=["debt-collector"], sets=[{}, {"brown": "brown any house"}])
    go_on(table, "0 collect 1", "1 allow")

    assert (bank(table, 0), sets(table, 0)) == ("house", {"brown": "brown"})
    assert (bank(table, 1), sets(table, 1)) == ("", {"brown": "any"})
