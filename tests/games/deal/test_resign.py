"""Leaving the game: what becomes of one's cards and of what is open."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.deal.hands import bank, below, cards_of, centre, hand, lay, picked, sets
from tests.games.playing import go_on, one_told, refused, told

FRONT = {"red": "red red red house hotel", "green": "any"}
THREE = {"brown": "brown brown", "utility": "utility utility", "dark-blue": "dark-blue dark-blue"}
SEVEN = "1M 1M 1M 2M 2M 3M 3M"


def same(some, others):
    """The same cards, in whatever order."""
    return Counter(some.split()) == Counter(others.split())


def is_bare(table, seat):
    """A seat that is out has nothing left."""
    found: Any = table.view()["table"]
    return (hand(table, seat), bank(table, seat), sets(table, seat), found["players"][seat]["out"]) == (
        "", "", {}, True,
    )  # fmt: skip


def has_won(table, seat):
    """The last one left has won."""
    return table.outcome is not None and (table.outcome.winners, table.outcome.clause) == (
        [seat],
        "resign.leave",
    )


# What one leaves behind


@pytest.mark.rule("resign.leave")
@pytest.mark.parametrize("turn", [0, 1, 2])
@pytest.mark.parametrize("leaver", [0, 1, 2])
def test_hand_and_table_go_to_the_centre(turn, leaver):
    """On turn or off: hand, bank, sets and what is built on them."""
    rows: list[Any] = ["", "", ""]
    rows[leaver] = "1M pass-go"
    banks = ["", "", ""]
    banks[leaver] = "5M birthday"
    laid: list[dict[str, str]] = [{}, {}, {}]
    laid[leaver] = FRONT
    chance = ["10M", "4M", "4M", "4M", "2M"] if turn == leaver else []
    table = lay(3, chance, hands=rows, banks=banks, sets=laid, turn=turn)
    before = cards_of(table)
    events = table.resign(leaver)

    assert told(events)[:2] == [("resigned", "resign.leave"), ("left_game", "resign.leave")]
    assert is_bare(table, leaver)
    assert same(centre(table), "1M pass-go 5M birthday red red red house hotel any")
    assert cards_of(table) == before
    assert table.waiting() == ((leaver + 1) % 3 if turn == leaver else turn,)
    assert table.outcome is None


@pytest.mark.rule("resign.leave", "pile.empty")
def test_what_was_left_is_shuffled_when_the_pile_is_empty():
    """All that a player left is drawn again, properties too."""
    table = lay(3, ["red", "any"], hands=["1M"], pile="", sets=[{}, {}, FRONT], keeper=1)
    table.resign(2)
    events = go_on(table, "0 end")

    assert one_told(events, "shuffled").facts() == {"count": 6}
    assert {"red", "any"} <= set(hand(table, 1).split())
    assert centre(table) == ""


@pytest.mark.rule("resign.leave")
@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("on_turn", [False, True])
def test_the_last_one_left_wins(seats, on_turn):
    """One after the other all but the last leave, those behind share what is left of the places."""
    table = lay(seats, ["1M"] * 5 + ["2M"] * 5 + ["pass-go"] * 10, turn=0 if on_turn else seats - 1)
    for seat in range(seats - 1):
        assert table.outcome is None
        events = go_on(table, f"{seat} resign")

    assert told(events)[-1] == ("won", "resign.leave")
    assert has_won(table, seats - 1)
    assert table.outcome is not None
    assert table.outcome.standings == [[seats - 1], list(range(seats - 1))]


@pytest.mark.rule("resign.leave")
@pytest.mark.parametrize("word", ["bank 1M", "end", "resign", "move red:red red2"])
def test_who_has_left_plays_no_more(word):
    """Nothing is asked of that seat, nothing heard from it."""
    table = lay(3, hands=["", "1M"], sets=[{}, FRONT])
    table.resign(1)

    assert table.legal(1) == []
    assert refused(table, 1, word) == "table.out"


@pytest.mark.rule("resign.leave")
def test_the_turn_passes_over_who_has_left():
    """Clockwise to the next who is still there."""
    table = lay(4, ["1M"] * 5 + ["2M"] * 5, hands=["3M"])
    table.resign(1)
    go_on(table, "0 end")
    assert table.waiting() == (2,)
    table.resign(3)
    go_on(table, "2 end")

    assert table.waiting() == (0,)


@pytest.mark.rule("resign.leave")
def test_nobody_acts_against_who_has_left():
    """No debt, no theft, no rent from that seat; a birthday asks the others only."""
    held = "debt-collector sly-deal rent-any birthday deal-breaker"
    table = lay(4, hands=[held], sets=[{"pink": "pink"}, FRONT, {"green": "green"}])
    table.resign(1)

    assert [word for word in table.legal(0) if word.startswith("collect")] == ["collect 2", "collect 3"]
    assert [word for word in table.legal(0) if word.startswith("steal")] == ["steal 2 green:green"]
    assert not [word for word in table.legal(0) if word.startswith(("break", "rent-one 1"))]
    go_on(table, "0 birthday")
    assert table.waiting() == (2, 3)


# What is open


@pytest.mark.rule("resign.leave")
@pytest.mark.parametrize(
    ("held", "word"),
    [
        ("debt-collector", "collect 1"),
        ("rent-any", "rent-one 1 pink 0"),
        ("sly-deal", "steal 1 yellow:yellow"),
        ("forced-deal", "swap 1 yellow:yellow pink:pink"),
        ("deal-breaker", "break 1 red"),
    ],
)
@pytest.mark.parametrize("by", [0, 1], ids=["actor", "target"])
def test_a_charge_by_or_on_who_leaves_is_void(held, word, by):
    """Nobody else gets or gives anything by it, and the game goes on at once."""
    mine, theirs = {"pink": "pink"}, {**FRONT, "yellow": "yellow"}
    table = lay(3, ["1M"] * 5, hands=[held + " 4M"], banks=["", "5M"], sets=[mine, theirs])
    before = cards_of(table)
    go_on(table, f"0 {word}")
    events = table.resign(by)

    assert ("left_game", "resign.leave") in told(events)
    assert is_bare(table, by)
    assert table.waiting() == (1 - by,)
    assert (sets(table, 1), bank(table, 1)) == (theirs, "5M") if by == 0 else sets(table, 0) == mine
    assert cards_of(table) == before


@pytest.mark.rule("resign.leave")
def test_a_birthday_goes_on_for_the_others_when_a_guest_leaves():
    """Only the charge on whoever leaves is void."""
    table = lay(3, hands=["birthday 4M"], banks=["", "2M", "2M"])
    go_on(table, "0 birthday")
    table.resign(1)
    assert table.waiting() == (2,)
    events = go_on(table, "2 allow")

    assert one_told(events, "paid").clause == "pay.where"
    assert one_told(events, "left_game").facts() == {"seat": 1}
    assert bank(table, 0) == "2M"
    assert same(centre(table), "birthday 2M")


@pytest.mark.rule("resign.leave")
def test_a_birthday_is_over_when_who_has_it_leaves():
    """What was paid is paid and goes to the centre; whoever has not paid does not."""
    table = lay(3, ["1M"] * 5, hands=["birthday 4M"], banks=["", "2M", "2M"])
    go_on(table, "0 birthday", "1 allow")
    table.resign(0)

    assert table.waiting() == (1,)
    assert (bank(table, 1), bank(table, 2)) == ("", "2M")
    assert same(centre(table), "birthday 4M 2M")


@pytest.mark.rule("resign.leave")
@pytest.mark.parametrize("seats", [2, 3])
def test_who_leaves_after_saying_no_need_not_be_answered(seats):
    """There is nothing to insist on any more."""
    table = lay(seats, hands=["debt-collector just-say-no", "just-say-no"], banks=["", "5M"])
    go_on(table, "0 collect 1", "1 no")
    table.resign(1)

    assert hand(table, 0) == "just-say-no"
    assert is_bare(table, 1)
    assert has_won(table, 0) if seats == 2 else table.waiting() == (0,)


@pytest.mark.rule("resign.leave")
def test_who_leaves_in_the_middle_of_paying_pays_nothing():
    """What was picked is not handed over: all of it goes to the centre."""
    table = lay(3, hands=["debt-collector 4M"], banks=["", "3M 2M 1M"])
    go_on(table, "0 collect 1", "1 allow", "1 give bank:3M")
    table.resign(1)

    assert bank(table, 0) == ""
    assert same(centre(table), "debt-collector 3M 2M 1M")
    assert picked(table) == []
    assert table.waiting() == (0,)


@pytest.mark.rule("resign.leave")
@pytest.mark.parametrize("leaver", [0, 1])
def test_a_wildcard_not_yet_laid_is_left_behind_too(leaver):
    """The taker leaves when asked for its colour, or the one it came from does."""
    table = lay(3, ["1M"] * 5, hands=["sly-deal 4M"], sets=[{}, {"red": "red-yellow"}])
    before = cards_of(table)
    go_on(table, "0 steal 1 red:red-yellow", "1 allow")
    table.resign(leaver)
    if leaver == 1:
        go_on(table, "0 put yellow")

    assert is_bare(table, leaver)
    assert cards_of(table) == before
    assert ("red-yellow" in centre(table).split()) == (leaver == 0)
    assert sets(table, 0) == ({} if leaver == 0 else {"yellow": "red-yellow"})


@pytest.mark.rule("resign.leave", "swap.place")
def test_who_has_left_lays_nothing_any_more():
    """Bob leaves with a wildcard of Ann's that he was to lay; nobody says that he has laid it."""
    table = lay(3, ["1M"] * 5, hands=["forced-deal"], sets=[{"red": "red-yellow"}, {"pink": "pink"}])
    go_on(table, "0 swap 1 pink:pink red:red-yellow", "1 allow")
    assert table.waiting() == (1,)
    events = go_on(table, "1 resign")

    assert told(events) == [("resigned", "resign.leave"), ("left_game", "resign.leave")]
    assert is_bare(table, 1)
    assert same(centre(table), "forced-deal red-yellow")


