"""Leaving in the middle of a question: the seldom ones are answered for whoever has left."""

import pytest

import gamenight as gn
from tests.games.playing import go_on, one_told, stack, told
from tests.games.property.laid import BOTH, NAMES, buildings, cash, lay
from tests.games.property.scenes import SCARCE

ANN, BOB, CID = range(3)


@pytest.mark.rule("resign.leave", "tax.income")
def test_who_leaves_before_the_tax_is_chosen_pays_the_flat_one():
    """The tax comes before what is left goes to the Bank."""
    table = lay("dog-lovers", 3, [(1, 3)], cash=[1000, 500, 500])
    table.play(ANN, "roll")
    assert stack(table)[-1]["ask"] == "tax"
    events = table.resign(ANN)

    assert one_told(events, "chose_tax").facts() == {"seat": ANN, "percent": 0, "space": 4}
    assert one_told(events, "paid_tax").facts()["amount"] == 200
    assert one_told(events, "cash_to_bank").facts()["amount"] == 800
    assert table.waiting() == (BOB,)


@pytest.mark.rule("resign.leave", "build.shortage")
@pytest.mark.parametrize("game", BOTH)
def test_who_leaves_wants_no_scarce_house(game):
    """Bob is asked how many he wants, and leaves: Ann builds."""
    table = lay(game, 4, **SCARCE)
    table.play(ANN, "build 1")
    events = table.resign(BOB)

    assert one_told(events, "wanted_none").facts() == {"seat": BOB}
    assert one_told(events, "built").facts()["space"] == 1
    assert buildings(table)[1] == 1


@pytest.mark.rule("resign.leave", "build.shortage", "bankrupt.buildings")
@pytest.mark.parametrize("game", BOTH)
def test_a_scarce_house_that_a_leaver_has_won_is_put_down_and_sold(game):
    """On the first lot that can take it; then it goes back to the Bank with all the rest."""
    table = lay(game, 4, **SCARCE)
    go_on(table, "0 build 1", "1 want 1", "1 bid 9", "0 pass")
    assert stack(table)[-1]["ask"] == "place"
    events = table.resign(BOB)

    assert one_told(events, "placed").facts() == {"seat": BOB, "space": 6, "height": 1}
    assert one_told(events, "sold_group").facts()["amount"] == 25
    assert ("up_for_auction", "bankrupt.to_bank") in told(events)


@pytest.mark.rule("resign.leave", "bankrupt.to_player")
@pytest.mark.parametrize("game", BOTH)
def test_an_heir_who_leaves_lifts_nothing(game):
    """Bob has taken over Ann's mortgage, and goes: it is the Bank's, free of it."""
    debt = {"ask": "debt", "waits": [ANN], "seat": ANN, "creditor": BOB, "amount": 900, "space": 39}
    turn = {"ask": "turn", "waits": [], "seat": ANN, "stage": "acting", "throws": 1, "thrown": [1, 2]}
    table = lay(
        game, 4, cash=[0, 500, 500, 500], deeds=[[5], [39]], mortgaged=[5], serial=9, issued=9,
        places=[39, 0, 0, 0], stack=[turn, debt],
    )  # fmt: skip
    table.play(ANN, "bankrupt")
    assert stack(table)[-1]["ask"] == "inherit"
    events = table.resign(BOB)

    assert one_told(events, "kept_mortgages").facts() == {"seat": BOB, "count": 1}
    assert one_told(events, "cash_to_bank").facts() == {"seat": BOB, "amount": 490}
    assert table.position()["mortgaged"] == []
    assert [one["ask"] for one in stack(table)] == ["turn", "estate", "auction"]


@pytest.mark.rule("resign.leave", "setup.order")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("leaver", [ANN, BOB, CID])
def test_who_leaves_while_all_throw_for_the_start_begins_nothing(game, leaver):
    """Ann has thrown the most; whoever is left with the most begins."""
    table = gn.open(game, NAMES[:3], dealer=gn.Scripted(["dice 6 6", "dice 5 5", "dice 1 2"]))
    table.play(ANN, "roll")
    table.resign(leaver)
    for seat in {BOB, CID} - {leaver}:
        table.play(seat, "roll")

    assert table.waiting() == ({ANN: BOB, BOB: ANN, CID: ANN}[leaver],)
    assert stack(table)[0]["ask"] == "turn"


# What goes on below an open payment


@pytest.mark.rule("cards.collect_each", "debt.order")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("start", "card", "owes"), [(14, ("chest", 6), BOB), (19, ("chance", 14), ANN)], ids=["collect", "pay"]
)
def test_the_turn_waits_until_all_have_paid(game, start, card, owes):
    """Whoever cannot pay raises it first: the turn does not go on below."""
    money = [500, 500, 500]
    money[owes] = 0
    table = lay(game, 3, [(1, 2), card], places=[start, 0, 0], cash=money, deeds=[[5], [15]])
    table.play(ANN, "roll")

    assert [one["ask"] for one in stack(table)] == ["turn", "levy", "debt"]
    assert stack(table)[0]["stage"] == "acting"
    assert table.waiting() == (owes,)
    assert cash(table)[owes] == 0
