"""An heir who is in debt: older debts, then the interest once, then the question what to lift."""

from __future__ import annotations

from typing import Any

import pytest

from gamenight.games.property.actions import VERBS
from gamenight.kernel import engine
from gamenight.notation.words import read
from tests.games.playing import go_on, one_told, reason, stack, told
from tests.games.property.laid import BOTH, cash, lay
from tests.games.property.test_asked_debts import ANN, BOB, CID, DAN, claim

TURN = {"ask": "turn", "waits": [], "seat": DAN, "stage": "acting", "throws": 1, "thrown": [1, 2]}
TAX = {"ask": "debt", "waits": [], "seat": DAN, "amount": 100, "reason": "tax.luxury", "space": 38}


def debt(seat: int, creditor: int, amount: int) -> dict[str, Any]:
    """A rent that the seat has not yet raised."""
    owed = {"ask": "debt", "waits": [], "seat": seat, "creditor": creditor, "amount": amount}
    return {**owed, "reason": "rent.lot", "space": 1}


def heir(game, mine, purse=0):
    """Dan owes 100 of tax and asks Ann for a rent; her two mortgaged stations are his, for 20 of interest."""
    table = lay(
        game, 4, turn=DAN, places=[0, 0, 0, 38], cash=[0, 500, 500, purse], deeds=[[5, 15], [], [], mine],
        mortgaged=[5, 15], issued=5, serial=9, stack=[TURN, {**TAX, "waits": [DAN]}],
        standing=[claim(1, ANN, DAN, 30, 1)],
    )  # fmt: skip
    go_on(table, f"{DAN} ask 1", f"{ANN} bankrupt")
    return table


@pytest.mark.rule("debt.deals", "debt.order", "bankrupt.to_player")
@pytest.mark.parametrize("game", BOTH)
def test_the_interest_that_waits_is_a_debt_already(game):
    """100 of tax and 20 of interest come before lifting anything."""
    table = heir(game, [1, 39])

    assert [frame["ask"] for frame in stack(table)] == ["turn", "inherit", "debt"]
    assert reason(table, DAN, "lift 5") == ("debt_first", "debt.deals", {"amount": 120})


@pytest.mark.rule("debt.order", "bankrupt.to_player")
@pytest.mark.parametrize("game", BOTH)
def test_the_interest_comes_after_the_older_debt_and_then_the_question(game):
    """Dan raises 200: 100 of tax, 20 of interest, and 80 are left to lift with."""
    table = heir(game, [1, 39])
    events = go_on(table, f"{DAN} mortgage 39")

    assert told(events)[-2:] == [("paid_tax", "tax.luxury"), ("paid_interest", "bankrupt.to_player")]
    assert cash(table)[DAN] == 80
    assert (stack(table)[-1]["ask"], stack(table)[-1]["stage"]) == ("inherit", "choosing")


@pytest.mark.rule("debt.order", "bankrupt.to_player")
@pytest.mark.parametrize("game", BOTH)
def test_interest_that_must_be_raised_is_paid_once(game):
    """The tax takes all that Dan has; the next mortgage brings 30, and 10 of it stay his."""
    table = heir(game, [1, 3], 70)
    go_on(table, f"{DAN} mortgage 1")
    assert (stack(table)[-1]["ask"], stack(table)[-1]["amount"]) == ("debt", 20)
    events = go_on(table, f"{DAN} mortgage 3")

    assert one_told(events, "paid_interest").facts() == {"seat": DAN, "amount": 20}
    assert cash(table)[DAN] == 10
    assert table.view()["asked"] == "turn"


@pytest.mark.rule("debt.order", "bankrupt.to_player")
@pytest.mark.parametrize("game", BOTH)
def test_only_debts_that_are_open_come_before_the_interest(game):
    """In one state: Dan has paid Bob and Bob Ann when she gives up; of Dan's debts the tax alone is left."""
    open_debts = [TAX, debt(ANN, DAN, 30), debt(BOB, ANN, 5), {**debt(DAN, BOB, 5), "waits": [DAN]}]
    table = lay(
        game, 4, turn=DAN, places=[0, 0, 0, 38], cash=[0, 0, 500, 0], deeds=[[5], [], [], [1, 3]],
        mortgaged=[5], serial=9, stack=[TURN, *open_debts],
    )  # fmt: skip
    state = table.state.copy()
    for seat, word in ((DAN, "mortgage 1"), (ANN, "bankrupt")):
        engine.play(state, seat, read(table.game, VERBS, word))

    assert [(frame.decision.name, frame.seat) for frame in state.stack[: state.depth]] == [
        ("turn", DAN), ("inherit", DAN), ("debt", DAN),
    ]  # fmt: skip


