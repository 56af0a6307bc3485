"""A title of the other team: tribute, or tribute and a little more to take the title over."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from gamenight.games.pets.actions import (
    ADD_MARKER,
    CLAIM_IT,
    LEAVE_IT,
    TAKE_OR_PAY,
    TAKE_OVER,
    TRIBUTE_DUE,
)
from gamenight.games.pets.board import Space
from gamenight.games.pets.events import THEIRS_LOCKED, TOO_DEAR_TO_TAKE, TOOK_OVER
from gamenight.games.pets.pile import is_locked
from gamenight.games.pets.rules.debt import owe
from gamenight.games.pets.rules.markers import lay_marker
from gamenight.games.pets.rules.refused import why_not_on_title, why_not_theirs
from gamenight.games.pets.rules.sums import tribute_for
from gamenight.games.pets.rules.titles import is_titled
from gamenight.games.pets.state import Pets
from gamenight.games.pets.terms import TRIBUTE
from gamenight.kernel.decision import SlotDecision as Decision
from gamenight.kernel.seat import Seat, bit

if TYPE_CHECKING:
    from gamenight.kernel.action import Action
    from gamenight.kernel.event import Event
    from gamenight.kernel.frame import Frame


def charge_tribute(state: Pets, seat: Seat, space: Space) -> bool:
    """Tribute is due without asking; with enough cash an unlocked title may be taken over instead.

    Whether somebody is asked now. Where only the tribute can be paid, it is paid at once, and told why.

    Rule: title.tribute, title.take, title.lock, title.automatic
    """
    team = state.team_of(seat)
    tribute = tribute_for(state, space, 1 - team)
    whole = tribute + state.board.numbers.takeover
    if is_locked(state.piles[space.index]):
        if state.cash[team] >= tribute:
            state.tell(THEIRS_LOCKED, "title.lock", seat, 1 - team, space.index)
        return not pay_tribute(state, seat, space, tribute)
    if state.cash[team] < whole:
        if state.cash[team] >= tribute:
            state.tell(TOO_DEAR_TO_TAKE, "title.take", seat, team, space.index, whole)
        return not pay_tribute(state, seat, space, tribute)
    frame = state.push(TRIBUTE, bit(seat))
    frame.seat = seat
    frame.item = space.index
    frame.sum = tribute
    return True


def pay_tribute(state: Pets, seat: Seat, space: Space, tribute: i64) -> bool:
    """Pay the other team; whether that is settled at once.

    Rule: title.tribute, title.set, debt.able
    """
    team = state.team_of(seat)
    return owe(state, seat, team, 1 - team, tribute, TRIBUTE_DUE, space.index)


@final
class Tribute(Decision[Pets]):
    """frame.seat pays tribute sum for title item, or takes the title over."""

    def __init__(self) -> None:
        super().__init__("tribute")

    def answers(self, state: Pets, frame: Frame, seat: Seat) -> list[Action]:
        """Take it over, or pay the tribute alone.

        Rule: title.tribute, title.take
        """
        return TAKE_OR_PAY

    def why_not(self, state: Pets, frame: Frame, seat: Seat, action: Action) -> Event:
        """The other team owns the title, and its tribute is due; the rest has nothing to do with it.

        Rule: title.claim, title.own, debt.able
        """
        verb = action.verb
        if verb is CLAIM_IT or verb is LEAVE_IT or verb is ADD_MARKER:
            return why_not_theirs(state, frame, verb)
        return why_not_on_title(verb)

    def play(self, state: Pets, frame: Frame, seat: Seat, action: Action) -> None:
        """Tribute and the surcharge for a marker on top; or the tribute.

        Rule: title.take, title.tribute
        """
        if action.verb is not TAKE_OVER:
            self.let_go(state, frame, seat)
            return
        team = state.team_of(seat)
        amount = frame.sum + state.board.numbers.takeover
        state.hand_over(team, 1 - team, amount)
        state.tell(TOOK_OVER, "title.take", seat, team, 1 - team, amount, frame.item)
        lay_marker(state, frame.item, team)
        if state.outcome is None:
            state.pop(0)

    def let_go(self, state: Pets, frame: Frame, seat: Seat) -> None:
        """The tribute is paid.

        Rule: title.tribute
        """
        is_settled = pay_tribute(state, seat, state.board.spaces[frame.item], frame.sum)
        assert is_settled, "who may take over can pay"
        state.pop(0)

    def flaw(self, state: Pets, frame: Frame) -> str:
        """An unlocked title of the other team, its tribute, and the money to take it over."""
        if not is_titled(state, frame) or is_locked(state.piles[frame.item]):
            return f"space {frame.item} is no unlocked title under seat {frame.seat}"
        team = state.team_of(frame.seat)
        space = state.board.spaces[frame.item]
        if not state.owned[1 - team] & space.bit:
            return f"space {frame.item} is not the other team's"
        due = tribute_for(state, space, 1 - team)
        if frame.sum != due or state.cash[team] < due + state.board.numbers.takeover:
            return f"the tribute is {due}, and the team must have it and the surcharge"
        return ""
