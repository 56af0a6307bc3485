"""What a seat is shown, and what its sight says: sizes of hands, sets by their cards, answers by lane."""

from __future__ import annotations

from typing import Any

import pytest

from gamenight.kernel.seat import NOBODY
from gamenight.kernel.stream import Stream
from tests.games.deal.dues import charged, owing
from tests.games.deal.hands import COLOURS, game, kind, lay
from tests.games.playing import go_on

KINDS = game().kind_words
RED, BROWN2 = 4, 10  # sets


def shown(table, seat=0) -> Any:
    """What a seat is shown of the table."""
    return table.view(seat)["table"]


def words(kinds):
    """Cards by their words."""
    return [game().kind_words[one] for one in kinds]


@pytest.mark.rule("setup.hand", "turn.discard")
def test_the_table_is_shown_with_ones_own_hand_alone():
    """The others see how many cards there are; below the pile one knows one's own."""
    table = lay(
        3, hands=["1M red red", "2M", ""], banks=["5M 1M 1M"], centre="birthday house", top="house", turn=1,
        pile="3M 3M", keeper=2, below=[("4M", 0), ("any", 1)],
    )  # fmt: skip
    mine, theirs, nobodys = shown(table, 0), shown(table, 1), shown(table, None)

    assert [words(one["hand"]) for one in (mine, theirs, nobodys)] == [["1M", "red", "red"], ["2M"], []]
    assert [one["below"] for one in (mine, theirs, nobodys)] == [
        [kind("4M"), -1], [-1, kind("any")], [-1, -1],
    ]  # fmt: skip
    assert [player["cards"] for player in mine["players"]][:2] == [3, 1]
    assert (mine["pile"], words(mine["centre"]), mine["top"]) == (4, ["birthday", "house"], kind("house"))
    assert (mine["turn"], mine["step"], mine["plays"], mine["charge"], mine["placing"]) == (
        1, "playing", 0, None, None,
    )  # fmt: skip
    ann = mine["players"][0]
    assert (words(ann["bank"]), ann["banked"], ann["value"], ann["full"], ann["out"]) == (
        ["1M", "1M", "5M"], 7, 7, 0, False,
    )  # fmt: skip


@pytest.mark.rule("set.full", "action.house", "rent.none")
def test_a_set_is_shown_with_its_cards_and_buildings():
    """By the numbers by which they are stolen and paid with; full or begun."""
    table = lay(2, sets=[{"red": "red red red-yellow house hotel", "brown2": "brown"}])
    ann = shown(table)["players"][0]
    red, brown = ann["sets"]
    spots = game().pack.spot_words
    laid = {
        word: {"card": spots[f"red:{word}"].number, "kind": kind(word)} for word in ("red", "house", "hotel")
    }
    wild = {"card": spots["red:red-yellow"].number, "kind": kind("red-yellow")}

    assert red == {
        "set": RED, "word": "red", "colour": 4, "house": True, "hotel": True, "full": True, "rent": 13,
        "row": 2, "cards": [laid["red"], laid["red"], wild], "buildings": [laid["house"], laid["hotel"]],
    }  # fmt: skip
    assert (brown["set"], brown["word"], brown["colour"]) == (BROWN2, "brown2", 0)
    assert (brown["house"], brown["hotel"], brown["full"], brown["rent"], brown["row"]) == (
        False, False, False, 1, 0,
    )  # fmt: skip
    assert (ann["full"], ann["value"]) == (1, 3 * 3 + 3 + 4 + 1)


@pytest.mark.rule("action.birthday", "action.just_say_no", "pay.choice")
def test_the_answers_to_a_demand_are_shown_lane_by_lane():
    """Who may refuse, who has, who pays, who is done; what is due, and whether there is a choice."""
    table = lay(
        5, hands=["birthday", "just-say-no"], banks=["", "5M", "1M 1M 3M", "2M", "2M"],
    )  # fmt: skip
    go_on(table, "0 birthday", "1 no", "2 allow", "3 allow", "2 give bank:1M")
    charge = shown(table, 2)["charge"]
    lanes = [(one["step"], one["due"], one["chooses"], words(one["picked"])) for one in charge["lanes"]]

    assert (charge["seat"], charge["what"], charge["amount"], charge["set"]) == (0, "sum", 2, None)
    assert lanes == [
        ("done", None, False, []), ("refused", None, False, []), ("pays", 2, True, ["1M"]),
        ("done", None, False, []), ("may refuse", 2, False, []),
    ]  # fmt: skip
    assert [coin["word"] for coin in charge["lanes"][2]["coins"]] == ["bank:1M", "bank:1M", "bank:3M"]
    assert [one["coins"] for one in shown(table, 0)["charge"]["lanes"]] == [[]] * 5


