"""The pace of a table: a throw waits a moment for rents not asked for yet, and the agreed hour is kept."""

# Neither is a rule: by the rules a rent that is not asked for in time is lost, and somebody says the time.

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from gamenight.server.room import PLAYING
from gamenight.server.seating import PERSON

if TYPE_CHECKING:
    from gamenight.kernel.action import Action
    from gamenight.server.room import Room

MINUTE = 60.0
HOST_MAY_BE_GONE = 60.0  # seconds
TO_ANSWER = 20.0  # seconds that a bot which would give up gives people to answer its offer


class Pace:
    """When each claim of a room was shown, and since when its game has run."""

    def __init__(self, patience: float = 0.0) -> None:
        self.patience = patience  # seconds that a throw waits for a claim
        self.shown: dict[int, float] = {}
        self.began: float | None = None
        self._gone_since: float | None = None
        self._news = asyncio.Event()

    def deputy(self, room: Room, here: set[int], now: float) -> int | None:
        """Who stands in for a host who has been gone for long while others are here; or None."""
        if room.seating.host in here or not here:
            self._gone_since = None
            return None
        if self._gone_since is None:
            self._gone_since = now
        if now - self._gone_since < HOST_MAY_BE_GONE:
            return None
        if room.seating.deputy in here:
            return room.seating.deputy
        seated = [chair.guest for chair in room.seating.chairs if chair.guest in here]
        return next((guest for guest in seated if guest is not None), min(here))

    def note(self, room: Room, now: float) -> None:
        """Something has happened: remember what is shown for the first time, and wake whoever is held."""
        standing = [] if room.table is None else room.table.state.standing
        self.shown = {int(item.number): self.shown.get(int(item.number), now) for item in standing}
        self._news.set()
        self._news = asyncio.Event()

    def held_for(self, room: Room, chair: int, action: Action, patience: float, now: float) -> float:
        """How many seconds an action must still wait for people whose claims it would let lapse."""
        if room.table is None or room.status != PLAYING:
            return 0.0
        state = room.table.state
        waits = 0.0
        for number in room.table.game.closes(state, chair, action):
            claim = state.standing_numbered(number)
            if claim is None or claim.other == chair:
                continue
            if room.seating.chairs[claim.other].kind == PERSON:
                waits = max(waits, self.shown.get(number, now) + patience - now)
        return waits

    def heard_out(self, room: Room, chair: int, action: Action, now: float) -> float:
        """How many seconds a bot that would give up must still wait: a person may yet answer its offer."""
        if room.table is None or not action.verb.grave:
            return 0.0
        waits = 0.0
        for one in room.table.state.standing:
            is_offered = one.fields.word == "offer" and one.seat == chair and one.other >= 0
            if is_offered and room.seating.chairs[one.other].kind == PERSON:
                waits = max(waits, self.shown.get(int(one.number), now) + TO_ANSWER - now)
        return waits

    async def wait(self, seconds: float) -> None:
        """Until something has happened, or so long."""
        try:
            await asyncio.wait_for(self._news.wait(), seconds)
        except TimeoutError:
            return

    def minutes(self, room: Room, now: float) -> int | None:
        """How long the game has lasted, if its clock says less; time while closed does not count."""
        if room.table is None or room.status != PLAYING or not room.table.state.terms.has_clock:
            self.began = None
            return None
        said = int(room.table.state.clock)
        if self.began is None:
            self.began = now - said * MINUTE
        passed = int((now - self.began) / MINUTE)
        return passed if passed > said else None
