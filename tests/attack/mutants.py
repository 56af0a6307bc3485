"""Documents that are nearly right: a sound position in which one leaf, or a few, are something else."""

from __future__ import annotations

import copy
import random
from typing import TYPE_CHECKING, Any

import gamenight as gn

if TYPE_CHECKING:
    from collections.abc import Iterator

SEATS = {"kanto": 3, "dog-lovers": 4, "deal": 3, "cats-vs-dogs": 4, "cats-and-dogs": 3}

NUMBERS: list[Any] = [-1, 0, 7, 64, 2**31, 2**53, -(2**53), 2**53 + 1, 2**63 - 1, 2**63, -(2**63) - 1, 10**40]
NUMBERS += [10**5000, 1.5, -0.0, 1e308, float("nan"), float("inf"), float("-inf"), True, False]
TEXTS: list[Any] = [
    "",
    "chance",
    "x",
    "9" * 50,
    "y" * 100_000,
    "\0",
    "\ud800",
    "\u202e",
    "\n",
    "{0}",
    "{amount",
]
THINGS: list[Any] = [
    None,
    [],
    {},
    [[]],
    [None],
    {"a": 1},
    [1, 2, 3],
    [10**30],
    [-5],
    [[[[[[[[[[[[]]]]]]]]]]]],
]
ODD = [*NUMBERS, *TEXTS, *THINGS]


def nested(levels: int) -> Any:
    """A list in a list in a list."""
    inner: list[Any] = []
    for _ in range(levels):
        inner = [inner]
    return inner


def names(game: str) -> list[str]:
    """Names for as many seats as that game has here."""
    return [f"Seat {seat}" for seat in range(SEATS[game])]


def positions(game: str, seed: int, count: int) -> list[dict[str, Any]]:
    """Positions of games that were played for a while, at random."""
    luck = random.Random(f"{game} {seed}")
    found = []
    for number in range(count):
        table = gn.open(game, names(game), dealer=gn.Seeded(number))
        for _ in range(luck.randrange(150)):
            plain = [word for seat in table.waiting() for word in _words(table, seat)]
            if not plain:
                break
            table.play(*luck.choice(plain))
        found.append(table.position())
    return found


def _words(table: gn.Table, seat: int) -> list[tuple[int, str]]:
    return [(seat, word) for word in table.legal(seat) if "<" not in word and ".." not in word]


def places(document: object, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path of everything in a document."""
    inner = (
        document.items()
        if isinstance(document, dict)
        else enumerate(document)
        if isinstance(document, list)
        else ()
    )
    for key, part in inner:
        yield (*path, key)
        yield from places(part, (*path, key))


def mutant(document: dict[str, Any], luck: random.Random) -> dict[str, Any]:
    """The document with a few parts changed, taken away or doubled."""
    odd = copy.deepcopy(document)
    for _ in range(luck.choice([1, 1, 1, 2, 3])):
        path = luck.choice([*places(odd)])
        here: Any = odd
        for key in path[:-1]:
            here = here[key]
        key, dice = path[-1], luck.random()
        if dice < 0.1:
            del here[key]
        elif dice < 0.2 and isinstance(here, list):
            here.append(here[key])
        elif dice < 0.6 and isinstance(here[key], int):
            here[key] += luck.choice([-2, -1, 1, 2, 10, 100])
        else:
            here[key] = copy.deepcopy(luck.choice(ODD))
        if not odd:
            return odd
    return odd
