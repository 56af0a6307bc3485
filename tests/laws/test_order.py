"""Answers of different seats to one question commute, except where the race is the point.

Two who accept one offer race too, but nobody waits for an answer there.
"""

import random
from itertools import combinations

import pytest

import gamenight as gn
from gamenight.kernel import engine
from gamenight.notation.digest import digest
from tests.laws.subjects import SUBJECTS, Subject, lawful, walk
from tests.laws.trial import trial_of

GAMES = 5


def plain(table: gn.Table, state: gn.State) -> str:
    """The state without the running number of its askings, which counts the order."""
    document = table.game.write(state)
    document.pop("serial")
    stack = document["stack"]
    assert isinstance(stack, list)
    for frame in stack:
        frame.pop("serial")
    return digest(document)


def after(table: gn.Table, answers: list[tuple[int, gn.Action]]) -> str:
    """The table after these answers, none of which may have become unlawful by those before it."""
    state = table.state.copy()
    for seat, action in answers:
        assert engine.why_not(state, seat, action) is None, (seat, action.verb.word)
        engine.play(state, seat, action)
    return plain(table, state)


def peaceful(table: gn.Table, seat: int, rng: random.Random) -> gn.Action | None:
    """An answer of a seat that is no race, if it has one."""
    races = trial_of(table.game.name).races
    answers = [one for one in engine.answers(table.state, seat) if one.verb.word not in races]
    return lawful(table, seat, rng.choice(answers), rng) if answers else None


@pytest.mark.parametrize("subject", SUBJECTS, ids=repr)
def test_answers_of_different_seats_commute(subject: Subject):
    """Whoever answers first, the table is the same afterwards, and nobody's answer was spoilt."""
    asked = compared = 0
    for seed in range(GAMES):
        rng = random.Random(seed)
        table = subject.open(seed)
        steps = walk(table, rng)
        while table.outcome is None:
            for one, two in combinations(table.waiting(), 2):
                asked += 1
                first, second = peaceful(table, one, rng), peaceful(table, two, rng)
                if first is not None and second is not None:
                    compared += 1
                    answers = [(one, first), (two, second)]
                    assert after(table, answers) == after(table, answers[::-1]), answers
            next(steps, None)

    assert compared >= asked / 2
