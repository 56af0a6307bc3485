"""What one seat may know, built up and never stripped."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic

from mypy_extensions import i64, mypyc_attr

from gamenight.kernel.decision import S
from gamenight.kernel.engine import waiting
from gamenight.kernel.seat import NOBODY, Seat, holds

if TYPE_CHECKING:
    from gamenight.kernel.action import Action
    from gamenight.kernel.outcome import Outcome
    from gamenight.kernel.stream import Stream


@mypyc_attr(allow_interpreted_subclasses=True)
class Sight(Generic[S]):
    """A live window on a state for one seat (NOBODY: a spectator).

    Games add an accessor for each thing that this seat may know; bots, views and learning
    observations are built from these alone. What an accessor returns is a number, a text, a fresh list, or a
    Value (kernel/value.py): never a frame, a standing item or anything else that lies on the table.
    """

    def __init__(self, state: S, seat: Seat) -> None:
        self._state = state
        self.seat: Seat = seat

    def __repr__(self) -> str:
        """Whose it is, and what is asked just now."""
        whose = "a spectator" if self.seat == NOBODY else f"seat {self.seat}"
        return f"<{type(self).__name__} of {whose}; {self.asked() or 'over'}>"

    def seats(self) -> i64:
        """How many sit at the table."""
        return self._state.seats

    def waits_for(self, seat: Seat) -> bool:
        """Whether the game waits for this seat's answer."""
        return holds(waiting(self._state), seat)

    def asked(self) -> str:
        """The name of the decision that is open, or nothing after the end."""
        if self._state.outcome is not None:
            return ""
        return self._state.asking.decision.name

    def serial(self) -> i64:
        """The number of the question that is open: an answer to an older one is out of date."""
        return 0 if self._state.outcome is not None else self._state.asking.serial

    def on_turn(self) -> Seat:
        """Whose turn it is; NOBODY after the end, and before the first."""
        return self._state.stack[0].seat if self._state.depth > 0 else NOBODY

    def is_out(self, seat: Seat) -> bool:
        """Whether that seat is out of the game."""
        return holds(self._state.out, seat)

    def has_left(self, seat: Seat) -> bool:
        """Whether that seat has resigned."""
        return holds(self._state.left, seat)

    def clock(self) -> i64:
        """Minutes since the start, as far as anybody said."""
        return self._state.clock

    def outcome(self) -> Outcome | None:
        """How it ended, if it has."""
        outcome = self._state.outcome
        return None if outcome is None else outcome.copy()

    def random_goods(self, action: Action, stream: Stream) -> tuple[int, ...]:
        """Lawful goods for a template that leaves them open, mixed at random; none if none come to mind."""
        return ()
