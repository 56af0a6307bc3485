"""What a seat may know in the team game: all but the order of cards that nobody has drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from gamenight.games.pets.rules.sums import tribute_for
from gamenight.games.pets.state import Pets
from gamenight.games.pets.terms import ADD, CLAIM, PICK, TRIBUTE
from gamenight.kernel.seat import NOBODY, Seat
from gamenight.kernel.sight import Sight

if TYPE_CHECKING:
    from mypy_extensions import i64

    from gamenight.games.pets.board import Board, Space
    from gamenight.games.pets.terms import PetsTerms
    from gamenight.kernel.frame import Frame


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

    def pile(self, space: i64) -> i64:
        """The stack on a space, as pile.py writes it."""
        return self._state.piles[space]

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

    def on_turn(self) -> Seat:
        """Whose turn it is, or NOBODY before the first and after the end."""
        return self._state.stack[0].seat if self._state.depth > 0 else NOBODY

    def rounds(self) -> i64:
        """Rounds played."""
        return self._state.rounds

    def is_sudden(self) -> bool:
        """Whether it is sudden death."""
        return self._state.is_sudden

    def question(self) -> Frame | None:
        """The question about a title that is open, as a copy: item is the space, sum the price or tribute."""
        top = self._state.asking.decision
        for place in (CLAIM, TRIBUTE, ADD):
            if self._state.outcome is None and top is self._state.terms.decisions[place]:
                return self._state.asking.copy()
        return None

    def picking(self) -> Frame | None:
        """The pick of a marker that is open, as a copy: left is the team that cannot pay sum."""
        is_open = (
            self._state.outcome is None and self._state.asking.decision is self._state.terms.decisions[PICK]
        )
        return self._state.asking.copy() if is_open else None

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
