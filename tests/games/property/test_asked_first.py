"""What was asked for comes first: before bids, buildings, interest; and whoever leaves has lost."""

from typing import Any

import pytest

import gamenight as gn
from tests.games.playing import go_on, one_told, refused, told
from tests.games.property.laid import BOTH, cash, lay

HOUSES = {"6": 2, "8": 2, "9": 2}


@pytest.mark.rule("auction.cash", "debt.deals")
@pytest.mark.parametrize("game", BOTH)
def test_what_was_asked_for_is_not_bid_away(game):
    """Ann has 100 and is asked for 90 in the middle of an auction: she can bid 10, and then pays."""
    table = lay(
        game, 3, [(1, 1), (2, 4)], places=[4, 20, 20], cash=[100, 500, 500], deeds=[[], [6, 8, 9]],
        buildings=HOUSES,
    )  # fmt: skip
    go_on(table, "0 roll", "0 roll", "1 ask 1")

    assert table.legal(0) == ["pass", "bid 1..10"]
    assert refused(table, 0, "bid 11") == "debt.deals"
    go_on(table, "0 bid 10", "1 pass", "2 pass")
    assert cash(table) == [0, 590, 500]


@pytest.mark.rule("debt.deals", "build.shortage")
@pytest.mark.parametrize("game", BOTH)
def test_what_was_asked_for_is_not_built_away(game):
    """Ann asks to build, and before the others have answered Bob asks her for his rent."""
    crowd = {"11": 4, "13": 4, "14": 4, "16": 4, "18": 4, "19": 4, "21": 3, "23": 2, "24": 2}
    table = lay(
        game, 4, [(1, 2)], places=[29, 17, 17, 17], cash=[60, 500, 0, 0], buildings=crowd,
        deeds=[[1, 3], [6, 8, 9, 32], [], [11, 13, 14, 16, 18, 19, 21, 23, 24]],
    )  # fmt: skip
    events = go_on(table, "0 roll", "0 build 1", "1 ask 1", "1 none")

    assert ("cannot_build", "debt.deals") in told(events)
    assert cash(table)[:2] == [34, 526]


@pytest.mark.rule("debt.order", "bankrupt.to_player")
@pytest.mark.parametrize(
    ("deeds", "rich", "paid"), [([39], {}, 550), ([37, 39], {"37": 5, "39": 5}, 447)], ids=["small", "great"]
)
def test_an_heir_pays_older_debts_before_the_interest(deeds, rich, paid):
    """Bob owes Cid rent when Ann's mortgages come to him: Cid is paid first, or takes all there is."""
    many = [21, 23, 24, 26, 27, 29, 31, 32, 34]
    table = lay(
        "dog-lovers", 4, [(1, 2), (1, 2)], places=[9, 36, 20, 20], cash=[0, 0, 500, 500],
        deeds=[many, [12], deeds, [15]], mortgaged=many, buildings=rich,
    )  # fmt: skip
    go_on(table, "0 roll", "0 end", "1 roll", "2 ask 2", "1 ask 1", "0 bankrupt")
    assert table.view(1)["table"]["debt"]["other"] == 2
    events = go_on(table, "1 mortgage 12", *(["1 bankrupt"] if "1" in str(table.waiting()) else []))

    assert cash(table)[2] == paid
    assert one_told(events, "went_bankrupt_to_bank" if not rich else "went_bankrupt").facts()["seat"] == 1


@pytest.mark.rule("debt.order")
@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({}, None),
        ({"interest": -5}, "interest: -5 is not a whole number from 0"),
        ({"interest": 10**9}, "1000000000 is not the interest"),
        ({"stage": "thinking"}, "stage: 'thinking' is none of 'owing', 'paying', 'choosing'"),
        ({"reason": "rent.lot"}, "rent.lot is no reason for an interest"),
        ({"deeds": [20]}, r"deeds\[0\]: space 20 cannot be owned"),
    ],
)
def test_interest_that_waits_is_kept_in_positions(change, why):
    """It can be laid again as it was, and not with another sum."""
    many = [21, 23, 24]
    table = lay(
        "dog-lovers", 4, [(1, 2), (1, 2)], places=[9, 36, 20, 20], cash=[0, 0, 500, 500],
        deeds=[many, [12], [39], [15]], mortgaged=many,
    )  # fmt: skip
    go_on(table, "0 roll", "0 end", "1 roll", "2 ask 2", "1 ask 1", "0 bankrupt")
    position: Any = table.position()
    next(frame for frame in position["stack"] if frame["ask"] == "inherit").update(change)

    if why is None:
        assert gn.open("dog-lovers", table.names, position=position).hash() == table.hash()
    else:
        with pytest.raises(gn.BadPosition, match=why):
            gn.open("dog-lovers", table.names, position=position)


@pytest.mark.rule("resign.leave", "win.last")
@pytest.mark.parametrize("game", BOTH)
def test_who_resigns_in_the_middle_of_anything_cannot_win(game):
    """Ann owes Bob more than she has, and he gives up: she has won at once."""
    table = lay(
        game, 2, [(1, 2)], places=[36, 0], cash=[0, 500], deeds=[[5], [37, 39]],
        buildings={"37": 5, "39": 5},
    )  # fmt: skip
    go_on(table, "0 roll", "1 ask 1")
    table.resign(1)

    assert table.outcome is not None
    assert table.outcome.winners == [0]
    assert table.outcome.standings == [[0], [1]]


@pytest.mark.rule("resign.leave", "deal.what")
@pytest.mark.parametrize("game", BOTH)
def test_offers_of_who_resigns_are_off_at_once(game):
    """Bob resigns while Ann decides about a purchase: his offer to Cid no longer stands."""
    table = lay(game, 3, [(1, 2)], places=[36, 20, 20], deeds=[[1], [5], [15]])
    go_on(table, "1 offer 2 give:5,get:3", "0 roll")
    events = table.resign(1)

    assert ("expired", "deal.what") in told(events)
    assert table.view()["table"]["offers"] == []


@pytest.mark.rule("rent.pending")
@pytest.mark.parametrize("game", BOTH)
def test_a_rent_that_is_being_raised_is_not_asked_for_again(game):
    """It was asked for, and that is what Bob is told."""
    table = lay(
        game, 3, [(2, 2), (2, 1)], places=[2, 0, 0], cash=[10, 500, 500], deeds=[[5, 15], [6, 8, 9]],
        buildings=HOUSES,
    )  # fmt: skip
    go_on(table, "0 roll", "0 roll", "1 ask 1")

    assert refused(table, 1, "ask 1") == "rent.pending"


@pytest.mark.rule("buy.raise")
@pytest.mark.parametrize("game", BOTH)
def test_who_has_nothing_left_to_raise_the_price_with_is_not_asked_any_more(game):
    """Ann sells her only deed for too little: the property goes to auction."""
    table = lay(game, 2, [(1, 2)], places=[36, 0], deeds=[[1]], cash=[10, 1500])
    events = go_on(table, "0 roll", "0 offer 1 give:1,get:20", "1 accept 1")

    assert ("cannot_buy", "buy.raise") in told(events)
    assert table.view()["asked"] == "auction"
