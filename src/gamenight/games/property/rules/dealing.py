"""Deeds that a variant deals before play."""

from __future__ import annotations

from gamenight.games.property.actions import DEED
from gamenight.games.property.board import Space
from gamenight.games.property.fields import DEALING_FRAME
from gamenight.games.property.memory import DealingFrame
from gamenight.games.property.rules.manners import PropertyDecision
from gamenight.games.property.state import Property
from gamenight.games.property.terms import DEALING, DEED_STREAM
from gamenight.kernel.action import Action
from gamenight.kernel.seat import CHANCE_BIT, NOBODY, Seat, after


def deal_deeds(state: Property) -> bool:
    """Deal to each player as many deeds as the variant says; whether there are any to deal.

    Rule: short.deeds, timed.deeds
    """
    wanted = state.agreed.dealt_deeds * state.seats
    if wanted == 0:
        return False
    frame = DEALING.open(state, CHANCE_BIT)
    frame.seat = 0
    frame.to_deal = min(wanted, len(state.board.deeds))
    return True


class Dealing(PropertyDecision[DealingFrame]):
    """CHANCE deals a deed to frame.seat; a variant says on what conditions."""

    def __init__(self) -> None:
        super().__init__("dealing", DEALING_FRAME, stream=DEED_STREAM)

    def answers(self, state: Property, frame: DealingFrame, seat: Seat) -> list[Action]:
        """Every deed that the Bank still has."""
        return [
            Action(DEED, item=space.index)
            for space in state.board.deeds
            if state.owner[space.index] == NOBODY
        ]

    def play(self, state: Property, frame: DealingFrame, seat: Seat, action: Action) -> None:
        """The deed is the player's; then the next player gets one."""
        self.give(state, frame.seat, state.board.spaces[action.item])
        frame.to_deal -= 1
        frame.seat = after(state.playing(), frame.seat, state.seats)
        if frame.to_deal == 0:
            state.pop(0)
        else:
            state.ask(frame, CHANCE_BIT)

    def give(self, state: Property, seat: Seat, space: Space) -> None:
        """Give the player the deed, on the variant's conditions."""
        raise NotImplementedError(self.name)

    def flaw(self, state: Property, frame: DealingFrame) -> str:
        """There are deeds to deal, and dealing waits for chance."""
        if not 0 < frame.to_deal <= state.agreed.dealt_deeds * state.seats:
            return f"there are no {frame.to_deal} deeds to deal"
        return "" if frame.waits == CHANCE_BIT and frame.seat >= 0 else "dealing waits for chance alone"
