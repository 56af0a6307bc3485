"""Owing more than the cash: raising it, in which order, and when one is bankrupt."""

import pytest

from tests.games.playing import one_told, refused, told
from tests.games.property.laid import BOTH, BROWN, DARK_BLUE, GREEN, buildings, cash, claims, deeds, lay

RENT = 100  # for 39, bare, of the whole group


def seen(table):
    """What lies open on the table."""
    return table.view()["table"]


def indebted(game, purse, mine, **more):
    """Ann (seat 0) has landed on Bob's 39 and has been asked for 100; Cid looks on."""
    position = {"cash": [purse, 500, 500], "places": [36, 0, 0], "deeds": [mine, DARK_BLUE, [12]]}
    table = lay(game, 3, [(1, 2)], **{**position, **more})
    table.play(0, "roll")
    table.play(1, f"ask {claims(table)[0]}")
    assert table.waiting() == (0,)
    return table


@pytest.mark.rule("debt.raise")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("purse", "words", "left"),
    [
        (40, ["mortgage 5"], 40),
        (0, ["mortgage 5"], 0),
        (70, ["sell 31", "mortgage 5"], 70),  # 100 come in: enough after the first
        (10, ["sell 31"], 10),
        (0, ["mortgage 1", "mortgage 3", "mortgage 5"], 60),
    ],
)
def test_the_debtor_chooses_what_to_sell_and_mortgage(game, purse, words, left):
    """As soon as the cash is there the debt is paid, and the turn goes on."""
    table = indebted(game, purse, [*BROWN, 5, *GREEN], buildings={"31": 1, "32": 1, "34": 1})
    debt = seen(table)["debt"]
    assert (debt["seat"], debt["other"], debt["amount"], debt["lacks"]) == (0, 1, RENT, RENT - purse)
    for word in words:
        assert cash(table)[1] == 500
        events = table.play(0, word)
        if seen(table)["debt"] is None:
            break

    assert one_told(events, "paid_rent").clause == "rent.double"
    assert cash(table) == [left, 600, 500]
    assert table.legal(0)[0] == "end"


@pytest.mark.rule("debt.raise")
@pytest.mark.parametrize("game", BOTH)
def test_only_what_is_lawful_is_offered_to_the_debtor(game):
    """No mortgage in a built group, no mortgage twice, no uneven sale."""
    table = indebted(game, 10, [*BROWN, 5, 15], mortgaged=[15], buildings={"1": 2, "3": 1})
    raising = {word for word in table.legal(0) if not word.startswith("offer")}

    assert raising == {"sell 1", "mortgage 5"}
    assert refused(table, 0, "sell 3") == "sell.buildings"
    assert refused(table, 0, "mortgage 3") == "mortgage.take"
    assert refused(table, 0, "mortgage 15") == "mortgage.take"


@pytest.mark.rule("debt.raise")
@pytest.mark.parametrize("game", BOTH)
def test_no_choice_is_listed_twice(game):
    """Each way of raising money stands once among the debtor's choices."""
    table = indebted(game, 10, [5, 15, *BROWN], buildings={"1": 1})

    assert len(table.legal(0)) == len(set(table.legal(0)))


@pytest.mark.rule("debt.raise")
@pytest.mark.parametrize("game", BOTH)
def test_a_debtor_may_ask_for_rents_still_open(game):
    """Bob has landed on Ann's station and then drawn a card by which each pays him; she asks him first."""
    table = lay(
        game,
        3,
        [(5, 5), (1, 1), ("chest", 6)],
        turn=1,
        cash=[0, 500, 500],
        places=[0, 5, 0],
        deeds=[[15, 25]],
    )
    each = 10 if game == "kanto" else 50
    table.play(1, "roll")
    table.play(1, "roll")
    assert table.waiting() == (0,)
    events = table.play(0, f"ask {claims(table)[0]}")

    assert [name for name, _ in told(events)] == ["asked_rent", "paid_rent", "paid_player"]
    assert cash(table) == [50 - each, 500 - 50 + 2 * each, 500 - each]


