"""Who sits where: people and bots."""

from __future__ import annotations

import re
import secrets
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING

from gamenight.bots.named import LEVELS, NORMAL, RANDOM, bot_named, kinds, names, sit_down
from gamenight.bots.seated import Seated
from gamenight.words.unfit import Unfit

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gamenight.api.table import Table

BOT = "bot"  # a name that begins with this word is played by a bot of the normal level
NUMBERED = re.compile(rf"{BOT}(?![^\W\d_]).*")
ALIKE = 0.8  # of 1: so much must two names of several words agree, that one may be a slip for the other
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
    return NORMAL if NUMBERED.fullmatch(name) else ""


def christened(seats: Sequence[str], family: str, fresh: Sequence[str]) -> list[str]:
    """The names at the table: who is called for as a bot gets one of the fresh names, with what it is.

    `bot` said twice is `bot` and `bot 2`; people are called as they said. A bot that there is not is refused,
    and so is a slip for one.
    """
    told: list[str] = []
    for seat in seats:
        name, count = seat, 1
        while seat == BOT and name in told:
            count += 1
            name = f"{BOT} {count}"
        if is_called_for(seat, family):
            bot_named(seat, family)  # which says what is wrong with it
            taken = {one.partition(" (")[0] for one in (*told, *seats)}
            name = f"{next(one for one in fresh if one not in taken)} ({seat})"
        elif near := meant_by(seat, family):
            person = f"{seat[:1].upper()}{seat[1:]}"
            raise Unfit("nearly_bot", {"name": repr(seat), "near": repr(near), "person": person})
        told.append(name)
    return told


def is_called_for(seat: str, family: str) -> bool:
    """Whether a seat's word is the name of a kind of bot, such as `hard`, and not a person's."""
    level, _, character = seat.partition("-")
    is_level = level in LEVELS and (not character or character.isalpha())
    return is_level or ":" in seat or seat == RANDOM or seat in names(family)


def meant_by(seat: str, family: str) -> str:
    """The bot that a word is a slip for; nothing for a name with a capital: that is a person's."""
    if not seat[:1].islower() or bot_in(seat):
        return ""
    if seat.startswith(BOT) or sorted(seat) == sorted(BOT):
        return BOT
    module, dot, kind = seat.rpartition(".")
    if dot and kind != "py" and Path(f"{module.replace('.', '/')}.py").is_file():
        return f"{module}:{kind}"
    known = list(dict.fromkeys([*names(family), *kinds(family)]))
    if "-" in seat:
        return next(iter(get_close_matches(seat, known, 1, ALIKE)), "")
    return next((name for name in known if is_slip(seat, name)), "")


def is_slip(typed: str, name: str) -> bool:
    """Whether a word is a name with two letters swapped, or one too few, too many or wrong, but the first."""
    for place in range(len(name) + 1):
        head, tail = name[:place], name[place:]
        if typed == head + tail[1::-1] + tail[2:]:
            return True
        is_begun = place > 0 and typed.startswith(head)
        if is_begun and (typed[place:] == tail[1:] or typed[place + 1 :] in {tail, tail[1:]}):
            return True
    return False
