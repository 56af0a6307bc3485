"""Who sits where: people and bots."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from gamenight.bots.plain import plain_bot

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gamenight.bots.bot import Bot

BOT = "bot"  # a name that begins so is played by a bot
APART = 0x9E3779B97F4A7C15  # sets the bots' seeds far apart from each other and from the dealer's


class Seating:
    """The people's seats, and for each of the others a bot of the family that is played."""

    def __init__(self, names: Sequence[str], seed: int | None = None, family: str = "") -> None:
        start = secrets.randbits(64) if seed is None else seed
        self.people = [seat for seat, name in enumerate(names) if not is_bot(name)]
        self.bots: dict[int, Bot] = {
            seat: plain_bot(family, start + APART * (seat + 1))
            for seat, name in enumerate(names)
            if is_bot(name)
        }


def is_bot(name: str) -> bool:
    """Whether a bot plays a seat of this name."""
    return name.startswith(BOT)


def numbered(names: Sequence[str]) -> list[str]:
    """The names, with `bot` said twice made `bot` and `bot 2`."""
    told: list[str] = []
    for name in names:
        fresh, count = name, 1
        while name == BOT and fresh in told:
            count += 1
            fresh = f"{BOT} {count}"
        told.append(fresh)
    return told
