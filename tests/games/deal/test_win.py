"""Winning with three full sets, and a game in which nothing moves any more."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.deal.hands import game, hand, lay, sets
from tests.games.playing import go_on, refused, told

TWO = {"brown": "brown brown", "utility": "utility utility"}
WON = ("won", "win.three")


def full_colours(table, seat=0):
    """In how many colours a seat has a full set, as everybody sees it."""
    found: Any = table.view()["table"]
    return found["players"][seat]["full"]


def ended(table, winner, clause="win.three"):
    """One has won by that clause, all others are equal, and nothing more is played."""
    outcome = table.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.clause) == ([winner], clause)
    assert outcome.standings == [[winner], [seat for seat in range(len(table.head.names)) if seat != winner]]
    assert table.waiting() == ()
    assert refused(table, winner, "end") == "table.over"
    return True


# Three full sets of different colours


@pytest.mark.rule("win.three", "win.moment")
@pytest.mark.parametrize(
    ("held", "mine", "theirs", "moves"),
    [
        ("dark-blue", {"dark-blue": "dark-blue"}, {}, ["0 lay dark-blue dark-blue"]),
        ("any", {"dark-blue": "dark-blue"}, {}, ["0 lay any dark-blue"]),
        ("1M", {"red": "red red", "yellow": "red-yellow"}, {}, ["0 move yellow:red-yellow red"]),
        ("sly-deal", {"red": "red red"}, {"red": "red"}, ["0 steal 1 red:red", "1 allow"]),
        ("sly-deal", {"red": "red red"}, {"red": "any"}, ["0 steal 1 red:any", "1 allow", "0 put red"]),
        ("forced-deal", {"red": "red red", "pink": "pink"}, {"red": "red"},
         ["0 swap 1 red:red pink:pink", "1 allow"]),
        ("deal-breaker", {}, {"green": "green green any"}, ["0 break 1 green", "1 allow"]),
        ("deal-breaker", {}, {"railroad": "railroad railroad railroad railroad"},
         ["0 break 1 railroad", "1 allow"]),
        ("debt-collector", {"dark-blue": "dark-blue"}, {"dark-blue": "dark-blue"},
         ["0 collect 1", "1 allow"]),
        ("birthday", {"red": "red red"}, {"red": "red", "pink": "pink"}, ["0 birthday", "1 pay red:red"]),
        ("birthday", {"pink": "pink pink"}, {"pink": "pink-orange"}, ["0 birthday", "1 allow", "0 put pink"]),
        ("rent-any", {"green": "green green"}, {"green": "green"}, ["0 rent-one 1 green 0", "1 allow"]),
    ],
    ids=[
        "laid", "wildcard laid", "moved", "stolen", "stolen wildcard", "swapped", "set taken",
        "railroads taken", "debt", "birthday", "wildcard paid", "rent",
    ],
)  # fmt: skip
def test_the_third_full_set_wins_at_once(held, mine, theirs, moves):
    """However it is completed on one's own turn, as soon as all is settled."""
    table = lay(2, hands=[held], sets=[{**TWO, **mine}, theirs])
    go_on(table, *moves[:-1])
    assert table.outcome is None
    events = go_on(table, moves[-1])

    assert told(events)[-1] == WON
    assert events[-1].facts() == {"seat": 0}
    assert full_colours(table) == 3
    assert ended(table, 0)


@pytest.mark.rule("win.three", "set.full")
@pytest.mark.parametrize(
    ("laid", "held", "word", "colours"),
    [
        (
            {"brown": "brown brown", "red": "red red red", "red2": "red-yellow red-yellow"},
            "any",
            "lay any red",
            2,
        ),
        ({**TWO, "brown2": "light-blue-brown"}, "any", "lay any brown", 2),
        ({**TWO, "railroad": "railroad railroad"}, "railroad", "lay railroad railroad", 2),
        ({**TWO, "red": "red"}, "red", "lay red red", 2),
        ({"brown": "brown brown", "red": "red red"}, "red", "lay red red", 2),
    ],
    ids=["two of red", "two of brown", "three railroads", "two reds", "two sets"],
)
def test_less_than_three_colours_do_not_win(laid, held, word, colours):
    """A second set of a colour counts once."""
    table = lay(2, hands=[held], sets=[laid])
    go_on(table, f"0 {word}")

    assert table.outcome is None
    assert full_colours(table) == colours
    assert table.waiting() == (0,)


