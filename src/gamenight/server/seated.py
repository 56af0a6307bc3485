"""A bot on a chair of a room."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gamenight.bots.bot import Bot
from gamenight.kernel import engine

if TYPE_CHECKING:
    from gamenight.api.table import Table
    from gamenight.kernel.action import Action
    from gamenight.kernel.sight import Sight
    from gamenight.kernel.state import State


class Seated(Bot):
    """A bot on a chair: it answers when it is waited for, and considers once what newly addresses it."""

    def __init__(self, bot: Bot, table: Table, chair: int) -> None:
        self.bot, self.table, self.chair = bot, table, chair
        self._heard = 0  # the last claim or offer that it is done with
        self._plan: Action | None = None
        self._seen: State | None = None  # the state in which it planned that

    def takes_up(self) -> bool:
        """Whether it does something about a claim or an offer that addresses it."""
        state = self.table.state
        if self._seen is not state:
            self._seen, self._plan = state, None
            if self._newest() > self._heard:
                asides = engine.asides(state, self.chair)
                self._plan = self.bot.consider(self.table.sight(self.chair), asides) if asides else None
                if asides and self._plan is None:
                    self._heard = self._newest()
        return self._plan is not None

    def choose(self, sight: Sight[Any], answers: list[Action]) -> Action:
        """What it takes up, else an answer; on its own turn also other business, if it is eager."""
        if self.takes_up() and self._plan is not None:
            self._heard, plan = self._newest(), self._plan
            self._plan = None
            return plan
        state = self.table.state
        choices = engine.answers(state, self.chair)
        if state.stack[0].seat == self.chair and self.bot.is_eager(sight):
            choices = [*choices, *engine.asides(state, self.chair)]
        return self.bot.choose(sight, choices)

    def _newest(self) -> int:
        """The number of the newest claim or offer that addresses this chair."""
        state = self.table.state
        return max((int(item.number) for item in state.standing if item.other == self.chair), default=0)
