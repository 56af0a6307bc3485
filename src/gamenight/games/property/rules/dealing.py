"""Deeds that a variant deals before play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.games.property.actions import DEED
from gamenight.games.property.board import Space
from gamenight.games.property.rules.manners import PropertyDecision
from gamenight.games.property.state import Property
from gamenight.games.property.terms import DEALING, DEED_STREAM
from gamenight.kernel.action import Action
from gamenight.kernel.seat import CHANCE_BIT, NOBODY, Seat, after

if TYPE_CHECKING:
    from gamenight.kernel.frame import Frame


def deal_deeds(state: Property) -> bool:
    """Deal to each player as many deeds as the variant says; whether there are any to deal.

    Rule: short.deeds, timed.deeds
    """
    wanted = state.agreed.dealt_deeds * state.seats
    if wanted == 0:
        return False
    frame = state.push(DEALING, CHANCE_BIT)
    frame.seat = 0
    frame.left = min(wanted, len(state.board.deeds))
    return True


class Dealing(PropertyDecision):
    """CHANCE deals a deed to frame.seat; left is how many are still to be dealt."""

    def __init__(self) -> None:
        super().__init__("dealing", stream=DEED_STREAM)

    def answers(self, state: Property, frame: Frame, seat: Seat) -> list[Action]:
        """Every deed that the Bank still has."""
        return [
            Action(DEED, item=space.index)
            for space in state.board.deeds
            if state.owner[space.index] == NOBODY
        ]

    def play(self, state: Property, frame: Frame, seat: Seat, action: Action) -> None:
        """The deed is the player's; then the next player gets one."""
        self.give(state, frame.seat, state.board.spaces[action.item])
        frame.left -= 1
        frame.seat = after(state.playing(), frame.seat, state.seats)
        if frame.left == 0:
            state.pop(0)
        else:
            state.ask(frame, CHANCE_BIT)

    def give(self, state: Property, seat: Seat, space: Space) -> None:
        """Give the player the deed, on the variant's conditions."""
        raise NotImplementedError(self.name)

    def flaw(self, state: Property, frame: Frame) -> str:
        """There are deeds to deal, and dealing waits for chance."""
        if not 0 < frame.left <= state.agreed.dealt_deeds * state.seats:
            return f"there are no {frame.left} deeds to deal"
        return "" if frame.waits == CHANCE_BIT and frame.seat >= 0 else "dealing waits for chance alone"
