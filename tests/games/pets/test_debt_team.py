"""Owing the other team: who has the cash pays; who has not loses a marker to them."""

import pytest

from tests.games.pets.laid import (
    CAT,
    DOG,
    GET_FROM_RIVAL,
    JAIL,
    PAY_RIVAL,
    cash,
    facts,
    go_on,
    lay,
    one_told,
    refused,
    seen,
    stacks,
    told,
)
from tests.games.pets.stacks import EVERY_STACK, NAME, approach, markers
from tests.games.pets.tiny import BARK, FOUR, NAP, PURR, lay_tiny

HANDING_OVER = {"no_marker": "hand_over"}
LOCKED = {22: "ddd"}  # a dogs' title: a cat who lands there owes 300
SPARE = {8: "cc"}  # two markers more, so that there is a choice
SWAP = str.maketrans("cd", "dc")

# A cats' marker is changed for a dogs': stack, level, the stack after it
CHANGES = [
    ("c", 1, "d"),
    ("cc", 1, "dc"),
    ("cc", 2, "cd"),
    ("cd", 1, "dd"),
    ("dc", 2, "dd"),
    ("ccc", 1, "dcc"),
    ("ccc", 2, "cdc"),
    ("ccc", 3, "ccd"),
    ("ccd", 1, "dcd"),
    ("ccd", 2, "cdd"),
    ("cdc", 1, "ddc"),
    ("cdc", 3, "cdd"),
    ("cdd", 1, "ddd"),
    ("dcc", 2, "ddc"),
    ("dcc", 3, "dcd"),
    ("dcd", 2, "ddd"),
    ("ddc", 3, "ddd"),
]


def owing(purse, drawn, seats="cd", seat=0, **position):
    """A cat has landed on the dogs' title 22 and owes 300."""
    table = approach(22, seats, seat, cash=[purse, 50], stacks={**LOCKED, **drawn}, **position)
    return table, go_on(table, f"{seat} roll")


@pytest.mark.rule("debt.able")
@pytest.mark.parametrize("purse", [300, 301, 399, 5000])
@pytest.mark.parametrize("drawn", [{}, {1: "c"}, {1: "ccc", 3: "c"}])
def test_a_team_with_the_cash_must_pay(purse, drawn):
    """To the last coin; nobody is asked whether it can, and no marker is lost."""
    table, events = owing(purse, drawn)

    assert told(events)[-3:-1] == [("theirs_locked", "title.lock"), ("paid_tribute", "title.automatic")]
    assert "cannot_pay" not in dict(told(events))
    assert cash(table) == [purse - 300, 350]
    assert stacks(table) == {**LOCKED, **drawn}
    assert (table.view()["asked"], table.waiting()) == ("turn", (1,))


@pytest.mark.rule("debt.team")
@pytest.mark.parametrize("purse", [0, 1, 100, 299])
@pytest.mark.parametrize(
    "drawn",
    [
        {1: "c", 3: "c"},
        {1: "ccc"},
        {4: "cd", 6: "ddc"},
        {8: "ccd"},  # buried under one of theirs
        {8: "dcd", 9: "ccd", 11: "cdc", 27: "c"},
        {15: "d", 17: "dd", 18: "dcc"},
    ],
)
def test_who_has_less_loses_any_one_marker(purse, drawn):
    """The cash stays; the others may pick every marker of theirs, buried or locked, and none of their own."""
    table, events = owing(purse, drawn)

    assert told(events)[-1] == ("cannot_pay", "debt.team")
    assert facts(events, "cannot_pay") == [{"team": CAT, "rival": DOG, "amount": 300}]
    assert cash(table) == [purse, 50]
    assert stacks(table) == {**LOCKED, **drawn}
    assert table.waiting() == (1,)
    assert sorted(table.legal(1)) == sorted(markers(drawn, "c"))
    assert seen(table)["picking"] == {"seat": 1, "team": "cat", "amount": 300, "leaves": False}


def test_every_stack_with_a_cats_marker_is_in_the_table():
    """Each marker of each stack, once."""
    every = [(stack, level) for stack in EVERY_STACK for level, one in enumerate(stack, 1) if one == "c"]

    assert sorted(every) == sorted((stack, level) for stack, level, _ in CHANGES)


