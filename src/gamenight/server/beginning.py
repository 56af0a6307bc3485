"""How a room begins: a table that waits for others, or at once a game with bots and those beside the host."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from gamenight.server import commands, log, powers
from gamenight.server.evening import evening_of
from gamenight.server.plan import NotAllowed, Plan, clean
from gamenight.server.tokens import new_link

if TYPE_CHECKING:
    from gamenight.editions.edition import Edition
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
        """How many they are."""
        return len(self.beside) + self.bots


ALONE = Company()


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
    plan = Plan([])

    def happens(*entries: log.Entry) -> None:
        for entry in entries:
            room.fold(entry)
            plan.entries.append(entry)

    happens(log.Opened(new_link(), new_link(), code, evening is not None), log.Agreed(edition.id, {}, chairs))
    entering = commands.enter(room, name, language=language)
    plan.token = entering.token
    happens(*entering.entries)
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
        plan.position = start.position
        happens(*start.entries)
    return plan
