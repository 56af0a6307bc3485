"""Everything that can be played from fixed positions, counted by the engine and by a naive second table."""

import random
from typing import Any

import pytest

import gamenight as gn
from gamenight.games.deal.memory import ChargeFrame
from gamenight.kernel import engine
from gamenight.kernel.seat import CHANCE_BIT, members
from tests.games.deal.hands import game, lay
from tests.games.deal.hidden import opened, walk
from tests.games.deal.perft import naive
from tests.games.deal.perft_moves import sequences as naive_sequences
from tests.games.playing import go_on

LAST = {"end", "pass-go"}
MOST_CARDS = 9  # in front of somebody: more take the naive table too long


def sequences(state: gn.State, depth: int) -> list[str]:
    """The rows of words that the engine allows, asides and payments in one word left out."""
    if depth == 0:
        return [""]
    found: list[str] = []
    waits = engine.waiting(state)
    assert not waits & CHANCE_BIT
    for seat in members(waits):
        for action in engine.answers(state, seat):
            if action.is_template():
                continue
            word = gn.say(game(), action)
            if word in LAST:
                found.append(f"{seat} {word}")
                continue
            after = state.copy()
            engine.play(after, seat, action)
            found += [f"{seat} {word}; {rest}" for rest in sequences(after, depth - 1)]
    return found or ["over"]


def compare(table: gn.Table, depth: int) -> int:
    """Both know the same rows; how many there are."""
    ours = sequences(table.state, depth)
    theirs = naive_sequences(naive(table), depth)

    assert len(set(ours)) == len(ours)
    assert sorted(ours) == sorted(theirs)
    return len(ours)


# What lies there, how deep to look, and how many rows there are
POSITIONS: dict[str, tuple[dict[str, Any], int, int]] = {
    "plays of one turn": ({"hands": ["1M brown red-yellow pass-go house just-say-no", "2M"]}, 4, 263),
    "wildcards of any colour": ({"hands": ["any any brown"], "sets": [{"utility": "utility"}]}, 3, 432),
    "sets that fill up": (
        {"hands": ["brown pink pink-orange any"], "sets": [{"brown": "brown", "pink": "pink pink"}]},
        3,
        417,
    ),
    "houses and hotels": (
        {
            "hands": ["house hotel house 1M"],
            "sets": [{"red": "red red red", "railroad": "railroad railroad railroad railroad"}],
        },
        3,
        55,
    ),
    "rent and doublers": (
        {
            "hands": ["rent-red-yellow rent-any double-rent double-rent", "just-say-no"],
            "banks": ["", "1M 2M 3M 5M"],
            "sets": [{"red": "red red", "yellow": "yellow", "utility": "any"}, {"brown": "brown"}],
        },
        4,
        317,
    ),
    "rent against two": (
        {
            "seats": 3,
            "hands": ["rent-red-yellow birthday just-say-no", "just-say-no", "1M"],
            "banks": ["", "1M 2M 5M", "1M 1M"],
            "sets": [{"red": "red red-yellow"}, {"brown": "brown"}, {"railroad": "light-blue-railroad"}],
        },
        5,
        337,
    ),
    "a debt and every way to pay it": (
        {
            "hands": ["debt-collector"],
            "banks": ["", "1M 1M 2M 3M 4M pass-go"],
            "sets": [{}, {"brown": "brown brown", "pink": "pink pink-orange", "red": "any"}],
        },
        8,
        57,
    ),
    "a chain of Nos": (
        {
            "hands": ["debt-collector just-say-no just-say-no", "just-say-no"],
            "banks": ["", "5M 3M 2M"],
        },
        6,
        47,
    ),
    "stealing": (
        {
            "hands": ["sly-deal sly-deal", "just-say-no"],
            "sets": [
                {"red": "red"},
                {"red": "red red-yellow", "brown": "brown brown", "utility": "any", "pink": "pink"},
            ],
        },
        6,
        245,
    ),
    "swapping": (
        {
            "hands": ["forced-deal 1M"],
            "sets": [
                {"red": "red red red house", "green": "any green-railroad"},
                {"pink": "pink-orange", "brown": "brown"},
            ],
        },
        6,
        122,
    ),
    "breaking": (
        {
            "hands": ["deal-breaker deal-breaker", "just-say-no"],
            "sets": [
                {"brown": "brown"},
                {"brown": "brown light-blue-brown", "red": "red red red house hotel", "utility": "any any"},
            ],
        },
        6,
        42,
    ),
    "winning": (
        {
            "hands": ["brown pink sly-deal"],
            "sets": [
                {"red": "red red red", "green": "green green green", "brown": "brown"},
                {"pink": "pink", "utility": "utility"},
            ],
        },
        6,
        22,
    ),
    "a broken set with its buildings": (
        {
            "hands": ["debt-collector debt-collector"],
            "banks": ["", "1M"],
            "sets": [{}, {"orange": "orange orange orange house"}],
        },
        7,
        15,
    ),
    "a hotel before its house": (
        {
            "hands": ["rent-any"],
            "sets": [
                {"dark-blue": "dark-blue dark-blue house"},
                {"orange": "orange orange orange house hotel", "brown": "brown"},
            ],
        },
        7,
        4,
    ),
    "all that is there": (
        {
            "seats": 3,
            "hands": ["birthday debt-collector"],
            "banks": ["", "1M", ""],
            "sets": [{}, {"pink": "pink-orange any"}],
        },
        6,
        51,
    ),
}


