"""A bot that is looked at while it plays: every answer is checked, and asked for twice."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from gamenight.api.opening import open as open_table
from gamenight.bots.bot import Bot
from gamenight.bots.seated import flaw
from gamenight.kernel.action import Action
from gamenight.kernel.stream import Stream
from gamenight.notation.words import say

if TYPE_CHECKING:
    from collections.abc import Callable

    from gamenight.api.table import Table
    from gamenight.kernel.game import Game
    from gamenight.kernel.sight import Sight
    from gamenight.kernel.state import State

EXAMINED = 0xE7A3  # the purpose of the stream of imagined states
AGAIN = 5  # so often a choice is made anew, to tell chance from peeking
NOW_AND_THEN = 7  # of so many questions one is looked at for whether the table was changed

FAILS, ENDLESS, UNLAWFUL = "fails", "endless", "unlawful"
CHANGES, CHANCE, PEEKS, REMEMBERS = "changes", "chance", "peeks", "remembers"
WHY = {
    CHANGES: "it changed {what}, which it was only shown",
    CHANCE: "with the same seed and the same sights it answered {first}, and then {second}: it leaves "
    "something to chance that does not come of the seed it was begun with",
    PEEKS: "it looks at what its seat cannot know: it answered {first}, but {second} where only that was "
    "different",
    REMEMBERS: "it answered {first}, and begun anew with the same seed {second}: it remembers something of a "
    "former game, which begin() should forget",
}


@dataclass(frozen=True)
class Problem:
    """Something that is wrong with a bot: what, at which question, and how to see it again."""

    kind: str
    sentence: str
    asked: str  # the name of the question, and
    question: str  # the question as a sentence
    seat: int
    seed: int  # with which the bot was begun
    lawful: tuple[str, ...]
    game: str
    names: tuple[str, ...]
    terms: dict[str, Any]
    position: dict[str, object]

    def table(self) -> Table:
        """The table as the bot saw it then; what it could not see is dealt anew."""
        return open_table(self.game, self.names, self.terms, position=self.position)

    def __str__(self) -> str:
        """What is wrong, and where."""
        words = ", ".join(self.lawful[:6]) + (" …" if len(self.lawful) > 6 else "")
        where = f"asked of seat {self.seat} of {len(self.names)} ({self.asked}): {self.question}"
        return f"{self.sentence}\n   {where}\n   lawful were: {words or 'nothing'}"


class Found(Exception):
    """Ends a game in which a problem was found."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.sentence)
        self.problem = problem


Ask = tuple[str, "Callable[[Bot, Sight[Any]], object]"]


