"""What the server says to a client."""

from __future__ import annotations

from typing import Any

import msgspec

from gamenight.server.wire.shown import Balance, GameEffect, Hand, RoomFacts, Said, Thought, Told, Why


class FromServer(msgspec.Struct, tag=True, tag_field="type"):
    """A message to a client."""


class Welcome(FromServer):
    """The answer to Hello and to a gap: everything, as it is now. The token only when it is new.

    `continues`: the stories of the hands go on from the version I had seen; if not, they are told anew.
    `language`: in which I am told everything.
    """

    protocol: int
    version: int
    guest: int | None
    token: str
    room: RoomFacts
    hands: list[Hand]
    chat: list[Said]
    continues: bool = False
    language: str = "en"


class Changed(FromServer):
    """Something happened: the room and my hands as they are now, and what is new in story and chat."""

    version: int
    room: RoomFacts
    hands: list[Hand]
    chat: list[Said]


class NewToken(FromServer):
    """My token was replaced. The old one opens nothing any more once I say `Kept`, or show the new one."""

    token: str


class Done(FromServer):
    """My action with this id is applied (or was, before)."""

    id: str
    version: int


class NotDone(FromServer):
    """My action with this id is refused, or stale: the question it answers is gone."""

    id: str
    stale: bool
    why: Why


class Advice(FromServer):
    """What the bot would do for this chair: a word, as its button says it, and why.

    A bot that has thought about it tells the best of its ideas too, what it would do first.
    """

    chair: int
    serial: int
    word: str
    label: str
    why: str
    ideas: list[Thought] = []


class Reacted(FromServer):
    """Who sits on a chair has something to say, for a moment.

    `kind` is what a person chose, to be said in my language; of a bot it is what moved it, and `text` is what
    it says.
    """

    chair: int
    kind: str
    text: str = ""


class Explained(FromServer):
    """What a bot did last where it had a choice, and why; all of it empty if there was nothing yet.

    Where players have secrets, a bot tells nothing of its own until the game is over.
    """

    chair: int
    move: str
    why: str
    ideas: list[Thought] = []


class Weighed(FromServer):
    """What a word that I asked about would bring about, besides what it says."""

    chair: int
    word: str
    effects: list[GameEffect]


class Recapped(FromServer):
    """What has happened meanwhile, in short: who gained and lost money, then what mattered, in its order.

    `lines`: how many there were in all; none if it cannot be told from where I asked.
    """

    lines: int
    balances: list[Balance]
    told: list[Told]


class Positioned(FromServer):
    """A position that I asked for, as at this version; `rules` and `content` say by which box it is read.

    All that this chair can see is as it is; hands, decks and whatever else it cannot see are drawn at random
    from what it holds possible, anew each time.
    """

    chair: int
    serial: int
    version: int
    rules: str
    content: str
    position: dict[str, Any]


class Problem(FromServer):
    """Something else is wrong; `fatal`: this connection ends. `about` `token`: mine is not known here."""

    sentence: str
    fatal: bool
    about: str = ""


class AtTheDoor(FromServer):
    """The host has been asked to let me in; a Welcome or a fatal Problem follows."""

    sentence: str


class Gone(FromServer):
    """This room is gone: deleted, expired, or never was."""

    sentence: str


class Pong(FromServer):
    """I am here."""


ANY_FROM_SERVER = (
    Welcome
    | Changed
    | NewToken
    | Done
    | NotDone
    | Advice
    | Explained
    | Reacted
    | Weighed
    | Recapped
    | Positioned
    | Problem
    | AtTheDoor
    | Gone
    | Pong
)

encoder = msgspec.json.Encoder()
