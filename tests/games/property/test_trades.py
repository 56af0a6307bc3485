"""Deals: what may change hands, how offers are answered, and when they expire."""

import pytest

import gamenight as gn
from tests.games.playing import one_told, refused, told
from tests.games.property.laid import BOTH, BROWN, GREEN, JAIL, LIGHT_BLUE, ORANGE, RED, cash, deeds, lay

ALL = list(range(16))
# Seat 0 holds the jail card of the chance deck (card 7), seat 1 that of the chest (card 4)
CARDS = [
    {"unseen": [card for card in ALL if card != 7], "below": [], "keeper": 0},
    {"unseen": [card for card in ALL if card != 4], "below": [], "keeper": 1},
]


def market(game, seats=3, chance=(), **more):
    """Ann has 1, 5 and a card; Bob has 12, 39 and a card; the third has the dice unless said otherwise."""
    position = {"cash": [500, 400, 300, 200, 100][:seats], "deeds": [[1, 5], [12, 39]], "decks": CARDS}
    return lay(game, seats, chance, **{"turn": seats - 1, **position, **more})


def keepers(table):
    """Who holds the two jail cards."""
    return [deck.get("keeper", gn.NOBODY) for deck in table.position()["decks"]]


def offers(table):
    """The numbers of the offers that stand."""
    return [offer["offer"] for offer in table.view()["table"]["offers"]]


@pytest.mark.rule("deal.what")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("goods", "purses", "of_ann", "of_bob", "holders"),
    [
        ("give:5,get:150", [650, 250], [1], [5, 12, 39], [0, 1]),
        ("take:39,pay:500", [0, 900], [1, 5, 39], [12], [0, 1]),
        ("give:5,take:39", [500, 400], [1, 39], [5, 12], [0, 1]),
        ("give:1,give:5,take:39,get:20", [520, 380], [39], [1, 5, 12], [0, 1]),
        ("card:chance,get:30", [530, 370], [1, 5], [12, 39], [1, 1]),
        ("take-card:chest,pay:40", [460, 440], [1, 5], [12, 39], [0, 0]),
        ("card:chance,take-card:chest", [500, 400], [1, 5], [12, 39], [1, 0]),
        ("give:5,card:chance,pay:10,take:12,take-card:chest", [490, 410], [1, 12], [5, 39], [1, 0]),
        ("give:5", [500, 400], [1], [5, 12, 39], [0, 1]),  # at any price, even none
    ],
)
def test_what_may_change_hands(game, goods, purses, of_ann, of_bob, holders):
    """Deeds, cash and jail cards in any mixture, on the turn of neither; nothing moves before both agree."""
    table = market(game)
    offered = table.play(0, f"offer 1 {goods}")
    assert (cash(table), deeds(table, 0), keepers(table)) == ([500, 400, 300], [1, 5], [0, 1])
    struck = table.play(1, "accept 1")

    assert offered[0].clause == "deal.what"
    assert told(struck)[0] == ("struck_trade", "deal.what")
    assert {clause for _, clause in told(struck)} == {"deal.what"}
    assert cash(table) == [*purses, 300]
    assert (deeds(table, 0), deeds(table, 1)) == (of_ann, of_bob)
    assert keepers(table) == holders
    assert offers(table) == []


@pytest.mark.rule("deal.what")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("seat", "word"),
    [
        (0, "offer 1 give:39"),  # Bob's
        (0, "offer 1 take:1"),  # Ann's own
        (0, "offer 1 give:6"),  # the Bank's
        (0, "offer 1 give:4"),  # no property
        (0, "offer 1 card:chest"),
        (0, "offer 1 take-card:chance"),
        (2, "offer 0 card:chance"),
        (0, "offer 1 take:39,pay:501"),
        (0, "offer 0 give:5"),
        (0, "offer 3 give:5"),
    ],
)
def test_only_what_one_has_and_only_to_another_player(game, seat, word):
    """Others' deeds, cards and money are not there to be given, and nobody deals with himself."""
    assert refused(market(game), seat, word) == "deal.what"


@pytest.mark.rule("deal.what")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("seat", "word"),
    [
        (0, "accept 1"),
        (2, "accept 1"),
        (0, "refuse 1"),
        (2, "refuse 1"),
        (2, "counter 1 give:5"),
        (1, "withdraw 1"),
        (2, "withdraw 1"),
        (1, "accept 2"),
    ],
)
def test_a_deal_is_between_two_players(game, seat, word):
    """Who got the offer answers it, who made it takes it back."""
    table = market(game)
    table.play(0, "offer 1 give:5,get:150")

    assert refused(table, seat, word) == "deal.what"


