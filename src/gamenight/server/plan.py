"""What a command would do, and why it may not: nothing has happened yet."""

from __future__ import annotations

from typing import TYPE_CHECKING
from unicodedata import category

from gamenight.server.room import LOBBY
from gamenight.server.sentences import Sayable

if TYPE_CHECKING:
    from gamenight.api.table import Move
    from gamenight.server import log
    from gamenight.server.room import Room
    from gamenight.server.seating import Chair

BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # printable, and yet nothing is seen
MOST_MARKS = 4  # accents above and below one letter; no language has more


class NotAllowed(Sayable):
    """A command that this guest may not give now; the sentence says why."""


class NoRoom(NotAllowed):
    """The server is full: nothing is wrong with what was asked, and later it may be possible."""


class Stale(Sayable):
    """The question that an action answers is gone."""


class Plan:
    """What a command would do: entries to store, a move worked out, a token to hand over.

    `position`: how the game stands after the move, as it is stored.
    """

    def __init__(
        self,
        entries: list[log.Entry],
        move: Move | None = None,
        token: str = "",
        position: bytes | None = None,
    ) -> None:
        self.entries = entries
        self.move = move
        self.token = token
        self.position = position


def chair_at(room: Room, place: int) -> Chair:
    """The chair at a place, if there is one."""
    if not 0 <= place < len(room.seating.chairs):
        raise NotAllowed("no_such_chair", most=len(room.seating.chairs))
    return room.seating.chairs[place]


def host_only(room: Room, guest: int) -> None:
    """Refuse everybody but the host."""
    if room.seating.host != guest:
        raise NotAllowed("host_only")


def host_or_deputy(room: Room, guest: int) -> None:
    """Refuse everybody but the host and who stands in while the host is away."""
    if guest not in {room.seating.host, room.seating.deputy}:
        raise NotAllowed("host_only")


def lobby_only(room: Room) -> None:
    """Refuse what can only be done before the game."""
    if room.status != LOBBY:
        raise NotAllowed("lobby_only")


def clean(text: str) -> str:
    """Names and talk are text that can be seen: no control characters, blanks or towers of accents."""
    kept, marks = "", 0
    for letter in text:
        is_mark = category(letter).startswith("M")
        marks = marks + 1 if is_mark else 0
        if marks <= MOST_MARKS:
            kept += letter if letter.isprintable() and letter not in BLANK else " "
    kept = kept.strip()
    if all(letter == " " or category(letter).startswith("M") for letter in kept):
        raise NotAllowed("empty_text")
    return kept
