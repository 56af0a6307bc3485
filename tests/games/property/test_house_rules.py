"""House rules: unofficial, off unless the table wants them."""

import pytest

import gamenight as gn
from gamenight.kernel.seat import members
from tests.games.playing import go_on, one_told, told
from tests.games.property.laid import BOTH, JAIL, cash, claims, deeds, lay, places

RULES = ["parking_money", "go_double", "no_auction", "no_jail_rent"]


@pytest.mark.rule("house.parking_money", "house.go_double", "house.no_auction", "house.no_jail_rent")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("rule", RULES)
def test_house_rules_are_unofficial_and_off(game, rule):
    """The shelf says so of each."""
    box = next(one for one in gn.games() if one["id"] == game)
    options = box["options"]
    assert isinstance(options, list)
    option = next(one for one in options if one["name"] == rule)

    assert option["official"] is False
    assert option["default"] is False


def pot(table):
    """The money on Free Parking."""
    return table.position()["pot"]


PAYMENTS = [
    ("luxury tax", [(1, 2)], {"places": [35, 0]}, "roll", {"kanto": 100, "dog-lovers": 75}),
    ("card", [(1, 1), ("chest", 10)], {}, "roll", {"kanto": 100}),
    ("repairs", [(1, 1), ("chest", 13)], {"deeds": [[1, 3]], "buildings": {"1": 1}}, "roll", {"kanto": 40}),
    ("fine", [(1, 3)], {"places": [JAIL, 0], "jailed": [1, 0], "deeds": [[14]]}, "pay", {"kanto": 50}),
]


@pytest.mark.rule("house.parking_money", "tax.to_bank")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("is_on", [True, False])
@pytest.mark.parametrize(("what", "chance", "position", "word", "amounts"), PAYMENTS)
def test_taxes_and_fees_lie_on_free_parking(game, is_on, what, chance, position, word, amounts):
    """Only where the table has agreed on it; by the rulebook they are the Bank's."""
    table = lay(game, 2, chance, {"parking_money": is_on}, **{"cash": [500, 500], **position})
    table.play(0, word)
    amount = amounts.get(game, amounts["kanto"])

    assert cash(table) == [500 - amount, 500], what
    assert pot(table) == (amount if is_on else 0)


@pytest.mark.rule("house.parking_money")
@pytest.mark.parametrize("game", BOTH)
def test_what_is_bought_and_lent_is_the_banks(game):
    """Prices, interest and rents never lie there."""
    table = lay(
        game,
        2,
        [(2, 3)],
        {"parking_money": True},
        cash=[500, 500],
        deeds=[[15, 1, 3]],
        mortgaged=[15],
    )
    table.play(0, "lift 15")
    table.play(0, "build 1")
    table.play(0, "roll")
    table.play(0, "buy")

    assert cash(table) == [500 - 110 - 50 - 200, 500]
    assert pot(table) == 0


@pytest.mark.rule("house.parking_money")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("lying", [0, 275])
def test_who_lands_on_free_parking_takes_it(game, lying):
    """All of it; without any, nothing happens."""
    table = lay(game, 2, [(4, 6)], {"parking_money": True}, cash=[500, 500], places=[10, 0], pot=lying)
    events = table.play(0, "roll")

    assert cash(table) == [500 + lying, 500]
    assert pot(table) == 0
    assert (("took_pot", "house.parking_money") in told(events)) is (lying > 0)
    assert (("parked", "free_parking") in told(events)) is (lying == 0)
    assert [event.facts() for event in events if event.name == "took_pot"] == (
        [{"seat": 0, "amount": lying}] if lying else []
    )