@pytest.mark.rule("win.three", "packs.two")
def test_with_two_packs_three_colours_win_too():
    """Six sets of two colours do not."""
    many = {
        "brown": "brown brown",
        "brown2": "brown brown",
        "utility": "utility utility",
        "utility2": "utility utility",
    }
    table = lay(6, hands=["red dark-blue"], sets=[{**many, "red": "red red"}])
    go_on(table, "0 lay dark-blue dark-blue")
    assert table.outcome is None
    go_on(table, "0 lay red red")

    assert ended(table, 0)


@pytest.mark.rule("win.three")
def test_more_than_three_win_as_well():
    """Four, when a set taken from another comes to three of one's own."""
    table = lay(
        2, hands=["1M", "any"], sets=[{}, {**TWO, "red": "red red red", "green": "green green green"}]
    )
    events = go_on(table, "0 end")

    assert told(events) == [("turn_began", "setup.hand"), WON]
    assert full_colours(table, 1) == 4
    assert ended(table, 1)


@pytest.mark.rule("win.three", "set.full")
@pytest.mark.parametrize(
    ("terms", "wins"), [({}, True), ({"wild_sets": True}, True), ({"wild_sets": False}, False)]
)
def test_wildcards_of_any_colour_alone_make_the_third_set(terms, wins):
    """As the print has it; not at a table that has agreed otherwise."""
    table = lay(2, terms=terms, hands=["any"], sets=[{**TWO, "dark-blue": "any"}])
    go_on(table, "0 lay any dark-blue")

    assert full_colours(table) == (3 if wins else 2)
    assert (table.outcome is not None) == wins


# On one's own turn only


def given_the_third():
    """Ann has given Bob his third full set for a pink card; a Deal Breaker is left in her hand."""
    table = lay(
        3, ["1M", "2M", "3M", "3M", "4M"], hands=["forced-deal deal-breaker", "1M"],
        sets=[{"dark-blue": "dark-blue"}, {**TWO, "dark-blue": "dark-blue", "pink": "pink"}],
    )  # fmt: skip
    go_on(table, "0 swap 1 pink:pink dark-blue:dark-blue", "1 allow")
    assert full_colours(table, 1) == 3
    return table


@pytest.mark.rule("win.three", "win.moment")
def test_who_completes_the_third_on_anothers_turn_waits_for_the_own():
    """It is said when that turn begins, before anything is drawn."""
    table = given_the_third()
    assert table.outcome is None
    assert table.waiting() == (0,)
    events = go_on(table, "0 end")

    assert told(events) == [("turn_began", "setup.hand"), WON]
    assert hand(table, 1) == "1M"
    assert ended(table, 1)


@pytest.mark.rule("win.three")
def test_and_must_still_have_it_then():
    """Ann takes a set back before she ends her turn."""
    table = given_the_third()
    go_on(table, "0 break 1 utility", "1 allow", "0 end")

    assert table.outcome is None
    assert table.waiting() == (1,)
    assert full_colours(table, 1) == 2


@pytest.mark.rule("win.three")
def test_it_waits_through_the_turns_of_others():
    """Between Ann's turn and Ann's next, Bob and Cid play on."""
    table = lay(
        3, ["2M", "2M"], hands=["1M", "forced-deal", "4M"], turn=1,
        sets=[{**TWO, "dark-blue": "dark-blue", "pink": "pink"}, {"dark-blue": "dark-blue"}],
    )  # fmt: skip
    go_on(table, "1 swap 0 pink:pink dark-blue:dark-blue", "0 allow", "1 end")
    assert table.outcome is None
    assert table.waiting() == (2,)
    go_on(table, "2 end")

    assert ended(table, 0)


