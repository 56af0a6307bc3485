"""Mortgages: borrowing on a deed, lifting it, and mortgaged deeds in new hands."""

import pytest

from tests.games.playing import one_told, refused, told
from tests.games.property.laid import BOTH, BROWN, DARK_BLUE, cash, deeds, lay

# By deed: its mortgage value, and what lifting costs (value and ten per cent, rounded up)
VALUES = [
    (1, 30, 33),
    (5, 100, 110),
    (6, 50, 55),
    (9, 60, 66),
    (11, 70, 77),
    (12, 75, 83),  # 7.50, so 8
    (14, 80, 88),
    (16, 90, 99),
    (28, 75, 83),
    (29, 140, 154),
    (37, 175, 193),  # 17.50, so 18
    (39, 200, 220),
]


def mortgaged(table):
    """The deeds that lie face down."""
    return table.position()["mortgaged"]


@pytest.mark.rule("mortgage.take")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(("deed", "value"), [(deed, value) for deed, value, _ in VALUES])
def test_the_bank_pays_the_mortgage_value(game, deed, value):
    """The deed stays its owner's, face down."""
    table = lay(game, cash=[10, 20], deeds=[[deed]])
    events = table.play(0, f"mortgage {deed}")

    assert told(events) == [("mortgaged", "mortgage.take")]
    assert cash(table) == [10 + value, 20]
    assert deeds(table, 0) == [deed]
    assert mortgaged(table) == [deed]


@pytest.mark.rule("mortgage.take")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("built", "deed", "allowed"),
    [
        ({"1": 1}, 1, False),
        ({"1": 1}, 3, False),  # the bare lot of a built group
        ({"1": 5, "3": 5}, 3, False),
        ({"1": 1}, 39, True),  # another group
        ({"1": 1}, 5, True),
        ({}, 3, True),
    ],
)
def test_no_building_may_stand_in_the_group(game, built, deed, allowed):
    """A mortgage is refused while a building stands on any lot of the group."""
    table = lay(game, deeds=[[*BROWN, 5, 39]], buildings=built)
    is_listed = f"mortgage {deed}" in table.legal(0)

    assert is_listed is allowed
    if allowed:
        table.play(0, f"mortgage {deed}")
        assert mortgaged(table) == [deed]
    else:
        assert refused(table, 0, f"mortgage {deed}") == "mortgage.take"


@pytest.mark.rule("mortgage.take")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("deed", [12, 39, 6, 0, 99])
def test_only_ones_own_and_only_once(game, deed):
    """Mortgaged already, another's, the Bank's, no property, no space."""
    table = lay(game, deeds=[[5, 12], [39]], mortgaged=[12])

    assert refused(table, 0, f"mortgage {deed}") == "mortgage.take"


@pytest.mark.rule("mortgage.lift")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(("deed", "value", "cost"), VALUES)
def test_lifting_costs_the_value_and_ten_per_cent(game, deed, value, cost):
    """Rounded up; with one less in the purse it is refused."""
    table = lay(game, cash=[cost, 20], deeds=[[deed]], mortgaged=[deed])
    poor = lay(game, cash=[cost - 1, 20], deeds=[[deed]], mortgaged=[deed])
    events = table.play(0, f"lift {deed}")

    assert told(events) == [("lifted", "mortgage.lift")]
    assert events[0].facts()["amount"] == cost > value
    assert cash(table) == [0, 20]
    assert mortgaged(table) == []
    assert refused(poor, 0, f"lift {deed}") == "mortgage.lift"


@pytest.mark.rule("mortgage.lift")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(("seat", "deed"), [(1, 39), (0, 37), (0, 6)])
def test_only_the_owner_lifts_what_is_mortgaged(game, seat, deed):
    """Nobody gets a deed by lifting another's mortgage, and an open deed has none."""
    table = lay(game, deeds=[DARK_BLUE], mortgaged=[39])

    assert refused(table, seat, f"lift {deed}") == "mortgage.lift"


@pytest.mark.rule("mortgage.transfer")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("deed", "answer", "paid", "later"),
    [
        (39, "keep", 20, 220),
        (39, "redeem", 220, None),
        (12, "keep", 8, 83),
        (12, "redeem", 83, None),
        (37, "keep", 18, 193),
        (37, "redeem", 193, None),
    ],
)
def test_the_new_owner_lifts_at_once_or_pays_ten_per_cent(game, deed, answer, paid, later):
    """Whoever leaves it mortgaged pays the ten per cent again when lifting it later."""
    table = lay(game, cash=[500, 500], deeds=[[deed]], mortgaged=[deed])
    table.play(0, f"offer 1 give:{deed},get:50")
    taken = table.play(1, "accept 1")
    assert table.waiting() == (1,)
    answered = table.play(1, answer if later else f"{answer} {deed}")

    assert one_told(taken, "paid_interest").clause == "mortgage.transfer"
    assert told(answered)[0] == ("kept_mortgages" if later else "lifted", "mortgage.transfer")
    assert deeds(table, 1) == [deed]
    assert cash(table) == [550, 450 - paid]
    assert mortgaged(table) == ([deed] if later else [])
    assert table.waiting() == (0,)
    if later:
        events = table.play(1, f"lift {deed}")
        assert told(events) == [("lifted", "mortgage.lift")]
        assert cash(table) == [550, 450 - paid - later]


