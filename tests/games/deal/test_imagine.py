"""What a seat imagines: every card that it cannot see is where it may be, as often as it should be."""

import random
from collections import Counter
from typing import Any

import pytest

import gamenight as gn
from gamenight.kernel.stream import Stream
from tests.games.deal.hands import cards_of, game, lay
from tests.games.deal.hidden import imagined as imagined_state
from tests.games.deal.hidden import opened, walk
from tests.games.playing import go_on

SECRETS = pytest.mark.rule("setup.hand", "turn.discard")
DRAWS = 1500
KINDS = game().pack.kinds

# The chi-square that is passed once in ten thousand draws of this seed or less, by degrees of freedom
LIMITS = {1: 15.1, 2: 18.4, 3: 21.1, 10: 35.6, 20: 52.4, 30: 67.6, 39: 80.5}


def imagined(table: gn.Table, seat: int | None, stream: Stream) -> Any:
    """One state that the seat holds possible, ready for JSON."""
    return game().write(imagined_state(table.state, seat, stream))


def chi_square(seen: Counter[Any], chances: dict[Any, float], total: int) -> float:
    """How far counts are from what they should be."""
    assert set(seen) <= set(chances)
    return sum((seen[key] - total * chance) ** 2 / (total * chance) for key, chance in chances.items())


def limit(kinds_left: int) -> float:
    """The bound for so many classes."""
    return next(bound for freedom, bound in sorted(LIMITS.items()) if freedom >= kinds_left - 1)


def unseen_by(table: gn.Table, seat: int | None) -> Counter[str]:
    """How many of each kind the seat sees nowhere: all cards less those it sees."""
    view: Any = table.view(seat)
    laid = view["table"]
    packs = 1 if len(table.names) <= 5 else 2
    left = Counter({one.word: int(one.count) * packs for one in KINDS})
    left -= Counter(KINDS[one].word for one in [*laid["hand"], *laid["centre"], *laid["below"]] if one >= 0)
    for player in laid["players"]:
        left -= Counter(KINDS[one].word for one in player["bank"])
        for one in player["sets"]:
            left -= Counter(KINDS[card["kind"]].word for card in one["cards"])
            left -= Counter(word for word in ("house", "hotel") if one[word])
    return left


POSITIONS: list[dict[str, Any]] = [
    {"hands": ["1M red", "2M pink green", "5M"]},
    {"hands": ["", "just-say-no just-say-no", "1M"], "banks": ["5M 5M", "10M"], "centre": "pass-go pass-go"},
    {
        "hands": ["red red", "red 4M", "deal-breaker"],
        "below": [("yellow", 1), ("orange", 0), ("any", 2)],
        "sets": [{"brown": "brown brown house"}, {"utility": "any utility"}],
    },
]


@SECRETS
@pytest.mark.parametrize("place", range(len(POSITIONS)))
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_every_unseen_card_is_equally_likely_everywhere(place, seat):
    """In each other hand, in the pile and in each unknown place below it."""
    table = lay(3, **POSITIONS[place])
    left = unseen_by(table, seat)
    chances = {card: count / left.total() for card, count in left.items()}
    stream = Stream(77 + place, 0)
    where: dict[str, Counter[str]] = {}
    for _ in range(DRAWS):
        found = imagined(table, seat, stream)
        rng = random.Random(int(stream.next()))
        for other in range(3):
            if other != seat and found["hands"][other]:
                where.setdefault(f"hand {other}", Counter())[rng.choice(found["hands"][other])] += 1
        where.setdefault("pile", Counter())[rng.choice(found["unseen"])] += 1
        for number, one in enumerate(found["below"]):
            if one["knower"] != seat:
                where.setdefault(f"below {number}", Counter())[one["card"]] += 1

    assert len(where) >= 2
    for name, seen in where.items():
        assert chi_square(seen, chances, DRAWS) < limit(len(chances)), name


@SECRETS
def test_two_hands_are_drawn_together_as_without_putting_back():
    """With three cards unseen, each of their orders comes as often as every other."""
    table = lay(3, hands=["", "red", "pink"], pile="green", keeper=0)
    stream = Stream(5, 0)
    seen: Counter[tuple[str, str]] = Counter()
    for _ in range(DRAWS):
        found = imagined(table, 0, stream)
        seen[found["hands"][1][0], found["hands"][2][0]] += 1
    cards = ["red", "pink", "green"]
    chances = {(one, other): 1 / 6 for one in cards for other in cards if one != other}

    assert chi_square(seen, chances, DRAWS) < LIMITS[10]


@SECRETS
@pytest.mark.parametrize(("seat", "is_known"), [(0, True), (1, False), (None, False)])
def test_one_s_own_discards_are_known_below(seat, is_known):
    """In their place; to the others each of them may be anything."""
    table = lay(2, below=[("red", 0), ("pink", 0)])
    stream = Stream(1, 0)
    seen = {tuple(one["card"] for one in imagined(table, seat, stream)["below"]) for _ in range(200)}

    assert (len(seen) == 1) == is_known
    assert (("red", "pink") in seen) or not is_known


