"""A point where the rules wait, and what a seat may do although nobody waits for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar, cast

from mypy_extensions import i64, mypyc_attr

from gamenight.kernel.event import Event, Kind, refusal
from gamenight.kernel.fields import F, FrameFields
from gamenight.kernel.frame import Frame
from gamenight.kernel.seat import CHANCE_BIT, EVERYBODY, NOBODY, Seat

if TYPE_CHECKING:
    from gamenight.kernel.action import Action
    from gamenight.kernel.state import State

S = TypeVar("S", bound="State")

NOT_NOW = Kind("not_now", "seat")
CLOSED = Kind("closed", "seat")

BARE: Final[FrameFields[Frame]] = FrameFields()


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[S, F]):
    """One kind of question. It holds no state: what it must remember is in its frame.

    fields: what its frame keeps, as tools/fields.py has written it out; by default only whose decision it is.
    is_open: other business may go on while this question is open.
    is_home: the bottom of the stack, the turn; whoever has resigned is let out of the game here.
    evenly: what CHANCE may answer, all equally likely, where that is always the same (dice, a spinner).
    stream: the dealer's stream for the chance that this decision asks for.
    """

    def __init__(  # noqa: PLR0913  each by its name
        self,
        name: str,
        fields: FrameFields[F] | None = None,
        *,
        is_open: bool = False,
        is_home: bool = False,
        evenly: list[Action] | None = None,
        stream: i64 = 0,
    ) -> None:
        self.name = name
        self.fields: FrameFields[F] = cast(FrameFields[F], BARE) if fields is None else fields
        self.is_open = is_open
        self.is_home = is_home
        self.evenly = evenly
        self.stream: i64 = stream

    def answers(self, state: S, frame: F, seat: Seat) -> list[Action]:
        """What this seat (or CHANCE) may answer now; the list is shared, so read it only."""
        if self.evenly is None:
            raise NotImplementedError(self.name)
        return self.evenly

    def play(self, state: S, frame: F, seat: Seat, action: Action) -> None:
        """Do what a lawful answer says."""
        raise NotImplementedError(self.name)

    def resume(self, state: S, frame: F, result: i64) -> None:
        """Go on after the decision above has been popped with this result."""
        raise NotImplementedError(self.name)

    def fits(self, state: S, frame: F, seat: Seat, action: Action) -> Event | None:
        """Why an action that a template covers does not do after all, or None."""
        return None

    def why_not(self, state: S, frame: F, seat: Seat, action: Action) -> Event:
        """Why an action that is not among the answers is refused."""
        return refusal(NOT_NOW, "table.asked", seat)

    def admits(self, state: S, frame: F, seat: Seat, aside: i64) -> bool:
        """Whether the seat may do this kind of aside while the question is open."""
        return self.is_open

    def why_closed(self, state: S, frame: F, seat: Seat, aside: i64) -> Event:
        """Why a kind of aside that is not admitted must wait."""
        return refusal(CLOSED, "table.asked", seat)

    def absent(self, state: S, frame: F, gone: i64) -> i64:
        """Of the seats that are gone, those whom this question must let go of."""
        return frame.waits & gone

    def let_go(self, state: S, frame: F, seat: Seat) -> None:
        """Answer for a seat that has left: it passes, declines, lets go."""
        raise NotImplementedError(self.name)

    def settle(self, state: S, frame: F, seat: Seat) -> None:
        """Take a seat that has resigned out of the game (home decisions only)."""
        raise NotImplementedError(self.name)

    def resigned(self, state: S, seat: Seat) -> None:
        """What follows at once when a seat resigns while something is being settled (home decisions only)."""

    def tick(self, state: S, frame: F) -> None:
        """Time has passed while this question was open; most finish first what is in hand."""

    def stream_of(self, frame: F) -> i64:
        """The dealer's stream for this asking."""
        return self.stream

    def weights(self, state: S, frame: F) -> list[int]:
        """How likely each of CHANCE's answers is, in whole numbers; all alike unless said otherwise."""
        return [1] * len(self.answers(state, frame, -1))

    def total(self, state: S, frame: F) -> i64:
        """The sum of the weights."""
        if self.evenly is not None:
            return len(self.evenly)
        return sum(self.weights(state, frame))

    def chance(self, state: S, frame: F, roll: i64) -> Action:
        """CHANCE's answer for a number from 0 up to the total."""
        if self.evenly is not None:
            return self.evenly[roll]
        answers = self.answers(state, frame, -1)
        for place, weight in enumerate(self.weights(state, frame)):
            if roll < weight:
                return answers[place]
            roll -= weight
        raise AssertionError(self.name)

    def sees(self, state: S, frame: F, seat: Seat, action: Action) -> i64:
        """Who may read this action in the record."""
        return EVERYBODY

    def flaw(self, state: S, frame: F) -> str:
        """What makes this frame impossible in this state, or nothing."""
        if self.evenly is not None and (frame.waits != CHANCE_BIT or frame.seat == NOBODY):
            return f"{self.name!r} waits for chance alone, on behalf of one seat"
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Aside(Generic[S]):
    """One kind of business beside the question in hand: build, ask for rent, offer a trade."""

    def __init__(self, name: str) -> None:
        self.name = name

    def offers(self, state: S, seat: Seat) -> list[Action]:
        """What this seat may do of this kind now."""
        raise NotImplementedError(self.name)

    def play(self, state: S, seat: Seat, action: Action) -> None:
        """Do what a lawful aside says."""
        raise NotImplementedError(self.name)

    def fits(self, state: S, seat: Seat, action: Action) -> Event | None:
        """Why an action that a template covers does not do after all, or None."""
        return None

    def why_not(self, state: S, seat: Seat, action: Action) -> Event:
        """Why an aside that is not on offer is refused."""
        return refusal(NOT_NOW, "table.asked", seat)

    def sees(self, state: S, seat: Seat, action: Action) -> i64:
        """Who may read this action in the record."""
        return EVERYBODY
