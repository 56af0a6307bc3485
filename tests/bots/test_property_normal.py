"""The normal player of the property game: what it buys, offers, accepts and refuses, and its manners."""

from __future__ import annotations

from typing import Any

import pytest

import gamenight as gn
from gamenight.bots.named import sit_down
from tests.bots.tables import considered, laid, said

BLUE = [37, 39]  # a whole group of two lots


def seated(table: gn.Table, seat: int = 0, name: str = "normal") -> gn.Bot:
    """The player, at this table."""
    return sit_down(name, table.game, seat, 3)


def at_leisure(**position: Any) -> gn.Table:
    """Ann has thrown and moved, and may do business before she passes the dice on."""
    table = laid("dog-lovers", ["dice 6 4"], places=[0, 0], **position)
    table.play(0, "roll")
    return table


@pytest.mark.parametrize("cash", [1500, 65])
def test_buys_what_it_lands_on(cash):
    """Even with its last money: what is owned brings rent."""
    table = laid("dog-lovers", ["dice 1 2"], cash=[cash, 1500])
    table.play(0, "roll")

    assert said(table, seated(table), 0) == "buy"


def test_offers_money_for_the_deed_that_completes_a_group():
    """And says why, once."""
    table = at_leisure(cash=[1000, 300], deeds=[[1, 37], [3, 39]])
    bot = seated(table)
    word = said(table, bot, 0)
    reason = bot.remark()

    assert word.startswith("offer 1 take:3,pay:")
    assert reason is not None
    assert (reason.key, reason.numbers()["other"], reason.numbers()["space"]) == ("completes", 1, 1)
    assert bot.remark() is None


def test_never_makes_a_refused_offer_again():
    """Whoever else plays at other tables meanwhile."""
    table = at_leisure(cash=[1000, 300], deeds=[[1, 37], [3, 39]])
    bot = seated(table)
    made = []
    while (word := said(table, bot, 0)).startswith("offer"):
        made.append(word)
        table.play(0, word)
        elsewhere = at_leisure(cash=[1000, 300], deeds=[[1, 37], [3, 39]])
        said(elsewhere, seated(elsewhere), 0)
        table.play(1, f"refuse {len(made)}")

    assert made
    assert len(set(made)) == len(made)


def test_makes_no_offers_where_it_was_asked_not_to():
    """It passes the dice on."""
    table = at_leisure(cash=[1000, 300], deeds=[[1, 37], [3, 39]])
    bot = seated(table)
    bot.may_offer = False

    assert said(table, bot, 0) == "end"


@pytest.mark.parametrize(
    ("cash", "goods", "answer", "why"),
    [
        ([500, 900], "give:37,get:10", "accept 1", None),  # a whole group for next to nothing
        ([500, 900], "pay:100,take:39", "refuse 1", "gives_group"),  # a whole group to the other
        ([1400, 100], "pay:1300,take:39", "accept 1", None),  # three times what it costs
        ([500, 900], "give:37,get:1", "accept 1", None),
    ],
)
def test_takes_what_helps_it_and_refuses_with_a_reason(cash, goods, answer, why):
    """A group is worth more than its printed prices, to oneself and to the other."""
    table = laid("dog-lovers", [], cash=cash, deeds=[BLUE[:1], BLUE[1:]])
    table.play(0, f"offer 1 {goods}")
    bot = seated(table, 1)

    assert considered(table, bot, 1) == answer
    reason = bot.remark()
    assert (None if reason is None else reason.key) == why


def test_a_new_game_begins_without_memories():
    """What was refused in the last one may be offered again."""
    words = []
    bot = None
    for _ in range(2):
        table = at_leisure(cash=[1000, 300], deeds=[[1, 37], [3, 39]])
        bot = bot or seated(table)
        bot.begin(table.game, 0, 3)
        words.append(said(table, bot, 0))

    assert words[0] == words[1]