@SECRETS
def test_one_s_own_discard_is_known_in_the_hand_that_drew_it():
    """The pile is empty, and Bob draws what Ann had put below; until he plays such a card, she knows it."""
    table = lay(3, hands=["", "1M"], below=[("red", 0), ("pink", 2)], pile="", keeper=0, turn=0)
    go_on(table, "0 end")
    while table.sight(0).asked() == "discard":
        table.play(0, table.legal(0)[0])
    assert table.sight(1).on_turn() == 1
    stream = Stream(2, 0)
    mine = [imagined(table, 0, stream)["hands"][1] for _ in range(100)]
    theirs = [imagined(table, 2, stream)["hands"][1] for _ in range(100)]

    assert all("red" in hand for hand in mine)
    assert all("pink" in hand for hand in theirs)
    assert not all("red" in hand for hand in theirs)
    go_on(table, "1 lay red red")
    assert table.sight(0).known() == []  # type: ignore[attr-defined]
    assert "pink" in imagined(table, 2, stream)["hands"][1]


@SECRETS
def test_what_others_know_of_hands_is_imagined_with_the_hands():
    """Cid knows one card of Bob's hand; Ann does not know which, and imagines one that Bob may hold."""
    table = lay(3, hands=["1M", "red 2M"], known=[{"card": "red", "holder": 1, "knower": 2}])
    stream = Stream(3, 0)
    told: Counter[str] = Counter()
    for _ in range(200):
        found = imagined(table, 0, stream)
        (one,) = found["known"]
        assert (one["holder"], one["knower"]) == (1, 2)
        assert one["card"] in found["hands"][1]
        told[one["card"]] += 1

    assert len(told) > 5


def check_conserved(seats: int, seed: int, every: int) -> int:
    """Nothing lost, nothing made, nothing seen moved; how often it was looked at."""
    table = opened(seats, seed)
    stream = Stream(seed, 0)
    looks = 0
    for step, _ in enumerate(walk(table, random.Random(seed))):
        if step % every:
            continue
        before: Any = table.position()
        whole = cards_of(table)
        assert len(whole) == (106 if seats <= 5 else 212)
        for seat in [None, *range(seats)]:
            looks += 1
            state = imagined_state(table.state, seat, stream)
            found: Any = game().write(state)
            table.state, true = state, table.state
            assert cards_of(table) == whole
            table.state = true
            assert [len(hand) for hand in found["hands"]] == [len(hand) for hand in before["hands"]]
            assert len(found["unseen"]) == len(before["unseen"])
            knowers = [[one["knower"] for one in some["below"]] for some in (found, before)]
            assert knowers[0] == knowers[1]
            assert seat is None or found["hands"][seat] == before["hands"][seat]
            for field in ("banks", "sets", "centre", "loose", "passing", "stirred", "idle", "stack"):
                assert found[field] == before[field]
            assert game().write(game().read(state.terms, found)) == found
    return looks


@SECRETS
@pytest.mark.parametrize("seats", [2, 5, 7])
def test_all_cards_are_there_and_what_is_seen_stays(seats):
    """In hands of the same size; the state can be written and read."""
    assert check_conserved(seats, 60 + seats, 20) > 10


@pytest.mark.battery
@SECRETS
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7, 10])
def test_all_cards_are_there_in_many_games(seats):
    """At every third step of whole games."""
    assert sum(check_conserved(seats, 300 + seed, 3) for seed in range(3)) > 300


@SECRETS
def test_the_same_stream_imagines_the_same():
    """It is repeatable, and leaves the table alone."""
    table = lay(3, hands=["1M", "red 2M", "5M 5M"])
    before = table.hash()
    twins = [[imagined(table, 0, stream) for _ in range(5)] for stream in (Stream(8, 0), Stream(8, 0))]

    assert twins[0] == twins[1]
    assert twins[0][0] != twins[0][1]
    assert table.hash() == before


@SECRETS
def test_what_is_known_of_a_hand_stays_known():
    """Ann knows a card of Bob's, and Cid one of hers; only what Cid knows of Bob's is anything to her."""
    known = [
        {"card": "2M", "holder": 1, "knower": 0},
        {"card": "red", "holder": 0, "knower": 2},
        {"card": "pink", "holder": 1, "knower": 2},
    ]
    table = lay(3, hands=["red 1M", "2M pink green", "5M"], known=known)
    stream = Stream(9, 0)
    found = [imagined(table, 0, stream)["known"] for _ in range(60)]

    assert all(some[:2] == known[:2] for some in found)
    assert len({some[2]["card"] for some in found}) > 5
