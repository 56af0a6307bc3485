"""Records replay, positions come back, copies share nothing, and nothing is lost or made."""

import json
import random

import pytest

import gamenight as gn
from gamenight.kernel import engine
from gamenight.kernel.seat import CHANCE_BIT
from tests.laws.subjects import SUBJECTS, Subject, lawful, walk

ENOUGH = 60  # times that chance is asked in one game
subjects = pytest.mark.parametrize("subject", SUBJECTS, ids=repr)


@subjects
def test_a_record_replays_to_the_same_state(subject: Subject):
    """After every so many steps and at the end: the same hash, the same record, the same events."""
    table = subject.open(1)
    for step, _ in enumerate(walk(table, random.Random(1))):
        if step % 9 == 0 or table.outcome is not None:
            again = gn.replay(table.record(), edition=subject.edition)
            assert again.hash() == table.hash()
            assert again.record() == table.record()
            assert [event.to_json() for event in again.events] == [event.to_json() for event in table.events]


@subjects
def test_a_position_comes_back_from_its_json(subject: Subject):
    """The state's JSON, read again, is the same state, and plays on the same."""
    table = subject.open(2)
    for _ in walk(table, random.Random(2)):
        document = json.loads(json.dumps(table.position()))
        again = gn.open(subject.edition, subject.names, subject.terms, position=document)
        assert again.position() == document
        assert [again.legal(seat) for seat in range(subject.seats)] == [
            table.legal(seat) for seat in range(subject.seats)
        ]


@subjects
def test_a_position_comes_back_while_chance_is_asked(subject: Subject):
    """Before every throw, spin and card, whosever turn it is."""
    game = subject.edition.game
    met = 0
    for seed in range(4):
        rng = random.Random(seed)
        table = subject.open(seed)
        while table.outcome is None and met < ENOUGH * (seed + 1):
            if engine.waiting(table.state) & CHANCE_BIT:
                met += 1
                document = json.loads(json.dumps(table.position()))
                assert game.write(game.read(table.state.terms, document)) == document
                table.apply(gn.CHANCE, table.dealer.answer(table.state))
            else:
                seat = rng.choice(table.waiting())
                action = lawful(table, seat, rng.choice(engine.answers(table.state, seat)), rng)
                if action is not None:
                    table.apply(seat, action)

    assert met


@subjects
def test_a_copy_shares_nothing(subject: Subject):
    """A table played to the end leaves the copy of its beginning alone, and the copy plays the same game."""
    table = subject.open(4)
    kept = table.state.copy()
    mark = table.dealer.bookmark()
    before = table.hash()
    for _ in walk(table, random.Random(4)):
        pass
    end = table.hash()
    spare = table.state.copy()
    spare.load(kept)
    table.state = spare

    assert table.hash() == before
    table.state = kept
    table.dealer.rewind(mark)
    for _ in walk(table, random.Random(4)):
        pass
    assert table.hash() == end


@subjects
def test_nothing_is_lost_or_made(subject: Subject):
    """Pieces, coins and cards are conserved after every action."""
    for seed in range(3):
        table = subject.open(seed)
        first = subject.census(table)
        for _ in walk(table, random.Random(seed), resigning=0.01):
            assert subject.census(table) == first


@subjects
def test_the_same_seed_deals_the_same_game(subject: Subject):
    """And another seed another; five games, because a short one may ask chance for nothing."""
    records = []
    for seed in (6, 6, 7):
        games = ""
        for walker in range(5):
            table = subject.open(seed)
            for _ in walk(table, random.Random(walker)):
                pass
            games += table.record()
        records.append(games)

    assert records[0] == records[1]
    assert records[0] != records[2]


@subjects
def test_nobody_who_has_left_is_asked(subject: Subject):
    """A position that waits for somebody who has resigned would wait for ever: it is refused."""
    table = subject.open(3)
    document: dict[str, object] = {**table.position(), "left": list(table.waiting()[:1])}
    with pytest.raises(gn.BadPosition, match="left"):
        gn.open(subject.edition, subject.names, subject.terms, position=document)
