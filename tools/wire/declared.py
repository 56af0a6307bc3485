"""What the families declare: what lies on their tables, what their boxes print, what can happen."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, NamedTuple

from gamenight import families
from gamenight.editions.shelf import editions
from gamenight.kernel import engine

if TYPE_CHECKING:
    from collections.abc import Callable

    from gamenight.kernel.event import Kind


class Declared(NamedTuple):
    """One family, in types."""

    name: str
    package: str
    table: type  # the TypedDict of what lies on its table
    board: type  # the Struct of what its boxes print
    events: list[Kind]
    questions: list[Kind]
    effects: list[Kind]

    @property
    def title(self) -> str:
        """What the names of its types begin with."""
        return self.name.title().replace("_", "").replace("-", "")


def declared() -> list[Declared]:
    """Every family that has an edition, by name."""
    boxes = {edition.game.name: edition for edition in editions()}
    found = []
    for family in families.known():
        if family.name in boxes:
            box = boxes[family.name]
            table, board = returned(type(box.game).view), returned(type(box).board)
            events = [kind for kind in box.game.events if kind not in engine.EVENTS]
            kinds = (events, box.game.questions, box.game.effects)
            found.append(Declared(family.name, family.package, table, board, *kinds))
    return found


def returned(method: Callable[..., object]) -> type:
    """The class that a method says it returns."""
    found = vars(sys.modules[method.__module__])[method.__annotations__["return"]]
    assert isinstance(found, type)
    return found
