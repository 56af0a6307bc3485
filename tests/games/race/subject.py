"""How the laws try the race."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.laws.trial import Trial

if TYPE_CHECKING:
    import gamenight as gn


def census(table: gn.Table) -> object:
    """Every piece is in exactly one place, and no two on a space but Start."""
    position = table.position()
    spaces: Any = position["spaces"]
    on_board = [space for space in spaces if space > 0]
    assert len(spaces) == len(table.names)
    assert len(set(on_board)) == len(on_board), spaces
    return len(spaces)


TRIAL = Trial(census, moments=("spin",))
