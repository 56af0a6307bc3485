"""What a space demands of the player who lands on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from gamenight.games.pets.board import CHANCE, GO_TO_JAIL, JAIL, PARKING, TITLE, ZOOM
from gamenight.games.pets.events import LANDED, PARKED, VISITING
from gamenight.games.pets.rules.jail import go_to_jail
from gamenight.games.pets.rules.move import zoom_ahead
from gamenight.games.pets.rules.titles import offer_claim, offer_marker
from gamenight.games.pets.rules.tribute import charge_tribute

if TYPE_CHECKING:
    from gamenight.games.pets.state import Pets
    from gamenight.kernel.seat import Seat

# How it goes on
FOLLOW_ON: Final = 0  # nothing is left to settle
ASKED_SOMETHING: Final = 1  # a decision lies on the stack
CARD_DRAWN: Final = 2  # a card is to be drawn


def act_on_space(state: Pets, seat: Seat) -> i64:
    """Carry out the rules of the space; says how it goes on.

    Rule: turn.roll, free_parking, jail.visiting, jail.go, zoom.ahead, chance.draw
    """
    space = state.space_of(seat)
    kind = space.kind
    if kind == TITLE:
        return ASKED_SOMETHING if act_on_title(state, seat) else FOLLOW_ON
    if kind == CHANCE:
        return CARD_DRAWN
    if kind == ZOOM:
        if zoom_ahead(state, seat):
            return ASKED_SOMETHING if act_on_title(state, seat) else FOLLOW_ON
    elif kind == GO_TO_JAIL:
        go_to_jail(state, seat)
    elif kind == PARKING:
        state.tell(PARKED, "free_parking", seat, space.index)
    elif kind == JAIL:
        state.tell(VISITING, "jail.visiting", seat, space.index)
    else:
        state.tell(LANDED, "go.salary", seat, space.index)
    return FOLLOW_ON


def act_on_title(state: Pets, seat: Seat) -> bool:
    """Claim it, pay its owners, or add a marker of one's own; whether somebody is asked now.

    Rule: title.claim, title.tribute, title.own
    """
    space = state.space_of(seat)
    team = state.team_of(seat)
    if state.owned[team] & space.bit:
        return offer_marker(state, seat, space)
    if state.owned[1 - team] & space.bit:
        return charge_tribute(state, seat, space)
    return offer_claim(state, seat, space)
