"""The hard cases on the toy: interrupted, resumed, and with somebody leaving in the middle of each."""

from __future__ import annotations

from typing import Any

import pytest

import gamenight as gn
from tests.kernel.parlour_edition import parlour_table

NAMES = ["a", "b", "c", "d"]


def at(*moves: str, seats: int = 3, script: tuple[str, ...] = (), **position: Any) -> gn.Table:
    """A toy table after these moves, each written `seat word`."""
    table = parlour_table(NAMES[:seats], gn.Scripted(script), position)
    for move in moves:
        play(table, move)
    return table


def play(table: gn.Table, move: str) -> None:
    """One move, written `seat word`."""
    seat, _, word = move.partition(" ")
    table.play(int(seat), word)


def facts(table: gn.Table) -> Any:
    """The toy's position."""
    return table.position()


NOS = [{"cards": [0, 1]}] * 4


@pytest.mark.parametrize(
    ("bids", "owner", "coins"),
    [
        (["0 bid 3", "1 bid 5", "2 pass", "0 pass"], 1, [10, 5, 10]),
        (["1 pass", "2 pass", "0 bid 1"], 0, [9, 10, 10]),  # who declined may bid
        (["2 bid 10", "0 pass", "1 pass"], 2, [10, 10, 0]),
        (["0 pass", "1 pass", "2 pass"], -2, [10, 10, 10]),  # nobody wants it
    ],
)
def test_a_declined_lot_is_auctioned(bids, owner, coins):
    """Everybody may bid, in any order; the last and highest bidder pays and has it; the turn passes."""
    table = at("0 look", "0 decline", *bids)

    assert facts(table)["owner"][0] == owner
    assert facts(table)["coins"] == coins
    assert table.waiting() == (1,)


def test_an_auction_waits_for_all_who_have_neither_passed_nor_lead():
    """Nobody may do other business meanwhile."""
    table = at("0 look", "0 decline", "1 bid 2", owner=[-2, 1, -2, -2, -2])

    assert table.waiting() == (0, 2)
    assert table.legal(0) == ["pass", "bid 3..10"]
    with pytest.raises(gn.Refused):
        table.play(0, "offer 1 3")
    for word in ("bid 2", "bid 11"):
        with pytest.raises(gn.Refused) as refused:
            table.play(2, word)
        assert refused.value.clause == "auction.cash"


@pytest.mark.parametrize(
    ("moves", "owner"),
    [
        (["1 bid 5", "0 resign", "2 pass"], 1),  # one who had not bid
        (
            ["1 bid 5", "1 resign", "0 pass", "2 pass"],
            -2,
        ),  # the leader: the bid is honoured, then all is let go
        (["0 resign", "1 resign"], -2),
    ],
)
def test_leaving_in_an_auction(moves, owner):
    """Whoever leaves passes; a standing highest bid is honoured; then the seat is settled at the turn."""
    table = at("0 look", "0 decline", *moves)
    while table.outcome is None and table.view()["asked"] == "auction":
        table.play(table.waiting()[0], "pass")

    assert facts(table)["owner"][0] == owner
    assert sum(facts(table)["coins"]) + facts(table)["bank"] == 100
    assert table.outcome is not None or table.view()["asked"] == "turn"


def test_a_charge_on_three_seats_runs_in_lanes():
    """One refuses and is insisted on, one pays in parts, one is let off after a second No."""
    table = at("0 dun", seats=4, hands=NOS, bag=[3, 2])
    assert table.waiting() == (1, 2, 3)
    for move in ("2 allow", "1 no", "2 pay 1", "0 insist 1", "3 allow", "2 pay 2", "3 pay 3"):
        play(table, move)

    assert table.waiting() == (1,)
    assert table.legal(1) == ["allow"]  # the No is spent
    play(table, "1 allow")
    play(table, "1 pay 3")
    assert facts(table)["coins"] == [19, 7, 7, 7]
    assert table.waiting() == (1,)
    assert table.view()["asked"] == "turn"


def test_a_refusal_that_stands():
    """The actor yields: the one lane is over, the others go on."""
    table = at("0 dun", "1 no", "0 yield 1", "2 allow", "2 pay 3", hands=NOS[:3], bag=[3, 3])

    assert facts(table)["coins"] == [13, 10, 7]