@pytest.mark.rule("mortgage.transfer", "mortgage.lift")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("answer", "left", "paid"),
    [
        ("keep", [12, 28], 16),  # 8 and 8, not ten per cent of 150
        ("redeem 12", [28], 91),
        ("redeem 28", [12], 91),
        ("redeem 12,28", [], 166),
    ],
)
def test_each_deed_is_lifted_or_left(game, answer, left, paid):
    """The ten per cent are rounded up deed by deed, and the choice is made deed by deed."""
    table = lay(game, cash=[500, 500], deeds=[[12, 28]], mortgaged=[12, 28])
    table.play(0, "offer 1 give:12,give:28")
    table.play(1, "accept 1")
    table.play(1, answer)

    assert mortgaged(table) == left
    assert cash(table) == [500, 500 - paid]


@pytest.mark.rule("mortgage.transfer")
@pytest.mark.parametrize("game", BOTH)
def test_both_sides_of_a_swap_pay_their_own_interest(game):
    """Ann gets 39 and Bob gets 5, both mortgaged."""
    table = lay(game, cash=[500, 500], deeds=[[5], [39]], mortgaged=[5, 39])
    table.play(0, "offer 1 give:5,take:39")
    events = table.play(1, "accept 1")
    paid = {
        event.facts()["seat"]: event.facts()["amount"] for event in events if event.name == "paid_interest"
    }
    for _ in range(2):
        seat = table.waiting()[0]
        table.play(seat, "keep")

    assert paid == {0: 20, 1: 10}
    assert cash(table) == [480, 490]
    assert mortgaged(table) == [5, 39]
    assert table.waiting() == (0,)


@pytest.mark.rule("mortgage.transfer")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(("purse", "allowed"), [(219, False), (220, True)])
def test_who_has_not_the_whole_sum_can_only_keep(game, purse, allowed):
    """The interest is paid already; the value itself must be in the purse, or raised first."""
    table = lay(game, cash=[0, purse], deeds=[[39], [5]], mortgaged=[39])
    table.play(0, "offer 1 give:39")
    table.play(1, "accept 1")

    assert ("redeem 39" in table.legal(1)) is allowed
    if not allowed:
        assert refused(table, 1, "redeem 39") == "mortgage.transfer"


@pytest.mark.rule("mortgage.transfer_cash")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("purses", "goods", "allowed"),
    [
        ([0, 19], "give:39", False),
        ([0, 20], "give:39", True),
        ([0, 27], "give:39,give:12", False),  # 20 and 8
        ([0, 28], "give:39,give:12", True),
        ([0, 100], "give:39,get:81", False),  # the price comes first
        ([0, 100], "give:39,get:80", True),
        ([20, 0], "give:39,pay:20", True),  # what comes with the deed counts
        ([20, 0], "give:39,pay:19", False),
    ],
)
def test_a_deal_must_leave_the_receiver_the_ten_per_cent(game, purses, goods, allowed):
    """Otherwise it cannot be accepted, and stands as it was."""
    table = lay(game, cash=purses, deeds=[[12, 39]], mortgaged=[12, 39])
    table.play(0, f"offer 1 {goods}")

    assert ("accept 1" in table.legal(1)) is allowed
    if allowed:
        events = table.play(1, "accept 1")
        assert ("struck_trade", "deal.what") in told(events)
    else:
        assert refused(table, 1, "accept 1") == "mortgage.transfer_cash"


@pytest.mark.rule("mortgage.transfer_cash")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("purse", "goods", "clause"),
    [
        (19, "take:39", "mortgage.transfer_cash"),
        (50, "take:39,pay:31", "mortgage.transfer_cash"),
        (50, "take:39,pay:51", "deal.what"),
        (20, "take:39", None),
        (50, "take:39,pay:30", None),
        (0, "take:39,get:20", None),
    ],
)
def test_who_offers_must_have_the_ten_per_cent_too(game, purse, goods, clause):
    """The one who would receive the mortgaged deed is the one who offers."""
    table = lay(game, cash=[purse, 500], deeds=[[], [39]], mortgaged=[39])

    if clause:
        assert refused(table, 0, f"offer 1 {goods}") == clause
    else:
        table.play(0, f"offer 1 {goods}")
        table.play(1, "accept 1")
        assert deeds(table, 0) == [39]
        assert table.waiting() == (0,)
