"""Rearranging one's own collection."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.deal.hands import bank, centre, hand, lay, plays, sets
from tests.games.playing import go_on, one_told, refused, told

BUILT = {"red": "red red red-yellow house"}


# What may move where


@pytest.mark.rule("move.rearrange")
@pytest.mark.parametrize(
    ("laid", "word", "after"),
    [
        ({"red": "red red-yellow"}, "red:red-yellow yellow", {"red": "red", "yellow": "red-yellow"}),
        ({"red": "any"}, "red:any utility", {"utility": "any"}),
        ({"red": "red any"}, "red:any pink", {"red": "red", "pink": "any"}),
        ({"pink": "pink pink-orange pink-orange"}, "pink:pink-orange orange",
         {"pink": "pink pink-orange", "orange": "pink-orange"}),
        ({"railroad": "railroad railroad-utility", "utility": "utility"}, "railroad:railroad-utility utility",
         {"railroad": "railroad", "utility": "utility railroad-utility"}),
        ({"red": "red red red", "red2": "any"}, "red:red red2", {"red": "red red", "red2": "red any"}),
        ({"red": "red red"}, "red:red red2", {"red": "red", "red2": "red"}),
        ({"red": "red", "red2": "any"}, "red2:any red", {"red": "red any"}),
        ({"green": "green green-railroad"}, "green:green-railroad railroad",
         {"green": "green", "railroad": "green-railroad"}),
        ({"light-blue": "light-blue-brown light-blue-railroad"}, "light-blue:light-blue-brown brown",
         {"brown": "light-blue-brown", "light-blue": "light-blue-railroad"}),
    ],
)  # fmt: skip
def test_a_card_goes_where_its_colour_allows(laid, word, after):
    """Free: no play is used and nothing leaves the hand."""
    table = lay(2, hands=["1M"], sets=[laid])
    assert f"move {word}" in table.legal(0)
    events = table.play(0, f"move {word}")

    assert told(events) == [("moved", "move.rearrange")]
    assert (sets(table, 0), plays(table), hand(table, 0), centre(table)) == (after, 0, "1M", "")


@pytest.mark.rule("move.rearrange")
@pytest.mark.parametrize(
    ("laid", "word"),
    [
        ({"red": "red"}, "red:red yellow"),
        ({"red": "red-yellow"}, "red:red-yellow green"),
        ({"red": "red", "yellow": "yellow"}, "yellow:yellow red"),
        ({"red": "red red red", "yellow": "red-yellow"}, "yellow:red-yellow red"),
        ({"brown": "brown brown", "light-blue": "light-blue-brown"}, "light-blue:light-blue-brown brown"),
        ({"red": "red"}, "red:red red"),
        ({"red": "red"}, "red:red red2"),
        ({"red": "red red"}, "red:red red3"),
        ({"red": "red"}, "red:any yellow"),
        ({"red": "red"}, "red2:red yellow"),
        ({"red": "red"}, "red:house yellow"),
        ({}, "bank:1M red"),
    ],
    ids=[
        "plain", "not its colour", "to another colour", "full", "full brown", "same set", "alone", "a gap",
        "not there", "no such set", "no building", "money",
    ],
)  # fmt: skip
def test_a_card_goes_nowhere_else(laid, word):
    """Not to another colour, not into a full set, not to where it lies already."""
    table = lay(2, hands=["1M"], banks=["1M"], sets=[laid])

    assert f"move {word}" not in table.legal(0)
    assert refused(table, 0, f"move {word}") == "move.rearrange"


@pytest.mark.rule("move.rearrange")
@pytest.mark.parametrize(
    ("laid", "word", "after"),
    [
        ({"red": "red red red house", "green": "green green green"}, "red:house green",
         {"red": "red red red", "green": "green green green house"}),
        ({"red": "red red red house hotel", "brown": "brown brown house"}, "red:hotel brown",
         {"brown": "brown brown house hotel", "red": "red red red house"}),
        ({"red": "red red red house hotel", "brown": "brown brown"}, "red:house brown",
         {"brown": "brown brown house hotel", "red": "red red red"}),
        ({"brown": "brown brown house", "brown2": "light-blue-brown any"}, "brown:house brown2",
         {"brown": "brown brown", "brown2": "light-blue-brown any house"}),
    ],
)  # fmt: skip
def test_a_building_moves_to_another_full_set(laid, word, after):
    """One without such a building; a hotel with its house, or to one with a house."""
    table = lay(2, hands=["1M"], sets=[laid])
    events = table.play(0, f"move {word}")

    assert set(told(events)) == {("moved", "move.rearrange")}
    assert sets(table, 0) == after


@pytest.mark.rule("move.rearrange", "action.house")
@pytest.mark.parametrize(
    ("laid", "word"),
    [
        ({"red": "red red red house", "green": "green green"}, "red:house green"),
        ({"red": "red red red house", "green": "green green green house"}, "red:house green"),
        ({"red": "red red red house hotel", "green": "green green green"}, "red:hotel green"),
        ({"red": "red red red house", "railroad": "railroad railroad any any"}, "red:house railroad"),
        ({"red": "red red red house", "utility": "utility utility"}, "red:house utility"),
        ({"red": "red red red house"}, "red:house red"),
        ({"red": "red red red house"}, "red:house green"),
    ],
    ids=[
        "not full", "has one", "hotel first", "railroads", "utilities", "itself", "empty",
    ],
)  # fmt: skip
def test_a_building_moves_nowhere_else(laid, word):
    """Never to a set on which it could not have been built."""
    table = lay(2, hands=["1M"], sets=[laid])

    assert f"move {word}" not in table.legal(0)
    assert refused(table, 0, f"move {word}") in {"move.rearrange", "action.house"}


# When


@pytest.mark.rule("move.rearrange")
@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_one_rearranges_before_between_and_after_the_plays(number):
    """Cards may be moved as long as it is one's own turn."""
    table = lay(2, hands=["1M 1M 1M 1M"], sets=[{"red": "red red-yellow"}])
    go_on(table, *["0 bank 1M"] * number)
    table.play(0, "move red:red-yellow yellow")

    assert sets(table, 0) == {"red": "red", "yellow": "red-yellow"}
    assert plays(table) == number


