"""A refusal gives a reason of its own, in a sentence, and what it advises is lawful."""

from __future__ import annotations

import random

import pytest

from gamenight.kernel import engine
from gamenight.kernel.action import Action
from gamenight.kernel.seat import NOBODY
from gamenight.words.catalogue import catalogue
from tests.laws.subjects import SUBJECTS, Subject, walk

BLANK = {"not_now", "closed"}  # what the kernel says where a game gives no reason
TRIES = 6


def tries(subject: Subject, rng: random.Random) -> list[Action]:
    """Every word of a game, with many numbers in its slots."""
    found = []
    for verb in subject.edition.game.verbs:
        is_plain = not (verb.seat or verb.item or verb.number or verb.goods)
        found += [
            Action(
                verb,
                rng.randrange(subject.seats) if verb.seat else NOBODY,
                rng.randrange(40) if verb.item else -1,
                rng.randrange(30) if verb.number else -1,
            )
            for _ in range(1 if is_plain else TRIES)
        ]
    return found


@pytest.mark.parametrize("subject", [one for one in SUBJECTS if not one.is_toy], ids=repr)
def test_every_refusal_has_its_reason_and_lawful_advice(subject: Subject):
    """No blank reason; the ways it names are the phrases of verbs that this seat may play now."""
    family = subject.edition.family
    phrases = catalogue().part("instead", family)
    rng = random.Random(13)
    table = subject.open(13)
    for step, _ in enumerate(walk(table, rng)):
        if step % 5 or table.outcome is not None:
            continue
        for seat in range(subject.seats):
            lawful = {one.verb.word for one in table.legal_actions(seat)}
            for action in tries(subject, rng):
                why = engine.why_not(table.state, seat, action)
                if why is None:
                    continue
                assert why.name not in BLANK, (action.verb.word, table.question(seat))
                told = table.refusal(why, seat)
                reason = table.teller.refusal(why, family, seat)
                assert "{" not in told
                advised = told.removeprefix(reason)
                named = [verb for verb, phrase in phrases.items() if phrase in advised]
                assert not advised or any(verb in lawful for verb in named), told


@pytest.mark.parametrize("family", sorted({one.edition.family for one in SUBJECTS if not one.is_toy}))
def test_every_verb_can_be_advised(family):
    """Every verb has its phrase after "You can", and no phrase is left over."""
    game = next(one.edition.game for one in SUBJECTS if one.edition.family == family)

    assert set(catalogue().part("instead", family)) == {verb.word for verb in game.verbs} - {"resign"}
