"""Owing the Bank: cards and the fine after the last throw in Jail; what a team loses that cannot pay."""

import pytest

from tests.games.pets.laid import (
    CAT,
    DOG,
    JAIL,
    PAY_100,
    PAY_100_TOO,
    PAY_200,
    cash,
    facts,
    jailed,
    lay,
    places,
    seen,
    stacks,
)
from tests.games.pets.stacks import EVERY_STACK, NAME, markers
from tests.games.pets.tiny import BARK, FOUR, PURR, TINY_JAIL, lay_tiny
from tests.games.playing import go_on, one_told, refused, told

FORGIVEN = {"bank_debt": "forgiven"}
HANDING_OVER = {"no_marker": "hand_over"}
SPARE = {8: "cc"}  # two markers more, so that there is a choice
SWAP = str.maketrans("cd", "dc")

# A cats' marker leaves the board: stack, level, the stack after it
REMOVALS = [
    ("c", 1, ""),
    ("cc", 1, "c"),
    ("cc", 2, "c"),
    ("cd", 1, "d"),
    ("dc", 2, "d"),
    ("ccc", 1, "cc"),
    ("ccc", 2, "cc"),
    ("ccc", 3, "cc"),
    ("ccd", 1, "cd"),
    ("ccd", 2, "cd"),
    ("cdc", 1, "dc"),
    ("cdc", 3, "cd"),
    ("cdd", 1, "dd"),
    ("dcc", 2, "dc"),
    ("dcc", 3, "dc"),
    ("dcd", 2, "dd"),
    ("ddc", 3, "dd"),
]


def fined(card, purse, drawn, seats="cd", terms=None, **position):
    """Seat 0 has drawn a card that it must pay the Bank for."""
    team = {"c": "cat", "d": "dog"}[seats[0]]
    purses = [purse, 50] if seats[0] == "c" else [50, purse]
    table = lay(seats, [(1, 1), (team, card)], terms, cash=purses, stacks=drawn, **position)
    return table, go_on(table, "0 roll")


def last_throw(purse, drawn, dice=(1, 2), chance=(), terms=None, seats="cd"):
    """Seat 0 throws its third throw in Jail, and it is no double."""
    table = lay(
        seats,
        [dice, *chance],
        terms,
        cash=[purse, 50],
        stacks=drawn,
        places=[JAIL, *[0] * (len(seats) - 1)],
        jailed=[3, *[0] * (len(seats) - 1)],
    )
    return table, go_on(table, "0 roll")


@pytest.mark.rule("debt.able", "chance.draw")
@pytest.mark.parametrize(("card", "amount"), [(PAY_100, 100), (PAY_100_TOO, 100), (PAY_200, 200)])
@pytest.mark.parametrize("more", [0, 1, 1000])
@pytest.mark.parametrize("terms", [None, FORGIVEN])
def test_a_team_with_the_cash_must_pay(card, amount, more, terms):
    """To the last coin, whatever was agreed about debts, and no marker is lost."""
    table, events = fined(card, amount + more, {1: "c"}, terms=terms)

    assert facts(events, "paid_by_card") == [{"seat": 0, "team": CAT, "amount": amount}]
    assert one_told(events, "paid_by_card").clause == "chance.draw"
    assert cash(table) == [more, 50]
    assert table.position()["bank"] == -50 - more
    assert stacks(table) == {1: "c"}
    assert table.waiting() == (1,)


@pytest.mark.rule("debt.bank")
@pytest.mark.parametrize(
    ("card", "purse", "amount"), [(PAY_100, 99, 100), (PAY_200, 199, 200), (PAY_200, 0, 200)]
)
@pytest.mark.parametrize(
    "drawn",
    [
        {1: "cc"},
        {1: "ccc", 3: "c"},
        {4: "cd", 6: "ddc"},
        {8: "ccd"},
        {8: "dcd", 9: "ccd", 11: "cdc", 12: "d"},
    ],
)
def test_who_has_less_loses_any_one_marker(card, purse, amount, drawn):
    """The cash stays; the others may pick every marker of theirs, buried or locked, and none of their own."""
    table, events = fined(card, purse, drawn)

    assert told(events)[-1] == ("cannot_pay_bank", "debt.bank")
    assert facts(events, "cannot_pay_bank") == [{"team": CAT, "amount": amount}]
    assert cash(table) == [purse, 50]
    assert table.waiting() == (1,)
    assert table.legal(1) == markers(drawn, "c")
    assert seen(table)["picking"] == {"seat": 1, "team": "cat", "amount": amount, "leaves": True}


