"""Every refusal gives the true reason: whatever anybody tries, in random games and in laid ones."""

from __future__ import annotations

import random
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

import gamenight as gn
from gamenight.editions.shelf import edition_of
from gamenight.games.property import refusals
from gamenight.games.property.actions import VERBS
from gamenight.kernel import engine
from gamenight.kernel.action import ABSENT, Action
from gamenight.kernel.event import Kind
from gamenight.kernel.seat import NOBODY
from gamenight.notation.words import read
from gamenight.rulebook.book import keys_of
from tests.games.playing import go_on
from tests.games.property.laid import BOTH, BROWN, DARK_BLUE, LIGHT_BLUE, ORANGE, PINK, RED, YELLOW, lay
from tests.games.property.scenes import SCARCE, SCENES, stages
from tests.games.property.test_cited import AGREED
from tests.games.property.truths import DECKS, GOOD, TRUE, Look
from tests.laws.subjects import Subject, walk

if TYPE_CHECKING:
    from gamenight.kernel.action import Verb

GENERIC = {"not_now", "closed"}
UNSEEN = {"busy"}  # only while chance is asked, and then nobody has the word
CLAUSES = {*keys_of("property"), "table.asked", "table.out"}
NUMBERS = [0, 1, 2, 5, 30, 151, 5000]


SCARCE_HOTEL = {
    "deeds": [BROWN, LIGHT_BLUE + YELLOW, [], PINK + ORANGE + RED + DARK_BLUE],
    "buildings": dict.fromkeys(map(str, BROWN + LIGHT_BLUE), 4)
    | dict.fromkeys(map(str, PINK + ORANGE + RED + DARK_BLUE), 5),
    "places": [17] * 4,
    "cash": [1500, 1500, 0, 0],
}
MIXED = {**SCARCE, "deeds": [BROWN, LIGHT_BLUE + PINK, [], ORANGE + RED]}
RENT_OF_BOB = {
    "kind": "claim", "number": 1, "seat": 1, "other": 2, "space": 39, "amount": 20, "reason": "rent.lot",
    "lapses": 9,
}  # fmt: skip
RENT_BY_BOB = {**RENT_OF_BOB, "space": 1, "amount": 60}
OWING = {"places": [0, 0, 0], "cash": [1, 900, 0], "deeds": [[39]]}
# By reason: the box, the seats, the position, what chance brings, the moves; who then tries what
SELDOM: dict[str, tuple[str, int, dict[str, Any], list[object], list[str], int, str]] = {
    "asked_already": (
        "kanto", 3, {"places": [0, 0, 0], "cash": [1, 900, 900], "deeds": [[5], [6], [8]]},
        [(3, 3), (1, 1)], ["0 roll", "0 roll", "1 ask 1", "2 ask 2"], 2, "ask 2",
    ),
    "bid_owed": (
        "kanto", 3,
        {"places": [4, 20, 20], "cash": [100, 500, 500], "deeds": [[], LIGHT_BLUE],
         "buildings": {"6": 2, "8": 2, "9": 2}},
        [(1, 1), (2, 4)], ["0 roll", "0 roll", "1 ask 1"], 0, "bid 50",
    ),
    "lift_owed": (
        "kanto", 3,
        {"places": [35, 0, 0], "cash": [0, 150, 900], "deeds": [[5], [39], [1]], "mortgaged": [5],
         "issued": 1, "standing": [RENT_BY_BOB]},
        [(1, 3)], ["0 roll", "1 ask 2", "0 bankrupt", "2 ask 1"], 1, "redeem 5",
    ),
    "partner_resigned": (
        "kanto", 3, {"places": [36, 20, 20], "deeds": [[1], [5], [15]]}, [(1, 2)], ["0 roll", "1 resign"],
        2, "offer 1 take:5",
    ),
    "buy_dear": (
        "kanto", 2, {"places": [36, 0], "cash": [9, 900], "deeds": [[5]]}, [(1, 2)], ["0 roll"], 0, "buy",
    ),
    "fine_dear": ("kanto", 2, {"places": [10, 0], "jailed": [1, 0], "cash": [9, 900]}, [], [], 0, "pay"),
    "may_not_pay": ("dog-lovers", 2, {"places": [10, 0], "jailed": [3, 0]}, [], [], 0, "pay"),
    "interest_short": (
        "kanto", 2, {"cash": [5, 900], "deeds": [[1], [39]], "mortgaged": [39]}, [], [],
        0, "offer 1 give:1,take:39",
    ),
    "their_interest_short": (
        "kanto", 2, {"cash": [50, 900], "deeds": [[1, 3], [39]], "mortgaged": [3, 39]}, [],
        ["0 offer 1 give:1,take:39", "0 lift 3"], 1, "accept 1",
    ),
    "their_cash_short": (
        "kanto", 2, {"cash": [50, 900], "deeds": [[3], [39]], "mortgaged": [3]}, [],
        ["0 offer 1 pay:50,take:39", "0 lift 3"], 1, "accept 1",
    ),
    "not_covered": ("kanto", 3, OWING, [(1, 3)], ["0 roll"], 0, "offer 1 give:39,get:100"),
    "their_not_covered": (
        "kanto", 3, OWING, [(1, 3)], ["0 offer 1 give:39,get:100", "0 roll"], 1, "accept 1",
    ),
    "not_to_you": ("kanto", 3, {"deeds": [[39]]}, [], ["0 offer 1 give:39,get:100"], 2, "accept 1"),
    "short_for_other": (
        "kanto", 2,
        {"deeds": [LIGHT_BLUE, PINK + ORANGE + RED],
         "buildings": {"6": 5, "8": 4, "9": 4, **dict.fromkeys(map(str, PINK + ORANGE), 4)}},
        [], [], 0, "sell 8",
    ),
    "shortage_first": ("kanto", 4, SCARCE, [], ["1 build 6"], 0, "roll"),
    "can_use_none": (
        "kanto", 4,
        {**SCARCE, "cash": [1500, 40, 0, 0], "serial": 2,
         "stack": [{"ask": "turn", "waits": [], "seat": 0},
                   {"ask": "shortage", "waits": [1], "seat": 0, "space": 1, "wanted": [1, 0, 0, 0]}]},
        [], [], 1, "want 1",
    ),
    "place_first": (
        "kanto", 4, SCARCE, [], ["0 build 1", "1 want 1", "1 pass", "0 bid 9"], 0, "roll",
    ),
    "needs_hotel": (
        "kanto", 4, MIXED, [], ["0 build 1", "1 want 1", "0 pass", "1 bid 9"], 1, "put 11",
    ),
    "needs_house": (
        "kanto", 4, SCARCE_HOTEL, [], ["0 build 1", "1 want 1", "0 pass", "1 bid 9"], 1, "put 26",
    ),
}  # fmt: skip


