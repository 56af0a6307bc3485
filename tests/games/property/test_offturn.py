"""Business on anybody's turn: what goes on beside a throw, an auction and a debt."""

from typing import Any

import pytest

from tests.games.playing import one_told, refused, told
from tests.games.property.laid import BOTH, BROWN, JAIL, LIGHT_BLUE, cash, claims, deeds, lay

BUSINESS = [
    ("build 1", ("built", "build.group"), -50),
    ("sell 6", ("sold", "sell.buildings"), 25),
    ("mortgage 5", ("mortgaged", "mortgage.take"), 100),
    ("lift 15", ("lifted", "mortgage.lift"), -110),
    ("offer 2 give:5,get:10", ("offered_trade", "deal.what"), 0),
]
WORDS = [word for word, _, _ in BUSINESS]


def seen(table):
    """What lies open on the table."""
    return table.view()["table"]


def owner(game, chance=(), **more):
    """Bob (seat 1) has something of everything; Ann (seat 0) has the dice."""
    position = {
        "cash": [500, 500, 500],
        "deeds": [[], [*BROWN, 5, *LIGHT_BLUE, 15], [39]],
        "mortgaged": [15],
        "buildings": {"6": 1},
    }
    return lay(game, 3, chance, **{**position, **more})


def auctioned(game, **more):
    """Ann has landed on an unowned station and declined: all three may bid."""
    table = owner(game, [(2, 3)], **{"places": [20, 0, 0], **more})
    table.play(0, "roll")
    table.play(0, "decline")
    assert table.waiting() == (0, 1, 2)
    return table


@pytest.mark.rule("offturn.window")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("when", ["on turn", "before a throw", "after it", "a purchase is open", "in Jail"])
@pytest.mark.parametrize(("word", "event", "money"), BUSINESS)
def test_business_goes_on_whoever_has_the_dice(game, when, word, event, money):
    """Building, selling, mortgaging, lifting and offering, while nothing is being settled."""
    cases: dict[str, dict[str, Any]] = {
        "on turn": {"turn": 1},
        "in Jail": {"places": [0, JAIL, 0], "jailed": [0, 2, 0]},
        "after it": {"chance": [(4, 6)]},
        "a purchase is open": {"chance": [(5, 6)]},
    }
    more = cases.get(when, {})
    table = owner(game, **more)
    if "chance" in more:
        table.play(0, "roll")
    asked = table.waiting()
    events = table.play(1, word)

    assert told(events)[0] == event
    assert cash(table)[1] == 500 + money
    assert table.waiting() == asked


@pytest.mark.rule("offturn.window")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(("word", "event", "money"), BUSINESS)
def test_in_an_auction_one_raises_cash_but_does_nothing_else(game, word, event, money):
    """Mortgages and sales to the Bank go on; no building, lifting or dealing."""
    table = auctioned(game)

    if word.startswith(("sell", "mortgage")):
        assert told(table.play(1, word))[0] == event
        assert cash(table)[1] == 500 + money
    else:
        assert refused(table, 1, word) == "offturn.window"
    assert table.waiting() == (0, 1, 2)


@pytest.mark.rule("offturn.window", "auction.cash")
@pytest.mark.parametrize("game", BOTH)
def test_cash_raised_in_an_auction_can_be_bid(game):
    """Bob has 500; with the station's 100 he bids 600."""
    table = auctioned(game)
    assert refused(table, 1, "bid 600") == "auction.cash"
    table.play(1, "mortgage 5")
    events = table.play(1, "bid 600")

    assert told(events)[0] == ("raised", "auction.bidding")


@pytest.mark.rule("offturn.window")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("word", ["mortgage 5", "sell 6"])
def test_who_has_passed_may_still_mortgage_and_sell(game, word):
    """The clause speaks of players, not of those who still bid."""
    table = auctioned(game)
    table.play(1, "pass")
    events = table.play(1, word)

    assert len(events) == 1
    assert table.waiting() == (0, 2)


@pytest.mark.rule("offturn.window")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(("word", "event", "money"), BUSINESS)
def test_in_a_debt_the_others_mortgage_lift_and_sell(game, word, event, money):
    """Ann owes the Bank a tax; Bob neither builds nor deals with Cid, but he does the rest."""
    table = owner(
        game, [(1, 2)], cash=[0, 500, 500], places=[35, 0, 0], deeds=[[25], [1, 3, 5, 6, 8, 9, 15], [39]]
    )
    table.play(0, "roll")
    assert seen(table)["debt"]["seat"] == 0

    if word.startswith(("build", "offer")):
        assert refused(table, 1, word) == "offturn.window"
        money = 0
    else:
        assert told(table.play(1, word)) == [event]
    assert cash(table) == [0, 500 + money, 500]
    assert (seen(table)["debt"]["seat"], table.waiting()) == (0, (0,))


