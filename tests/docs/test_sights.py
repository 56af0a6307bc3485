"""docs/reference/sights.md lists all that a bot can ask its sight, in every game."""

from __future__ import annotations

import inspect

import pytest
from tools import sights

import gamenight as gn
from gamenight.editions.shelf import editions
from gamenight.kernel.sight import Sight

FAMILIES = {edition.game.name: edition for edition in editions()}


def test_the_page_is_what_the_sights_say():
    """`python -m tools.sights` writes it."""
    assert sights.PAGE.read_text("utf-8") == sights.written()


@pytest.mark.parametrize("family", sorted(FAMILIES))
def test_every_accessor_is_listed_with_a_sentence(family):
    """What a sight of the family has and every sight has not."""
    edition = FAMILIES[family]
    sight = gn.open(edition, [f"seat {seat}" for seat in range(edition.seats[0])]).sight(0)
    own = {
        name
        for name, _ in inspect.getmembers(type(sight), callable)
        if not name.startswith("_") and name in vars(type(sight))
    }
    listed = dict(sights.accessors(sights.SOURCE / "games" / family / "sight.py"))

    assert {name.partition("(")[0] for name in listed} == own
    assert [name for name, told in listed.items() if not told.endswith(".")] == []


def test_what_every_sight_has_is_listed():
    """The accessors of the kernel's own."""
    own = {
        name
        for name, _ in inspect.getmembers(Sight, callable)
        if not name.startswith("_") and name in vars(Sight)
    }

    assert {
        name.partition("(")[0] for name, _ in sights.accessors(sights.SOURCE / "kernel" / "sight.py")
    } == own
