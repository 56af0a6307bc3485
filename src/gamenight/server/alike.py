"""The dealer of a duplicate: what falls for a seat is the same at every table that has the seed."""

from __future__ import annotations

import hashlib
import hmac
from typing import TYPE_CHECKING

from gamenight.kernel.dealer import Dealer

if TYPE_CHECKING:
    from gamenight.kernel.action import Action
    from gamenight.kernel.state import State

BYTES = 16  # of a draw: so many that no answer is likelier than another by anything one could measure


class Alike(Dealer):
    """Draws by HMAC-SHA256 of a secret seed: for the seat on turn and each purpose a row of its own.

    Nothing that was dealt tells what will be, here or at another table, to whoever has not the seed.
    """

    def __init__(self, seed: bytes) -> None:
        self._seed = seed
        self._drawn: dict[tuple[int, int], int] = {}  # how many, by seat on turn and stream

    def answer(self, state: State) -> Action:
        """Draw by the weights that the decision gives."""
        frame = state.asking
        seat, stream = row = self._row(state)
        number = self._drawn.get(row, 0)
        self._drawn[row] = number + 1
        drawn = hmac.digest(self._seed, f"{seat} {stream} {number}".encode(), "sha256")[:BYTES]
        total = int(frame.decision.total(state, frame))
        return frame.decision.chance(state, frame, int.from_bytes(drawn) * total >> 8 * BYTES)

    def pass_over(self, state: State) -> None:
        """Count an answer that chance gave before, in a game that is followed again."""
        row = self._row(state)
        self._drawn[row] = self._drawn.get(row, 0) + 1

    def _row(self, state: State) -> tuple[int, int]:
        frame = state.asking
        return int(state.stack[0].seat), int(frame.decision.stream_of(frame))

    def bookmark(self) -> list[list[int]]:
        """How many were drawn of each row."""
        return [[*row, number] for row, number in self._drawn.items()]

    def rewind(self, mark: list[list[int]]) -> None:
        """Go back to the bookmark: the same is drawn again."""
        self._drawn = {(seat, stream): number for seat, stream, number in mark}


def seal_of(name: str, seed: bytes) -> str:
    """What is told of a seed beforehand: it fixes the seed, and tells nothing of it."""
    return hashlib.sha256(b"gamenight duplicate " + name.encode() + seed).hexdigest()
