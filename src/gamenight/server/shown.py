"""What messages are made of: the room, the hands, the choices, as a client is shown them."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from gamenight.api.view import View
from gamenight.kernel.terms import Value

GameEvent = Annotated[dict[str, Any], msgspec.Meta(title="GameEvent")]  # what a family has declared


class Why(msgspec.Struct):
    """A refusal in a sentence, and the clause that causes it; no clause if no rule does."""

    clause: str | None
    sentence: str


class Slot(msgspec.Struct):
    """What must be filled in: a number in a range, or a free word."""

    name: str
    low: int | None
    high: int | None


class Choice(msgspec.Struct):
    """One thing a chair may do now, or (with `why_not`) may not."""

    word: str
    label: str
    slots: list[Slot]
    why_not: Why | None = None
    gain: int = 0  # money that comes by it at once; below zero: that goes


class Told(msgspec.Struct):
    """One event in words, with its clause and its facts."""

    text: str
    clause: str
    event: GameEvent


class Partner(msgspec.Struct):
    """A player of my team who is asked: which chair, and what may be answered; I can advise."""

    chair: int
    choices: list[Choice]


class Hand(msgspec.Struct):
    """What one chair may know and do; chair null is what everybody may know."""

    chair: int | None
    question: str
    is_asked: bool
    choices: list[Choice]
    view: View[Any]
    told: list[Told]
    partner: Partner | None = None
    team: list[int] = []


class GuestFacts(msgspec.Struct):
    """A guest as the others see one; `deputy`: stands in for a host who is away."""

    number: int
    name: str
    here: bool
    host: bool
    deputy: bool = False
    muted: bool = False


class ChairFacts(msgspec.Struct):
    """A chair: free, a person's, a bot's."""

    kind: str
    name: str
    guest: int | None
    here: bool


class Knock(msgspec.Struct):
    """Somebody asks the host to be let in."""

    number: int
    name: str


class Wish(msgspec.Struct):
    """A guest asks to take over a bot's chair; `granted`: who of those asked has said yes."""

    number: int
    guest: int
    name: str
    chair: int
    granted: list[int]


class Pause(msgspec.Struct):
    """Why a game waits; it goes on when all who sit here agree. `agreed`: who has."""

    sentence: str
    agreed: list[int]
    asked: list[int]


class Ending(msgspec.Struct):
    """How the game ended."""

    sentence: str
    clause: str
    winners: list[int]


class RoomFacts(msgspec.Struct):
    """What everybody in the room may know of it; links and code only for those who came by the link.

    `status` is lobby, playing, paused or over. `number` counts the games of this room, from 1. `kept_hours`:
    how long the room is kept after something last happened in it, while the server is open (0: for good);
    `game_kept_hours`: the same once a game has begun.
    """

    link: str
    watch: str
    code: str
    game: str
    title: str
    terms: dict[str, Value]  # by the names of the options
    status: str
    locked: bool
    guests: list[GuestFacts]
    chairs: list[ChairFacts]
    knocks: list[Knock]
    ending: Ending | None
    number: int = 1
    guarded: bool = False
    hushed: bool = False
    wishes: list[Wish] = []
    pause: Pause | None = None
    kept_hours: int = 0
    game_kept_hours: int = 0


class Said(msgspec.Struct):
    """Something that a guest said; `team`: only to a team of mine. No name: the table's own word."""

    name: str
    text: str
    team: bool = False
