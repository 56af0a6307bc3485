"""Haggling without limit: offers, counter-offers and offers anew, on and off turn, in debt too."""

import pytest

import gamenight as gn
from tests.games.playing import go_on, one_told, refused, told
from tests.games.property.laid import BOTH, BROWN, DARK_BLUE, cash, claims, deeds, lay

HAGGLE = [  # who speaks, what is said of the other's offer, and its number
    (1, "counter 1 take:5,pay:100"),
    (0, "counter 2 give:5,get:280"),
    (1, "counter 3 take:5,pay:150"),
    (0, "counter 4 give:5,get:220"),
    (1, "counter 5 take:5,pay:200"),
]


def market(game, turn=2, **more):
    """Ann has 1 and 5, Bob has 12 and 39, Cid looks on; each has the same cash."""
    position = {"cash": [500, 500, 500], "deeds": [[1, 5], [12, 39]]}
    return lay(game, 3, (), **{"turn": turn, **position, **more})


def indebted(game, purse, mine):
    """Ann has landed on Bob's 39 and has been asked for 100."""
    table = lay(game, 3, [(1, 2)], cash=[purse, 500, 500], places=[36, 0, 0], deeds=[mine, DARK_BLUE, [12]])
    table.play(0, "roll")
    table.play(1, f"ask {claims(table)[0]}")
    assert table.view()["asked"] == "debt"
    return table


def standing(table):
    """Who offers whom, for each offer on the table."""
    return [(offer["seat"], offer["other"]) for offer in table.view()["table"]["offers"]]


@pytest.mark.rule("deal.limit")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_five_counters_in_a_row(game, turn):
    """On the turn of either, or of neither: each refuses the last offer and makes another."""
    table = market(game, turn)
    table.play(0, "offer 1 give:5,get:300")
    for seat, word in HAGGLE:
        events = table.play(seat, word)
        assert told(events)[:2] == [("refused_trade", "deal.what"), ("offered_trade", "deal.what")]
        assert standing(table) == [(seat, 1 - seat)]
    table.play(0, "accept 6")

    assert cash(table) == [700, 300, 500]
    assert deeds(table, 1) == [5, 12, 39]
    assert table.waiting() == (turn,)


@pytest.mark.rule("deal.limit")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    "said",
    [
        ["1 refuse 1", "0 offer 1 give:5,get:200", "1 refuse 2", "0 offer 1 give:5,get:100"],
        ["0 withdraw 1", "0 offer 1 give:5,get:300", "0 withdraw 2", "0 offer 1 give:5,get:300"],
        ["1 refuse 1", "1 offer 0 take:5,pay:100", "0 refuse 2", "1 offer 0 take:5,pay:120"],
        ["1 accept 1", "0 offer 1 give:1,get:10", "1 refuse 2", "0 offer 1 give:1,get:5"],
    ],
    ids=["refused", "withdrawn", "turned round", "accepted"],
)
def test_however_the_last_one_was_answered(game, said):
    """A new offer may be made at once, as often as one likes."""
    table = market(game)
    table.play(0, "offer 1 give:5,get:300")
    go_on(table, *said)

    assert len(standing(table)) == 1


@pytest.mark.rule("deal.limit")
@pytest.mark.parametrize("game", BOTH)
def test_a_new_offer_takes_the_place_of_the_old(game):
    """One from a seat to another; those to and from others stand."""
    table = market(game)
    go_on(table, "0 offer 1 give:5,get:300", "0 offer 2 give:5,get:300", "1 offer 0 give:12,get:9")
    events = table.play(0, "offer 1 give:5,get:250")

    assert told(events)[:2] == [("withdrew", "deal.limit"), ("offered_trade", "deal.what")]
    assert one_told(events, "withdrew").facts() == {"seat": 0, "other": 1, "offer": 1}
    assert standing(table) == [(0, 2), (1, 0), (0, 1)]
    assert refused(table, 1, "accept 1") == "deal.what"
    table.play(1, "accept 4")
    assert cash(table) == [750, 250, 500]


@pytest.mark.rule("deal.limit")
@pytest.mark.parametrize("game", BOTH)
def test_a_counter_takes_the_place_of_an_older_offer_too(game):
    """Bob had offered Ann something before he answers her offer with another."""
    table = market(game)
    go_on(table, "1 offer 0 give:12,get:100", "0 offer 1 give:5,get:100")
    events = table.play(1, "counter 2 give:12,take:5")

    assert [name for name, _ in told(events)][:3] == ["refused_trade", "withdrew", "offered_trade"]
    assert standing(table) == [(1, 0)]
    table.play(0, "accept 3")
    assert deeds(table, 0) == [1, 12]


