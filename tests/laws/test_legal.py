"""What is legal can be played; what is not is refused, with a clause, and changes nothing."""

import random

import pytest

import gamenight as gn
from gamenight.kernel import engine
from gamenight.kernel.action import Action
from gamenight.rulebook.clauses import clauses
from tests.laws.subjects import SUBJECTS, Subject, some_legal, walk

GAMES = 3
subjects = pytest.mark.parametrize("subject", SUBJECTS, ids=repr)


@subjects
def test_somebody_may_always_move(subject: Subject):
    """Before the end somebody is waited for, and has a legal answer that applies; after it nobody."""
    for seed in range(GAMES):
        rng = random.Random(seed)
        table = subject.open(seed)
        for _ in walk(table, rng):
            if table.outcome is None:
                assert table.waiting()
            for seat in table.waiting():
                assert engine.answers(table.state, seat)

        assert table.outcome is not None
        assert table.waiting() == ()
        assert all(not table.legal(seat) for seat in range(subject.seats))


@subjects
def test_every_legal_word_applies(subject: Subject):
    """Whatever a list shows can be done, from one end of a range to the other, by whoever it is shown to."""
    rng = random.Random(11)
    table = subject.open(11)
    for step, _ in enumerate(walk(table, rng)):
        if step % 5:
            continue
        for seat in range(subject.seats):
            for action in some_legal(table, seat, rng, 10):
                assert engine.why_not(table.state, seat, action) is None, gn.say(table.game, action)
                scratch = table.state.copy()
                engine.play(scratch, seat, action)


@subjects
def test_everything_else_is_refused_with_a_clause(subject: Subject):
    """Every word that is not on the list, from every seat, is refused, and the state is untouched."""
    rng = random.Random(5)
    table = subject.open(5)
    known = set() if subject.is_toy else {clause.key for clause in clauses(subject.edition)}
    for step, _ in enumerate(walk(table, rng)):
        if step % 7:
            continue
        before = table.hash()
        for seat in range(subject.seats):
            legal = table.legal_actions(seat)
            for verb in subject.edition.game.verbs:
                action = Action(
                    verb,
                    rng.randrange(subject.seats) if verb.seat else gn.NOBODY,
                    rng.randrange(40) if verb.item else -1,
                    rng.randrange(30) if verb.number else -1,
                )
                if verb.word == "resign" or any(one.covers(action) for one in legal):
                    continue
                with pytest.raises(gn.Refused) as refused:
                    table.play(seat, action)
                assert refused.value.sentence
                assert subject.is_toy or refused.value.clause in known
        assert table.hash() == before


@subjects
def test_words_and_actions_round_trip(subject: Subject):
    """What is said can be read, and means the same."""
    rng = random.Random(3)
    table = subject.open(3)
    for _ in walk(table, rng):
        for seat in range(subject.seats):
            for action in table.legal_actions(seat):
                if not action.is_template():
                    assert table.read(seat, gn.say(table.game, action)) == action
        for entry in table.entries[-3:]:
            assert gn.say(table.game, table.read(entry.seat, entry.word)) == entry.word