@pytest.mark.rule("house.go_double")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("chance", "place", "is_on", "salary", "clause"),
    [
        ([(1, 4)], 35, True, 400, "house.go_double"),
        ([(1, 4)], 35, False, 200, "go.salary"),
        ([(1, 6)], 34, True, 200, "go.salary"),  # passes it, onto 1
        ([(3, 4), ("chance", 0)], 0, True, 400, "house.go_double"),  # by card
        ([(3, 4), ("chance", 0)], 0, False, 200, "go.salary"),
        ([(3, 4), ("chance", 12)], 0, True, 200, "go.salary"),  # by card past it, to 5
    ],
)
def test_landing_on_go_pays_double(game, chance, place, is_on, salary, clause):
    """Passing it pays the usual salary."""
    table = lay(game, 2, chance, {"go_double": is_on}, cash=[0, 0], places=[place, 0], deeds=[[1, 5]])
    events = table.play(0, "roll")

    paid = one_told(events, "salary" if places(table)[0] else "salary_on_go")
    assert paid.facts() == {"seat": 0, "amount": salary}
    assert paid.clause == clause
    assert cash(table) == [salary, 0]


@pytest.mark.rule("house.no_auction")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("is_on", [True, False])
def test_what_is_not_bought_stays_with_the_bank(game, is_on):
    """Nobody bids, and the turn goes on."""
    table = lay(game, 2, [(2, 3)], {"no_auction": is_on})
    table.play(0, "roll")
    events = table.play(0, "decline")

    assert one_told(events, "declined").clause == ("house.no_auction" if is_on else "buy.auction")
    assert ("up_for_auction" in [event.name for event in events]) is not is_on
    assert table.waiting() == ((0,) if is_on else (0, 1))
    assert (deeds(table, 0), deeds(table, 1)) == ([], [])
    assert ("end" in table.legal(0)) is is_on


@pytest.mark.rule("house.no_jail_rent")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("is_on", "jailed", "rent"), [(True, 1, None), (True, 0, 25), (False, 1, 25), (False, 0, 25)]
)
def test_no_rent_is_collected_from_jail(game, is_on, jailed, rent):
    """An owner who is just visiting collects; by the rulebook one in Jail does too."""
    table = lay(
        game,
        2,
        [(2, 3)],
        {"no_jail_rent": is_on},
        cash=[500, 500],
        places=[0, JAIL],
        jailed=[0, jailed],
        deeds=[[], [5]],
    )
    events = table.play(0, "roll")

    if rent is None:
        free = one_told(events, "owner_jailed")
        assert (free.clause, free.facts()) == ("house.no_jail_rent", {"seat": 0, "space": 5, "other": 1})
        assert claims(table) == []
    else:
        table.play(1, f"ask {claims(table)[0]}")
        assert cash(table) == [500 - rent, 500 + rent]


@pytest.mark.rule("rent.ask", "deal.what")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(("terms", "invited"), [({}, [1, 2]), ({"rent": "automatic"}, [2])])
def test_an_owner_who_need_not_ask_is_not_invited_to(game, terms, invited):
    """Cid is still invited to consider Ann's offer when she lands at Bob's."""
    table = lay(game, 3, [(1, 2)], terms, places=[36, 0, 0], deeds=[[5], [39]])
    go_on(table, "0 offer 2 give:5,get:9", "0 roll")

    assert members(table.state.invited) == invited


@pytest.mark.rule("house.no_auction", "buy.auction")
@pytest.mark.parametrize(
    ("is_on", "otherwise", "label"),
    [
        (False, "or it goes to auction.", "Auction it"),
        (True, "or leave it with the Bank.", "Leave Poké Ball with the Bank"),
    ],
)
@pytest.mark.parametrize("purse", [9, 1500])
def test_the_question_says_what_becomes_of_what_is_not_bought(is_on, otherwise, label, purse):
    """Whether the price is there or not."""
    table = lay("kanto", 2, [(2, 3)], {"no_auction": is_on}, cash=[purse, 9], deeds=[[1]])
    table.play(0, "roll")

    assert table.question(0).endswith(otherwise)
    assert label in [table.label(0, action) for action in table.legal_actions(0)]


@pytest.mark.rule("house.no_auction")
@pytest.mark.parametrize("game", BOTH)
def test_what_is_left_to_the_bank_is_told_with_its_price(game):
    """Who declined, what, and for how much it could have been bought."""
    table = lay(game, 2, [(2, 3)], {"no_auction": True}, turn=1)
    events = go_on(table, "1 roll", "1 decline")

    assert one_told(events, "declined").facts() == {"seat": 1, "space": 5, "amount": 200}
