"""A bot at a table: it answers when it is asked, takes up what newly addresses it, and is checked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.kernel import engine
from gamenight.kernel.action import Action
from gamenight.kernel.errors import BadBot
from gamenight.notation.words import say

if TYPE_CHECKING:
    from collections.abc import Callable

    from gamenight.api.table import Table
    from gamenight.bots.bot import Bot
    from gamenight.kernel.state import State

PATIENCE = 20  # what a bot filled in may be refused: so often it is asked again


class Seated:
    """A bot on a seat of a table. Whatever it answers is checked; BadBot says what was wrong with it."""

    def __init__(self, bot: Bot, table: Table, seat: int) -> None:
        self.bot, self.table, self.seat = bot, table, seat
        self._heard = 0  # the last claim or offer that it is done with
        self._plan: Action | None = None
        self._seen: State | None = None  # the state in which it planned that

    def takes_up(self) -> bool:
        """Whether it does something about a claim or an offer that newly addresses it."""
        state = self.table.state
        if self._seen is not state:
            self._seen, self._plan = state, None
            if self._newest() > self._heard:
                asides = engine.asides(state, self.seat)
                if asides:
                    sight = self.table.sight(self.seat)
                    self._plan = self._checked(lambda: self.bot.consider(sight, asides))
                    if self._plan is None:
                        self._heard = self._newest()
        return self._plan is not None

    def taken_up(self) -> Action | None:
        """What it does about a claim or an offer that newly addresses it, once."""
        if not self.takes_up():
            return None
        self._heard, plan = self._newest(), self._plan
        self._plan = None
        return plan

    def move(self) -> Action:
        """What it takes up; else its answer to the question in hand."""
        return self.taken_up() or self.answer()

    def answer(self) -> Action:
        """Its answer; on its own turn it may also do other business, if it is eager."""
        state, sight = self.table.state, self.table.sight(self.seat)
        choices = engine.answers(state, self.seat)
        if state.stack[0].seat == self.seat and self.bot.is_eager(sight):
            choices = [*choices, *engine.asides(state, self.seat)]
        action = self._checked(lambda: self.bot.choose(sight, choices))
        if action is None:
            raise BadBot(f"the bot of {self.table.names[self.seat]} gave no answer")
        return action

    def _checked(self, ask: Callable[[], object]) -> Action | None:
        """What the bot says, if that is lawful; it is asked again a few times if it is not."""
        name = self.table.names[self.seat]
        refused = ""
        for _ in range(PATIENCE):
            try:
                action = ask()
            except Exception as error:
                raise BadBot(f"the bot of {name} failed: {type(error).__name__}: {error}") from error
            if action is None:
                return None
            if not isinstance(action, Action):
                raise BadBot(f"the bot of {name} answered {action!r}, which is no Action")
            why = engine.why_not(self.table.state, self.seat, action)
            if why is None:
                return action
            word = say(self.table.game, action)
            refused = f"the bot of {name} answered {word!r}, which is refused: {self.table.tell(why)}"
        raise BadBot(refused)

    def _newest(self) -> int:
        """The number of the newest claim or offer that addresses this seat."""
        state = self.table.state
        return max((int(item.number) for item in state.standing if item.other == self.seat), default=0)
