"""Who would take an action back, and who must agree; kept in memory until it is answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.kernel.seat import CHANCE, EVERYBODY
from gamenight.server import log, wire
from gamenight.server.again import taken_back
from gamenight.server.plan import NotAllowed, Plan, chair_at
from gamenight.server.position import written
from gamenight.server.room import PLAYING, Room
from gamenight.server.seating import BOT
from gamenight.server.sentences import sentence

if TYPE_CHECKING:
    from gamenight.api.table import Table

SLIP = 3.0  # seconds in which one's own slip needs nobody's consent
MOST_LINES = 60  # of the record that can be taken back at once


def last_line(room: Room, chair: int) -> int | None:
    """The line of the last action of a chair that still plays, if it is not too long ago."""
    if room.table is None or not room.is_in_game(chair) or room.is_sealed():
        return None  # at tables that are compared what was done stays done
    entries = room.table.entries
    for line in range(len(entries) - 1, max(-1, len(entries) - MOST_LINES - 1), -1):
        if entries[line].seat == chair:
            return line
    return None


def shown_since(table: Table, line: int) -> tuple[bool, bool]:
    """Whether the lines from one on showed anybody chance, or a card out of a hand."""
    since = table.entries[line:]
    chance = any(entry.seat == CHANCE for entry in since)
    has_secrets = table.game.has_secrets
    return chance, has_secrets and any(entry.seat >= 0 and " " in entry.word for entry in since)


def is_last(table: Table, line: int) -> bool:
    """Whether nothing has followed a line, and it showed nothing."""
    return line == len(table.entries) - 1 and not any(shown_since(table, line))


class Request:
    """One action that somebody would take back, with all that followed it."""

    def __init__(self, room: Room, number: int, guest: int, chair: int, line: int) -> None:
        assert room.table is not None
        self.number = number
        self.guest = guest
        self.chair = chair
        self.line = line
        self.table: Table = room.table
        self.earlier = taken_back(room.table, line)  # only to be looked at
        self.is_slip = False
        self.agreed: set[int] = set()
        self.refused: set[int] = set()
        self.shown = (False, False)
        self.look()

    def look(self) -> None:
        """See what has been shown since the action; whoever agreed before more was shown is asked again."""
        shown = shown_since(self.table, self.line)
        if shown != self.shown:
            self.shown = shown
            self.agreed.clear()

    def asked(self, room: Room, here: set[int]) -> set[int]:
        """Who must agree: all others who sit and are there; in a game of teams those of the other team."""
        team = room.partners(self.chair)
        others = {chair.guest for place, chair in enumerate(room.seating.chairs) if place not in team}
        return {guest for guest in others if guest is not None and guest in here} - {self.guest}

    def is_granted(self, room: Room, here: set[int]) -> bool:
        """Whether it was a slip, or all agree; in teams most of those asked. Bots mind what was shown."""
        if self.is_slip:
            return True
        if any(self.shown) and self.has_bots(room):
            return False
        asked = self.asked(room, here)
        if not asked and not self.is_own(room):
            return False
        if len(room.partners(self.chair)) > 1:
            return not asked or 2 * len(self.agreed & asked) > len(asked)
        return asked <= self.agreed

    def is_refused(self, room: Room, here: set[int]) -> bool:
        """Whether it can no longer be granted."""
        if self.guest in self.refused or (any(self.shown) and self.has_bots(room)):
            return True
        asked = self.asked(room, here)
        if not asked and not self.is_own(room):
            return True
        if len(room.partners(self.chair)) > 1:
            return 2 * len(self.refused & asked) >= len(asked)
        return bool(self.refused & asked)

    def is_own(self, room: Room) -> bool:
        """Whether it concerns nobody who is away: nothing was shown, nobody else has played since."""
        concerned = self.asked(room, room.seating.seated())
        since = self.table.entries[self.line :]
        return not concerned or not (any(self.shown) or any(entry.seat != self.chair for entry in since))

    def has_bots(self, room: Room) -> bool:
        """Whether bots are among those who would be asked."""
        team = room.partners(self.chair)
        return any(
            chair.kind == BOT and place not in team and room.is_in_game(place)
            for place, chair in enumerate(room.seating.chairs)
        )

    def plan(self, room: Room) -> Plan:
        """Plan to go back to the agreed line of the record."""
        assert room.table is self.table
        return Plan([log.TakenBack(self.chair, self.line)], position=written(self.earlier.position()))

    def what(self, language: str) -> str:
        """The action, as its button says it, if everybody may know it."""
        entry = self.table.entries[self.line]
        if entry.sees != EVERYBODY:
            return sentence("an_action", language)
        action = self.earlier.read(self.chair, entry.word)
        return self.earlier.speaking(language).label(self.chair, action)


class TakingBack:
    """The one request of a room, if there is one."""

    def __init__(self) -> None:
        self.request: Request | None = None
        self._numbers = 0
        self._lines = 0  # of the record, when something last happened
        self._played = 0.0  # and when that was

    def look(self, room: Room) -> bool:
        """Forget a request that has no sense any more; whether there was one."""
        request = self.request
        if request is not None and (room.status != PLAYING or room.table is not request.table):
            self.request = None
        elif request is not None:
            request.look()
        return request is not None

    def note(self, room: Room, now: float) -> None:
        """Something has happened in the room: when the game last moved."""
        lines = 0 if room.table is None else len(room.table.entries)
        if lines != self._lines:
            self._lines, self._played = lines, now

    def ask(self, room: Room, here: set[int], guest: int, place: int, now: float) -> Request:
        """A guest would take back the last action of a chair."""
        if chair_at(room, place).guest != guest:
            raise NotAllowed("not_yours")
        if self.request is not None:
            raise NotAllowed("taking_back_already")
        line = last_line(room, place)
        if line is None or room.table is None:
            raise NotAllowed("nothing_to_take_back")
        self._numbers += 1
        request = Request(room, self._numbers, guest, place, line)
        request.is_slip = is_last(room.table, line) and now - self._played <= SLIP
        if any(request.shown) and request.has_bots(room):
            raise NotAllowed("bots_mind")
        if request.is_refused(room, here):
            raise NotAllowed("all_away")
        self.request = request
        return request

    def answer(self, room: Room, here: set[int], guest: int, message: wire.Consent) -> Request:
        """Somebody agrees, or does not; whoever asked may take the request back."""
        request = self.request
        if request is None or request.number != message.request:
            raise NotAllowed("nobody_takes_back")
        if guest not in request.asked(room, here) and (guest != request.guest or message.granted):
            raise NotAllowed("not_asked")
        (request.agreed if message.granted else request.refused).add(guest)
        return request

    def facts(self, room: Room, here: set[int], language: str) -> wire.TakingBack | None:
        """The request as the room tells it."""
        request = self.request
        if request is None or room.table is not request.table:
            return None
        return wire.TakingBack(
            request.number,
            request.chair,
            request.guest,
            request.what(language),
            len(room.table.entries) - request.line,
            *request.shown,
            sorted(request.asked(room, here)),
            sorted(request.agreed),
        )
