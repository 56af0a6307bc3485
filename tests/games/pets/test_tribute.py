"""Tribute: what a landing on the other team's title costs."""

import pytest

from tests.games.pets.laid import CAT, DOG, JAIL, cash, facts, lay, seen, stacks
from tests.games.pets.stacks import MATES, PLENTY, PRINTED, approach
from tests.games.pets.tiny import BARK, NAP, PURR, THREE, lay_tiny
from tests.games.playing import go_on, one_told, told

OWN = str.maketrans("om", "dc")  # as the cats see it: o the others', m one's own
OTHERS = str.maketrans("om", "cd")


def seated(is_dog):
    """The seats, the team that throws, and how stacks are written for it."""
    return ("dc", DOG, OTHERS) if is_dog else ("cd", CAT, OWN)


@pytest.mark.rule("title.tribute", "title.set")
@pytest.mark.parametrize(
    ("stack", "mate", "is_set"),
    [
        ("o", "", False),
        ("o", "m", False),
        ("o", "om", False),  # the mate was theirs, and is no more
        ("o", "ooo", True),
        ("o", "mo", True),
        ("mo", "o", True),
        ("oo", "mmo", True),
        ("mmo", "mom", False),
        ("ooo", "", False),  # the tribute does not grow with the stack
        ("ooo", "ooo", True),
    ],
)
@pytest.mark.parametrize("is_dog", [False, True])
@pytest.mark.parametrize("space", MATES)
def test_the_tribute_on_the_card(space, stack, mate, is_set, is_dog):
    """To the other team, the higher one if both titles of the colour are theirs; the clause says which."""
    seats, team, drawn = seated(is_dog)
    laid = {space: stack.translate(drawn), MATES[space]: mate.translate(drawn)}
    table = approach(space, seats, stacks=laid)
    due = PRINTED[space][2 if is_set else 1]

    assert next(one for one in seen(table)["stacks"] if one["space"] == space)["tribute"] == due

    events = go_on(table, "0 roll", *[] if len(stack) == 3 else ["0 tribute"])
    paid = one_told(events, "paid_tribute")

    alone = "title.automatic" if len(stack) == 3 else "title.tribute"
    assert paid.clause == ("title.set" if is_set else alone)
    assert paid.facts() == {"seat": 0, "team": team, "rival": 1 - team, "amount": due, "space": space}
    assert cash(table)[team] == PLENTY - due
    assert cash(table)[1 - team] == PLENTY + due
    assert table.position()["bank"] == -2 * PLENTY
    assert stacks(table) == {place: one for place, one in laid.items() if one}
    assert table.waiting() == (1,)


@pytest.mark.rule("title.automatic", "debt.able")
@pytest.mark.parametrize(
    ("stack", "purse", "is_asked"),
    [
        ("d", 400, True),  # the tribute of 300, and the hundred
        ("d", 399, False),
        ("d", 300, False),  # to the last coin
        ("cd", 399, False),
        ("dd", 5000, True),
        ("ddd", 5000, False),  # locked: nothing to ask
        ("ccd", 400, False),
        ("dcd", 300, False),
    ],
)
def test_it_is_collected_without_asking(stack, purse, is_asked):
    """The owners need not claim it; whoever could only pay is not asked either."""
    table = approach(22, cash=[purse, 50], stacks={22: stack})
    events = go_on(table, "0 roll")

    reasons = [one for one in told(events) if one[0] in {"theirs_locked", "too_dear_to_take"}]
    if is_asked:
        assert reasons == []
        assert facts(events, "paid_tribute") == []
    else:
        is_locked = len(stack) == 3
        assert reasons == [
            ("theirs_locked", "title.lock") if is_locked else ("too_dear_to_take", "title.take")
        ]
        clause = "title.automatic" if is_locked else "title.tribute"
        assert one_told(events, "paid_tribute").clause == clause
    assert table.waiting() == ((0,) if is_asked else (1,))
    assert cash(table) == ([purse, 50] if is_asked else [purse - 300, 350])


@pytest.mark.rule("title.automatic")
@pytest.mark.parametrize("seats", ["cd", "cdd", "cdcd", "cddddddd"])
def test_also_by_a_team_in_jail(seats):
    """All of its players sit there, and the set counts as well."""
    inside = [int(one == "d") for one in seats]
    table = approach(
        18,
        seats,
        places=[15, *[JAIL if one == "d" else 0 for one in seats[1:]]],
        jailed=inside,
        stacks={18: "ddd", 20: "d"},
    )
    events = go_on(table, "0 roll")

    assert ("paid_tribute", "title.set") in told(events)
    assert cash(table) == [PLENTY - 400, PLENTY + 400]


