"""Guests and chairs, as the entries of a room leave them."""

from __future__ import annotations

import msgspec

from gamenight.table.tokens import matches

FREE, PERSON, BOT = "free", "person", "bot"


class Guest(msgspec.Struct):
    """Somebody who came in: a person with a browser, known by a token."""

    number: int
    name: str
    hash: str


class Chair(msgspec.Struct):
    """A place at the table: free, a guest's, or a bot's."""

    kind: str = FREE
    name: str = ""
    guest: int | None = None


class Seating:
    """Who is in the room, who sits where, who is the host."""

    def __init__(self) -> None:
        self.guests: dict[int, Guest] = {}
        self.chairs: list[Chair] = []
        self.host: int | None = None
        self.entered = 0  # the last number given to a guest

    def guest_with(self, token: str) -> Guest | None:
        """The guest whose token this is."""
        for guest in self.guests.values():
            if matches(token, guest.hash):
                return guest
        return None

    def chairs_of(self, guest: int | None) -> list[int]:
        """The chairs that a guest sits on: several when one device goes round."""
        if guest is None:
            return []
        return [place for place, chair in enumerate(self.chairs) if chair.guest == guest]

    def resize(self, chairs: int) -> None:
        """As many chairs as the game has; those who sat on the ones taken away stand."""
        self.chairs = self.chairs[:chairs] + [Chair() for _ in range(chairs - len(self.chairs))]

    def next_host(self, leaving: int) -> int | None:
        """Who becomes host when one leaves: first who sits, then who is there."""
        seated = [chair.guest for chair in self.chairs if chair.guest not in {None, leaving}]
        others = [number for number in self.guests if number != leaving]
        return next(iter([*seated, *others]), None)

    def names(self) -> list[str]:
        """A different name for every chair, as the game wants it."""
        names: list[str] = []
        for chair in self.chairs:
            name, again = chair.name, 2
            while name in names:
                name, again = f"{chair.name[:20]} {again}", again + 1
            names.append(name)
        return names
