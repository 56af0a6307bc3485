"""Sudden death: all is claimed and even; the first team to gain the upper hand wins."""

import pytest

import gamenight as gn
from tests.games.pets.laid import (
    CAT,
    DOG,
    GET_100,
    GET_200,
    GET_FROM_RIVAL,
    JAIL,
    PAY_100,
    PAY_200,
    PAY_RIVAL,
    TITLES,
    TO_GO,
    cash,
    facts,
    lay,
    places,
    scripted,
    seen,
    stacks,
)
from tests.games.pets.stacks import approach, even
from tests.games.pets.tiny import BARK, FOUR, NAP, PURR, RUN, lay_tiny, tiny_folder
from tests.games.playing import go_on, told

# As `even` lays them: 1, 4, 8, 11, 15, 18, 22, 25 are the cats', 3, 6, 9, 12, 17, 20, 23, 27 the dogs'
WON = [("counted", "end.sudden_death"), ("counted", "end.sudden_death"), ("won", "end.sudden_death")]
LEVEL = (500, 500)


def changed(height=1, **stack):
    """All claimed and even but for some stacks, written as in s22="cd"."""
    return even(height=height) | {int(name[1:]): one for name, one in stack.items()}


def test_even_splits_titles_and_sets():
    """What is laid here: eight titles each, and no set is whole."""
    laid = even()

    assert [laid[title] for title in TITLES] == ["c", "d"] * 8


@pytest.mark.rule("end.sudden_death", "end.claimed")
@pytest.mark.parametrize(
    ("seats", "free", "marker"), [("dc", 27, "d"), ("dc", 3, "d"), ("cd", 22, "c"), ("cd", 8, "c")]
)
def test_a_tie_begins_it(seats, free, marker):
    """The last title makes it eight and eight: nobody has won, and the dice pass on."""
    table = approach(free, seats, stacks=even([free]))
    events = go_on(table, "0 roll", "0 claim")

    assert told(events)[-3:] == [
        ("claimed", "title.claim"),
        ("sudden_death", "end.sudden_death"),
        ("turn_began", "order.alternate"),
    ]
    assert facts(events, "sudden_death") == [{"titles": 8}]
    assert stacks(table) == even()
    assert seen(table)["sudden_death"] is True
    assert table.outcome is None
    assert table.waiting() == (1,)


@pytest.mark.rule("end.sudden_death", "title.take")
@pytest.mark.parametrize(
    ("seats", "space", "stack", "winner"),
    [
        ("cd", 3, "d", CAT),
        ("cd", 23, "dd", CAT),
        ("cd", 23, "cd", CAT),
        ("dc", 1, "c", DOG),
        ("dc", 25, "dc", DOG),
    ],
)
def test_a_takeover_wins_at_once(seats, space, stack, winner):
    """The moment the marker lies, nine to seven; the turn is not played on."""
    table = approach(space, seats, stacks=even() | {space: stack}, sudden=True)
    events = go_on(table, "0 roll", "0 take")

    assert told(events)[-3:] == WON
    assert facts(events, "won") == [{"team": winner}]
    assert facts(events, "counted") == [
        {"team": CAT, "titles": 9 if winner == CAT else 7},
        {"team": DOG, "titles": 9 if winner == DOG else 7},
    ]
    assert table.outcome is not None
    assert table.outcome.clause == "end.sudden_death"
    assert table.outcome.winners == [0]
    assert table.outcome.standings == [[0], [1]]


@pytest.mark.rule("end.sudden_death")
@pytest.mark.parametrize(
    ("space", "stack", "words"),
    [
        (22, "c", ["add"]),
        (22, "c", ["leave"]),
        (22, "ccc", []),
        (23, "d", ["tribute"]),
        (23, "ddd", []),
        (14, "", []),  # Free Parking
        (5, "", []),  # Zoom Ahead: nothing is unclaimed
        (21, "", []),  # Go to Jail
    ],
)
def test_nothing_else_wins(space, stack, words):
    """While it is eight and eight, and some stack is not locked, it goes on."""
    laid = even() | ({space: stack} if stack else {})
    table = approach(space, stacks=laid, sudden=True)
    go_on(table, "0 roll", *[f"0 {word}" for word in words])

    assert table.outcome is None
    assert table.waiting() == (1,)


