"""gn.check: what is wrong with a bot is told in a sentence, with the table to see it again."""

from __future__ import annotations

import random
from typing import Any

import pytest

import gamenight as gn
from gamenight.bots import examined
from gamenight.kernel.stream import Stream

SHORT = {"variant": "short"}


class First(gn.Bot):
    """The first plain answer: nothing is wrong with it."""

    def choose(self, sight: Any, answers: list[gn.Action]) -> gn.Action:
        """No template."""
        return next(one for one in answers if not one.is_template())


class Raises(First):
    """Knows no answer to one question."""

    def choose(self, sight: Any, answers: list[gn.Action]) -> gn.Action:
        """A mistake that comes up now and then."""
        if sight.asked() == "charge":
            raise IndexError("no such card")
        return super().choose(sight, answers)


class Nothing(gn.Bot):
    """Forgets to return."""

    def choose(self, sight: Any, answers: list[gn.Action]) -> Any:
        """None."""


class Word(gn.Bot):
    """Answers with a word."""

    def choose(self, sight: Any, answers: list[gn.Action]) -> Any:
        """A text."""
        return "spin"


class Open(gn.Bot):
    """Plays templates as they are."""

    def choose(self, sight: Any, answers: list[gn.Action]) -> gn.Action:
        """The last template, if there is one."""
        return next((one for one in answers if one.is_template()), answers[0])


class Rich(First):
    """Bids more than it has."""

    def choose(self, sight: Any, answers: list[gn.Action]) -> gn.Action:
        """The wrong number."""
        for one in answers:
            if one.verb.word == "bid":
                return gn.Action(one.verb, number=99_999)
        return next((one for one in answers if one.verb.word == "decline"), super().choose(sight, answers))


class Peeks(First):
    """Looks through the sight at another's hand."""

    def choose(self, sight: Any, answers: list[gn.Action]) -> gn.Action:
        """By a card that it cannot know."""
        plain = [one for one in answers if not one.is_template()]
        state, other = sight._state, 1 - sight.seat if sight.seat < 2 else 0
        held = [kind for kind in range(len(sight.pack().kinds)) if state.in_hand(other, kind)]
        return plain[sum(held) % len(plain)]


class Lucky(First):
    """Throws a coin of its own."""

    coin = random.Random()

    def choose(self, sight: Any, answers: list[gn.Action]) -> gn.Action:
        """Whatever comes."""
        return self.coin.choice([one for one in answers if not one.is_template()])


class Remembers(First):
    """Counts its games."""

    def __init__(self) -> None:
        self.games = -1

    def begin(self, game: Any, seat: int, seed: int) -> None:
        """One more."""
        self.games += 1

    def choose(self, sight: Any, answers: list[gn.Action]) -> gn.Action:
        """Another one in every game."""
        plain = [one for one in answers if not one.is_template()]
        return plain[self.games % len(plain)]


class Seeded(First):
    """Leaves everything to the chance of its seed: that is as it should be."""

    def begin(self, game: Any, seat: int, seed: int) -> None:
        """Begin the row anew."""
        self.stream = Stream(seed, 1)

    def choose(self, sight: Any, answers: list[gn.Action]) -> gn.Action:
        """Any plain one."""
        plain = [one for one in answers if not one.is_template()]
        return plain[self.stream.below(len(plain))]


class Cheats(First):
    """Changes what it is shown."""

    def choose(self, sight: Any, answers: list[gn.Action]) -> gn.Action:
        """Turns the clock."""
        sight._state.clock += 1
        return super().choose(sight, answers)


class Shortens(First):
    """Changes the list that everybody shares."""

    def choose(self, sight: Any, answers: list[gn.Action]) -> gn.Action:
        """Takes one out."""
        answer = super().choose(sight, answers)
        answers.remove(answer)
        return answer


class Endless(First):
    """Mortgages and lifts for ever."""

    def choose(self, sight: Any, answers: list[gn.Action]) -> gn.Action:
        """Business, as long as there is any."""
        for word in ("lift", "mortgage", "buy"):
            for one in answers:
                if one.verb.word == word:
                    return one
        return super().choose(sight, answers)


