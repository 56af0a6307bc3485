"""Answers to questions that nobody asks: each is refused by the clause of its own question."""

import pytest

import gamenight as gn
from gamenight.games.property.actions import REDEEM
from gamenight.kernel import engine
from gamenight.kernel.action import Action
from tests.games.playing import reason, stack
from tests.games.property.laid import BOTH, JAIL, NAMES, lay

ANN, BOB, CID = range(3)


def buying(game, **more):
    """Ann may buy what she has landed on."""
    table = lay(game, 3, [(1, 2)], places=[8, 0, 0], **more)
    table.play(ANN, "roll")
    return table


@pytest.mark.rule("buy.listed", "buy.auction", "tax.income", "debt.bankrupt", "mortgage.transfer")
@pytest.mark.rule("build.shortage", "jail.pay", "jail.card", "turn.end")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("word", "why"),
    [
        ("bid 5", ("no_auction", "buy.auction")),
        ("pass", ("no_auction", "buy.auction")),
        ("flat", ("no_tax", "tax.income")),
        ("tenth", ("no_tax", "tax.income")),
        ("bankrupt", ("no_debt", "debt.bankrupt")),
        ("keep", ("nothing_taken_over", "mortgage.transfer")),
        ("redeem 5", ("nothing_taken_over", "mortgage.transfer")),
        ("put 1", ("nothing_to_put", "build.shortage")),
        ("want 1", ("no_shortage", "build.shortage")),
        ("none", ("no_shortage", "build.shortage")),
        ("pay", ("not_jailed", "jail.pay")),
        ("card", ("not_jailed", "jail.card")),
        ("roll", ("buy_first", "turn.end")),
        ("end", ("buy_first", "turn.end")),
    ],
)
def test_what_a_buyer_is_not_asked(game, word, why):
    """With a purchase open."""
    assert reason(buying(game), ANN, word)[:2] == why


@pytest.mark.rule("buy.listed", "debt.order")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("word", ["buy", "decline"])
def test_nothing_is_for_sale_in_a_turn(game, word):
    """Before the throw."""
    assert reason(lay(game, 3), ANN, word)[:2] == ("nothing_to_buy", "buy.listed")


@pytest.mark.rule("jail.pay", "jail.card_time")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("word", "why"),
    [("pay", ("jail_later", "jail.pay")), ("card", ("jail_later", "jail.card_time"))],
)
def test_jail_is_left_on_the_own_turn_alone(game, word, why):
    """Bob sits in Jail while the auction of what Ann declined runs."""
    table = lay(game, 3, [(1, 2)], places=[8, JAIL, 0], jailed=[0, 1, 0])
    table.play(ANN, "roll")
    table.play(ANN, "decline")
    assert BOB in table.waiting()

    assert reason(table, BOB, word)[:2] == why


@pytest.mark.rule("jail.pay")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(("money", "may_pay"), [(49, False), (50, True), (51, True)])
def test_the_fine_may_be_paid_with_the_last_coin(game, money, may_pay):
    """Fifty, and nothing is left."""
    table = lay(game, 2, places=[JAIL, 0], jailed=[1, 0], cash=[money, 0])

    assert ("pay" in table.legal(ANN)) is may_pay


@pytest.mark.rule("turn.end")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("word", ["roll", "end"])
def test_another_has_the_dice(game, word):
    """Bob is asked for a bid, and it is Ann's turn; Ann's dice wait for the auction."""
    table = buying(game)
    table.play(ANN, "decline")

    assert reason(table, BOB, word) == ("not_your_turn", "turn.end", {})
    assert reason(table, ANN, word)[:2] == ("auction_first", "turn.end")


@pytest.mark.rule("setup.order")
@pytest.mark.parametrize("game", BOTH)
def test_before_the_start_there_is_nothing_to_end(game):
    """All throw for the first turn before anybody has one."""
    table = gn.open(game, NAMES[:3], dealer=gn.Scripted([]))

    assert reason(table, ANN, "end")[:2] == ("order_first", "setup.order")


# Mortgages taken over


def inheriting(game, money=500, mine=(5, 15), **more):
    """Bob has got mortgaged stations from Ann in a trade, and is asked which of them to lift."""
    turn = {"ask": "turn", "waits": [], "seat": ANN, "stage": "before"}
    frame = {"ask": "inherit", "waits": [BOB], "seat": BOB, "stage": "choosing", "deeds": [*mine]}
    frame["reason"] = "mortgage.transfer"
    return lay(
        game, 3, cash=[0, money, 100], deeds=[[], [*mine, 25], [35]], mortgaged=[*mine, 25], serial=9,
        stack=[turn, frame], **more,
    )  # fmt: skip


@pytest.mark.rule("mortgage.transfer")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("money", "word", "why"),
    [
        (500, "redeem 0", ("not_taken_over", "mortgage.transfer", {"space": 0})),
        (500, "redeem 25", ("not_taken_over", "mortgage.transfer", {"space": 25})),
        (500, "redeem 35", ("not_taken_over", "mortgage.transfer", {"space": 35})),
        (500, "redeem 5,39", ("not_taken_over", "mortgage.transfer", {"space": 39})),
        (199, "redeem 5,15", ("cash_short", "mortgage.transfer", {"amount": 200, "has": 199})),
    ],
)
def test_only_what_was_taken_over_is_lifted_so(game, money, word, why):
    """And only with the cash for all that is named."""
    table = inheriting(game, money)
    name, clause, facts = reason(table, BOB, word)

    assert (name, clause) == why[:2]
    assert list(facts.values())[: len(why[2])] == list(why[2].values())


@pytest.mark.rule("mortgage.transfer")
@pytest.mark.parametrize("game", BOTH)
def test_the_last_coin_lifts_both(game):
    """200 for two stations; the third, mortgaged before, stays as it is."""
    table = inheriting(game, 200)
    table.play(BOB, "redeem 5,15")

    assert table.position()["mortgaged"] == [25]
    assert table.position()["cash"][BOB] == 0


@pytest.mark.rule("mortgage.transfer")
@pytest.mark.parametrize("game", BOTH)
def test_programs_name_no_space_beyond_the_board(game):
    """Nor nothing at all."""
    table = inheriting(game)
    for goods, name in [((), "none_named"), ((-1,), "no_space"), ((40,), "no_space"), ((5, 99), "no_space")]:
        why = engine.why_not(table.state, BOB, Action(REDEEM, goods=goods))

        assert why is not None
        assert (why.name, why.clause) == (name, "mortgage.transfer")


@pytest.mark.rule("offturn.window", "rent.ask")
@pytest.mark.parametrize("game", BOTH)
def test_rent_is_asked_for_while_an_heir_decides(game):
    """Cid's landing was before; the heir's question stays."""
    claim = {"kind": "claim", "number": 1, "seat": CID, "other": BOB, "space": 1, "amount": 20}
    claim |= {"reason": "rent.lot", "lapses": 9}
    table = inheriting(game, issued=1, standing=[claim])

    assert table.legal(BOB)[-1] == "ask 1"
    table.play(BOB, "ask 1")
    assert stack(table)[-1]["ask"] == "inherit"
