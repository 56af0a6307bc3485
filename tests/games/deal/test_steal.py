"""Sly Deal and Forced Deal: one card from another player, alone or for one of one's own."""

import pytest

from tests.games.deal.hands import COLOURS, SIZES, bank, centre, hand, lay, plays, sets
from tests.games.playing import go_on, one_told, refused, told

WILDS = {
    "light-blue-brown": ["brown", "light-blue"],
    "light-blue-railroad": ["light-blue", "railroad"],
    "pink-orange": ["pink", "orange"],
    "red-yellow": ["red", "yellow"],
    "dark-blue-green": ["green", "dark-blue"],
    "green-railroad": ["green", "railroad"],
    "railroad-utility": ["railroad", "utility"],
    "any": COLOURS,
}


def steals(table, verb="steal"):
    """What could be taken."""
    return [word for word in table.legal(0) if word.startswith(f"{verb} ")]


@pytest.mark.rule("action.sly_deal")
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("other", [1, 2, 3])
def test_sly_deal_takes_a_property(colour, other):
    """It joins the taker's set of its colour; the play is used."""
    theirs = [{colour: colour} if seat == other else {} for seat in range(1, 4)]
    table = lay(4, hands=["sly-deal"], sets=[{colour: colour}, *theirs])
    assert steals(table) == [f"steal {other} {colour}:{colour}"]
    events = go_on(table, f"0 steal {other} {colour}:{colour}", f"{other} allow")

    assert told(events) == [
        ("played_on", "action.sly_deal"),
        ("wants_card", "action.sly_deal"),
        ("allowed", "no.when"),
        ("stolen", "action.sly_deal"),
    ]
    assert sets(table, 0) == {colour: f"{colour} {colour}"}
    assert sets(table, other) == {}
    assert (centre(table), hand(table, 0), plays(table)) == ("sly-deal", "", 1)


@pytest.mark.rule("action.sly_deal", "action.forced_deal", "set.full")
@pytest.mark.parametrize(
    ("colour", "number"), [(colour, number) for colour in COLOURS for number in range(1, SIZES[colour] + 1)]
)
@pytest.mark.parametrize("verb", ["steal", "swap"])
def test_not_out_of_a_full_set(colour, number, verb):
    """As long as a card is missing each can be taken, then none."""
    mine = {"red": "red-yellow"} if verb == "swap" else {}
    table = lay(2, hands=["sly-deal forced-deal"], sets=[mine, {colour: " ".join([colour] * number)}])
    word = f"{verb} 1 {colour}:{colour}" + (" red:red-yellow" if verb == "swap" else "")

    if number < SIZES[colour]:
        assert steals(table, verb) == [word]
    else:
        assert steals(table, verb) == []
        assert refused(table, 0, word)
        assert sets(table, 1) == {colour: " ".join([colour] * number)}


@pytest.mark.rule("action.sly_deal", "set.full")
def test_a_second_set_that_is_not_full_can_be_taken_from():
    """The full one of the same colour stays safe."""
    table = lay(2, hands=["sly-deal"], sets=[{}, {"red": "red red red-yellow", "red2": "red any"}])

    assert steals(table) == ["steal 1 red2:red", "steal 1 red2:any"]


@pytest.mark.rule("action.sly_deal", "action.house", "action.forced_deal")
def test_buildings_and_money_are_not_taken():
    """Neither can be stolen, even when they are all that lies there."""
    table = lay(
        2,
        hands=["sly-deal forced-deal"],
        banks=["", "10M house"],
        sets=[{"red": "red"}, {"brown": "brown brown house hotel"}],
    )

    assert steals(table) == steals(table, "swap") == []
    for card in ("brown:house", "brown:hotel", "bank:10M", "bank:house"):
        assert refused(table, 0, f"steal 1 {card}")
        assert refused(table, 0, f"swap 1 {card} red:red")


@pytest.mark.rule("steal.wild")
@pytest.mark.parametrize(("wild", "place"), [(wild, place) for wild in WILDS for place in WILDS[wild]])
def test_sly_deal_takes_a_wildcard_and_the_taker_lays_it_anew(wild, place):
    """In any of its colours, wherever it lay."""
    for colour in WILDS[wild]:
        table = lay(2, hands=["sly-deal"], sets=[{}, {place: wild}])
        go_on(table, f"0 steal 1 {place}:{wild}", "1 allow")
        assert table.waiting() == (0,)
        assert table.legal(0) == [f"put {one}" for one in sorted(WILDS[wild], key=COLOURS.index)]
        events = table.play(0, f"put {colour}")

        assert told(events)[0] == ("put_down", "steal.wild")
        assert (sets(table, 0), sets(table, 1)) == ({colour: wild}, {})
        assert plays(table) == 1


