"""Claiming a title that is free, and adding a marker to one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from gamenight.games.pets.actions import (
    ADD_MARKER,
    ADD_OR_LEAVE,
    CLAIM_IT,
    CLAIM_OR_LEAVE,
    PAY_TRIBUTE,
    TAKE_OVER,
)
from gamenight.games.pets.board import TITLE, Space
from gamenight.games.pets.events import (
    ADDED,
    CLAIMED,
    LEFT_AS_IT_IS,
    LEFT_UNCLAIMED,
    OURS_LOCKED,
    TOO_DEAR_TO_ADD,
    TOO_DEAR_TO_CLAIM,
)
from gamenight.games.pets.fields import TITLE_FRAME
from gamenight.games.pets.memory import TitleFrame
from gamenight.games.pets.rules.markers import lay_marker
from gamenight.games.pets.rules.refused import why_not_on_title, why_not_ours, why_not_unclaimed
from gamenight.games.pets.state import Pets
from gamenight.games.pets.terms import ADD, CLAIM
from gamenight.kernel.decision import Decision
from gamenight.kernel.point import Point
from gamenight.kernel.seat import Seat, bit

if TYPE_CHECKING:
    from gamenight.kernel.action import Action
    from gamenight.kernel.event import Event


def ask_about(point: Point[TitleFrame], state: Pets, seat: Seat, space: Space, amount: i64) -> None:
    """Ask who has landed on a title what to do with it; the sum is its price or its tribute."""
    frame = point.open(state, bit(seat))
    frame.seat = seat
    frame.space = space.index
    frame.amount = amount


def offer_claim(state: Pets, seat: Seat, space: Space) -> bool:
    """An unclaimed title may be claimed or left; whether there is a choice.

    Rule: title.claim
    """
    team = state.team_of(seat)
    if state.cash[team] < space.price:
        state.tell(TOO_DEAR_TO_CLAIM, "title.claim", seat, team, space.index, space.price)
        return False
    ask_about(CLAIM, state, seat, space, space.price)
    return True


def offer_marker(state: Pets, seat: Seat, space: Space) -> bool:
    """On its own title a team may add a marker, one a landing; whether there is a choice.

    Rule: title.own, title.lock
    """
    team = state.team_of(seat)
    price = state.board.numbers.marker
    if state.pile(space.index).is_locked:
        state.tell(OURS_LOCKED, "title.lock", seat, team, space.index)
        return False
    if state.cash[team] < price:
        state.tell(TOO_DEAR_TO_ADD, "title.own", seat, team, space.index, price)
        return False
    ask_about(ADD, state, seat, space, price)
    return True


@final
class Claim(Decision[Pets, TitleFrame]):
    """frame.seat may claim the title on frame.space for frame.amount, or leave it."""

    def __init__(self) -> None:
        super().__init__("claim", TITLE_FRAME)

    def answers(self, state: Pets, frame: TitleFrame, seat: Seat) -> list[Action]:
        """Claim the title or leave it.

        Rule: title.claim
        """
        return CLAIM_OR_LEAVE

    def why_not(self, state: Pets, frame: TitleFrame, seat: Seat, action: Action) -> Event:
        """Nobody owns the title; the rest has nothing to do with it.

        Rule: title.tribute, title.take, title.own
        """
        verb = action.verb
        if verb is PAY_TRIBUTE or verb is TAKE_OVER or verb is ADD_MARKER:
            return why_not_unclaimed(frame.space, verb)
        return why_not_on_title(verb)

    def play(self, state: Pets, frame: TitleFrame, seat: Seat, action: Action) -> None:
        """Pay the printed price and lay a marker, or do nothing.

        Rule: title.claim
        """
        if action.verb is not CLAIM_IT:
            self.let_go(state, frame, seat)
            return
        team = state.team_of(seat)
        state.spend(team, frame.amount)
        state.tell(CLAIMED, "title.claim", seat, team, frame.space, frame.amount)
        lay_marker(state, frame.space, team)
        if state.outcome is None:
            state.pop(0)

    def let_go(self, state: Pets, frame: TitleFrame, seat: Seat) -> None:
        """The title stays unclaimed, and nothing happens.

        Rule: title.claim
        """
        state.tell(LEFT_UNCLAIMED, "title.claim", seat, frame.space, frame.amount)
        state.pop(0)

    def flaw(self, state: Pets, frame: TitleFrame) -> str:
        """A title that nobody has, a player standing on it, and the money for it."""
        if not is_titled(state, frame) or state.claimed() & state.board.spaces[frame.space].bit:
            return f"space {frame.space} is no unclaimed title under seat {frame.seat}"
        return money_flaw(state, frame, state.board.spaces[frame.space].price)


@final
class Add(Decision[Pets, TitleFrame]):
    """frame.seat may lay another marker on its team's title for frame.amount."""

    def __init__(self) -> None:
        super().__init__("add", TITLE_FRAME)

    def answers(self, state: Pets, frame: TitleFrame, seat: Seat) -> list[Action]:
        """Add a marker or leave the stack as it is.

        Rule: title.own
        """
        return ADD_OR_LEAVE

    def why_not(self, state: Pets, frame: TitleFrame, seat: Seat, action: Action) -> Event:
        """The team owns the title already; the rest has nothing to do with it.

        Rule: title.claim, title.take, title.own
        """
        verb = action.verb
        if verb is CLAIM_IT or verb is PAY_TRIBUTE or verb is TAKE_OVER:
            return why_not_ours(frame.space, verb)
        return why_not_on_title(verb)

    def play(self, state: Pets, frame: TitleFrame, seat: Seat, action: Action) -> None:
        """Pay the Bank and lay another marker on top, or do nothing.

        Rule: title.own
        """
        if action.verb is not ADD_MARKER:
            self.let_go(state, frame, seat)
            return
        team = state.team_of(seat)
        state.spend(team, frame.amount)
        state.tell(ADDED, "title.own", seat, team, frame.space, frame.amount)
        lay_marker(state, frame.space, team)
        if state.outcome is None:
            state.pop(0)

    def let_go(self, state: Pets, frame: TitleFrame, seat: Seat) -> None:
        """The stack stays as it is.

        Rule: title.own
        """
        state.tell(LEFT_AS_IT_IS, "title.own", seat, frame.space)
        state.pop(0)

    def flaw(self, state: Pets, frame: TitleFrame) -> str:
        """A title of the team's own that is not locked, and the money for a marker."""
        is_own = is_titled(state, frame) and (
            state.owned[state.team_of(frame.seat)] & state.board.spaces[frame.space].bit != 0
        )
        if not is_own or state.pile(frame.space).is_locked:
            return f"space {frame.space} is no unlocked title of seat {frame.seat}'s team under that seat"
        return money_flaw(state, frame, state.board.numbers.marker)


def is_titled(state: Pets, frame: TitleFrame) -> bool:
    """Whether the frame's seat has the turn, stands on its title and is the one waited for."""
    is_asked = frame.seat >= 0 and frame.seat == state.stack[0].seat and frame.waits == bit(frame.seat)
    return is_asked and state.places[frame.seat] == frame.space and state.space_of(frame.seat).kind == TITLE


def money_flaw(state: Pets, frame: TitleFrame, price: int) -> str:
    """What is wrong with the sum that a frame asks for, or nothing."""
    if frame.amount != price or state.cash[state.team_of(frame.seat)] < price:
        return f"the question is about {price}, and the team must have it"
    return ""
