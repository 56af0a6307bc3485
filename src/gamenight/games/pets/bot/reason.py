"""Why a player of the team game claims, takes over, locks, picks or pays: from what it looked at itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from gamenight.bots.reason import Reason
from gamenight.games.parts.jail import PAY_FINE, ROLL, USE_CARD
from gamenight.games.pets.actions import ADD_MARKER, CLAIM_IT, LEAVE_IT, PICK_MARKER, TAKE_OVER
from gamenight.games.pets.board import TALLEST
from gamenight.kernel.seat import count

if TYPE_CHECKING:
    from gamenight.games.pets.board import Space
    from gamenight.games.pets.sight import PetsSight
    from gamenight.kernel.action import Action

NO_SPACE: Final = -1
NO_TEAM: Final = -1


@final
class PetsReason(Reason):
    """Why something is done: the title in question, the team that loses by it, and sums."""

    def __init__(
        self, key: str, *, space: i64 = NO_SPACE, rival: i64 = NO_TEAM, amount: i64 = 0, more: i64 = 0
    ) -> None:
        super().__init__(key)
        self.space: Final[i64] = space
        self.rival: Final[i64] = rival
        self.amount: Final[i64] = amount
        self.more: Final[i64] = more

    def numbers(self) -> dict[str, int]:
        """The space, the rival and the sums, as far as the reason has them."""
        found = {"amount": int(self.amount), "more": int(self.more)}
        if self.space != NO_SPACE:
            found["space"] = int(self.space)
        if self.rival != NO_TEAM:
            found["rival"] = int(self.rival)
        return found


def reason_of(sight: PetsSight, action: Action) -> PetsReason | None:
    """Why a seat does this, as it sees the table before it; None where nothing is to be said."""
    verb = action.verb
    team = sight.team(sight.seat)
    space = sight.board().spaces[sight.place(sight.seat)]
    numbers = sight.board().numbers
    if verb is CLAIM_IT:
        return of_claim(sight, space)
    if verb is TAKE_OVER:
        tribute = sight.tribute(space, 1 - team)
        return PetsReason("takes", space=space.index, rival=1 - team, amount=tribute, more=numbers.takeover)
    if verb is ADD_MARKER:
        return PetsReason("locks", space=space.index, rival=1 - team)
    if verb is LEAVE_IT:
        return of_leaving(sight, space)
    if verb is PICK_MARKER:
        return of_pick(sight, action)
    return of_jail(sight, action) if sight.jailed(sight.seat) else None


def of_jail(sight: PetsSight, action: Action) -> PetsReason | None:
    """Why one pays, shows a card or throws in Jail."""
    verb = action.verb
    numbers = sight.board().numbers
    left = sight.cash(sight.team(sight.seat)) - numbers.fine
    if verb is USE_CARD:
        return PetsReason("uses_card", amount=numbers.fine)
    if verb is PAY_FINE:
        return PetsReason("can_pay", amount=numbers.fine, more=left)
    if verb is not ROLL:
        return None
    if sight.jailed(sight.seat) == numbers.jail_turns:
        return PetsReason("throws_out")
    return PetsReason("saves", amount=numbers.fine, more=max(left, 0))


def of_claim(sight: PetsSight, space: Space) -> PetsReason:
    """Why a title is claimed: the last one, a set of one's own or of the others, or money enough."""
    team = sight.team(sight.seat)
    board = sight.board()
    mine, theirs = sight.owned(team), sight.owned(1 - team)
    whole = board.sets[space.colour]
    key = "affords"
    if count(board.all_titles & ~(mine | theirs | space.bit)) == 0:
        key = "last"
    elif (mine | space.bit) & whole == whole:
        key = "fills"
    elif (theirs | space.bit) & whole == whole:
        key = "blocks"
    left = sight.cash(team) - space.price
    return PetsReason(key, space=space.index, rival=1 - team, amount=left)


def of_leaving(sight: PetsSight, space: Space) -> PetsReason:
    """Why a title is not claimed, or a stack is left as it is."""
    team = sight.team(sight.seat)
    pile = sight.pile(space.index)
    if pile.height == 0 and count(sight.board().all_titles & ~(sight.owned(0) | sight.owned(1))) == 1:
        return PetsReason("too_late", space=space.index, rival=1 - team)
    if pile.height == 0:
        return PetsReason("reserves", space=space.index, amount=max(sight.cash(team) - space.price, 0))
    return PetsReason("no_second" if pile.height < TALLEST - 1 else "no_debt", space=space.index)


def of_pick(sight: PetsSight, action: Action) -> PetsReason | None:
    """Why this marker is picked: whose the title is then."""
    pick = sight.picking()
    if pick is None:
        return None
    team = sight.team(sight.seat)
    pile = sight.pile(action.item)
    changed = pile.without(action.number) if pick.leaves else pile.replaced(action.number)
    tribute = sight.tribute(sight.board().spaces[action.item], 1 - team)
    if changed.owner == pile.owner:
        return None
    key = "turns" if changed.owner == team else "frees"
    return PetsReason(key, space=action.item, rival=1 - team, amount=tribute)