@pytest.mark.rule("end.sudden_death", "debt.team")
@pytest.mark.parametrize(
    ("stack", "level", "after", "is_won"),
    [
        ("c", 1, "d", True),
        ("cc", 2, "cd", True),
        ("cc", 1, "dc", False),
        ("dc", 2, "dd", True),
        ("ccc", 3, "ccd", True),
        ("ccc", 2, "cdc", False),
        ("cdc", 1, "ddc", False),
        ("ddc", 3, "ddd", True),
    ],
)
def test_a_marker_changed_for_a_debt(stack, level, after, is_won):
    """The top one gives the creditors the upper hand; a buried one changes nothing."""
    table = approach(23, cash=[299, 0], stacks=changed(s22=stack), sudden=True)
    events = go_on(table, "0 roll", f"1 pick 22 {level}")

    assert stacks(table)[22] == after
    assert (told(events)[-3:] == WON) == is_won
    assert (table.outcome is not None) == is_won
    if is_won:
        assert facts(events, "won") == [{"team": DOG}]
    else:
        assert table.waiting() == (1,)


@pytest.mark.rule("end.sudden_death", "debt.team")
@pytest.mark.parametrize(
    ("space", "level", "is_won"), [(3, 1, True), (27, 1, True), (12, 1, False), (12, 2, True)]
)
def test_who_draws_may_gain_it_by_the_others_debt(space, level, is_won):
    """A card to be paid by the other team, which cannot."""
    table = lay(2, [(1, 1), ("cat", GET_FROM_RIVAL)], cash=[0, 99], stacks=changed(s12="dd"), sudden=True)
    events = go_on(table, "0 roll", f"0 pick {space} {level}")

    assert facts(events, "won") == ([{"team": CAT}] if is_won else [])
    assert (table.outcome is not None) == is_won


@pytest.mark.rule("end.sudden_death", "debt.bank")
@pytest.mark.parametrize(
    ("stack", "level", "counted"),
    [
        ("c", 1, [7, 8]),  # unclaimed again, and over all the same
        ("dc", 2, [7, 9]),
        ("cdc", 3, [7, 9]),
        ("ddc", 3, [7, 9]),
        ("cc", 1, None),
        ("cc", 2, None),
        ("ccc", 3, None),
        ("dcc", 3, None),
        ("cdc", 1, None),
    ],
)
def test_a_marker_lost_to_the_bank(stack, level, counted):
    """What lies below decides: nothing, a rival's marker, or one's own."""
    table = lay(2, [(1, 1), ("cat", PAY_200)], cash=[0, 0], stacks=changed(s8=stack), sudden=True)
    events = go_on(table, "0 roll", f"1 pick 8 {level}")

    assert [one["titles"] for one in facts(events, "counted")] == (counted or [])
    assert facts(events, "won") == ([{"team": DOG}] if counted else [])
    assert (table.outcome is not None) == (counted is not None)


# When no stack can change by landing any more