class Examined(Bot):
    """Plays as a bot of some make does, in states that its seat cannot tell from the true one.

    A twin is begun anew for each game and shown other such states: with the same seed it must answer alike.
    """

    def __init__(self, make: Callable[[], Bot], table: Table, times: list[float]) -> None:
        self.make, self.table, self.times = make, table, times
        self.bot = make()
        self.twin = self.bot
        self.seat, self.seed, self.decisions = 0, 0, 0
        self._stream = Stream(0, EXAMINED)
        self._asked: list[tuple[Ask, State, State]] = []

    # As every bot

    def begin(self, game: Game[Any], seat: int, seed: int) -> None:
        """Let the bot begin, and a new twin."""
        self.seat, self.seed, self.decisions, self._asked = seat, seed, 0, []
        self._stream = Stream(seed, EXAMINED)
        self.twin = self.make()
        for one in (self.bot, self.twin):
            self._try(lambda one=one: one.begin(game, seat, seed), "begin", self.table.state)  # type: ignore[misc]

    def choose(self, sight: Sight[Any], answers: list[Action]) -> Action:
        """What the bot chooses, if nothing is wrong with it."""
        action = self._answer(sight, answers, "choose")
        if action is None:
            raise self._found(UNLAWFUL, "choose() gave no answer", self._asked[-1][1])
        return action

    def consider(self, sight: Sight[Any], asides: list[Action]) -> Action | None:
        """What the bot takes up, if nothing is wrong with it."""
        return self._answer(sight, asides, "consider")

    def is_eager(self, sight: Sight[Any]) -> bool:
        """Whether the examined bot is eager."""
        return bool(self._ask(sight, ("is_eager", lambda bot, seen: bot.is_eager(seen))))

    def kinds(self, sight: Sight[Any]) -> int:
        """The kinds of asides that the examined bot wants to see."""
        kinds = self._ask(sight, ("kinds", lambda bot, seen: bot.kinds(seen)))
        if not isinstance(kinds, int):
            raise self._found(UNLAWFUL, f"kinds() gave {kinds!r}, which is no set", self._asked[-1][1])
        return kinds

    # Looking

    def _answer(self, sight: Sight[Any], choices: list[Action], called: str) -> Action | None:
        lists: list[list[Action]] = []

        def ask(bot: Bot, seen: Sight[Any]) -> object:
            lists.append(list(choices))
            return bot.choose(seen, lists[-1]) if called == "choose" else bot.consider(seen, lists[-1])

        action = self._ask(sight, (called, ask))
        shown = self._asked[-1][1]
        if any(one != choices for one in lists):
            raise self._found(CHANGES, WHY[CHANGES].format(what="the list of answers"), shown)
        if action is None:
            return None
        self.decisions += 1
        self.table.state = shown
        wrong = flaw(self.table, self.seat, action)
        if wrong:
            raise self._found(UNLAWFUL, f"{called}() {wrong}", shown)
        assert isinstance(action, Action), "whatever is none has a flaw"
        return action

    def _ask(self, sight: Sight[Any], ask: Ask) -> object:
        """What the bot answers; its twin is shown another state, and must answer alike."""
        game = self.table.game
        shown, other = game.imagine(sight, self._stream), game.imagine(sight, self._stream)
        self._asked.append((ask, shown, other))
        is_watched = len(self._asked) % NOW_AND_THEN == 1
        before = game.write(shown) if is_watched else None
        start = time.perf_counter()
        answer = self._try(lambda: ask[1](self.bot, game.sight(shown, self.seat)), ask[0], shown)
        if ask[0] in {"choose", "consider"}:
            self.times.append(time.perf_counter() - start)
        if is_watched and game.write(shown) != before:
            raise self._found(CHANGES, WHY[CHANGES].format(what="the table"), shown)
        second = self._try(lambda: ask[1](self.twin, game.sight(other, self.seat)), ask[0], other)
        if answer != second:
            raise self._differing(answer, second, shown)
        return answer

    def _differing(self, first: object, second: object, shown: State) -> Found:
        """Why two that were asked alike answer otherwise: let others of the make go through the same."""
        here = [self._again(other=False) for _ in range(AGAIN)]
        there = [self._again(other=True) for _ in range(AGAIN)]
        if any(one != here[0] for one in here) or any(one != there[0] for one in there):
            kind = CHANCE
        elif here[0] != there[0]:
            kind, first, second = PEEKS, here[0], there[0]
        else:
            kind = REMEMBERS
        said = [self._said(one) for one in (first, second)]
        return self._found(kind, WHY[kind].format(first=said[0], second=said[1]), shown)

    def _said(self, answer: object) -> str:
        return repr(say(self.table.game, answer) if isinstance(answer, Action) else answer)

    def _again(self, *, other: bool) -> object:
        """What a new bot answers last that is begun and asked as this one was."""
        bot, answer, game = self.make(), None, self.table.game
        bot.begin(game, self.seat, self.seed)
        for (_, ask), shown, twins in self._asked:
            answer = ask(bot, game.sight(twins if other else shown, self.seat))
        return answer

    def _try(self, do: Callable[[], object], called: str, shown: State) -> object:
        try:
            return do()
        except Exception as error:
            sentence = f"{called}() raised {type(error).__name__}: {error}"
            raise self._found(FAILS, sentence, shown) from error

    def _found(self, kind: str, sentence: str, shown: State) -> Found:
        return Found(self.problem(kind, sentence, shown))

    def problem(self, kind: str, sentence: str, shown: State) -> Problem:
        """What is wrong, with all that is needed to see it again."""
        table = self.table
        table.state = shown
        return Problem(
            kind,
            sentence,
            table.sight(self.seat).asked(),
            table.question(self.seat),
            self.seat,
            self.seed,
            tuple(table.legal(self.seat)),
            table.edition.id,
            tuple(table.names),
            table.head.terms,
            table.position(),
        )
