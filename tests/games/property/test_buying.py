"""What nobody owns: bought at the printed price, or left to an auction."""

from typing import Any

import pytest

from tests.games.playing import go_on, one_told, refused, told
from tests.games.property.laid import BOTH, buildings, cash, deeds, lay

PRICES = [
    (1, 60), (3, 60), (6, 100), (8, 100), (9, 120), (11, 140), (13, 140), (14, 160), (16, 180), (18, 180),
    (19, 200), (21, 220), (23, 220), (24, 240), (26, 260), (27, 260), (29, 280), (31, 300), (32, 300),
    (34, 320), (37, 350), (39, 400), (5, 200), (15, 200), (25, 200), (35, 200), (12, 150), (28, 150),
]  # fmt: skip


@pytest.mark.rule("buy.listed")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(("space", "price"), PRICES)
def test_an_unowned_property_costs_its_printed_price(game, space, price):
    """The buyer pays the Bank and has the deed; nobody else pays or gets anything."""
    start = (space - 3) % 40
    table = lay(game, 3, [(1, 2)], places=[start, 0, 0])
    table.play(0, "roll")
    before = cash(table)[0]  # with the salary, if GO was passed
    events = table.play(0, "buy")

    assert told(events) == [("bought", "buy.listed")]
    assert one_told(events, "bought").facts() == {"seat": 0, "space": space, "amount": price}
    assert cash(table) == [before - price, 1500, 1500]
    assert [deeds(table, seat) for seat in range(3)] == [[space], [], []]
    assert table.legal(0)[0] == "end"


@pytest.mark.rule("buy.listed")
@pytest.mark.parametrize("game", BOTH)
def test_deeds_buildings_mortgages_and_cash_lie_open(game):
    """Everybody sees the same: face up the good ones, face down the mortgaged ones."""
    table = lay(
        game, 3, [(1, 2)], places=[36, 0, 0], deeds=[[1, 3], [5]], mortgaged=[5], buildings={"1": 1, "3": 1}
    )
    go_on(table, "0 roll", "0 buy")

    views: list[Any] = [table.view(seat)["table"] for seat in (None, 0, 1, 2)]
    assert views[0] == views[1] == views[2] == views[3]
    shown = {one["space"]: one for one in views[0]["deeds"]}
    bare = {"houses": 0, "hotel": False, "times": None}
    lot = {"space": 39, "owner": 0, "mortgaged": False, "rent": 50, "row": 0, "clause": "rent.lot"}
    lent = {"space": 5, "owner": 1, "mortgaged": True, "rent": 0, "row": None, "clause": "rent.mortgaged"}
    assert shown[39] == {**lot, **bare}
    assert shown[5] == {**lent, **bare}
    assert (shown[1]["houses"], shown[1]["rent"]) == (1, 10)
    assert shown[37]["owner"] is None
    assert [one["cash"] for one in views[0]["players"]] == [1100, 1500, 1500]


@pytest.mark.rule("buy.listed")
@pytest.mark.parametrize("game", BOTH)
def test_only_who_landed_there_may_buy(game):
    """The others wait for the auction, if there is one."""
    table = lay(game, 2, [(1, 2)], places=[36, 0])
    table.play(0, "roll")

    assert table.waiting() == (0,)
    assert refused(table, 1, "buy") == "table.asked"
    assert refused(table, 1, "bid 10") == "table.asked"
    assert deeds(table, 1) == []


@pytest.mark.rule("buy.listed", "go.salary")
@pytest.mark.parametrize("game", BOTH)
def test_the_salary_of_this_throw_may_be_spent_on_it(game):
    """Past GO with nothing: the 200 are there to buy with."""
    table = lay(game, 2, [(2, 3)], places=[38, 0], cash=[0, 1500])
    go_on(table, "0 roll", "0 buy")

    assert deeds(table, 0) == [3]
    assert cash(table) == [140, 1500]


