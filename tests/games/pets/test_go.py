"""GO: 200 by throw, by card and by zooming, before the space is settled; nothing on the way to Jail."""

import pytest

from tests.games.pets.laid import (
    JAIL,
    JAIL_FREE,
    PAY_200,
    PAY_RIVAL,
    TITLES,
    TO_GO,
    TO_JAIL,
    ZOOM,
    cash,
    facts,
    lay,
    places,
    stacks,
)
from tests.games.playing import go_on, one_told, told

SALARY = ("salary", "go.salary")
NEEDED = ("salary", "go.before")  # the money for GO pays for what is asked beyond


def mine(team, *free):
    """Every title locked for one's own team, so that nothing is to be settled there; but the free ones."""
    return {space: team * 3 for space in TITLES if space not in free}


@pytest.mark.rule("go.salary")
@pytest.mark.parametrize(("seat", "team"), [(0, "c"), (1, "d")])
@pytest.mark.parametrize(
    ("before", "dice", "after", "salary"),
    [
        (27, (1, 1), 1, 200),  # past it
        (26, (1, 2), 1, 200),
        (27, (4, 5), 8, 200),
        (27, (6, 6), 11, 200),
        (17, (6, 6), 1, 200),
        (26, (1, 1), 0, 200),  # onto it
        (16, (6, 6), 0, 200),
        (25, (1, 1), 27, 0),  # just before it
        (15, (6, 6), 27, 0),
        (0, (1, 2), 3, 0),  # away from it
        (8, (1, 2), 11, 0),
    ],
)
def test_landing_on_go_or_passing_it_pays(seat, team, before, dice, after, salary):
    """200 for the team by the throw that brings the token there, once; leaving it pays nothing."""
    table = lay(2, [dice], turn=seat, places=[before, before], stacks=mine(team, 22, 23))
    events = go_on(table, f"{seat} roll")
    purses = [2000, 2000]
    purses[seat] += salary

    assert places(table)[seat] == after
    assert facts(events, "salary") == ([{"seat": seat, "team": seat, "amount": 200}] if salary else [])
    assert told(events).count(SALARY) == (1 if salary else 0)
    assert cash(table) == purses


@pytest.mark.rule("go.salary")
def test_the_salary_comes_from_the_bank_for_the_whole_team():
    """Two team-mates pass, and the one purse has 400 more."""
    table = lay("ccd", [(1, 1), (3, 4), (1, 1)], places=[26, 26, 0])
    go_on(table, "0 roll", "2 roll", "1 roll")

    assert cash(table) == [2400, 2000]
    assert table.position()["bank"] == -4400


@pytest.mark.rule("go.salary", "chance.moved")
@pytest.mark.parametrize(("seat", "deck"), [(0, "cat"), (1, "dog")])
@pytest.mark.parametrize("space", [2, 10, 13, 16, 24, 26])
def test_a_card_to_go_pays_once(seat, deck, space):
    """From any Chance space: passing and landing are one."""
    before = {2: 0, 10: 7, 13: 7, 16: 7, 24: 14, 26: 14}[space]
    dice = {2: (1, 1), 3: (1, 2), 6: (2, 4), 9: (4, 5), 10: (5, 5), 12: (6, 6)}[space - before]
    table = lay(2, [dice, (deck, TO_GO)], turn=seat, places=[before, before])
    events = go_on(table, f"{seat} roll")
    purses = [2000, 2000]
    purses[seat] += 200

    assert places(table)[seat] == 0
    assert cash(table) == purses
    assert told(events).count(SALARY) == 1
    assert one_told(events, "moved_by_card").clause == "chance.moved"


@pytest.mark.rule("go.salary", "zoom.ahead")
@pytest.mark.parametrize(
    ("before", "chance", "free", "salary"),
    [
        (14, [(2, 3)], 1, 200),  # the Zoom space at 19, round the corner
        (14, [(2, 3)], 18, 200),  # and nearly the whole board round
        (14, [(2, 3)], 20, 0),
        (14, [(2, 3)], 27, 0),
        (0, [(2, 3)], 4, 200),  # the Zoom space at 5
        (0, [(2, 3)], 6, 0),
        (0, [(2, 3)], 27, 0),
        (14, [(6, 6), ("cat", ZOOM)], 1, 200),  # by card from 26
        (14, [(6, 6), ("cat", ZOOM)], 25, 200),
        (14, [(6, 6), ("cat", ZOOM)], 27, 0),
        (7, [(1, 2), ("cat", ZOOM)], 9, 200),  # by card from 10
        (7, [(1, 2), ("cat", ZOOM)], 11, 0),
    ],
)
def test_zooming_past_go_pays(before, chance, free, salary):
    """From the space or by card, if GO lies on the way to the one free title."""
    table = lay(2, chance, places=[before, 0], stacks=mine("c", free))
    events = go_on(table, "0 roll")

    assert places(table) == [free, 0]
    assert cash(table) == [2000 + salary, 2000]
    assert told(events).count(SALARY) == (1 if salary else 0)
    assert one_told(events, "zoomed").clause == "zoom.ahead"


@pytest.mark.rule("go.salary", "jail.go")
@pytest.mark.parametrize(
    ("before", "chance"),
    [
        (18, [(1, 2)]),  # Go to Jail
        (14, [(6, 6), ("cat", TO_JAIL)]),  # from 26 to 7 there is GO between
        (14, [(5, 5), ("cat", TO_JAIL)]),
        (0, [(1, 1), ("cat", TO_JAIL)]),
    ],
)
def test_nothing_on_the_way_to_jail(before, chance):
    """Whoever is sent to Jail passes nothing, whatever lies between."""
    table = lay(2, chance, places=[before, 0])
    events = go_on(table, "0 roll")

    assert places(table) == [JAIL, 0]
    assert cash(table) == [2000, 2000]
    assert SALARY not in told(events)
    assert one_told(events, "to_jail").clause == "jail.go"


