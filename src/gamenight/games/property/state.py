"""What lies on the table of the property game."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.games.parts.deck import Deck
from gamenight.games.property.board import DECKS, Space
from gamenight.games.property.fields import PROPERTY
from gamenight.games.property.forms import Deeds, DeedsPerSeat, JailTurns, Keepers, Places
from gamenight.games.property.terms import PropertyTerms
from gamenight.kernel.fields import Count, Money, PerSeat, Seats
from gamenight.kernel.seat import NOBODY, Seat
from gamenight.kernel.state import State


@final
class Property(State):
    """Cash, tokens, deeds, buildings and decks; money that is in no purse is the Bank's."""

    def __init__(self, terms: PropertyTerms, *, is_blank: bool = False) -> None:
        super().__init__(terms)
        board = terms.board
        seats = terms.seats
        spaces: i64 = 0 if is_blank else board.size  # a blank one gets what lies on them when it is loaded
        self.agreed: Final = terms
        self.board: Final = board
        self.cash: PerSeat = vec[i64]([board.numbers.cash] * seats)
        self.bank: i64 = -board.numbers.cash * terms.seats  # what came in less what went out
        self.pot: Money = 0  # money lying on Free Parking, where a house rule has it so
        self.places: Places = vec[i64]([0] * seats)  # where the token stands
        self.jailed: JailTurns = vec[i64]([0] * seats)
        self.owned: DeedsPerSeat = vec[i64]([0] * seats)
        self.owner: vec[i64] = vec[i64]([NOBODY] * spaces)
        self.mortgaged: Deeds = 0
        self.heights: vec[i64] = vec[i64]([0] * spaces)  # houses on a lot; one more is a hotel
        self.built: i64 = 0  # the set of lots with a building, as the heights say
        self.houses: i64 = board.numbers.houses
        self.hotels: i64 = board.numbers.hotels
        self.decks: list[Deck] = [Deck(deck, len(board.decks[deck])) for deck in range(DECKS)]
        self.keepers: Keepers = vec[i64]([NOBODY] * DECKS)
        self.first: Seat = 0  # who began
        self.turns: Count = 0  # first throws of a turn so far
        self.rounds: Count = 0  # how often the dice have come round
        self.asked: Count = 0  # rents asked for so far, which gives their order
        self.unwanting: Seats = 0  # who is not asked about scarce buildings again this turn
        self.bankrupts: Count = 0

    def fresh(self) -> Property:
        """An empty table of the same terms."""
        return Property(self.agreed, is_blank=True)

    def load(self, other: State) -> None:
        """Become equal to the other."""
        super().load(other)
        assert isinstance(other, Property)
        PROPERTY.load(self, other)

    # Looking

    def space_of(self, seat: Seat) -> Space:
        """The space on which a seat's token stands."""
        return self.board.spaces[self.places[seat]]

    def has_group(self, seat: Seat, group: i64) -> bool:
        """Whether the seat owns every deed of the group."""
        mask = self.board.groups[group].mask
        return self.owned[seat] & mask == mask

    def is_built(self, group: i64) -> bool:
        """Whether any building stands in the group."""
        return self.built & self.board.groups[group].mask != 0

    # Money: every coin that leaves one purse enters another

    def receive(self, seat: Seat, amount: i64) -> None:
        """The Bank pays a player."""
        self.cash[seat] += amount
        self.bank -= amount

    def spend(self, seat: Seat, amount: i64) -> None:
        """A player pays the Bank."""
        self.cash[seat] -= amount
        self.bank += amount

    def hand_over(self, seat: Seat, other: Seat, amount: i64) -> None:
        """One player pays another."""
        self.cash[seat] -= amount
        self.cash[other] += amount

    # Deeds

    def give_deed(self, space: Space, seat: Seat) -> None:
        """A deed changes hands; NOBODY is the Bank."""
        before = self.owner[space.index]
        if before != NOBODY:
            self.owned[before] &= ~space.bit
        self.owner[space.index] = seat
        if seat != NOBODY:
            self.owned[seat] |= space.bit

    # Buildings

    def set_height(self, space: Space, height: i64) -> None:
        """Set how many houses stand on a lot; the Bank's stock is the caller's affair."""
        self.heights[space.index] = height
        if height > 0:
            self.built |= space.bit
        else:
            self.built &= ~space.bit
