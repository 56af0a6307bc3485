"""What the sensible player of the card game pays with: all cards are weighed together."""

import pytest

from gamenight.games.deal.bot.parting import parting
from gamenight.games.deal.bot.roster import normal
from gamenight.games.deal.bot.style import manners
from gamenight.games.deal.sight import DealSight
from gamenight.kernel import engine
from tests.bots.tables import said
from tests.games.deal.hands import lay
from tests.games.playing import go_on

RED_FULL = {"red": "red red red"}
HAND = "debt-collector birthday rent-red-yellow"


@pytest.mark.parametrize(
    ("play", "bank", "mine", "theirs", "words"),
    [
        ("birthday", "1M 1M", {"brown": "brown"}, {}, "pay bank:1M,bank:1M"),  # small coins, not a property
        ("birthday", "1M 3M", {"brown": "brown"}, {}, "pay bank:3M"),
        ("collect 1", "10M 4M", {"yellow": "yellow"}, {}, "pay bank:10M"),  # there is no change: be it so
        ("collect 1", "2M", {"green": "green", "utility": "utility utility"}, {}, "pay green:green,bank:2M"),
        ("collect 1", "3M", {"yellow": "yellow yellow yellow house", "utility": "utility"}, {},
         "pay yellow:house,bank:3M"),
        ("collect 1", "3M", {"yellow": "yellow yellow yellow house hotel", "green": "green"}, {},
         "pay yellow:hotel,bank:3M"),  # its house stands under the hotel
        ("birthday", "", {"brown": "brown brown", "orange": "orange"}, {}, "pay orange:orange"),
        ("birthday", "", {"pink": "pink", "orange": "orange"}, {}, "pay pink:pink"),
        ("birthday", "", {"pink": "pink", "orange": "orange"}, {"pink": "pink pink"},
         "pay orange:orange"),  # the other would complete a set
    ],
)  # fmt: skip
def test_pays_with_what_it_misses_least(play, bank, mine, theirs, words):
    """Sets stay whole, dear coins go before properties, and nothing completes a set of who is paid."""
    table = lay(hands=[HAND], banks=["", bank], sets=[{**RED_FULL, **theirs}, mine])
    go_on(table, f"0 {play}")

    assert said(table, normal(""), 1) == words


@pytest.mark.parametrize("play", ["collect 1", "birthday", "rent red 0"])
@pytest.mark.parametrize("bank", ["", "1M", "2M 10M", "1M 1M 2M 3M", "rent-any deal-breaker 1M"])
@pytest.mark.parametrize(
    "mine",
    [
        {"brown": "brown any", "green": "green dark-blue-green"},
        {"yellow": "yellow yellow yellow house hotel", "utility": "utility"},
        {"orange": "orange pink-orange", "pink": "pink", "railroad": "railroad railroad"},
    ],
)
def test_pays_enough_and_nothing_in_vain(play, bank, mine):
    """The sum is reached, the rules accept it, and no card of it could have been kept."""
    table = lay(hands=[HAND], banks=["", bank], sets=[RED_FULL, mine])
    go_on(table, f"0 {play}")
    sight = table.sight(1)
    assert isinstance(sight, DealSight)
    asked = sight.charge()
    assert asked is not None
    due = asked.amount
    if not sight.may_choose(1, due):
        return
    action = parting(sight, manners()["normal"].duel)
    values = [sight.spot(number).kind.value for number in action.goods]

    assert sum(values) >= due
    houses = {number for number in action.goods if sight.spot(number).is_house}
    assert all(
        sum(values) - sight.spot(number).kind.value < due for number in action.goods if number not in houses
    )
    engine.play(table.state, 1, action)
    charge = sight.charge()
    assert charge is None or not charge.pays(1)