@pytest.mark.rule("debt.team")
@pytest.mark.parametrize("is_dog", [False, True])
@pytest.mark.parametrize(("before", "level", "after"), CHANGES)
def test_the_creditors_marker_takes_its_place(before, level, after, is_dog):
    """At that level; the height and the lock stay, the card goes with the top marker; the debt is over."""
    swap = SWAP if is_dog else str.maketrans("", "")
    before, after = before.translate(swap), after.translate(swap)
    seats, debtor, locked = ("dc", DOG, "ccc") if is_dog else ("cd", CAT, "ddd")
    spare = {8: SPARE[8].translate(swap)}
    table = approach(22, seats, cash=[40, 40], stacks={22: locked, 6: before, **spare})
    go_on(table, "0 roll")
    events = go_on(table, f"1 pick 6 {level}")
    owns = [("owns", "debt.team")] if before[-1] != after[-1] else []

    assert told(events) == [("replaced", "debt.team"), *owns, ("turn_began", "order.alternate")]
    assert facts(events, "replaced") == [
        {"seat": 1, "team": 1 - debtor, "rival": debtor, "space": 6, "level": level}
    ]
    assert facts(events, "owns") == [{"team": 1 - debtor, "space": 6}] * len(owns)
    assert stacks(table) == {22: locked, 6: after, **spare}
    assert cash(table) == [40, 40]
    shown = next(one for one in seen(table)["stacks"] if one["space"] == 6)
    assert (shown["owner"], shown["locked"]) == (NAME[after[-1]], len(after) == 3)
    assert (table.view()["asked"], table.waiting()) == ("turn", (1,))


@pytest.mark.rule("debt.team", "title.set")
def test_the_sets_tribute_is_owed_as_a_whole():
    """Between the two tributes: 300 would have been paid, 600 cannot."""
    table = approach(22, cash=[599, 0], stacks={22: "ddd", 23: "d", 1: "c", 3: "c"})
    events = go_on(table, "0 roll")

    assert one_told(events, "cannot_pay").facts()["amount"] == 600
    assert cash(table) == [599, 0]
    assert table.legal(1) == ["pick 1 1", "pick 3 1"]


@pytest.mark.rule("debt.team")
@pytest.mark.parametrize(
    ("stack", "purse", "asked"),
    [("d", 299, "pick"), ("d", 300, "turn"), ("cd", 299, "pick"), ("dd", 0, "pick"), ("ccd", 299, "pick")],
)
def test_unlocked_titles_are_owed_for_as_locked_ones_are(stack, purse, asked):
    """Who cannot pay the tribute cannot take over either."""
    table = approach(22, cash=[purse, 0], stacks={22: stack, 1: "c", 3: "c"})
    go_on(table, "0 roll")

    assert table.view()["asked"] == asked
    assert table.waiting() == (1,)


@pytest.mark.rule("debt.team", "setup.cash")
@pytest.mark.parametrize(
    ("seats", "seat", "next_", "picker"),
    [
        ("cd", 0, [0, 1], 1),
        ("cddd", 0, [0, 1], 1),
        ("cddd", 0, [0, 2], 2),
        ("cddd", 0, [0, 3], 3),
        ("cdcd", 2, [0, 3], 3),
        ("cdcd", 2, [0, 1], 1),
        ("ddcd", 2, [2, 3], 3),
        ("cdcdcdcd", 4, [6, 7], 7),
    ],
)
def test_the_creditor_who_plays_next_picks(seats, seat, next_, picker):
    """Not on turn, the team is spoken for by its member who plays next; the others may not answer."""
    table, _ = owing(0, {1: "c", **SPARE}, seats, seat, next=next_)

    assert table.waiting() == (picker,)
    for other in range(len(seats)):
        if other != picker:
            assert table.legal(other) == []
            assert refused(table, other, "pick 1 1") == "table.asked"
    events = go_on(table, f"{picker} pick 1 1")
    assert one_told(events, "turn_began").facts() == {"seat": picker}


@pytest.mark.rule("debt.nothing")
@pytest.mark.parametrize("drawn", [{}, {1: "d"}, {1: "dd", 3: "ddd"}])
@pytest.mark.parametrize("purse", [0, 1, 100, 299])
@pytest.mark.parametrize("agreed", [{}, {"no_marker": "keep"}])
def test_without_a_marker_nothing_happens(purse, drawn, agreed):
    """The cash is kept, as the print has it; the debt is over."""
    table, events = owing(purse, drawn, terms=agreed)
    name = "kept_cash" if purse else "nothing_to_give"

    assert told(events)[-3:] == [
        ("cannot_pay", "debt.team"),
        (name, "debt.nothing"),
        ("turn_began", "order.alternate"),
    ]
    assert facts(events, "kept_cash") == ([{"team": CAT, "amount": purse}] if purse else [])
    assert cash(table) == [purse, 50]
    assert stacks(table) == {**LOCKED, **drawn}
    assert table.waiting() == (1,)


