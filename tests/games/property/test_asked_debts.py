"""Rents that were asked for, and one of the parties is in debt or goes bankrupt before they are paid."""

import pytest

from tests.games.playing import go_on, one_told, stack, told
from tests.games.property.laid import BOTH, cash, lay


def claim(number, seat, other, amount, space=19, asked=0):
    """The seat has landed on a property of the other's."""
    stands = {"kind": "claim", "number": number, "seat": seat, "other": other, "space": space}
    return {**stands, "amount": amount, "reason": "rent.lot", "lapses": 0 if asked else 9, "asked": asked}


def auctioned(game, due, owed, purse=500, mine=()):
    """In an auction Ann has asked Bob for what is due, and then Bob has asked Cid for what is owed."""
    table = lay(
        game, 3, [(1, 2)], turn=2, places=[0] * 3, cash=[500, 0, purse], deeds=[[39], [*mine]],
        mortgaged=[*mine], issued=2, standing=[claim(1, 1, 0, due, 39), claim(2, 2, 1, owed)],
    )  # fmt: skip
    go_on(table, "2 roll", "2 decline", "0 ask 1", "1 ask 2")
    return table


@pytest.mark.rule("debt.raise", "debt.order", "rent.pending")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("mine", [(), (19,)], ids=["nothing", "a mortgaged deed"])
@pytest.mark.parametrize("owed", [60, 100])
def test_a_rent_asked_for_before_pays_the_debt(game, mine, owed):
    """Bob can pay Ann with what he has asked Cid for, and so he is paid first and owes nothing more."""
    table = auctioned(game, 60, owed, mine=mine)
    events = go_on(table, "0 pass", "2 pass")

    assert told(events)[-3:] == [("owes", "debt.raise"), ("paid_rent", "rent.lot"), ("paid_rent", "rent.lot")]
    assert [event.facts()["seat"] for event in events[-3:]] == [1, 2, 1]
    assert cash(table) == [560, owed - 60, 500 - owed]
    assert table.waiting() == (2,)


@pytest.mark.rule("debt.raise", "debt.bankrupt", "bankrupt.to_player")
@pytest.mark.parametrize("game", BOTH)
def test_a_rent_asked_for_before_is_the_creditors_if_it_is_too_little(game):
    """Bob is paid 59 of the 60 that he owes, has nothing else, and is bankrupt to Ann."""
    table = auctioned(game, 60, 59)
    go_on(table, "0 pass", "2 pass")
    assert cash(table) == [500, 59, 441]
    events = table.play(1, "bankrupt")

    assert one_told(events, "went_bankrupt").facts() == {"seat": 1, "other": 0}
    assert one_told(events, "gave_cash").facts() == {"seat": 1, "other": 0, "amount": 59}
    assert cash(table) == [559, 0, 441]


@pytest.mark.rule("debt.raise", "debt.order")
@pytest.mark.parametrize("game", BOTH)
def test_a_payer_who_is_short_raises_it_first(game):
    """Cid has 10 of the 100 that Bob has asked for: Cid is asked, then Cid pays Bob and Bob pays Ann."""
    table = lay(
        game, 3, [(1, 2)], turn=2, places=[0] * 3, cash=[500, 0, 10], deeds=[[39], [], [5]],
        issued=2, standing=[claim(1, 1, 0, 60, 39), claim(2, 2, 1, 100)],
    )  # fmt: skip
    go_on(table, "2 roll", "2 decline", "0 ask 1", "1 ask 2", "0 pass", "2 pass")
    assert table.waiting() == (2,)
    go_on(table, "2 mortgage 5")

    assert cash(table) == [560, 40, 10]
    assert table.waiting() == (2,)


ANN, BOB, CID, DAN = range(4)


def entangled(game, *standing):
    """Dan owes the Bank a tax and asks Bob, who has nothing, for a rent of 30; other claims stand too."""
    owing = {"ask": "debt", "waits": [DAN], "seat": DAN, "amount": 100, "reason": "tax.luxury", "space": 38}
    turn = {"ask": "turn", "waits": [], "seat": DAN, "stage": "acting", "throws": 1, "thrown": [1, 2]}
    table = lay(
        game, 4, turn=DAN, places=[0, 0, 0, 38], cash=[500, 0, 500, 0], deeds=[[39], [], [], [1]],
        issued=5, serial=9, asked=2, stack=[turn, owing], standing=[claim(3, BOB, DAN, 30, 1), *standing],
    )  # fmt: skip
    return table, go_on(table, f"{DAN} ask 3", f"{BOB} bankrupt")


@pytest.mark.rule("bankrupt.to_player", "rent.lapse", "debt.order")
@pytest.mark.parametrize("game", BOTH)
def test_the_creditor_takes_over_rents_that_a_bankrupt_had_asked_for(game):
    """Ann had asked Bob before: what he had asked Dan for is hers now, what he had not asked for is gone."""
    older, asked, later = (
        claim(1, BOB, ANN, 60, 39, 1),
        claim(2, DAN, BOB, 50, asked=2),
        claim(4, CID, BOB, 70),
    )
    table, events = entangled(game, older, asked, later)

    assert one_told(events, "went_bankrupt").facts() == {"seat": BOB, "other": ANN}
    left = [(one["seat"], one["other"], one["amount"]) for one in table.position()["standing"]]
    assert left == [(DAN, ANN, 50)]
    voids = [(one.clause, one.facts()) for one in events if one.name == "claim_void"]
    assert ("rent.lapse", {"seat": CID, "other": BOB, "space": 19}) in voids
    assert ("debt.order", {"seat": BOB, "other": DAN, "space": 1}) in voids