@pytest.mark.rule("offturn.window", "debt.deals")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("word", ["build 1", "lift 15"])
def test_a_debtor_builds_and_lifts_nothing(game, word):
    """Ann owes the Bank a tax of which 10 are missing."""
    purse = {"kanto": 90, "dog-lovers": 65}[game]
    table = lay(
        game,
        2,
        [(1, 2)],
        cash=[purse, 500],
        places=[35, 0],
        deeds=[[*BROWN, 15, 25], []],
        mortgaged=[15],
    )
    table.play(0, "roll")

    assert refused(table, 0, word) == "debt.deals"


@pytest.mark.rule("offturn.window", "debt.deals")
@pytest.mark.parametrize("game", BOTH)
def test_who_was_asked_for_rent_lifts_nothing_in_another_s_debt(game):
    """Bob landed on Cid's station and drew a card by which each pays him: Ann cannot yet, and Cid asks."""
    table = lay(
        game,
        3,
        [(5, 5), (1, 1), ("chest", 6)],
        turn=1,
        cash=[0, 500, 500],
        places=[0, 5, 0],
        deeds=[[25], [35], [15]],
        mortgaged=[35],
    )
    table.play(1, "roll")
    table.play(1, "roll")
    assert seen(table)["debt"]["seat"] == 0
    assert "lift 35" in table.legal(1)
    table.play(2, f"ask {claims(table)[0]}")

    assert "lift 35" not in table.legal(1)
    assert refused(table, 1, "lift 35") == "debt.deals"


@pytest.mark.rule("offturn.window", "debt.deals")
@pytest.mark.parametrize("game", BOTH)
def test_in_a_debt_others_deal_with_the_debtor(game):
    """Cid buys the station from Ann for what she owes and more."""
    table = owner(
        game,
        [(1, 2)],
        cash=[0, 500, 500],
        places=[35, 0, 0],
        deeds=[[25], [], [39]],
        mortgaged=[],
        buildings={},
    )
    table.play(0, "roll")
    table.play(2, "offer 0 take:25,pay:150")
    events = table.play(0, "accept 1")
    tax = 100 if game == "kanto" else 75

    assert told(events)[-1] == ("paid_tax", "tax.luxury")
    assert cash(table) == [150 - tax, 500, 350]
    assert deeds(table, 2) == [25, 39]


@pytest.mark.rule("offturn.window")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("during", ["a turn", "a purchase", "an auction", "a debt"])
def test_asking_rent_is_always_allowed(game, during):
    """Ann's doubles took her to Bob's 35 first, and then to something else that is in hand now."""
    second = {"a turn": (1, 4), "a purchase": (1, 3), "an auction": (1, 3), "a debt": (1, 2)}[during]
    purse = 0 if during == "a debt" else 300
    table = lay(game, 3, [(2, 2), second], cash=[purse, 500, 500], places=[31, 0, 0], deeds=[[25], [35]])
    table.play(0, "roll")
    table.play(0, "roll")
    if during == "an auction":
        table.play(0, "decline")
    assert table.view()["asked"] == {"a turn": "turn", "a purchase": "buy"}.get(during, during.split()[1])
    events = table.play(1, f"ask {claims(table)[0]}")

    assert one_told(events, "asked_rent").clause == "rent.ask"
    is_paid_at_once = during in {"a turn", "a purchase"}
    assert ("paid_rent" in [event.name for event in events]) is is_paid_at_once


@pytest.mark.rule("offturn.window")
@pytest.mark.parametrize("word", WORDS)
def test_a_payment_being_settled_comes_first(word):
    """Ann must choose how to pay the tax: until then no business, and afterwards all of it."""
    table = owner("dog-lovers", [(1, 3)])
    table.play(0, "roll")
    assert table.legal(0) == ["flat", "tenth"]
    assert refused(table, 1, word) == "offturn.window"
    table.play(0, "flat")
    events = table.play(1, word)

    assert len(events) >= 1


@pytest.mark.rule("offturn.window")
@pytest.mark.parametrize("game", BOTH)
def test_mortgages_taken_over_are_settled_first(game):
    """While Cid chooses what to do with his new mortgage, Bob builds nothing."""
    table = owner(game)
    table.play(1, "offer 2 give:15,get:10")
    table.play(2, "accept 1")
    assert table.waiting() == (2,)
    assert refused(table, 1, "build 1") == "offturn.window"
    table.play(2, "keep")

    assert told(table.play(1, "build 1")) == [("built", "build.group")]
