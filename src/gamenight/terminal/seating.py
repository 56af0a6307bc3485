"""Who sits where: people and bots."""

from __future__ import annotations

import re
import secrets
from typing import TYPE_CHECKING

from gamenight.bots.named import LEVELS, NORMAL, RANDOM, names, sit_down
from gamenight.bots.seated import Seated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gamenight.api.table import Table

BOT = "bot"  # a name that begins so is played by a bot of the normal level
NAMED = re.compile(r".+ \(([\w.:-]+)\)")  # Ada (hard): a bot's name, with what it is
APART = 0x9E3779B97F4A7C15  # sets the bots' seeds far apart from each other and from the dealer's


class Seating:
    """The people's seats, and a bot for each of the others."""

    def __init__(self, table: Table, seed: int | None = None) -> None:
        start = secrets.randbits(64) if seed is None else seed
        called = {seat: bot_in(name) for seat, name in enumerate(table.names)}
        self.people = [seat for seat, bot in called.items() if not bot]
        self.bots: dict[int, Seated] = {
            seat: Seated(sit_down(bot, table.game, seat, start + APART * (seat + 1)), table, seat)
            for seat, bot in called.items()
            if bot
        }


def bot_in(name: str) -> str:
    """Which bot plays a seat of this name; nothing if a person does."""
    found = NAMED.fullmatch(name)
    if found is not None:
        return found[1]
    return NORMAL if name.startswith(BOT) else ""


def christened(seats: Sequence[str], family: str, fresh: Sequence[str]) -> list[str]:
    """The names at the table: who is called for as a bot gets one of the fresh names, with what it is.

    `bot` said twice is `bot` and `bot 2`; people are called as they said.
    """
    told: list[str] = []
    for seat in seats:
        name, count = seat, 1
        while seat == BOT and name in told:
            count += 1
            name = f"{BOT} {count}"
        if is_called_for(seat, family):
            taken = {one.partition(" (")[0] for one in (*told, *seats)}
            name = f"{next(one for one in fresh if one not in taken)} ({seat})"
        told.append(name)
    return told


def is_called_for(seat: str, family: str) -> bool:
    """Whether a seat's word is the name of a kind of bot, such as `hard`, and not a person's."""
    level, _, character = seat.partition("-")
    is_level = level in LEVELS and (not character or character.isalpha())
    return is_level or ":" in seat or seat == RANDOM or seat in names(family)
