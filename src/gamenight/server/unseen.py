"""The dealer of tables among people: chance that nobody can compute."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from gamenight.kernel.dealer import Dealer

if TYPE_CHECKING:
    from gamenight.kernel.action import Action
    from gamenight.kernel.state import State

BITS = 128  # so many that no answer is likelier than another by anything one could measure


class Unseen(Dealer):
    """Answers from the system's own generator; nothing that was dealt tells what will be.

    A move that was worked out but could not be stored is dealt the same way when it is tried again.
    """

    def __init__(self) -> None:
        self._drawn: list[int] = []  # numbers since the last bookmark, and perhaps ahead of it
        self._place = 0

    def answer(self, state: State) -> Action:
        """Draw by the weights that the decision gives."""
        if self._place == len(self._drawn):
            self._drawn.append(secrets.randbits(BITS))
        number = self._drawn[self._place]
        self._place += 1
        frame = state.asking
        decision = frame.decision
        roll = number * int(decision.total(state, frame)) >> BITS
        return decision.chance(state, frame, roll)

    def bookmark(self) -> list[list[int]]:
        """Forget what was used before; what follows can be dealt again."""
        self._drawn = self._drawn[self._place :]
        self._place = 0
        return []

    def rewind(self, mark: list[list[int]]) -> None:
        """The numbers since the bookmark come again."""
        self._place = 0
