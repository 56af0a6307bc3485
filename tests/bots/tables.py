"""Tables in mid-game, and what a bot says at them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import gamenight as gn
from gamenight.bots.playout import play_out
from gamenight.kernel import engine

if TYPE_CHECKING:
    from collections.abc import Sequence

NAMES = ["Ann", "Bob", "Cid", "Dan", "Eva", "Fay", "Gus", "Hal", "Ivy", "Jon"]


def laid(game: str = "kanto", chance: Sequence[str] = (), seats: int = 2, **position: Any) -> gn.Table:
    """A table in mid-game, seat 0 to throw, with the chance that will come."""
    return gn.open(game, NAMES[:seats], dealer=gn.Scripted(list(chance)), position=position)


def position_of(table: gn.Table) -> Any:
    """The whole state, ready for JSON."""
    return table.position()


def said(table: gn.Table, bot: gn.Bot, seat: int) -> str:
    """What the bot answers, shown its asides if it is on turn and eager; as a word."""
    sight = table.sight(seat)
    choices = engine.answers(table.state, seat)
    if table.state.stack[0].seat == seat and bot.is_eager(sight):
        choices = [*choices, *engine.asides(table.state, seat)]
    return gn.say(table.game, bot.choose(sight, choices))


def considered(table: gn.Table, bot: gn.Bot, seat: int) -> str:
    """What the bot does about what addresses it, as a word; nothing if it lets it be."""
    action = bot.consider(table.sight(seat), engine.asides(table.state, seat))
    return "" if action is None else gn.say(table.game, action)


def done(table: gn.Table, bot: gn.Bot, seat: int, until: str) -> list[str]:
    """All that the bot says, played, up to and without the word that ends it."""
    words: list[str] = []
    while (word := said(table, bot, seat)) != until:
        table.play(seat, word)
        words.append(word)
        assert len(words) < 100, words
    return words


class Checked(gn.Bot):
    """Lets another bot play, and sees to it that all it does is legal."""

    def __init__(self, bot: gn.Bot) -> None:
        self.bot = bot

    def choose(self, sight, answers):
        """What the other chooses."""
        return self.checked(sight, self.bot.choose(sight, answers))

    def consider(self, sight, asides):
        """What the other takes up."""
        return self.checked(sight, self.bot.consider(sight, asides))

    def is_eager(self, sight):
        """Whether the other bot is eager."""
        return self.bot.is_eager(sight)

    def kinds(self, sight):
        """What kinds of asides the other bot looks at."""
        return self.bot.kinds(sight)

    def checked(self, sight, action):
        """The action itself, if it is legal: the loop would not check."""
        if action is not None:
            why = engine.why_not(sight._state, sight.seat, action)
            assert why is None, (why.name, why.values, action.verb.word, action.goods)
        return action


class Series:
    """Many games of the same bots, one after the other."""

    def __init__(self, game: str, bots: Sequence[gn.Bot], terms: dict[str, Any] | None = None) -> None:
        table = gn.open(game, NAMES[: len(bots)], terms or {}, dealer=gn.Seeded(1))
        self.start = table.game.begin(table.state.terms)
        self.state = self.start.copy()
        self.sights = [table.game.sight(self.state, seat) for seat in range(len(bots))]
        self.bots = list(bots)
        self.dealer = gn.Seeded(7)

    def play(self, most: int) -> tuple[int, gn.Outcome]:
        """One game: its decisions and how it ended."""
        self.state.load(self.start)
        decisions = play_out(self.state, self.dealer, self.bots, self.sights, most)
        assert self.state.outcome is not None
        return decisions, self.state.outcome