# At the end of a turn


@pytest.mark.rule("resign.leave", "turn.discard")
def test_who_leaves_instead_of_discarding_leaves_the_whole_hand():
    """To the centre, not under the pile."""
    table = lay(3, ["5M", "5M", "4M", "4M", "4M"], hands=[SEVEN + " 10M any"])
    go_on(table, "0 end")
    table.resign(0)

    assert same(centre(table), SEVEN + " 10M any")
    assert below(table) == []
    assert table.waiting() == (1,)


@pytest.mark.rule("resign.leave", "win.three")
def test_who_has_left_does_not_win_any_more():
    """Bob has three full sets, leaves while Ann discards, and his turn does not come."""
    table = lay(3, ["5M", "5M", "4M", "4M", "4M"], hands=[SEVEN + " 10M", "2M"], sets=[{}, THREE])
    go_on(table, "0 end")
    table.resign(1)
    go_on(table, "0 discard 10M")

    assert table.outcome is None
    assert is_bare(table, 1)
    assert table.waiting() == (2,)


@pytest.mark.rule("resign.leave", "win.three")
@pytest.mark.parametrize("turn", [0, 1])
def test_with_two_left_the_other_wins_at_once(turn):
    """Whoever is on turn, and whatever the leaver had."""
    table = lay(2, hands=["1M", "2M"], sets=[{}, THREE], turn=turn)
    events = go_on(table, "1 resign")

    assert told(events)[-1] == ("won", "resign.leave")
    assert has_won(table, 0)