def test_every_stack_with_a_cats_marker_is_in_the_table():
    """Each marker of each stack, once."""
    every = [(stack, level) for stack in EVERY_STACK for level, one in enumerate(stack, 1) if one == "c"]

    assert sorted(every) == sorted((stack, level) for stack, level, _ in REMOVALS)


@pytest.mark.rule("debt.bank")
@pytest.mark.parametrize("is_dog", [False, True])
@pytest.mark.parametrize(("before", "level", "after"), REMOVALS)
def test_the_marker_leaves_the_board(before, level, after, is_dog):
    """The stack drops and is open again; its new top owns the title, an empty one is unclaimed."""
    swap = SWAP if is_dog else str.maketrans("", "")
    before, after = before.translate(swap), after.translate(swap)
    seats, debtor = ("dc", DOG) if is_dog else ("cd", CAT)
    spare = {8: SPARE[8].translate(swap)}
    table, _ = fined(PAY_200, 150, {6: before, **spare}, seats)
    purses = cash(table)
    events = go_on(table, f"1 pick 6 {level}")
    expected = [("removed", "debt.bank")]
    if len(before) == 3:
        expected.append(("unlocked", "debt.bank"))
    if not after:
        expected.append(("unclaimed", "debt.bank"))
    elif before[-1] != after[-1]:
        expected.append(("owns", "debt.bank"))

    assert told(events) == [*expected, ("turn_began", "order.alternate")]
    assert facts(events, "removed") == [{"seat": 1, "rival": debtor, "space": 6, "level": level}]
    assert stacks(table) == ({6: after, **spare} if after else spare)
    assert cash(table) == purses
    shown = next(one for one in seen(table)["stacks"] if one["space"] == 6)
    assert (shown["owner"], shown["locked"]) == (NAME[after[-1]] if after else None, False)
    assert (table.view()["asked"], table.waiting()) == ("turn", (1,))


@pytest.mark.rule("debt.bank", "title.lock", "title.claim")
@pytest.mark.parametrize(
    ("stack", "level", "asked", "after"),
    [("c", 1, "claim", "d"), ("ccc", 3, "take", "ccd"), ("ddc", 3, "add", "ddd"), ("cdd", 1, "add", "ddd")],
)
def test_what_is_open_again_can_be_played_for(stack, level, asked, after):
    """Claimed, taken over, added to and locked anew, as any other."""
    drawn = {6: stack, **SPARE}
    table = lay(2, [(1, 1), ("cat", PAY_200), (1, 2)], cash=[0, 900], places=[0, 3], stacks=drawn)
    go_on(table, "0 roll", f"1 pick 6 {level}", "1 roll")

    assert table.legal(1)[0] == asked
    go_on(table, f"1 {asked}")
    assert stacks(table) == {6: after, **SPARE}


@pytest.mark.rule("debt.bank")
@pytest.mark.parametrize("drawn", [{}, {1: "d"}, {1: "dd", 3: "ddd"}])
@pytest.mark.parametrize("purse", [0, 1, 199])
def test_without_a_marker_nothing_happens(purse, drawn):
    """The cash is kept, as towards the other team."""
    table, events = fined(PAY_200, purse, drawn)
    name = "kept_cash" if purse else "nothing_to_give"

    assert told(events)[-3:] == [
        ("cannot_pay_bank", "debt.bank"),
        (name, "debt.bank"),
        ("turn_began", "order.alternate"),
    ]
    assert facts(events, "kept_cash") == ([{"team": CAT, "amount": purse}] if purse else [])
    assert cash(table) == [purse, 50]
    assert table.position()["bank"] == -50 - purse
    assert stacks(table) == drawn
    assert table.waiting() == (1,)


