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
)
from gamenight.games.pets.board import Space
from gamenight.games.pets.events import THEIRS_LOCKED, TOO_DEAR_TO_TAKE, TOOK_OVER
from gamenight.games.pets.fields import TITLE_FRAME
from gamenight.games.pets.memory import TitleFrame
from gamenight.games.pets.rules.debt import owe
from gamenight.games.pets.rules.markers import lay_marker
from gamenight.games.pets.rules.reasons import TRIBUTE_DUE
from gamenight.games.pets.rules.refused import why_not_on_title, why_not_theirs
from gamenight.games.pets.rules.sums import tribute_for
from gamenight.games.pets.rules.titles import ask_about, is_titled
from gamenight.games.pets.state import Pets
from gamenight.games.pets.terms import TRIBUTE
from gamenight.kernel.decision import Decision
from gamenight.kernel.seat import Seat

if TYPE_CHECKING:
    from gamenight.kernel.action import Action
    from gamenight.kernel.event import Event


def charge_tribute(state: Pets, seat: Seat, space: Space) -> bool:
    """Tribute is due without asking; with enough cash an unlocked title may be taken over instead.

    Whether somebody is asked now. Where only the tribute can be paid, it is paid at once, and told why.

    Rule: title.tribute, title.take, title.lock, title.automatic
    """
    team = state.team_of(seat)
    tribute = tribute_for(state, space, 1 - team)
    whole = tribute + state.board.numbers.takeover
    if state.pile(space.index).is_locked:
        if state.cash[team] >= tribute:
            state.tell(THEIRS_LOCKED, "title.lock", seat, 1 - team, space.index)
        return not pay_tribute(state, seat, tribute)
    if state.cash[team] < whole:
        if state.cash[team] >= tribute:
            state.tell(TOO_DEAR_TO_TAKE, "title.take", seat, team, space.index, whole)
        return not pay_tribute(state, seat, tribute)
    ask_about(TRIBUTE, state, seat, space, tribute)
    return True


def pay_tribute(state: Pets, seat: Seat, tribute: i64) -> bool:
    """Pay the other team for the title that one stands on; whether that is settled at once.

    Rule: title.tribute, title.set, debt.able
    """
    team = state.team_of(seat)
    return owe(state, seat, team, 1 - team, tribute, TRIBUTE_DUE)


@final
class Tribute(Decision[Pets, TitleFrame]):
    """frame.seat pays frame.amount as tribute for the title on frame.space, or takes the title over."""

    def __init__(self) -> None:
        super().__init__("tribute", TITLE_FRAME)

    def answers(self, state: Pets, frame: TitleFrame, seat: Seat) -> list[Action]:
        """Take it over, or pay the tribute alone.

        Rule: title.tribute, title.take
        """
        return TAKE_OR_PAY

    def why_not(self, state: Pets, frame: TitleFrame, seat: Seat, action: Action) -> Event:
        """The other team owns the title, and its tribute is due; the rest has nothing to do with it.

        Rule: title.claim, title.own, debt.able
        """
        verb = action.verb
        if verb is CLAIM_IT or verb is LEAVE_IT or verb is ADD_MARKER:
            return why_not_theirs(state, frame, verb)
        return why_not_on_title(verb)

    def play(self, state: Pets, frame: TitleFrame, seat: Seat, action: Action) -> None:
        """Tribute and the surcharge for a marker on top; or the tribute.

        Rule: title.take, title.tribute
        """
        if action.verb is not TAKE_OVER:
            self.let_go(state, frame, seat)
            return
        team = state.team_of(seat)
        amount = frame.amount + state.board.numbers.takeover
        state.hand_over(team, 1 - team, amount)
        state.tell(TOOK_OVER, "title.take", seat, team, 1 - team, amount, frame.space)
        lay_marker(state, frame.space, team)
        if state.outcome is None:
            state.pop(0)

    def let_go(self, state: Pets, frame: TitleFrame, seat: Seat) -> None:
        """The tribute is paid.

        Rule: title.tribute
        """
        is_settled = pay_tribute(state, seat, frame.amount)
        assert is_settled, "who may take over can pay"
        state.pop(0)

    def flaw(self, state: Pets, frame: TitleFrame) -> str:
        """An unlocked title of the other team, its tribute, and the money to take it over."""
        if not is_titled(state, frame) or state.pile(frame.space).is_locked:
            return f"space {frame.space} is no unlocked title under seat {frame.seat}"
        team = state.team_of(frame.seat)
        space = state.board.spaces[frame.space]
        if not state.owned[1 - team] & space.bit:
            return f"space {frame.space} is not the other team's"
        due = tribute_for(state, space, 1 - team)
        if frame.amount != due or state.cash[team] < due + state.board.numbers.takeover:
            return f"the tribute is {due}, and the team must have it and the surcharge"
        return ""