@pytest.mark.rule("go.salary", "jail.go")
def test_what_was_paid_in_passing_stays_paid():
    """The dice lead past GO to a card, and only the card leads to Jail."""
    table = lay(2, [(1, 2), ("cat", TO_JAIL)], places=[27, 0])
    events = go_on(table, "0 roll")

    assert places(table) == [JAIL, 0]
    assert cash(table) == [2200, 2000]
    assert told(events).index(SALARY) < told(events).index(("drew", "chance.draw"))


@pytest.mark.rule("go.salary", "chance.moved")
@pytest.mark.parametrize(
    ("card", "free", "after"),
    [
        (TO_GO, 27, 0),  # past GO by the throw, and to it by the card
        (ZOOM, 1, 1),  # past it by the throw, and again zooming from 2 to 1
    ],
)
def test_past_go_and_there_again_pays_for_each_time(card, free, after):
    """200 for the throw, and another 200 for the card's own way."""
    table = lay(2, [(1, 2), ("cat", card)], places=[27, 0], stacks=mine("c", free))
    events = go_on(table, "0 roll")

    assert places(table) == [after, 0]
    assert cash(table) == [2400, 2000]
    assert told(events).count(SALARY) == 2


# Before the space is settled


@pytest.mark.rule("go.before", "title.claim")
@pytest.mark.parametrize(
    ("before", "chance", "space", "left"),
    [
        (26, [(1, 2)], 1, 100),
        (27, [(4, 5)], 8, 0),
        (14, [(2, 3)], 1, 100),  # zooming
        (14, [(6, 6), ("cat", ZOOM)], 1, 100),
    ],
)
def test_the_salary_claims_the_title_beyond(before, chance, space, left):
    """It is in the purse before the title is offered."""
    others = {one: "ddd" for one in TITLES if one > 14}
    table = lay(2, chance, cash=[0, 2000], places=[before, 0], stacks=others)
    events = go_on(table, "0 roll", "0 claim")

    assert told(events).index(NEEDED) < told(events).index(("claimed", "title.claim"))
    assert stacks(table)[space] == "c"
    assert cash(table) == [left, 2000]


@pytest.mark.rule("go.before", "title.tribute", "title.own", "title.take")
@pytest.mark.parametrize(
    ("there", "words", "clause", "purses"),
    [
        ({1: "ddd", 3: "ddd"}, [], "title.set", [0, 2200]),  # 200 for the set
        ({1: "d"}, ["tribute"], "title.tribute", [100, 2100]),
        ({1: "d"}, ["take"], "title.take", [0, 2200]),  # 100 and 100
        ({1: "c"}, ["add"], "title.own", [100, 2000]),
    ],
)
def test_the_salary_pays_what_is_due_beyond(there, words, clause, purses):
    """Without a coin before, the team owes nothing after."""
    table = lay(2, [(1, 2)], cash=[0, 2000], places=[26, 0], stacks={**there, 27: "c"})
    events = go_on(table, "0 roll", *[f"0 {word}" for word in words])
    names = [name for name, _ in told(events)]

    assert clause in [event.clause for event in events]
    assert cash(table) == purses
    assert "cannot_pay" not in names
    assert told(events)[2] == NEEDED


@pytest.mark.rule("go.before", "go.salary")
@pytest.mark.parametrize(
    ("purse", "there", "clause"),
    [
        # unclaimed, 100: only if it could not be paid before
        (0, {}, "go.before"),
        (99, {}, "go.before"),
        (100, {}, "go.salary"),
        (2000, {}, "go.salary"),
        # theirs: the tribute of 100, or 200 with the surcharge
        (99, {1: "d"}, "go.before"),
        (100, {1: "d"}, "go.before"),
        (199, {1: "d"}, "go.before"),
        (200, {1: "d"}, "go.salary"),
        (100, {1: "ddd"}, "go.salary"),  # locked: the tribute alone
        (199, {1: "ddd", 3: "d"}, "go.before"),  # 200 for the set
        # one's own: a marker for 100, if it is not locked
        (99, {1: "c"}, "go.before"),
        (100, {1: "c"}, "go.salary"),
        (0, {1: "ccc"}, "go.salary"),
    ],
)
def test_the_salary_names_the_order_where_it_matters(purse, there, clause):
    """That it comes first is the reason where only the salary covers what is asked there; else it is GO."""
    table = lay(2, [(1, 2)], cash=[purse, 2000], places=[26, 0], stacks=there)
    events = go_on(table, "0 roll")

    assert told(events)[2] == ("salary", clause)


@pytest.mark.rule("go.before", "chance.draw")
@pytest.mark.parametrize(
    ("card", "purses", "paid"),
    [
        (PAY_200, [0, 0], ("paid_by_card", "chance.draw")),
        (PAY_RIVAL, [100, 100], ("paid_rival", "chance.debt")),
        (JAIL_FREE, [200, 0], ("kept_card", "chance.keep")),
    ],
)
def test_the_salary_pays_the_card_beyond(card, purses, paid):
    """The throw leads past GO onto Chance."""
    table = lay(2, [(1, 2), ("cat", card)], cash=[0, 0], places=[27, 0], stacks={1: "c"})
    events = go_on(table, "0 roll")

    assert told(events).index(SALARY) < told(events).index(paid)
    assert cash(table) == purses
