"""Who of those who sit is away, or lets the table wait; and what the others would do about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.bots.named import NORMAL, sit_down
from gamenight.bots.seated import Seated
from gamenight.server import commands, log, powers, wire
from gamenight.server.plan import NotAllowed, Plan, Stale, chair_at
from gamenight.server.room import PLAYING
from gamenight.server.seating import PERSON

if TYPE_CHECKING:
    from gamenight.kernel.action import Action
    from gamenight.server.room import Room

PATIENCE = 30.0  # seconds that whoever is there may think before the others are asked


class Votes:
    """What should become of one chair while this question waits for it."""

    def __init__(self, serial: int) -> None:
        self.serial = serial
        self.skip: set[int] = set()
        self.replace: set[int] = set()

    def cast(self, guest: int, *, replaces: bool) -> set[int]:
        """Note one guest's wish, of which the last counts; return all who want the same."""
        wanted, other = (self.replace, self.skip) if replaces else (self.skip, self.replace)
        wanted.add(guest)
        other.discard(guest)
        return wanted


class Absences:
    """Since when each is away or asked, and what the others want; kept in memory."""

    def __init__(self) -> None:
        self._gone: dict[int, float] = {}  # guests who sit here and are not there
        self._asked: dict[int, tuple[int, float]] = {}  # chairs: by which question, and since when
        self._votes: dict[int, Votes] = {}
        self._told: list[tuple[int, float, bool]] = []

    def look(self, room: Room, here: set[int], now: float) -> bool:
        """Note who is away and who is asked; whether what is to be told of it has changed."""
        gone = room.seating.seated() - here if room.status == PLAYING else set()
        self._gone = {guest: self._gone.get(guest, now) for guest in gone}
        asked = _asked(room)
        before = self._asked
        self._asked = {
            place: before[place] if before.get(place, (None,))[0] == serial else (serial, now)
            for place, serial in asked.items()
        }
        absent = self._absent(room, here, now)
        places = {place for place, _, _ in absent}
        kept = {
            place: votes
            for place, votes in self._votes.items()
            if place in places and votes.serial == asked.get(place)
        }
        is_new = absent != self._told or len(kept) != len(self._votes)
        self._told, self._votes = absent, kept
        return is_new

    def _absent(self, room: Room, here: set[int], now: float) -> list[tuple[int, float, bool]]:
        """The chairs of those who are away, or let the table wait: since when, and whether they are there."""
        found = []
        for place, chair in enumerate(room.seating.chairs):
            if chair.kind != PERSON or chair.guest is None or not room.is_in_game(place):
                continue
            if chair.guest not in here:
                found.append((place, self._gone.get(chair.guest, now), False))
            elif place in self._asked and now - self._asked[place][1] >= PATIENCE:
                found.append((place, self._asked[place][1], True))
        return found

    def facts(self, room: Room, here: set[int], now: float, today: float) -> list[wire.Absence]:
        """The absences as the room tells them, by the calendar."""
        return [
            wire.Absence(place, int(today - (now - since)), is_here, *self._wanted(place))
            for place, since, is_here in self._absent(room, here, now)
        ]

    def _wanted(self, place: int) -> tuple[list[int], list[int]]:
        votes = self._votes.get(place)
        return ([], []) if votes is None else (sorted(votes.skip), sorted(votes.replace))

    def vote(self, room: Room, here: set[int], guest: int, message: wire.Skip | wire.Replace) -> bool:
        """Somebody does not want to wait; whether that decides it, by the host or by most of those there."""
        place = message.chair
        chair = chair_at(room, place)
        deciders = (room.seating.seated() & here) - {chair.guest}
        leads = guest == room.seating.host != chair.guest  # a deputy has one voice, as everybody who sits
        if guest not in deciders and not leads:
            raise NotAllowed("not_asked")
        if place not in {absent for absent, _, _ in self._told}:
            raise NotAllowed("not_away", name=chair.name)
        serial = _asked(room).get(place, 0)
        if isinstance(message, wire.Skip) and (not serial or serial != message.serial):
            raise Stale("stale")
        votes = self._votes.setdefault(place, Votes(serial))
        agreed = votes.cast(guest, replaces=isinstance(message, wire.Replace))
        return leads or 2 * len(agreed & deciders) > len(deciders)


def _asked(room: Room) -> dict[int, int]:
    """The chairs that the game waits for, each with the serial of its question."""
    if room.table is None or room.status != PLAYING:
        return {}
    return {place: int(room.table.sight(place).serial()) for place in room.table.waiting()}


def safe_answer(room: Room, place: int) -> Action:
    """What the normal bot answers on a chair; it gives nothing up for good while there is anything else."""
    assert room.table is not None
    bot = sit_down(NORMAL, room.table.game, place, room.bot_seed(place, "standing-in"))
    return Seated(bot, room.table, place).safe_answer()


def skipped(room: Room, place: int, action: Action) -> Plan:
    """The answer of a bot, once, for whoever is away."""
    plan = commands.moved(room, place, action)
    plan.entries.insert(0, log.Skipped(place))
    return plan


def replaced(room: Room, place: int) -> Plan:
    """A bot on a chair until whoever sits there is back."""
    entry = powers.botted(room, place)
    entry.away = True
    return Plan([entry])
