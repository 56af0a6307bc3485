"""What the plain addresses answer; films and figures are in film.py."""

from __future__ import annotations

import gzip
from typing import TYPE_CHECKING

import msgspec

from gamenight.editions.board import Board
from gamenight.editions.edition import EditionFacts
from gamenight.kernel.event import Traits
from gamenight.rulebook.clauses import Clause

if TYPE_CHECKING:
    from gamenight.editions.shelf import Broken


def zipped(document: object) -> bytes:
    """JSON under gzip, to be kept and answered again and again."""
    return gzip.compress(msgspec.json.encode(document), 6, mtime=0)


class Sentence(msgspec.Struct):
    """What is said instead of an answer."""

    sentence: str


class GameFacts(EditionFacts):
    """A box as the page shows it, in a language."""

    note: str  # whose work it is
    how: list[str]  # the game in a few sentences
    board: Board
    evening: bool  # whether there is a first evening to learn it
    genders: dict[str, int]  # of words of the box, by their text, where the language has genders
    breaks: dict[str, str]  # long names of the box, with soft hyphens where they may be broken
    events: dict[str, Traits]  # by its name, each event that has traits


class BrokenBox(msgspec.Struct):
    """A box that cannot be opened; of the files everybody sees the names, and no more."""

    id: str
    wrong: list[str]  # the first things, each with its file, line and field
    more: int  # how many besides

    @classmethod
    def of(cls, one: Broken) -> BrokenBox:
        """What everybody may know of it."""
        first, more = one.first()
        return cls(one.id, [fault.brief() for fault in first], more)


class Shelf(msgspec.Struct):
    """All boxes on the shelf."""

    games: list[GameFacts]
    broken: list[BrokenBox]


class Rules(msgspec.Struct):
    """The rulebook of a box."""

    title: str
    note: str
    lead: str  # where the rules come from, and how to read them
    clauses: list[Clause]


class Words(msgspec.Struct):
    """The page's own words in the language that the browser prefers."""

    language: str
    languages: dict[str, str]  # all that there are, by their short names
    words: dict[str, str]


class Admission(msgspec.Struct):
    """A room that was opened, or that the host let one into: its link, and the token of a new guest."""

    link: str
    token: str


class Invitation(msgspec.Struct):
    """What whoever has a room's link, or its code, may know before coming in."""

    game: str
    title: str
    host: str  # who invites
    status: str  # as in RoomFacts
    free: int  # chairs to sit down on
    bots: int  # chairs to ask for


class Reach(msgspec.Struct):
    """Who can reach this server."""

    only_here: bool  # nobody but this computer
    may_open: bool  # who asks may let others in
    addresses: list[str]


class Health(msgspec.Struct):
    """That the server answers, for whoever watches over it."""

    name: str
    version: str
    rooms: int
