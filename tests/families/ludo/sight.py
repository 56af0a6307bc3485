"""What a seat may know in Ludo: everything lies open."""

from __future__ import annotations

from typing import NamedTuple, final

from gamenight.kernel.sight import Sight
from tests.families.ludo.memory import PickFrame
from tests.families.ludo.plan import Plan
from tests.families.ludo.state import Ludo


class Token(NamedTuple):
    """One token: whose, which, how far it has come, and the space it stands on (None in the yard)."""

    seat: int
    number: int
    steps: int
    space: int | None


@final
class LudoSight(Sight[Ludo]):
    """The board, the tokens on it, whose turn it is and what was thrown."""

    def plan(self) -> Plan:
        """The board."""
        return self._state.plan

    def arm(self, seat: int) -> int:
        """The arm of the board that a seat plays from."""
        return self._state.ludo_terms.arms[seat]

    def colour(self, seat: int) -> str:
        """The name of a seat's colour."""
        return self._state.ludo_terms.colours[seat]

    def tokens(self, seat: int) -> list[Token]:
        """The tokens of a seat."""
        state = self._state
        rows = enumerate(state.steps[seat], 1)
        return [Token(seat, number, steps, state.space(seat, steps)) for number, steps in rows]

    def thrown(self) -> int | None:
        """What the die shows, while a token is chosen for it."""
        frame = self._state.asking
        is_picked = self._state.outcome is None and isinstance(frame, PickFrame)
        return int(frame.count) if is_picked and isinstance(frame, PickFrame) else None

    def twin(self) -> Ludo:
        """A copy to play on with: nothing is hidden here."""
        twin = self._state.fresh()
        twin.load(self._state)
        return twin