@pytest.mark.rule("debt.raise", "debt.deals")
@pytest.mark.parametrize("game", BOTH)
def test_a_debtor_may_raise_it_by_a_deal(game):
    """Even one whom all else would leave bankrupt: Cid pays more than the Bank would."""
    table = indebted(game, 10, [1])
    assert "bankrupt" in table.legal(0)
    table.play(0, "offer 2 give:1,get:90")
    events = table.play(2, "accept 2")

    assert told(events)[-1] == ("paid_rent", "rent.double")
    assert cash(table) == [0, 600, 410]
    assert deeds(table, 2) == [1, 12]


@pytest.mark.rule("debt.deals")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("goods", "allowed"),
    [
        ("give:5", False),  # 10 and 60 are left for 100
        ("give:5,get:29", False),
        ("give:5,get:30", True),
        ("give:1,get:1", True),  # 10 and 1, 30 for the other lot, 100 for the station
        ("give:1,give:3,pay:10", True),  # the station alone is enough
        ("give:1,give:3,give:5,get:89", False),
        ("give:1,give:3,give:5,get:90", True),
        ("give:5,take:12", True),  # its 75, and 60, and 10
    ],
)
def test_a_debtor_deals_only_if_the_debts_can_be_covered_afterwards(game, goods, allowed):
    """By the cash, and by what the Bank would lend on what is left."""
    table = indebted(game, 10, [*BROWN, 5])

    if allowed:
        table.play(0, f"offer 2 {goods}")
        assert "accept 2" in table.legal(2)
    else:
        assert refused(table, 0, f"offer 2 {goods}") == "debt.deals"


@pytest.mark.rule("debt.deals")
@pytest.mark.parametrize("game", BOTH)
def test_an_offer_to_a_debtor_is_bound_by_the_same(game):
    """Cid may ask for the station, but Ann may not give it away."""
    table = indebted(game, 10, [*BROWN, 5])
    table.play(2, "offer 0 take:5,pay:29")

    assert refused(table, 0, "accept 2") == "debt.deals"
    assert "accept 2" not in table.legal(0)


@pytest.mark.rule("debt.deals")
@pytest.mark.parametrize("game", BOTH)
def test_all_debts_of_a_card_count(game):
    """Ann owes 50 to each of three: a deal must leave enough for all of them."""
    table = lay(game, 4, [(3, 4), ("chance", 14)], cash=[0, 500, 500, 500], deeds=[[5, 6]])
    table.play(0, "roll")
    assert seen(table)["debt"]["other"] == 1

    assert refused(table, 0, "offer 2 give:5") == "debt.deals"


@pytest.mark.rule("debt.deals")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("word", ["build 1", "lift 15", "pay", "roll", "end", "buy", "bid 5"])
def test_a_debtor_pays_for_nothing_else(game, word):
    """No building, no lifting, no throw, nothing to buy."""
    table = indebted(game, 99, [*BROWN, 15, 25], mortgaged=[15])

    assert refused(table, 0, word) in {"debt.deals", "debt.order", "offturn.window"}
    assert cash(table) == [99, 500, 500]


@pytest.mark.rule("debt.deals")
@pytest.mark.parametrize("game", BOTH)
def test_a_debtor_lifts_no_mortgage_that_a_deal_brings(game):
    """Ann pays the ten per cent on what she gets, but lifting waits until the debt is paid."""
    table = indebted(game, 80, [5, 15], deeds=[[5, 15], DARK_BLUE, [12]], mortgaged=[12])
    table.play(0, "offer 2 give:5,take:12,get:10")
    table.play(2, "accept 2")

    assert table.view()["asked"] == "debt"
    assert refused(table, 0, "redeem 12") == "debt.order"
    assert refused(table, 0, "lift 12") == "debt.deals"


