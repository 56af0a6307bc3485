"""How likely each seat is to win in the card game: a small net over the signs, fitted on many games."""

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
VIEWS: Final = 16  # each sees all signs of a seat and of the others, and speaks if that is enough
ROW: Final = 1 + 2 * VIEWS  # of a sign: its weight; for each view what it is to the seat, and to the others
MOST_SEATS: Final = 16


@final
class Weights:
    """The numbers of a net: a row for every sign, and for every view where it begins and what it says."""

    def __init__(self, rows: list[float], begins: list[float], says: list[float]) -> None:
        self.rows: Final[vec[float]] = vec[float](rows)
        self.begins: Final[vec[float]] = vec[float](begins)
        self.says: Final[vec[float]] = vec[float](says)


@final
class Judge:
    """Weighs the signs of every seat beside those of the others; all chances add up to one."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Final = weights
        self.signs: vec[i64] = vec[i64]([0] * SIGNS)
        self.sums: vec[float] = vec[float]([0.0] * (MOST_SEATS * ROW))  # of each seat's signs, by column

    def chance(self, state: Deal, seat: Seat) -> float:
        """How likely a seat is to win."""
        self.look(state)
        mine = self.standing(state, seat)
        total = 1.0
        other: i64 = 0
        while other < state.seats:
            if other != seat and not holds(state.out, other):
                total += exp(min(self.standing(state, other) - mine, 50.0))
            other += 1
        return 1.0 / total

    def look(self, state: Deal) -> None:
        """Add up what every sign of every seat weighs."""
        seat: i64 = 0
        while seat < state.seats:
            if not holds(state.out, seat):
                see(state, seat, self.signs)
                self.add_up(seat * ROW)
            seat += 1

    def add_up(self, start: i64) -> None:
        """Add up the rows of the signs that were seen, from a place on."""
        sums = self.sums
        rows = self.weights.rows
        signs = self.signs
        column: i64 = 0
        while column < ROW:
            sums[start + column] = 0.0
            column += 1
        place: i64 = 0
        while place < SIGNS:
            if signs[place]:
                number = float(signs[place])
                row = place * ROW
                column = 0
                while column < ROW:
                    sums[start + column] += number * rows[row + column]
                    column += 1
            place += 1

    def standing(self, state: Deal, seat: Seat) -> float:
        """How well a seat stands beside the others on the average, on a scale of its own."""
        sums = self.sums
        weights = self.weights
        start = seat * ROW
        total = sums[start]
        view: i64 = 0
        while view < VIEWS:
            theirs = 0.0
            others = 0.0
            other: i64 = 0
            while other < state.seats:
                if other != seat and not holds(state.out, other):
                    theirs += sums[other * ROW + 1 + VIEWS + view]
                    others += 1.0
                other += 1
            seen = weights.begins[view] + sums[start + 1 + view] + theirs / max(others, 1.0)
            if seen > 0.0:
                total += weights.says[view] * seen
            view += 1
        return total


@cache
def weights() -> dict[str, Weights]:
    """The weights of the file that comes with the bots: with two players, and with more."""
    return read(FILE)


def read(file: Path) -> dict[str, Weights]:
    """The weights of a file, a row for each sign of each group."""
    try:
        document = tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise BadSetup(f"{file.name} is no TOML: {error}") from error
    found: dict[str, Weights] = {}
    for name in (TWO, MORE):
        table = document.get(name)
        if not isinstance(table, dict):
            raise BadSetup(f"{file.name} has no [{name}]")
        rows: list[float] = []
        for group, number in GROUPS:
            given = table.get(group)
            where = f"[{name}] {group}"
            if not isinstance(given, list) or len(given) != number:
                raise BadSetup(f"{file.name}: {where} must be a list of {number} rows, one for each sign")
            for row in given:
                rows += checked(file, where, row, ROW)
        begins = checked(file, f"[{name}] begins", table.get("begins"), VIEWS)
        found[name] = Weights(rows, begins, checked(file, f"[{name}] says", table.get("says"), VIEWS))
    return found


def checked(file: Path, where: str, given: object, number: int) -> list[float]:
    """Check that there are so many weights, all of them numbers."""
    if not isinstance(given, list) or len(given) != number:
        raise BadSetup(f"{file.name}: {where} must be a list of {number} numbers")
    for one in given:
        if not isinstance(one, (int, float)) or isinstance(one, bool):
            raise BadSetup(f"{file.name}: {where} holds {one!r}, which is no number")
    return [float(one) for one in given]
