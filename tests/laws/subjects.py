"""Every game that the laws are tried on, and a player who tries everything."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING, Any

import gamenight as gn
from gamenight.editions.shelf import editions
from gamenight.kernel import engine
from gamenight.kernel.seat import members
from gamenight.kernel.stream import Stream
from tests.kernel.parlour_edition import PARLOUR
from tests.laws.estates import census_of_property, estate_position
from tests.laws.kennels import census_of_pets, kennel_position

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from gamenight.editions.edition import Edition

RANGE = re.compile(r"(\d+)\.\.(\d+)")
MOST_STEPS = 4000
PATIENCE = {"property": 90}  # steps after which players begin to give up, so that a long game ends


def census_of_race(table: gn.Table) -> object:
    """Every piece is in exactly one place, and no two on a space but Start."""
    position = table.position()
    spaces: Any = position["spaces"]
    on_board = [space for space in spaces if space > 0]
    assert len(spaces) == len(table.names)
    assert len(set(on_board)) == len(on_board), spaces
    return len(spaces)


def census_of_parlour(table: gn.Table) -> object:
    """A hundred coins, and never more than twelve cards."""
    position: Any = table.position()
    assert min(position["coins"]) >= 0
    assert sum(position["bag"]) + sum(sum(hand["cards"]) for hand in position["hands"]) <= 12
    return sum(position["coins"]) + position["bank"]


def census_of_deal(table: gn.Table) -> object:
    """Every card is in exactly one place, and no set has more cards than its colour needs."""
    position: Any = table.position()
    cards = [*position["unseen"], *position["centre"], *position["below"][::2], *position["loose"][::2]]
    cards += [position["passing"]] * (position["passing"] >= 0)
    for some in (*position["hands"], *position["banks"]):
        cards += some
    for one in (one for sets in position["sets"] for one in sets):
        cards += [*one["cards"], *(["house"] * one["house"]), *(["hotel"] * one["hotel"])]
    words: list[str] = table.game.kind_words  # type: ignore[attr-defined]
    return sorted(card if isinstance(card, str) else words[card] for card in cards)


CENSUS: dict[str, Callable[[gn.Table], object]] = {
    "race": census_of_race,
    "parlour": census_of_parlour,
    "property": census_of_property,
    "deal": census_of_deal,
    "pets": census_of_pets,
}
# What a seat has to spend: its own, or its team's.
PURSES: dict[str, Callable[[Any, int], int]] = {
    "property": lambda state, seat: int(state.cash[seat]),
    "pets": lambda state, seat: int(state.cash[state.agreed.teams[seat]]),
}
# What tables of so many seats agree on, so that every variant and house rule is tried.
TERMS: dict[str, dict[int, dict[str, Any]]] = {
    "property": {
        2: {},
        3: {"variant": "short", "smallest_raise": 5},
        4: {"variant": "timed", "rounds": 6},
        5: {"rent": "automatic", "parking_money": True, "go_double": True},
        6: {"no_auction": True, "no_jail_rent": True},
    },
    "deal": {
        3: {"double_any_rent": True, "wild_sets": False},
        4: {"no_costs_a_play": True, "first": 2},
    },
    "pets": {
        3: {"teams": ["cat", "dog", "dog"], "bank_debt": "forgiven"},
        4: {"teams": ["dog", "cat", "cat", "cat"], "no_marker": "hand_over"},
        5: {"rounds": 4},
        6: {"teams": ["cat", "cat", "cat", "dog", "dog", "dog"], "rounds": 9},
        8: {"teams": ["dog", "dog", "cat", "dog", "dog", "dog", "cat", "dog"]},
    },
}
# Interpreted, one number of seats does: it is another engine, not other rules.
ONE_NUMBER = 4


class Subject:
    """One edition with so many seats, and what they agree on."""

    def __init__(self, edition: Edition, seats: int, terms: dict[str, Any] | None = None) -> None:
        self.edition = edition
        self.seats = seats
        self.names = [f"player {seat}" for seat in range(seats)]
        self.is_toy = edition is PARLOUR
        self.is_long = edition.game.name in PATIENCE
        self.most = 6000 if self.is_long else 100_000  # decisions, before a game is called truncated
        self.terms = TERMS.get(edition.game.name, {}).get(seats, {}) if terms is None else terms

    def open(self, seed: int) -> gn.Table:
        """A fresh table; where the middle is far from the start, every second one is laid there."""
        position = None
        if self.edition.game.name == "property" and seed % 2:
            position = estate_position(self.edition, self.seats, random.Random(seed), self.terms)
        if self.edition.game.name == "pets" and seed % 2:
            position = kennel_position(self.edition, self.seats, random.Random(seed))
        return gn.open(self.edition, self.names, self.terms, gn.Seeded(seed), position)

    def census(self, table: gn.Table) -> object:
        """What must stay the same through the whole game."""
        return CENSUS[self.edition.game.name](table)

    def __repr__(self) -> str:
        return f"{self.edition.id}-{self.seats}"


def numbers_of(edition: Edition) -> list[int]:
    """The numbers of seats that an edition is tried with: all that its box allows, on the compiled engine."""
    least, most = edition.seats
    return list(range(least, most + 1)) if gn.engine() == "compiled" else [min(ONE_NUMBER, most)]


SUBJECTS = [Subject(edition, seats) for edition in [*editions(), PARLOUR] for seats in numbers_of(edition)]


def filled(word: str, rng: random.Random) -> str:
    """A template with a number in its range; any other word as it is."""
    return RANGE.sub(lambda found: str(rng.randint(int(found[1]), int(found[2]))), word)


def lawful(table: gn.Table, seat: int, action: gn.Action, rng: random.Random) -> gn.Action | None:
    """The action, a template filled in; None if that is not lawful after all, or nothing comes to mind."""
    if not action.is_template():
        return action
    if action.verb.goods:
        goods = table.sight(seat).random_goods(action, Stream(rng.getrandbits(32), 0))
        whole = gn.Action(action.verb, action.seat, action.item, action.number, goods)
        return None if not goods or engine.why_not(table.state, seat, whole) is not None else whole
    number = rng.choice([action.number, action.most, rng.randint(int(action.number), int(action.most))])
    return gn.Action(action.verb, action.seat, action.item, number)


def some_legal(table: gn.Table, seat: int, rng: random.Random, most: int) -> list[gn.Action]:
    """Some of what a seat may play now, templates filled in."""
    legal = table.legal_actions(seat)
    picked = rng.sample(legal, min(most, len(legal)))
    return [action for one in picked if (action := lawful(table, seat, one, rng)) is not None]


def walk(table: gn.Table, rng: random.Random, *, resigning: float = 0.004) -> Iterator[gn.Table]:
    """Play at random to the end, with asides, resignations and the clock; the table after each step."""
    patience = PATIENCE.get(table.game.name, MOST_STEPS)
    for step in range(MOST_STEPS):
        if table.outcome is not None:
            return
        seats = range(len(table.names))
        gone = members(table.state.left | table.state.out)
        here = [seat for seat in seats if seat not in gone]
        if rng.random() < (resigning if step < patience else 0.2):
            table.play(rng.choice(here), "resign")
        elif table.state.terms.has_clock and rng.random() < 0.01:
            table.tick(int(table.state.clock) + rng.randint(0, 3))
        else:
            seat = rng.choice(table.waiting())
            choices = engine.answers(table.state, seat)
            if rng.random() < 0.2:
                seat = rng.choice(here)
                choices = table.legal_actions(seat) or choices
            action = lawful(table, seat, rng.choice(choices), rng) if table.legal_actions(seat) else None
            if action is None:
                continue
            table.play(seat, action)
        yield table
    raise AssertionError(f"{table.edition.id}: no end after {MOST_STEPS} steps")
