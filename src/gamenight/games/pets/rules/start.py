"""Who goes first: whoever first shows a picture of a pet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from gamenight.games.pets.actions import (
    FIRST,
    SHOW,
    TO_SHOW_NONE,
)
from gamenight.games.pets.events import (
    SHOWED,
    SHOWED_NONE,
    STARTS,
    STARTS_BY_LOT,
)
from gamenight.games.pets.rules.ending import leave_team
from gamenight.games.pets.rules.refused import why_not_begun
from gamenight.games.pets.rules.turn import open_turn
from gamenight.games.pets.state import Pets
from gamenight.games.pets.terms import START, START_STREAM
from gamenight.kernel.action import Action
from gamenight.kernel.decision import Decision
from gamenight.kernel.frame import Frame
from gamenight.kernel.seat import CHANCE, CHANCE_BIT, Seat, after, bit, members

if TYPE_CHECKING:
    from gamenight.kernel.event import Event


def open_start(state: Pets) -> None:
    """All tokens stand on GO, and everybody is asked at once for a picture of a pet.

    Rule: order.first, setup.tokens
    """
    START.open(state, state.playing())


def begin(state: Pets, seat: Seat) -> None:
    """The first turn is this player's; the other team's first is the next clockwise from there.

    Rule: order.first, order.alternate
    """
    team = state.team_of(seat)
    state.begun = team
    state.next[team] = seat
    state.next[1 - team] = after(state.side(1 - team), seat, state.seats)
    state.depth = 0
    open_turn(state, seat, "order.first")


@final
class Start(Decision[Pets, Frame]):
    """Everybody is asked for a picture; if all have said that they have none, the dealer draws who starts."""

    def __init__(self, pets: int) -> None:
        super().__init__("start", is_home=True, stream=START_STREAM)
        self.choices: Final = [*[Action(SHOW, item=pet) for pet in range(pets)], TO_SHOW_NONE]

    def answers(self, state: Pets, frame: Frame, seat: Seat) -> list[Action]:
        """Show one of the pictures, or say that there is none to show.

        Rule: order.first
        """
        if seat == CHANCE:
            return [Action(FIRST, seat=one) for one in members(state.playing())]
        return self.choices

    def why_not(self, state: Pets, frame: Frame, seat: Seat, action: Action) -> Event:
        """Before the first turn nothing but a picture can be played, and only one that there is.

        Rule: order.first
        """
        return why_not_begun(state, action.verb)

    def play(self, state: Pets, frame: Frame, seat: Seat, action: Action) -> None:
        """The first picture shown decides.

        Rule: order.first
        """
        if action.verb is FIRST:
            state.tell(STARTS_BY_LOT, "order.first", action.seat)
            begin(state, action.seat)
        elif action.verb is SHOW:
            state.tell(SHOWED, "order.first", seat, action.item)
            state.tell(STARTS, "order.first", seat)
            begin(state, seat)
        else:
            state.tell(SHOWED_NONE, "order.first", seat)
            self.wait_for_others(state, frame, seat)

    def wait_for_others(self, state: Pets, frame: Frame, seat: Seat) -> None:
        """Wait for the others, who may still show a pet; with nobody left to ask, lots are drawn.

        Rule: order.first
        """
        frame.waits &= ~bit(seat)
        if not frame.waits:
            state.ask(frame, CHANCE_BIT)

    def settle(self, state: Pets, frame: Frame, seat: Seat) -> None:
        """Whoever leaves before play begins shows nothing.

        Rule: resign.leave
        """
        leave_team(state, seat)
        if state.outcome is None:
            self.wait_for_others(state, frame, seat)

    def flaw(self, state: Pets, frame: Frame) -> str:
        """Somebody is still asked for a picture, or the dealer is."""
        return "" if frame.waits else "showing a pet waits for somebody"
