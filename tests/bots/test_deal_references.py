"""The opponents of the card game that bots are measured by."""

from collections import Counter

import pytest

import gamenight as gn
from gamenight.bots.named import bot_named
from gamenight.games.deal.bot.reference.greedy import Greedy
from gamenight.games.deal.bot.reference.risk_aware import RiskAware
from tests.bots.tables import Checked, Series, said
from tests.games.deal.hands import go_on, lay

ENOUGH = 5000
NAMED = ["plain", "greedy", "risk-aware"]


@pytest.mark.parametrize("name", NAMED)
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_all_they_do_is_legal(name, seats):
    """Each against its like and one that picks at random; and the games end."""
    bots: list[gn.Bot] = [Checked(bot_named(name, "deal")) for _ in range(seats - 1)]
    series = Series("deal", [*bots, Checked(gn.RandomBot(3))])
    for _ in range(2):
        assert series.play(ENOUGH)[1].winners


@pytest.mark.parametrize(
    ("hand", "mine", "theirs", "word"),
    [
        ("10M brown", {"brown": "brown"}, {}, "bank 10M"),  # ten millions are as much as a full set
        ("5M brown", {"brown": "brown"}, {}, "lay brown brown"),
        ("1M debt-collector", {}, {}, "collect 1"),
        ("sly-deal 2M", {"pink": "pink pink"}, {"pink": "pink"}, "steal 1 pink:pink"),
        ("just-say-no 1M", {}, {}, "bank just-say-no"),  # nothing is kept for later
    ],
)
def test_greedy_takes_what_brings_most_at_once(hand, mine, theirs, word):
    """By sets and bank alone."""
    table = lay(hands=[hand], banks=["", "5M 2M"], sets=[mine, theirs])

    assert said(table, Greedy(), 0) == word


def test_greedy_says_no_to_everything():
    """To a birthday of two millions, too."""
    table = lay(hands=["birthday", "just-say-no"], banks=["", "5M 2M"])
    go_on(table, "0 birthday")

    assert said(table, Greedy(), 1) == "no"


def test_risk_aware_picks_the_better_more_often():
    """A full set more often than a small note, but not always."""
    table = lay(hands=["brown 1M"], sets=[{"brown": "brown"}])
    bot = RiskAware()
    bot.begin(table.game, 0, 1)
    picked = Counter(said(table, bot, 0) for _ in range(300))

    assert picked["lay brown brown"] > picked["bank 1M"] > 0


def test_risk_aware_is_the_same_with_the_same_seed():
    """All its chance comes of the seed."""
    table = lay(hands=["brown 1M 5M red pass-go"])
    said_twice = []
    for _ in range(2):
        bot = RiskAware()
        bot.begin(table.game, 0, 7)
        said_twice.append([said(table, bot, 0) for _ in range(20)])

    assert said_twice[0] == said_twice[1]
