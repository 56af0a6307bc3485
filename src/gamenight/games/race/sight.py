"""What a seat may know in a race: everything lies open."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from gamenight.games.race.memory import OrderFrame
from gamenight.games.race.rules.order import place_of
from gamenight.games.race.state import Race
from gamenight.kernel.seat import Seat
from gamenight.kernel.sight import Sight

if TYPE_CHECKING:
    from mypy_extensions import i64

    from gamenight.games.race.track import Track


@final
class RaceSight(Sight[Race]):
    """The board, the pieces on it, whose turn it is and who follows."""

    def track(self) -> Track:
        """The board."""
        return self._state.track

    def space(self, seat: Seat) -> i64:
        """Where that seat's piece stands (below zero: not on the board)."""
        return self._state.spaces[seat]

    def piece(self, seat: Seat) -> int:
        """Whether that seat plays a cat or a dog."""
        return self._state.race_terms.pieces[seat]

    def colour(self, seat: Seat) -> str:
        """The colour that tells that seat's piece apart."""
        return self._state.race_terms.colours[seat]

    def order(self) -> list[int]:
        """The seats in the order of play; empty while it is being spun for."""
        return list(self._state.order)

    def tied_place(self) -> i64:
        """The best of the places that whoever spins shares with others; 0: nobody spins for a shared one."""
        home = self._state.stack[0]
        if not (self._state.depth > 0 and isinstance(home, OrderFrame) and home.tie):
            return 0
        return place_of(self._state, home, home.seat)

    def twin(self) -> Race:
        """A copy to play on with: nothing is hidden here."""
        twin = self._state.fresh()
        twin.load(self._state)
        return twin