@pytest.mark.rule("resign.leave", "win.three")
@pytest.mark.parametrize(
    ("held", "theirs", "moves"),
    [
        ("birthday", "red", ["0 birthday", "1 pay red:red"]),
        ("birthday", "red-yellow", ["0 birthday", "1 allow", "2 allow"]),
        ("sly-deal", "red-yellow", ["0 steal 1 red:red-yellow", "1 allow"]),
    ],
    ids=["paid", "paid and to be laid", "stolen and to be laid"],
)
def test_who_resigns_with_the_last_set_in_front_does_not_win(held, theirs, moves):
    """Ann's third set is full, or will be by a wildcard to be laid, and she leaves before all is settled."""
    table = lay(
        3, ["1M"] * 5, hands=[held],
        sets=[{"brown": "brown brown", "utility": "utility utility", "red": "red red"}, {"red": theirs}],
    )  # fmt: skip
    before = cards_of(table)
    go_on(table, *moves)
    assert table.outcome is None
    events = go_on(table, "0 resign")

    assert told(events)[:2] == [("resigned", "resign.leave"), ("left_game", "resign.leave")]
    assert table.outcome is None
    assert table.waiting() == (1,)
    assert is_bare(table, 0)
    assert cards_of(table) == before


@pytest.mark.rule("resign.leave")
def test_who_resigns_first_cannot_win():
    """Ann is still to lay a wildcard when Bob gives up: she has won at once."""
    table = lay(2, hands=["birthday 1M"], sets=[{}, {"red": "red-yellow red"}])
    go_on(table, "0 birthday", "1 pay red:red-yellow")
    table.resign(1)

    assert has_won(table, 0)