# The moment


@pytest.mark.rule("win.moment")
@pytest.mark.parametrize("last", [1, 2])
def test_all_who_have_to_pay_pay_first(last):
    """The payment that completes the set does not win while another is open."""
    laid = [{**TWO, "pink": "pink pink"}, {"pink": "pink"}, {"orange": "orange"}]
    table = lay(3, hands=["birthday"], sets=laid)
    go_on(table, "0 birthday", f"{3 - last} allow")
    assert table.outcome is None
    events = go_on(table, f"{last} allow")

    assert told(events)[-1] == WON
    assert sets(table, 0)["orange"] == "orange"
    assert ended(table, 0)


@pytest.mark.rule("win.moment", "pay.where")
def test_a_wildcard_received_is_laid_first():
    """Laid in another colour it does not win."""
    table = lay(2, hands=["birthday"], sets=[{**TWO, "pink": "pink pink"}, {"pink": "pink-orange"}])
    go_on(table, "0 birthday", "1 allow", "0 put orange")
    assert table.outcome is None
    go_on(table, "0 move orange:pink-orange pink")

    assert ended(table, 0)


@pytest.mark.rule("win.moment")
@pytest.mark.parametrize("then", ["bank 1M", "end"])
def test_nothing_is_rearranged_to_win(then):
    """A wildcard that would complete the third set lies elsewhere: that is the player's matter."""
    laid = {**TWO, "red": "red red", "yellow": "red-yellow"}
    table = lay(2, ["2M", "2M", "3M", "3M"], hands=["1M", "1M"], sets=[laid])
    go_on(table, f"0 {then}")

    assert table.outcome is None
    assert sets(table, 0) == {**TWO, "red": "red red", "yellow": "red-yellow"}


@pytest.mark.rule("win.moment", "action.just_say_no")
def test_a_third_set_that_is_cancelled_does_not_win():
    """The No comes before anything moves."""
    table = lay(2, hands=["deal-breaker", "just-say-no"], sets=[TWO, {"green": "green green any"}])
    go_on(table, "0 break 1 green", "1 no", "0 yield 1")

    assert table.outcome is None
    assert full_colours(table) == 2


# Stalled


FRONT = [
    {"brown": "brown brown", "utility": "utility utility", "light-blue": "light-blue light-blue"},
    {
        "dark-blue": "dark-blue dark-blue",
        "railroad": "railroad railroad railroad railroad",
        "light-blue": "light-blue",
    },
    {"pink": "pink pink pink", "orange": "orange orange orange"},
]
HELD = [
    "red red red yellow yellow yellow green",
    "green green light-blue-brown light-blue-railroad pink-orange pink-orange red-yellow",
    "red-yellow dark-blue-green green-railroad railroad-utility any any",
]


def spent(actions, money, front=FRONT, **more):
    """All cards are in front of three players or in their hands: who has the actions, who the money.

    Everybody has two full sets. Properties: 8, 17 and 12; all actions are 84, money and rents 76. Cid has 1M.
    """
    cards = {one.word: int(one.count) for one in game().pack.kinds}
    banks = ["", "", "1M"]
    for word, count in cards.items():
        is_action = game().pack.kinds[game().kind_words.index(word)].action >= 0
        if is_action:
            banks[actions] += f" {word}" * count
        elif word.endswith("M") or word.startswith("rent"):
            banks[money] += f" {word}" * (count - (word == "1M"))
    return lay(3, hands=HELD, banks=banks, sets=front, **more)


def idle(table, turns):
    """So many turns in which nobody plays; what happened in the last."""
    events = []
    for _ in range(turns):
        events = go_on(table, f"{table.waiting()[0]} end")
    return events


