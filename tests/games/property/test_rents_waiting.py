"""Rents that wait: for dice, for a debtor, for those that were asked for before; and asking again."""

import pytest

from tests.games.playing import go_on, one_told, reason, stack, told
from tests.games.property.laid import BOTH, cash, lay

ANN, BOB, CID = range(3)


def claim(number, seat, other, amount, space=39, asked=0, times=0):
    """The seat has landed on a property of the other's."""
    stands = {"kind": "claim", "number": number, "seat": seat, "other": other, "space": space, "times": times}
    why = "rent.utility" if times else "rent.lot"
    return {**stands, "amount": amount, "reason": why, "lapses": 0 if asked else 9, "asked": asked}


def owing(game, amount, *claims, money=(0, 0, 500), mine=(5, 15), **more):
    """Ann owes Bob a rent and has two stations to mortgage; other rents stand."""
    debt = {"ask": "debt", "waits": [ANN], "seat": ANN, "creditor": BOB, "amount": amount, "space": 39}
    turn = {"ask": "turn", "waits": [], "seat": ANN, "stage": "acting", "throws": 1, "thrown": [1, 2]}
    return lay(
        game, 3, cash=[*money], deeds=[[*mine], [39], [37]], places=[39, 0, 0], serial=9, issued=9,
        asked=5, stack=[turn, debt], standing=[*claims], **more,
    )  # fmt: skip


@pytest.mark.rule("rent.utility", "debt.raise")
def test_a_rent_by_dice_that_must_be_raised_is_paid_once():
    """Ann throws seven for Bob's utility, raises 28, and has paid."""
    table = lay("kanto", 2, [(1, 2), (3, 4)], places=[9, 0], cash=[5, 0], deeds=[[5], [12]])
    go_on(table, "0 roll", "1 ask 1")
    assert table.view()["table"]["debt"]["amount"] == 28
    events = table.play(0, "mortgage 5")

    assert told(events) == [("mortgaged", "mortgage.take"), ("paid_rent", "rent.utility")]
    assert cash(table) == [5 + 100 - 28, 28]
    assert table.legal(0)[0] == "end"


@pytest.mark.rule("rent.utility", "rent.pending", "debt.order")
def test_dice_for_a_rent_come_before_the_next_rent():
    """In an auction two rents are asked for; the throw decides the first before the second is paid."""
    table = lay(
        "kanto", 3, [(1, 2), (3, 4)], turn=CID, places=[0] * 3, cash=[100, 0, 0], deeds=[[], [12, 39]],
        issued=2, standing=[claim(1, ANN, BOB, 0, 12, times=4), claim(2, ANN, BOB, 20)],
    )  # fmt: skip
    go_on(table, "2 roll", "1 ask 1", "1 ask 2")
    events = go_on(table, "0 pass", "1 pass")

    assert [name for name, _ in told(events)][-3:] == ["threw", "paid_rent", "paid_rent"]
    assert [one.facts()["amount"] for one in events[-2:]] == [28, 20]
    assert cash(table) == [52, 48, 0]


@pytest.mark.rule("debt.raise", "debt.order")
@pytest.mark.parametrize("game", BOTH)
def test_only_what_was_asked_for_comes_in(game):
    """Ann has raised some: a rent that she has not asked Cid for stays where it is, and so does an offer."""
    offer = {
        "kind": "offer",
        "number": 8,
        "seat": CID,
        "other": ANN,
        "gives": {"cash": 5},
        "takes": {"deeds": [15]},
    }
    table = owing(game, 150, claim(3, CID, ANN, 30, 1), offer)
    table.play(ANN, "mortgage 5")

    assert cash(table) == [100, 0, 500]
    assert table.waiting() == (ANN,)
    events = table.play(ANN, "ask 3")
    assert one_told(events, "paid_rent").facts()["seat"] == CID
    assert cash(table) == [130, 0, 470]


@pytest.mark.rule("debt.order", "rent.pending")
@pytest.mark.parametrize("game", BOTH)
def test_what_others_are_asked_for_waits_for_the_older_debt(game):
    """Bob has asked Cid too, but after Ann: Cid pays when Ann has."""
    table = owing(game, 190, claim(3, CID, BOB, 30, 39, asked=5))
    table.play(ANN, "mortgage 5")
    assert cash(table) == [100, 0, 500]
    table.play(ANN, "mortgage 15")

    assert cash(table) == [10, 220, 470]


@pytest.mark.rule("debt.raise")
@pytest.mark.parametrize("game", BOTH)
def test_while_another_raises_a_rent_for_the_debtor_the_debt_is_as_it_was(game):
    """Cid must raise what Ann has asked for: Ann's question is not put anew meanwhile."""
    table = owing(game, 150, claim(3, CID, ANN, 30, 5), money=(0, 0, 0))
    before = stack(table)[1]["serial"]
    table.play(ANN, "ask 3")

    assert [one["ask"] for one in stack(table)] == ["turn", "debt", "debt"]
    assert stack(table)[1]["serial"] == before
    table.play(CID, "mortgage 37")
    assert cash(table)[ANN] == 30
    assert table.waiting() == (ANN,)