def goods_for(verb: Verb, rng: random.Random) -> tuple[int, ...]:
    """Some goods, or some deeds to lift."""
    if verb.word == "redeem":
        return tuple(rng.randrange(41) for _ in range(rng.randint(0, 2)))
    found = []
    for _ in range(rng.randint(1, 3)):
        kind = rng.randrange(6)
        which = rng.randrange(41) if kind < 2 else rng.choice(NUMBERS) + 1 if kind < 4 else rng.randrange(2)
        found.append(kind * GOOD + which)
    return tuple(found)


def items_for(verb: Verb, rng: random.Random) -> list[int]:
    """Every space, some decks, or the numbers of claims and offers."""
    if not verb.item:
        return [ABSENT]
    if verb.item == "space":
        return [*rng.sample(range(40), 8), 99]
    return list(range(len(DECKS))) if verb.item == "deck" else [0, 1, 2, 3, 4, 5, 99]


def tries(verb: Verb, seats: int, rng: random.Random) -> list[Action]:
    """One word with many things in its slots."""
    found = []
    for item in items_for(verb, rng):
        for number in NUMBERS if verb.number else [ABSENT]:
            for _ in range(3 if verb.goods else 1):
                seat = rng.randrange(seats + 1) if verb.seat else NOBODY
                goods = goods_for(verb, rng) if verb.goods else ()
                found.append(Action(verb, seat, item, number, goods))
    return found


def check_all(table: gn.Table, terms: dict[str, Any], rng: random.Random) -> set[str]:
    """Try every word of the family for every seat; the refusals that came, each of them true."""
    seen = set()
    for seat in range(len(table.names)):
        look = Look(table, terms, seat)
        for verb in VERBS:
            for action in tries(verb, len(table.names), rng):
                why = engine.why_not(table.state, seat, action)
                if why is None:
                    continue
                assert why.name not in GENERIC, (verb.word, table.question(seat))
                told = table.refusal(why, seat), verb.word, action.item, action.number
                assert why.clause in CLAUSES, (why, verb.word)
                assert TRUE[why.name](look.at(action, why)), (seat, why, told, table.question(seat))
                seen.add(why.name)
    return seen


@pytest.mark.parametrize("reason", SELDOM)
def test_reasons_that_are_seldom_given(reason):
    """In a position that is laid for it, and true there."""
    game, seats, position, chance, moves, seat, word = SELDOM[reason]
    table = lay(game, seats, chance, **position)
    go_on(table, *moves)
    action = read(table.game, VERBS, word)
    why = engine.why_not(table.state, seat, action)

    assert why is not None
    assert why.name == reason
    assert why.clause in CLAUSES
    assert TRUE[reason](Look(table, {}, seat).at(action, why))


@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    "place", range(len(AGREED)), ids=["rulebook", "short", "timed", "automatic", "house"]
)
def test_reasons_are_true_in_random_games(game, place):
    """Every ninth position of games from the start and from the middle, with every variant and house rule."""
    for seed in (2, 3, 5):
        rng = random.Random(seed)
        subject = Subject(edition_of(game), 2 + (place + seed) % 5, AGREED[place])
        table = subject.open(seed)
        for step, _ in enumerate(walk(table, rng)):
            if step % 9 == 0 and table.outcome is None:
                check_all(table, AGREED[place], rng)


@cache
def seen_in(name: str) -> set[str]:
    """The refusals that came before a scene and after each of its moves, each of them true."""
    rng = random.Random(name)
    seen: set[str] = set()
    for table in stages(name):
        if table.outcome is None:
            for _ in range(2):
                seen |= check_all(table, SCENES[name][2], rng)
    return seen


@pytest.mark.parametrize("name", SCENES)
def test_reasons_are_true_in_every_scene(name):
    """Before it and after each of its moves."""
    assert seen_in(name)


def test_every_reason_is_known_and_given_somewhere():
    """No refusal of the family is without its check, and none is never given."""
    kinds = {one.name for one in vars(refusals).values() if isinstance(one, Kind)}
    seen = {reason for name in SCENES for reason in seen_in(name)}

    assert kinds - UNSEEN <= set(TRUE)
    assert set(TRUE) - kinds == {"not_asked", "is_out"}
    assert set(TRUE) - seen - set(SELDOM) == set()
