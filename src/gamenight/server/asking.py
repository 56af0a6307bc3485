"""Who asks to be let into a room, and who asks for a bot's chair: kept in memory until it is answered."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from gamenight.server import wire
from gamenight.server.room import PLAYING
from gamenight.server.seating import BOT

if TYPE_CHECKING:
    from gamenight.server.room import Room

ANSWERED_WITHIN = 120.0  # seconds
AT_THE_DOOR_AT_MOST = 8  # at one time


class Knock:
    """Somebody who asks to be let in, by the code or by the link of a guarded room."""

    def __init__(self, number: int, name: str) -> None:
        self.number = number
        self.name = name
        self.answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()


class Wish:
    """A guest asks for a bot's chair in a running game."""

    def __init__(self, number: int, guest: int, chair: int, name: str) -> None:
        self.number = number
        self.guest = guest
        self.chair = chair
        self.name = name
        self.granted: set[int] = set()
        self.refused: set[int] = set()

    def answered_by(self, guest: int, *, granted: bool) -> None:
        """Somebody who is asked says yes or no; the last word counts."""
        yes, no = (self.granted, self.refused) if granted else (self.refused, self.granted)
        yes.add(guest)
        no.discard(guest)

    def deciders(self, room: Room) -> set[int]:
        """Who is asked: the host (or deputy) and all who sit, but never the one who asks."""
        seating = room.seating
        asked = {seating.host, seating.deputy, *seating.seated()} - {None, self.guest}
        return {guest for guest in asked if guest is not None}

    def is_granted(self, room: Room) -> bool:
        """Whether the host or the deputy has said yes, or all who sit have, or there is nobody to ask."""
        if not self.deciders(room):
            return True
        sitting = room.seating.seated() - {self.guest}
        alone = {room.seating.host, room.seating.deputy} - {self.guest}
        return bool(self.granted & alone) or (bool(sitting) and sitting <= self.granted)

    def is_refused(self, room: Room, here: set[int]) -> bool:
        """Whether nobody is left who could still say yes."""
        alone = {room.seating.host, room.seating.deputy} - {self.guest, None}
        if self.refused & alone:
            return True
        return bool(self.refused) and not (alone & here)


class Asking:
    """The knocks and wishes of one room."""

    def __init__(self) -> None:
        self.knocks: dict[int, Knock] = {}
        self.wishes: dict[int, Wish] = {}
        self._numbers = 0

    def _number(self) -> int:
        self._numbers += 1
        return self._numbers

    # Knocks

    def is_full(self) -> bool:
        """Whether so many wait already that nobody else is heard."""
        return len(self.knocks) >= AT_THE_DOOR_AT_MOST

    def knock(self, name: str) -> Knock:
        """Note that somebody asks to be let in."""
        knock = Knock(self._number(), name)
        self.knocks[knock.number] = knock
        return knock

    async def answered(self, knock: Knock) -> bool:
        """Wait for the answer; silence is a no."""
        try:
            return await asyncio.wait_for(knock.answer, ANSWERED_WITHIN)
        except TimeoutError:
            return False
        finally:
            self.knocks.pop(knock.number, None)

    def admit(self, number: int, *, admitted: bool) -> None:
        """The host lets in whoever knocked, or does not."""
        knock = self.knocks.get(number)
        if knock is not None and not knock.answer.done():
            knock.answer.set_result(admitted)

    # For a chair

    def wish(self, guest: int, chair: int, name: str) -> Wish:
        """A guest asks for a chair; an earlier wish of the same guest is forgotten."""
        for old in [wish for wish in self.wishes.values() if wish.guest == guest]:
            del self.wishes[old.number]
        wish = Wish(self._number(), guest, chair, name)
        self.wishes[wish.number] = wish
        return wish

    def prune(self, room: Room) -> None:
        """Forget wishes that have no sense any more."""
        for wish in list(self.wishes.values()):
            chairs = room.seating.chairs
            is_there = wish.chair < len(chairs) and chairs[wish.chair].kind == BOT
            if room.status != PLAYING or not is_there or wish.guest not in room.seating.guests:
                del self.wishes[wish.number]

    # As the room tells it

    def knock_facts(self) -> list[wire.Knock]:
        """The knocks of those who ask to be let in."""
        return [wire.Knock(knock.number, knock.name) for knock in self.knocks.values()]

    def wish_facts(self) -> list[wire.Wish]:
        """The wishes of those who would like a chair."""
        return [
            wire.Wish(wish.number, wish.guest, wish.name, wish.chair, sorted(wish.granted))
            for wish in self.wishes.values()
        ]