@pytest.mark.rule("move.rearrange")
@pytest.mark.parametrize("seat", [1, 2])
def test_nobody_rearranges_on_anothers_turn(seat):
    """On another's turn one's cards stay where they are."""
    laid = {"red": "red red-yellow"}
    table = lay(3, hands=["1M"], sets=[laid, {"pink": "pink-orange"}, {"green": "green any"}])
    word = {1: "move pink:pink-orange orange", 2: "move green:any utility"}[seat]

    assert table.legal(seat) == []
    assert refused(table, seat, word) == "move.rearrange"


@pytest.mark.rule("move.rearrange")
def test_nobody_moves_the_cards_of_others():
    """A card is named in one's own collection."""
    table = lay(2, hands=["1M"], sets=[{}, {"red": "red red-yellow"}])

    assert refused(table, 0, "move red:red-yellow yellow") == "move.rearrange"


@pytest.mark.rule("rearrange.result")
@pytest.mark.parametrize("moves", [["0 birthday"], ["0 birthday", "1 no"]])
def test_nothing_moves_while_an_answer_is_open(moves):
    """Neither before it is given nor before the No is answered."""
    table = lay(2, hands=["birthday", "just-say-no"], banks=["", "5M"], sets=[{"red": "red red-yellow"}])
    go_on(table, *moves)

    assert not [word for word in table.legal(0) if word.startswith("move")]
    assert refused(table, 0, "move red:red-yellow yellow") == "rearrange.result"


@pytest.mark.rule("rearrange.result", "turn.discard")
def test_nothing_moves_while_one_discards():
    """The turn is over but for that."""
    table = lay(2, hands=["1M 1M 1M 1M 2M 2M 2M 2M"], sets=[{"red": "red red-yellow"}])
    go_on(table, "0 end")

    assert refused(table, 0, "move red:red-yellow yellow") == "turn.discard"


# Judged by the result


@pytest.mark.rule("rearrange.result")
@pytest.mark.parametrize(
    "moves",
    [
        ["move red:red-yellow yellow", "move red2:any red"],
        ["move red:red-yellow yellow", "move yellow:red-yellow red"],
        ["move red:red red2", "move red2:red red"],
        ["move red:red-yellow red2", "move red2:any red"],
    ],
)
@pytest.mark.parametrize("then", ["bank 1M", "end"])
def test_a_set_made_whole_again_keeps_its_house(moves, then):
    """A wildcard out and another card in: the set is judged when all moves are made."""
    table = lay(2, ["1M", "2M"], hands=["1M", "2M"], sets=[{**BUILT, "red2": "any"}])
    events = go_on(table, *[f"0 {move}" for move in moves], f"0 {then}")

    assert sets(table, 0)["red"].endswith("house")
    assert "house" not in bank(table, 0)
    assert "building_banked" not in dict(told(events))


