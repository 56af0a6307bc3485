"""Deal Breaker: a full set changes sides."""

import pytest

from tests.games.deal.hands import COLOURS, SIZES, bank, cards_of, centre, game, hand, lay, plays, sets
from tests.games.playing import go_on, one_told, refused, told

BUILT = [colour for colour in COLOURS if colour not in {"railroad", "utility"}]


def full(colour, *more):
    """A full set of a colour, and what stands on it."""
    return " ".join([*[colour] * SIZES[colour], *more])


@pytest.mark.rule("action.deal_breaker")
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("other", [1, 2])
def test_deal_breaker_takes_a_full_set(colour, other):
    """The whole of it, railroads and utilities too."""
    theirs = {colour: full(colour)}
    laid = [{}, theirs, {}] if other == 1 else [{}, {}, theirs]
    table = lay(3, hands=["deal-breaker"], sets=laid)
    before = cards_of(table)
    events = go_on(table, f"0 break {other} {colour}", f"{other} allow")

    assert told(events) == [
        ("played_on", "action.deal_breaker"),
        ("wants_set", "action.deal_breaker"),
        ("allowed", "no.when"),
        ("broken", "action.deal_breaker"),
    ]
    assert sets(table, 0) == theirs
    assert sets(table, other) == {}
    assert (centre(table), hand(table, 0), plays(table)) == ("deal-breaker", "", 1)
    assert cards_of(table) == before


@pytest.mark.rule("action.deal_breaker", "breaker.colour")
@pytest.mark.parametrize("colour", BUILT)
@pytest.mark.parametrize("more", [["house"], ["house", "hotel"]])
def test_its_buildings_come_too(colour, more):
    """They stand on it as before, in nobody's bank."""
    theirs = {colour: full(colour, *more)}
    table = lay(2, hands=["deal-breaker"], sets=[{}, theirs])
    go_on(table, f"0 break 1 {colour}", "1 allow")

    assert (sets(table, 0), sets(table, 1)) == (theirs, {})
    assert bank(table, 0) == bank(table, 1) == ""


@pytest.mark.rule("breaker.colour")
@pytest.mark.parametrize(
    ("place", "laid"),
    [
        ("red", "red red-yellow any"),
        ("brown", "brown light-blue-brown"),
        ("yellow", "red-yellow red-yellow any house"),
        ("dark-blue", "dark-blue-green any house hotel"),
        ("utility", "utility railroad-utility"),
        ("railroad", "railroad light-blue-railroad green-railroad railroad-utility"),
    ],
)
def test_the_set_arrives_as_it_lies(place, laid):
    """Wildcards keep their colour, and nobody is asked to lay them anew."""
    table = lay(2, hands=["deal-breaker"], sets=[{}, {place: laid}])
    go_on(table, f"0 break 1 {place}", "1 allow")

    assert sets(table, 0) == {place: laid}
    assert table.waiting() == (0,)
    assert "end" in table.legal(0)


@pytest.mark.rule("breaker.colour", "move.rearrange")
def test_the_taker_may_recolour_at_once():
    """Being on turn: the wildcard goes to another set, and costs no play."""
    table = lay(2, hands=["deal-breaker"], sets=[{"yellow": "yellow yellow"}, {"red": "red red red-yellow"}])
    go_on(table, "0 break 1 red", "1 allow", "0 move red:red-yellow yellow")

    assert sets(table, 0) == {"red": "red red", "yellow": "yellow yellow red-yellow"}
    assert plays(table) == 1


@pytest.mark.rule("breaker.colour", "set.full")
@pytest.mark.parametrize(
    ("mine", "after"),
    [
        ({"red": "red"}, {"red": "red", "red2": "red red any house"}),
        (
            {"red": "red red-yellow red-yellow"},
            {"red": "red red-yellow red-yellow", "red2": "red red any house"},
        ),
        ({"red": "any"}, {"red": "any", "red2": "red red any house"}),
        ({"red2": "red"}, {"red2": "red", "red": "red red any house"}),
    ],
)
def test_a_second_set_of_a_colour_stands_apart(mine, after):
    """Full or begun, the two are not mixed."""
    table = lay(2, hands=["deal-breaker"], sets=[mine, {"red": "red red any house"}])
    events = go_on(table, "0 break 1 red", "1 allow")

    assert sets(table, 0) == after
    assert (("set_apart", "breaker.colour") in told(events)) == ("red2" not in mine)


@pytest.mark.rule("breaker.colour")
def test_the_second_set_of_a_colour_can_be_taken_too():
    """Each of two sets of a colour is taken by its own name."""
    theirs = {"red": "red red red", "red2": "red-yellow red-yellow any"}
    table = lay(2, hands=["deal-breaker"], sets=[{}, theirs])
    assert [word for word in table.legal(0) if word.startswith("break")] == ["break 1 red", "break 1 red2"]
    events = go_on(table, "0 break 1 red2", "1 allow")

    assert sets(table, 0) == {"red": "red-yellow red-yellow any"}
    assert sets(table, 1) == {"red": "red red red"}
    assert one_told(events, "broken").facts() == {"seat": 0, "other": 1, "set": game().read_set("red2")}


@pytest.mark.rule("action.deal_breaker", "set.full", "action.target")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_set_that_is_not_full_is_not_taken(colour):
    """One card is missing, or it has no colour."""
    laid = " ".join([colour] * (SIZES[colour] - 1))
    table = lay(2, hands=["deal-breaker"], sets=[{}, {colour: laid}])

    assert table.legal(0) == ["bank deal-breaker", "end"]
    assert refused(table, 0, f"break 1 {colour}")
    assert sets(table, 1) == {colour: laid}


@pytest.mark.rule("action.deal_breaker", "set.full")
def test_wildcards_alone_are_a_set_only_with_the_option():
    """Two of every colour in place of two browns."""
    for is_agreed in (False, True):
        table = lay(
            2, terms={"wild_sets": is_agreed}, hands=["deal-breaker"], sets=[{}, {"brown": "any any"}]
        )

        assert ("break 1 brown" in table.legal(0)) == is_agreed


@pytest.mark.rule("action.deal_breaker", "win.three", "win.moment")
def test_the_third_colour_taken_wins_at_once():
    """It is the taker's own turn, so the third full set wins."""
    table = lay(
        2,
        hands=["deal-breaker"],
        sets=[{"brown": "brown brown", "utility": "utility utility"}, {"red": "red red red"}],
    )
    events = go_on(table, "0 break 1 red", "1 allow")

    assert told(events)[-1][0] == "won"
    assert table.outcome is not None


@pytest.mark.rule("action.deal_breaker", "no.when")
def test_ones_own_full_set_is_no_target():
    """Only another player's full set can be taken."""
    table = lay(
        3, hands=["deal-breaker"], sets=[{"brown": "brown brown"}, {}, {"utility": "utility utility"}]
    )

    assert [word for word in table.legal(0) if word.startswith("break")] == ["break 2 utility"]
    assert refused(table, 0, "break 0 brown")
