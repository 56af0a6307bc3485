"""What the families declare: what lies on their tables, what their boxes print, what can happen."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, NamedTuple

from gamenight import families
from gamenight.editions.shelf import editions
from gamenight.kernel import engine

if TYPE_CHECKING:
    from gamenight.kernel.event import Kind


class Declared(NamedTuple):
    """One family, in types."""

    name: str
    package: str
    table: type  # the TypedDict of what lies on its table
    board: type  # the Struct of what its boxes print
    events: list[Kind]

    @property
    def title(self) -> str:
        """What the names of its types begin with."""
        return self.name.title().replace("_", "").replace("-", "")


def declared() -> list[Declared]:
    """Every family that has an edition, by name."""
    games = {edition.game.name: edition.game for edition in editions()}
    found = []
    for family in families.known():
        if family.name in games:
            table = returned(f"{family.package}.view", "view_of")
            board = returned(f"{family.package}.edition.board", "board_of")
            events = [kind for kind in games[family.name].events if kind not in engine.EVENTS]
            found.append(Declared(family.name, family.package, table, board, events))
    return found


def returned(module: str, function: str) -> type:
    """The class that a function of a module says it returns."""
    room = importlib.import_module(module)
    found = getattr(room, getattr(room, function).__annotations__["return"])
    assert isinstance(found, type)
    return found