@pytest.mark.rule("rearrange.result", "set.broken")
@pytest.mark.parametrize(
    ("laid", "fallen"),
    [("red red red-yellow house", "house"), ("red red red-yellow house hotel", "house hotel")],
)
@pytest.mark.parametrize("then", ["bank 1M", "lay green green", "birthday", "end"])
def test_a_set_left_broken_loses_its_buildings(laid, fallen, then):
    """With the next play or the end of the turn they are in the owner's bank."""
    table = lay(2, ["1M", "2M"], hands=["1M green birthday", "2M"], sets=[{"red": laid}])
    go_on(table, "0 move red:red-yellow yellow")
    assert sets(table, 0) == {"red": laid.replace(" red-yellow", ""), "yellow": "red-yellow"}
    events = go_on(table, f"0 {then}")

    assert told(events)[: len(fallen.split())] == [("building_banked", "rearrange.result")] * len(
        fallen.split()
    )
    assert sets(table, 0)["red"] == "red red"
    assert [word for word in bank(table, 0).split() if word != "1M"] == fallen.split()


@pytest.mark.rule("rearrange.result", "set.broken")
def test_the_rent_of_a_broken_set_has_no_building_in_it():
    """It is broken before the rent is charged: two reds cost three."""
    table = lay(2, hands=["rent-red-yellow"], banks=["", "10M"], sets=[BUILT])
    events = go_on(table, "0 move red:red-yellow yellow")
    seen: Any = table.view()["table"]
    assert [one["rent"] for one in seen["players"][0]["sets"]] == [3, 2]
    events += go_on(table, "0 rent red 0")

    assert told(events)[1] == ("building_banked", "rearrange.result")
    assert one_told(events, "charged").facts()["amount"] == 3


@pytest.mark.rule("rearrange.result", "move.rearrange")
def test_a_building_may_be_saved_before_its_set_is_broken():
    """Moved to another full set, then the wildcard goes."""
    table = lay(2, ["1M", "2M"], hands=["1M", "2M"], sets=[{**BUILT, "brown": "brown brown"}])
    go_on(table, "0 move red:house brown", "0 move red:red-yellow yellow", "0 bank 1M")

    assert sets(table, 0) == {"brown": "brown brown house", "red": "red red", "yellow": "red-yellow"}
    assert bank(table, 0) == "1M"


# The limit


def to_and_fro(number):
    """So many moves of one wildcard."""
    return [
        f"0 move {'red:red-yellow yellow' if step % 2 == 0 else 'yellow:red-yellow red'}"
        for step in range(number)
    ]


@pytest.mark.rule("rearrange.limit")
def test_sixty_moves_are_the_most_between_two_plays():
    """One more is refused, and none is offered."""
    table = lay(2, hands=["1M"], sets=[{"red": "red-yellow"}])
    go_on(table, *to_and_fro(60))

    assert table.legal(0) == ["bank 1M", "end"]
    assert refused(table, 0, "move red:red-yellow yellow") == "rearrange.limit"


@pytest.mark.rule("rearrange.limit")
@pytest.mark.parametrize("first", [1, 13, 60])
def test_a_play_allows_sixty_moves_more(first):
    """Moves are counted anew after each play."""
    table = lay(2, hands=["1M 1M"], sets=[{"red": "red-yellow"}])
    go_on(table, *to_and_fro(first), "0 bank 1M")
    back = ["0 move yellow:red-yellow red"] if first % 2 else []
    go_on(table, *back, *to_and_fro(60 - len(back)))

    assert refused(table, 0, "move red:red-yellow yellow") == "rearrange.limit"


@pytest.mark.rule("rearrange.limit")
def test_the_next_turn_counts_anew():
    """Moves of the last turn are forgotten."""
    table = lay(2, ["1M", "2M", "2M", "2M"], hands=["1M", "2M"], sets=[{"red": "red-yellow"}])
    go_on(table, *to_and_fro(60), "0 end", "1 end")

    assert "move red:red-yellow yellow" in table.legal(0)


@pytest.mark.rule("rearrange.limit", "resign.leave")
def test_the_moves_of_who_has_left_do_not_count():
    """Ann makes sixty and leaves; Bob may move his own."""
    table = lay(3, ["1M", "2M"], hands=["1M", "2M"], sets=[{"red": "red-yellow"}, {"pink": "pink-orange"}])
    go_on(table, *to_and_fro(60), "0 resign")

    assert "move pink:pink-orange orange" in table.legal(1)
