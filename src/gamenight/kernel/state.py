"""All that lies on the table, and the stack of open decisions."""

from __future__ import annotations

from pickle import PicklingError
from typing import TYPE_CHECKING, Any, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from gamenight.kernel.decision import Decision
from gamenight.kernel.event import Event, Kind
from gamenight.kernel.frame import Frame
from gamenight.kernel.seat import EVERYBODY, NOBODY, everyone
from gamenight.kernel.standing import Standing

if TYPE_CHECKING:
    from gamenight.kernel.outcome import Outcome
    from gamenight.kernel.terms import Origin, Terms

NOTHING: Final = Frame(Decision[Any, Any]("nothing"))  # what asks before anything is asked


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's table has: a stack of frames, standing items, and a few notes.

    A game derives its own state from this, adds what lies on its table, and extends `fresh` and `load`.
    """

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.seats: i64 = terms.seats
        self.stack: vec[Frame] = vec[Frame]([NOTHING])
        self.depth: i64 = 0  # frames in use
        self.asking: Frame = NOTHING  # the frame on top: the one that asks
        self.frames: vec[Frame] = vec[Frame]()  # by place: its last one, or NOTHING; empty till a push
        self.serial: i64 = 0  # the last serial given to an asking
        self.standing: list[Standing] = []
        self.issued: i64 = 0  # the last number given to a standing item
        self.left: i64 = 0  # who has resigned
        self.out: i64 = 0  # who is out of the game
        self.invited: i64 = 0  # whom a new claim or offer addresses
        self.clock: i64 = 0  # minutes since the start, as far as anybody said
        self.outcome: Outcome | None = None
        self.log: list[Event] | None = None  # None: events are muted

    # The stack

    def pop(self, result: i64) -> None:
        """Close the top decision and let the one below go on with its result."""
        depth = self.depth - 1
        frame = self.stack[depth - 1]
        self.depth = depth
        self.asking = frame
        frame.decision.resume(self, frame, result)

    def ask(self, frame: Frame, waits: i64) -> None:
        """Ask anew in the same frame: another question, so another serial."""
        self.serial = frame.serial = self.serial + 1
        frame.waits = waits

    # Standing items

    def standing_numbered(self, number: i64) -> Standing | None:
        """The standing item of that number, if it still stands."""
        for item in self.standing:
            if item.number == number:
                return item
        return None

    def drop(self, number: i64) -> None:
        """Take a standing item away."""
        self.standing = [item for item in self.standing if item.number != number]

    # Notes

    def playing(self) -> i64:
        """The set of seats still in the game."""
        return everyone(self.seats) & ~self.out

    def tell(  # noqa: PLR0913  an event has up to five numbers
        self,
        kind: Kind,
        clause: str,
        a: i64 = 0,
        b: i64 = 0,
        c: i64 = 0,
        d: i64 = 0,
        e: i64 = 0,
        sees: i64 = EVERYBODY,
    ) -> None:
        """Note what happened, unless events are muted."""
        if self.log is not None:
            self.note(kind, clause, a, b, c, d, e, sees)

    def note(  # noqa: PLR0913  as tell
        self, kind: Kind, clause: str, a: i64, b: i64, c: i64, d: i64, e: i64, sees: i64
    ) -> None:
        """Write an event into the log."""
        values: list[int] = [a, b, c, d, e]
        if self.log is not None:
            self.log.append(Event(kind, clause, values, sees))

    def finish(self, outcome: Outcome) -> None:
        """End the game: nobody is asked any more."""
        self.outcome = outcome
        self.depth = 0
        self.invited = 0

    # Copies

    def fresh(self) -> State:
        """An empty state of the same kind and terms, for `copy` to load."""
        return State(self.terms)

    def load(self, other: State) -> None:
        """Become equal to the other, sharing nothing but the terms; the log stays one's own."""
        depth: i64 = 0
        while depth < other.depth:
            theirs = other.stack[depth]
            mine = self.stack[depth] if depth < len(self.stack) else NOTHING
            if mine.place != theirs.place or mine.depth != depth:
                mine = laid(self, theirs.place, depth)
            mine.load(theirs)
            depth += 1
        self.depth = other.depth
        if other.depth > 0:
            self.asking = self.stack[other.depth - 1]
        self.serial = other.serial
        if self.standing or other.standing:
            self.standing = [item.copy() for item in other.standing]
        self.issued = other.issued
        self.left = other.left
        self.out = other.out
        self.invited = other.invited
        self.clock = other.clock
        self.outcome = other.outcome

    def copy(self) -> State:
        """An equal state that shares nothing; its events are muted."""
        twin = self.fresh()
        twin.load(self)
        return twin

    def __copy__(self) -> State:
        """Copy the whole state, as `copy` does: half of a table is no use to anybody."""
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        """Copy the whole state, as `copy` does."""
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle its position, and who made its terms."""
        origin = self.terms.origin
        if origin is None:
            raise PicklingError("only the state of a table that was opened can be pickled")
        return revived, (origin, origin.game().write(self))

    def __repr__(self) -> str:
        """What game it is, for how many, and what is asked; or how it ended."""
        asked = repr(self.asking) if self.outcome is None else repr(self.outcome)
        return f"<{type(self).__name__} of {self.seats}: {asked[1:-1]}>"


def revived(origin: Origin, document: dict[str, object]) -> State:
    """The state that was pickled as this position."""
    return cast(State, origin.game().read(origin.terms(), document))


def push(state: State, place: i64, waits: i64) -> Frame:
    """Open the decision at a place of the terms' table, on top of the stack; rules do it by a Point."""
    depth = state.depth
    frame = state.stack[depth] if depth < len(state.stack) else NOTHING
    if frame.place != place or frame.depth != depth:
        if len(state.frames) == 0:
            state.frames = vec[Frame]([NOTHING] * len(state.terms.decisions))
        frame = laid(state, place, depth)
    frame.decision.fields.clear(frame)
    frame.seat = NOBODY
    frame.waits = waits
    state.serial = frame.serial = state.serial + 1
    state.depth = depth + 1
    state.asking = frame
    return frame


def laid(state: State, place: i64, depth: i64) -> Frame:
    """Lay a frame of the decision at a place on the stack: its last, unless that may lie further down."""
    frame = state.frames[place] if place < len(state.frames) else NOTHING
    if frame.depth < depth:
        frame = new_frame(state, place)
    frame.depth = depth
    if depth < len(state.stack):
        state.stack[depth] = frame
    else:
        state.stack = append(state.stack, frame)
    return frame


def new_frame(state: State, place: i64) -> Frame:
    """Make another frame of the decision at a place; from now on it is its last, if these are kept."""
    decision = state.terms.decisions[place]
    frame: Frame = decision.fields.fresh(decision)
    frame.place = place
    if place < len(state.frames):
        state.frames[place] = frame
    return frame
