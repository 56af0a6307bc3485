"""What a frame, a standing item or a state keeps: how its fields are copied, written and read."""

# A field is declared once, in its class, with a type that says what it is; tools/fields.py writes out the
# rest.

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeAlias, TypeVar, cast

from mypy_extensions import i64, mypyc_attr

from gamenight.kernel.frame import Frame
from gamenight.kernel.seat import Seat, bit
from gamenight.kernel.standing import Standing

if TYPE_CHECKING:
    from librt.vecs import vec

    from gamenight.kernel.decision import Decision
    from gamenight.kernel.state import State

# What a number may be, besides a Seat; a family has types of its own where another bound or form is right
Seats = i64  # a set of seats; positions write the list of its members
Count = i64  # how many: from 0
Money = i64  # a sum: from 0
Number = i64  # any whole number, below zero too
PerSeat: TypeAlias = "vec[i64]"  # one count or sum for each seat

SHORT: Final = 24  # numbers: up to so many are copied faster one by one than all at once into new memory

T = TypeVar("T")
F = TypeVar("F", bound=Frame)
I = TypeVar("I", bound=Standing)  # noqa: E741  an item


@mypyc_attr(allow_interpreted_subclasses=True)
class Fields(Generic[T]):
    """The fields that one class declares, by name; this one has none."""

    def __init__(self, *names: str) -> None:
        self.names: Final = list(names)

    def load(self, mine: T, other: T) -> None:
        """Make my fields equal to the other's, sharing nothing."""

    def write(self, state: State, kept: T, document: dict[str, object]) -> None:
        """Write each field that is not as at first, ready for JSON."""

    def read(self, state: State, kept: T, document: dict[str, object], where: str) -> None:
        """Read each field that the document has; BadPosition says what is wrong with it."""

    def say(self, kept: T) -> list[str]:
        """Each field of a frame or an item with what it holds, for a person at the prompt of Python."""
        return []

    def differing(self, kept: T, blank: T) -> list[str]:
        """Of what `say` says of a thing, only what it does not say of a new one."""
        pairs = zip(self.say(kept), self.say(blank), strict=True)
        return [said for said, at_first in pairs if said != at_first]


@mypyc_attr(allow_interpreted_subclasses=True)
class FrameFields(Fields[F]):
    """The fields of one kind of frame; by default a frame that keeps nothing but whose decision it is."""

    def fresh(self, decision: Decision[Any, Any]) -> F:
        """A new frame for this decision."""
        return cast(F, Frame(decision))

    def clear(self, frame: F) -> None:
        """Make the fields as new, so that the frame can be used again."""


@mypyc_attr(allow_interpreted_subclasses=True)
class StandingFields(Fields[I]):
    """The fields of one kind of standing item, and the word for it in positions."""

    def __init__(self, word: str, *names: str) -> None:
        super().__init__(*names)
        self.word: Final = word

    def fresh(self, number: i64, seat: Seat, other: Seat) -> I:
        """A new item of this kind."""
        raise NotImplementedError(self.word)

    def stand(self, state: State, seat: Seat, other: Seat) -> I:
        """Lay a new item beside the stack and invite whom it addresses; the caller fills in its fields."""
        state.issued += 1
        item = self.fresh(state.issued, seat, other)
        state.standing.append(item)
        state.invited |= bit(other)
        return item


def taken_over(mine: vec[i64], other: vec[i64]) -> vec[i64]:
    """An array equal to the other: mine, filled anew, if it is short and as long; else a new one."""
    size = len(other)
    if size != len(mine) or size > SHORT:
        return other[:]
    place: i64 = 0
    while place < size:
        mine[place] = other[place]
        place += 1
    return mine