@pytest.mark.rule("debt.nothing")
@pytest.mark.parametrize("drawn", [{}, {1: "d"}, {1: "dd", 3: "ddd"}])
@pytest.mark.parametrize("purse", [0, 1, 299])
def test_by_agreement_the_cash_there_is_changes_hands(purse, drawn):
    """And without cash nothing happens; the debt is over either way."""
    table, events = owing(purse, drawn, terms=HANDING_OVER)
    name = "handed_over" if purse else "nothing_to_give"

    assert told(events)[-3:] == [
        ("cannot_pay", "debt.team"),
        (name, "debt.nothing"),
        ("turn_began", "order.alternate"),
    ]
    assert facts(events, "handed_over") == ([{"team": CAT, "rival": DOG, "amount": purse}] if purse else [])
    assert cash(table) == [0, 50 + purse]
    assert stacks(table) == {**LOCKED, **drawn}


@pytest.mark.rule("debt.nothing")
def test_handing_over_is_unofficial():
    """The print has no exception from keeping the cash: so it is in the list of what may be agreed."""
    option = next(one for one in lay().edition.options if one.name == "no_marker")

    assert (option.default, option.choices, option.unofficial) == (
        "keep",
        ["keep", "hand_over"],
        ["hand_over"],
    )


@pytest.mark.rule("debt.team", "debt.nothing")
@pytest.mark.parametrize(
    ("drawn", "space", "after"),
    [
        ({1: "c"}, 1, {1: "d"}),
        ({8: "cdd"}, 8, {8: "ddd"}),  # buried, locked
        ({8: "dc", 1: "d"}, 8, {8: "dd", 1: "d"}),
    ],
)
@pytest.mark.parametrize("agreed", [{}, {"no_marker": "hand_over"}])
def test_the_only_marker_is_picked_without_a_question(drawn, space, after, agreed):
    """There is nothing to choose: it is changed at once, told so, and the next turn begins."""
    table, events = owing(299, drawn, terms=agreed)

    names = [name for name, _ in told(events) if name != "owns"]
    assert names[-4:] == ["cannot_pay", "only_marker", "replaced", "turn_began"]
    assert facts(events, "only_marker") == [{"team": CAT, "space": space}]
    assert {clause for name, clause in told(events) if name in {"only_marker", "replaced"}} == {"debt.team"}
    assert facts(events, "replaced")[0]["seat"] == 1
    assert stacks(table) == {**LOCKED, **after}
    assert cash(table) == [299, 50]
    assert (table.view()["asked"], table.waiting()) == ("turn", (1,))


@pytest.mark.rule("debt.nothing", "debt.team")
@pytest.mark.parametrize("drawn", [{8: "cd", 9: "cd"}, {8: "ccd"}, {8: "dcd", 9: "ccd"}])
@pytest.mark.parametrize("purse", [0, 250])
def test_no_title_is_not_no_marker(purse, drawn):
    """Buried markers are markers: one of them is lost, and the cash is kept."""
    table, events = owing(purse, drawn)

    assert seen(table)["teams"][CAT]["titles"] == []
    assert told(events)[-1] == ("cannot_pay", "debt.team")
    assert sorted(table.legal(1)) == sorted(markers(drawn, "c"))
    assert cash(table) == [purse, 50]


