"""Markers on titles: laying one, changing one, taking one away; the title goes with the one on top."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from gamenight.games.pets.board import NO_TEAM
from gamenight.games.pets.events import (
    LOCKED,
    OWNS,
    UNCLAIMED,
    UNLOCKED,
)
from gamenight.games.pets.rules.ending import judge_titles

if TYPE_CHECKING:
    from gamenight.games.pets.state import Pets


def lay_marker(state: Pets, space: i64, team: i64) -> None:
    """Lay a marker on top; the third locks the stack for its team.

    Rule: title.claim, title.take, title.own, title.lock
    """
    pile = state.pile(space).with_marker(team)
    state.set_pile(space, pile)
    if pile.is_locked:
        state.tell(LOCKED, "title.lock", team, space)
    judge_titles(state)


def change_marker(state: Pets, space: i64, level: i64) -> None:
    """Put the other team's marker in the place of one; the height, and so the lock, stays.

    Rule: debt.team
    """
    before = state.pile(space)
    after = before.replaced(level)
    state.set_pile(space, after)
    if after.owner != before.owner:
        state.tell(OWNS, "debt.team", after.owner, space)
    judge_titles(state)


def take_marker(state: Pets, space: i64, level: i64) -> None:
    """Take a marker off the board; the stack drops, and its new top marker owns the title.

    Rule: debt.bank
    """
    before = state.pile(space)
    after = before.without(level)
    state.set_pile(space, after)
    if before.is_locked:
        state.tell(UNLOCKED, "debt.bank", space)
    if after.owner == NO_TEAM:
        state.tell(UNCLAIMED, "debt.bank", space)
    elif after.owner != before.owner:
        state.tell(OWNS, "debt.bank", after.owner, space)
    judge_titles(state)