@pytest.mark.rule("end.sudden_death")
@pytest.mark.parametrize(
    ("chance", "start", "purses", "after", "winner"),
    [
        ([(3, 4)], 7, LEVEL, [500, 500], None),  # Free Parking: still level
        ([(3, 4)], 7, (501, 500), [501, 500], CAT),
        ([(3, 4)], 7, (500, 501), [500, 501], DOG),
        ([(1, 1)], 26, LEVEL, [700, 500], CAT),  # GO
        ([(1, 1)], 26, (300, 500), [500, 500], None),
        ([(1, 1)], 26, (299, 500), [499, 500], DOG),
        ([(1, 2)], 0, LEVEL, [400, 600], DOG),  # tribute for 3
        ([(1, 2)], 0, (700, 500), [600, 600], None),
        ([(1, 3)], 0, LEVEL, [500, 500], None),  # one's own
        ([(2, 3)], 0, LEVEL, [500, 500], None),  # nowhere to zoom
        ([(2, 5)], 14, LEVEL, [500, 500], None),  # Go to Jail
        ([(1, 1), ("cat", GET_100)], 0, LEVEL, [600, 500], CAT),
        ([(1, 1), ("cat", GET_200)], 0, (300, 500), [500, 500], None),
        ([(1, 1), ("cat", PAY_100)], 0, LEVEL, [400, 500], DOG),
        ([(1, 1), ("cat", PAY_RIVAL)], 0, LEVEL, [400, 600], DOG),
        ([(1, 1), ("cat", GET_FROM_RIVAL)], 0, LEVEL, [600, 400], CAT),
        ([(1, 1), ("cat", TO_GO)], 0, LEVEL, [700, 500], CAT),
    ],
)
def test_with_every_stack_locked_more_cash_wins_at_the_end_of_a_turn(chance, start, purses, after, winner):
    """Told with the purses; level purses play on."""
    table = lay(2, chance, places=[start, 0], cash=list(purses), stacks=even(height=3), sudden=True)
    events = go_on(table, "0 roll")

    assert cash(table) == after
    if winner is None:
        assert table.outcome is None
        assert table.waiting() == (1,)
        return
    assert told(events)[-5:] == [*WON[:-1], *[("counted_cash", "end.sudden_death")] * 2, WON[-1]]
    assert facts(events, "counted_cash") == [
        {"team": CAT, "amount": after[CAT]},
        {"team": DOG, "amount": after[DOG]},
    ]
    assert table.outcome is not None
    assert (table.outcome.clause, table.outcome.winners) == ("end.sudden_death", [winner])


@pytest.mark.rule("end.sudden_death")
@pytest.mark.parametrize("open_", [1, 12, 27])
@pytest.mark.parametrize("purses", [(501, 500), (0, 500)])
def test_cash_counts_only_when_every_stack_is_locked(open_, purses):
    """One stack of two keeps it open, whosever it is."""
    laid = even(height=3)
    laid[open_] = laid[open_][:2]
    table = lay(2, [(3, 4)], places=[7, 0], cash=list(purses), stacks=laid, sudden=True)
    go_on(table, "0 roll")

    assert table.outcome is None


@pytest.mark.rule("end.sudden_death")
def test_cash_does_not_count_before_sudden_death():
    """Fifteen locked stacks and an unclaimed title: the richer team has not won."""
    table = lay(2, [(3, 4)], places=[7, 0], cash=[900, 0], stacks=even([27], height=3))
    go_on(table, "0 roll")

    assert table.outcome is None


@pytest.mark.rule("end.sudden_death", "jail.doubles")
@pytest.mark.parametrize(("card", "winner"), [(GET_200, None), (GET_100, DOG)])
def test_the_purses_are_looked_at_when_the_turn_is_over(card, winner):
    """The fine is paid before the card, and decides nothing until the card is played."""
    table = lay(
        2,
        [(1, 2), ("cat", card)],
        cash=list(LEVEL),
        places=[JAIL, 0],
        jailed=[3, 0],
        stacks=even(height=3),
        sudden=True,
    )
    events = go_on(table, "0 roll")

    assert ("paid_fine", "jail.doubles") in told(events)
    assert facts(events, "won") == ([] if winner is None else [{"team": winner}])
    assert (table.outcome is None) == (winner is None)


