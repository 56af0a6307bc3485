"""The plain bot of the property game: what it does where, and that its games end."""

from collections import Counter
from typing import Any

import pytest

import gamenight as gn
from gamenight.games.property.board import JAIL_FREE
from gamenight.games.property.bot.plain import PlainProperty
from tests.bots.tables import Checked, Series, considered, done, laid, position_of, said

BOT = PlainProperty()
BOTH = ["kanto", "dog-lovers"]
BROWN, ORANGE, BLUE = [1, 3], [16, 18, 19], [37, 39]
ENOUGH = 20_000  # decisions after which a game of plain bots would be called truncated


@pytest.mark.parametrize(
    ("cash", "mine", "theirs", "word"),
    [
        (1500, [], [], "buy"),
        (120, [], [], "buy"),  # 60 are left
        (119, [], [], "decline"),
        (60, [1], [], "buy"),  # completes a group
        (60, [], [1], "buy"),  # would complete another's
        (30, [12], [5], "decline"),  # it could be raised, but need not
        (30, [1, 5], [], "mortgage 5"),  # to complete a group, others are mortgaged
        (30, [1], [], "decline"),  # but not the group itself
    ],
)
def test_buys(cash, mine, theirs, word):
    """What it lands on, if a little is left, or if somebody's group hangs on it."""
    table = laid(chance=["dice 1 2"], cash=[cash, 1500], deeds=[mine, theirs])
    table.play(0, "roll")

    assert said(table, BOT, 0) == word


def test_a_purchase_on_mortgage_is_carried_through():
    """Having raised the money it buys."""
    table = laid(chance=["dice 1 2"], cash=[30, 1500], deeds=[[1, 5], []])
    table.play(0, "roll")

    assert done(table, BOT, 0, "end") == ["mortgage 5", "buy"]


@pytest.mark.parametrize(
    ("cash", "mine", "theirs", "against", "word"),
    [
        (1500, [], [], 0, "bid 200"),  # half the price of 400
        (1500, [], [], 220, "bid 270"),  # in jumps of an eighth
        (1500, [], [], 390, "bid 400"),  # up to the price
        (1500, [], [], 400, "pass"),
        (1500, [], [37], 599, "bid 600"),  # half as much again to keep it from the other
        (1500, [], [37], 600, "pass"),
        (1500, [37], [], 960, "bid 1000"),  # two and a half times for a whole group
        (1500, [37], [], 1000, "pass"),
        (260, [37], [], 199, "bid 200"),  # never more than the purse can spare
        (260, [37], [], 200, "pass"),
        (50, [37], [], 0, "pass"),
    ],
)
def test_bids_in_jumps_up_to_a_value(cash, mine, theirs, against, word):
    """The price, more if a group hangs on it, and a little stays in the purse."""
    table = laid(chance=["dice 3 4"], places=[32, 0], cash=[3000, cash], deeds=[theirs, mine])
    table.play(0, "roll")
    table.play(0, "decline")
    if against:
        table.play(0, f"bid {against}")

    assert said(table, BOT, 1) == word


