"""Taking over: tribute and a hundred for a title of the other team."""

import pytest

from tests.games.pets.laid import CAT, DOG, cash, facts, seen, stacks, titles
from tests.games.pets.stacks import MATES, PLENTY, PRINTED, approach
from tests.games.pets.tiny import BARK, FOUR, NAP, PURR, RUN, THREE, lay_tiny
from tests.games.playing import go_on, told

OWN = str.maketrans("om", "dc")  # as the cats see it: o the others', m one's own
OTHERS = str.maketrans("om", "cd")


@pytest.mark.rule("title.take", "title.set")
@pytest.mark.parametrize(("stack", "after", "locks"), [("o", "om", 0), ("oo", "oom", 1), ("mo", "mom", 1)])
@pytest.mark.parametrize(("mate", "is_set"), [("", False), ("m", False), ("o", True), ("moo", True)])
@pytest.mark.parametrize("is_dog", [False, True])
@pytest.mark.parametrize("space", MATES)
def test_tribute_and_a_hundred_take_a_title_over(space, stack, after, locks, mate, is_set, is_dog):
    """All of it to the other team, the set's tribute if that is due; one's marker on top, and the card."""
    seats, team, drawn = ("dc", DOG, OTHERS) if is_dog else ("cd", CAT, OWN)
    laid = {space: stack.translate(drawn), MATES[space]: mate.translate(drawn)}
    table = approach(space, seats, stacks=laid)
    tribute = PRINTED[space][2 if is_set else 1]
    go_on(table, "0 roll")

    assert table.legal(0) == ["take", "tribute"]
    assert seen(table)["question"] == {"ask": "tribute", "seat": 0, "space": space, "amount": tribute}

    events = go_on(table, "0 take")
    whole = tribute + 100
    lock = [("locked", "title.lock")] * locks

    assert told(events) == [("took_over", "title.take"), *lock, ("turn_began", "order.alternate")]
    assert facts(events, "took_over") == [
        {"seat": 0, "team": team, "rival": 1 - team, "amount": whole, "space": space}
    ]
    assert stacks(table)[space] == after.translate(drawn)
    assert space in titles(table, team)
    assert space not in titles(table, 1 - team)
    assert cash(table)[team] == PLENTY - whole
    assert cash(table)[1 - team] == PLENTY + whole
    assert table.position()["bank"] == -2 * PLENTY
    assert table.waiting() == (1,)


@pytest.mark.rule("title.take", "title.tribute")
@pytest.mark.parametrize(
    ("space", "mate", "purse", "is_asked"),
    [
        (3, "", 200, True),  # 100 and 100
        (3, "", 199, False),
        (3, "d", 300, True),  # 200 and 100
        (3, "d", 299, False),
        (3, "c", 200, True),
        (8, "", 200, True),
        (8, "d", 400, True),
        (8, "d", 399, False),
        (15, "", 300, True),
        (15, "", 299, False),
        (15, "cd", 500, True),
        (15, "cd", 499, False),
        (27, "d", 700, True),
        (27, "d", 699, False),
    ],
)
def test_only_with_cash_for_the_whole_sum(space, mate, purse, is_asked):
    """To the coin; else the tribute is paid, and that is all."""
    table = approach(space, cash=[purse, 0], stacks={space: "d", MATES[space]: mate})
    events = go_on(table, "0 roll")
    tribute = PRINTED[space][2 if mate.endswith("d") else 1]
    if is_asked:
        go_on(table, "0 take")

        assert cash(table) == [purse - tribute - 100, tribute + 100]
        assert stacks(table)[space] == "dc"
    else:
        assert ("took_over", "title.take") not in told(events)
        assert cash(table) == [purse - tribute, tribute]
        assert stacks(table)[space] == "d"
    assert table.waiting() == (1,)


@pytest.mark.rule("title.take", "title.lock")
@pytest.mark.parametrize("stack", ["ddd", "cdd", "dcd", "ccd"])
@pytest.mark.parametrize("mate", ["", "d"])
def test_a_locked_title_cannot_be_taken_over(stack, mate):
    """The tribute is due all the same, and nobody is asked."""
    table = approach(20, stacks={20: stack, 18: mate})
    events = go_on(table, "0 roll")

    assert "paid_tribute" in dict(told(events))
    assert stacks(table)[20] == stack
    assert table.waiting() == (1,)


@pytest.mark.rule("title.take")
def test_back_and_forth_until_the_third_marker():
    """Cat, dog, cat: the third marker decides, and the next dog can only pay."""
    table = approach(
        11, "cddc", seat=1, chance=[(1, 2), (1, 2)], places=[8, 8, 8, 8], stacks={11: "c"}, next=[0, 1]
    )
    events = go_on(table, "1 roll", "1 take", "0 roll", "0 take", "2 roll")

    assert [clause for name, clause in told(events) if name in {"took_over", "locked", "paid_tribute"}] == [
        "title.take",
        "title.take",
        "title.lock",
        "title.automatic",
    ]
    assert stacks(table) == {11: "cdc"}
    assert cash(table) == [PLENTY + 200 - 200 + 100, PLENTY - 200 + 200 - 100]


@pytest.mark.rule("title.take", "title.set")
@pytest.mark.parametrize(
    ("laid", "sets"),
    [
        ({15: "d", 17: "c"}, (True, False)),  # both are the cats' now
        ({15: "d", 17: "d"}, (False, False)),  # it breaks the dogs' set
        ({15: "d"}, (False, False)),
    ],
)
def test_a_takeover_makes_and_breaks_sets(laid, sets):
    """The tributes shown change with it."""
    table = approach(15, stacks=laid)
    go_on(table, "0 roll", "0 take")
    shown = {one["space"]: (one["owner"], one["tribute"]) for one in seen(table)["stacks"]}

    assert shown[15] == ("cat", 400 if sets[0] else 200)
    assert (
        shown[17]
        == {
            None: (None, 0),
            "c": ("cat", 400),
            "d": ("dog", 200),
        }[laid.get(17)]
    )


@pytest.mark.rule("title.take")
@pytest.mark.parametrize(
    ("titles_", "space", "throw", "laid", "whole"),
    [
        (THREE, BARK, (1, 2), {BARK: "d"}, 30 + 10),
        (THREE, BARK, (1, 2), {BARK: "d", PURR: "d"}, 70 + 10),
        (THREE, NAP, (2, 3), {NAP: "d"}, 60 + 10),
        (FOUR, NAP, (2, 3), {NAP: "d"}, 40 + 10),
        (FOUR, RUN, (4, 4), {NAP: "d", RUN: "d"}, 60 + 10),
    ],
)
def test_the_surcharge_is_the_boxs(tmp_path, titles_, space, throw, laid, whole):
    """Another box, another price for a takeover; a coin less, and it is not offered."""
    table = lay_tiny(tmp_path, titles_, "cd", [throw], cash=[whole, 0], stacks=laid)
    go_on(table, "0 roll", "0 take")
    poorer = lay_tiny(tmp_path, titles_, "cd", [throw], cash=[whole - 1, 0], stacks=laid)
    go_on(poorer, "0 roll")

    assert cash(table) == [0, whole]
    assert stacks(table)[space] == "dc"
    assert cash(poorer) == [9, whole - 10]
    assert poorer.waiting() == (1,)
