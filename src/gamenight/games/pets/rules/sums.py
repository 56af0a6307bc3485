"""What a title asks of whoever lands on it: its tribute now, and why; and the sums that may be paid there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.games.pets.board import TITLE
from gamenight.kernel.seat import members

if TYPE_CHECKING:
    from mypy_extensions import i64

    from gamenight.games.pets.board import Space
    from gamenight.games.pets.state import Pets
    from gamenight.kernel.seat import Seat


def has_set(state: Pets, team: i64, space: Space) -> bool:
    """Whether a team owns all titles of a title's colour.

    Rule: title.set
    """
    whole = state.board.sets[space.colour]
    return state.owned[team] & whole == whole


def tribute_for(state: Pets, space: Space, owner: i64) -> i64:
    """The tribute on the card; the higher one if its owners have the whole set at this moment.

    Rule: title.tribute, title.set, title.automatic
    """
    return space.set_tribute if has_set(state, owner, space) else space.tribute


def why_tribute(state: Pets, space: Space, owner: i64) -> str:
    """The clause that makes the tribute due: a whole set, or that it is due even so, or the card alone.

    Rule: title.set, title.automatic, title.tribute
    """
    if has_set(state, owner, space):
        return "title.set"
    if state.pile(space.index).is_locked or all_jailed(state, owner):
        return "title.automatic"
    return "title.tribute"


def all_jailed(state: Pets, team: i64) -> bool:
    """Whether all players of a team are in Jail."""
    for seat in members(state.side(team)):
        if state.jailed[seat] == 0:
            return False
    return True


def sums_there(state: Pets, seat: Seat) -> list[int]:
    """The sums that a team may have to pay, or may like to pay, where this token stands.

    Rule: title.claim, title.tribute, title.take, title.own
    """
    space = state.space_of(seat)
    team = state.team_of(seat)
    if space.kind != TITLE:
        return []
    is_open = not state.pile(space.index).is_locked
    if state.owned[team] & space.bit:
        return [int(state.board.numbers.marker)] if is_open else []
    if not state.owned[1 - team] & space.bit:
        return [int(space.price)]
    tribute = int(tribute_for(state, space, 1 - team))
    return [tribute, tribute + int(state.board.numbers.takeover)] if is_open else [tribute]
