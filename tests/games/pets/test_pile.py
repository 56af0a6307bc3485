"""Stacks, against plain lists of markers."""

from itertools import product

import pytest

from gamenight.games.pets.board import NO_TEAM, TALLEST
from gamenight.games.pets.pile import EMPTY
from tests.games.pets.laid import CAT, DOG

LISTS = [list(one) for height in range(TALLEST + 1) for one in product([CAT, DOG], repeat=height)]


def laid(listed):
    """The stack, marker by marker."""
    pile = EMPTY
    for team in listed:
        pile = pile.with_marker(team)
    return pile


def test_every_stack_is_made_once():
    """Fifteen, each with a number of its own, and the same object however it came about."""
    assert len({laid(listed).number for listed in LISTS}) == len(LISTS) == 15
    assert laid([CAT]).replaced(1) is laid([CAT, DOG]).without(1) is laid([DOG])


@pytest.mark.rule("title.lock", "end.claimed")
@pytest.mark.parametrize("listed", LISTS)
def test_looking_at_it(listed):
    """Its height, its markers, its owner, and whether it is locked."""
    pile = laid(listed)

    assert pile.height == len(listed)
    assert list(pile.markers) == listed
    assert pile.owner == (listed[-1] if listed else NO_TEAM)
    assert pile.is_locked == (len(listed) == 3)
    assert [pile.marker_at(level) for level in range(-1, 6)] == [
        listed[level - 1] if 1 <= level <= len(listed) else NO_TEAM for level in range(-1, 6)
    ]
    assert repr(pile) == f"<{' '.join(['cat', 'dog'][team] for team in listed) or 'no marker'}>"


@pytest.mark.rule("title.claim")
@pytest.mark.parametrize("team", [CAT, DOG])
@pytest.mark.parametrize("listed", [listed for listed in LISTS if len(listed) < 3])
def test_a_marker_on_top(listed, team):
    """One more at the end of the list."""
    assert laid(listed).with_marker(team) is laid([*listed, team])


@pytest.mark.rule("debt.team")
@pytest.mark.parametrize("listed", LISTS)
def test_a_marker_changed(listed):
    """One marker is the other team's now, and all else is as before."""
    for level in range(1, len(listed) + 1):
        changed = [1 - team if place == level else team for place, team in enumerate(listed, 1)]

        assert laid(listed).replaced(level) is laid(changed)


@pytest.mark.rule("debt.bank")
@pytest.mark.parametrize("listed", LISTS)
def test_a_marker_taken_out(listed):
    """The markers above drop by one."""
    for level in range(1, len(listed) + 1):
        dropped = [team for place, team in enumerate(listed, 1) if place != level]

        assert laid(listed).without(level) is laid(dropped)
