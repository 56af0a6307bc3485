"""A room that is open: its lines, its lock, and telling everybody what happened."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from gamenight.table import facts, log, wire
from gamenight.table.pace import Pace

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gamenight.table.commands import Plan
    from gamenight.table.line import Line
    from gamenight.table.room import Room, Talk


class Live:
    """One open room. Whatever changes it holds its lock from the check to the telling."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.lock = asyncio.Lock()
        self.lines: set[Line] = set()
        self.knocks: dict[int, tuple[str, asyncio.Future[bool]]] = {}
        self.knocked = 0
        self.driver: asyncio.Task[None] | None = None
        self.pace = Pace()
        self.held: set[asyncio.Task[None]] = set()

    def here(self) -> set[int]:
        """The guests who have a line open."""
        return {line.guest for line in self.lines if line.guest is not None}

    def welcome(self, line: Line, token: str = "", seen: int = 0) -> None:
        """Everything, as it is now; of the story only what is new to who has seen a version of this game."""
        room = self.room
        since = room.events_before(seen) if seen and room.marks and seen >= room.marks[0][0] else None
        line.is_behind = False
        line.token = token or line.token
        line.send(
            wire.Welcome(
                protocol=wire.PROTOCOL,
                version=room.version,
                guest=line.guest,
                token=line.token,
                room=self.facts(line),
                hands=facts.hands(room, line.guest, since),
                chat=facts.chat(room, line.guest, room.chat),
                continues=since is not None,
            )
        )

    def facts(self, line: Line) -> wire.RoomFacts:
        """The room as this line's guest sees it."""
        knocks = [wire.Knock(number, name) for number, (name, _) in self.knocks.items()]
        return facts.room_facts(self.room, line.guest, self.here(), knocks)

    def commit(self, plan: Plan) -> None:
        """Let stored entries happen, and tell everybody."""
        before = 0 if self.room.table is None else len(self.room.table.events)
        for entry in plan.entries:
            self.room.fold(entry, plan.move)
        since = before if self.room.table is not None else None
        self.tell(since, [self.room.talk(one) for one in plan.entries if isinstance(one, log.Said)])

    def tell(self, since: int | None = None, fresh: Sequence[Talk] = ()) -> None:
        """Send everybody the room and their own hands as they are now; guests who are out are sent away."""
        table = self.room.table
        since = len(table.events) if since is None and table is not None else since
        for line in list(self.lines):
            if line.guest is not None and line.guest not in self.room.seating.guests:
                line.end(wire.Gone(self.room.say("gone")))
                continue
            hands = facts.hands(self.room, line.guest, since)
            chat = facts.chat(self.room, line.guest, fresh)
            line.send(wire.Changed(self.room.version, self.facts(line), hands, chat))