@pytest.mark.parametrize("seat", [0, 1])
def test_no_chair_is_in_its_logic(seat):
    """The same purses and deeds on either seat get the same offer."""
    mine, theirs = ([1, 37], 1000), ([3, 39], 300)
    both = [mine, theirs] if seat == 0 else [theirs, mine]
    table = laid(
        "dog-lovers",
        ["dice 6 4"],
        places=[0, 0],
        turn=seat,
        cash=[one[1] for one in both],
        deeds=[one[0] for one in both],
    )
    table.play(seat, "roll")

    assert said(table, seated(table, seat), seat) == f"offer {1 - seat} take:3,pay:120"


def test_a_beginner_hoards():
    """Where the normal player builds with what it has, the easy one keeps some against a rent."""
    position = {"cash": [300, 0], "deeds": [BLUE, [11, 13, 14]], "buildings": {"11": 3, "13": 3, "14": 3}}
    table = at_leisure(**position)

    assert said(table, seated(table), 0) == "build 39"
    assert said(table, seated(table, name="easy"), 0) == "end"


@pytest.mark.parametrize(
    ("deeds", "word", "why"),
    [
        ([[16], [18], [19]], "offer", "nears"),  # each has a third of the group
        ([[16], [18], []], "offer", "nears"),  # the Bank has the last
        ([[16], [], [5]], "end", None),  # nobody has more of it
    ],
)
def test_gathers_a_group_from_several(deeds, word, why):
    """A deed that brings a group nearer is worth something to it, if the rest can be had."""
    table = laid("dog-lovers", ["dice 6 4"], 3, places=[0, 0, 0], cash=[1200, 500, 500], deeds=deeds)
    table.play(0, "roll")
    bot = seated(table)

    assert said(table, bot, 0).partition(" ")[0] == word
    reason = bot.remark()
    assert (None if reason is None else reason.key) == why


def ruined(**position: Any) -> gn.Table:
    """Ann owes a rent that neither her purse nor mortgages cover."""
    table = laid(
        "dog-lovers",
        ["dice 3 4"],
        3,
        places=[32, 0, 0],
        deeds=[[5, 12], BLUE, [16, 18]],
        buildings={"39": 2, "37": 2},
        **position,
    )
    table.play(0, "roll")
    table.play(1, "ask 1")
    return table


def test_sells_a_deed_rather_than_go_bankrupt():
    """For as much as is thought to be accepted, with a reason; and pays with it, and plays on."""
    table = ruined(cash=[400, 100, 1500])
    bot = seated(table)
    word = said(table, bot, 0)
    reason = bot.remark()
    table.play(0, word)
    table.play(2, "accept 2")
    while table.sight(0).asked() == "debt":
        table.play(0, said(table, bot, 0))

    assert word.startswith("offer 2 give:")
    assert reason is not None
    assert reason.key == "saves"
    assert not table.sight(0).is_out(0)


@pytest.mark.parametrize(
    ("cash", "may_offer"),
    [([400, 100, 1500], False), ([400, 20, 20], True), ([0, 100, 1500], True)],
    ids=["no offers, please", "nobody has the money", "all of it would not do"],
)
def test_goes_bankrupt_where_no_sale_would_save_it(cash, may_offer):
    """Or where it was asked to offer nothing."""
    table = ruined(cash=cash)
    bot = seated(table)
    bot.may_offer = may_offer

    assert said(table, bot, 0) == "bankrupt"


def test_gives_up_when_nobody_buys():
    """A few offers, none of them twice, and none while one stands."""
    table = ruined(cash=[400, 100, 1500])
    bot = seated(table)
    made: list[str] = []
    while (word := said(table, bot, 0)).startswith("offer"):
        made.append(word)
        table.play(0, word)
        assert said(table, bot, 0) == "bankrupt"
        table.play(int(word.split()[1]), f"refuse {len(made) + 1}")

    assert word == "bankrupt"
    assert 0 < len(set(made)) == len(made) <= 3
