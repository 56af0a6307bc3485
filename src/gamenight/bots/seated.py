"""A bot at a table: it answers when it is asked, takes up what newly addresses it, and is checked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gamenight.bots.search.thinker import Thinker
from gamenight.kernel import engine
from gamenight.kernel.action import Action
from gamenight.kernel.errors import BadBot
from gamenight.notation.words import say

if TYPE_CHECKING:
    from collections.abc import Callable

    from gamenight.api.table import Table
    from gamenight.bots.bot import Bot
    from gamenight.bots.search.thought import Thought

PATIENCE = 20  # what a bot filled in may be refused: so often it is asked again


@dataclass(frozen=True, eq=False)
class Pondering:
    """What a bot must think about before it can move: its ideas, the usual one first."""

    ideas: list[Action | None]
    is_invited: bool  # it is about a claim or an offer, and need not do anything


class Seated:
    """A bot on a seat of a table. Whatever it answers is checked; BadBot says what was wrong with it.

    A bot that thinks does so at once, in this process; or, where the table does not want to wait, elsewhere:
    then it says what it is `pondering`, and hears by `conclude` what came of it.
    """

    def __init__(self, bot: Bot, table: Table, seat: int, *, thinks_elsewhere: bool = False) -> None:
        self.bot, self.table, self.seat = bot, table, seat
        self.thinks_elsewhere = thinks_elsewhere and isinstance(bot, Thinker)
        self._heard = 0  # the last claim or offer that it is done with
        self._seen = -1  # how many actions the table had seen when it decided what follows
        self._seen_at = table
        self._taken_up: Action | None = None
        self._answer: Action | None = None
        self._pondering: Pondering | None = None

    def takes_up(self) -> bool:
        """Whether it does something about what newly addresses it, or must think about that first."""
        self._look()
        if self._taken_up is None and self._newest() > self._heard:
            asides = engine.asides(self.table.state, self.seat)
            if self.thinks_elsewhere:
                return bool(asides)
            if asides:
                sight = self.table.sight(self.seat)
                self._taken_up = self._checked(lambda: self.bot.consider(sight, asides))
                if self._taken_up is None:
                    self._heard = self._newest()
        return self._taken_up is not None

    def taken_up(self) -> Action | None:
        """What it does about a claim or an offer that newly addresses it, once."""
        if not self.takes_up() or self._taken_up is None:
            return None
        self._heard, plan = self._newest(), self._taken_up
        self._taken_up = None
        return plan

    def move(self) -> Action:
        """What it takes up; else its answer to the question in hand."""
        return self.taken_up() or self.answer()

    def answer(self) -> Action:
        """Its answer; on its own turn it may also do other business, if it is eager."""
        self._look()
        if self._answer is None:
            sight, choices = self.table.sight(self.seat), self._choices()
            self._answer = self._checked(lambda: self.bot.choose(sight, choices))
        if self._answer is None:
            raise BadBot(f"the bot of {self.table.names[self.seat]} gave no answer")
        return self._answer

    def safe_answer(self) -> Action:
        """Its answer and no other business; it gives nothing up for good while there is anything else."""
        sight, answers = self.table.sight(self.seat), engine.answers(self.table.state, self.seat)
        answers = [one for one in answers if not one.verb.grave] or answers
        action = self._checked(lambda: self.bot.choose(sight, answers))
        if action is None:
            raise BadBot(f"the bot of {self.table.names[self.seat]} gave no answer")
        return action

    # Thinking elsewhere

    def pondering(self) -> Pondering | None:
        """What it must think about before it can move; None if it can move, or do nothing, at once."""
        bot = self.bot
        if not self.thinks_elsewhere or not isinstance(bot, Thinker):
            return None
        is_invited = self.takes_up()
        if self._taken_up is not None or self._answer is not None:
            return None
        if self._pondering is None:
            sight = self.table.sight(self.seat)
            if is_invited:
                ideas = bot.considered(sight, engine.asides(self.table.state, self.seat))
            else:
                ideas = bot.ideas(sight, self._choices())
            self._pondering = Pondering(ideas, is_invited)
            if len(ideas) < 2:
                self.conclude(self._pondering, None)
                return None
        return self._pondering

    def conclude(self, pondering: Pondering, thought: Thought | None) -> bool:
        """Hear what came of thinking (None: nothing, so it does as usual); False if it comes too late."""
        self._look()
        bot = self.bot
        if pondering is not self._pondering or not isinstance(bot, Thinker):
            return False
        self._pondering = None
        action = self._checked(
            lambda: bot.decide(self.table.sight(self.seat), pondering.ideas, thought), patience=1
        )
        if not pondering.is_invited:
            self._answer = action
        elif action is None:
            self._heard = self._newest()
        else:
            self._taken_up = action
        return True

    def _look(self) -> None:
        """When the table has moved on, what was decided before is worth nothing."""
        if self._seen != len(self.table.entries) or self._seen_at is not self.table:
            self._seen, self._seen_at = len(self.table.entries), self.table
            self._taken_up = self._answer = self._pondering = None

    def _choices(self) -> list[Action]:
        """What it may answer; on its own turn also other business, if it is eager."""
        state = self.table.state
        choices = engine.answers(state, self.seat)
        if state.stack[0].seat == self.seat and self.bot.is_eager(self.table.sight(self.seat)):
            choices = [*choices, *engine.asides(state, self.seat)]
        return choices

    def _checked(self, ask: Callable[[], object], patience: int = PATIENCE) -> Action | None:
        """What the bot says, if that is lawful; it is asked again a few times if it is not."""
        name = self.table.names[self.seat]
        refused = ""
        for _ in range(patience):
            try:
                action = ask()
            except Exception as error:
                raise BadBot(f"the bot of {name} failed: {type(error).__name__}: {error}") from error
            if action is None:
                return None
            refused = flaw(self.table, self.seat, action)
            if not isinstance(action, Action):
                break
            if not refused:
                return action
        raise BadBot(f"the bot of {name} {refused}")

    def _newest(self) -> int:
        """The number of the newest claim or offer that addresses this seat."""
        state = self.table.state
        return max((int(item.number) for item in state.standing if item.other == self.seat), default=0)


def flaw(table: Table, seat: int, answer: object) -> str:
    """What is wrong with a bot's answer as the table stands, to be read after the bot's name; or nothing."""
    if not isinstance(answer, Action):
        return f"answered {answer!r}, which is no Action"
    word = say(table.game, answer)
    if answer.is_template():
        return f"answered {word!r}, which is a template: fill it in"
    why = engine.why_not(table.state, seat, answer)
    return (
        ""
        if why is None
        else f"answered {word!r}, which is refused: {table.refusal(why, seat)} [{why.clause}]"
    )
