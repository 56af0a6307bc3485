"""How likely each seat is to win in the card game: a weight for every sign, fitted on many games."""

from __future__ import annotations

import tomllib
from functools import cache
from math import exp
from pathlib import Path
from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.games.deal.bot.signs import GROUPS, SIGNS, see
from gamenight.kernel.errors import BadSetup
from gamenight.kernel.seat import Seat, holds

if TYPE_CHECKING:
    from gamenight.games.deal.state import Deal

FILE: Final = Path(__file__).with_name("chance.toml")
TWO: Final = "two"  # the weights with two players
MORE: Final = "more"  # and with more


@final
class Judge:
    """Weighs the signs of every seat; the chances of all seats together are one."""

    def __init__(self, weights: list[float]) -> None:
        self.weights: Final[vec[float]] = vec[float](weights)
        self.signs: vec[i64] = vec[i64]([0] * SIGNS)

    def standing(self, state: Deal, seat: Seat) -> float:
        """How well a seat stands, on a scale of its own."""
        see(state, seat, self.signs)
        signs = self.signs
        weights = self.weights
        total = 0.0
        place: i64 = 0
        while place < SIGNS:
            number = signs[place]
            if number:
                total += weights[place] * float(number)
            place += 1
        return total

    def chance(self, state: Deal, seat: Seat) -> float:
        """How likely a seat is to win."""
        mine = self.standing(state, seat)
        total = 1.0
        other: i64 = 0
        while other < state.seats:
            if other != seat and not holds(state.out, other):
                total += exp(min(self.standing(state, other) - mine, 50.0))
            other += 1
        return 1.0 / total


@cache
def weights() -> dict[str, list[float]]:
    """The weights of the file that comes with the bots: with two players, and with more."""
    return read(FILE)


def read(file: Path) -> dict[str, list[float]]:
    """The weights of a file, those of each group of signs in a row."""
    try:
        document = tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise BadSetup(f"{file.name} is no TOML: {error}") from error
    found: dict[str, list[float]] = {}
    for name in (TWO, MORE):
        table = document.get(name)
        if not isinstance(table, dict):
            raise BadSetup(f"{file.name} has no [{name}]")
        row: list[float] = []
        for group, number in GROUPS:
            row += checked(file, f"[{name}] {group}", table.get(group), number)
        found[name] = row
    return found


def checked(file: Path, where: str, given: object, number: int) -> list[float]:
    """So many weights, all of them numbers."""
    if not isinstance(given, list) or len(given) != number:
        raise BadSetup(f"{file.name}: {where} must be a list of {number} numbers")
    for one in given:
        if not isinstance(one, (int, float)) or isinstance(one, bool):
            raise BadSetup(f"{file.name}: {where} holds {one!r}, which is no number")
    return [float(one) for one in given]