@pytest.mark.rule("rent.colour", "action.deal_breaker", "pay.choice")
def test_a_rent_names_its_set_and_a_set_that_is_taken_is_no_sum():
    """What one could pay with names its set, or none where it is in the bank."""
    sets = [{"red": "red"}, {"brown": "brown brown"}]
    table = lay(2, hands=["rent-red-yellow deal-breaker"], banks=["", "5M"], sets=sets)
    table.play(0, "rent red 0")
    rent = shown(table, 1)["charge"]
    go_on(table, "1 pay bank:5M", "0 break 1 brown")
    taken = shown(table, 1)["charge"]

    assert (rent["what"], rent["set"], rent["lanes"][1]["due"]) == ("sum", RED, 2)
    assert [(coin["word"], coin["kind"], coin["set"]) for coin in rent["lanes"][1]["coins"]] == [
        ("bank:5M", kind("5M"), None), *[("brown:brown", kind("brown"), 0)] * 2,
    ]  # fmt: skip
    assert (taken["what"], taken["set"], taken["lanes"][1]["due"]) == ("break", None, None)


@pytest.mark.rule("win.three", "resign.leave")
def test_after_the_end_there_is_no_turn():
    """Nor anything to answer or to place, whatever was asked when the others left."""
    table = charged(5, "5M 4M", seats=3)
    table.resign(2)
    table.resign(0)
    sight: Any = table.sight(1)

    assert table.outcome is not None
    view = shown(table, 1)
    assert (view["turn"], view["step"], view["plays"], view["charge"], view["placing"]) == (None,) * 5
    assert (sight.on_turn(), sight.turn(), sight.plays_left(), sight.moves_made()) == (NOBODY, None, 0, 0)
    assert (sight.charge(), sight.picked(1), sight.placing()) == (None, [], None)
    assert view["players"][0]["out"]


@pytest.mark.rule("setup.hand")
def test_while_hands_are_dealt_there_is_no_turn():
    """Nothing has been played or moved, and nothing can be."""
    table = lay(2)
    sight: Any = table.game.sight(table.game.begin(table.state.terms), 0)

    assert (sight.turn(), sight.plays_left(), sight.moves_made()) == (None, 0, 0)


@pytest.mark.rule("steal.wild")
def test_after_the_end_nothing_is_to_be_placed():
    """Bob leaves while Ann has a wildcard to lay, which came by what she has played."""
    table = lay(2, hands=["sly-deal"], sets=[{}, {"pink": "pink-orange"}])
    go_on(table, "0 steal 1 pink:pink-orange", "1 allow")
    before = shown(table)
    table.resign(1)

    assert (before["turn"], before["placing"], before["charge"]["what"]) == (0, kind("pink-orange"), "steal")
    assert (shown(table)["placing"], shown(table)["charge"]) == (None, None)


@pytest.mark.rule("turn.play", "rearrange.limit")
def test_a_sight_counts_plays_and_moves():
    """Since the turn began, and since the last play; none after the end."""
    table = lay(2, hands=["1M 2M"], sets=[{"red": "red-yellow", "yellow": "yellow"}])
    before: Any = table.sight(1)
    assert (before.plays_left(), before.moves_made()) == (3, 0)
    go_on(table, "0 bank 1M", "0 move red:red-yellow yellow")
    sight: Any = table.sight(1)

    assert (sight.plays_left(), sight.moves_made(), sight.turn().plays) == (2, 1, 1)
    table.resign(1)
    after: Any = table.sight(0)
    assert (after.plays_left(), after.moves_made(), after.turn()) == (0, 0, None)


@pytest.mark.rule("win.three")
def test_the_tally_counts_full_sets_of_different_colours():
    """Two of one colour count once; what the table agreed is what a sight tells."""
    brown = {"brown": "brown brown", "brown2": "light-blue-brown any", "utility": "utility utility"}
    table = lay(2, terms={"no_costs_a_play": True}, sets=[brown, {"red": "red red"}])
    sight: Any = table.sight(0)

    assert table.game.tally(table.state) == [2, 0]
    assert sight.agreed().plays_for_no == 1


