"""How often a throw ends on each space: a Markov chain from the edition's file, met by simulation.

The chain's cards are drawn each equally likely, whatever came before. A deck that goes round is not quite
that: over long play every card comes equally often, but none follows itself, so that where one stands and
which card comes next hang together a little. For an exact comparison the dealer here gathers and shuffles
both decks before every throw. No throw draws twice from one deck (the walk checks that), so every draw is
then the chain's draw. The walkers never use a jail card, and gathering the deck takes it from them.
"""

from __future__ import annotations

import tomllib
from collections import Counter, defaultdict
from functools import cache
from typing import Any

import pytest

import gamenight as gn
from gamenight.bots.playout import play_out
from gamenight.editions.shelf import SHELF
from gamenight.games.parts.deck import Deck
from gamenight.games.property.board import DECKS
from gamenight.games.property.sight import PropertySight
from gamenight.games.property.state import Property

AT_ONCE, PATIENT, NEVER = 1, 3, 99  # from which jail turn on one wishes to pay before the throw
HABITS = [AT_ONCE, PATIENT, NEVER]
PRINTED = {"kanto": "again", "dog-lovers": "end"}  # what doubles out of Jail bring by each rulebook
CASES = [(name, "standard", habit, PRINTED[name]) for name in PRINTED for habit in HABITS]
CASES += [("kanto", "short", NEVER, "again"), ("kanto", "standard", NEVER, "end")]
CASES += [("dog-lovers", "short", NEVER, "end"), ("dog-lovers", "standard", PATIENT, "again")]
FREE = 0
FORTUNE = 100_000_000  # nobody ever runs out of money
BURN_IN = 100  # throws of a game that are not counted: where it began is forgotten by then
Spot = tuple[int, int, int]  # space; doubles thrown in the turn that goes on, 0 after its end; jail turn next


class Walk:
    """One token's walk as a chain: where a throw ends, how many doubles go on, which jail turn comes next."""

    def __init__(self, name: str, variant: str, habit: int, doubles: str) -> None:
        text = (SHELF / name / "edition.toml").read_text(encoding="utf-8")
        document = tomllib.loads(text)
        self.kinds: list[str] = [space["kind"] for space in document["spaces"]]
        self.decks: dict[str, list[dict[str, Any]]] = {deck: document[deck] for deck in ("chance", "chest")}
        self.jail = self.kinds.index("jail")
        self.jail_turns = 1 if variant == "short" else 3
        self.pay_turns: int = 1 if variant == "short" else document["numbers"]["pay_turns"]
        self.throws_again = doubles == "again"  # after doubles out of Jail
        self.habit = habit
        self.landings = [self.landing(space, "") for space in range(len(self.kinds))]

    def landing(self, space: int, seen: str) -> dict[tuple[int, int], float]:
        """With which chance a token that comes to a space ends where, in Jail (jail turn 1) or free."""
        kind = self.kinds[space]
        if kind == "go_to_jail":
            return {(self.jail, 1): 1.0}
        if kind not in self.decks:
            return {(space, FREE): 1.0}
        assert kind not in seen, "a throw draws twice from one deck"
        found: dict[tuple[int, int], float] = defaultdict(float)
        for card in self.decks[kind]:
            for end, chance in self.after_card(space, card, seen + kind).items():
                found[end] += chance / len(self.decks[kind])
        return found

    def after_card(self, space: int, card: dict[str, Any], seen: str) -> dict[tuple[int, int], float]:
        """Where a card leads."""
        size = len(self.kinds)
        if card["effect"] == "jail":
            return {(self.jail, 1): 1.0}
        if card["effect"] == "move_to":
            return self.landing(card["space"], seen)
        if card["effect"] == "move_back":
            return self.landing((space - card["steps"]) % size, seen)
        if card["effect"] == "move_nearest":
            ahead = (place % size for place in range(space + 1, space + size))
            return self.landing(next(place for place in ahead if self.kinds[place] == card["kind"]), seen)
        return {(space, FREE): 1.0}

    def throw(self, spot: Spot) -> dict[Spot, float]:
        """Where the next throw ends."""
        space, doubles, turn = spot
        found: dict[Spot, float] = defaultdict(float)
        is_held = turn != FREE and not self.habit <= turn <= self.pay_turns
        for first in range(1, 7):
            for second in range(1, 7):
                is_double = first == second
                goes_on = doubles + 1 if is_double and (self.throws_again or not is_held) else 0
                if goes_on == 3:
                    found[self.jail, 0, 1] += 1 / 36
                elif is_held and not is_double and turn < self.jail_turns:
                    found[self.jail, 0, turn + 1] += 1 / 36
                else:
                    ends = self.landings[(space + first + second) % len(self.kinds)]
                    for (end, jailed), chance in ends.items():
                        found[end, 0 if jailed else goes_on, jailed] += chance / 36
        return found


