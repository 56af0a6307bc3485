"""What a seat may know in the team game: all but the order of cards that nobody has drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from gamenight.games.pets.board import BANK
from gamenight.games.pets.memory import PickFrame, TitleFrame
from gamenight.games.pets.rules.sums import has_set, tribute_for, why_tribute
from gamenight.games.pets.state import Pets
from gamenight.kernel.seat import Seat
from gamenight.kernel.sight import Sight
from gamenight.kernel.value import Value

if TYPE_CHECKING:
    from gamenight.games.pets.board import Board, Space
    from gamenight.games.pets.pile import Pile
    from gamenight.games.pets.terms import PetsTerms


@final
class TitleAsked(Value):
    """Who is asked what about a title: to claim it, to pay tribute, to add a marker; and the sum."""

    def __init__(self, asked: str, seat: Seat, space: i64, amount: i64) -> None:
        self.asked: Final = asked  # the name of the decision
        self.seat: Final[i64] = seat
        self.space: Final[i64] = space
        self.amount: Final[i64] = amount


@final
class MarkerPick(Value):
    """Who picks a marker of which team, for what debt; it leaves the board, or is changed for another."""

    def __init__(self, seat: Seat, debtor: i64, amount: i64, leaves: bool) -> None:
        self.seat: Final[i64] = seat
        self.debtor: Final[i64] = debtor
        self.amount: Final[i64] = amount
        self.leaves: Final = leaves


@final
class PetsSight(Sight[Pets]):
    """Purses, stacks, tokens and kept cards: they all lie open."""

    def board(self) -> Board:
        """What is printed."""
        return self._state.board

    def agreed(self) -> PetsTerms:
        """What the table agreed."""
        return self._state.agreed

    def team(self, seat: Seat) -> i64:
        """For whom a seat plays."""
        return self._state.team_of(seat)

    def side(self, team: i64) -> i64:
        """The set of a team's seats still in the game."""
        return self._state.side(team)

    def cash(self, team: i64) -> i64:
        """The money in a team's purse."""
        return self._state.cash[team]

    def place(self, seat: Seat) -> i64:
        """Where that seat's token stands."""
        return self._state.places[seat]

    def jailed(self, seat: Seat) -> i64:
        """Which of the jail turns comes next for that seat; 0: it is free."""
        return self._state.jailed[seat]

    def pile(self, space: i64) -> Pile:
        """The stack on a space."""
        return self._state.pile(space)

    def owned(self, team: i64) -> i64:
        """The set of a team's titles."""
        return self._state.owned[team]

    def kept(self, team: i64) -> i64:
        """The set of cards of its own deck that a team keeps."""
        return self._state.kept[team]

    def next_of(self, team: i64) -> Seat:
        """Who plays next for a team."""
        return self._state.next[team]

    def tribute(self, space: Space, owner: i64) -> i64:
        """What a landing there costs now, if that team owns it."""
        return tribute_for(self._state, space, owner)

    def why_tribute(self, space: Space, owner: i64) -> str:
        """The clause by which it costs that."""
        return why_tribute(self._state, space, owner)

    def has_set(self, team: i64, space: Space) -> bool:
        """Whether a team owns all titles of a title's colour."""
        return has_set(self._state, team, space)

    def rounds(self) -> i64:
        """Rounds played."""
        return self._state.rounds

    def is_sudden(self) -> bool:
        """Whether it is sudden death."""
        return self._state.sudden

    def question(self) -> TitleAsked | None:
        """The question about a title, if that is what is open."""
        asking = self._state.asking
        if self._state.outcome is not None or not isinstance(asking, TitleFrame):
            return None
        return TitleAsked(asking.decision.name, asking.seat, asking.space, asking.amount)

    def picking(self) -> MarkerPick | None:
        """The pick of a marker, if that is what is open."""
        asking = self._state.asking
        if self._state.outcome is not None or not isinstance(asking, PickFrame):
            return None
        return MarkerPick(asking.seat, asking.debtor, asking.amount, asking.creditor == BANK)

    def deck_below(self, team: i64) -> list[int]:
        """The cards put back, the next one first: everybody saw them."""
        return self._state.decks[team].below()

    def deck_unseen(self, team: i64) -> list[int]:
        """The cards that nobody has drawn yet, in no order."""
        return self._state.decks[team].unseen()

    def twin(self) -> Pets:
        """A copy to play on with: nothing is hidden but what nobody has decided yet."""
        twin = self._state.fresh()
        twin.load(self._state)
        return twin
