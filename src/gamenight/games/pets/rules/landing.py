"""What a space demands of the player who lands on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.games.pets.board import GO_TO_JAIL, JAIL, PARKING, TITLE, ZOOM
from gamenight.games.pets.events import LANDED, PARKED, VISITING
from gamenight.games.pets.rules.jail import go_to_jail
from gamenight.games.pets.rules.move import zoom_ahead
from gamenight.games.pets.rules.titles import offer_claim, offer_marker
from gamenight.games.pets.rules.tribute import charge_tribute

if TYPE_CHECKING:
    from gamenight.games.pets.board import Space
    from gamenight.games.pets.state import Pets
    from gamenight.kernel.seat import Seat


def act_on_space(state: Pets, seat: Seat, space: Space) -> bool:
    """Carry out the rules of any space that draws no card; whether somebody is asked now.

    Rule: turn.roll, free_parking, jail.visiting, jail.go, zoom.ahead
    """
    kind = space.kind
    if kind == TITLE:
        return act_on_title(state, seat, space)
    if kind == ZOOM:
        return zoom_ahead(state, seat) and act_on_title(state, seat, state.space_of(seat))
    if kind == GO_TO_JAIL:
        go_to_jail(state, seat)
    elif kind == PARKING:
        state.tell(PARKED, "free_parking", seat, space.index)
    elif kind == JAIL:
        state.tell(VISITING, "jail.visiting", seat, space.index)
    else:
        state.tell(LANDED, "go.salary", seat, space.index)
    return False


def act_on_title(state: Pets, seat: Seat, space: Space) -> bool:
    """Claim it, pay its owners, or add a marker of one's own; whether somebody is asked now.

    Rule: title.claim, title.tribute, title.own
    """
    team = state.team_of(seat)
    if state.owned[team] & space.bit:
        return offer_marker(state, seat, space)
    if state.owned[1 - team] & space.bit:
        return charge_tribute(state, seat, space)
    return offer_claim(state, seat, space)
