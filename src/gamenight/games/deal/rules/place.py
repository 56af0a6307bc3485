"""Laying a wildcard that one has received."""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64

from gamenight.games.deal.actions import NO_SUCH_COLOUR, PUT, PUT_FIRST, WRONG_COLOUR
from gamenight.games.deal.cards import NO_CARD
from gamenight.games.deal.events import PUT_DOWN
from gamenight.games.deal.fields import PLACE_FRAME
from gamenight.games.deal.memory import SWAPPING, ChargeFrame, Demand, PlaceFrame
from gamenight.games.deal.pack import MOST_COLOURS, Kind
from gamenight.games.deal.rules.answering_reasons import why_not_moved
from gamenight.games.deal.rules.sets import drop_buildings, lay_card
from gamenight.games.deal.state import Deal
from gamenight.games.deal.terms import PLACE
from gamenight.kernel.action import Action
from gamenight.kernel.decision import Decision
from gamenight.kernel.event import Event, refusal
from gamenight.kernel.seat import Seat, bit, holds

TO_PUT: Final = [Action(PUT, number=colour) for colour in range(MOST_COLOURS)]


def lay_loose(state: Deal, charge: ChargeFrame) -> bool:
    """Wildcards that have come are laid by their new owners; whether one is asked about.

    Rule: pay.where, swap.place, steal.wild, resign.leave
    """
    while state.loose:
        first = state.loose[0]
        card = first.card
        if holds(state.out | state.left, first.owner):
            state.centre[card.index] += 1
            state.loose = state.loose[1:]
        elif len(card.colours) == 1:
            put_down(state, first.owner, card, card.colours[0], charge.demand)
        else:
            frame = PLACE.open(state, bit(first.owner))
            frame.seat = first.owner
            frame.card = card.index
            return True
    return False


def put_down(state: Deal, seat: Seat, card: Kind, colour: i64, how: Demand) -> None:
    """Lay a wildcard that has come, by the rule of how it came: stolen, swapped or paid.

    Rule: pay.where, swap.place, steal.wild
    """
    state.tell(PUT_DOWN, how.placing, seat, card.index, colour)
    lay_first(state, seat, card, colour, how)


def lay_first(state: Deal, seat: Seat, card: Kind, colour: i64, how: Demand) -> None:
    """The first of the wildcards that have come lies in a colour; a set that a swap broke is judged with it.

    Rule: set.broken, swap.place
    """
    state.loose = state.loose[1:]
    lay_card(state, seat, card, colour)
    if how is SWAPPING:
        drop_buildings(state, seat, "set.broken")


def came_by(state: Deal) -> Demand:
    """How the wildcards that are being laid have come: by the charge below."""
    return cast(ChargeFrame, state.stack[state.depth - 2]).demand


@final
class Place(Decision[Deal, PlaceFrame]):
    """frame.seat lays a wildcard in one of its colours, and moves nothing else."""

    def __init__(self) -> None:
        super().__init__("place", PLACE_FRAME)

    def answers(self, state: Deal, frame: PlaceFrame, seat: Seat) -> list[Action]:
        """Any colour of the card.

        Rule: pay.where, swap.place, steal.wild
        """
        return [TO_PUT[colour] for colour in state.pack.kinds[frame.card].colours]

    def why_not(self, state: Deal, frame: PlaceFrame, seat: Seat, action: Action) -> Event:
        """Not one of its colours, or something else before it is laid.

        Rule: pay.where, swap.place
        """
        if action.verb is not PUT:
            return refusal(PUT_FIRST, "pay.where", frame.card)
        if not 0 <= action.number < state.colours:
            return refusal(NO_SUCH_COLOUR, "pay.where")
        return refusal(WRONG_COLOUR, "pay.where", frame.card, action.number)

    def why_closed(self, state: Deal, frame: PlaceFrame, seat: Seat, aside: i64) -> Event:
        """Nobody rearranges before it is laid.

        Rule: rearrange.result, move.rearrange
        """
        return why_not_moved(state, seat)

    def play(self, state: Deal, frame: PlaceFrame, seat: Seat, action: Action) -> None:
        """Lay it in the colour that was said.

        Rule: pay.where, swap.place
        """
        put_down(state, seat, state.pack.kinds[frame.card], action.number, came_by(state))
        state.pop(0)

    def let_go(self, state: Deal, frame: PlaceFrame, seat: Seat) -> None:
        """For a seat that has left it lies in its first colour; nothing is said of it, for it leaves too.

        Rule: resign.leave
        """
        card = state.pack.kinds[frame.card]
        lay_first(state, seat, card, card.colours[0], came_by(state))
        state.pop(0)

    def flaw(self, state: Deal, frame: PlaceFrame) -> str:
        """A wildcard that came by a charge, and whose it is."""
        if frame.card == NO_CARD or not state.pack.kinds[frame.card].is_property:
            return "a card that is laid in a colour is a wildcard"
        first = state.loose[0] if state.loose else None
        if first is None or first.card.index != frame.card or first.owner != frame.seat:
            return "the wildcard to be laid is not the first of those that have come"
        if state.depth < 2 or not isinstance(state.stack[state.depth - 2], ChargeFrame):
            return "a wildcard comes by what was played against somebody"
        return ""
