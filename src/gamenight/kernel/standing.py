"""A rent claim or an offer: what lives on beside the stack and blocks nobody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64, mypyc_attr

from gamenight.kernel.seat import NOBODY, Seat

if TYPE_CHECKING:
    from gamenight.kernel.fields import StandingFields


@mypyc_attr(allow_interpreted_subclasses=True)
class Standing:
    """One claim or offer, known by a number that is never given twice in a game.

    A subclass has fields of its own, declared in its `__init__`.
    """

    def __init__(self, fields: StandingFields[Any], number: i64, seat: Seat, other: Seat) -> None:
        self.fields = fields
        self.number: i64 = number
        self.seat: Seat = seat  # whose it is
        self.other: Seat = other  # whom it addresses

    def copy(self) -> Standing:
        """An equal item that shares nothing with this one."""
        twin: Standing = self.fields.fresh(self.number, self.seat, self.other)
        self.fields.load(twin, self)
        return twin

    def is_party(self, seat: Seat) -> bool:
        """Whether the seat made it or is addressed by it."""
        return seat != NOBODY and (seat == self.seat or seat == self.other)

    def __repr__(self) -> str:
        """What it is, its number, between whom, and what it says that is not as at first."""
        blank = self.fields.fresh(self.number, self.seat, self.other)
        said = " ".join([f"seat={self.seat}", f"other={self.other}", *self.fields.differing(self, blank)])
        return f"<{self.fields.word} {self.number}: {said}>"