@pytest.mark.rule("end.sudden_death", "title.lock")
@pytest.mark.parametrize(
    ("purses", "winner"), [((500, 500), DOG), ((601, 500), CAT), ((600, 500), None), ((400, 500), DOG)]
)
def test_the_last_lock_counts_in_the_same_turn(purses, winner):
    """The marker that locks it is paid for before the purses are looked at."""
    table = approach(22, cash=purses, stacks=changed(3, s22="cc"), sudden=True)
    events = go_on(table, "0 roll", "0 add")

    assert ("locked", "title.lock") in told(events)
    assert facts(events, "won") == ([] if winner is None else [{"team": winner}])


@pytest.mark.rule("end.sudden_death", "debt.team", "debt.bank")
@pytest.mark.parametrize(
    ("card", "level", "is_over", "left"),
    [
        (PAY_RIVAL, 3, True, "ccd"),  # the top marker: the titles decide
        (PAY_RIVAL, 1, True, "dcc"),  # a buried one: the cash does, at the end of the turn
        (PAY_100, 1, False, "cc"),  # the Bank's debt opens the stack again
    ],
)
def test_debts_when_all_is_locked(card, level, is_over, left):
    """The cats cannot pay, and are poorer."""
    table = lay(2, [(1, 1), ("cat", card)], cash=[50, 90], stacks=even(height=3), sudden=True)
    events = go_on(table, "0 roll", f"1 pick 11 {level}")

    assert stacks(table)[11] == left
    assert cash(table) == [50, 90]
    assert (table.outcome is not None) == is_over
    assert ("counted_cash" in dict(told(events))) == (is_over and level == 1)
    assert facts(events, "won") == ([{"team": DOG}] if is_over else [])


@pytest.mark.rule("end.sudden_death", "end.at_once")
@pytest.mark.parametrize("height", [1, 3])
def test_the_agreed_rounds_end_it_too(height):
    """After the agreed rounds, with even titles and even cash, both teams share the win."""
    table = lay(2, [(3, 4), (3, 4)], {"rounds": 1}, places=[7, 7], stacks=even(height=height), sudden=True)
    events = go_on(table, "0 roll", "1 roll")

    assert ("shared", "end.at_once") in told(events)
    assert table.outcome is not None
    assert table.outcome.winners == [0, 1]
    assert places(table) == [14, 14]


# On a tiny board


@pytest.mark.rule("end.sudden_death")
@pytest.mark.parametrize(("word", "after", "winners"), [("take", "dc", [0]), ("tribute", "d", None)])
def test_a_whole_game_into_sudden_death(tmp_path, word, after, winners):
    """Two titles each; then the cat comes to one of the dog's, and takes it over or not."""
    table = gn.open(
        tiny_folder(tmp_path, FOUR),
        ["Ann", "Bob"],
        dealer=scripted([(1, 2), (2, 3), (4, 4), (1, 2), (2, 2)]),
    )
    events = go_on(
        table,
        "0 show 0",
        "0 roll", "0 claim",  # 3
        "1 roll", "1 claim",  # 5
        "0 roll", "0 claim",  # past GO to 1
        "1 roll", "1 claim",  # 8: two each
    )  # fmt: skip

    assert ("sudden_death", "end.sudden_death") in told(events)
    assert table.outcome is None

    go_on(table, "0 roll", f"0 {word}")  # 5

    assert stacks(table) == {PURR: "c", BARK: "c", NAP: after, RUN: "d"}
    assert (None if table.outcome is None else table.outcome.winners) == winners


@pytest.mark.rule("end.sudden_death", "end.claimed")
def test_three_titles_are_never_even(tmp_path):
    """A box with an odd number knows no sudden death: the last one decides."""
    table = lay_tiny(tmp_path, seats="cd", chance=[(1, 2)], stacks={PURR: "c", NAP: "d"})
    events = go_on(table, "0 roll", "0 claim")

    assert told(events)[-1] == ("won", "end.claimed")
    assert "sudden_death" not in dict(told(events))
