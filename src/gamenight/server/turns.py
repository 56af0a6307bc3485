"""Whose turn it is, where several want more than there is: each in turn, however much one of them wants."""

from __future__ import annotations

import asyncio
from collections import deque


class Turns:
    """A few places, given to those who wait for them, one of each in turn."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._lines: dict[str, deque[asyncio.Future[None]]] = {}  # by whose they are; whose turn it is first

    async def take(self, whose: str) -> None:
        """Wait for a place; whoever has had one gives it back."""
        if self._free:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._lines.setdefault(whose, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give_back()  # it came in the very moment in which nobody wanted it any more
            raise

    def give_back(self) -> None:
        """Let the next one have the place."""
        while self._lines:
            whose, line = next(iter(self._lines.items()))
            del self._lines[whose]
            turn = line.popleft()
            if line:
                self._lines[whose] = line  # behind the others
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
