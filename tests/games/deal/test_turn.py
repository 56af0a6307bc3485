"""A turn: draw, play up to three cards, and keep no more than seven."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.deal.hands import bank, below, centre, hand, lay, pile, plays, sets
from tests.games.playing import go_on, one_told, refused, told

DREW = [("drew", "turn.draw"), ("drew_card", "turn.draw")]
SEVEN = "1M 1M 2M 2M 3M 3M 5M"


def seen_below(table, seat=None):
    """What a seat knows of the cards under the pile."""
    found: Any = table.view(seat)["table"]
    return found["below"]


def sizes(table):
    """How many cards everybody holds."""
    found: Any = table.position()["hands"]
    return [len(some) for some in found]


# Drawing


@pytest.mark.rule("turn.draw")
@pytest.mark.parametrize("held", ["1M", "1M 2M", "1M 1M 1M 1M 1M", SEVEN])
def test_a_turn_begins_with_two_cards(held):
    """However many one holds, if any."""
    table = lay(2, ["red", "pass-go"], hands=["4M", held])
    events = go_on(table, "0 end")

    assert told(events) == [("turn_began", "setup.hand"), *DREW * 2]
    assert sorted(hand(table, 1).split()) == sorted([*held.split(), "red", "pass-go"])
    assert table.waiting() == (1,)


@pytest.mark.rule("turn.draw", "hand.empty")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_who_holds_nothing_draws_five(seats):
    """At the start of the turn, instead of two."""
    drawn = ["red", "pass-go", "1M", "any", "house"]
    table = lay(seats, drawn, hands=["4M"])
    events = go_on(table, "0 end")

    drew = [(name, "hand.empty") for name, _ in DREW]
    assert told(events) == [("turn_began", "setup.hand"), *drew * 5]
    assert sorted(hand(table, 1).split()) == sorted(drawn)


@pytest.mark.rule("hand.empty")
@pytest.mark.parametrize(
    ("held", "moves", "held_after"),
    [
        ("1M", ["bank 1M"], 0),
        ("1M red", ["lay red red", "bank 1M"], 0),
        ("1M red any", ["lay red red", "bank 1M", "lay any red"], 0),
    ],
)
def test_a_hand_emptied_in_mid_turn_stays_empty(held, moves, held_after):
    """Nothing is drawn until one's next turn begins, then five."""
    table = lay(
        2, ["2M", "2M", "2M", "3M", "3M", "pass-go", "pass-go", "pass-go", "green", "pink"], hands=[held]
    )
    go_on(table, *[f"0 {move}" for move in moves])
    assert sizes(table)[0] == held_after
    assert [word for word in table.legal(0) if not word.startswith("move")] == ["end"]
    go_on(table, "0 end")
    assert sizes(table) == [0, 5]
    go_on(table, "1 end")

    assert sizes(table) == [5, 5]
    assert hand(table, 0) == "pink green pass-go pass-go pass-go"


@pytest.mark.rule("hand.empty", "action.pass_go")
def test_a_pass_go_from_an_empty_hand_still_draws_two():
    """The last card of the hand was the Pass Go itself."""
    table = lay(2, ["2M", "red"], hands=["pass-go"])
    go_on(table, "0 pass-go")

    assert hand(table, 0) == "2M red"
    assert plays(table) == 1


@pytest.mark.rule("hand.empty", "action.just_say_no")
def test_a_hand_emptied_by_a_no_is_refilled_on_the_own_turn():
    """Off turn nothing is drawn for it; then five."""
    table = lay(2, ["2M", "2M", "2M", "3M", "3M"], hands=["debt-collector 1M", "just-say-no"])
    go_on(table, "0 collect 1", "1 no", "0 yield 1")
    assert sizes(table) == [1, 0]
    go_on(table, "0 end")

    assert sizes(table) == [1, 5]


# Playing


@pytest.mark.rule("turn.play")
@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_up_to_three_cards_are_played(number):
    """None is needed; after three there is nothing but the end."""
    table = lay(2, ["2M", "3M"], hands=["1M 1M 1M 1M 4M", "5M"])
    for played in range(number):
        assert plays(table) == played
        assert told(table.play(0, "bank 1M")) == [("banked", "play.bank")]
    assert table.legal(0) == (["bank 1M", "bank 4M", "end"] if number < 3 else ["end"])
    go_on(table, "0 end")

    assert table.waiting() == (1,)
    assert hand(table, 0) == " ".join(["1M"] * (4 - number) + ["4M"])


