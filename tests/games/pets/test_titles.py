"""Titles: claiming one that is free, leaving it, and another marker on one's own."""

import pytest

from tests.games.pets.laid import CAT, DOG, TITLES, cash, facts, seen, stacks, titles
from tests.games.pets.stacks import NAME, PLENTY, PRINTED, approach
from tests.games.pets.tiny import BARK, FOUR, NAP, PURR, RUN, lay_tiny
from tests.games.playing import go_on, told

BOTH = [("cd", CAT, "c"), ("dc", DOG, "d")]  # the one who throws is a cat; a dog


@pytest.mark.rule("title.claim")
@pytest.mark.parametrize(("seats", "team", "marker"), BOTH)
@pytest.mark.parametrize("space", TITLES)
def test_an_unclaimed_title_may_be_claimed(space, seats, team, marker):
    """For the printed price, to the Bank; a marker is laid, the card is taken, and the turn is over."""
    price = PRINTED[space][0]
    table = approach(space, seats)
    events = go_on(table, "0 roll")
    asked = seen(table)["question"]
    claiming = go_on(table, "0 claim")

    assert ("claimed", "title.claim") not in told(events)
    assert asked == {"ask": "claim", "seat": 0, "space": space, "amount": price}
    assert told(claiming) == [("claimed", "title.claim"), ("turn_began", "order.alternate")]
    assert facts(claiming, "claimed") == [{"seat": 0, "team": team, "space": space, "amount": price}]
    assert stacks(table) == {space: marker}
    assert titles(table, team) == [space]
    assert titles(table, 1 - team) == []
    assert cash(table)[team] == PLENTY - price
    assert cash(table)[1 - team] == PLENTY
    assert table.position()["bank"] == price - 2 * PLENTY
    assert table.waiting() == (1,)


@pytest.mark.rule("title.claim")
@pytest.mark.parametrize(("seats", "team", "marker"), BOTH)
@pytest.mark.parametrize("space", TITLES)
def test_or_it_is_left(space, seats, team, marker):
    """Nothing happens: no auction, no money, no marker; the turn is over."""
    table = approach(space, seats)
    go_on(table, "0 roll")
    before = cash(table)

    assert table.legal(0) == ["claim", "leave"]

    events = go_on(table, "0 leave")

    assert told(events) == [("left_unclaimed", "title.claim"), ("turn_began", "order.alternate")]
    assert facts(events, "left_unclaimed") == [{"seat": 0, "space": space, "amount": PRINTED[space][0]}]
    assert stacks(table) == {}
    assert cash(table) == before
    assert seen(table)["question"] is None
    assert (table.view()["asked"], table.waiting()) == ("turn", (1,))


@pytest.mark.rule("title.claim")
@pytest.mark.parametrize(
    ("space", "purse", "is_asked"),
    [
        (3, 100, True),
        (3, 99, False),
        (3, 0, False),
        (8, 200, True),
        (8, 199, False),
        (8, 100, False),
        (15, 300, True),
        (15, 299, False),
        (27, 400, True),
        (27, 399, False),
        (1, 200, True),  # just the money for GO, which lies on the way
    ],
)
@pytest.mark.parametrize(("seats", "team", "marker"), BOTH)
def test_only_a_team_that_has_the_price_is_asked(space, purse, is_asked, seats, team, marker):
    """To the coin; a team without it is told so, and its turn is over."""
    table = approach(space, seats, cash=[purse if one == team else PLENTY for one in (CAT, DOG)])
    events = go_on(table, "0 roll")

    assert cash(table)[team] == purse
    assert (("too_dear_to_claim", "title.claim") in told(events)) == (not is_asked)
    assert table.waiting() == ((0,) if is_asked else (1,))
    if is_asked:
        go_on(table, "0 claim")

        assert cash(table)[team] == purse - PRINTED[space][0]
        assert stacks(table) == {space: marker}
    else:
        assert stacks(table) == {}


@pytest.mark.rule("title.own")
@pytest.mark.parametrize(
    ("before", "after", "locks"),
    [("c", "cc", False), ("cc", "ccc", True), ("dc", "dcc", True)],
)
@pytest.mark.parametrize("is_dog", [False, True])
@pytest.mark.parametrize("space", [1, 6, 12, 20, 27])
def test_another_marker_on_ones_own_title(space, before, after, locks, is_dog):
    """A hundred to the Bank whatever the title, no tribute, one marker a landing."""
    seats, team = ("dc", DOG) if is_dog else ("cd", CAT)
    swap = str.maketrans("cd", "dc" if is_dog else "cd")
    table = approach(space, seats, stacks={space: before.translate(swap)})
    rolling = go_on(table, "0 roll")
    asked = seen(table)["question"]

    assert table.legal(0) == ["add", "leave"]

    events = go_on(table, "0 add")
    lock = [("locked", "title.lock")] if locks else []

    assert "paid_tribute" not in dict(told(rolling))
    assert asked == {"ask": "add", "seat": 0, "space": space, "amount": 100}
    assert told(events) == [("added", "title.own"), *lock, ("turn_began", "order.alternate")]
    assert facts(events, "added") == [{"seat": 0, "team": team, "space": space, "amount": 100}]
    assert stacks(table) == {space: after.translate(swap)}
    assert cash(table)[team] == PLENTY - 100
    assert cash(table)[1 - team] == PLENTY
    assert table.position()["bank"] == 100 - 2 * PLENTY
    assert table.waiting() == (1,)


