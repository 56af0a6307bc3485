"""What lies on the table of the team game."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.games.parts.deck import Deck
from gamenight.games.pets.board import NO_TEAM, TEAMS, Space
from gamenight.games.pets.fields import PETS
from gamenight.games.pets.memory import JailTurns, Places, SeatPerTeam, SetPerTeam, SumPerTeam, Team
from gamenight.games.pets.pile import EMPTY, PILES, Pile
from gamenight.games.pets.terms import PetsTerms
from gamenight.kernel.fields import Count, Number
from gamenight.kernel.seat import Seat, count, lowest
from gamenight.kernel.state import State


@final
class Pets(State):
    """A purse for each team, tokens, stacks and decks; money that is in no purse is the Bank's."""

    def __init__(self, terms: PetsTerms) -> None:
        super().__init__(terms)
        board = terms.board
        seats = int(terms.seats)
        self.agreed: Final = terms
        self.board: Final = board
        self.cash: SumPerTeam = vec[i64]([int(board.numbers.cash)] * TEAMS)
        self.bank: Number = -board.numbers.cash * TEAMS  # what came in less what went out
        self.places: Places = vec[i64]([0] * seats)
        self.jailed: JailTurns = vec[i64]([0] * seats)
        self.piles: vec[i64] = vec[i64]([int(EMPTY.number)] * len(board.spaces))  # by space; see pile.py
        self.owned: SetPerTeam = vec[i64]([0] * TEAMS)  # the titles of each team
        self.decks: list[Deck] = [Deck(team, len(board.decks[team])) for team in range(TEAMS)]
        self.kept: SetPerTeam = vec[i64]([0] * TEAMS)  # the cards of its own deck that a team keeps
        self.next: SeatPerTeam = vec[i64]([int(lowest(side)) for side in terms.sides])  # who plays next
        self.begun: Team = 0  # the team that began
        self.exchanges: Count = 0  # how often both teams have played in this round
        self.rounds: Count = 0
        self.sudden: bool = False  # all is claimed and even: the upper hand decides

    def fresh(self) -> Pets:
        """An empty table of the same terms."""
        return Pets(self.agreed)

    def load(self, other: State) -> None:
        """Become equal to the other."""
        super().load(other)
        assert isinstance(other, Pets)
        PETS.load(self, other)

    # Looking

    def team_of(self, seat: Seat) -> i64:
        """For whom a seat plays."""
        return self.agreed.teams[seat]

    def side(self, team: i64) -> i64:
        """The set of a team's seats that are still in the game."""
        return self.agreed.sides[team] & ~self.out

    def space_of(self, seat: Seat) -> Space:
        """The space on which a seat's token stands."""
        return self.board.spaces[self.places[seat]]

    def claimed(self) -> i64:
        """The set of titles that have a marker."""
        return self.owned[0] | self.owned[1]

    def titles_of(self, team: i64) -> i64:
        """How many titles a team owns."""
        return count(self.owned[team])

    # Money: every coin that leaves one purse enters another

    def receive(self, team: i64, amount: i64) -> None:
        """The Bank pays a team."""
        self.cash[team] += amount
        self.bank -= amount

    def spend(self, team: i64, amount: i64) -> None:
        """A team pays the Bank."""
        self.cash[team] -= amount
        self.bank += amount

    def hand_over(self, team: i64, other: i64, amount: i64) -> None:
        """One team pays the other."""
        self.cash[team] -= amount
        self.cash[other] += amount

    # Stacks

    def pile(self, space: i64) -> Pile:
        """The stack on a space."""
        return PILES[self.piles[space]]

    def set_pile(self, space: i64, pile: Pile) -> None:
        """Change a stack: its title goes with the marker on top."""
        bit = self.board.spaces[space].bit
        self.owned[0] &= ~bit
        self.owned[1] &= ~bit
        if pile.owner != NO_TEAM:
            self.owned[pile.owner] |= bit
        self.piles[space] = pile.number
