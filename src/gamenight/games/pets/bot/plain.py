"""A plain and sensible player of the team game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from gamenight.bots.bot import Bot
from gamenight.games.parts.jail import TO_PAY_FINE, TO_ROLL, TO_USE_CARD
from gamenight.games.pets.actions import (
    ADD_MARKER,
    ADD_OR_LEAVE,
    CLAIM_IT,
    CLAIM_OR_LEAVE,
    PICK_MARKER,
    SHOW,
    TAKE_OR_PAY,
    TAKE_OVER,
    TO_SHOW_NONE,
)
from gamenight.games.pets.board import TALLEST
from gamenight.games.pets.bot.reason import reason_of
from gamenight.games.pets.sight import PetsSight
from gamenight.kernel.seat import count

if TYPE_CHECKING:
    from gamenight.bots.reason import Reason
    from gamenight.games.pets.board import Space
    from gamenight.games.pets.pile import Pile
    from gamenight.kernel.action import Action
    from gamenight.kernel.sight import Sight

FOR_EACH: Final = 50  # kept in the purse for each further title that is still free
MOST_KEPT: Final = 300
OURS: Final = 2000  # a picked marker makes the title ours
LOST: Final = 1000  # it makes the title nobody's
FOR_GOOD: Final = 400  # and locks it


@final
class PlainPets(Bot):
    """Claims with a reserve, takes over all it can, locks its stacks; shows no pet, so that people start.

    It has no memory and no chance in it: the same sight gets the same answer.
    """

    def choose(self, sight: Sight[Any], answers: list[Action]) -> Action:
        """One of the answers, by what is asked."""
        first = answers[0]
        if len(answers) == 1:
            return first
        assert isinstance(sight, PetsSight)
        verb = first.verb
        if verb is CLAIM_IT:
            return CLAIM_OR_LEAVE[0 if is_worth_claiming(sight) else 1]
        if verb is TAKE_OVER:
            return TAKE_OR_PAY[0]  # the tribute is due anyway, and a little more turns the title round
        if verb is ADD_MARKER:
            return ADD_OR_LEAVE[0 if is_worth_locking(sight) else 1]
        if verb is PICK_MARKER:
            return worst_for_them(sight, answers)
        if verb is SHOW:
            return TO_SHOW_NONE
        return way_out(sight)

    def why(self, sight: Sight[Any], action: Action) -> Reason | None:
        """What hangs on it, and what it costs."""
        assert isinstance(sight, PetsSight)
        return reason_of(sight, action)


def is_worth_claiming(sight: PetsSight) -> bool:
    """A title if the reserve stays, or if a set hangs on it; the last one unless that would lose the game.

    The reserve shrinks as titles run out. To be even in sudden death is better than to be one behind.
    """
    team = sight.team(sight.seat)
    board = sight.board()
    space = board.spaces[sight.place(sight.seat)]
    mine, theirs = sight.owned(team), sight.owned(1 - team)
    others = count(board.all_titles & ~(mine | theirs | space.bit))
    if others == 0:
        return count(mine) + 1 >= count(theirs)
    whole = board.sets[space.colour]
    if (mine | space.bit) & whole == whole or (theirs | space.bit) & whole == whole:
        return True
    return sight.cash(team) - space.price >= min(FOR_EACH * others, MOST_KEPT)


def is_worth_locking(sight: PetsSight) -> bool:
    """A third marker, not a second one, which only lets the next who lands there lock the title.

    In sudden death a debt would lose the game, so the dearest tribute stays in the purse.
    """
    if sight.pile(sight.place(sight.seat)).height < TALLEST - 1:
        return False
    if not sight.is_sudden():
        return True
    team = sight.team(sight.seat)
    return sight.cash(team) - sight.board().numbers.marker >= dearest_tribute(sight, 1 - team)


def way_out(sight: PetsSight) -> Action:
    """Out of Jail by a card; by the fine while any title could still be taken over after it; else throw.

    In the last of its turns there the throw leads out too, and perhaps for nothing.
    """
    team = sight.team(sight.seat)
    if sight.kept(team):
        return TO_USE_CARD
    numbers = sight.board().numbers
    if sight.jailed(sight.seat) == numbers.jail_turns:
        return TO_ROLL
    dearest = dearest_tribute(sight, 1 - team) + numbers.takeover
    return TO_PAY_FINE if sight.cash(team) - numbers.fine >= dearest else TO_ROLL


def dearest_tribute(sight: PetsSight, owner: i64) -> i64:
    """The highest tribute that a team may collect now."""
    dearest: i64 = 0
    owned = sight.owned(owner)
    for space in sight.board().titles:
        if owned & space.bit:
            dearest = max(dearest, sight.tribute(space, owner))
    return dearest


def worst_for_them(sight: PetsSight, answers: list[Action]) -> Action:
    """The marker whose loss turns the dearest title round, locked ones first; a buried one only in need."""
    pick = sight.picking()
    assert pick is not None
    best = answers[0]
    most: i64 = -LOST
    for action in answers:
        pile = sight.pile(action.item)
        changed = pile.without(action.number) if pick.leaves else pile.replaced(action.number)
        harm = harm_of(sight, sight.board().spaces[action.item], pile, changed)
        if harm > most:
            best, most = action, harm
    return best


def harm_of(sight: PetsSight, space: Space, pile: Pile, changed: Pile) -> i64:
    """What it is worth that a stack changes so: another owner, a set broken or completed, a lock."""
    team = sight.team(sight.seat)
    owner = changed.owner
    if owner == pile.owner:
        return -FOR_GOOD if owner == team and pile.is_locked and not changed.is_locked else 0
    harm = sight.tribute(space, 1 - team)
    if owner != team:
        return LOST + harm
    whole = sight.board().sets[space.colour]
    if (sight.owned(team) | space.bit) & whole == whole:
        harm += space.set_tribute - space.tribute
    return OURS + harm + (FOR_GOOD if changed.is_locked else 0)
