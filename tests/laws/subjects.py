"""Every game that the laws are tried on, and a player who tries everything."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING, Any

import gamenight as gn
from gamenight.editions.shelf import editions
from gamenight.kernel.seat import members
from tests.kernel.parlour_edition import PARLOUR

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from gamenight.editions.edition import Edition

RANGE = re.compile(r"(\d+)\.\.(\d+)")
MOST_STEPS = 4000


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


CENSUS: dict[str, Callable[[gn.Table], object]] = {"race": census_of_race, "parlour": census_of_parlour}


class Subject:
    """One edition with so many seats."""

    def __init__(self, edition: Edition, seats: int) -> None:
        self.edition = edition
        self.seats = seats
        self.names = [f"player {seat}" for seat in range(seats)]
        self.is_toy = edition is PARLOUR

    def open(self, seed: int) -> gn.Table:
        """A fresh table."""
        return gn.open(self.edition, self.names, dealer=gn.Seeded(seed))

    def census(self, table: gn.Table) -> object:
        """What must stay the same through the whole game."""
        return CENSUS[self.edition.game.name](table)

    def __repr__(self) -> str:
        return f"{self.edition.id}-{self.seats}"


SUBJECTS = [Subject(edition, seats) for edition in [*editions(), PARLOUR] for seats in range(2, 7)]


def filled(word: str, rng: random.Random) -> str:
    """A template with a number in its range; any other word as it is."""
    return RANGE.sub(lambda found: str(rng.randint(int(found[1]), int(found[2]))), word)


def walk(table: gn.Table, rng: random.Random, *, resigning: float = 0.004) -> Iterator[gn.Table]:
    """Play at random to the end, with asides, resignations and the clock; the table after each step."""
    for _ in range(MOST_STEPS):
        if table.outcome is not None:
            return
        seats = range(len(table.names))
        gone = members(table.state.left | table.state.out)
        here = [seat for seat in seats if seat not in gone]
        if rng.random() < resigning:
            table.play(rng.choice(here), "resign")
        elif table.state.terms.has_clock and rng.random() < 0.01:
            table.tick(int(table.state.clock) + rng.randint(0, 3))
        else:
            eager = [seat for seat in here if table.legal(seat)]
            seat = rng.choice(eager if rng.random() < 0.2 else table.waiting())
            table.play(seat, filled(rng.choice(table.legal(seat)), rng))
        yield table
    raise AssertionError(f"{table.edition.id}: no end after {MOST_STEPS} steps")
