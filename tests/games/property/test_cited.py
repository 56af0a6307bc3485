"""Every event cites a clause that can cause it, and every clause that causes something is cited."""

from __future__ import annotations

import random
from typing import Any

import pytest

import gamenight as gn
from gamenight.editions.shelf import edition_of
from gamenight.rulebook.book import keys_of
from tests.games.property.cited import CITED, REFUSE, SILENT
from tests.games.property.laid import BOTH
from tests.games.property.scenes import SCENES, played
from tests.laws.subjects import Subject, walk

AGREED: list[dict[str, Any]] = [
    {},
    {"variant": "short", "smallest_raise": 5},
    {"variant": "timed", "rounds": 4},
    {"rent": "automatic", "parking_money": True, "go_double": True},
    {"no_auction": True, "no_jail_rent": True},
]
STRAY: set[tuple[str, str]] = set()


def cited(table: gn.Table) -> set[tuple[str, str]]:
    """The clauses of all that has happened, each with the kind of event."""
    return {(event.clause, event.name) for event in table.events}


def at_random(game: str, place: int, seed: int) -> set[tuple[str, str]]:
    """What a game walked at random cites."""
    subject = Subject(edition_of(game), 2 + (place + seed) % 5, AGREED[place])
    table = subject.open(seed)
    for _ in walk(table, random.Random(seed)):
        pass
    return cited(table)


@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    "place", range(len(AGREED)), ids=["rulebook", "short", "timed", "automatic", "house"]
)
def test_every_event_of_a_random_game_cites_what_can_cause_it(game, place):
    """Games from the start and from the middle, with every variant and house rule."""
    found: set[tuple[str, str]] = set()
    for seed in range(8):
        found |= at_random(game, place, seed)

    assert {(clause, kind) for clause, kind in found if kind not in CITED.get(clause, set())} == STRAY


@pytest.mark.parametrize("name", SCENES)
def test_every_event_of_a_scene_cites_what_can_cause_it(name):
    """In laid scenes of what happens seldom each event has a clause that can cause it."""
    found = cited(played(name))

    assert {(clause, kind) for clause, kind in found if kind not in CITED.get(clause, set())} == STRAY


def test_every_clause_that_causes_something_is_cited():
    """Each by each of its kinds of events, in some scene."""
    found: set[tuple[str, str]] = set()
    for name in SCENES:
        found |= cited(played(name))

    assert {(clause, kind) for clause, kinds in CITED.items() for kind in kinds} - found == STRAY


def test_every_clause_of_the_ledger_has_events_or_a_reason_to_have_none():
    """No clause has both, or neither."""
    clauses = set(keys_of("property"))

    assert clauses == (set(CITED) - {"table.clock"}) | set(SILENT)
    assert not set(CITED) & set(SILENT)
    assert set(SILENT) >= REFUSE
    assert all(("refuses" in why) == (clause in REFUSE) for clause, why in SILENT.items())