@pytest.mark.rule("steal.wild", "set.full")
@pytest.mark.parametrize(
    ("laid", "words"),
    [
        ({"red": "red any"}, ["red:red", "red:any"]),
        ({"red": "red red any"}, []),
        ({"red": "any any"}, ["red:any"]),
        ({"brown": "any any"}, []),  # a full set
        ({"dark-blue": "dark-blue-green any"}, []),
        ({"utility": "railroad-utility", "red": "any"}, ["red:any", "utility:railroad-utility"]),
        ({"yellow": "red-yellow red-yellow any"}, []),
    ],
)
def test_wildcards_in_full_sets_are_safe(laid, words):
    """No wildcard is taken out of a full set, even one of every colour."""
    table = lay(2, hands=["sly-deal"], sets=[{}, laid])

    assert steals(table) == [f"steal 1 {word}" for word in words]


@pytest.mark.rule("steal.wild", "set.full")
def test_where_wildcards_alone_are_no_set_they_are_not_safe():
    """If the table has agreed so."""
    table = lay(2, terms={"wild_sets": False}, hands=["sly-deal"], sets=[{}, {"brown": "any any"}])

    assert steals(table) == ["steal 1 brown:any"]


@pytest.mark.rule("action.target")
@pytest.mark.parametrize(
    ("card", "mine", "theirs"),
    [
        ("sly-deal", {"red": "red"}, {}),
        ("sly-deal", {}, {"brown": "brown brown"}),
        ("forced-deal", {"red": "red"}, {}),
        ("forced-deal", {}, {"red": "red"}),
        ("forced-deal", {"red": "red"}, {"utility": "utility utility"}),
        ("deal-breaker", {"brown": "brown brown"}, {"red": "red red"}),
        ("deal-breaker", {}, {"light-blue": "any any"}),
        ("deal-breaker", {}, {"railroad": "railroad railroad railroad"}),
        ("house", {"red": "red red"}, {"brown": "brown brown"}),
        ("house", {"railroad": "railroad railroad railroad railroad"}, {}),
        ("house", {"utility": "utility utility"}, {}),
        ("hotel", {"brown": "brown brown"}, {}),
        ("just-say-no", {"brown": "brown brown"}, {"red": "red"}),
    ],
)
def test_without_a_target_an_action_is_only_banked(card, mine, theirs):
    """An action that nobody can suffer is still worth its money."""
    table = lay(2, hands=[card], banks=["", "10M"], sets=[mine, theirs])
    words = [word for word in table.legal(0) if not word.startswith("move ")]
    assert words == [f"bank {card}", "end"]
    events = table.play(0, f"bank {card}")

    assert told(events) == [("banked", "play.bank")]
    assert bank(table, 0) == card


@pytest.mark.rule("action.forced_deal", "swap.place")
@pytest.mark.parametrize("colour", [one for one in COLOURS if one != "red"])
def test_forced_deal_swaps_two_properties(colour):
    """Both change hands together, each in its colour."""
    table = lay(
        2, hands=["forced-deal"], sets=[{"red": "red red", colour: colour}, {"red": "red", colour: colour}]
    )
    events = go_on(table, f"0 swap 1 {colour}:{colour} red:red", "1 allow")

    swapped = one_told(events, "swapped")
    assert swapped.clause == "action.forced_deal"
    assert sets(table, 0) == {"red": "red", colour: f"{colour} {colour}"}
    assert sets(table, 1) == {"red": "red red"}
    assert (centre(table), plays(table)) == ("forced-deal", 1)


@pytest.mark.rule("action.forced_deal")
def test_every_card_of_ones_own_can_be_given_for_every_card_in_no_full_set():
    """All pairs are on the list."""
    table = lay(
        3,
        hands=["forced-deal"],
        sets=[
            {"brown": "brown light-blue-brown", "pink": "pink any"},
            {"red": "red any", "utility": "utility utility"},
            {"green": "green"},
        ],
    )
    mine = ["brown:brown", "brown:light-blue-brown", "pink:pink", "pink:any"]
    theirs = ["1 red:red", "1 red:any", "2 green:green"]

    assert sorted(steals(table, "swap")) == sorted(f"swap {one} {own}" for one in theirs for own in mine)


@pytest.mark.rule("swap.place")
@pytest.mark.parametrize(("given", "got"), [("pink-orange", "red-yellow"), ("any", "railroad-utility")])
def test_both_lay_the_wildcards_they_receive(given, got):
    """The one off turn first; each in a colour of their own choice, and nothing else is moved."""
    place, other = WILDS[given][0], WILDS[got][0]
    table = lay(2, hands=["forced-deal"], sets=[{place: given}, {other: got, "green": "green"}])
    go_on(table, f"0 swap 1 {other}:{got} {place}:{given}", "1 allow")
    assert table.waiting() == (1,)
    assert all(word.startswith("put ") for word in table.legal(1))
    assert refused(table, 1, "move green:green green2") in {"table.asked", "move.rearrange"}
    first = table.play(1, f"put {WILDS[given][1]}")
    assert table.waiting() == (0,)
    second = table.play(0, f"put {WILDS[got][1]}")
    assert told([*first, *second]) == [("put_down", "swap.place")] * 2

    assert sets(table, 0) == {WILDS[got][1]: got}
    assert sets(table, 1) == {WILDS[given][1]: given, "green": "green"}
    assert table.waiting() == (0,)


