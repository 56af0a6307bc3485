"""The search: paired worlds, the usual choice kept in doubt, the same seed the same thought."""

from __future__ import annotations

from typing import Any

import pytest

import gamenight as gn
from gamenight.bots.search.effort import Effort
from gamenight.bots.search.mind import Mind
from gamenight.bots.search.search import Search
from gamenight.bots.search.thinker import Thinker
from gamenight.bots.search.thought import Idea
from gamenight.kernel import engine
from tests.bots.tables import laid


class Simple(Mind):
    """Thinks about every plain answer, plays on at random, and counts a purse as a chance."""

    def __init__(self, far: int = 0) -> None:
        self.far = far
        self.noted: list[Any] = []

    def player(self):
        """One that takes the first answer."""
        return First()

    def policy(self, seat):
        """One that picks at random."""
        return gn.RandomBot(1)

    def ideas(self, sight, answers, usual):
        """Every answer that needs no filling in, the usual one first."""
        return [usual, *(one for one in answers if one.most < 0 and one != usual)]

    def is_far(self, start, state, decisions):
        """After so many decisions."""
        return decisions >= self.far

    def chance(self, state, seat):
        """The part of all cash that is this seat's."""
        return state.cash[seat] / sum(state.cash)

    def decided(self, sight, action):
        """Remember it."""
        self.noted.append(action)


class First(gn.Bot):
    """Takes the first answer."""

    def choose(self, sight, answers):
        """The first."""
        return answers[0]


def thinking(table: gn.Table, mind: Mind, seed: int = 1, playouts: int = 40, doubt: float = 1.0) -> Thinker:
    """A bot that thinks with this mind, seated on seat 0."""
    bot = Thinker(mind, Effort(playouts, doubt))
    bot.begin(table.game, 0, seed)
    return bot


def to_buy() -> gn.Table:
    """Ann stands on a deed of the Bank: to buy it, or not."""
    table = laid("dog-lovers", ["dice 1 2"], cash=[1500, 1500])
    table.play(0, "roll")
    return table


def test_what_playouts_prefer_is_chosen():
    """By this mind money is all: whatever the usual choice, the deed is not bought."""
    table = to_buy()
    bot = thinking(table, Simple())
    action = bot.choose(table.sight(0), engine.answers(table.state, 0))

    assert gn.say(table.game, action) == "decline"
    assert bot.thought is not None
    assert bot.thought.chosen.action == action
    assert [gn.say(table.game, idea.action) for idea in bot.thought.best() if idea.action] == [
        "decline",
        "buy",
    ]


def test_the_mind_is_told_what_was_decided():
    """What it would have done usually need not be what is done."""
    table = to_buy()
    mind = Simple()
    action = thinking(table, mind).choose(table.sight(0), engine.answers(table.state, 0))

    assert mind.noted == [action]


def test_in_doubt_the_usual_choice_is_kept():
    """However promising another is, if it must be ahead by more than all standard errors there are."""
    table = to_buy()
    bot = thinking(table, Simple(far=30), doubt=1000.0)

    assert gn.say(table.game, bot.choose(table.sight(0), engine.answers(table.state, 0))) == "buy"


def test_one_idea_needs_no_thought():
    """Nothing is played out."""
    table = to_buy()
    bot = thinking(table, Simple())
    only = engine.answers(table.state, 0)[:1]

    assert bot.choose(table.sight(0), only) == only[0]
    assert bot.thought is None


@pytest.mark.parametrize("seed", [1, 2])
def test_the_same_seed_thinks_the_same(seed):
    """Twice the same table, twice the same figures; the table itself stays as it was."""
    figures = []
    for _ in range(2):
        table = to_buy()
        before = table.hash()
        bot = thinking(table, Simple(far=20), seed)
        bot.choose(table.sight(0), engine.answers(table.state, 0))
        assert bot.thought is not None
        figures.append([(idea.chance(), idea.error(), idea.worlds) for idea in bot.thought.ideas])
        assert table.hash() == before

    assert figures[0] == figures[1]


def test_every_idea_is_tried_in_the_same_worlds():
    """Two ideas that are one and the same have the same chance to the last bit, and no lead."""
    table = to_buy()
    mind = Simple(far=25)
    buy = engine.answers(table.state, 0)[0]
    thought = Search(table.game, table.sight(0), mind, 9).think([buy, buy], Effort(30, 1.0))
    first, second = thought.ideas

    assert first.chance() == second.chance()
    assert (second.lead(), second.lead_error()) == (0.0, 0.0)
    assert thought.chosen is first


def test_the_less_promising_half_is_dropped():
    """With eight ideas the playouts go to ever fewer of them, and to the first always."""
    table = to_buy()
    ideas = [engine.answers(table.state, 0)[place % 2] for place in range(8)]
    thought = Search(table.game, table.sight(0), Simple(far=5), 3).think(list(ideas), Effort(96, 1.0))
    worlds = [int(idea.worlds) for idea in thought.ideas]

    assert worlds[0] == 20
    assert sorted(worlds[1:]) == [4, 4, 4, 10, 10, 20, 20]


def test_an_idea_counts():
    """Means, and the standard error of the lead over the first idea in the same worlds."""
    idea = Idea(None)
    for chance, first in [(0.6, 0.4), (0.8, 0.4), (0.7, 0.7)]:
        idea.note(chance, first)

    assert idea.chance() == pytest.approx(0.7)
    assert idea.lead() == pytest.approx(0.2)
    assert idea.lead_error() == pytest.approx(0.11547, abs=1e-5)
