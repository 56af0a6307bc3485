"""How a room begins: a table that waits for others, or at once a game with bots and those beside the host."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec

from gamenight.editions.shelf import edition_of
from gamenight.server import commands, log, powers
from gamenight.server.evening import evening_of
from gamenight.server.plan import NotAllowed, Plan, clean
from gamenight.server.position import written
from gamenight.server.tokens import new_link

if TYPE_CHECKING:
    from gamenight.editions.edition import Edition
    from gamenight.server.replay_worker import Moment
    from gamenight.server.room import Room

HOST = 1  # the first guest


class Company(msgspec.Struct, frozen=True):
    """With whom the host plays at once: people who share the device, and bots; nobody: others are awaited.

    A host who does not sit only shows the table to the others, as a big screen does.
    """

    beside: tuple[str, ...] = ()
    bots: int = 0
    sits: bool = True
    evening: bool = False  # a first evening: with its own bots, and a coach

    def __len__(self) -> int:
        """How many entries there are."""
        return len(self.beside) + self.bots


ALONE = Company()


class Chosen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What if? From which step of a finished game, on which seat, and what bots play the others.

    The game is that of a room, by its link for watching and its number there, or that of a record.
    """

    step: Annotated[int, msgspec.Meta(ge=0, lt=1_000_000)]
    seat: int
    bot: str = ""
    name: str = ""
    watch: str = ""
    game: Annotated[int, msgspec.Meta(ge=0, lt=1_000_000)] | None = None
    record: str = ""


class Beginning:
    """The entries that a new room begins with, each folded into it as it is made."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.plan = Plan([])

    def happens(self, *entries: log.Entry) -> None:
        """Let these entries happen, and note them."""
        for entry in entries:
            self.room.fold(entry)
            self.plan.entries.append(entry)

    def enters(self, name: str, language: str) -> None:
        """The host comes in, and gets a token."""
        entering = commands.enter(self.room, name, language=language)
        self.plan.token = entering.token
        self.happens(*entering.entries)


def begun(  # noqa: PLR0913  one for each thing that is wished for
    room: Room, edition: Edition, name: str, code: str, language: str, company: Company = ALONE
) -> Plan:
    """Make a new room begin: all its entries, which are folded into it and yet to be stored."""
    least, most = edition.seats
    evening = evening_of(edition.family) if company.evening else None
    if evening is not None:
        company = Company(bots=evening.bots, evening=True)
    chairs = 1 + len(company) if company else least
    if not least <= chairs <= most:
        raise NotAllowed("chairs", title=edition, least=least, most=most)
    begin = Beginning(room)
    happens = begin.happens
    happens(log.Opened(new_link(), new_link(), code, evening is not None), log.Agreed(edition.id, {}, chairs))
    begin.enters(name, language)
    if company.sits:
        happens(log.Took(0, HOST, clean(name)))
    for place, other in enumerate(company.beside, 1):
        happens(*commands.sit(room, HOST, place, other).entries)
    for place in range(chairs - company.bots, chairs):
        happens(powers.botted(room, place, language=language))
    if evening is not None:
        happens(log.Quieted(quiet=True))  # first things first: bots offer no trades
    if company:
        start = powers.start(room, HOST, in_a_hurry=True)
        begin.plan.position = start.position
        happens(*start.entries)
    return begin.plan


def played_on(room: Room, moment: Moment, chosen: Chosen, code: str, language: str) -> Plan:
    """Make a new room begin in the middle of a finished game: everybody's name stays on their chair."""
    edition = edition_of(moment.game)
    if chosen.seat not in moment.playing:
        raise NotAllowed("not_playing_then")
    begin = Beginning(room)
    terms = powers.given(edition.agree({}), moment.terms)
    begin.happens(log.Opened(new_link(), new_link(), code), log.Agreed(edition.id, terms, len(moment.names)))
    powers.check_bot(room, chosen.bot)
    begin.enters(chosen.name or moment.names[chosen.seat], language)
    for place, name in enumerate(moment.names):
        mine = place == chosen.seat
        begin.happens(log.Took(place, HOST, name) if mine else log.Botted(place, name, chosen.bot))
    begin.happens(log.Started(moment.names, moment.moves, moment.content, moment.rules, moment.branches))
    if room.table is None:
        raise NotAllowed("cannot_play_on")
    begin.plan.position = written(room.table.position())
    return begin.plan