@pytest.mark.rule("debt.bankrupt")
@pytest.mark.parametrize("game", BOTH)
def test_who_has_nothing_left_to_do_is_bankrupt_without_a_question(game):
    """The last rent is too little, and nobody has anything to trade with."""
    debt = {"ask": "debt", "waits": [ANN], "seat": ANN, "creditor": BOB, "amount": 100, "space": 39}
    turn = {"ask": "turn", "waits": [], "seat": ANN, "stage": "acting", "throws": 1, "thrown": [1, 2]}
    table = lay(
        game, 3, cash=[0, 0, 30], serial=9, issued=9, stack=[turn, debt], standing=[claim(3, CID, ANN, 30, 5)]
    )
    events = table.play(ANN, "ask 3")

    assert told(events)[1:3] == [("paid_rent", "rent.lot"), ("went_bankrupt", "bankrupt.to_player")]
    assert cash(table) == [0, 30, 0]


@pytest.mark.rule("debt.order", "turn.end")
@pytest.mark.parametrize("game", BOTH)
def test_the_dice_of_a_bankrupt_wait_for_rents_asked_for(game):
    """Ann is out, and Cid must still raise what Bob has asked for: nobody's turn begins before."""
    table = owing(game, 900, claim(3, CID, BOB, 30, 39, asked=5), money=(0, 0, 0), mine=())
    events = table.play(ANN, "bankrupt")
    assert [one["ask"] for one in stack(table)] == ["turn", "debt"]
    assert "turn_began" not in [name for name, _ in told(events)]
    events = table.play(CID, "mortgage 37")

    assert told(events)[-1] == ("turn_began", "turn.end")
    assert table.waiting() == (BOB,)


@pytest.mark.rule("cards.collect_each", "debt.order", "bankrupt.to_player")
@pytest.mark.parametrize(("game", "amount"), [("kanto", 10), ("dog-lovers", 50)])
def test_who_goes_out_while_others_pay_by_a_card_pays_nothing(game, amount):
    """Bob raises his part by asking Cid for a rent, which is more than Cid has; then only Dan pays."""
    table = lay(
        game, 4, [(1, 2), ("chest", 6)], places=[14, 0, 0, 0], cash=[0, 0, 60, 500], issued=3,
        standing=[claim(3, CID, BOB, 500, 1)],
    )  # fmt: skip
    table.play(ANN, "roll")
    assert table.waiting() == (BOB,)
    events = go_on(table, "1 ask 3")
    if table.waiting() == (CID,):
        events += table.play(CID, "bankrupt")

    assert one_told(events, "went_bankrupt").facts() == {"seat": CID, "other": BOB}
    assert cash(table) == [2 * amount, 60 - amount, 0, 500 - amount]
    assert table.waiting() == (ANN,)


# Asking again, or for what is another's


@pytest.mark.rule("rent.ask", "rent.pending")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("debtor", [ANN, BOB, CID])
def test_a_rent_that_is_being_raised_is_not_asked_for_again(game, debtor):
    """Whoever owes it; another's rent is another's."""
    owner, third = [seat for seat in range(3) if seat != debtor]
    debt = {"ask": "debt", "waits": [debtor], "seat": debtor, "creditor": owner, "amount": 90, "space": 39}
    turn = {"ask": "turn", "waits": [], "seat": debtor, "stage": "acting", "throws": 1, "thrown": [1, 2]}
    mine: list[list[int]] = [[], [], []]
    mine[debtor] = [5]
    table = lay(
        game, 3, cash=[0] * 3, deeds=mine, turn=debtor, serial=9, issued=9, asked=5, stack=[turn, debt],
        standing=[claim(3, debtor, third, 20, 37, asked=5)],
    )  # fmt: skip

    already = {"seat": debtor, "space": 39}
    assert reason(table, owner, "ask 1") == ("asked_already", "rent.pending", already)
    assert reason(table, third, "ask 1") == ("no_claim", "rent.ask", {})
    assert reason(table, third, "ask 3") == ("asked_already", "rent.pending", {"seat": debtor, "space": 37})
    assert reason(table, owner, "ask 3") == ("not_your_claim", "rent.ask", {"seat": third, "space": 37})


@pytest.mark.rule("rent.ask", "bankrupt.to_player")
@pytest.mark.parametrize("game", BOTH)
def test_of_a_bankrupt_nothing_more_is_asked(game):
    """Bob decides about Ann's mortgage: her rent is gone, not asked for already."""
    table = owing(game, 900, mine=(5,), money=(0, 500, 0), mortgaged=[5])
    table.play(ANN, "bankrupt")

    assert stack(table)[-1]["ask"] == "inherit"
    assert reason(table, BOB, "ask 1") == ("no_claim", "rent.ask", {})


@pytest.mark.rule("build.group")
@pytest.mark.parametrize("game", BOTH)
def test_what_a_house_costs_is_said(game):
    """The space, its price, and the cash in hand."""
    table = lay(game, 2, cash=[49, 0], deeds=[[1, 3]])

    assert reason(table, 0, "build 3") == ("build_dear", "build.group", {"space": 3, "amount": 50, "has": 49})
