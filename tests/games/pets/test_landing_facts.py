"""What landing on a title would mean for each team, before anybody lands there."""

from __future__ import annotations

from typing import Any

import pytest

import gamenight as gn
from tests.games.pets.laid import lay


def landing(table: gn.Table, seat: int | None, space: int = 3) -> dict[str, Any]:
    """What a seat is told of a title."""
    stacks: Any = table.view(seat)["table"]["stacks"]
    found: dict[str, Any] = next(one for one in stacks if one["space"] == space)
    return found


@pytest.mark.rule(
    "title.claim", "title.tribute", "title.set", "title.automatic", "title.take", "title.own", "title.lock"
)
@pytest.mark.parametrize(
    ("stacks", "does", "amount", "more", "clause"),
    [
        ({}, "claim", 100, None, "title.claim"),
        ({3: "d"}, "tribute", 100, 200, "title.tribute"),
        ({3: "d", 1: "d"}, "tribute", 200, 300, "title.set"),
        ({3: "ccd"}, "tribute", 100, None, "title.automatic"),
        ({3: "dc"}, "add", 100, None, "title.own"),
        ({3: "ddc"}, "nothing", 0, None, "title.lock"),
    ],
)
def test_a_landing_has_its_sum_and_its_clause(stacks, does, amount, more, clause):
    """For the cats, who sit on seat 0."""
    found = landing(lay(2, stacks=stacks), 0)["landing"]

    assert found == {"does": does, "amount": amount, "more": more, "clause": clause}


@pytest.mark.rule("title.tribute")
def test_who_watches_sees_what_it_costs_those_who_do_not_own_it():
    """Watchers see the tribute, and the owners see what they may do themselves."""
    table = lay(2, stacks={3: "c"})

    assert [landing(table, seat)["landing"]["does"] for seat in (None, 0, 1)] == ["tribute", "add", "tribute"]


@pytest.mark.rule("title.set")
@pytest.mark.parametrize(("stacks", "whole"), [({}, False), ({3: "c"}, False), ({3: "c", 1: "dc"}, True)])
def test_a_title_says_whether_its_owners_have_the_set(stacks, whole):
    """A set is both titles of a colour."""
    assert landing(lay(2, stacks=stacks), 0)["whole"] is whole
