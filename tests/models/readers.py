"""Somebody who reads what a text environment tells, and answers by a word."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import gamenight as gn
from gamenight.bots.named import sit_down
from gamenight.bots.seated import Seated
from gamenight.models.env import WAIT

if TYPE_CHECKING:
    from collections.abc import Iterator


class Reader:
    """Answers as a normal bot on that seat would, by words."""

    def __init__(self, env: gn.TextEnv) -> None:
        self.env = env
        self._bot = Seated(sit_down("normal", env.table.game, env.seat, 5), env.table, env.seat)

    def word(self) -> str:
        """What it says to the table as it stands."""
        is_asked = self.env.seat in self.env.table.waiting()
        action = self._bot.move() if is_asked else self._bot.taken_up()
        return WAIT if action is None else gn.say(self.env.table.game, action)


def conversation(env: gn.TextEnv) -> Iterator[tuple[str, float, bool, dict[str, Any]]]:
    """A whole game, from the first text to the end: every step as the reader is told it."""
    yield env.reset(), 0.0, False, {}
    reader = Reader(env)
    while not env.is_done:
        yield env.step(reader.word())
