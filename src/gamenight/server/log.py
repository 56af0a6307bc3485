"""What happens in a room, one entry each: the room is the sum of its entries, and they alone are stored."""

from __future__ import annotations

from typing import Any

import msgspec


class Entry(msgspec.Struct, tag=True, tag_field="entry", omit_defaults=True):
    """One thing that happened in a room."""


class Opened(Entry):
    """The room was made."""

    link: str
    watch: str
    code: str
    evening: bool = False  # its first game is a first evening, with a coach


class Entered(Entry):
    """A guest came in, and has a token of which this is the hash."""

    guest: int
    name: str
    hash: str
    program: bool = False  # nobody: a program that plays


class Renamed(Entry):
    """A guest has another name."""

    guest: int
    name: str


class Rotated(Entry):
    """A guest's token was replaced; the old one opens nothing any more.

    `before`: the hashes of those that still do, until the guest is known to have the new one.
    """

    guest: int
    hash: str
    before: list[str] = []


class Left(Entry):
    """A guest left the room for good, or was sent out by the host."""

    guest: int
    sent: bool = False


class Hosted(Entry):
    """A guest is the host now."""

    guest: int


class Agreed(Entry):
    """Which game, on which terms, with how many chairs."""

    game: str
    terms: dict[str, Any]
    chairs: int


class Took(Entry):
    """A guest sat down on a chair, under this name."""

    chair: int
    guest: int
    name: str


class Botted(Entry):
    """A bot sits on a chair; which one, by its name in `bots/named.py` (nothing: the normal one).

    `away`: the table let it play for somebody who is away.
    """

    chair: int
    name: str
    bot: str = ""
    away: bool = False


class Freed(Entry):
    """Nobody sits on a chair."""

    chair: int


class Locked(Entry):
    """Nobody may come in any more, or may again."""

    locked: bool


class Guarded(Entry):
    """Whoever comes by the link must be let in by the host, or need not any more."""

    guarded: bool


class Muted(Entry):
    """A guest may not talk to the table, or may again."""

    guest: int
    muted: bool


class Hushed(Entry):
    """Nobody may talk to the table, or everybody may again."""

    hushed: bool


class Quieted(Entry):
    """Bots make no offers at this table, or may again."""

    quiet: bool


class Kitchen(Entry):
    """The real dice and cards are used at this table, and people say what fell; or they are not."""

    kitchen: bool


class Ordered(Entry):
    """From now on a chair asks for what it is owed by itself, or does so no longer."""

    chair: int
    asks: bool


class Paced(Entry):
    """How fast bots play at this table: calm, brisk, at once."""

    pace: str


class Started(Entry):
    """A game began, with these names, by these rules and this content of its box.

    Chance may have answered already. A room of before rules or content were kept has none.
    """

    names: list[str]
    moves: list[tuple[int, str]]
    content: str = ""
    rules: str = ""
    branches: list[int] = []  # as in a record's head: after so many moves it left another game


class Played(Entry):
    """A move and all that chance answered, as pairs of who and word; its id tells when it is sent again."""

    chair: int
    id: str
    moves: list[tuple[int, str]]
    hash: str = ""  # of the state after it, now and then


class Skipped(Entry):
    """The table would not wait for whoever sits on a chair: a bot answers the one question (see Played)."""

    chair: int


class TakenBack(Entry):
    """The game stands again as it did before a line of its record, the last action of this chair."""

    chair: int
    line: int


class Resumed(Entry):
    """The table agreed to go on from a stored position, by the rules and the box of today."""

    names: list[str]
    position: dict[str, Any]
    content: str
    rules: str


class Said(Entry):
    """A guest said something to the table; or only to those who sit on these chairs, a team's."""

    guest: int
    text: str
    chairs: list[int] = []


class Remarked(Entry):
    """The bot on a chair said why it did what it did: the key of its reason, and the numbers that fill it."""

    chair: int
    key: str
    numbers: dict[str, int]


class Duplicated(Entry):
    """The room is one table of a duplicate, all of which have the same chance; the seed is a secret."""

    id: str
    table: int  # from 1; the first is the organiser's
    seed: str
    links: list[str]  # of all tables, in their order


class Result(msgspec.Struct, omit_defaults=True):
    """What somebody made of the chances of a seat, at one table of a duplicate."""

    table: int
    seat: int
    name: str
    won: bool
    tally: int  # as the game counts
    score: float  # by which it is compared


class Compared(Entry):
    """The tables of a duplicate that have finished were compared; the others go on by themselves."""

    results: list[Result]


class Reopened(Entry):
    """After the end: back to the lobby, for a rematch."""


ANY_ENTRY = (
    Opened
    | Entered
    | Renamed
    | Rotated
    | Left
    | Hosted
    | Agreed
    | Took
    | Botted
    | Freed
    | Locked
    | Guarded
    | Muted
    | Hushed
    | Quieted
    | Kitchen
    | Ordered
    | Paced
    | Started
    | Played
    | Skipped
    | TakenBack
    | Resumed
    | Said
    | Remarked
    | Duplicated
    | Compared
    | Reopened
)

encoder = msgspec.json.Encoder()
decoder = msgspec.json.Decoder(ANY_ENTRY)