class Takes(First):
    """Takes up what it may not."""

    def consider(self, sight: Any, asides: list[gn.Action]) -> Any:
        """Nothing that is an action."""
        return asides


class Needs(First):
    """Cannot be made."""

    def __init__(self, book: str) -> None:
        self.book = book


@pytest.mark.parametrize("game", ["cats-and-dogs", "deal", "cats-vs-dogs", "kanto"])
@pytest.mark.parametrize("bot", [Seeded, "normal", "easy", "random"])
def test_good_bots_are_fine(bot, game):
    """Ours, and one of two lines; by turns against themselves and against normal."""
    report = gn.check(bot, game, 4, seats=2, terms=SHORT if game == "kanto" else {}, most=50_000)

    assert report.is_fine, report
    assert (report.games, report.matches) == (4, 2)
    assert "same seed and same sight, same move" in str(report)
    assert "(median)" in repr(report)


@pytest.mark.parametrize(
    ("bot", "game", "kind", "says"),
    [
        (Raises, "deal", examined.FAILS, "choose() raised IndexError: no such card"),
        (Nothing, "deal", examined.UNLAWFUL, "choose() gave no answer"),
        (Word, "deal", examined.UNLAWFUL, "choose() answered 'spin', which is no Action"),
        (Open, "kanto", examined.UNLAWFUL, "<goods>', which is a template: fill it in"),
        (Rich, "kanto", examined.UNLAWFUL, "answered 'bid 99999', which is refused: "),
        (Peeks, "deal", examined.PEEKS, "it looks at what its seat cannot know: it answered"),
        (Lucky, "deal", examined.CHANCE, "with the same seed and the same sights it answered"),
        (Remembers, "deal", examined.REMEMBERS, "it remembers something of a former game"),
        (Cheats, "cats-and-dogs", examined.CHANGES, "it changed the table, which it was only shown"),
        (Shortens, "deal", examined.CHANGES, "it changed the list of answers"),
        (Endless, "kanto", examined.ENDLESS, "a game was not over after 500 decisions"),
        (Takes, "kanto", examined.UNLAWFUL, "consider() answered [ask 1"),
    ],
    ids=lambda value: value.__name__ if isinstance(value, type) else "",
)
def test_bad_bots_are_told(bot, game, kind, says):
    """What is wrong, at which question; the table of the problem is that question's."""
    report = gn.check(bot, game, 12, seats=2, terms=SHORT if game == "kanto" else {}, most=500)

    assert not report.is_fine
    problem = report.problems[0]
    assert problem.kind == kind, report
    assert says in problem.sentence
    assert problem.question in str(report)
    table = problem.table()
    assert table.legal(problem.seat) == list(problem.lawful)
    assert table.question(problem.seat) == problem.question


def test_a_problem_is_told_once_and_counted():
    """The same sentence in every game is one problem."""
    report = gn.check(Nothing, "cats-and-dogs", 6)

    assert (len(report.problems), report.counts) == (1, [6])
    assert "1. In 6 games: choose() gave no answer" in str(report)


@pytest.mark.parametrize(
    ("bot", "game", "says"),
    [
        (Needs, "deal", "Needs cannot be made without arguments"),
        (int, "deal", "is no bot: give a class derived from gamenight.Bot"),
        (First, "chess", "there is no game 'chess'"),
        ("clever", "deal", "there is no bot 'clever'"),
    ],
    ids=["needs", "int", "chess", "clever"],
)
def test_what_cannot_be_checked_is_told(bot, game, says):
    """A class that is no bot, a game that is not there."""
    with pytest.raises(gn.BadSetup, match=says):
        gn.check(bot, game)


def test_the_same_seed_gives_the_same_report():
    """But for the time it took."""
    first, second = (gn.check(Seeded, "deal", 4, seats=2, seed=5) for _ in range(2))

    assert (first.decisions, first.won, first.chance) == (second.decisions, second.won, second.chance)
