"""A purchase that is open while other business comes between: rents asked for, debts, a bankruptcy."""

import pytest

from tests.games.playing import go_on, one_told, stack, told
from tests.games.property.laid import BOTH, cash, deeds, lay


def claim(number, seat, other, amount, space):
    """The seat has landed on a property of the other's, who has not asked yet."""
    stands = {"kind": "claim", "number": number, "seat": seat, "other": other, "space": space}
    return {**stands, "amount": amount, "reason": "rent.lot", "lapses": 9}


def buying(game, money, mine, *claims, **more):
    """Ann stands on space 11, which nobody owns and which costs 140; rents can be asked for."""
    table = lay(
        game, 3, [(1, 2)], places=[8, 0, 0], cash=[*money], deeds=[mine, [39], [37, 5]], issued=len(claims),
        standing=[claim(number, *one) for number, one in enumerate(claims, 1)], **more,
    )  # fmt: skip
    table.play(0, "roll")
    return table


@pytest.mark.rule("buy.raise", "bankrupt.to_player")
@pytest.mark.parametrize("game", BOTH)
def test_who_goes_bankrupt_leaves_it_to_nobody(game):
    """Ann owes Bob more than there is: the space is not auctioned, and Bob throws."""
    table = buying(game, (500, 0, 0), [], (0, 1, 2000, 39))
    events = go_on(table, "1 ask 1", "0 bankrupt")

    assert one_told(events, "went_bankrupt").facts() == {"seat": 0, "other": 1}
    assert "up_for_auction" not in [name for name, _ in told(events)]
    assert told(events)[-1] == ("turn_began", "turn.end")
    assert cash(table) == [0, 500, 0]


@pytest.mark.rule("buy.raise", "debt.order")
@pytest.mark.parametrize("game", BOTH)
def test_after_the_debt_of_another_it_is_asked_again(game):
    """Cid raises a rent for Bob; then Ann's question stands as before, and is another one."""
    table = buying(game, (500, 0, 10), [], (2, 1, 50, 39))
    first = stack(table)[-1]["serial"]
    events = go_on(table, "1 ask 1", "2 mortgage 5")

    assert one_told(events, "paid_rent").facts()["amount"] == 50
    assert table.waiting() == (0,)
    assert stack(table)[-1]["serial"] > first
    assert told(table.play(0, "buy")) == [("bought", "buy.listed")]
    assert deeds(table, 0) == [11]


@pytest.mark.rule("buy.raise", "buy.auction")
@pytest.mark.parametrize("game", BOTH)
def test_who_has_paid_all_away_cannot_buy_any_more(game):
    """Ann pays Bob with what Cid owed her, and has nothing left that could bring the price."""
    table = buying(game, (130, 0, 100), [], (0, 1, 150, 39), (2, 0, 30, 1))
    assert table.legal(0)[0] == "decline"
    go_on(table, "1 ask 1")
    events = go_on(table, "0 ask 2")

    assert told(events)[-2:] == [("cannot_buy", "buy.raise"), ("up_for_auction", "buy.auction")]
    assert one_told(events, "cannot_buy").facts() == {"seat": 0, "space": 11, "amount": 140}
    assert cash(table) == [10, 150, 70]


@pytest.mark.rule("debt.order", "buy.raise")
@pytest.mark.parametrize("game", BOTH)
def test_all_that_was_asked_for_is_paid_before_it_is_bought(game):
    """Cid asks while Ann still raises Bob's rent: Ann owes Cid next, and then may buy or decline."""
    table = buying(game, (500, 0, 0), [15, 25], (0, 1, 600, 39), (0, 2, 20, 37))
    first = stack(table)[1]["serial"]
    go_on(table, "1 ask 1", "2 ask 2", "0 mortgage 15")
    assert cash(table) == [0, 600, 0]
    assert stack(table)[1]["serial"] == first  # not asked again in between
    assert [one["ask"] for one in stack(table)] == ["turn", "buy", "debt"]
    go_on(table, "0 mortgage 25")

    assert cash(table) == [80, 600, 20]
    assert table.waiting() == (0,)
    assert table.legal(0)[0] == "decline"


HOLDING = [{"unseen": [card for card in range(16) if card != 7], "keeper": 0}, {"unseen": list(range(16))}]


@pytest.mark.rule("buy.raise", "buy.auction")
@pytest.mark.parametrize("game", BOTH)
def test_who_has_sold_the_last_thing_has_declined(game):
    """Ann's jail card brings too little; nothing is left to raise the price with."""
    table = buying(game, (10, 100, 100), [], decks=HOLDING)
    table.play(0, "offer 1 card:chance,get:5")
    events = table.play(1, "accept 1")

    assert told(events)[-2:] == [("cannot_buy", "buy.raise"), ("up_for_auction", "buy.auction")]


@pytest.mark.rule("buy.raise")
@pytest.mark.parametrize("game", BOTH)
def test_what_others_sell_is_no_matter(game):
    """Bob mortgages: Ann, who has the price, is still asked."""
    table = buying(game, (140, 0, 0), [])
    events = go_on(table, "1 mortgage 39")

    assert told(events) == [("mortgaged", "mortgage.take")]
    assert table.waiting() == (0,)
    assert table.legal(0)[0] == "buy"


@pytest.mark.rule("buy.raise", "rent.ask")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("purse", "due", "word"),
    [(145, (0, 1, 20, 39), "1 ask 1"), (30, (2, 0, 50, 1), "0 ask 1")],
    ids=["asked of the buyer", "asked by the buyer"],
)
def test_who_has_nothing_more_to_raise_it_with_after_a_rent_has_declined(game, purse, due, word):
    """Ann has no deed, and after the rent too little cash: there is nothing left to decide."""
    table = buying(game, (purse, 0, 100), [], due)
    assert table.view()["asked"] == "buy"
    events = go_on(table, word)

    assert told(events)[:4] == [
        ("asked_rent", "rent.ask"), ("paid_rent", "rent.lot"), ("cannot_buy", "buy.raise"),
        ("up_for_auction", "buy.auction"),
    ]  # fmt: skip


@pytest.mark.rule("buy.raise", "rent.fixed")
@pytest.mark.parametrize("game", BOTH)
def test_a_rent_that_ends_may_be_the_last_hope(game):
    """Cid mortgages the lot for which Ann could have asked him; she had sold it to him."""
    table = buying(game, (30, 0, 100), [], (1, 0, 200, 37))
    events = go_on(table, "2 mortgage 37")

    assert told(events) == [
        ("mortgaged", "mortgage.take"), ("claim_ended", "rent.fixed"), ("cannot_buy", "buy.raise"),
        ("up_for_auction", "buy.auction"),
    ]  # fmt: skip
