"""A first evening: the real table with bots, the first chances laid, and a coach's line for each question."""

# A family that has one keeps it in its folder: `evening.toml` says who plays and what falls, and the
# `evening.toml` among its words what the coach says. Otherwise it is a game like any other, and can go on
# after the evening.

from __future__ import annotations

import tomllib
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from gamenight import families
from gamenight.kernel.action import ABSENT
from gamenight.kernel.dealer import Dealer
from gamenight.kernel.engine import why_not
from gamenight.kernel.seat import CHANCE
from gamenight.notation.words import read, say
from gamenight.server import wire
from gamenight.words.catalogue import catalogue

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from gamenight.api.table import Table
    from gamenight.kernel.action import Action
    from gamenight.kernel.game import Game
    from gamenight.kernel.state import State

LEARNER = 0  # the chair of whoever is coached


class Evening(msgspec.Struct, forbid_unknown_fields=True):
    """What is laid for a first evening of a family.

    `chance`: by the name of a question to chance and the seat it is for (`dice 1`), or by the name alone,
    what falls, one after the other; then, and wherever a word does not fit what is asked, luck decides.
    """

    decisions: int  # after so many of the learner's the coach takes leave
    bots: int
    chance: dict[str, list[str]]


@cache
def evening_of(family: str) -> Evening | None:
    """The first evening of a family, or None if it has none."""
    found = families.find(family)
    file = None if found is None else found.folder / "evening.toml"
    if file is None or not file.is_file():
        return None
    with families.READING:
        return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Evening)


class Laid(Dealer):
    """Answers for CHANCE from a list for each question and seat; where nothing there fits, by luck."""

    def __init__(self, game: Game[Any], chance: Mapping[str, Sequence[str]], luck: Dealer) -> None:
        self.game = game
        self.words = [(key, list(words)) for key, words in chance.items()]
        self.places = [0] * len(self.words)
        self.luck = luck

    def answer(self, state: State) -> Action:
        """The next word of the list for what is asked, or whatever falls."""
        for word in self._next(state):
            action = read(self.game, self.game.chances, word)
            if why_not(state, CHANCE, action) is None:
                return action
        return self.luck.answer(state)

    def _next(self, state: State) -> Iterator[str]:
        """The next words of the lists for what is asked; each is gone when it has been looked at."""
        frame = state.asking
        name = frame.decision.name
        for at, (key, words) in enumerate(self.words):
            if key in {f"{name} {frame.seat}", name} and self.places[at] < len(words):
                self.places[at] += 1
                yield words[self.places[at] - 1]

    def pass_over(self, state: State, action: Action) -> None:
        """Chance has said this before, in a game that is followed again: the lists stand behind it."""
        said = say(self.game, action)
        for word in self._next(state):
            if word == said:
                return

    def bookmark(self) -> list[list[int]]:
        """Where the lists and the luck stand."""
        return [list(self.places), *self.luck.bookmark()]

    def rewind(self, mark: list[list[int]]) -> None:
        """Go back to the bookmark."""
        self.places = list(mark[0])
        self.luck.rewind(mark[1:])


def coached(table: Table, decided: Sequence[str], language: str) -> wire.Coach | None:
    """What the coach says to the learner now; `decided`: the questions that the learner has answered."""
    family = table.game.name
    evening = evening_of(family)
    if evening is None:
        return None
    lines = catalogue(language).part("evening", family)
    steps = evening.decisions
    if len(decided) >= steps or table.outcome is not None:
        return wire.Coach(lines["end"], steps, steps, is_over=True)
    return wire.Coach(line_for(table, decided, lines), len(decided), steps)


def answered(table: Table, word: str) -> str:
    """Which question the learner answers by a word, before it is played; or which aside it is."""
    verb = table.read(LEARNER, word).verb
    return table.asks(LEARNER).name if verb.aside == ABSENT else f"may_{verb.word}"


def line_for(table: Table, decided: Sequence[str], lines: Mapping[str, str]) -> str:
    """What is said to the learner's question, the first, the second time …, then always; or of an aside."""
    for action in table.legal_actions(LEARNER):
        if f"may_{action.verb.word}" in lines:
            return lines[f"may_{action.verb.word}"]
    if LEARNER not in table.waiting():
        return lines["wait"]
    asked = table.asks(LEARNER).name
    times = sum(one == asked for one in decided) + 1
    return lines.get(f"{asked}_{times}") or lines.get(asked) or lines.get(asked.split("_")[0], "")
