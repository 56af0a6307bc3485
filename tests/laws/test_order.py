"""Answers of different seats to one question commute, except where the race is the point."""

import random
from itertools import permutations

import pytest

import gamenight as gn
from gamenight.kernel import engine
from gamenight.notation.digest import digest
from tests.laws.subjects import SUBJECTS, Subject, lawful, walk

RACES = {"auction"}


def plain(table: gn.Table, state: gn.State) -> str:
    """The state without the running number of its askings, which counts the order."""
    document = table.game.write(state)
    document.pop("serial")
    stack = document["stack"]
    assert isinstance(stack, list)
    for frame in stack:
        frame.pop("serial")
    return digest(document)


@pytest.mark.parametrize("subject", [one for one in SUBJECTS if one.is_toy and one.seats > 2], ids=repr)
def test_answers_of_different_seats_commute(subject: Subject):
    """Whoever answers first, the table is the same afterwards."""
    compared = 0
    for seed in range(6):
        rng = random.Random(seed)
        table = subject.open(seed)
        for _ in walk(table, rng):
            if len(table.waiting()) < 2 or table.view()["asked"] in RACES:
                continue
            pair = rng.sample(table.waiting(), 2)
            found = [lawful(table, seat, rng.choice(table.legal_actions(seat)), rng) for seat in pair]
            actions = [action for action in found if action is not None]
            if len(actions) < 2:
                continue
            ends = []
            for first, second in permutations((0, 1)):
                state = table.state.copy()
                engine.play(state, pair[first], actions[first])
                if engine.why_not(state, pair[second], actions[second]) is not None:
                    break
                engine.play(state, pair[second], actions[second])
                ends.append(plain(table, state))
            if len(ends) == 2:
                compared += 1
                assert ends[0] == ends[1]

    assert compared > 20