@pytest.mark.rule("set.full")
def test_a_sight_knows_sets_by_colour_and_wildcards():
    """How far each colour is begun, which sets are, and of which colours their wildcards could be."""
    table = lay(2, sets=[{"red": "red red-yellow", "red2": "red", "brown": "brown brown", "pink": "any"}])
    sight: Any = table.sight(1)
    every = (1 << len(COLOURS)) - 1

    assert [sight.begun(0, colour) for colour in (0, 2, 4, 5)] == [-1, 1, 2, 0]
    assert [int(slot) for slot in sight.sets(0)] == [0, 2, 4, 14]
    assert [int(slot) for slot in sight.begun_sets(0)] == [2, 4, 14]
    assert [sight.cards_in(0, slot) for slot in (0, 2, 4, 14, 5)] == [2, 1, 2, 1, 0]
    assert sight.colours_of_wilds(0, 4) == 1 << 4 | 1 << 5
    assert (sight.colours_of_wilds(0, 2), sight.colours_of_wilds(0, 0)) == (every, 0)


def paid_at_random(table, draws=2000) -> list[list[Any]]:
    """What Bob would pay with, picked at random many times."""
    sight: Any = table.sight(1)
    template = next(one for one in table.legal_actions(1) if one.verb.word == "pay")
    stream = Stream(3, 1)
    return [[game().pack.spot(one) for one in sight.random_goods(template, stream)] for _ in range(draws)]


@pytest.mark.rule("set.full")
@pytest.mark.parametrize(
    ("laid", "colour", "begun"),
    [
        ({"red": "red", "red2": "red red-yellow"}, "red", 2),
        ({"red": "red", "red2": "red red red-yellow"}, "red", -1),
        ({"utility3": "utility"}, "utility", 1),
        ({"brown": "any any"}, "brown", 0),
        ({"brown": "any any", "brown2": "brown"}, "brown", 1),
    ],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_colour_is_begun_as_far_as_its_best_set(seat, laid, colour, begun):
    """Whichever of its sets that is; here wildcards alone make none, however many they are."""
    sight: Any = lay(2, terms={"wild_sets": False}, sets=[{}] * seat + [laid]).sight(0)

    assert sight.begun(seat, COLOURS.index(colour)) == begun


def test_where_nothing_lies_nothing_is_found():
    """Beyond the last set there is room for, and in an empty bank."""
    table = lay(2, hands=["1M", "2M"], banks=["", "3M"])
    sight: Any = table.sight(0)

    assert sight.lying(0, game().pack.spot_words["brown4:brown"]) == 0
    assert [sight.next_banked(seat, 0) for seat in (0, 1)] == [len(KINDS), kind("3M")]
    assert sight.next_banked(1, kind("3M") + 1) == len(KINDS)
    assert (sight.next_held(0), sight.next_held(kind("1M") + 1)) == (kind("1M"), len(KINDS))
    spectator: Any = table.sight(None)
    assert spectator.next_held(0) == len(KINDS)


@pytest.mark.rule("pay.choice", "pay.no_change", "pay.building")
def test_a_payment_at_random_is_enough_and_may_be_anything():
    """Every card can be in it, and a house brings its hotel."""
    drawn = paid_at_random(owing(5, "1M 2M 3M 4M", {"brown": "brown brown house hotel"}))
    cards = [{spot.word for spot in one} for one in drawn]

    assert min(sum(spot.kind.value for spot in one) for one in drawn) >= 5
    assert set.union(*cards) == {
        "bank:1M", "bank:2M", "bank:3M", "bank:4M", "brown:brown", "brown:house", "brown:hotel",
    }  # fmt: skip
    assert all("brown:hotel" in one for one in cards if "brown:house" in one)
    assert any("brown:hotel" in one and "brown:house" not in one for one in cards)


@pytest.mark.rule("pay.choice", "pay.no_change")
def test_a_payment_at_random_mostly_ends_when_it_is_enough():
    """Seven times in eight the last card was needed."""
    drawn = paid_at_random(owing(5, "1M 2M 3M 4M 1M 2M 3M"), 8000)
    needed = sum(sum(spot.kind.value for spot in one[:-1]) < 5 for one in drawn)

    assert abs(needed / len(drawn) - 7 / 8) < 0.007


def test_where_nothing_is_due_nothing_is_paid_at_random():
    """No card is picked on one's turn."""
    table = lay(2, banks=["5M"])
    sight: Any = table.sight(0)

    assert sight.random_goods(table.read(0, "end"), Stream(1, 1)) == ()
