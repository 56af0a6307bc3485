"""Guests and chairs, as the entries of a room leave them."""

from __future__ import annotations

from hmac import compare_digest

import msgspec

from gamenight.server.tokens import hashed

FREE, PERSON, BOT = "free", "person", "bot"


class Guest(msgspec.Struct):
    """Somebody who came in: a person with a browser, or a program that plays; known by a token."""

    number: int
    name: str
    hash: str
    muted: bool = False
    program: bool = False
    before: list[str] = []  # hashes of the tokens before, until the guest is known to have the one of now


class Chair(msgspec.Struct):
    """A place at the table: free, a guest's, or a bot's; a bot's may have been given up by a guest."""

    kind: str = FREE
    name: str = ""
    guest: int | None = None
    was: int | None = None
    bot: str = ""  # which bot plays, by name; nothing: the normal one
    asks: bool = False  # it asks for what it is owed by itself


class Seating:
    """Who is in the room, who sits where, who is the host."""

    def __init__(self) -> None:
        self.guests: dict[int, Guest] = {}
        self.chairs: list[Chair] = []
        self.host: int | None = None
        self.deputy: int | None = None  # while the host is away; never stored
        self.entered = 0  # the last number given to a guest

    def guest_with(self, token: str) -> Guest | None:
        """The guest whose token this is; one that was replaced counts until the guest has the new one."""
        shown = hashed(token)
        for guest in self.guests.values():
            if any(compare_digest(shown, one) for one in (guest.hash, *guest.before)):
                return guest
        return None

    def chairs_of(self, guest: int | None) -> list[int]:
        """The chairs that a guest sits on: several when one device goes round."""
        if guest is None:
            return []
        return [place for place, chair in enumerate(self.chairs) if chair.guest == guest]

    def has_sat(self, guest: int) -> bool:
        """Whether a guest sits on a chair, or has given one up to a bot."""
        return any(guest in {chair.guest, chair.was} for chair in self.chairs)

    def seated(self) -> set[int]:
        """The guests who sit on a chair."""
        return {chair.guest for chair in self.chairs if chair.guest is not None}

    def is_program(self, guest: int | None) -> bool:
        """Whether a guest is a program that plays, and no person."""
        found = None if guest is None else self.guests.get(guest)
        return found is not None and found.program

    def take(self, place: int, guest: int, name: str) -> None:
        """Sit a guest down; whoever takes another chair has no claim to one given up before."""
        for number, chair in enumerate(self.chairs):
            if chair.was == guest and number != place:
                chair.was = None
        self.chairs[place] = Chair(PERSON, name, guest)

    def hand_to_bot(self, place: int, name: str, bot: str = "") -> None:
        """Let a bot play; whoever gave up the chair may come back to it."""
        before = self.chairs[place]
        was = before.guest if before.kind == PERSON else before.was
        self.chairs[place] = Chair(BOT, name, was=was, bot=bot)

    def leave(self, guest: int) -> None:
        """Forget a guest, and what that guest might have come back to."""
        del self.guests[guest]
        for chair in self.chairs:
            if chair.was == guest:
                chair.was = None

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
