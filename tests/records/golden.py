"""The games that are kept: how each is played, and what is written down of it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import NamedTuple

import gamenight as gn

FOLDER = Path(__file__).parent


class Golden(NamedTuple):
    """One kept game: its name, box, players, seed, and who resigns after how many moves."""

    name: str
    edition: str
    names: list[str]
    seed: int
    resigns: tuple[tuple[int, int], ...] = ()


KEPT = [
    Golden("cats-and-dogs-2", "cats-and-dogs", ["Ann", "Bob"], 7),
    Golden("cats-and-dogs-6", "cats-and-dogs", ["red", "blue", "yellow", "green", "black", "white"], 6),
    Golden("cats-and-dogs-resigned", "cats-and-dogs", ["Ann", "Bob", "Cid"], 3, ((9, 1), (20, 0))),
    Golden("garden-path-3", "garden-path", ["Ann", "Bob", "Cid"], 12),
]


def played(golden: Golden) -> gn.Table:
    """Play it: every seat picks at random from what is legal, repeatably."""
    table = gn.open(golden.edition, golden.names, dealer=gn.Seeded(golden.seed))
    rng = random.Random(golden.seed)
    resigns = dict(golden.resigns)
    moves = 0
    while table.outcome is None:
        if moves in resigns:
            table.play(resigns[moves], "resign")
        else:
            seat = rng.choice(table.waiting())
            table.play(seat, rng.choice(table.legal(seat)))
        moves += 1
    return table


def story(table: gn.Table) -> str:
    """The game as it is told to a spectator, each line with its clause."""
    return "".join(f"{table.tell(event)} [{event.clause}]\n" for event in table.heard(None))
