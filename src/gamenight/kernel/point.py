"""A place in the terms' table of decisions."""

from __future__ import annotations

from typing import Final, Generic, cast, final

from mypy_extensions import i64

from gamenight.kernel.fields import F
from gamenight.kernel.frame import Frame
from gamenight.kernel.state import State, push


@final
class Point(Generic[F]):
    """Where a decision stands in the table: rules open what stands there, whichever decision it is.

    So a variant can put another decision in its place, and rule files need not import each other. The type
    parameter is the class of its frame.
    """

    def __init__(self, place: i64) -> None:
        self.place: Final[i64] = place

    def open(self, state: State, waits: i64) -> F:
        """Ask what stands here, on top of the stack; the caller fills in the frame's fields."""
        return cast(F, push(state, self.place, waits))

    def asks(self, frame: Frame) -> bool:
        """Whether a frame belongs to what stands here."""
        return frame.place == self.place
