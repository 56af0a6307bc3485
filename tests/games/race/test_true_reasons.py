"""A refusal says why, and that is so: every word from every seat, all through some games."""

import random
from collections import Counter

import pytest

import gamenight as gn
from gamenight.kernel import engine
from gamenight.kernel.action import Action
from gamenight.kernel.event import Event
from tests.games.race.board import COLOURS, PLAIN, race


def is_so(table: gn.Table, seat: int, why: Event) -> bool:
    """Whether the reason is true, by what everybody can see of the table."""
    view = table.view(seat)
    waiting, left = view["waiting"], view["left"]
    assert isinstance(waiting, list)
    assert isinstance(left, list)
    if why.name == "over":
        return view["outcome"] is not None
    if why.name == "is_out":
        return seat in left
    assert why.name == "not_asked", why.name
    return seat not in waiting and seat not in left and view["outcome"] is None


@pytest.mark.parametrize("name", ["cats-and-dogs", "garden-path"])
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_every_reason_is_true(name, seats):
    """For every verb of every seat; what is not refused is asked of that seat."""
    rng = random.Random(f"{name} {seats}")
    met: Counter[str] = Counter()
    table = gn.open(name, COLOURS[:seats], dealer=gn.Seeded(seats))
    is_over = False
    while not is_over:
        is_over = table.outcome is not None
        for seat in range(seats):
            for verb in table.game.verbs:
                why = engine.why_not(table.state, seat, Action(verb))
                if why is None:
                    assert verb.word == "resign" or table.waiting() == (seat,)
                    continue
                assert is_so(table, seat, why), (seat, verb.word, why)
                assert table.refusal(why, seat) == table.teller.refusal(why, "race", seat)
                met[why.name] += 1
        if not is_over:
            is_leaving = seats > 2 and rng.random() < 0.01
            table.play(table.waiting()[0], "resign" if is_leaving else "spin")

    assert {"over", "not_asked"} <= set(met)


@pytest.mark.rule("table.asked", "table.out", "table.over")
@pytest.mark.parametrize(
    ("before", "seat", "sentence"),
    [
        ([], 1, "Nothing is asked of you just now."),
        ([], 2, "Nothing is asked of you just now."),
        (["0 resign"], 0, "You are out of the game, but you can go on watching."),
        (["0 spin"], 1, "The game is over; open a new table to play again."),
    ],
)
def test_what_is_said(before, seat, sentence):
    """In one sentence: a race leaves nothing else to do, so there is no advice."""
    table = race(PLAIN, [11, 3, 5], [1])
    for move in before:
        who, word = move.split()
        table.play(int(who), word)
    with pytest.raises(gn.Refused) as refused:
        table.play(seat, "spin")

    assert refused.value.sentence == sentence
