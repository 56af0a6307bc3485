"""Who answers for CHANCE."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, final

from mypy_extensions import mypyc_attr

from gamenight.kernel.stream import Stream

if TYPE_CHECKING:
    from gamenight.kernel.action import Action
    from gamenight.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Answers when the state asks CHANCE; can be set back to an earlier bookmark."""

    def is_ready(self, state: State) -> bool:
        """Whether this dealer answers by itself what is asked now; if not, somebody will say what fell."""
        return True

    def answer(self, state: State) -> Action:
        """What chance says to the question on top of the stack."""
        raise NotImplementedError

    def bookmark(self) -> list[list[int]]:
        """Where this dealer stands now."""
        raise NotImplementedError

    def rewind(self, mark: list[list[int]]) -> None:
        """Go back to where the bookmark was taken: the same answers follow."""
        raise NotImplementedError


@final
class Seeded(Dealer):
    """Repeatable chance: the same seed deals the same game. Without a seed, a fresh one each time.

    Every purpose (dice, one deck, another) has a stream of its own, so that one never shifts the other.
    """

    def __init__(self, seed: int | None = None) -> None:
        self.seed: int = secrets.randbits(64) if seed is None else seed
        self.streams: list[Stream] = []

    def __repr__(self) -> str:
        """The seed that makes it again."""
        return f"Seeded({self.seed})"

    def __reduce__(self) -> tuple[object, ...]:
        """Made anew, and its streams set where they stand."""
        return seeded_at, (self.seed, self.bookmark())

    def answer(self, state: State) -> Action:
        """Draw by the weights that the decision gives."""
        frame = state.asking
        decision = frame.decision
        stream = decision.stream_of(frame)
        while len(self.streams) <= stream:
            self.streams.append(Stream(self.seed, len(self.streams)))
        evenly = decision.evenly
        if evenly is not None:
            return evenly[self.streams[stream].below(len(evenly))]
        roll = self.streams[stream].below(decision.total(state, frame))
        return decision.chance(state, frame, roll)

    def bookmark(self) -> list[list[int]]:
        """Where every stream stands."""
        return [stream.save() for stream in self.streams]

    def rewind(self, mark: list[list[int]]) -> None:
        """Set every stream back; those not yet begun then begin anew."""
        self.streams = self.streams[: len(mark)]
        for stream, place in zip(self.streams, mark, strict=True):
            stream.restore(place)


def seeded_at(seed: int, mark: list[list[int]]) -> Seeded:
    """A dealer of that seed where a bookmark was taken."""
    dealer = Seeded(seed)
    dealer.streams = [Stream(seed, purpose) for purpose in range(len(mark))]
    dealer.rewind(mark)
    return dealer