@pytest.mark.rule("title.automatic", "title.tribute")
@pytest.mark.parametrize(
    ("inside", "clause"),
    [([0, 1, 1], "title.automatic"), ([0, 1, 0], "title.tribute"), ([0, 0, 0], "title.tribute")],
)
def test_a_team_in_jail_is_the_reason_only_if_all_of_it_are(inside, clause):
    """While one of them is free, it is tribute like any other."""
    places = [15, *[JAIL if one else 0 for one in inside[1:]]]
    table = approach(18, "cdd", places=places, jailed=inside, stacks={18: "d"})
    events = go_on(table, "0 roll", "0 tribute")

    assert one_told(events, "paid_tribute").clause == clause
    assert cash(table) == [PLENTY - 200, PLENTY + 200]


@pytest.mark.rule("title.tribute")
@pytest.mark.parametrize(
    ("stack", "word"), [("", "leave"), ("c", "leave"), ("dc", "leave"), ("ccc", ""), ("ddc", "")]
)
def test_none_for_what_is_not_theirs(stack, word):
    """An unclaimed title and one's own cost nothing, even with the other title of the set in their hands."""
    table = approach(18, stacks={18: stack, 20: "d"})
    events = go_on(table, "0 roll", *[f"0 {word}"] if word else [])

    assert facts(events, "paid_tribute") == []
    assert cash(table) == [PLENTY, PLENTY]
    assert table.waiting() == (1,)


@pytest.mark.rule("title.automatic", "title.set")
def test_the_set_is_judged_at_the_moment_of_landing():
    """Single; whole when the dog has claimed the mate; single again when a cat has taken that over."""
    table = lay(
        "cdccc",
        [(1, 2), (1, 2), (1, 2), (1, 1), (1, 2), (2, 3), (1, 2)],
        places=[15, 17, 15, 17, 15],
        cash=[3000, 3000],
        stacks={18: "dd"},
    )
    events = go_on(
        table,
        "0 roll", "0 tribute",  # 18
        "1 roll", "1 claim",  # 20
        "2 roll", "2 tribute",  # 18
        "1 roll", "1 leave",
        "3 roll", "3 take",  # 20
        "1 roll", "1 leave",
        "4 roll", "4 tribute",  # 18
    )  # fmt: skip
    paid = [(event.clause, event.facts()["amount"]) for event in events if event.name == "paid_tribute"]

    assert paid == [("title.tribute", 200), ("title.set", 400), ("title.tribute", 200)]
    assert stacks(table) == {18: "dd", 20: "dc"}


@pytest.mark.rule("title.tribute", "go.before")
def test_the_money_for_go_helps_to_pay():
    """It is taken before the space is settled."""
    table = approach(1, cash=[200, 0], stacks={1: "d", 3: "d"})
    events = go_on(table, "0 roll")

    assert told(events)[2:5] == [
        ("salary", "go.before"),
        ("too_dear_to_take", "title.take"),
        ("paid_tribute", "title.set"),
    ]
    assert cash(table) == [0, 200]


@pytest.mark.rule("title.tribute", "title.set")
@pytest.mark.parametrize(
    ("space", "laid", "clause", "due"),
    [
        (PURR, {PURR: "d"}, "title.tribute", 20),
        (PURR, {PURR: "d", BARK: "c"}, "title.tribute", 20),
        (PURR, {PURR: "d", BARK: "d"}, "title.set", 50),
        (BARK, {BARK: "d"}, "title.tribute", 30),
        (BARK, {PURR: "cd", BARK: "d"}, "title.set", 70),
        (NAP, {NAP: "d"}, "title.set", 60),  # alone in its colour: always the whole set
    ],
)
def test_tributes_are_the_boxs(tmp_path, space, laid, clause, due):
    """Another box, other sums, and a set of a single title."""
    throw, start = {PURR: ((1, 1), 7), BARK: ((1, 2), 0), NAP: ((2, 3), 0)}[space]
    table = lay_tiny(tmp_path, THREE, "cd", [throw], places=[start, 0], cash=[200, 0], stacks=laid)
    events = go_on(table, "0 roll", "0 tribute")
    paid = one_told(events, "paid_tribute")

    assert (paid.clause, paid.facts()["amount"]) == (clause, due)
    assert cash(table)[DOG] == due