@pytest.mark.rule("deal.what")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("seat", "word", "event"),
    [(1, "refuse 1", "refused_trade"), (0, "withdraw 1", "withdrew"), (1, "accept 1", "struck_trade")],
)
def test_an_answered_offer_stands_no_more(game, seat, word, event):
    """Neither what was refused nor what was taken back can be accepted afterwards."""
    table = market(game)
    table.play(0, "offer 1 give:5,get:150")
    events = table.play(seat, word)

    assert one_told(events, event).clause == "deal.what"
    assert deeds(table, 0) == ([1] if event == "struck_trade" else [1, 5])
    assert refused(table, 1, "accept 1") == "deal.what"


@pytest.mark.rule("deal.what")
@pytest.mark.parametrize("game", BOTH)
def test_a_counter_offer_takes_the_place_of_the_offer(game):
    """It goes the other way, with goods as its maker sees them."""
    table = market(game)
    table.play(0, "offer 1 give:5,get:300")
    events = table.play(1, "counter 1 take:5,pay:200")
    assert offers(table) == [2]
    assert refused(table, 1, "accept 2") == "deal.what"
    table.play(0, "accept 2")

    assert told(events)[:2] == [("refused_trade", "deal.what"), ("offered_trade", "deal.what")]
    assert cash(table) == [700, 200, 300]
    assert deeds(table, 1) == [5, 12, 39]


@pytest.mark.rule("deal.what")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("goods", "change"),
    [
        ("give:5,get:9", [(0, "mortgage 5")]),
        ("take:39", [(1, "mortgage 39")]),
        ("give:15", [(0, "lift 15")]),
        ("give:3", [(0, "build 3")]),
        ("give:1", [(0, "build 3")]),  # the group is built now
        ("give:5,get:9", [(0, "offer 2 give:5"), (2, "accept 2")]),
        ("take:39", [(2, "offer 1 take:39,pay:10"), (1, "accept 2")]),
        ("card:chance", [(0, "offer 2 card:chance"), (2, "accept 2")]),
        ("take-card:chest", [(1, "offer 2 card:chest"), (2, "accept 2")]),
    ],
)
def test_an_offer_expires_when_what_it_names_changes(game, goods, change):
    """It is not the thing any more that was offered, and cannot be accepted."""
    table = market(game, deeds=[[1, 3, 5, 15], [12, 39]], mortgaged=[15])
    table.play(0, f"offer 1 {goods}")
    for seat, word in change:
        events = table.play(seat, word)

    assert one_told(events, "expired").clause == "deal.what"
    assert one_told(events, "expired").facts()["offer"] == 1
    assert refused(table, 1, "accept 1") == "deal.what"


@pytest.mark.rule("deal.what")
@pytest.mark.parametrize("game", BOTH)
def test_an_offer_of_a_jail_card_expires_when_the_card_is_used(game):
    """Ann leaves Jail by it."""
    table = market(game, chance=[(1, 3)], turn=0, places=[JAIL, 0, 0], jailed=[1, 0, 0])
    table.play(0, "offer 1 card:chance,get:50")
    events = table.play(0, "card")

    assert one_told(events, "expired").clause == "deal.what"
    assert refused(table, 1, "accept 1") == "deal.what"


@pytest.mark.rule("deal.what")
@pytest.mark.parametrize("game", BOTH)
def test_an_offer_expires_when_a_scarce_house_is_put_on_its_group(game):
    """Bob wins the last house in an auction and puts it on 1, whose neighbour 3 he had offered."""
    standing = {str(lot): 4 for lot in [*ORANGE, *RED]} | {"31": 3, "32": 2, "34": 2}
    table = lay(
        game,
        3,
        deeds=[LIGHT_BLUE, BROWN, [*ORANGE, *RED, *GREEN]],
        cash=[1000, 1000, 0],
        buildings=standing,
    )
    table.play(1, "offer 2 give:3")
    table.play(0, "build 6")
    table.play(1, "want 1")
    table.play(1, "bid 5")
    table.play(0, "pass")
    events = table.play(1, "put 1")

    assert one_told(events, "placed").clause == "build.shortage"
    assert one_told(events, "expired").facts()["offer"] == 1
    assert offers(table) == []