@pytest.mark.rule("buy.raise")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(("money", "may_buy"), [(400, True), (401, True), (399, False), (0, False)])
def test_the_price_needs_the_cash_in_hand(game, money, may_buy):
    """Whoever has it to the last coin may buy; whoever has one less may raise it, or decline."""
    table = lay(game, 2, [(1, 2)], places=[36, 0], cash=[money, 1500], deeds=[[3]])
    table.play(0, "roll")

    if may_buy:
        table.play(0, "buy")
        assert cash(table)[0] == money - 400
        assert deeds(table, 0) == [3, 39]
    else:
        assert refused(table, 0, "buy") == "buy.raise"
        assert table.legal(0)[0] == "decline"
        assert "mortgage 3" in table.legal(0)


HOLDING = [{"unseen": [card for card in range(16) if card != 7], "keeper": 0}, {"unseen": list(range(16))}]


@pytest.mark.rule("buy.raise", "buy.auction")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("money", "more", "is_asked"),
    [
        (400, {}, True),
        (399, {}, False),
        (0, {}, False),
        (399, {"deeds": [[3]]}, True),  # a deed to mortgage
        (399, {"deeds": [[3]], "mortgaged": [3]}, True),  # it can be sold still
        (399, {"decks": HOLDING}, True),  # so can a jail card
        (399, {"deeds": [[], [3]]}, False),
    ],
    ids=["the price", "one short", "nothing", "a deed", "a mortgaged deed", "a jail card", "another's deed"],
)
def test_who_cannot_pay_and_has_nothing_to_raise_it_with_has_declined(game, money, more, is_asked):
    """It is up for auction without a question."""
    table = lay(game, 2, [(1, 2)], places=[36, 0], cash=[money, 1500], **more)
    events = table.play(0, "roll")

    assert (table.view()["asked"] == "buy") is is_asked
    if not is_asked:
        assert told(events)[2:4] == [("cannot_buy", "buy.raise"), ("up_for_auction", "buy.auction")]
        assert one_told(events, "cannot_buy").facts() == {"seat": 0, "space": 39, "amount": 400}
        assert table.view()["asked"] == "auction"


@pytest.mark.rule("buy.raise", "rent.ask")
@pytest.mark.parametrize("game", BOTH)
def test_a_rent_still_to_be_asked_for_may_pay_for_it(game):
    """Ann has sold the station since Bob landed there: the rent is hers to ask for."""
    table = lay(game, 2, [(2, 3), (1, 2)], turn=1, places=[36, 0], cash=[380, 1500], deeds=[[5]])
    go_on(table, "1 roll", "0 offer 1 give:5", "1 accept 2", "1 end")
    if game == "kanto":  # there her own throw would close the window
        return
    table.play(0, "roll")

    assert table.view()["asked"] == "buy"
    go_on(table, "0 ask 1", "0 buy")
    assert 39 in deeds(table, 0)


@pytest.mark.rule("buy.raise", "house.no_auction")
@pytest.mark.parametrize("game", BOTH)
def test_where_nothing_is_auctioned_what_cannot_be_paid_stays_with_the_bank(game):
    """The turn goes on at once."""
    table = lay(game, 2, [(1, 2)], {"no_auction": True}, places=[36, 0], cash=[399, 1500])
    events = table.play(0, "roll")

    assert told(events)[2:] == [("cannot_buy", "buy.raise")]
    assert table.legal(0)[0] == "end"


@pytest.mark.rule("buy.raise")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("moves", "money"),
    [
        (["0 mortgage 5"], 100),
        (["0 sell 1", "0 sell 3"], 50),
        (["0 offer 1 give:5,get:300", "1 accept 1"], 300),
        (["1 offer 0 take:5,pay:50", "0 accept 1"], 50),
        (["0 sell 3", "0 sell 1", "0 mortgage 1", "0 mortgage 3", "0 mortgage 5"], 210),
    ],
)
def test_before_deciding_one_may_raise_the_money(game, moves, money):
    """By mortgaging, selling buildings or a deal; the question of buying stands all the while."""
    table = lay(
        game,
        2,
        [(1, 2)],
        places=[36, 0],
        cash=[400 - money, 1500],
        deeds=[[1, 3, 5]],
        buildings={"1": 1, "3": 1},
    )
    table.play(0, "roll")
    assert refused(table, 0, "buy") == "buy.raise"
    go_on(table, *moves)
    events = table.play(0, "buy")

    assert told(events) == [("bought", "buy.listed")]
    assert cash(table)[0] == 0
    assert 39 in deeds(table, 0)


