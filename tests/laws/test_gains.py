"""The sum on a button is the sum that changes hands."""

import random
from collections import Counter

import pytest

import gamenight as gn
from gamenight.bots.plain import plain_bot
from gamenight.kernel.seat import CHANCE
from gamenight.table.seated import Seated


@pytest.mark.parametrize(
    ("game", "seen"),
    [
        ("kanto", {"buy", "build", "mortgage", "lift"}),
        ("dog-lovers", {"buy", "build", "mortgage", "lift"}),
        ("cats-vs-dogs", {"claim", "add", "take", "tribute"}),
    ],
)
def test_what_a_choice_says_it_brings_is_what_it_brings(game, seen):
    """Try every choice with a sum on a copy, all through some games: its first payment is that sum."""
    met: Counter[str] = Counter()
    for seed in range(4):
        table = gn.open(game, ["Ann", "Bob", "Cid"], dealer=gn.Seeded(seed))
        bots = [Seated(plain_bot(table.game.name, seed), table, seat) for seat in range(3)]
        luck = random.Random(seed)
        for _ in range(600):
            if table.outcome is not None:
                break
            for seat in range(3):
                for action in table.legal_actions(seat):
                    gain = 0 if action.is_template() else int(table.game.gain(table.state, seat, action))
                    if gain == 0 or luck.random() < 0.6:
                        continue
                    move = table.prepare(seat, action)
                    table.abandon(move)
                    events = move.events
                    sums = [event for event in events if "pays" in event.kind.traits or is_later(event)]
                    paid = [event.facts()["amount"] for event in sums if "amount" in event.kind.fields]
                    is_put_off = not paid and any(map(is_later, events))

                    assert is_put_off or paid[:1] == [abs(gain)], (action.verb.word, events)
                    met[action.verb.word] += 1
            seat = table.waiting()[0]
            assert seat != CHANCE
            table.play(seat, bots[seat].choose(table.sight(seat), table.legal_actions(seat)))

    assert seen <= set(met)


def is_later(event: gn.Event) -> bool:
    """Whether it is paid later: owed, asked for, or scarce and so auctioned."""
    return "defers" in event.kind.traits


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
