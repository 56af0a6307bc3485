"""A question with one lawful answer and nothing to learn from it is not asked."""

from __future__ import annotations

import random

import pytest

from gamenight.kernel import engine
from tests.laws.subjects import SUBJECTS, Subject, walk
from tests.laws.trial import trial_of


@pytest.mark.parametrize("subject", [one for one in SUBJECTS if not one.is_toy], ids=repr)
def test_nobody_is_asked_for_the_only_answer(subject: Subject):
    """Whoever is asked has a choice, or something else to do first, or it is a moment of the game.

    The moments are a throw, a spin, the end of a turn, or an answer that everybody must give alike, so that
    nobody learns who had a choice.
    """
    moments = trial_of(subject.edition.family).moments
    for seed in (2, 3):
        rng = random.Random(seed)
        table = subject.open(seed)
        for _ in walk(table, rng):
            for seat in table.waiting():
                answers = engine.answers(table.state, seat)
                if len(answers) > 1 or answers[0].is_template() or engine.asides(table.state, seat):
                    continue
                assert answers[0].verb.word in moments, table.question(seat)
