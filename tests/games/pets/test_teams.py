"""Two teams of any shape: the turns alternate, nothing is lost or made, and every game ends by a rule."""

import random
from itertools import pairwise

import pytest

import gamenight as gn
from gamenight.editions.shelf import editions
from tests.games.pets.subject import shapes
from tests.laws.subjects import Subject, walk

SHAPED = [
    Subject(edition, len(teams), {"teams": teams})
    for edition in editions()
    if edition.family == "pets"
    for teams in shapes(edition.seats[1])
]
shaped = pytest.mark.parametrize("subject", SHAPED, ids=lambda subject: "".join(teams_of(subject)))


def teams_of(subject: Subject) -> list[str]:
    """By seat: c or d."""
    return [team[0] for team in subject.terms["teams"]]


def turns(table: gn.Table) -> list[int]:
    """Who has had the dice, in order."""
    return [event.facts()["seat"] for event in table.heard(None) if event.name == "turn_began"]


def winning(table: gn.Table, teams: list[str]) -> set[str]:
    """The teams of those who have won, each of whom is still in the game."""
    assert table.outcome is not None
    assert not any(table.sight(None).is_out(seat) for seat in table.outcome.winners)
    return {teams[seat] for seat in table.outcome.winners}


@pytest.mark.rule("order.alternate")
@shaped
def test_teams_of_any_shape_take_turns(subject: Subject):
    """A cat after a dog after a cat; within a team everybody in order; and it ends by counting titles."""
    teams = teams_of(subject)
    for seed in (0, 1):
        table = subject.open(seed)
        for _ in walk(table, random.Random(seed), resigning=0):
            pass
        seats = turns(table)

        assert all(teams[one] != teams[two] for one, two in pairwise(seats))
        for team in "cd":
            members = [seat for seat in range(subject.seats) if teams[seat] == team]
            own = [members.index(seat) for seat in seats if teams[seat] == team]
            assert all((one + 1) % len(members) == two for one, two in pairwise(own))
        assert table.outcome is not None
        assert table.outcome.clause in {"end.claimed", "end.sudden_death", "end.at_once"}
        assert len(winning(table, teams)) == 1 or table.outcome.clause == "end.at_once"


@pytest.mark.rule("order.alternate", "resign.leave")
@shaped
def test_teams_that_are_left_still_take_turns(subject: Subject):
    """Nobody's leaving changes that, nor loses or makes anything; a team that all have left has lost."""
    teams = teams_of(subject)
    for seed in (2, 3):
        table = subject.open(seed)
        first = subject.census(table)
        for _ in walk(table, random.Random(seed), resigning=0.04):
            assert subject.census(table) == first
        seats = turns(table)

        assert all(teams[one] != teams[two] for one, two in pairwise(seats))
        assert table.outcome is not None
        assert table.outcome.clause in {"end.claimed", "end.sudden_death", "end.at_once", "resign.leave"}
        assert len(winning(table, teams)) == 1 or table.outcome.clause == "end.at_once"
