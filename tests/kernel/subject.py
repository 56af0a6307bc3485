"""How the laws try the toy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.laws.trial import Trial

if TYPE_CHECKING:
    import gamenight as gn


def census(table: gn.Table) -> object:
    """A hundred coins, and never more than twelve cards."""
    position: Any = table.position()
    assert min(position["coins"]) >= 0
    assert sum(position["bag"]) + sum(sum(hand["cards"]) for hand in position["hands"]) <= 12
    return sum(position["coins"]) + position["bank"]


TRIAL = Trial(census, races=("bid", "owe"))  # who owes makes the others wait