@pytest.mark.rule("bankrupt.to_player", "rent.lapse")
@pytest.mark.parametrize("game", BOTH)
def test_nobody_owes_rent_to_himself(game):
    """Bob is bankrupt to Dan, whom he had asked for a rent: Dan owes nothing for it."""
    table, events = entangled(game, claim(2, DAN, BOB, 50, asked=2))

    assert one_told(events, "went_bankrupt").facts() == {"seat": BOB, "other": DAN}
    assert "standing" not in table.position()
    assert one_told(events, "claim_void").facts() == {"seat": DAN, "other": BOB, "space": 19}


@pytest.mark.rule("bankrupt.to_player", "rent.lapse", "debt.order")
@pytest.mark.parametrize("game", BOTH)
def test_the_creditor_takes_over_what_is_being_raised_for_a_bankrupt(game):
    """Ann raises 50 for Bob and asks him for 10; Cid had asked him before, and takes over all that is his."""
    turn = {"ask": "turn", "waits": [], "seat": ANN, "stage": "acting", "throws": 1, "thrown": [1, 2]}
    owing = {"ask": "debt", "waits": [ANN], "seat": ANN, "creditor": BOB, "amount": 50, "reason": "rent.lot"}
    table = lay(
        game, 4, places=[1, 0, 0, 0], cash=[0, 0, 500, 500], deeds=[[5], [1]], issued=5, serial=9, asked=1,
        stack=[turn, {**owing, "space": 1}],
        standing=[claim(1, BOB, CID, 60, asked=1), claim(2, BOB, ANN, 10)],
    )  # fmt: skip
    go_on(table, "0 ask 2", "1 bankrupt")
    if table.view()["asked"] == "inherit":
        table.play(CID, "keep")
    assert table.question(ANN).startswith(f"You owe {table.names[CID]} ")
    before = cash(table)[CID]
    events = table.play(ANN, "mortgage 5")

    assert one_told(events, "paid_rent").facts() == {"seat": ANN, "other": CID, "amount": 50, "space": 1}
    assert cash(table)[CID] == before + 50


@pytest.mark.rule("debt.deals", "auction.bidding")
@pytest.mark.parametrize("game", BOTH)
def test_who_has_a_debt_to_raise_does_not_bid(game):
    """Dan owes a tax; Bob, whom he asks, is bankrupt to Ann, and she to the Bank: Cid bids for it alone."""
    older = claim(1, BOB, ANN, 60, 39, 1)
    owing = {"ask": "debt", "waits": [DAN], "seat": DAN, "amount": 100, "reason": "tax.luxury", "space": 38}
    turn = {"ask": "turn", "waits": [], "seat": DAN, "stage": "acting", "throws": 1, "thrown": [1, 2]}
    table = lay(
        game, 4, turn=DAN, places=[0, 0, 0, 38], cash=[0, 0, 500, 0], deeds=[[], [19], [], [5, 15, 25]],
        mortgaged=[19], issued=5, serial=9, asked=1, stack=[turn, owing],
        standing=[older, claim(3, BOB, DAN, 30, 5)],
    )  # fmt: skip
    go_on(table, f"{DAN} ask 3", f"{BOB} bankrupt", f"{ANN} bankrupt")

    assert table.view()["asked"] == "auction"
    assert table.waiting() == (CID,)
    go_on(table, f"{DAN} mortgage 5", f"{DAN} mortgage 15")
    assert table.waiting() == (CID,)
    events = table.play(CID, "pass")
    assert told(events)[-2:] == [("no_bids_again", "bankrupt.to_bank"), ("paid_tax", "tax.luxury")]


@pytest.mark.rule("rent.lapse", "bankrupt.to_player")
@pytest.mark.parametrize("game", BOTH)
def test_a_debt_to_whoever_is_bankrupt_to_the_debtor_is_gone(game):
    """Ann raises 50 for Bob, who cannot pay her the 10 that she asks him for: then she owes him nothing."""
    turn = {"ask": "turn", "waits": [], "seat": ANN, "stage": "acting", "throws": 1, "thrown": [1, 2]}
    owing = {"ask": "debt", "waits": [ANN], "seat": ANN, "creditor": BOB, "amount": 50, "reason": "rent.lot"}
    table = lay(
        game, 3, places=[1, 0, 0], cash=[0, 0, 500], deeds=[[5], [1]], mortgaged=[1], issued=5, serial=9,
        stack=[turn, {**owing, "space": 1}], standing=[claim(1, BOB, ANN, 10, 5)],
    )  # fmt: skip
    events = go_on(table, "0 ask 1", "1 bankrupt")

    void = one_told(events, "claim_void")
    assert (void.clause, void.facts()) == ("rent.lapse", {"seat": ANN, "other": BOB, "space": 1})
    assert table.view()["table"]["debt"]["reason"] == "bankrupt.to_player"  # the interest, which is left
    assert "creditor" not in stack(table)[-1]
