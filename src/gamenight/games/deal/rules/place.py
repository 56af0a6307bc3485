"""Laying a wildcard that one has received."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from gamenight.games.deal.actions import PUT, PUT_DOWN
from gamenight.games.deal.pack import MOST_COLOURS
from gamenight.games.deal.rules.sets import lay_card
from gamenight.games.deal.state import Deal
from gamenight.kernel.action import Action
from gamenight.kernel.decision import Decision
from gamenight.kernel.seat import Seat

if TYPE_CHECKING:
    from gamenight.kernel.frame import Frame

TO_PUT: Final = [Action(PUT, number=colour) for colour in range(MOST_COLOURS)]


@final
class Place(Decision[Deal]):
    """frame.seat lays wildcard item in one of its colours, and moves nothing else."""

    def __init__(self) -> None:
        super().__init__("place")

    def answers(self, state: Deal, frame: Frame, seat: Seat) -> list[Action]:  # noqa: ARG002
        """Any colour of the card.

        Rule: pay.where, swap.place, steal.wild
        """
        return [TO_PUT[colour] for colour in state.pack.kinds[frame.item].colours]

    def play(self, state: Deal, frame: Frame, seat: Seat, action: Action) -> None:
        """There it lies.

        Rule: pay.where, swap.place
        """
        state.loose = state.loose[2:]
        lay_card(state, seat, frame.item, action.number)
        state.tell(PUT_DOWN, "pay.where", seat, frame.item, action.number)
        state.pop(0)

    def let_go(self, state: Deal, frame: Frame, seat: Seat) -> None:
        """For who has left, in the first of its colours.

        Rule: resign.leave
        """
        self.play(state, frame, seat, self.answers(state, frame, seat)[0])

    def flaw(self, state: Deal, frame: Frame) -> str:
        """A wildcard, and whose it is."""
        if not 0 <= frame.item < state.kinds or not state.pack.kinds[frame.item].is_property:
            return f"card {frame.item} is not laid in a colour"
        if state.loose[:2] != [int(frame.item), int(frame.seat)]:
            return "the wildcard to be laid is not the first of those that have come"
        return ""