@pytest.mark.rule("turn.play")
@pytest.mark.parametrize("word", ["bank 4M", "lay red red", "pass-go", "birthday", "collect 1", "rent red 0"])
def test_a_fourth_card_is_refused(word):
    """After three plays no card can be played, whatever it is."""
    held = "1M 1M 1M 4M red pass-go birthday debt-collector rent-red-yellow"
    table = lay(2, hands=[held], sets=[{"red": "red"}])
    go_on(table, "0 bank 1M", "0 bank 1M", "0 bank 1M")

    assert refused(table, 0, word) == "turn.play"


@pytest.mark.rule("turn.play")
@pytest.mark.parametrize(
    "order",
    [
        ["bank 1M", "lay red red", "pass-go"],
        ["bank 1M", "pass-go", "lay red red"],
        ["lay red red", "bank 1M", "pass-go"],
        ["lay red red", "pass-go", "bank 1M"],
        ["pass-go", "bank 1M", "lay red red"],
        ["pass-go", "lay red red", "bank 1M"],
    ],
)
def test_cards_are_played_in_any_order(order):
    """Bank, property and action, mixed as one likes."""
    table = lay(2, ["2M", "3M"], hands=["1M red pass-go"])
    go_on(table, *[f"0 {word}" for word in order])

    assert (bank(table, 0), sets(table, 0), centre(table)) == ("1M", {"red": "red"}, "pass-go")
    assert hand(table, 0) == "2M 3M"
    assert table.legal(0) == ["end"]


@pytest.mark.rule("turn.play")
@pytest.mark.parametrize(
    "words",
    [
        ["bank 1M", "bank 2M", "bank 3M"],
        ["lay red red", "lay green green", "lay any green"],
        ["pass-go", "pass-go", "pass-go"],
    ],
)
def test_all_three_may_be_of_one_sort(words):
    """Only money, only properties, or only actions."""
    chance = ["4M", "4M", "4M", "5M", "5M", "10M"]
    table = lay(2, chance, hands=["1M 2M 3M red green any pass-go pass-go pass-go"])
    go_on(table, *[f"0 {word}" for word in words])

    assert plays(table) == 3


@pytest.mark.rule("turn.play")
@pytest.mark.parametrize(
    ("drawn", "word"),
    [
        ("2M", "bank 2M"),
        ("red", "lay red red"),
        ("any", "lay any pink"),
        ("birthday", "birthday"),
        ("pass-go", "pass-go"),
        ("debt-collector", "collect 0"),
    ],
)
@pytest.mark.parametrize("at_once", [True, False])
def test_a_card_just_drawn_may_be_played_or_kept(drawn, word, at_once):
    """Right away as one of the three, or on a later turn."""
    table = lay(2, [drawn, "4M", "5M", "10M", "3M", "3M", "hotel", "hotel"], hands=["1M 1M", "1M"])
    go_on(table, "0 end")
    if not at_once:
        go_on(table, "1 end", "0 end")
    assert word in table.legal(1)
    table.play(1, word)

    assert plays(table) == 1
    assert drawn not in hand(table, 1).split()


@pytest.mark.rule("turn.play", "action.pass_go")
def test_a_card_drawn_by_a_pass_go_may_be_played_at_once():
    """What a Pass Go brings may be played in the same turn, another Pass Go too."""
    table = lay(2, ["pass-go", "2M", "red", "3M"], hands=["pass-go"])
    go_on(table, "0 pass-go", "0 pass-go", "0 lay red red")

    assert (hand(table, 0), sets(table, 0), plays(table)) == ("2M 3M", {"red": "red"}, 3)


@pytest.mark.rule("turn.play")
@pytest.mark.parametrize("word", ["bank 10M", "lay red red", "lay any red", "bank pass-go"])
def test_only_cards_of_the_hand_are_played(word):
    """What one does not hold is refused."""
    assert refused(lay(2, hands=["1M", "10M red any pass-go"]), 0, word) == "turn.play"


@pytest.mark.rule("turn.play")
@pytest.mark.parametrize("word", ["bank 1M", "end", "pass-go"])
def test_nobody_plays_on_anothers_turn(word):
    """A player who is not asked waits."""
    assert refused(lay(2, hands=["1M", "1M pass-go"]), 1, word) == "table.asked"


