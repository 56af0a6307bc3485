"""The view: everything that lies open on the table, ready for JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.games.pets.agreeing import TEAM_NAMES
from gamenight.games.pets.board import NO_TEAM, TEAMS
from gamenight.games.pets.pile import is_locked, markers, owner_of
from gamenight.games.pets.rules.debt import LEAVES
from gamenight.kernel.seat import count, members

if TYPE_CHECKING:
    from gamenight.games.pets.sight import PetsSight


def view_of(sight: PetsSight) -> dict[str, object]:
    """Tokens, teams with their purses, stacks, and what is being asked.

    Rule: setup.cash
    """
    seats = range(sight.seats())
    turn = sight.on_turn()
    return {
        "pieces": [piece_of(sight, seat) for seat in seats],
        "players": [player_of(sight, seat) for seat in seats],
        "teams": [team_of(sight, team) for team in range(TEAMS)],
        "stacks": [stack_of(sight, int(space.index)) for space in sight.board().titles],
        "turn": turn if turn >= 0 else None,
        "question": question_of(sight),
        "picking": picking_of(sight),
        "round": sight.rounds() + 1,
        "rounds": sight.agreed().last_round,
        "sudden_death": sight.is_sudden(),
    }


def piece_of(sight: PetsSight, seat: int) -> dict[str, object]:
    """One token, as any board draws it."""
    return {
        "seat": seat,
        "piece": sight.agreed().tokens[seat],
        "colour": "",
        "space": sight.place(seat),
        "out": sight.is_out(seat),
    }


def player_of(sight: PetsSight, seat: int) -> dict[str, object]:
    """One player: team, token, where it stands."""
    return {
        "seat": seat,
        "team": TEAM_NAMES[sight.team(seat)],
        "token": sight.agreed().tokens[seat],
        "space": sight.place(seat),
        "jailed": sight.jailed(seat),
        "out": sight.is_out(seat),
    }


def team_of(sight: PetsSight, team: int) -> dict[str, object]:
    """One team: its purse, its titles, the jail cards it keeps, and who plays next for it."""
    return {
        "team": TEAM_NAMES[team],
        "cash": sight.cash(team),
        "titles": [int(space.index) for space in sight.board().titles if sight.owned(team) & space.bit],
        "jail_cards": count(sight.kept(team)),
        "seats": members(sight.side(team)),
        "next": sight.next_of(team),
    }


def stack_of(sight: PetsSight, space: int) -> dict[str, object]:
    """One title: the markers on it from the bottom up, whose it is, locked or not, and its tribute now."""
    pile = sight.pile(space)
    owner = owner_of(pile)
    return {
        "space": space,
        "markers": [TEAM_NAMES[team] for team in markers(pile)],
        "owner": None if owner == NO_TEAM else TEAM_NAMES[owner],
        "locked": is_locked(pile),
        "tribute": 0 if owner == NO_TEAM else sight.tribute(sight.board().spaces[space], owner),
    }


def question_of(sight: PetsSight) -> dict[str, object] | None:
    """The question about a title: who is asked, what, and the sum."""
    frame = sight.question()
    if frame is None:
        return None
    return {"ask": frame.decision.name, "seat": frame.seat, "space": frame.item, "amount": frame.sum}


def picking_of(sight: PetsSight) -> dict[str, object] | None:
    """The pick of a marker: who picks, from which team, for what debt, and whether it leaves the board."""
    frame = sight.picking()
    if frame is None:
        return None
    return {
        "seat": frame.seat,
        "team": TEAM_NAMES[frame.left],
        "amount": frame.sum,
        "leaves": frame.step == LEAVES,
    }
