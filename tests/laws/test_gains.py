"""The sum on a button is the sum that changes hands, and goes the way that it says."""

import random
from collections import Counter

import pytest

import gamenight as gn
from gamenight.kernel import engine
from tests.laws.subjects import PURSES, SUBJECTS, Subject, walk

# Verbs whose money may move later: a claim is paid when the rest is settled, a scarce building is auctioned,
# who cannot pay a tax owes it.
LATER = {"ask", "build", "flat"}
DEBT = "debt"  # while this is asked, what is raised goes on at once to whom it is owed
ENOUGH = 60  # trials of one verb at one table

WITH_PURSES = sorted({one.edition.id for one in SUBJECTS if one.edition.game.name in PURSES})


def brought(table: gn.Table, seat: int, action: gn.Action) -> int:
    """What an action, tried on a copy, puts into the purse of its seat; below zero: what it takes out."""
    purse = PURSES[table.game.name]
    after = table.state.copy()
    engine.play(after, seat, action)
    return purse(after, seat) - purse(table.state, seat)


def tried(subject: Subject, seed: int) -> tuple[Counter[str], Counter[str]]:
    """Every choice with a sum, all through a game: how often each verb said one, and how often it came."""
    said: Counter[str] = Counter()
    came: Counter[str] = Counter()
    table = subject.open(seed)
    for _ in walk(table, random.Random(seed)):
        for seat in range(subject.seats):
            for action in table.legal_actions(seat):
                word = action.verb.word
                gain = 0 if action.is_template() else int(table.game.gain(table.state, seat, action))
                if gain == 0 or said[word] > ENOUGH:
                    continue
                change = brought(table, seat, action)
                said[word] += 1
                if change == gain:
                    came[word] += 1
                elif table.view()["asked"] == DEBT:
                    assert gain > change, (word, gain, change)
                    assert gain > 0, (word, gain, change)
                else:
                    assert word in LATER, (word, gain, change)
                    assert change == 0, (word, gain, change)
    return said, came


@pytest.mark.parametrize("edition", WITH_PURSES)
def test_what_a_choice_says_it_brings_is_what_it_brings(edition):
    """The purse of the seat, or of its team, grows by the sum above zero and shrinks by the sum below."""
    said: Counter[str] = Counter()
    came: Counter[str] = Counter()
    for subject in SUBJECTS:
        if subject.edition.id == edition:
            for seed in range(6):
                once = tried(subject, seed)
                said, came = said + once[0], came + once[1]

    assert len(came) >= 5
    assert set(said) == set(came)


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