@pytest.mark.rule("debt.deals", "mortgage.transfer")
@pytest.mark.parametrize("game", BOTH)
def test_a_debt_of_one_coin_is_a_debt(game):
    """Dan gets a mortgaged utility and just its interest: he still owes, and is not asked to lift it."""
    table = lay(
        game, 4, turn=DAN, places=[0, 0, 0, 38], cash=[0, 500, 500, 0], deeds=[[], [12], [], [39]],
        mortgaged=[12], serial=9, stack=[TURN, {**TAX, "amount": 1, "waits": [DAN]}],
    )  # fmt: skip
    events = go_on(table, f"{BOB} offer {DAN} give:12,pay:8", f"{DAN} accept 1")

    assert told(events)[-1] == ("paid_interest", "mortgage.transfer")
    assert table.view()["asked"] == "debt"


@pytest.mark.rule("debt.deals", "mortgage.transfer")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(("price", "is_refused"), [(1, False), (2, True)])
def test_what_is_left_after_the_interest_must_cover_the_debt(game, price, is_refused):
    """Dan owes 110 and has 19 and a station: 8 of interest and a coin for the utility leave just that."""
    table = lay(
        game, 4, turn=DAN, places=[0, 0, 0, 38], cash=[0, 500, 500, 19], deeds=[[], [12], [], [5]],
        mortgaged=[12], serial=9, stack=[TURN, {**TAX, "amount": 110, "waits": [DAN]}],
    )  # fmt: skip
    word = f"offer {BOB} take:12,pay:{price}"

    if is_refused:
        assert reason(table, DAN, word) == ("not_covered", "debt.deals", {"amount": 110})
    else:
        assert ("offered_trade", "deal.what") in told(table.play(DAN, word))


@pytest.mark.rule("resign.leave", "bankrupt.to_player")
@pytest.mark.parametrize("game", BOTH)
def test_an_heir_who_has_resigned_is_asked_nothing(game):
    """Cid leaves while Ann raises what she owes him: he pays the interest, and it all goes to the Bank."""
    owing = {**debt(ANN, CID, 900), "waits": [ANN]}
    table = lay(
        game, 4, turn=ANN, cash=[0, 500, 500, 500], deeds=[[5], [], [39]], mortgaged=[5], serial=9,
        places=[39, 0, 0, 0], stack=[{**TURN, "seat": ANN}, owing],
    )  # fmt: skip
    table.resign(CID)
    events = table.play(ANN, "bankrupt")

    assert one_told(events, "paid_interest").facts() == {"seat": CID, "amount": 10}
    assert "kept_mortgages" not in [name for name, _ in told(events)]
    assert one_told(events, "left_game").facts() == {"seat": CID}


@pytest.mark.rule("debt.order", "mortgage.transfer")
@pytest.mark.parametrize("game", BOTH)
def test_the_question_that_waits_is_not_mixed_up_with_another(game):
    """Dan sells Bob a mortgaged lot: Bob is asked about that, and later Dan about what he took over.

    At the table, and in one state played on, as a bot or a replay does it.
    """
    table = lay(
        game, 4, turn=DAN, places=[0, 0, 0, 38], cash=[0, 500, 500, 0], deeds=[[5, 15], [], [], [1, 39]],
        mortgaged=[5, 15, 1], issued=5, serial=9, stack=[TURN, {**TAX, "waits": [DAN]}],
        standing=[claim(1, ANN, DAN, 30, 1)],
    )  # fmt: skip
    state = table.state.copy()
    for seat, word in (
        (DAN, "ask 1"), (ANN, "bankrupt"), (DAN, "offer 1 give:1,get:25"), (BOB, "accept 6"),
        (BOB, "redeem 1"), (DAN, "mortgage 39"),
    ):  # fmt: skip
        engine.play(state, seat, read(table.game, VERBS, word))
        table.play(seat, word)

    assert cash(table) == [0, 500 - 25 - 3 - 30, 500, 25 + 200 - 100 - 20]
    assert (stack(table)[-1]["ask"], stack(table)[-1]["seat"]) == ("inherit", DAN)
    assert table.game.write(state) == table.position()
