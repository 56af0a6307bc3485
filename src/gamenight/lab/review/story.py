"""A record, step by step: how the table stood, what a seat did, and what a normal player would have done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from gamenight.api.opening import replaying
from gamenight.bots.named import NORMAL, sit_down
from gamenight.kernel import engine
from gamenight.kernel.errors import BadRecord
from gamenight.kernel.seat import CHANCE_BIT, holds
from gamenight.notation.words import say
from gamenight.words.catalogue import ENGLISH

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gamenight.api.table import Table
    from gamenight.bots.bot import Bot
    from gamenight.kernel.action import Action
    from gamenight.kernel.sight import Sight
    from gamenight.kernel.state import State


@dataclass(frozen=True)
class Turning:
    """A choice of a seat that a normal player would have made otherwise."""

    seat: int
    state: State
    chosen: Action
    usual: Action | None  # None: to let it be
    said: str  # what was done, in words
    instead: str  # what the normal player would have done, in words


@dataclass(frozen=True)
class Step:
    """One player's action with all that chance made of it."""

    number: int  # as the film counts, from 0: how the table stood at first
    seat: int | None  # who acted
    state: State  # afterwards
    turning: Turning | None
    throws: bool  # whether chance had a say
    told: tuple[str, ...]  # what happened, in sentences


class Story:
    """Goes through a record, with a normal player looking over every shoulder."""

    def __init__(self, record: str, language: str = ENGLISH) -> None:
        self._lines = replaying(record, language=language)
        self.table: Table = next(self._lines)
        seats = range(len(self.table.names))
        self._advisers: list[Bot] = [sit_down(NORMAL, self.table.game, seat, seat) for seat in seats]

    def steps(self) -> Iterator[Step]:
        """The table at first, and after each player's action; BadRecord tells what cannot be played."""
        table = self.table
        heard, entered, number = 0, 0, 0
        actor: int | None = None
        turning: Turning | None = None
        throws = False
        state = table.state
        while True:
            if len(table.entries) > entered:
                entry = table.entries[-1]
                entered = len(table.entries)
                if entry.seat >= 0:
                    action = table.read(entry.seat, entry.word)
                    actor = entry.seat
                    turning = self._turning(state, actor, action)
                else:
                    throws = True
                state = table.state
            is_settled = not engine.waiting(table.state) & CHANCE_BIT
            if is_settled and (number == 0 or len(table.events) > heard):
                told = tuple(table.tell(event) for event in table.heard(None, heard))
                yield Step(number, actor, table.state, turning, throws, told)
                heard, number = len(table.events), number + 1
                actor, turning, throws = None, None, False
            if next(self._lines, None) is None:
                break
        if table.outcome is None:
            raise BadRecord("the game is not over yet: there is nothing to look back on")

    def _turning(self, state: State, seat: int, action: Action) -> Turning | None:
        """What a normal player would have done there, if it was not this."""
        table = self.table
        if action.verb.word == "resign":
            return None
        sight = table.game.sight(state, seat)
        usual = self._usual(sight, state, seat)
        if usual == action:
            return None
        said, instead = (
            "" if one is None else table.voice.labelled(sight, one, say(table.game, one))
            for one in (action, usual)
        )
        return Turning(seat, state, action, usual, said, instead)

    def _usual(self, sight: Sight[Any], state: State, seat: int) -> Action | None:
        """What the normal player on that seat says to what is asked, or does beside it."""
        bot = self._advisers[seat]
        asides = engine.asides(state, seat)
        if not holds(state.asking.waits, seat):
            return bot.consider(sight, asides) if asides else None
        answers = engine.answers(state, seat)
        is_on_turn = state.stack[0].seat == seat
        return bot.choose(sight, [*answers, *asides] if is_on_turn and bot.is_eager(sight) else answers)
