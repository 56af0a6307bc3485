"""How a room stands between two games, in one piece, so that a start need not follow all its entries."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from gamenight.server import log
from gamenight.server.room import ANSWERS_KEPT, BRISK, LOBBY, OVER, Room
from gamenight.server.seating import Chair, Guest
from gamenight.server.talk import Talk
from gamenight.server.unseen import Unseen

if TYPE_CHECKING:
    from collections.abc import Callable

    from gamenight.kernel.dealer import Dealer


class Snapshot(msgspec.Struct, omit_defaults=True):
    """A room in which no game is running."""

    version: int
    link: str
    watch: str
    code: str
    game: str
    terms: dict[str, Any]
    status: str
    guests: list[Guest]
    chairs: list[Chair]
    host: int | None
    entered: int
    number: int
    locked: bool = False
    guarded: bool = False
    hushed: bool = False
    quiet: bool = False
    kitchen: bool = False
    pace: str = BRISK
    chat: list[Talk] = []
    record: str = ""  # of the game that is over
    done: dict[str, int] = {}
    duplicate: log.Duplicated | None = None
    results: list[log.Result] | None = None


encoder = msgspec.json.Encoder()
decoder = msgspec.json.Decoder(Snapshot)


def can_be_taken(room: Room) -> bool:
    """Whether nothing is under way that only the entries tell."""
    return room.status in {LOBBY, OVER}


def taken(room: Room) -> bytes:
    """The room as it stands."""
    seating = room.seating
    return encoder.encode(
        Snapshot(
            version=room.version,
            link=room.link,
            watch=room.watch,
            code=room.code,
            game=room.game,
            terms=room.terms,
            status=room.status,
            guests=list(seating.guests.values()),
            chairs=seating.chairs,
            host=seating.host,
            entered=seating.entered,
            number=room.number,
            locked=room.locked,
            guarded=room.guarded,
            hushed=room.hushed,
            quiet=room.quiet,
            kitchen=room.kitchen,
            pace=room.pace,
            chat=room.chat,
            record=room.record() or "",
            done=dict(list(room.done.items())[-ANSWERS_KEPT:]),
            duplicate=room.duplicate,
            results=room.results,
        )
    )


def room_of(body: bytes, dealer: Callable[[], Dealer] = Unseen) -> Room:
    """The room that was taken; the table of a game that is over sleeps until somebody looks."""
    kept = decoder.decode(body)
    room = Room(dealer)
    room.version, room.link, room.watch, room.code = kept.version, kept.link, kept.watch, kept.code
    room.game, room.terms, room.status, room.number = kept.game, kept.terms, kept.status, kept.number
    room.locked, room.guarded, room.hushed, room.quiet = kept.locked, kept.guarded, kept.hushed, kept.quiet
    room.kitchen = kept.kitchen
    room.pace = kept.pace
    room.duplicate, room.results = kept.duplicate, kept.results
    room.chat, room.talked, room.done = kept.chat, len(kept.chat), kept.done
    room.asleep, room.changed = kept.record, kept.version
    seating = room.seating
    seating.guests = {guest.number: guest for guest in kept.guests}
    seating.chairs, seating.host, seating.entered = kept.chairs, kept.host, kept.entered
    return room