@pytest.mark.rule("title.own")
@pytest.mark.parametrize("stack", ["c", "cc", "dc"])
def test_or_the_stack_is_left_as_it_is(stack):
    """Nothing is paid by a team that adds no marker."""
    table = approach(9, stacks={9: stack})
    go_on(table, "0 roll")
    events = go_on(table, "0 leave")

    assert told(events) == [("left_as_it_is", "title.own"), ("turn_began", "order.alternate")]
    assert stacks(table) == {9: stack}
    assert cash(table) == [PLENTY, PLENTY]


@pytest.mark.rule("title.own", "title.lock")
@pytest.mark.parametrize(
    ("stack", "purse", "is_asked"),
    [
        ("c", 100, True),
        ("c", 99, False),
        ("dc", 100, True),
        ("dc", 99, False),
        ("cc", 0, False),
        ("ccc", PLENTY, False),
        ("cdc", PLENTY, False),
        ("dcc", PLENTY, False),
        ("ddc", PLENTY, False),
    ],
)
def test_no_question_without_the_hundred_or_on_a_locked_stack(stack, purse, is_asked):
    """Nothing is paid, and the turn is over."""
    table = approach(9, cash=[purse, 700], stacks={9: stack})
    events = go_on(table, "0 roll")

    why = ("ours_locked", "title.lock") if len(stack) == 3 else ("too_dear_to_add", "title.own")
    assert (why in told(events)) == (not is_asked)
    assert table.waiting() == ((0,) if is_asked else (1,))
    assert cash(table) == [purse, 700]
    assert stacks(table) == {9: stack}


@pytest.mark.rule("title.own", "title.tribute")
@pytest.mark.parametrize(
    ("seats", "seat", "word"),
    [
        ("ccd", 0, "add"),
        ("ccd", 1, "add"),
        ("ccd", 2, "take"),
        ("dccdc", 4, "add"),
        ("dccdc", 3, "take"),
        ("cdcdcdcd", 6, "add"),
        ("cdcdcdcd", 7, "take"),
    ],
)
def test_a_title_belongs_to_the_whole_team(seats, seat, word):
    """Whoever of it has claimed it: for every member it is the team's own, for every rival the rivals'."""
    table = approach(11, seats, seat, stacks={11: "c"})
    go_on(table, f"{seat} roll")

    assert table.waiting() == (seat,)
    assert word in table.legal(seat)


@pytest.mark.rule("title.claim", "title.own")
@pytest.mark.parametrize(
    ("space", "price", "throw", "start"),
    [(PURR, 30, (3, 4), 4), (BARK, 50, (1, 2), 0), (NAP, 70, (2, 3), 0), (RUN, 70, (4, 4), 0)],
)
def test_prices_are_the_boxs(tmp_path, space, price, throw, start):
    """Another box, other prices, and another price for a marker."""
    salary = 25 if start > space else 0
    table = lay_tiny(tmp_path, FOUR, "cd", [throw], places=[start, 0], cash=[200 - salary, 50])
    go_on(table, "0 roll", "0 claim")

    assert cash(table) == [200 - price, 50]
    assert stacks(table) == {space: "c"}

    table = lay_tiny(
        tmp_path, FOUR, "cd", [throw], places=[start, 0], cash=[200 - salary, 50], stacks={space: "c"}
    )
    go_on(table, "0 roll", "0 add")

    assert cash(table) == [195, 50]
    assert stacks(table) == {space: "cc"}


@pytest.mark.rule("title.claim", "end.claimed")
@pytest.mark.parametrize("top", ["c", "d"])
def test_the_card_lies_with_the_pet_of_the_team_up(top):
    """A title is listed with the team whose marker is on top, and with no other."""
    table = approach(3, stacks={15: f"cd{top}", 22: top, 25: f"d{top}"})
    found = {one["space"]: one["owner"] for one in seen(table)["stacks"]}

    assert found == {space: (NAME[top] if space in {15, 22, 25} else None) for space in TITLES}
    assert titles(table, "cd".index(top)) == [15, 22, 25]
    assert titles(table, "dc".index(top)) == []