@pytest.mark.rule("debt.order")
@pytest.mark.parametrize("game", BOTH)
def test_a_card_to_every_player_is_paid_from_the_left(game):
    """The first that cannot be covered takes the whole estate; the later ones get nothing."""
    table = lay(
        game,
        4,
        [(3, 4), ("chance", 14)],
        turn=1,
        cash=[500, 60, 500, 500],
        places=[0, 0, 0, 0],
        deeds=[[], [1]],
    )
    events = table.play(1, "roll")
    assert cash(table) == [500, 10, 550, 500]
    assert one_told(events, "owes").facts() == {"seat": 1, "other": 3, "amount": 50}
    gone = table.play(1, "bankrupt")

    assert ("went_bankrupt", "bankrupt.to_player") in told(gone)
    assert deeds(table, 3) == [1]
    assert cash(table)[0] == 500


@pytest.mark.rule("debt.order")
@pytest.mark.parametrize(("game", "each"), [("kanto", 10), ("dog-lovers", 50)])
def test_a_card_from_every_player_is_collected_from_the_left(game, each):
    """Bob drew it: Cid pays, Dan must raise it first, and only then Ann pays."""
    table = lay(game, 4, [(1, 1), ("chest", 6)], turn=1, cash=[500, 0, 500, 0], deeds=[[], [], [], [5]])
    events = table.play(1, "roll")
    assert cash(table) == [500, each, 500 - each, 0]
    assert one_told(events, "owes").facts() == {"seat": 3, "other": 1, "amount": each}
    events = table.play(3, "mortgage 5")

    assert [event.facts()["seat"] for event in events if event.name == "paid_player"] == [3, 0]
    assert {event.clause for event in events if event.name == "paid_player"} == {"cards.collect_each"}
    assert cash(table) == [500 - each, 3 * each, 500 - each, 100 - each]


@pytest.mark.rule("debt.order")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(("first", "second"), [(1, 2), (2, 1)])
def test_rents_are_settled_in_the_order_of_asking(game, first, second):
    """Ann, after doubles, owes Bob and Cid and can cover neither: who asked first takes all."""
    table = lay(
        game,
        3,
        [(1, 1), (1, 3)],
        cash=[30, 500, 500],
        places=[33, 0, 0],
        deeds=[[], DARK_BLUE, [25, 35, 5, 15]],
    )
    table.play(0, "roll")
    table.play(0, "roll")
    of = {1: claims(table)[1], 2: claims(table)[0]}
    table.play(first, f"ask {of[first]}")
    table.play(second, f"ask {of[second]}")
    events = table.play(0, "bankrupt")

    assert one_told(events, "went_bankrupt").facts() == {"seat": 0, "other": first}
    assert cash(table)[first] == 530
    assert cash(table)[second] == 500


@pytest.mark.rule("debt.order")
@pytest.mark.parametrize("game", BOTH)
def test_a_debtor_who_asks_does_not_jump_the_queue(game):
    """Cid asked Bob first; Ann, in debt to Bob, asks him later, and his money goes to Cid before her."""
    table = lay(
        game,
        3,
        [(3, 3), (1, 1), (4, 5), ("chest", 6)],
        turn=1,
        cash=[0, 0, 60],
        deeds=[[8], [], [6]],
    )
    for _ in range(3):
        table.play(1, "roll")
    of_cid, of_ann = claims(table)
    table.play(2, f"ask {of_cid}")
    events = table.play(0, f"ask {of_ann}")
    paid = [event.facts()["other"] for event in events if event.name == "paid_rent"]

    assert paid in ([], [2], [2, 0])


@pytest.mark.rule("debt.order")
@pytest.mark.parametrize("game", BOTH)
def test_nobody_throws_until_all_is_settled(game):
    """Neither the debtor, whose turn it is, nor the next player."""
    table = indebted(game, 10, [5])

    assert refused(table, 0, "roll") == "debt.order"
    assert refused(table, 0, "end") == "debt.order"
    assert refused(table, 1, "roll") == "table.asked"


