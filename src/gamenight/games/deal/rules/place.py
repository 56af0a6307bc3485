"""Laying a wildcard that one has received."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from gamenight.games.deal.actions import NO_SUCH_COLOUR, PUT, PUT_FIRST, WRONG_COLOUR
from gamenight.games.deal.events import PUT_DOWN
from gamenight.games.deal.pack import MOST_COLOURS
from gamenight.games.deal.rules.answering_reasons import why_not_moved
from gamenight.games.deal.rules.lanes import PAYING_SUM, STEALING, SWAPPING
from gamenight.games.deal.rules.sets import drop_buildings, lay_card
from gamenight.games.deal.state import Deal
from gamenight.games.deal.terms import CHARGE, PLACE
from gamenight.kernel.action import Action
from gamenight.kernel.decision import SlotDecision as Decision
from gamenight.kernel.event import Event, refusal
from gamenight.kernel.seat import Seat, bit, holds

if TYPE_CHECKING:
    from gamenight.kernel.frame import Frame

TO_PUT: Final = [Action(PUT, number=colour) for colour in range(MOST_COLOURS)]


def lay_loose(state: Deal, charge: Frame) -> bool:
    """Wildcards that have come are laid by their new owners; whether one is asked about.

    Rule: pay.where, swap.place, steal.wild, resign.leave
    """
    while state.loose:
        kind, owner = state.loose[0], state.loose[1]
        colours = state.pack.kinds[kind].colours
        if holds(state.out | state.left, owner):
            state.centre[kind] += 1
            state.loose = state.loose[2:]
        elif len(colours) == 1:
            put_down(state, owner, kind, colours[0], charge.step)
        else:
            frame = state.push(PLACE, bit(owner))
            frame.seat = owner
            frame.item = kind
            return True
    return False


def put_down(state: Deal, seat: Seat, kind: i64, colour: i64, came_by: i64) -> None:
    """There it lies, by the rule of how it came: stolen, swapped or paid.

    Rule: pay.where, swap.place, steal.wild, set.broken
    """
    clause = "pay.where" if came_by == PAYING_SUM else "steal.wild" if came_by == STEALING else "swap.place"
    state.loose = state.loose[2:]
    lay_card(state, seat, kind, colour)
    state.tell(PUT_DOWN, clause, seat, kind, colour)
    if came_by == SWAPPING:
        drop_buildings(state, seat, "set.broken")


@final
class Place(Decision[Deal]):
    """frame.seat lays wildcard item in one of its colours, and moves nothing else."""

    def __init__(self) -> None:
        super().__init__("place")

    def answers(self, state: Deal, frame: Frame, seat: Seat) -> list[Action]:
        """Any colour of the card.

        Rule: pay.where, swap.place, steal.wild
        """
        return [TO_PUT[colour] for colour in state.pack.kinds[frame.item].colours]

    def why_not(self, state: Deal, frame: Frame, seat: Seat, action: Action) -> Event:
        """Not one of its colours, or something else before it is laid.

        Rule: pay.where, swap.place
        """
        if action.verb is not PUT:
            return refusal(PUT_FIRST, "pay.where", frame.item)
        if not 0 <= action.number < state.colours:
            return refusal(NO_SUCH_COLOUR, "pay.where")
        return refusal(WRONG_COLOUR, "pay.where", frame.item, action.number)

    def why_closed(self, state: Deal, frame: Frame, seat: Seat, aside: i64) -> Event:
        """Nobody rearranges before it is laid.

        Rule: rearrange.result, move.rearrange
        """
        return why_not_moved(state, seat)

    def play(self, state: Deal, frame: Frame, seat: Seat, action: Action) -> None:
        """There it lies.

        Rule: pay.where, swap.place
        """
        put_down(state, seat, frame.item, action.number, state.stack[state.depth - 2].step)
        state.pop(0)

    def let_go(self, state: Deal, frame: Frame, seat: Seat) -> None:
        """For who has left, in the first of its colours.

        Rule: resign.leave
        """
        self.play(state, frame, seat, self.answers(state, frame, seat)[0])

    def flaw(self, state: Deal, frame: Frame) -> str:
        """A wildcard that came by a charge, and whose it is."""
        if not 0 <= frame.item < state.kinds or not state.pack.kinds[frame.item].is_property:
            return f"card {frame.item} is not laid in a colour"
        if state.loose[:2] != [int(frame.item), int(frame.seat)]:
            return "the wildcard to be laid is not the first of those that have come"
        if state.depth < 2 or state.stack[state.depth - 2].decision is not state.terms.decisions[CHARGE]:
            return "a wildcard comes by what was played against somebody"
        return ""