@pytest.mark.rule("turn.play")
def test_the_next_turn_has_three_plays_again():
    """Plays not made are not kept either."""
    table = lay(2, ["2M", "3M", "3M", "4M"], hands=["1M 1M 1M 1M 1M", "5M"])
    go_on(table, "0 bank 1M", "0 end", "1 end", "0 bank 1M", "0 bank 1M", "0 bank 1M")

    assert refused(table, 0, "bank 1M") == "turn.play"


@pytest.mark.rule("action.pass_go")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_each_pass_go_draws_two(number):
    """One, two or three in a turn, each a play of its own."""
    chance = ["red", "pink", "green", "orange", "yellow", "brown"][: 2 * number]
    table = lay(2, chance, hands=["pass-go pass-go pass-go"])
    for turn in range(number):
        events = table.play(0, "pass-go")
        assert told(events) == [("played", "action.pass_go"), *[("drew_card", "action.pass_go")] * 2]
        assert plays(table) == turn + 1

    assert len(hand(table, 0).split()) == 3 + number
    assert centre(table) == " ".join(["pass-go"] * number)
    assert pile(table) == 106 - 3 - 2 * number


# The end of the turn


@pytest.mark.rule("turn.discard")
@pytest.mark.parametrize("held", ["1M", SEVEN])
def test_up_to_seven_are_kept(held):
    """The next one's turn begins at once."""
    table = lay(2, ["2M", "4M"], hands=[held, "1M"])
    go_on(table, "0 end")

    assert table.waiting() == (1,)
    assert (hand(table, 0), below(table)) == (held, [])


@pytest.mark.rule("turn.discard")
@pytest.mark.parametrize(
    ("held", "dropped"),
    [
        ("4M " + SEVEN, ["4M"]),
        ("4M " + SEVEN, ["1M"]),
        ("4M red " + SEVEN, ["red", "4M"]),
        ("4M red " + SEVEN, ["4M", "red"]),
        ("4M red any pass-go " + SEVEN, ["any", "1M", "1M", "pass-go"]),
    ],
)
def test_more_than_seven_go_under_the_pile(held, dropped):
    """As many as are too many, which and in what order the player says; below all others."""
    table = lay(2, ["house", "hotel"], hands=[held, "1M"])
    table.play(0, "end")
    for number, word in enumerate(dropped):
        assert table.waiting() == (0,)
        assert set(table.legal(0)) == {f"discard {one}" for one in hand(table, 0).split()}
        events = table.play(0, f"discard {word}")
        assert told(events)[:1] == [("discarded_card", "turn.discard")]
        assert below(table) == [(one, 0) for one in dropped[: number + 1]]

    assert table.waiting() == (1,)
    assert len(hand(table, 0).split()) == 7
    assert "house" in hand(table, 1)


@pytest.mark.rule("turn.discard")
def test_cards_on_the_table_are_not_counted():
    """Only the hand may have no more than seven."""
    table = lay(2, ["2M", "4M"], hands=[SEVEN + " 4M", "1M"], sets=[{"red": "red red", "green": "green"}])
    go_on(table, "0 bank 4M", "0 end")

    assert table.waiting() == (1,)


@pytest.mark.rule("turn.discard")
def test_only_the_discarder_knows_what_was_discarded():
    """Face down: neither events nor view nor record show it to anybody else."""
    table = lay(3, hands=[SEVEN + " any red"])
    go_on(table, "0 end", "0 discard any")

    assert [one_told(table.heard(0), "discarded_card").facts()["kind"]] == seen_below(table, 0)
    for seat in (1, 2, None):
        assert seen_below(table, seat) == [-1]
        assert told(table.heard(seat)) == [("discarded", "turn.discard")]
    assert "0 discard any" in table.record(0)
    assert "any" not in table.record(1).splitlines()[-2]


@pytest.mark.rule("turn.discard")
def test_the_end_waits_for_the_discard():
    """Nothing else is asked meanwhile, and only cards of the hand can go."""
    table = lay(2, hands=[SEVEN + " any", "1M"])
    table.play(0, "end")

    assert refused(table, 0, "end") == "turn.discard"
    assert refused(table, 0, "bank 1M") == "turn.discard"
    assert refused(table, 0, "discard 10M") == "turn.discard"
    assert refused(table, 1, "discard 1M") == "table.asked"


@pytest.mark.rule("turn.discard", "packs.two")
def test_with_two_packs_seven_are_kept_too():
    """With two packs, too, an eighth card must go."""
    table = lay(6, ["2M", "4M", "5M", "5M", "5M"], hands=[SEVEN + " 4M"])
    go_on(table, "0 end", "0 discard 4M")

    assert table.waiting() == (1,)
