"""The bot that picks at random: templates, goods, and other business in moderation."""

from collections import Counter

import pytest

import gamenight as gn
from gamenight.bots.named import bot_named
from gamenight.games.property.bot.plain import PlainProperty
from gamenight.kernel import engine
from gamenight.kernel.action import Action
from gamenight.kernel.stream import Stream
from tests.bots.tables import considered, laid
from tests.kernel.parlour import BID, OFFER, PASS, REST
from tests.kernel.parlour_edition import parlour_table

OPEN = gn.Verb("swap", seat="seat", goods="goods", aside=0)


def test_any_number_of_a_range():
    """From the least to the most, both included."""
    sight = parlour_table(["Ann", "Bob"]).sight(0)
    bot = gn.RandomBot(1)
    numbers = {int(bot.choose(sight, [Action(BID, number=3, most=5)]).number) for _ in range(50)}

    assert numbers == {3, 4, 5}


def test_mostly_answers_where_it_could_do_other_business():
    """Three times in four, however many asides there are."""
    sight = parlour_table(["Ann", "Bob"]).sight(0)
    bot = gn.RandomBot(1)
    choices = [Action(REST), *[Action(OFFER, item=lot, number=1) for lot in range(9)]]
    picked = Counter(bot.choose(sight, choices).verb.word for _ in range(400))

    assert 270 <= picked["rest"] <= 330


def test_goods_that_do_not_come_to_mind_are_left():
    """A sight that mixes none: another answer is chosen, or nothing is taken up."""
    sight = parlour_table(["Ann", "Bob"]).sight(0)
    bot = gn.RandomBot(1)
    template = Action(OPEN, seat=1, most=0)

    assert {bot.choose(sight, [Action(PASS), template]).verb.word for _ in range(50)} == {"pass"}
    assert {bot.consider(sight, [template]) for _ in range(20)} == {None}


def test_goods_are_lawful():
    """Deeds without mortgage or buildings, and cash that is there."""
    table = laid(
        deeds=[[1, 3, 5, 12], [37, 39, 6]], buildings={"37": 1, "39": 1}, mortgaged=[12], cash=[20, 1500]
    )
    sight, stream = table.sight(0), Stream(1, 1)
    template = next(one for one in engine.asides(table.state, 0) if one.verb.word == "offer")
    seen = set()
    for _ in range(300):
        goods = sight.random_goods(template, stream)
        if goods:
            action = Action(template.verb, seat=1, goods=goods)
            assert engine.why_not(table.state, 0, action) is None
            seen |= {gn.say(table.game, action).split()[2].split(",")[0].split(":")[0]}

    assert seen == {"give", "take"}


@pytest.mark.rule("deal.limit")
def test_haggles_a_little_only():
    """Three offers or counter-offers from one of its answers to the next, though the rules set no limit."""
    table = laid(deeds=[[1, 3, 5], [37, 39, 6]])
    sight, bot = table.sight(0), gn.RandomBot(1)
    template = next(one for one in engine.asides(table.state, 0) if one.verb.word == "offer")
    made = [bot.filled(sight, template) for _ in range(60)]
    assert len([one for one in made if one is not None]) == 3
    bot.choose(sight, engine.answers(table.state, 0))
    made = [bot.filled(sight, template) for _ in range(60)]

    assert len([one for one in made if one is not None]) == 3


def test_takes_up_what_addresses_it():
    """Three rents in four are asked for."""
    table = laid(chance=["dice 1 2"], deeds=[[], [3]])
    table.play(0, "roll")
    bot = gn.RandomBot(1)
    words = Counter(considered(table, bot, 1) for _ in range(400))

    assert set(words) == {"", "ask 1"}
    assert 270 <= words["ask 1"] <= 330


@pytest.mark.parametrize(
    ("name", "family", "kind"),
    [("plain", "property", PlainProperty), ("normal", "race", gn.RandomBot), ("easy", "", gn.RandomBot)],
)
def test_each_family_has_its_bots(name, family, kind):
    """The sensible one, or the one that picks at random."""
    assert isinstance(bot_named(name, family), kind)
