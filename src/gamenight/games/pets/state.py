"""What lies on the table of the team game."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.games.parts.deck import Deck
from gamenight.games.pets.board import NO_TEAM, TEAMS, Board, Space
from gamenight.games.pets.pile import EMPTY, owner_of
from gamenight.games.pets.terms import PetsTerms
from gamenight.kernel.seat import Seat, count, lowest
from gamenight.kernel.state import State

FREE: Final = 0  # jailed: not in Jail; otherwise which of the jail turns comes next


@final
class Pets(State):
    """A purse for each team, tokens, stacks and decks; money that is in no purse is the Bank's."""

    def __init__(self, terms: PetsTerms) -> None:
        super().__init__(terms)
        board = terms.board
        seats = int(terms.seats)
        self.agreed: PetsTerms = terms
        self.board: Board = board
        self.cash: vec[i64] = vec[i64]([int(board.numbers.cash)] * TEAMS)
        self.bank: i64 = -board.numbers.cash * TEAMS  # what came in less what went out
        self.places: vec[i64] = vec[i64]([0] * seats)  # by seat: where the token stands
        self.jailed: vec[i64] = vec[i64]([0] * seats)
        self.piles: vec[i64] = vec[i64]([EMPTY] * len(board.spaces))  # by space: its stack, see pile.py
        self.owned: vec[i64] = vec[i64]([0] * TEAMS)  # by team: the set of its titles
        self.decks: list[Deck] = [Deck(len(board.decks[team])) for team in range(TEAMS)]
        self.kept: vec[i64] = vec[i64]([0] * TEAMS)  # by team: the cards of its own deck that it keeps
        self.next: vec[i64] = vec[i64]([int(lowest(side)) for side in terms.sides])  # by team: who plays next
        self.begun: i64 = 0  # the team that began
        self.exchanges: i64 = 0  # how often both teams have played in this round
        self.rounds: i64 = 0
        self.is_sudden: bool = False  # all is claimed and even: the upper hand decides

    def fresh(self) -> Pets:
        """An empty table of the same terms."""
        return Pets(self.agreed)

    def load(self, other: State) -> None:
        """Become equal to the other."""
        super().load(other)
        assert isinstance(other, Pets)
        seat: i64 = 0
        while seat < self.seats:
            self.places[seat] = other.places[seat]
            self.jailed[seat] = other.jailed[seat]
            seat += 1
        self.piles = other.piles[:]
        team: i64 = 0
        while team < TEAMS:
            self.cash[team] = other.cash[team]
            self.owned[team] = other.owned[team]
            self.kept[team] = other.kept[team]
            self.next[team] = other.next[team]
            self.decks[team].load(other.decks[team])
            team += 1
        self.bank = other.bank
        self.begun = other.begun
        self.exchanges = other.exchanges
        self.rounds = other.rounds
        self.is_sudden = other.is_sudden

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

    def set_pile(self, space: i64, pile: i64) -> None:
        """Change a stack: its title goes with the marker on top."""
        bit = self.board.spaces[space].bit
        self.owned[0] &= ~bit
        self.owned[1] &= ~bit
        owner = owner_of(pile)
        if owner != NO_TEAM:
            self.owned[owner] |= bit
        self.piles[space] = pile
