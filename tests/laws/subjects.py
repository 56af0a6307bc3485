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
from tests.laws.trial import trial_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gamenight.editions.edition import Edition

RANGE = re.compile(r"(\d+)\.\.(\d+)")
MOST_STEPS = 4000
ONE_NUMBER = 4  # of seats does on the interpreted engine: the rules are the same


class Subject:
    """One edition with so many seats, and what they agree on."""

    def __init__(self, edition: Edition, seats: int, terms: dict[str, Any] | None = None) -> None:
        self.edition = edition
        self.seats = seats
        self.names = [f"player {seat}" for seat in range(seats)]
        self.is_toy = edition is PARLOUR
        self.trial = trial_of(edition.family)
        self.is_long = self.trial.patience is not None
        self.most = 6000 if self.is_long else 100_000  # decisions, before a game is called truncated
        self.terms = self.trial.terms.get(seats, {}) if terms is None else terms

    def open(self, seed: int) -> gn.Table:
        """A fresh table; where the middle is far from the start, every second one is laid there."""
        laid, rng = self.trial.laid, random.Random(seed)
        position = laid(self.edition, self.seats, rng, self.terms) if laid and seed % 2 else None
        return gn.open(self.edition, self.names, self.terms, gn.Seeded(seed), position)

    def census(self, table: gn.Table) -> object:
        """What must stay the same through the whole game."""
        return self.trial.census(table)

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
    patience = trial_of(table.game.name).patience or MOST_STEPS
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