@pytest.mark.rule("deal.what")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("change", [(0, "mortgage 1"), (1, "mortgage 12"), (2, "roll")])
def test_other_changes_leave_an_offer_standing(game, change):
    """Another deed is mortgaged, or somebody throws."""
    table = market(game, chance=[(4, 6)])
    table.play(0, "offer 1 give:5,get:150")
    table.play(*change)
    table.play(1, "accept 1")

    assert deeds(table, 1) == [5, 12, 39]


@pytest.mark.rule("deal.what")
@pytest.mark.parametrize("game", BOTH)
def test_an_offer_whose_money_is_gone_cannot_be_accepted(game):
    """Bob has spent what he was to pay; when he has it again, the offer still stands."""
    table = market(game, cash=[500, 160, 300])
    table.play(0, "offer 1 give:5,get:150")
    table.play(2, "offer 1 take:12,get:20")
    table.play(1, "accept 2")
    assert refused(table, 1, "accept 1") == "deal.what"
    table.play(1, "mortgage 39")
    table.play(1, "accept 1")

    assert cash(table) == [650, 190, 320]


@pytest.mark.rule("deal.no_buildings")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("seat", "word"),
    [
        (0, "offer 1 give:1,get:500"),
        (0, "offer 1 give:3,get:500"),  # the bare lot of the built group
        (0, "offer 1 give:5,give:3"),
        (1, "offer 0 take:3,pay:100"),
    ],
)
def test_no_lot_of_a_group_with_buildings_is_traded(game, seat, word):
    """All of them must go back to the Bank first; then it can be."""
    table = lay(game, deeds=[[*BROWN, 5], [39]], buildings={"1": 1})
    assert refused(table, seat, word) == "deal.no_buildings"
    table.play(0, "sell 1")
    table.play(seat, word)

    assert offers(table) == [1]


@pytest.mark.rule("deal.no_buildings")
@pytest.mark.parametrize("game", BOTH)
def test_buildings_in_another_group_do_not_matter(game):
    """Only the group of the lot itself."""
    table = lay(game, deeds=[[*BROWN, 6], [39]], buildings={"1": 1})
    table.play(0, "offer 1 give:6,take:39")
    table.play(1, "accept 1")

    assert deeds(table, 0) == [*BROWN, 39]


@pytest.mark.rule("deal.no_promises")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    "good", ["immunity:39", "promise:100", "loan:100", "rent:39", "later:100", "build:1"]
)
def test_there_is_no_word_for_a_promise_or_a_loan(game, good):
    """An offer names deeds, cash and jail cards that change hands at once, and nothing else."""
    table = market(game)
    before = table.record(), table.hash()
    with pytest.raises(gn.Unreadable, match="what fits is goods such as give:39,pay:100"):
        table.play(0, f"offer 1 give:5,{good}")

    assert (table.record(), table.hash()) == before


@pytest.mark.rule("deal.substance", "deal.no_promises")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("goods", ["pay:100", "get:100", "pay:100,get:50", "pay:0", "pay:1"])
def test_money_for_nothing_is_refused(game, goods):
    """At least one deed or jail card changes hands, or it would be a loan."""
    assert refused(market(game), 0, f"offer 1 {goods}") == "deal.substance"


@pytest.mark.rule("deal.substance")
@pytest.mark.parametrize("game", BOTH)
def test_a_counter_offer_needs_substance_too(game):
    """The offer that it answers stands on."""
    table = market(game)
    table.play(0, "offer 1 give:5,get:300")

    assert refused(table, 1, "counter 1 pay:200") == "deal.substance"
    assert offers(table) == [1]


@pytest.mark.rule("deal.what")
def test_an_offer_is_told_good_by_good():
    """Who would give what to whom, each with the number of the offer."""
    table = market("kanto")
    events = table.play(0, "offer 1 give:5,card:chance,pay:10,take:12,take-card:chest")
    goods = [(event.name, event.values[:4]) for event in events if event.name.startswith("terms_")]

    assert sorted(goods) == [
        ("terms_card", [0, 1, 0, 1]),
        ("terms_card", [1, 0, 1, 1]),
        ("terms_cash", [0, 1, 10, 1]),
        ("terms_deed", [0, 1, 5, 1]),
        ("terms_deed", [1, 0, 12, 1]),
    ]
