"""What the decisions of Ludo remember, and where a token may be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias, final

from gamenight.kernel.errors import BadPosition
from gamenight.kernel.fields import Count
from gamenight.kernel.frame import Frame
from gamenight.kernel.reading import checked, listed

if TYPE_CHECKING:
    from gamenight.kernel.decision import Decision
    from tests.families.ludo.state import Ludo

YARD: Final = -1  # a token that has not entered yet
START: Final = 0  # and where it enters: steps are counted from there

Steps: TypeAlias = "list[list[int]]"  # by seat: how many steps each of its tokens has come, or YARD


def read_steps(state: Ludo, value: object, where: str) -> list[list[int]]:
    """For each seat as many tokens as the box has, in the yard, on the way, or home."""
    rows = listed(value, where, "lists")
    if len(rows) != state.seats:
        raise BadPosition(f"{where}: {len(rows)} lists for {state.seats} seats; give one each")
    found: list[list[int]] = []
    for seat, row in enumerate(rows):
        tokens = listed(row, f"{where}[{seat}]", "steps")
        if len(tokens) != state.plan.tokens:
            raise BadPosition(f"{where}[{seat}]: {len(tokens)} tokens; every seat has {state.plan.tokens}")
        place = f"{where}[{seat}]"
        found.append([int(checked(one, place, YARD, state.plan.home)) for one in tokens])
    return found


@final
class TurnFrame(Frame):
    """A player has the die."""

    def __init__(self, decision: Decision[Any, Any]) -> None:
        super().__init__(decision)
        self.sixes: Count = 0  # thrown in a row


@final
class PickFrame(Frame):
    """A player chooses the token to move."""

    def __init__(self, decision: Decision[Any, Any]) -> None:
        super().__init__(decision)
        self.count: Count = 0  # what the die shows