@cache
def long_run(
    name: str, variant: str, habit: int, doubles: str
) -> tuple[dict[Spot, dict[Spot, float]], dict[int, float]]:
    """The chain from GO on; and the chance that a throw ends on each space, -1 being in Jail."""
    walk = Walk(name, variant, habit, doubles)
    steps: dict[Spot, dict[Spot, float]] = {}
    new: list[Spot] = [(0, 0, FREE)]
    while new:
        spot = new.pop()
        steps[spot] = walk.throw(spot)
        new += [end for end in steps[spot] if end not in steps and end not in new]
    share = dict.fromkeys(steps, 1 / len(steps))
    change = 1.0
    while change > 1e-12:
        after = dict.fromkeys(steps, 0.0)
        for spot, chance in share.items():
            for end, weight in steps[spot].items():
                after[end] += chance * weight
        change = max(abs(after[spot] - share[spot]) for spot in steps)
        share = after
    ends: dict[int, float] = defaultdict(float)
    for (space, _, turn), chance in share.items():
        ends[-1 if turn else space] += chance
    return steps, dict(ends)


class Gathering(gn.Dealer):
    """Deals by a seed, with both decks gathered and shuffled before every throw."""

    def __init__(self, seed: int) -> None:
        self.seeded = gn.Seeded(seed)
        self.full = [Deck(deck, 16) for deck in range(DECKS)]

    def answer(self, state: gn.State) -> gn.Action:
        """Before the dice fall, all cards are back in their decks, in no order."""
        assert isinstance(state, Property)
        if state.asking.decision.name == "dice":
            for deck in range(DECKS):
                state.decks[deck].load(self.full[deck])
                state.keepers[deck] = gn.NOBODY
        return self.seeded.answer(state)


class Walker(gn.Bot):
    """Buys nothing, pays what must be paid, leaves Jail by its habit, and notes where its throws end."""

    def __init__(self, habit: int) -> None:
        self.habit = habit
        self.set_out()

    def set_out(self) -> None:
        """A new game."""
        self.has_thrown = False
        self.last: Spot = (0, 0, FREE)
        self.spots: list[Spot] = []

    def is_eager(self, sight: gn.Sight[Any]) -> bool:
        """It never speaks unasked."""
        return False

    def choose(self, sight: gn.Sight[Any], answers: list[gn.Action]) -> gn.Action:
        """Decline, pay the flat tax; throw, or before it pay the fine, and pass the dice on."""
        assert isinstance(sight, PropertySight)
        words = {action.verb.word: action for action in answers}
        if "end" not in words and "roll" not in words:
            return words["decline"] if "decline" in words else words["flat"]
        turn = sight.jailed(sight.seat)
        if self.has_thrown:
            doubles = self.last[1] + 1 if "roll" in words else 0
            self.last = (sight.place(sight.seat), doubles, turn)
            self.spots.append(self.last)
        self.has_thrown = "roll" in words
        return words["pay"] if turn >= self.habit and "pay" in words else answers[0]


def walks(case: tuple[str, str, int, str], games: int, throws: int) -> list[list[Spot]]:
    """Where the throws of two walkers end, game by game, each at least so many throws a seat."""
    name, variant, habit, doubles = case
    agreed = {"variant": variant, "rent": "automatic", "no_auction": True, "jail_doubles": doubles}
    table = gn.open(name, ["a", "b"], agreed, position={"cash": [FORTUNE, FORTUNE]})
    state = table.state.copy()
    bots = [Walker(habit), Walker(habit)]
    sights = [table.game.sight(state, seat) for seat in range(2)]
    dealer = Gathering(1935)
    found = []
    for _ in range(games):
        state.load(table.state)
        for bot in bots:
            bot.set_out()
        play_out(state, dealer, list(bots), sights, 6 * throws)
        found += [bot.spots for bot in bots]
    assert min(len(spots) for spots in found) >= throws
    return found


