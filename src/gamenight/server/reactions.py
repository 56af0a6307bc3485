"""A short word in the middle of a game: bots react now and then, in the manner of their character."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from gamenight import families
from gamenight.bots.occasion import LOST, WON, Occasion
from gamenight.server.limits import Bucket
from gamenight.server.seating import BOT
from gamenight.words.catalogue import catalogue

if TYPE_CHECKING:
    from gamenight.kernel.event import Event
    from gamenight.server.room import Room

PLAIN = "plain"  # how bots without a character speak
SELDOM = 15.0  # seconds from one reaction of a table's bots to the next
WAYS = 3  # of saying it, at most


class Reaction(NamedTuple):
    """What is said from a chair: its kind, and of a bot its character and the way in which it says it."""

    chair: int
    kind: str
    character: str = ""
    way: int = 0

    def told(self, language: str) -> str:
        """What a bot says, in a language; of a person the kind says it."""
        return self._lines(language)[self.way] if self.character else ""

    def _lines(self, language: str) -> list[str]:
        find = catalogue(language).find
        keys = [f"{self.kind}_{way}" for way in range(1, WAYS + 1)]
        lines = [find("reaction", self.character, key) for key in keys]
        return [line for line in lines if line is not None]

    def turned(self, number: int) -> Reaction:
        """This reaction, in one of the ways in which it can be said."""
        return self._replace(way=number % len(self._lines("en")))


class Reactions:
    """When the bots of a room say something: seldom, one at a time, never the same twice in a row."""

    def __init__(self) -> None:
        self._often = Bucket(1, 1 / SELDOM)
        self._last = -1  # who spoke last

    def to(self, room: Room, heard: int) -> Reaction | None:
        """What a bot says to what has happened since so many events; mostly nothing."""
        table = room.table
        if table is None or room.quiet or not any(chair.kind == BOT for chair in room.seating.chairs):
            return None
        moved = [
            one for one in found(room, table.events[heard:]) if room.seating.chairs[one.seat].kind == BOT
        ]
        stirred = next((one for one in moved if one.seat != self._last or table.outcome is not None), None)
        if stirred is None or not (self._often.take() or table.outcome is not None):
            return None
        self._last = stirred.seat
        character = room.bot_name(stirred.seat).partition("-")[2] or PLAIN
        return Reaction(stirred.seat, stirred.kind, character).turned(room.version)


def found(room: Room, events: list[Event]) -> list[Occasion]:
    """What moves whom to say something; at the end first who has won."""
    table = room.table
    assert table is not None
    if table.outcome is not None:
        winners = list(table.outcome.winners)
        losers = [seat for seat in range(len(table.names)) if seat not in winners]
        return [Occasion(WON, seat) for seat in winners] + [Occasion(LOST, seat) for seat in losers]
    family = families.find(table.game.name)
    look = None if family is None else family.occasions()
    return [] if look is None else look(table.state, events)
