"""Locks: three markers at most, whoever's; the third belongs to the team on top."""

import pytest

from tests.games.pets.laid import CAT, DOG, cash, facts, lay, seen, stacks
from tests.games.pets.stacks import EVERY_STACK, NAME, PLENTY, approach
from tests.games.pets.tiny import BARK, lay_tiny
from tests.games.playing import go_on, told

# Every stack, and what a cat and a dog with plenty of money may say there
LANDINGS = [
    ("", "claim", "claim"),
    ("c", "add", "take"),
    ("d", "take", "add"),
    ("cc", "add", "take"),
    ("cd", "take", "add"),
    ("dc", "add", "take"),
    ("dd", "take", "add"),
    ("ccc", None, None),
    ("ccd", None, None),
    ("cdc", None, None),
    ("cdd", None, None),
    ("dcc", None, None),
    ("dcd", None, None),
    ("ddc", None, None),
    ("ddd", None, None),
]


def test_the_table_below_has_every_stack():
    """Fifteen of them: the empty one, and each order of one, two and three markers."""
    assert [stack for stack, _, _ in LANDINGS] == EVERY_STACK


@pytest.mark.rule("title.lock", "title.take", "title.own", "title.claim")
@pytest.mark.parametrize(("stack", "cat", "dog"), LANDINGS)
@pytest.mark.parametrize("seats", ["cd", "dc"])
def test_what_may_be_done_on_every_stack(stack, cat, dog, seats):
    """A marker goes on top of fewer than three; a locked stack asks nobody anything."""
    word = cat if seats == "cd" else dog
    table = approach(17, seats, stacks={17: stack})
    go_on(table, "0 roll")

    if word is None:
        assert table.waiting() == (1,)
        assert stacks(table) == {17: stack}
        return
    assert (table.waiting(), table.legal(0)[0]) == ((0,), word)
    events = go_on(table, f"0 {word}")
    assert stacks(table) == {17: stack + seats[0]}
    assert (("locked", "title.lock") in told(events)) == (len(stack) == 2)


@pytest.mark.rule("title.lock")
@pytest.mark.parametrize(
    ("stack", "seats", "word", "owner"),
    [
        ("cc", "cd", "add", CAT),
        ("dc", "cd", "add", CAT),
        ("dd", "cd", "take", CAT),
        ("cd", "cd", "take", CAT),
        ("dd", "dc", "add", DOG),
        ("cd", "dc", "add", DOG),
        ("cc", "dc", "take", DOG),
        ("dc", "dc", "take", DOG),
    ],
)
def test_the_third_marker_locks_for_its_team(stack, seats, word, owner):
    """By a marker added or by a takeover, whoever lies below."""
    table = approach(23, seats, stacks={23: stack})
    events = go_on(table, "0 roll", f"0 {word}")

    assert facts(events, "locked") == [{"team": owner, "space": 23}]
    shown = next(one for one in seen(table)["stacks"] if one["space"] == 23)
    assert (shown["owner"], shown["locked"]) == (NAME[seats[0]], True)


@pytest.mark.rule("title.lock")
@pytest.mark.parametrize("stack", EVERY_STACK)
def test_only_three_markers_lock(stack):
    """A stack of one or two markers is shown as open, one of three as locked."""
    table = lay(2, stacks={4: stack})
    shown = next(one for one in seen(table)["stacks"] if one["space"] == 4)

    assert shown["locked"] == (len(stack) == 3)
    assert shown["markers"] == [NAME[one] for one in stack]


@pytest.mark.rule("title.lock", "title.automatic")
@pytest.mark.parametrize("stack", ["ccd", "cdd", "dcd", "ddd"])
@pytest.mark.parametrize("purse", [5000, 300, 200])
def test_a_locked_stack_still_brings_tribute(stack, purse):
    """From every landing, and without asking."""
    table = approach(17, cash=[purse, 0], stacks={17: stack})
    events = go_on(table, "0 roll")

    assert told(events)[-3:-1] == [("theirs_locked", "title.lock"), ("paid_tribute", "title.automatic")]
    assert cash(table) == [purse - 200, 200]
    assert stacks(table) == {17: stack}


@pytest.mark.rule("title.lock", "title.own")
@pytest.mark.parametrize("stack", ["ccc", "cdc", "dcc", "ddc"])
def test_a_locked_stack_of_ones_own_costs_nothing_and_grows_no_more(stack):
    """Landing on it asks nothing, and the turn is over."""
    table = approach(17, stacks={17: stack})
    events = go_on(table, "0 roll")

    assert told(events)[-2:] == [("ours_locked", "title.lock"), ("turn_began", "order.alternate")]
    assert cash(table) == [PLENTY, PLENTY]
    assert stacks(table) == {17: stack}


@pytest.mark.rule("title.lock")
@pytest.mark.parametrize(("stack", "locks"), [("", False), ("c", False), ("cc", True)])
def test_three_markers_in_every_box(tmp_path, stack, locks):
    """Three markers lock a stack in every box: the number is the rulebook's."""
    table = lay_tiny(tmp_path, seats="cd", chance=[(1, 2)], stacks={BARK: stack})
    events = go_on(table, "0 roll", "0 add" if stack else "0 claim")

    assert (("locked", "title.lock") in told(events)) == locks
    assert stacks(table) == {BARK: stack + "c"}
