"""A table that was pickled or copied goes on as the one it was made from."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable
from typing import Any

import pytest

import gamenight as gn
from gamenight.kernel.action import TO_RESIGN, Action
from tests.kernel.parlour_memory import MAY_REFUSE
from tests.laws.subjects import ONE_NUMBER, SUBJECTS, Subject, walk

Way = Callable[[Any], Any]

ONE_EACH = [one for one in SUBJECTS if one.seats == min(ONE_NUMBER, one.edition.seats[1])]


def pickled(thing: Any) -> Any:
    """The thing, put into bytes and taken out again."""
    return pickle.loads(pickle.dumps(thing))  # noqa: S301  our own bytes


ways = pytest.mark.parametrize("way", [pickled, copy.deepcopy], ids=["pickled", "deep-copied"])


@ways
@pytest.mark.parametrize("subject", ONE_EACH, ids=repr)
def test_a_table_goes_on_as_its_twin(subject: Subject, way: Way):
    """It stands as the other did, has the same record and events, and its dealer answers alike."""
    table = subject.open(3)
    for step, _ in enumerate(walk(table, random.Random(3))):
        if step % 40 != 20 and table.outcome is None:
            continue
        twin, before = way(table), table.hash()
        assert (twin.hash(), twin.record(), repr(twin)) == (before, table.record(), repr(table))
        assert [event.to_json() for event in twin.events] == [event.to_json() for event in table.events]
        assert repr(way(table.state)) == repr(table.state)
        for seat in twin.waiting()[:1]:
            action = next((one for one in twin.legal_actions(seat) if not one.is_template()), TO_RESIGN)
            heard = [event.to_json() for event in twin.play(seat, action)]
            assert table.hash() == before
            again = copy.deepcopy(table)
            assert [event.to_json() for event in again.play(seat, action)] == heard
            assert again.hash() == twin.hash()


@ways
def test_an_action_keeps_its_verb_and_a_name_is_the_same_thing(way):
    """Verbs and names are compared by `is`."""
    table = gn.open("deal", ["Ann", "Bob"], dealer=gn.Seeded(2))
    for action in table.legal_actions(table.waiting()[0]):
        twin: Action = way(action)

        assert twin == action
        assert twin.verb is action.verb
    assert way(MAY_REFUSE) is MAY_REFUSE


@ways
@pytest.mark.parametrize(
    ("dealer", "answers"),
    [(gn.Seeded(5), 6), (gn.Scripted(["spin 3@150", "spin 1@10", "spin 2@70", "spin 4@230"]), 3)],
    ids=["seeded", "scripted"],
)
def test_a_dealer_stands_where_it_stood(way: Way, dealer: gn.Dealer, answers: int):
    """Whatever it has answered, the next answers are the same."""
    table = gn.open("cats-and-dogs", ["Ann", "Bob"], dealer=dealer)
    for _ in range(answers // 2):
        table.play(table.waiting()[0], "spin")
    twin: Any = way(table.dealer)
    other = gn.replay(table.record(), twin)
    seat = table.waiting()[0]

    assert repr(twin) == repr(table.dealer)
    assert repr(other.play(seat, "spin")) == repr(table.play(seat, "spin"))


def test_a_state_that_no_table_was_opened_with_says_why_it_cannot_be_pickled():
    """It does not know its box; a copy it can be."""
    table = gn.open("cats-and-dogs", ["Ann", "Bob"], dealer=gn.Seeded(1))
    table.state.terms.origin = None

    with pytest.raises(pickle.PicklingError, match="a table that was opened"):
        pickle.dumps(table.state)
    assert copy.copy(table.state).serial == table.state.serial


def test_a_verb_of_no_module_says_why_it_cannot_be_pickled():
    """It could not be found again."""
    with pytest.raises(pickle.PicklingError, match="shout is no constant of a module"):
        pickle.dumps(gn.Action(gn.Verb("shout")))
