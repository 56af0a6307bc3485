"""Rooms for the tests, without sockets and without a clock."""

from __future__ import annotations

import gamenight as gn
from gamenight.server import commands, log, wire
from gamenight.server.plan import Plan
from gamenight.server.room import Room

LINK, WATCH = "L" * 22, "W" * 22


class Played:
    """A room with its entries, driven by commands as the hub drives it."""

    def __init__(self, game: str = "cats-and-dogs", chairs: int = 2, script: list[str] | None = None) -> None:
        self.script = script
        self.entries: list[log.Entry] = []
        self.room = Room(self.dealer)
        self.tokens: dict[int, str] = {}
        self.make([log.Opened(LINK, WATCH, "ABCDE"), log.Agreed(game, {}, chairs)])

    def dealer(self) -> gn.Dealer:
        """The dealer of every game in this room."""
        return gn.Seeded(1) if self.script is None else gn.Scripted(self.script)

    def make(self, entries: list[log.Entry], plan: Plan | None = None) -> None:
        """Let entries happen."""
        for entry in entries:
            self.entries.append(entry)
            self.room.fold(entry, plan.move if plan is not None else None)

    def enter(self, name: str) -> int:
        """Somebody comes in by the link; the number of the guest."""
        plan = commands.enter(self.room, name)
        self.make(plan.entries)
        guest = self.room.seating.entered
        self.tokens[guest] = plan.token
        return guest

    def do(self, guest: int, message: wire.FromClient) -> Plan:
        """A guest's command, done; NotAllowed, Stale or Refused as it comes."""
        plan = commands.planned(self.room, guest, message)
        self.make(plan.entries, plan)
        if plan.token:
            self.tokens[guest] = plan.token
        return plan

    def play(self, guest: int, chair: int, word: str, action_id: str = "x") -> Plan:
        """Play a word as an answer to what is asked now."""
        assert self.room.table is not None
        serial = int(self.room.table.sight(chair).serial())
        return self.do(guest, wire.Play(action_id, chair, serial, word))


def bot_move(room: Room, chair: int) -> Plan:
    """What the bot on a chair chooses, worked out."""
    return commands.bot_moved(room, chair, commands.bot_choice(room, chair))


def two_at_table(**more: object) -> tuple[Played, int, int]:
    """Ann (the host) and Bob, seated, the game begun."""
    played = Played(**more)  # type: ignore[arg-type]
    ann, bob = played.enter("Ann"), played.enter("Bob")
    played.do(ann, wire.Sit(0, "Ann"))
    played.do(bob, wire.Sit(1, "Bob"))
    played.do(ann, wire.Start())
    return played, ann, bob