def furthest_off(found: list[list[Spot]], ends: dict[int, float]) -> tuple[float, float]:
    """By how many standard errors the worst space differs, and the greatest standard error.

    One walk's throws hang together, but whole walks do not: their spread gives the error.
    """
    worst, widest = 0.0, 0.0
    counted = [Counter(-1 if turn else space for space, _, turn in spots[BURN_IN:]) for spots in found]
    for space, chance in ends.items():
        rates = [counts[space] / counts.total() for counts in counted]
        mean = sum(rates) / len(rates)
        variance = sum((rate - mean) ** 2 for rate in rates) / (len(rates) - 1)
        error = (variance / len(rates)) ** 0.5
        worst, widest = max(worst, abs(mean - chance) / error), max(widest, error)
    return worst, widest


def check_steps(found: list[list[Spot]], steps: dict[Spot, dict[Spot, float]]) -> None:
    """Every throw of the engine is one that the chain knows."""
    for spots in found:
        before: Spot = (0, 0, FREE)
        for spot in spots:
            assert spot in steps[before], (before, spot)
            before = spot


@pytest.mark.rule(
    "jail.pay", "jail.doubles", "jail.third", "short.jail", "turn.doubles", "turn.three_doubles"
)
@pytest.mark.parametrize(
    ("name", "variant", "habit", "doubles", "jail", "visiting", "go", "red"),
    [
        ("kanto", "standard", AT_ONCE, "again", 3.9500, 2.2695, 3.0961, 3.1858),
        ("kanto", "standard", PATIENT, "again", 9.4569, 2.1392, 2.9143, 2.9929),
        ("kanto", "standard", NEVER, "again", 9.4569, 2.1392, 2.9143, 2.9929),
        ("kanto", "short", NEVER, "again", 3.9500, 2.2695, 3.0961, 3.1858),
        ("kanto", "standard", PATIENT, "end", 9.4050, 2.1414, 2.9172, 2.9948),
        ("kanto", "standard", NEVER, "end", 9.3855, 2.1422, 2.9183, 2.9955),
        ("kanto", "short", NEVER, "end", 3.9375, 2.2704, 3.0972, 3.1862),
        ("dog-lovers", "standard", AT_ONCE, "end", 3.9500, 2.2695, 3.0961, 3.1858),
        ("dog-lovers", "standard", PATIENT, "end", 9.3855, 2.1422, 2.9183, 2.9955),
        ("dog-lovers", "standard", NEVER, "end", 9.3855, 2.1422, 2.9183, 2.9955),
        ("dog-lovers", "standard", NEVER, "again", 9.4569, 2.1392, 2.9143, 2.9929),
    ],
)
def test_the_exact_chances_of_a_box(name, variant, habit, doubles, jail, visiting, go, red):
    """In Jail, visiting it, on GO, on the third red lot, in per cent: Jail is where most throws end.

    Before the third jail throw Kanto lets one pay; Dog Lovers does not, and waiting for it is in vain. Where
    doubles out of Jail throw again, to pay before the last throw and to wait for it lead to the same places.
    """
    _, ends = long_run(name, variant, habit, doubles)

    assert sum(ends.values()) == pytest.approx(1)
    assert 30 not in ends
    found = [100 * ends[space] for space in (-1, 10, 0, 24)]
    assert found == pytest.approx([jail, visiting, go, red], abs=6e-5)
    assert ends[-1] == max(ends.values())
    assert max(ends, key=lambda space: ends[space] if space not in {-1, 10} else 0) == 24
    assert min(ends, key=lambda space: ends[space]) in {7, 36}


@pytest.mark.parametrize("case", CASES, ids=lambda case: "-".join(map(str, case)))
def test_throws_end_where_they_should(case):
    """Some ten thousand throws: each a lawful one, and no space further off than five standard errors."""
    steps, ends = long_run(*case)
    found = walks(case, 12, 300)

    check_steps(found, steps)
    assert furthest_off(found, ends)[0] < 5


@pytest.mark.battery
@pytest.mark.parametrize("case", CASES, ids=lambda case: "-".join(map(str, case)))
def test_throws_end_exactly_where_they_should(case):
    """Half a million throws: every space within four and a half standard errors, none wider than 0.0008."""
    steps, ends = long_run(*case)
    found = walks(case, 100, 2000)

    worst, widest = furthest_off(found, ends)
    check_steps(found, steps)
    assert widest < 0.0008
    assert worst < 4.5