@pytest.mark.rule("debt.bank")
@pytest.mark.parametrize(
    ("drawn", "space", "after", "then"),
    [
        ({1: "c"}, 1, {}, [("unclaimed", "debt.bank")]),
        ({8: "cdd"}, 8, {8: "dd"}, [("unlocked", "debt.bank")]),
        ({8: "dc", 1: "d"}, 8, {8: "d", 1: "d"}, [("owns", "debt.bank")]),
    ],
)
def test_the_only_marker_leaves_without_a_question(drawn, space, after, then):
    """There is nothing to choose: it is taken at once, told so, and the next turn begins."""
    table, events = fined(PAY_200, 150, drawn)

    assert told(events)[-4 - len(then) :] == [
        ("cannot_pay_bank", "debt.bank"),
        ("only_marker", "debt.bank"),
        ("removed", "debt.bank"),
        *then,
        ("turn_began", "order.alternate"),
    ]
    assert facts(events, "only_marker") == [{"team": CAT, "space": space}]
    assert facts(events, "removed")[0]["seat"] == 1
    assert (stacks(table), cash(table)) == (after, [150, 50])
    assert table.waiting() == (1,)


@pytest.mark.rule("debt.bank")
@pytest.mark.parametrize("drawn", [{}, {1: "d"}, {1: "dd", 3: "ddd"}])
@pytest.mark.parametrize("purse", [0, 1, 199])
def test_by_agreement_the_bank_takes_the_cash_there_is(purse, drawn):
    """The Bank gets what the team has; without cash nothing happens."""
    table, events = fined(PAY_200, purse, drawn, terms=HANDING_OVER)
    name = "handed_to_bank" if purse else "nothing_to_give"

    assert told(events)[-3:] == [
        ("cannot_pay_bank", "debt.bank"),
        (name, "debt.bank"),
        ("turn_began", "order.alternate"),
    ]
    assert facts(events, "handed_to_bank") == ([{"team": CAT, "amount": purse}] if purse else [])
    assert cash(table) == [0, 50]
    assert table.position()["bank"] == -50
    assert stacks(table) == drawn
    assert table.waiting() == (1,)


@pytest.mark.rule("debt.bank", "setup.cash")
@pytest.mark.parametrize(
    ("seats", "next_", "picker"),
    [("cddd", [0, 1], 1), ("cddd", [0, 3], 3), ("ccdd", [1, 2], 2), ("ccdd", [1, 3], 3)],
)
def test_the_rival_who_plays_next_picks(seats, next_, picker):
    """The others of the team may not answer."""
    table, _ = fined(PAY_100, 0, {1: "c", **SPARE}, seats, next=next_)

    assert table.waiting() == (picker,)
    for other in range(len(seats)):
        if other != picker:
            assert refused(table, other, "pick 1 1") == "table.asked"


@pytest.mark.rule("debt.bank", "jail.doubles", "jail.space")
@pytest.mark.parametrize(
    ("purse", "drawn", "after", "left"),
    [
        (200, {6: "c"}, 0, {6: "c"}),  # paid
        (199, {}, 199, {}),  # no marker: nothing
        (199, {6: "c"}, 199, {}),  # the only marker
        (0, {}, 0, {}),
        (0, {6: "d"}, 0, {6: "d"}),
    ],
)
def test_after_the_last_throw_in_jail_the_player_moves(purse, drawn, after, left):
    """By that throw, free, whatever the Bank got."""
    table, events = last_throw(purse, drawn, (3, 4))

    assert ("left_jail", "jail.doubles") in told(events)
    assert ("moved", "jail.doubles") in told(events)
    assert places(table) == [14, 0]
    assert jailed(table) == [0, 0]
    assert cash(table) == [after, 50]
    assert stacks(table) == left
    assert table.waiting() == (1,)


