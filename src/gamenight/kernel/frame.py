"""One open decision on the stack, with its few numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.kernel.seat import NOBODY, Seat

if TYPE_CHECKING:
    from gamenight.kernel.decision import Decision


@final
class Frame:
    """What one open decision remembers. Each decision says what it keeps in which number.

    A popped frame is used again by the next push: nobody holds on to one.
    """

    def __init__(self, decision: Decision[Any]) -> None:
        self.decision = decision
        self.serial: i64 = 0  # which asking this is: never the same twice in a game
        self.waits: i64 = 0  # the set of seats whose answer moves the game on
        self.step: i64 = 0
        self.seat: Seat = NOBODY  # whose decision this is
        self.other: Seat = NOBODY  # the other party: leader, creditor
        self.item: i64 = 0  # what it is about: a lot, a space
        self.sum: i64 = 0  # how much: the bid, the debt
        self.left: i64 = 0  # what is still to do: a set or a count
        self.lanes: vec[i64] = vec[i64]()  # one number a seat, where each has a matter of its own

    def clear(self, decision: Decision[Any], serial: i64, waits: i64) -> None:
        """Make it as new, for another decision."""
        self.decision = decision
        self.serial = serial
        self.waits = waits
        self.step = 0
        self.seat = NOBODY
        self.other = NOBODY
        self.item = 0
        self.sum = 0
        self.left = 0
        if len(self.lanes) > 0:
            self.lanes = vec[i64]()

    def open_lanes(self, seats: i64) -> None:
        """One lane a seat, all at zero."""
        self.lanes = vec[i64]([0] * seats)

    def copy(self) -> Frame:
        """An equal one that shares nothing, for whoever may only read it."""
        twin = Frame(self.decision)
        twin.load(self)
        return twin

    def load(self, other: Frame) -> None:
        """Become equal to the other, sharing nothing with it."""
        self.decision = other.decision
        self.serial = other.serial
        self.waits = other.waits
        self.step = other.step
        self.seat = other.seat
        self.other = other.other
        self.item = other.item
        self.sum = other.sum
        self.left = other.left
        if len(other.lanes) > 0 or len(self.lanes) > 0:
            self.lanes = vec[i64](other.lanes)