@pytest.mark.parametrize(
    ("moves", "coins"),
    [
        (["1 resign", "2 allow", "2 pay 3"], [13, 0, 7]),  # a target is let off
        (["1 allow", "1 pay 2", "1 resign", "2 allow", "2 pay 3"], [15, 0, 7]),  # in the middle of paying
        (["1 no", "0 resign", "2 allow", "2 pay 3"], [0, 10, 7]),  # the actor insists on nothing
        (["2 no", "0 insist 2", "2 resign", "1 allow", "1 pay 3"], [13, 7, 0]),
    ],
)
def test_leaving_in_a_charge(moves, coins):
    """Each lane ends by itself; whoever left is settled when all are done."""
    table = at("0 dun", *moves, hands=NOS[:3], bag=[3, 3])

    assert facts(table)["coins"] == coins
    assert table.view()["asked"] == "turn"


def test_a_debt_is_settled_by_selling():
    """Only what is legal is offered, and bankruptcy is not while sales cover the sum."""
    table = at("0 dun", "1 allow", "1 owe", coins=[10, 1, 10], owner=[1, 1, -2, -2, -2])

    assert table.legal(1) == ["sell 0", "sell 1"]
    with pytest.raises(gn.Refused) as refused:
        table.play(1, "bankrupt")
    assert refused.value.clause == "debt.bankrupt"
    play(table, "1 sell 0")
    play(table, "1 settle")
    assert facts(table)["coins"] == [13, 0, 10]
    assert table.waiting() == (2,)  # the charge goes on with the other lane


def test_a_debt_that_cannot_be_paid_opens_an_estate_auction():
    """Coins to the creditor, each lot to the highest bidder; then the charge below goes on."""
    table = at("0 dun", "1 allow", "1 owe", coins=[10, 0, 10], owner=[1, -2, -2, -2, -2])
    play(table, "1 bankrupt")
    assert table.view()["asked"] == "auction"
    for move in ("2 bid 4", "0 pass"):
        play(table, move)

    assert facts(table)["owner"] == [2, -2, -2, -2, -2]
    assert facts(table)["out"] == [1]
    assert table.view()["asked"] == "charge"
    play(table, "2 allow")
    play(table, "2 pay 3")
    assert facts(table)["coins"] == [13, 0, 3]
    assert table.waiting() == (2,)  # seat 1 is skipped


@pytest.mark.parametrize("leaver", [0, 1, 2])
def test_leaving_in_an_estate_auction(leaver):
    """Creditor, bankrupt or bidder: the auction ends, the stack unwinds, the game goes on or ends."""
    table = at(
        "0 dun", "1 allow", "1 owe", "1 bankrupt", seats=4, coins=[10, 0, 10, 10], owner=[1, -2, -2, -2, -2]
    )
    if leaver == 1:
        with pytest.raises(gn.Refused) as refused:
            table.play(1, "resign")
        assert refused.value.clause == "table.out"
        return
    table.play(leaver, "resign")
    while table.view()["asked"] == "auction":
        table.play(table.waiting()[0], "pass")
    while table.outcome is None and table.view()["asked"] == "charge":
        seat = table.waiting()[0]
        table.play(seat, {"allow": "allow", "pay 1..3": "pay 3"}[table.legal(seat)[0]])

    assert table.view()["asked"] == "turn"
    assert sorted(facts(table)["out"]) == sorted([1, leaver])


@pytest.mark.parametrize("leaver", [0, 1])
def test_leaving_in_a_debt(leaver):
    """The debtor pays what there is; a creditor who left is still paid, then settled."""
    table = at("0 dun", "1 allow", "1 owe", coins=[10, 1, 10], owner=[1, 1, -2, -2, -2])
    table.play(leaver, "resign")
    if leaver == 0:
        play(table, "1 sell 0")
        play(table, "1 settle")
    for word in ("allow", "pay 3"):
        table.play(2, word)

    while table.outcome is None and table.view()["asked"] == "auction":
        table.play(table.waiting()[0], "pass")
    assert facts(table)["out"] == [leaver]
    assert sum(facts(table)["coins"]) + facts(table)["bank"] == 100


def test_an_offer_stands_and_is_countered():
    """It blocks nobody; a counter-offer takes its place; accepting moves coins and lot."""
    table = at("1 offer 0 3", owner=[0, -2, -2, -2, -2])
    play(table, "0 counter 1 6")
    with pytest.raises(gn.Refused):
        table.play(0, "accept 1")
    assert table.waiting() == (0,)
    play(table, "1 accept 2")

    assert facts(table)["owner"][0] == 1
    assert facts(table)["coins"] == [16, 4, 10]
    assert table.waiting() == (0,)