@pytest.mark.rule("buy.raise")
@pytest.mark.parametrize("game", BOTH)
def test_not_enough_raised_is_still_not_enough(game):
    """One coin short after a mortgage: the only answer left is to decline."""
    table = lay(game, 2, [(1, 2)], places=[36, 0], cash=[299, 1500], deeds=[[5]])
    go_on(table, "0 roll", "0 mortgage 5")

    assert refused(table, 0, "buy") == "buy.raise"
    assert table.legal(0)[0] == "decline"
    assert "buy" not in table.legal(0)


@pytest.mark.rule("buy.auction")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("money", [1500, 10])
def test_what_is_not_bought_is_auctioned_at_once(game, money):
    """Everybody may bid, the one who declined too, whether rich or unable to pay."""
    table = lay(game, 3, [(1, 2)], places=[36, 0, 0], cash=[money, 1500, 1500], deeds=[[3]])
    table.play(0, "roll")
    events = table.play(0, "decline")

    assert told(events) == [("declined", "buy.auction"), ("up_for_auction", "buy.auction")]
    assert one_told(events, "up_for_auction").facts() == {"space": 39}
    assert table.waiting() == (0, 1, 2)
    assert table.legal(0) == ["pass", f"bid 1..{money}", "mortgage 3"]
    assert refused(table, 0, "buy") == "buy.listed"
    assert refused(table, 0, "end") == "turn.end"


@pytest.mark.rule("buy.auction")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(("winner", "bid"), [(0, 1), (1, 20), (2, 1499)])
def test_the_last_and_highest_bidder_must_buy(game, winner, bid):
    """For the bid, be it far below or above the printed price; then the turn goes on."""
    table = lay(game, 3, [(1, 2)], places=[36, 0, 0])
    go_on(table, "0 roll", "0 decline", f"{winner} bid {bid}")
    assert refused(table, winner, "pass") == "table.asked"
    others = [seat for seat in range(3) if seat != winner]
    events = go_on(table, *[f"{seat} pass" for seat in others])

    assert told(events)[-1] == ("won_auction", "buy.auction")
    assert one_told(events, "won_auction").facts() == {"seat": winner, "space": 39, "amount": bid}
    assert cash(table) == [1500 - bid if seat == winner else 1500 for seat in range(3)]
    assert deeds(table, winner) == [39]
    assert table.waiting() == (0,)
    assert table.legal(0)[0] == "end"


@pytest.mark.rule("buy.auction")
@pytest.mark.parametrize("game", BOTH)
def test_without_a_bid_the_bank_keeps_it(game):
    """Nobody pays, and the next who lands there may buy it at the printed price."""
    table = lay(game, 2, [(1, 2), (1, 2)], places=[36, 36])
    events = go_on(table, "0 roll", "0 decline", "0 pass", "1 pass")

    assert told(events)[-1] == ("no_bids", "buy.auction")
    assert cash(table) == [1500, 1500]
    assert deeds(table, 0) == deeds(table, 1) == []
    go_on(table, "0 end", "1 roll", "1 buy")
    assert deeds(table, 1) == [39]
    assert cash(table) == [1500, 1100]


@pytest.mark.rule("buy.auction", "turn.doubles")
@pytest.mark.parametrize("game", BOTH)
def test_after_the_auction_doubles_still_give_another_throw(game):
    """The auction settles the space and takes nothing else from the turn."""
    table = lay(game, 2, [(1, 1), (3, 4)], places=[37, 0])
    go_on(table, "0 roll", "0 decline", "1 bid 5", "0 pass")

    assert deeds(table, 1) == [39]
    assert table.legal(0)[0] == "roll"
    assert refused(table, 0, "end") == "turn.end"


@pytest.mark.rule("buy.listed")
@pytest.mark.parametrize("game", BOTH)
def test_a_card_that_leads_to_an_unowned_property_leaves_the_same_choice(game):
    """Sent to the last lot by a card: the printed price, or the auction."""
    table = lay(game, 2, [(3, 4), ("chance", 13)], places=[0, 0])
    table.play(0, "roll")

    assert table.legal(0) == ["buy", "decline"]
    table.play(0, "buy")
    assert deeds(table, 0) == [39]
    assert cash(table) == [1100, 1500]
    assert buildings(table) == {}
