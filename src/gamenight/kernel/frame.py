"""One open decision on the stack, and what it remembers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64, mypyc_attr

from gamenight.kernel.seat import CHANCE_BIT, NOBODY, Seat, members

if TYPE_CHECKING:
    from gamenight.kernel.decision import Decision


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """What every open decision remembers; a subclass has fields of its own, declared in its `__init__`.

    A popped frame is used again by the next push: nobody holds on to one.
    """

    def __init__(self, decision: Decision[Any, Any]) -> None:
        self.decision = decision
        self.place: i64 = -1  # where the decision stands in the terms' table
        self.depth: i64 = -1  # where it lies on the stack, or lay last
        self.serial: i64 = 0  # which asking this is: never the same twice in a game
        self.waits: i64 = 0  # the set of seats whose answer moves the game on
        self.seat: Seat = NOBODY  # whose decision this is

    def load(self, other: Frame) -> None:
        """Become equal to another frame of the same decision, sharing nothing with it."""
        self.serial = other.serial
        self.waits = other.waits
        self.seat = other.seat
        self.decision.fields.load(self, other)

    def copy(self) -> Frame:
        """An equal frame that shares nothing with this one."""
        twin: Frame = self.decision.fields.fresh(self.decision)
        twin.place = self.place
        twin.load(self)
        return twin

    def __repr__(self) -> str:
        """Which decision it is, whom it waits for, and what it remembers that is not as at first."""
        waits = [str(seat) for seat in members(self.waits)]
        if self.waits & CHANCE_BIT:
            waits.append("chance")
        fields = self.decision.fields
        kept = ["" if self.seat == NOBODY else f"seat={self.seat}"]
        kept += fields.differing(self, fields.fresh(self.decision))
        asked = f"waits for {', '.join(waits)}" if waits else "waits"
        return f"<{self.decision.name} {asked}; {' '.join(kept).strip()}>".replace("; >", ">")