@pytest.mark.rule("turn.play", "action.target", "pay.choice", "pay.no_change", "action.just_say_no")
@pytest.mark.parametrize("name", POSITIONS)
def test_every_row_of_words_is_the_same(name):
    """An independent list of moves gives the same rows, and as many as were counted once."""
    position, depth, rows = POSITIONS[name]

    assert compare(lay(**position), depth) == rows


@pytest.mark.rule("pay.choice", "pay.no_change", "pay.building")
@pytest.mark.parametrize("amount", range(1, 20))
@pytest.mark.parametrize(
    ("bank", "laid"),
    [
        ("1M 1M 2M 3M 4M", {}),
        ("1M", {"red": "red red red house hotel"}),
        ("", {"orange": "orange orange orange house hotel", "dark-blue": "dark-blue"}),
        ("10M 2M", {"pink": "pink-orange any", "railroad": "green-railroad railroad"}),
    ],
)
def test_every_payment_can_be_made_in_exactly_one_way(bank, laid, amount):
    """Card by card, in falling value; and as one word."""
    table = lay(hands=["debt-collector"], banks=["", bank], sets=[{}, laid])
    second = naive(table)
    ways = second.payments(1, amount)
    go_on(table, "0 collect 1")
    frame = table.state.asking
    assert isinstance(frame, ChargeFrame)
    frame.amount = amount
    go_on(table, "1 allow")
    worth = sum(map(len, ways))
    rows = sequences(table.state, 9) if table.sight(0).asked() == "charge" else []
    given = {tuple(row.replace("1 give ", "").split("; ")) for row in rows}
    cut = {tuple(word for word in row if ":" in word) for row in given}

    if rows:
        assert worth
        assert cut == {tuple(way) for way in ways}
        for way in ways:
            assert engine.why_not(table.state, 1, table.read(1, f"pay {','.join(way)}")) is None


def compare_games(seats: int, seed: int, every: int, depth: int) -> int:
    """Both tables at every so many-th question of a turn in a random game; how many rows there were."""
    table = opened(seats, seed)
    rows = asked = 0
    for _ in walk(table, random.Random(seed), resigning=0):
        if table.sight(None).asked() != "turn":
            continue
        second = naive(table)
        if any(len(second.purse(seat)) > MOST_CARDS for seat in range(seats)):
            break  # every choice of them is looked at
        asked += 1
        if asked % every == 0:
            rows += compare(table, depth)
    return rows


@pytest.mark.rule("turn.play", "action.target", "pay.choice", "pay.no_change", "action.just_say_no")
@pytest.mark.parametrize("seats", [2, 4, 7])
def test_the_same_rows_in_random_games(seats):
    """In random positions both lists agree, two words deep."""
    assert sum(compare_games(seats, 70 + seed, 5, 2) for seed in range(4)) > 200


@pytest.mark.battery
@pytest.mark.rule("turn.play", "action.target", "pay.choice", "pay.no_change", "action.just_say_no")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 7])
def test_the_same_rows_in_many_random_games(seats):
    """Two words deep at every fourth question, three at a few."""
    rows = sum(compare_games(seats, 400 + seed, 4, 2) for seed in range(6))
    rows += compare_games(seats, 500, 60, 3)

    assert rows > 500