@pytest.mark.parametrize(
    ("cash", "built", "kept"),
    [(1500, {}, 60), (700, {}, 60), (1500, {"37": 5, "39": 5}, 400), (240, {}, 60)],
)
def test_builds_evenly_with_a_reserve(cash, built, kept):
    """As much as the purse can spare; more is kept when the others have built."""
    table = laid(
        chance=["dice 1 3"], places=[16, 0], cash=[cash, 1500], deeds=[ORANGE, BLUE], buildings=built
    )
    table.play(0, "roll")
    words = done(table, BOT, 0, "end")
    after = position_of(table)
    heights = [after["buildings"].get(str(lot), 0) for lot in ORANGE]

    assert len(words) == min((cash - kept) // 100, 15)
    assert all(word.startswith("build ") for word in words)
    assert max(heights) - min(heights) <= 1
    assert after["cash"][0] >= kept


def test_lifts_mortgages_when_rich():
    """A whole group first; a poor player leaves them."""
    deeds, mortgaged = [[*BROWN, 5], []], [1, 3, 5]
    rich = laid(chance=["dice 1 3"], places=[16, 0], cash=[500, 0], deeds=deeds, mortgaged=mortgaged)
    poor = laid(chance=["dice 1 3"], places=[16, 0], cash=[400, 0], deeds=deeds, mortgaged=mortgaged)
    rich.play(0, "roll")
    poor.play(0, "roll")

    assert said(rich, BOT, 0) == "lift 1"
    assert said(poor, BOT, 0) == "end"


@pytest.mark.parametrize("game", BOTH)
def test_asks_for_every_rent(game):
    """As soon as somebody lands, whoever's turn it is."""
    table = laid(game, ["dice 1 2"], cash=[1500, 1500], deeds=[[], [3]])
    table.play(0, "roll")

    assert considered(table, BOT, 1) == "ask 1"


@pytest.mark.parametrize(
    ("deeds", "buildings", "words"),
    [
        ([5, 12], {}, ["mortgage 12", "mortgage 5"]),  # lone deeds, the cheaper first if neither will do
        ([5, 15, 12], {}, ["mortgage 12", "mortgage 5"]),  # one of two stations only after a lone deed
        ([12, *BROWN], {}, ["mortgage 12", "mortgage 1", "mortgage 3"]),  # a whole group last
        ([*ORANGE, 5], {"16": 1, "18": 1, "19": 1}, ["mortgage 5", "sell 16"]),  # buildings after all that
    ],
)
def test_settles_a_debt_where_it_hurts_least(deeds, buildings, words):
    """Ann owes 200 on another's lot with a house, and has 30."""
    table = laid(
        chance=["dice 3 4"],
        places=[32, 0],
        cash=[72, 1500],
        deeds=[deeds, BLUE],
        buildings={**buildings, "39": 1, "37": 1},
    )
    table.play(0, "roll")
    table.play(1, "ask 1")

    assert table.sight(0).asked() == "debt"
    spoken = []
    while table.sight(0).asked() == "debt":
        spoken.append(said(table, BOT, 0))
        table.play(0, spoken[-1])
    assert spoken[: len(words)] == words
    assert not table.sight(0).is_out(0)


def test_goes_bankrupt_only_where_nothing_else_is_left():
    """What cannot be covered is not delayed."""
    table = laid(
        chance=["dice 3 4"], places=[32, 0], cash=[10, 1500], deeds=[[12], BLUE], buildings={"39": 5, "37": 5}
    )
    table.play(0, "roll")
    table.play(1, "ask 1")

    assert said(table, BOT, 0) == "bankrupt"


@pytest.mark.parametrize(
    ("cash", "theirs", "buildings", "word"),
    [
        (1500, [], {}, "pay"),  # early: out again, there is much to buy
        (100, [], {}, "roll"),  # not with the last money
        (1500, BLUE, {"37": 3, "39": 3}, "roll"),  # late: here one is safe
    ],
)
@pytest.mark.parametrize("game", BOTH)
def test_leaves_jail_early_and_stays_late(game, cash, theirs, buildings, word):
    """By the fine, or by a card if it has one."""
    table = laid(
        game, cash=[cash, 1500], places=[10, 0], jailed=[1, 0], deeds=[[], theirs], buildings=buildings
    )

    assert said(table, BOT, 0) == word


def test_uses_a_card_rather_than_money():
    """The card out of Jail is free, the fine is not."""
    sight: Any = laid().sight(0)
    kept = next(place for place, card in enumerate(sight.board().decks[0]) if card.effect == JAIL_FREE)
    chance, chest = position_of(laid())["decks"]
    chance = {**chance, "unseen": [card for card in chance["unseen"] if card != kept], "keeper": 0}
    table = laid(places=[10, 0], jailed=[1, 0], decks=[chance, chest])

    assert said(table, BOT, 0) == "card"


@pytest.mark.rule("tax.income")
@pytest.mark.parametrize(("turns", "word"), [(0, "tenth"), (6, "tenth"), (7, "flat"), (200, "flat")])
@pytest.mark.parametrize("cash", [300, 5000])
def test_the_tax_is_chosen_by_the_age_of_the_game_alone(turns, word, cash):
    """Whatever it owns: nobody may add that up first. The throw is one turn more."""
    table = laid("dog-lovers", ["dice 1 3"], cash=[cash, 1500], turns=turns)
    table.play(0, "roll")

    assert said(table, BOT, 0) == word


@pytest.mark.parametrize(
    ("offer", "answer"),
    [
        ("offer 1 give:39,take:1", "accept 1"),  # each completes a group, and the other's is the better one
        ("offer 1 give:39,get:400", "accept 1"),  # dear, but it completes a group
        ("offer 1 take:1,pay:60", "refuse 1"),  # the price of a deed that completes the other's group
        ("offer 1 take:37,pay:500", "refuse 1"),  # the same, and it keeps the other from the best one
        ("offer 1 give:39,get:1490", "refuse 1"),  # all the cash there is
        ("offer 1 take:5,pay:10", "refuse 1"),
        ("offer 1 take:5,pay:300", "accept 1"),
    ],
)
def test_takes_what_suits_it(offer, answer):
    """A swap that completes a group; nothing that ruins it, and no gift to the other."""
    table = laid(deeds=[[3, 39], [1, 37, 5]], cash=[1500, 1500])
    table.play(0, offer)

    assert considered(table, BOT, 1) == answer


def test_offers_a_swap_that_completes_a_group_for_both():
    """A bot offers it, and another of its kind accepts it."""
    table = laid(chance=["dice 1 3"], places=[16, 0], deeds=[[3, 37], [1, 39]], turns=7)
    table.play(0, "roll")
    word = said(table, BOT, 0)

    assert word.startswith("offer 1 ")
    table.play(0, word)
    assert considered(table, BOT, 1) == "accept 1"
    table.play(1, "accept 1")
    assert {frozenset(deeds) for deeds in position_of(table)["deeds"]} == {frozenset(BROWN), frozenset(BLUE)}


@pytest.mark.rule("deal.limit")
def test_a_refused_offer_is_not_made_again():
    """Neither this turn nor a few turns later, as long as both own what they owned then."""
    bot = PlainProperty()
    table = laid(chance=["dice 1 3"], places=[16, 0], deeds=[[3, 37], [1, 39]], turns=7)
    table.play(0, "roll")
    word = said(table, bot, 0)
    assert word.startswith("offer 1 ")
    table.play(0, word)
    table.play(1, "refuse 1")
    assert said(table, bot, 0) == "end"
    later = laid(chance=["dice 1 3"], places=[16, 0], deeds=[[3, 37], [1, 39]], turns=15, serial=50)
    later.play(0, "roll")

    assert said(later, PlainProperty(), 0) == word
    assert said(later, bot, 0) != word


@pytest.mark.rule("deal.limit")
@pytest.mark.parametrize(
    ("position", "is_made"),
    [
        ({"serial": 50}, False),
        ({"serial": 50, "deeds": [[3, 37], [1, 39, 5]]}, True),  # the other owns something else now
        ({"serial": 0}, True),  # another game
    ],
    ids=["the same", "other deeds", "another game"],
)
def test_what_it_remembers_of_its_offers(position, is_made):
    """What it was refused, in this game, for these deeds."""
    bot = PlainProperty()
    table = laid(chance=["dice 1 3"], places=[16, 0], deeds=[[3, 37], [1, 39]], turns=7, serial=10)
    table.play(0, "roll")
    word = said(table, bot, 0)
    later = laid(
        chance=["dice 1 3"], **{"places": [16, 0], "deeds": [[3, 37], [1, 39]], "turns": 15, **position}
    )
    later.play(0, "roll")

    assert (said(later, bot, 0) == word) is is_made


@pytest.mark.rule("deal.limit")
def test_an_offer_that_nobody_answers_is_taken_back():
    """One at a time: at the next thought of dealing it is withdrawn before another is made."""
    bot = PlainProperty()
    table = laid(chance=["dice 1 3"], places=[16, 0], deeds=[[3, 37], [1, 39]], turns=7)
    table.play(0, "roll")
    table.play(0, said(table, bot, 0))
    assert said(table, bot, 0) == "end"
    document = position_of(table)
    later = laid(**{**document, "turns": 16})

    assert said(later, bot, 0) == "withdraw 1"


@pytest.mark.rule("bankrupt.to_player")
@pytest.mark.parametrize(
    ("cash", "word"),
    [(560, "keep"), (640, "redeem 5"), (1500, "redeem 5,12,15")],
    ids=["poor", "one", "rich"],
)
def test_lifts_what_it_inherits_while_it_stays_rich(cash, word):
    """One answer for all of it; the interest of 28 is paid first."""
    table = laid(
        chance=["dice 1 2"],
        places=[36, 0, 0],
        seats=3,
        cash=[0, cash, 500],
        deeds=[[5, 12, 15], BLUE, []],
        mortgaged=[5, 12, 15],
        buildings={"37": 1, "39": 1},
    )
    table.play(0, "roll")
    table.play(1, "ask 1")
    table.play(0, "bankrupt")

    assert said(table, BOT, 1) == word


def test_the_same_sights_get_the_same_answers():
    """There is no chance in it, and what it remembers it remembers of this game."""
    games = []
    for _ in range(2):
        series = Series("kanto", [PlainProperty() for _ in range(3)])
        games.append([series.play(ENOUGH)[0] for _ in range(3)])

    assert games[0] == games[1]


@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("terms", [{}, {"variant": "short"}])
def test_all_it_does_is_legal(game, seats, terms):
    """The loop does not check what a bot does; here it is checked, beside one that picks at random."""
    bots = [Checked(PlainProperty()) for _ in range(seats - 1)] + [Checked(gn.RandomBot(3))]
    series = Series(game, bots, terms)
    for _ in range(2):
        assert series.play(ENOUGH)[1].winners


@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("seats", range(2, 7))
def test_games_end(game, seats):
    """A few of each number of seats; the battery plays two hundred."""
    series = Series(game, [PlainProperty() for _ in range(seats)])
    for _ in range(3):
        assert series.play(ENOUGH)[1].clause == "win.last"


@pytest.mark.rule("deal.limit")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("seats", range(2, 7))
def test_talk_never_stops_a_game(game, seats):
    """Bots that pick at random, some beside plain ones, come through their rounds all the same."""
    for plain in (0, seats // 2):
        bots: list[gn.Bot] = [gn.RandomBot(seat) for seat in range(seats - plain)]
        bots += [PlainProperty() for _ in range(plain)]
        series = Series(game, bots, {"variant": "timed", "rounds": 20})
        for _ in range(2):
            assert series.play(ENOUGH)[1].clause in {"timed.end", "win.last"}


@pytest.mark.battery
@pytest.mark.parametrize("game", BOTH)
def test_two_hundred_games_end(game):
    """Before the stated number of decisions, and everybody wins some."""
    series = Series(game, [PlainProperty() for _ in range(4)])
    wins = Counter(series.play(ENOUGH)[1].winners[0] for _ in range(200))

    assert min(wins[seat] for seat in range(4)) >= 20


@pytest.mark.parametrize("game", BOTH)
def test_it_beats_random_clearly(game):
    """Nine times in ten at least, although it sits last."""
    series = Series(game, [gn.RandomBot(1), gn.RandomBot(2), PlainProperty()])
    wins = Counter(series.play(ENOUGH)[1].winners[0] for _ in range(20))

    assert wins[2] >= 18