@pytest.mark.rule("swap.own_set", "set.broken")
@pytest.mark.parametrize(
    ("mine", "card", "left", "kept"),
    [
        ("brown brown", "brown:brown", "brown", ""),
        ("brown brown house", "brown:brown", "brown", "house"),
        ("brown brown house hotel", "brown:brown", "brown", "house hotel"),
        ("brown light-blue-brown house", "brown:light-blue-brown", "brown", "house"),
        ("brown any house hotel", "brown:any", "brown", "house hotel"),
    ],
)
def test_one_may_give_out_of_ones_own_full_set(mine, card, left, kept):
    """The buildings then go to one's own bank."""
    table = lay(2, hands=["forced-deal"], sets=[{"brown": mine}, {"red": "red"}])
    events = go_on(table, f"0 swap 1 red:red {card}", "1 allow")
    assert one_told(events, "swapped").clause == "swap.own_set"
    if table.waiting() == (1,):
        table.play(1, table.legal(1)[0])

    assert sets(table, 0) == {"brown": left, "red": "red"}
    assert bank(table, 0) == kept
    assert bank(table, 1) == ""


@pytest.mark.rule("swap.own_set", "pay.wild10")
def test_a_wildcard_of_every_colour_may_be_given_in_a_swap():
    """A swap is no payment; its new owner lays it anywhere."""
    table = lay(2, hands=["forced-deal"], sets=[{"red": "any"}, {"red": "red"}])
    events = go_on(table, "0 swap 1 red:red red:any", "1 allow", "1 put utility")
    assert one_told(events, "swapped").clause == "swap.own_set"

    assert (sets(table, 0), sets(table, 1)) == ({"red": "red"}, {"utility": "any"})


@pytest.mark.rule("swap.own_set", "win.three", "action.forced_deal")
def test_a_swap_may_complete_the_others_set():
    """Theirs is then full; that says nothing before their own turn."""
    table = lay(2, hands=["forced-deal"], sets=[{"brown": "brown"}, {"brown": "brown", "red": "red"}])
    go_on(table, "0 swap 1 red:red brown:brown", "1 allow")

    assert sets(table, 1) == {"brown": "brown brown"}
    assert table.outcome is None


@pytest.mark.rule("swap.place", "set.broken")
@pytest.mark.parametrize(
    ("theirs", "colour", "is_whole"),
    [("red", "", True), ("red-yellow", "red", True), ("red-yellow", "yellow", False)],
)
def test_a_swap_is_judged_when_both_cards_lie(theirs, colour, is_whole):
    """Ann gives a card of her built set: a wildcard that comes back may make it whole again."""
    given = "red-yellow" if theirs == "red" else "red"
    table = lay(2, hands=["forced-deal"], sets=[{"red": "red red red-yellow house"}, {"red": theirs}])
    table.play(0, f"swap 1 red:{theirs} red:{given}")
    table.play(1, "allow")
    while table.sight(None).asked() == "place":
        seat = table.waiting()[0]
        table.play(seat, f"put {colour if seat == 0 else 'red'}")

    assert ("house" in sets(table, 0)["red"].split()) == is_whole
    assert ("house" in bank(table, 0).split()) == (not is_whole)


@pytest.mark.rule("swap.place", "set.broken")
@pytest.mark.parametrize(
    ("theirs", "given", "colour", "after"),
    [
        ("pink", "pink-orange", "", "pink pink pink house"),
        ("pink-orange", "pink", "pink", "pink pink-orange pink-orange house"),
        ("any", "pink-orange", "pink", "pink pink any house"),
    ],
)
def test_what_a_swap_brings_fills_the_built_set_first(theirs, given, colour, after):
    """Ann has begun another set of the colour, which comes before the built one and has room too."""
    table = lay(
        2, hands=["forced-deal"],
        sets=[{"pink": "any", "pink2": "pink pink pink-orange house"}, {"pink": theirs}],
    )  # fmt: skip
    table.play(0, f"swap 1 pink:{theirs} pink2:{given}")
    table.play(1, "allow")
    while table.sight(None).asked() == "place":
        seat = table.waiting()[0]
        table.play(seat, f"put {colour if seat == 0 else 'orange'}")

    assert sets(table, 0) == {"pink": "any", "pink2": after}
    assert bank(table, 0) == ""
