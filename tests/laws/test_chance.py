"""Chance is fair: every answer comes as often as its weight says."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import gamenight as gn
from gamenight.kernel import engine
from gamenight.kernel.seat import CHANCE_BIT
from tests.laws.subjects import SUBJECTS, Subject, lawful

ENOUGH = 40  # times that chance is asked in one game


@pytest.mark.parametrize("subject", SUBJECTS, ids=repr)
def test_every_number_has_its_answer(subject: Subject):
    """A dealer picks a number below the total: so many of them give an answer as its weight is."""
    rng = random.Random(6)
    table = subject.open(6)
    met = 0
    while table.outcome is None and met < ENOUGH:
        if engine.waiting(table.state) & CHANCE_BIT:
            met += 1
            frame = table.state.asking
            decision = frame.decision
            answers = [str(one) for one in engine.answers(table.state, gn.CHANCE)]
            weights = decision.weights(table.state, frame)
            total = decision.total(table.state, frame)
            found = Counter(str(decision.chance(table.state, frame, roll)) for roll in range(total))
            assert found == Counter(dict(zip(answers, weights, strict=True)))
            table.apply(gn.CHANCE, table.dealer.answer(table.state))
        else:
            seat = rng.choice(table.waiting())
            action = lawful(table, seat, rng.choice(engine.answers(table.state, seat)), rng)
            if action is not None:
                table.apply(seat, action)

    assert met
