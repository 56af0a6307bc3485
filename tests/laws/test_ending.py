"""Every game ends, or is called truncated; and the big battery of random games."""

import pytest

import gamenight as gn
from gamenight.bots.playout import play_out
from gamenight.kernel.engine import waiting
from tests.laws.subjects import SUBJECTS, Subject

subjects = pytest.mark.parametrize("subject", SUBJECTS, ids=repr)


def played(subject: Subject, seed: int, most: int) -> tuple[gn.State, int]:
    """One game of random bots, and how many decisions it took."""
    game = subject.edition.game
    state = subject.open(seed).state
    bots: list[gn.Bot] = [gn.RandomBot(seed * 10 + seat) for seat in range(subject.seats)]
    sights = [game.sight(state, seat) for seat in range(subject.seats)]
    return state, play_out(state, gn.Seeded(seed), bots, sights, most)


@pytest.mark.rule("table.truncated")
@subjects
def test_a_game_broken_off_is_called_truncated(subject: Subject):
    """It has no winner, and says so; it is not dropped."""
    state, decisions = played(subject, 2, 3)

    assert decisions == 3
    assert state.outcome is not None
    assert (state.outcome.clause, state.outcome.winners) == ("table.truncated", [])
    assert waiting(state) == 0


@subjects
def test_random_games_end_by_a_rule(subject: Subject):
    """Every game comes to its own end, or is called truncated where its rules let it go on for long."""
    for seed in range(10):
        state, _ = played(subject, seed, subject.most)
        assert state.outcome is not None
        assert (state.outcome.clause == "table.truncated") == (not state.outcome.winners)
        assert subject.is_long or state.outcome.winners


@pytest.mark.battery
@subjects
def test_thousands_of_random_games_end_by_a_rule(subject: Subject):
    """Two thousand games of a box end so, fewer of a long game and of the toy (which is never compiled)."""
    winners = [0] * subject.seats
    games = 100 if subject.is_toy else 300 if subject.is_long else 2000
    for seed in range(games):
        state, _ = played(subject, seed, subject.most)
        assert state.outcome is not None
        assert subject.is_long or state.outcome.winners
        for seat in state.outcome.winners:
            winners[seat] += 1

    assert all(winners)