@pytest.mark.rule("deal.limit")
@pytest.mark.parametrize("game", BOTH)
def test_everybody_may_be_offered_something_at_once(game):
    """Five offers of one seat stand beside each other."""
    table = lay(game, 6, (), cash=[500] * 6, deeds=[[5]], turn=5)
    for other in range(1, 6):
        table.play(0, f"offer {other} give:5,get:{other}")

    assert standing(table) == [(0, other) for other in range(1, 6)]
    events = table.play(3, "accept 3")
    assert len([event for event in events if event.name == "expired"]) == 4


@pytest.mark.rule("deal.limit", "debt.deals", "debt.raise")
@pytest.mark.parametrize("game", BOTH)
def test_a_debtor_sells_the_last_deed_at_the_third_price(game):
    """Nothing else would cover the rent: 300 and 150 are too much for Cid, 95 is not."""
    table = indebted(game, 10, [1])
    assert "bankrupt" in table.legal(0)
    go_on(table, "0 offer 2 give:1,get:300", "2 refuse 2", "0 offer 2 give:1,get:150", "2 refuse 3")
    events = go_on(table, "0 offer 2 give:1,get:95", "2 accept 4")

    assert told(events)[-1] == ("paid_rent", "rent.double")
    assert cash(table) == [5, 600, 405]
    assert (deeds(table, 0), deeds(table, 2)) == ([], [1, 12])
    assert table.legal(0)[0] == "end"


@pytest.mark.rule("deal.limit", "debt.deals")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("other", [1, 2])
def test_five_counters_with_a_debtor(game, other):
    """The creditor haggles with the debtor as well as anybody else."""
    table = indebted(game, 10, [*BROWN, 5])
    table.play(0, f"offer {other} give:5,get:300")
    counters = ["take:5,pay:40", "give:5,get:250", "take:5,pay:90", "give:5,get:190", "take:5,pay:150"]
    for turn, goods in enumerate(counters):
        table.play(0 if turn % 2 else other, f"counter {turn + 2} {goods}")
    events = table.play(0, "accept 7")

    assert ("paid_rent", "rent.double") in told(events)
    assert cash(table)[0] == 60


@pytest.mark.rule("debt.deals")
@pytest.mark.parametrize("game", BOTH)
def test_a_debtor_s_counter_must_leave_the_debt_covered(game):
    """A price below what is owed is refused, and the offer that it answers stands."""
    table = indebted(game, 10, [1])
    table.play(2, "offer 0 take:1,pay:200")

    assert refused(table, 0, "counter 2 give:1,get:89") == "debt.deals"
    assert standing(table) == [(2, 0)]
    table.play(0, "counter 2 give:1,get:90")


@pytest.mark.rule("deal.limit")
@pytest.mark.parametrize("game", BOTH)
def test_a_position_knows_nothing_of_offers_made_before(game):
    """Nobody counts them; a position that does is of another time."""
    table = market(game)
    table.play(0, "offer 1 give:5,get:300")

    assert "offered" not in table.position()
    with pytest.raises(gn.BadPosition, match="unknown field 'offered'"):
        lay(game, 3, (), offered=[0, 1, 0])


@pytest.mark.parametrize(
    ("goods", "label"),
    [
        ("give:5,get:120", "Accept: Ann's Poké Ball for ¥120"),
        ("take:12,pay:50", "Accept: ¥50 from Ann for your Zapdos"),
        ("give:5,take:12", "Accept: Ann's Poké Ball for your Zapdos"),
        ("give:5,take:12,get:30", "Accept: Ann's Poké Ball for your Zapdos and ¥30"),
        ("give:5,take:12,pay:30", "Accept: Ann's Poké Ball and ¥30 for your Zapdos"),
        ("give:1,give:5,get:200", "Accept Ann's offer"),
    ],
)
def test_labels_name_the_other_and_what_changes_hands(goods, label):
    """No numbers of offers: there is one at most from each player."""
    table = market("kanto")
    table.play(0, f"offer 1 {goods}")
    labels = {action.verb.word: table.label(1, action) for action in table.legal_actions(1)}

    assert labels["accept"] == label
    assert labels["refuse"] == "Refuse Ann's offer"
    assert labels["counter"] == "Make Ann another offer instead"
    mine = {action.verb.word: table.label(0, action) for action in table.legal_actions(0)}
    assert mine["withdraw"] == "Take back your offer to Bob"


@pytest.mark.parametrize(
    ("seat", "told"),
    [
        (0, ["You offer Bob a deal.", "Bob would give you ¥120.", "You would give Bob Poké Ball."]),
        (1, ["Ann offers you a deal.", "You would give Ann ¥120.", "Ann would give you Poké Ball."]),
        (None, ["Ann offers Bob a deal.", "Bob would give Ann ¥120.", "Ann would give Bob Poké Ball."]),
    ],
)
def test_an_offer_is_told_to_each_as_it_concerns_them(seat, told):
    """Without a number, and with "you" for whom it speaks to."""
    table = market("kanto")
    events = table.play(0, "offer 1 give:5,get:120")

    assert [table.tell(event, seat) for event in events] == told
