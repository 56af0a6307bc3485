"""What a client says to the server."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

PROTOCOL = 1
LONGEST_MESSAGE = 8192
LONGEST_TEXT = 500
LONGEST_NAME = 24
MOST_TABLES = 8  # of a duplicate

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_TEXT)]
Token = Annotated[str, msgspec.Meta(max_length=64)]
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_TEXT)]
ActionId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Language = Annotated[str, msgspec.Meta(max_length=16)]
Chair = Annotated[int, msgspec.Meta(ge=0, le=15)]
Pace = Literal["calm", "brisk", "at_once"]
Quick = Literal["bravo", "thanks", "lucky", "oops", "laugh", "think"]
Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]


class FromClient(msgspec.Struct, tag=True, tag_field="type", forbid_unknown_fields=True):
    """A message to the server."""


class Hello(FromClient):
    """The first message: which room (by its link, or its watch link), who I am, what I have seen.

    `language` is the one I read (`de`); without it, the first of the connection's Accept-Language.
    `program`: nobody sits here but a program that plays, and the table shall say so.
    """

    protocol: Number
    room: Token
    token: Token = ""
    name: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)] = ""
    seen: Number = 0
    language: Language = ""
    program: bool = False


class Speak(FromClient):
    """Tell me everything in this language from now on (in English if it is not there); a Welcome follows."""

    language: Language


class Sit(FromClient):
    """Sit down on a free chair or on a bot's; several chairs are for passing one device round.

    In a running game this asks for the chair: the host, or all who sit, grant it (see `Wish`). Whoever gave
    it up has it back at once, under its name.
    """

    chair: Chair
    name: Name


class Stand(FromClient):
    """Give up a chair: free in the lobby, a bot's in a game. My token is replaced."""

    chair: Chair


class Kept(FromClient):
    """I have stored the token that I was given last: those before it shall open nothing any more."""


class Rename(FromClient):
    """Call me by another name; not while I am muted."""

    name: Name


class Agree(FromClient):
    """Host, in the lobby: which game, on which terms, with how many chairs."""

    game: Token
    terms: dict[str, Any]
    chairs: Chair


class SeatBot(FromClient):
    """Host: a bot on this chair, of a kind that the room names; in a game a person is replaced by it."""

    chair: Chair
    bot: str = ""


class Clear(FromClient):
    """Host, in the lobby: nobody on this chair."""

    chair: Chair


class Lock(FromClient):
    """Host: nobody may come in any more, or may again."""

    locked: bool


class Admit(FromClient):
    """Host: let in who knocked with the code, or not."""

    knock: Number
    admitted: bool


class Grant(FromClient):
    """Host, or whoever sits at the table: let somebody take over a bot's chair, or not."""

    wish: Number
    granted: bool


class Guard(FromClient):
    """Host: whoever comes by the link must be let in, or need not."""

    guarded: bool


class Kick(FromClient):
    """Host: send a guest out; from then on the host lets in who comes by the link. `ban`: never this one."""

    guest: Number
    ban: bool = False


class Mute(FromClient):
    """Host: this guest may not talk to the table, or may again."""

    guest: Number
    muted: bool


class Hush(FromClient):
    """Host: nobody may talk to the table, or everybody may again."""

    hushed: bool


class Quiet(FromClient):
    """Somebody who sits here: bots make no offers at this table, or may again."""

    quiet: bool


class Kitchen(FromClient):
    """Host, in the lobby: we use the real dice and cards, or do not."""

    kitchen: bool


class Duplicate(FromClient):
    """Host, in the lobby: so many tables play what is agreed here, with the same chance for each seat."""

    tables: Chair


class Compare(FromClient):
    """Host of the first table of a duplicate: compare those that have finished, and wait for no other."""


class Fell(FromClient):
    """Who sits here, or the host: this is what the real dice or cards showed (see `Chance`)."""

    line: Number
    word: Word


class Order(FromClient):
    """From now on let this chair of mine ask for what it is owed by itself, or no longer."""

    chair: Chair
    asks: bool


class SetPace(FromClient):
    """Somebody who sits here: how fast bots play at this table."""

    pace: Pace


class MakeHost(FromClient):
    """Host: another guest is the host now."""

    guest: Number


class Start(FromClient):
    """Host: begin."""


class Play(FromClient):
    """Play a word: once for an id, however often it is sent; the serial says which question it answers.

    `game` is the `number` of the room's game that is meant; without it, the one that is played now.
    `seen` is the version of the room that was seen last: what was taken back since asks anew. Without it
    the serial alone says which question is meant.
    """

    id: ActionId
    chair: Chair
    serial: Number
    word: Word
    game: Number = 0
    seen: Number = 0


class Skip(FromClient):
    """Let a bot answer the one question that somebody who is away leaves open; the serial says which.

    Done when the host wants it, or most of those who sit here and are there.
    """

    chair: Chair
    serial: Number


class Replace(FromClient):
    """Let a bot play for somebody who is away, until they come back; decided as by `Skip`."""

    chair: Chair


class TakeBack(FromClient):
    """Take back the last action of this chair of mine, with all that has followed.

    At once if it was a slip of the last three seconds that nothing followed; else the others are asked (see
    `TakingBack`). While all of them are away, only what showed nothing and nobody else has followed.
    """

    chair: Chair


class Consent(FromClient):
    """An answer to who would take something back; a no of my own takes my request back."""

    request: Number
    granted: bool


class Resume(FromClient):
    """In a paused game: I would go on from where it stood, by the rules of today."""


class Say(FromClient):
    """Say something to the table; or, with one of my chairs, to that chair's team alone."""

    text: Text
    chair: Chair | None = None


class React(FromClient):
    """Say one of six short things from a chair of mine; everybody here sees it for a moment (`Reacted`)."""

    chair: Chair
    kind: Quick


class Advise(FromClient):
    """What would a bot do on this chair of mine? One of a kind that the room names, or the normal one."""

    chair: Chair
    bot: str = ""


class Explain(FromClient):
    """Why did the bot on this chair make its last move? An `Explained` follows."""

    chair: Chair


class Weigh(FromClient):
    """What would this word bring about, if I played it on this chair of mine?"""

    chair: Chair
    word: Word


class Position(FromClient):
    """A position to think with: the table as this chair of mine sees it, the rest dealt at random."""

    chair: Chair


class Recap(FromClient):
    """What has happened since this version of the room, as a chair of mine (null: everybody) heard it?"""

    since: Number
    chair: Chair | None = None


class Rematch(FromClient):
    """Host, after the end: back to the lobby with everybody on their chairs."""


class Leave(FromClient):
    """Leave the room for good."""


class Delete(FromClient):
    """Host: delete this room; for thirty days whoever runs the server can bring it back."""


class Ping(FromClient):
    """Are you there?"""


ANY_FROM_CLIENT = (
    Hello
    | Speak
    | Sit
    | Stand
    | Kept
    | Rename
    | Agree
    | SeatBot
    | Clear
    | Lock
    | Admit
    | Grant
    | Guard
    | Kick
    | Mute
    | Hush
    | Quiet
    | Kitchen
    | Duplicate
    | Compare
    | Fell
    | Order
    | SetPace
    | MakeHost
    | Start
    | Play
    | Skip
    | Replace
    | TakeBack
    | Consent
    | Resume
    | Say
    | React
    | Advise
    | Explain
    | Weigh
    | Position
    | Recap
    | Rematch
    | Leave
    | Delete
    | Ping
)

decoder = msgspec.json.Decoder(ANY_FROM_CLIENT)