@pytest.mark.rule("debt.bankrupt")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("purse", "mine", "more", "covered"),
    [
        (99, [], {}, False),
        (70, [1], {}, True),  # 30 for the lot
        (69, [1], {}, False),
        (70, [1], {"mortgaged": [1]}, False),
        (25, [12], {}, True),  # 75
        (24, [12], {}, False),
        (15, BROWN, {"buildings": {"1": 1}}, True),  # half of 50, 30 and 30
        (14, BROWN, {"buildings": {"1": 1}}, False),
        (0, BROWN, {"buildings": {"1": 1, "3": 1}}, True),
        (0, [1, 6, 5], {"mortgaged": [5]}, False),  # 80
        (20, [1, 6, 5], {"mortgaged": [5]}, True),
    ],
)
def test_bankrupt_is_who_cannot_cover_it_by_everything(game, purse, mine, more, covered):
    """Cash, half the price of all buildings, the mortgage value of unmortgaged deeds; deals do not count."""
    table = indebted(game, purse, mine, deeds=[mine, DARK_BLUE, []], **more)

    assert ("bankrupt" in table.legal(0)) is not covered
    if covered:
        assert refused(table, 0, "bankrupt") == "debt.bankrupt"
    else:
        events = table.play(0, "bankrupt")
        assert ("went_bankrupt", "bankrupt.to_player") in told(events)
        assert buildings(table) == {}
        assert cash(table)[0] == 0
        assert deeds(table, 0) == []


@pytest.mark.rule("debt.bankrupt")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("seat", [0, 1])
def test_without_a_debt_nobody_declares_bankruptcy(game, seat):
    """Bankruptcy is refused, even with an empty purse."""
    table = lay(game, 2, cash=[0, 0])

    assert refused(table, seat, "bankrupt") == ("debt.bankrupt" if seat == 0 else "table.asked")


@pytest.mark.rule("debt.bankrupt")
@pytest.mark.parametrize("game", BOTH)
def test_who_can_do_nothing_else_is_bankrupt_at_once(game):
    """Nobody has anything to trade and there is no rent to ask for: there is nothing to decide."""
    table = lay(game, 3, [(1, 2)], cash=[10, 500, 500], places=[35, 0, 0])
    events = table.play(0, "roll")

    assert [name for name, _ in told(events)][-4:] == [
        "owes",
        "went_bankrupt_to_bank",
        "cash_to_bank",
        "turn_began",
    ]
    assert table.waiting() == (1,)


@pytest.mark.rule("debt.bankrupt", "cards.collect_each")
@pytest.mark.parametrize("game", BOTH)
def test_bankrupt_at_once_in_the_middle_of_a_card(game):
    """Bob draws a card by which each pays him: Cid cannot, and Dan and Ann pay after that."""
    table = lay(game, 4, [(1, 1), ("chest", 6)], turn=1, cash=[500, 0, 3, 500])
    each = 10 if game == "kanto" else 50
    events = table.play(1, "roll")
    paid = [event.facts()["seat"] for event in events if event.name == "paid_player"]

    assert one_told(events, "went_bankrupt").facts() == {"seat": 2, "other": 1}
    assert paid == [3, 0]
    assert cash(table) == [500 - each, 3 + 2 * each, 0, 500 - each]
    assert table.waiting() == (1,)


@pytest.mark.parametrize(
    ("place", "chance", "deeds", "question"),
    [
        (36, [], [[1], DARK_BLUE], "You owe Bob ¥100 rent for Nidoking: you still need ¥90."),
        (35, [], [[1], []], "You owe the Bank ¥100 for Team Rocket Attacks: you still need ¥90."),
        (4, [("chance", 11)], [[1], []], "You owe the Bank ¥15 because of the card: you still need ¥5."),
        (4, [("chance", 14)], [[1], []], "You owe Bob ¥50 because of the card: you still need ¥40."),
    ],
    ids=["rent", "tax", "card", "every player"],
)
def test_a_debt_says_to_whom_what_for_and_what_is_missing(place, chance, deeds, question):
    """Ann, who has 10, is told the creditor, the reason and the rest."""
    table = lay("kanto", 2, [(1, 2), *chance], cash=[10, 500], places=[place, 0], deeds=deeds)
    table.play(0, "roll")
    for claim in claims(table):
        table.play(1, f"ask {claim}")

    assert table.question(0) == question
    assert table.question(1).startswith("Ann owes")
