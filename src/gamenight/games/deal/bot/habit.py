"""What a player of the card game is in the habit of doing: a small net over what it sees at a glance.

It was fitted to what playouts said of many decisions (tools/deal_habit.py). hard and master begin from a
player with it, so that much of what trying would find is there before anything is tried.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.games.deal.bot.chance import checked
from gamenight.games.deal.bot.glance import ACT, ACT_GROUPS, TABLE, TABLE_GROUPS, see_action, see_table
from gamenight.kernel.errors import BadSetup

if TYPE_CHECKING:
    from gamenight.games.deal.sight import DealSight
    from gamenight.kernel.action import Action

FILE: Final = Path(__file__).with_name("habit.toml")
VIEWS: Final = 24  # each sees the table and what could be done, and speaks if that is enough
ROW: Final = 1 + VIEWS  # of what could be done: its weight, and what it is to each view
LEAST: Final = -1.0e9


@final
class Bent:
    """The numbers of a net: a row for all that is seen; where each view begins, and what it says."""

    def __init__(self, table: list[float], act: list[float], begins: list[float], says: list[float]) -> None:
        self.table: Final[vec[float]] = vec[float](table)
        self.act: Final[vec[float]] = vec[float](act)
        self.begins: Final[vec[float]] = vec[float](begins)
        self.says: Final[vec[float]] = vec[float](says)


@final
class Habit:
    """Weighs what could be done, one thing beside the other."""

    def __init__(self, bent: Bent) -> None:
        self.bent: Final = bent
        self.table: vec[i64] = vec[i64]([0] * TABLE)
        self.act: vec[i64] = vec[i64]([0] * ACT)
        self.views: vec[float] = vec[float]([0.0] * VIEWS)  # as the table lies
        self.sums: vec[float] = vec[float]([0.0] * ROW)  # of one thing that could be done

    def look(self, sight: DealSight) -> None:
        """Take in the table."""
        seen = self.table
        see_table(sight, seen)
        views = self.views
        rows = self.bent.table
        begins = self.bent.begins
        view: i64 = 0
        while view < VIEWS:
            views[view] = begins[view]
            view += 1
        place: i64 = 0
        while place < TABLE:
            if seen[place]:
                number = float(seen[place])
                row = place * VIEWS
                view = 0
                while view < VIEWS:
                    views[view] += number * rows[row + view]
                    view += 1
            place += 1

    def leaning(
        self, sight: DealSight, action: Action, worth: i64, *, is_step: bool, is_usual: bool
    ) -> float:
        """How much it leans to an action at the table it has looked at, on a scale of its own."""
        seen = self.act
        see_action(sight, action, worth, seen, is_step=is_step, is_usual=is_usual)
        sums = self.sums
        rows = self.bent.act
        column: i64 = 0
        while column < ROW:
            sums[column] = 0.0
            column += 1
        place: i64 = 0
        while place < ACT:
            if seen[place]:
                number = float(seen[place])
                row = place * ROW
                column = 0
                while column < ROW:
                    sums[column] += number * rows[row + column]
                    column += 1
            place += 1
        return self.said(sums)

    def said(self, sums: vec[float]) -> float:
        """What the views say together."""
        total = sums[0]
        views = self.views
        says = self.bent.says
        view: i64 = 0
        while view < VIEWS:
            seen = views[view] + sums[1 + view]
            if seen > 0.0:
                total += says[view] * seen
            view += 1
        return total


@cache
def bent() -> Bent:
    """The numbers of the file that comes with the bots."""
    return read(FILE)


def read(file: Path) -> Bent:
    """The numbers of a file, a row for everything seen of each group."""
    try:
        document = tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise BadSetup(f"{file.name} is no TOML: {error}") from error
    table = rows_of(file, document, "table", TABLE_GROUPS, VIEWS)
    act = rows_of(file, document, "act", ACT_GROUPS, ROW)
    begins = checked(file, "begins", document.get("begins"), VIEWS)
    return Bent(table, act, begins, checked(file, "says", document.get("says"), VIEWS))


def rows_of(
    file: Path, document: dict[str, object], name: str, groups: list[tuple[str, int]], length: int
) -> list[float]:
    """All rows of one table of the file, one after the other."""
    given = document.get(name)
    if not isinstance(given, dict):
        raise BadSetup(f"{file.name} has no [{name}]")
    found: list[float] = []
    for group, number in groups:
        rows = given.get(group)
        where = f"[{name}] {group}"
        if not isinstance(rows, list) or len(rows) != number:
            raise BadSetup(f"{file.name}: {where} must be a list of {number} rows, one for each thing seen")
        for row in rows:
            found += checked(file, where, row, length)
    return found
