"""Tables at which a card has just been drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.games.pets.laid import lay
from tests.games.playing import go_on

if TYPE_CHECKING:
    import gamenight as gn

ON_CHANCE = (7, (1, 2))  # from where one comes to a Chance space, and by which dice


def draw(card: int, seat: int = 0, seats: str = "cd", **position: Any) -> tuple[gn.Table, list[gn.Event]]:
    """The table after a seat has drawn a card on space 10, and what happened."""
    before, dice = ON_CHANCE
    team = "cat" if seats[seat] == "c" else "dog"
    where = [before] * len(seats)
    table = lay(seats, [dice, (team, card)], turn=seat, places=where, **position)
    return table, go_on(table, f"{seat} roll")
