"""The spaces on which nothing happens: Free Parking and Just Visiting."""

import pytest

from tests.games.pets.laid import (
    JAIL,
    JAIL_FREE,
    PARKING,
    cash,
    deck,
    facts,
    jailed,
    kept,
    lay,
    places,
    stacks,
)
from tests.games.playing import go_on, told

QUIET = {"cash", "stacks", "decks", "jailed", "bank", "sudden"}


def changed(before, after):
    """The fields of a position that are not what they were, of those that should be."""
    return {field for field in QUIET if before[field] != after[field]}


@pytest.mark.rule("free_parking")
@pytest.mark.parametrize(
    ("before", "dice"), [(12, (1, 1)), (11, (1, 2)), (8, (3, 3)), (7, (3, 4)), (3, (5, 6)), (4, (4, 6))]
)
@pytest.mark.parametrize(("seats", "seat", "following"), [("cd", 0, 1), ("cd", 1, 0), ("cdd", 2, 0)])
def test_on_free_parking_nothing_happens(before, dice, seats, seat, following):
    """No money lies there, nothing is asked, and the other team has the dice."""
    table = lay(seats, [dice], turn=seat, places=[before] * len(seats), cash=[300, 0], stacks={15: "cd"})
    start = table.position()
    events = go_on(table, f"{seat} roll")

    assert told(events)[2:] == [("parked", "free_parking"), ("turn_began", "order.alternate")]
    assert facts(events, "parked") == [{"seat": seat, "space": PARKING}]
    assert changed(start, table.position()) == set()
    assert places(table)[seat] == PARKING
    assert table.waiting() == (following,)


@pytest.mark.rule("jail.visiting")
@pytest.mark.parametrize(
    ("before", "dice"), [(5, (1, 1)), (4, (1, 2)), (0, (3, 4)), (1, (1, 5)), (27, (2, 6)), (23, (6, 6))]
)
@pytest.mark.parametrize(("seat", "following"), [(0, 1), (1, 0)])
def test_just_visiting_is_no_jail(before, dice, seat, following):
    """The token stands in the visitors' part: it is free, nothing is paid, its next turn is a plain one."""
    where = [JAIL, JAIL]
    where[seat] = before
    table = lay(2, [dice, (3, 4), (1, 3)], turn=seat, places=where, cash=[500, 500])
    events = go_on(table, f"{seat} roll")
    purse = cash(table)[seat]
    free = jailed(table)
    go_on(table, f"{following} roll")
    choices = table.legal(seat)
    go_on(table, f"{seat} roll")

    assert told(events)[-2:] == [("visiting", "jail.visiting"), ("turn_began", "order.alternate")]
    assert facts(events, "visiting") == [{"seat": seat, "space": JAIL}]
    assert purse == 500 + (200 if before > JAIL else 0)
    assert free == [0, 0]
    assert choices == ["roll"]
    assert places(table)[seat] == JAIL + 4


@pytest.mark.rule("jail.visiting")
def test_a_visitor_beside_a_prisoner():
    """Two tokens on the space: one is in Jail, one is not."""
    table = lay(2, [(3, 4), (1, 2)], places=[0, JAIL], jailed=[0, 2], cash=[2000, 2000])
    go_on(table, "0 roll")

    assert places(table) == [JAIL, JAIL]
    assert jailed(table) == [0, 2]
    assert table.legal(1) == ["roll", "pay"]


@pytest.mark.rule("jail.visiting", "free_parking")
@pytest.mark.parametrize(("before", "dice"), [(0, (3, 4)), (7, (3, 4))])
def test_a_kept_card_is_not_touched(before, dice):
    """A visitor needs none, and nobody pays for the rest."""
    table = lay(2, [dice], places=[before, 0], decks=[deck(kept=[JAIL_FREE]), deck()], stacks={1: "c"})
    go_on(table, "0 roll")

    assert kept(table) == [[JAIL_FREE], []]
    assert stacks(table) == {1: "c"}
    assert cash(table) == [2000, 2000]
