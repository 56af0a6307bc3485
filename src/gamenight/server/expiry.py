"""How long rooms are kept, by a clock that runs only while the server is open."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

HOUR = 3600.0
DAY = 24 * HOUR
LOBBY_LIVES = 6 * HOUR  # without anything happening
BIN_KEEPS = 30 * DAY
FIRST = HOUR  # after a start nothing is deleted for so long
JUMP = 300.0  # seconds by which the calendar may drift from the running time


class OpenTime:
    """Seconds that the server has been open, in all; the calendar only shows whether something is odd."""

    def __init__(
        self,
        before: float,
        clock: Callable[[], float] = time.monotonic,
        calendar: Callable[[], float] = time.time,
    ) -> None:
        self._before = before
        self._clock = clock
        self._calendar = calendar
        self._opened = clock()
        self._quiet_since = self._opened
        self._drift = self._difference()

    def now(self) -> float:
        """For how many seconds the server has been open, all its runs together."""
        return self._before + self._clock() - self._opened

    def _difference(self) -> float:
        return self._calendar() - self._clock()

    def may_delete(self) -> bool:
        """Whether rooms may be deleted: not in the first hour, nor soon after the calendar has jumped."""
        drift = self._difference()
        if abs(drift - self._drift) > JUMP:
            self._drift = drift
            self._quiet_since = self._clock()
        return self._clock() - self._quiet_since >= FIRST


def kept_hours(status: str, keep_days: float) -> int:
    """For how many hours of open time a room is kept after something last happened; 0: for good."""
    if status == "lobby":
        return round(LOBBY_LIVES / HOUR)
    return round(keep_days * 24)
