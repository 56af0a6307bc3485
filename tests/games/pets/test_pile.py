"""The number that stands for a stack, against a plain list of markers."""

from itertools import product

import pytest

from gamenight.games.pets.board import NO_TEAM, TALLEST
from gamenight.games.pets.pile import (
    EMPTY,
    height_of,
    is_locked,
    marker_at,
    markers,
    owner_of,
    replaced,
    with_marker,
    without,
)
from tests.games.pets.house import CAT, DOG

LISTS = [list(one) for height in range(TALLEST + 1) for one in product([CAT, DOG], repeat=height)]


def number(listed):
    """The stack, marker by marker."""
    pile = EMPTY
    for team in listed:
        pile = with_marker(pile, team)
    return pile


def test_every_stack_has_a_number_of_its_own():
    """Fifteen stacks, the numbers from the empty one to the highest."""
    assert len(LISTS) == 15
    assert sorted(number(listed) for listed in LISTS) == list(range(EMPTY, 16))


@pytest.mark.rule("title.lock", "end.claimed")
@pytest.mark.parametrize("listed", LISTS)
def test_looking_at_it(listed):
    """Its height, its markers, its owner, and whether it is locked."""
    pile = number(listed)

    assert height_of(pile) == len(listed)
    assert markers(pile) == listed
    assert owner_of(pile) == (listed[-1] if listed else NO_TEAM)
    assert is_locked(pile) == (len(listed) == 3)
    assert [marker_at(pile, level) for level in range(-1, 6)] == [
        listed[level - 1] if 1 <= level <= len(listed) else NO_TEAM for level in range(-1, 6)
    ]


@pytest.mark.rule("title.claim")
@pytest.mark.parametrize("team", [CAT, DOG])
@pytest.mark.parametrize("listed", [listed for listed in LISTS if len(listed) < 3])
def test_a_marker_on_top(listed, team):
    """One more at the end of the list."""
    assert markers(with_marker(number(listed), team)) == [*listed, team]


@pytest.mark.rule("debt.team")
@pytest.mark.parametrize("listed", LISTS)
def test_a_marker_changed(listed):
    """That one is the other team's, and all else is as before."""
    for level in range(1, len(listed) + 1):
        changed = [1 - team if place == level else team for place, team in enumerate(listed, 1)]

        assert replaced(number(listed), level) == number(changed)


@pytest.mark.rule("debt.bank")
@pytest.mark.parametrize("listed", LISTS)
def test_a_marker_taken_out(listed):
    """Those above drop by one."""
    for level in range(1, len(listed) + 1):
        dropped = [team for place, team in enumerate(listed, 1) if place != level]

        assert without(number(listed), level) == number(dropped)