@pytest.mark.rule("chance.debt")
@pytest.mark.parametrize(
    ("card", "purses", "after", "who"),
    [
        (PAY_RIVAL, [100, 30], [0, 130], None),
        (PAY_RIVAL, [500, 0], [400, 100], None),
        (PAY_RIVAL, [99, 30], [99, 30], "c"),  # the cats, who drew, owe: a dog picks
        (PAY_RIVAL, [0, 500], [0, 500], "c"),
        (GET_FROM_RIVAL, [30, 100], [130, 0], None),
        (GET_FROM_RIVAL, [0, 500], [100, 400], None),
        (GET_FROM_RIVAL, [30, 99], [30, 99], "d"),  # the dogs owe: the cat who drew picks
        (GET_FROM_RIVAL, [500, 0], [500, 0], "d"),
    ],
)
@pytest.mark.parametrize("seats", ["cd", "cdcd", "cddccd"])
def test_a_card_between_the_teams_is_a_debt_to_a_team(card, purses, after, who, seats):
    """A hundred, or a marker: the drawing team picks if the others cannot pay."""
    drawn = {1: "cd", 3: "dc"}
    table = lay(seats, [(1, 1), ("cat", card)], cash=purses, stacks=drawn)
    events = go_on(table, "0 roll")

    assert cash(table) == after
    if who is None:
        assert ("paid_rival", "chance.debt") in told(events)
        assert table.view()["asked"] == "turn"
        return
    picker = 0 if who == "d" else 1
    assert ("cannot_pay", "debt.team") in told(events)
    assert table.waiting() == (picker,)
    assert table.legal(picker) == markers(drawn, who)
    level = 1 if who == "c" else 2
    events = go_on(table, f"{picker} pick 1 {level}")
    assert told(events)[0] == ("replaced", "debt.team")
    assert stacks(table) == {1: "dd" if who == "c" else "cc", 3: "dc"}
    assert cash(table) == after
    assert table.waiting() == (1,)


@pytest.mark.rule("chance.debt", "debt.nothing")
@pytest.mark.parametrize(
    ("card", "purses", "drawn", "after", "name"),
    [
        (PAY_RIVAL, [99, 0], {}, [99, 0], "kept_cash"),
        (PAY_RIVAL, [99, 0], {1: "d"}, [99, 0], "kept_cash"),
        (PAY_RIVAL, [99, 0], {1: "d"}, [0, 99], "handed_over"),
        (PAY_RIVAL, [0, 7], {1: "d"}, [0, 7], "nothing_to_give"),
        (GET_FROM_RIVAL, [0, 99], {}, [0, 99], "kept_cash"),
        (GET_FROM_RIVAL, [0, 99], {1: "c"}, [0, 99], "kept_cash"),
        (GET_FROM_RIVAL, [0, 99], {1: "c"}, [99, 0], "handed_over"),
        (GET_FROM_RIVAL, [7, 0], {1: "c"}, [7, 0], "nothing_to_give"),
    ],
)
def test_a_card_and_no_marker(card, purses, drawn, after, name):
    """As with tribute: the cash is kept, unless the table agreed to hand it over."""
    terms = HANDING_OVER if name == "handed_over" else {}
    table = lay(2, [(1, 1), ("cat", card)], terms, cash=purses, stacks=drawn)
    events = go_on(table, "0 roll")

    assert (name, "debt.nothing") in told(events)
    assert cash(table) == after
    assert stacks(table) == drawn
    assert table.waiting() == (1,)


@pytest.mark.rule("debt.team", "title.automatic")
def test_a_team_in_jail_picks_too():
    """Its player sits there, and is asked all the same."""
    table, _ = owing(0, {1: "c", **SPARE}, places=[19, JAIL], jailed=[0, 1])

    assert table.waiting() == (1,)
    go_on(table, "1 pick 1 1")
    assert stacks(table) == {**LOCKED, **SPARE, 1: "d"}
    assert table.legal(1) == ["roll"]  # still in Jail, without the 200


@pytest.mark.rule("debt.able", "debt.team", "debt.nothing")
@pytest.mark.parametrize(
    ("purse", "drawn", "after", "asked"),
    [
        (70, {PURR: "d", BARK: "d", NAP: "c"}, [0, 70], "turn"),  # 70 are due, and there
        (69, {PURR: "d", BARK: "d", NAP: "cc"}, [69, 0], "pick"),
        (69, {PURR: "d", BARK: "d", NAP: "c"}, [69, 0], "turn"),  # the only marker: no question
        (69, {PURR: "d", BARK: "d"}, [69, 0], "turn"),  # no marker
        (0, {PURR: "d", BARK: "d"}, [0, 0], "turn"),
        (69, {PURR: "ccd", BARK: "d"}, [69, 0], "pick"),
    ],
)
def test_debts_in_another_box(tmp_path, purse, drawn, after, asked):
    """A box with other sums has its own debts."""
    table = lay_tiny(tmp_path, FOUR, "cd", [(1, 2)], cash=[purse, 0], stacks=drawn)
    go_on(table, "0 roll")

    assert cash(table) == after
    assert table.view()["asked"] == asked
