"""What an action brings or costs its team at once, for the buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gamenight.games.parts.jail import PAY_FINE
from gamenight.games.pets.actions import ADD_MARKER, CLAIM_IT, PAY_TRIBUTE, TAKE_OVER
from gamenight.games.pets.memory import TitleFrame

if TYPE_CHECKING:
    from mypy_extensions import i64

    from gamenight.games.pets.state import Pets
    from gamenight.kernel.action import Action

NO_SUM: Final = 0


def gain_of(state: Pets, action: Action) -> i64:
    """Money that a lawful action takes out of the purse (below zero); NO_SUM where it takes none.

    Rule: title.claim, title.tribute, title.take, title.own, jail.pay
    """
    verb = action.verb
    if verb is PAY_FINE:
        return -state.board.numbers.fine
    if verb is CLAIM_IT or verb is ADD_MARKER or verb is PAY_TRIBUTE:
        return -asked_for(state)
    if verb is TAKE_OVER:
        return -asked_for(state) - state.board.numbers.takeover
    return NO_SUM


def asked_for(state: Pets) -> i64:
    """The price or the tribute in the question about a title."""
    asking = state.asking
    assert isinstance(asking, TitleFrame)
    return asking.amount