@pytest.mark.parametrize(
    ("moves", "word"),
    [
        (["1 offer 0 3", "1 withdraw 1"], "accept 1"),
        (["1 offer 0 3", "0 refuse 1"], "accept 1"),
        (["1 offer 0 3", "2 offer 0 5", "0 accept 2"], "accept 1"),  # the lot is gone
        (["1 offer 0 3", "1 resign"], "accept 1"),
    ],
)
def test_an_offer_that_no_longer_stands_is_refused(moves, word):
    """Withdrawn, refused, its lot sold, its maker gone."""
    table = at(*moves, seats=4, owner=[0, -2, -2, -2, -2])
    before = table.hash()
    with pytest.raises(gn.Refused) as refused:
        table.play(0, word)

    assert refused.value.clause == "offer.stands"
    assert table.hash() == before


def test_a_debtor_may_take_an_offer():
    """In a debt only the debtor does other business."""
    table = at("2 offer 0 9", "0 dun", "1 allow", "1 owe", coins=[10, 1, 10], owner=[1, 1, -2, -2, -2])
    with pytest.raises(gn.Refused):
        table.play(2, "withdraw 1")
    play(table, "1 accept 1")
    play(table, "1 settle")

    assert facts(table)["coins"][:2] == [13, 7]


def test_a_claim_outlives_its_turn_and_interrupts_another():
    """Asked while somebody else decides whether to buy; then that decision goes on as it was."""
    table = at("0 visit 0", "1 look", owner=[2, -2, -2, -2, -2])
    before = table.legal(1)
    play(table, "2 ask 1")
    assert table.waiting() == (0,)
    assert "settle" in table.legal(0)
    play(table, "0 settle")

    assert facts(table)["coins"] == [7, 10, 13]
    assert (table.waiting(), table.legal(1)) == ((1,), before)


def test_a_claim_lapses():
    """Not asked before the debtor's next turn comes: nothing is owed."""
    table = at("0 visit 0", "1 rest", "2 rest", owner=[2, -2, -2, -2, -2])
    with pytest.raises(gn.Refused) as refused:
        table.play(2, "ask 1")

    assert refused.value.clause == "claim.lapse"


@pytest.mark.parametrize("leaver", [0, 2])
def test_a_claim_dies_with_its_parties(leaver):
    """Debtor or owner gone: nothing to ask."""
    table = at("0 visit 0", f"{leaver} resign", seats=4, owner=[2, -2, -2, -2, -2])

    assert facts(table).get("standing") is None


def test_the_clock_ends_the_game_when_what_is_in_hand_is_settled():
    """In an auction it is only noted; the auction is finished, then the richest wins."""
    table = at("0 look", "0 decline")
    table.tick(60)
    assert table.outcome is None
    for move in ("1 bid 1", "0 pass", "2 pass"):
        play(table, move)

    assert table.outcome is not None
    assert (table.outcome.clause, table.outcome.winners) == ("timed.end", [1])
    assert table.outcome.standings == [[1], [0, 2]]


@pytest.mark.rule("table.clock")
def test_the_clock_never_runs_backward():
    """It may stand still; backward is refused."""
    table = at()
    table.tick(20)
    table.tick(20)
    with pytest.raises(gn.Refused) as refused:
        table.tick(19)

    assert refused.value.clause == "table.clock"
    assert "20 minutes" in refused.value.sentence
    assert facts(table)["clock"] == 20
    with pytest.raises(gn.Refused):
        table.play(0, gn.Action(table.game.clock_verbs[0], number=30))


def test_between_throws_the_clock_ends_the_game_at_once():
    """With nothing in hand there is nothing to wait for."""
    table = at()
    table.tick(61)

    assert table.outcome is not None
    assert table.outcome.winners == [0, 1, 2]


def test_leaving_with_a_secret_hand():
    """The cards are out of play and nobody learns them."""
    table = at("0 draw", "1 resign", script=("card no",), hands=NOS[:3], bag=[3, 3])

    assert facts(table)["hands"][1] == {"cards": [0, 0]}
    assert "no" not in str([event.facts() for event in table.heard(2)])


def test_a_serial_names_one_asking():
    """Another asking has another serial; an answer in the same asking leaves it."""
    table = at("0 look")
    asked = table.view()["serial"]
    play(table, "0 decline")
    auction = table.view()["serial"]
    play(table, "1 bid 2")

    assert asked != auction
    assert table.view()["serial"] == auction