@pytest.mark.rule("debt.bank", "jail.doubles", "jail.space")
def test_after_the_last_throw_in_jail_the_marker_is_picked_first():
    """Then the player moves, and plays the space reached: here one that costs a second marker."""
    table, events = last_throw(100, {6: "cc", 8: "c", 12: "ddd", 11: "d"}, (2, 3))

    assert told(events)[-1] == ("cannot_pay_bank", "debt.bank")
    assert (places(table), jailed(table)) == ([JAIL, 0], [3, 0])

    events = go_on(table, "1 pick 6 2")

    assert told(events) == [
        ("removed", "debt.bank"),
        ("left_jail", "jail.doubles"),
        ("moved", "jail.doubles"),
        ("cannot_pay", "debt.team"),
    ]
    assert places(table) == [12, 0]
    assert table.legal(1) == ["pick 6 1", "pick 8 1"]
    go_on(table, "1 pick 6 1")
    assert stacks(table) == {6: "d", 8: "c", 12: "ddd", 11: "d"}
    assert cash(table) == [100, 50]
    assert table.waiting() == (1,)


@pytest.mark.rule("debt.bank")
@pytest.mark.parametrize("purse", [0, 1, 99])
@pytest.mark.parametrize("drawn", [{}, {1: "c"}, {1: "cdd", 3: "ccc"}])
def test_by_agreement_the_bank_forgives(purse, drawn):
    """Neither cash nor marker is lost, and nobody is asked."""
    table, events = fined(PAY_100, purse, drawn, terms=FORGIVEN)

    assert told(events)[-2:] == [("forgiven", "debt.bank"), ("turn_began", "order.alternate")]
    assert facts(events, "forgiven") == [{"team": CAT, "amount": 100}]
    assert cash(table) == [purse, 50]
    assert stacks(table) == drawn
    assert table.waiting() == (1,)


@pytest.mark.rule("debt.bank", "jail.doubles")
def test_a_forgiven_fine_lets_the_player_out():
    """The player leaves Jail without paying, and moves by that throw."""
    table, events = last_throw(199, {6: "c"}, (3, 4), terms=FORGIVEN)

    assert [clause for name, clause in told(events) if name in {"forgiven", "left_jail"}] == [
        "debt.bank",
        "jail.doubles",
    ]
    assert (places(table), cash(table), stacks(table)) == ([14, 0], [199, 50], {6: "c"})


@pytest.mark.rule("debt.bank", "debt.team")
def test_the_other_team_forgives_nothing():
    """The agreement is about the Bank alone."""
    table = lay(2, [(1, 2)], FORGIVEN, cash=[0, 50], stacks={3: "ddd", 1: "cc"})
    events = go_on(table, "0 roll")

    assert told(events)[-1] == ("cannot_pay", "debt.team")
    assert table.waiting() == (1,)


@pytest.mark.rule("debt.bank")
@pytest.mark.parametrize(
    ("purse", "drawn", "after", "asked"),
    [
        (45, {BARK: "c"}, 0, "turn"),
        (44, {BARK: "cc"}, 44, "pick"),
        (44, {BARK: "c"}, 44, "turn"),  # the only marker
        (44, {BARK: "d"}, 44, "turn"),
        (0, {PURR: "d"}, 0, "turn"),
    ],
)
def test_fines_in_another_box(tmp_path, purse, drawn, after, asked):
    """A card of 45; and the fine of 15 after the second throw already."""
    table = lay_tiny(tmp_path, FOUR, "cd", [(1, 1), ("cat", 1)], cash=[purse, 0], stacks=drawn)
    go_on(table, "0 roll")
    inside = lay_tiny(
        tmp_path, FOUR, "cd", [(2, 3)], cash=[15, 0], stacks=drawn, places=[TINY_JAIL, 0], jailed=[2, 0]
    )
    go_on(inside, "0 roll")

    assert (cash(table), table.view()["asked"]) == ([after, 0], asked)
    assert (cash(inside), places(inside)) == ([0, 0], [9, 0])