@pytest.mark.rule("end.stalled")
@pytest.mark.parametrize(
    ("actions", "money", "winners", "standings"),
    [
        (0, 1, [0, 1], [[0, 1], [2]]),
        (1, 0, [1], [[1], [0], [2]]),
        (0, 0, [0], [[0], [1], [2]]),
        (2, 2, [2], [[2], [1], [0]]),
        (2, 1, [2], [[2], [1], [0]]),
    ],
    ids=["92 and 92", "101 and 83", "17 and 13", "17 and 8", "97 and 92"],
)
def test_a_full_round_without_a_play_ends_a_game_with_nothing_to_draw(actions, money, winners, standings):
    """With as many full colours the most value in front wins; equals share it."""
    table = spent(actions, money)
    idle(table, 2)
    assert table.outcome is None
    events = idle(table, 1)
    outcome = table.outcome

    assert outcome is not None
    assert (outcome.clause, outcome.winners, outcome.standings) == ("end.stalled", winners, standings)
    assert told(events)[0] == ("stalled", "end.stalled")
    assert [event.facts()["seat"] for event in events if event.name == "won"] == winners
    assert {event.clause for event in events} == {"end.stalled"}


@pytest.mark.rule("end.stalled")
@pytest.mark.parametrize("rich", [0, 1, 2])
def test_more_full_colours_go_before_more_value(rich):
    """Cid has one full colour only: all the money does not help."""
    front = [
        {**FRONT[0], "orange": "orange"},
        FRONT[1],
        {"pink": "pink pink pink", "orange": "orange orange"},
    ]
    table = spent(rich, rich, front)
    events = idle(table, 3)
    outcome = table.outcome
    counted = {event.facts()["seat"]: event.facts()["sets"] for event in events if event.name == "counted"}

    assert outcome is not None
    assert outcome.winners == ([0] if rich == 0 else [1])
    assert outcome.standings[-1] == [2]
    assert counted == {0: 2, 1: 2, 2: 1}


@pytest.mark.rule("end.stalled")
@pytest.mark.parametrize("word", ["lay red red", "lay green green"])
def test_a_play_begins_the_round_anew(word):
    """Bob and Cid pass, Ann plays, and all three must pass again."""
    table = spent(0, 1, turn=1)
    idle(table, 2)
    go_on(table, f"0 {word}")
    idle(table, 3)
    assert table.outcome is None
    idle(table, 1)

    assert table.outcome is not None
    assert table.outcome.clause == "end.stalled"


@pytest.mark.rule("end.stalled", "pile.empty")
def test_each_turn_begins_without_a_card():
    """With nothing to draw a turn begins without a card."""
    assert told(idle(spent(0, 1), 1)) == [("turn_began", "setup.hand"), ("draw_short", "pile.empty")]


@pytest.mark.rule("end.stalled", "move.rearrange")
def test_a_rearrangement_is_no_play():
    """Moving cards does not keep a stalled game going."""
    front = [{**FRONT[0], "light-blue": "light-blue", "light-blue2": "light-blue"}, *FRONT[1:]]
    table = spent(0, 1, front)
    go_on(table, "0 move light-blue2:light-blue light-blue")
    idle(table, 3)

    assert table.outcome is not None
    assert table.outcome.winners == [0, 1]


@pytest.mark.rule("end.stalled")
def test_while_there_are_cards_to_draw_nobody_needs_to_play():
    """Two rounds of passing do not end the game."""
    table = lay(2, ["2M", "2M", "3M", "3M", "4M", "4M"], hands=["1M", "1M"])
    idle(table, 3)

    assert table.outcome is None


@pytest.mark.rule("end.stalled", "turn.discard")
def test_discarded_cards_are_something_to_draw():
    """They are the draw pile, if all that is left of it."""
    table = lay(3, hands=["1M", "4M"], pile="", below=[("birthday", 2), ("house", 2)], idle=2)
    idle(table, 1)

    assert table.outcome is None
    assert hand(table, 1) == "4M birthday house"


@pytest.mark.rule("end.stalled")
def test_a_centre_that_can_be_shuffled_is_something_to_draw():
    """Although the pile itself is empty."""
    table = lay(3, ["birthday", "house"], hands=["1M", "4M"], pile="", centre="birthday house", idle=2)
    idle(table, 1)

    assert table.outcome is None
    assert hand(table, 1) == "4M birthday house"
