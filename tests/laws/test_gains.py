"""The sum on a button is the sum that changes hands, and goes the way that it says."""

import random
from collections import Counter

import pytest

import gamenight as gn
from gamenight.kernel import engine
from tests.laws.subjects import SUBJECTS, Subject, walk

ENOUGH = 60  # trials of one verb in one game

WITH_PURSES = sorted({one.edition.id for one in SUBJECTS if one.trial.purse is not None})


def tried(subject: Subject, table: gn.Table, seat: int, action: gn.Action) -> tuple[int, list[gn.Event]]:
    """Play an action on a copy: what it puts into the purse of its seat, and what is told of it."""
    assert subject.trial.purse is not None
    after = table.state.copy()
    after.log = []
    engine.play(after, seat, action)
    return subject.trial.purse(after, seat) - subject.trial.purse(table.state, seat), after.log


def is_brought(gain: int, change: int, events: list[gn.Event]) -> bool:
    """Whether the purse has changed by the gain; if not, that was put off, or went on to a creditor."""
    paid = [event.facts()["amount"] for event in events if "pays" in event.kind.traits]
    if paid:
        assert paid[0] == abs(gain), events
    if change == gain:
        assert paid, events
        return True
    if len(paid) > 1:  # what was raised went on to whom it was owed
        assert gain > max(change, 0), events
    else:
        assert any("defers" in event.kind.traits for event in events), events
        assert change == 0, events
    return False


@pytest.mark.parametrize("edition", WITH_PURSES)
def test_what_a_choice_says_it_brings_is_what_it_brings(edition):
    """All through some games: the purse of the seat or its team changes by the sum, and by nothing else."""
    said: Counter[str] = Counter()
    came: Counter[str] = Counter()
    for subject in [one for one in SUBJECTS if one.edition.id == edition]:
        for seed in range(6):
            table = subject.open(seed)
            often: Counter[str] = Counter()
            for _ in walk(table, random.Random(seed)):
                for seat in range(subject.seats):
                    for action in table.legal_actions(seat):
                        word = action.verb.word
                        if action.is_template() or word in subject.trial.untold or often[word] == ENOUGH:
                            continue
                        gain = int(table.game.gain(table.state, seat, action))
                        change, events = tried(subject, table, seat, action)
                        often[word] += 1
                        if gain:
                            said[word] += 1
                            came[word] += is_brought(gain, change, events)
                        else:
                            assert change == 0, events

    assert len(said) >= 5
    assert all(came[word] for word in said)


def test_ten_per_cent_of_the_worth_is_not_told_before_it_is_chosen():
    """The flat tax says its sum, the other one does not.

    Rule: tax.income
    """
    table = gn.open(
        "dog-lovers", ["Ann", "Bob"], position={"places": [2, 0]}, dealer=gn.Scripted(["dice 1 1"])
    )
    table.play(0, "roll")
    said = {action.verb.word: table.game.gain(table.state, 0, action) for action in table.legal_actions(0)}

    assert (said["flat"], said["tenth"]) == (-200, 0)
