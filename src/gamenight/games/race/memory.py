"""What the decisions of a race remember, and what a piece's space may be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.kernel.fields import PerSeat, Seats
from gamenight.kernel.frame import Frame
from gamenight.kernel.reading import per_seat

if TYPE_CHECKING:
    from gamenight.games.race.state import Race
    from gamenight.kernel.decision import Decision

# Where a piece is when it is on no space
WAITING: Final = -1
GONE: Final = -2

Spaces: TypeAlias = "PerSeat"  # by seat: a space, WAITING or GONE


def read_spaces(state: Race, value: object, where: str) -> vec[i64]:
    """One for each seat, on this track or beside it."""
    return vec[i64](per_seat(state, value, where, GONE, state.track.finish))


@final
class OrderFrame(Frame):
    """Spinning for the order of play, seat by seat; those who tie spin again."""

    def __init__(self, decision: Decision[Any, Any]) -> None:
        super().__init__(decision)
        self.to_spin: Seats = 0  # who still has to
        self.tie: bool = False  # those who tie spin, for the places that they share
        self.ranks: PerSeat = vec[i64]()  # how each stands by the spins so far


@final
class SpinnerFrame(Frame):
    """The tail is turning."""

    def __init__(self, decision: Decision[Any, Any]) -> None:
        super().__init__(decision)
        self.again: bool = False  # it has rested on a line before
