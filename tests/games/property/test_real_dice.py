"""Real dice and cards: rents asked for before anybody has said what fell are older than what comes of it."""

from __future__ import annotations

from typing import Any

import pytest

import gamenight as gn
from gamenight.server.people import People
from tests.games.playing import go_on, stack, told
from tests.games.property.laid import BOTH, JAIL, NAMES, cash
from tests.games.property.test_asked_debts import claim

FEE, PAY_EACH = 11, 14  # cards of that deck: pay 15; pay 50 to everybody


def kitchen(game: str, purse: int, due: int, **position: Any) -> gn.Table:
    """Ann is to throw, and Bob may ask her for a rent; people say what falls."""
    laid = {"cash": [purse, 0, 0], "deeds": [[], [19]], "issued": 1, "standing": [claim(1, 0, 1, due)]}
    return gn.open(game, NAMES[:3], dealer=People(), position={**laid, **position})


@pytest.mark.rule("debt.order", "rent.ask", "rent.pending")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("start", "follows"),
    [
        (35, ["moved", "owes"]),  # the luxury tax
        (39, ["moved", "salary"]),
        (36, ["moved", "cannot_buy", "up_for_auction"]),
        (3, ["moved", "claim_open"]),  # Cid's
    ],
    ids=["tax", "card", "purchase", "rent"],
)
def test_a_rent_asked_for_while_dice_roll_comes_before_what_they_bring(game, start, follows):
    """Ann has 110 and owes Bob 100: he gets them, and then her throw counts."""
    table = kitchen(game, 110, 100, places=[start, 0, 0], deeds=[[], [19], [6]])
    go_on(table, "0 roll", "1 ask 1")
    assert cash(table) == [110, 0, 0]
    names = [name for name, _ in told(go_on(table, "-1 dice 1 2"))]

    assert names[: 2 + len(follows)] == ["threw", "paid_rent", *follows]
    assert cash(table)[1] == 100


@pytest.mark.rule("debt.order", "bankrupt.to_player", "turn.end")
@pytest.mark.parametrize("game", BOTH)
def test_whoever_is_bankrupt_by_it_moves_no_more(game):
    """Ann would have passed GO; the rent came first, and she has nothing to raise it with."""
    table = kitchen(game, 50, 100, places=[39, 0, 0])
    go_on(table, "0 roll", "1 ask 1", "-1 dice 1 2")
    events = told(go_on(table, "0 bankrupt"))

    assert [name for name, _ in events] == ["went_bankrupt", "gave_cash", "turn_began"]
    assert table.waiting() == (1,)
    assert cash(table) == [0, 50, 0]


@pytest.mark.rule("debt.order", "debt.raise")
@pytest.mark.parametrize("game", BOTH)
def test_the_throw_waits_while_the_rent_is_raised(game):
    """Ann mortgages a station for Bob's rent; the position says that her dice lie there; then she moves."""
    table = kitchen(game, 50, 100, places=[39, 0, 0], deeds=[[5], [19]])
    go_on(table, "0 roll", "1 ask 1", "-1 dice 1 2")
    assert [frame["ask"] for frame in stack(table)] == ["turn", "debt"]
    assert (stack(table)[0]["stage"], stack(table)[0]["thrown"]) == ("fallen", [1, 2])
    again = gn.open(game, NAMES[:3], dealer=People(), position=table.position())
    assert again.hash() == table.hash()
    go_on(table, "0 mortgage 5")

    assert cash(table) == [250, 100, 0]
    assert stack(table)[-1]["ask"] == "draw"


@pytest.mark.rule("debt.order", "jail.third", "rent.ask")
@pytest.mark.parametrize("game", BOTH)
def test_so_it_does_with_the_last_throw_in_jail(game):
    """Ann has 60: Bob gets his 40, and the fine is what she cannot pay."""
    table = kitchen(game, 60, 40, places=[JAIL, 0, 0], jailed=[3, 0, 0])
    events = told(go_on(table, "0 roll", "1 ask 1", "-1 dice 1 2"))

    assert [name for name, _ in events][-2:] == ["paid_rent", "owes"]
    assert cash(table) == [20, 40, 0]
    assert table.view()["table"]["debt"]["reason"] == "jail.third"


@pytest.mark.rule("rent.utility", "debt.order")
def test_dice_that_are_thrown_for_a_rent_come_after_those_that_lie_there():
    """Bob asks for a utility's rent while Ann's dice roll: these are told first, and move her last."""
    by_dice = {"kind": "claim", "number": 1, "seat": 0, "other": 1, "space": 12, "times": 4, "lapses": 9}
    table = kitchen(
        "kanto", 200, 0, places=[16, 0, 0], deeds=[[], [12, 19]],
        standing=[{**by_dice, "reason": "rent.utility"}],
    )  # fmt: skip
    go_on(table, "0 roll", "1 ask 1", "-1 dice 1 3")
    assert stack(table)[-1]["purpose"] == "rent.utility"
    go_on(table, "-1 dice 6 6")

    assert cash(table) == [152, 48, 0]
    assert table.position()["places"] == [20, 0, 0]


@pytest.mark.rule("debt.order", "cards.draw", "cards.collect_each")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(("card", "due"), [(FEE, 15), (PAY_EACH, 50)], ids=["fee", "to each"])
def test_a_rent_asked_for_while_a_card_is_drawn_is_paid_first(game, card, due):
    """Bob gets his 100 before anybody has said what Ann's card asks of her, which is more than is left."""
    table = kitchen(game, 110, 100, places=[4, 0, 0])
    go_on(table, "0 roll", "-1 dice 1 2")
    assert told(go_on(table, "1 ask 1")) == [("asked_rent", "rent.ask"), ("paid_rent", "rent.lot")]
    go_on(table, f"-1 card chance {card}")

    assert cash(table) == [10, 100, 0]
    assert table.view()["table"]["debt"]["amount"] == due


@pytest.mark.rule("debt.order", "turn.end", "cards.draw")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("mine", "word", "follows"),
    [([], "bankrupt", "turn"), ([5], "mortgage 5", "draw")],
    ids=["bankrupt", "raised"],
)
def test_a_card_is_told_when_the_rent_is_settled(game, mine, word, follows):
    """Ann raises what Bob asks for and draws; or she is out, and her card stays in the deck."""
    table = kitchen(game, 50, 100, places=[4, 0, 0], deeds=[mine, [19]])
    go_on(table, "0 roll", "-1 dice 1 2", "1 ask 1", f"0 {word}")

    assert stack(table)[-1]["ask"] == follows
    assert cash(table) == ([50, 100, 0] if mine else [0, 50, 0])
    deck: Any = table.position()["decks"]
    assert len(deck[0]["unseen"]) == 16
    assert gn.open(game, NAMES[:3], dealer=People(), position=table.position()).hash() == table.hash()


@pytest.mark.rule("debt.order", "rent.pending")
@pytest.mark.parametrize("game", BOTH)
def test_rents_asked_for_one_after_the_other_are_all_older_than_the_card(game):
    """While Ann raises Bob's rent, Cid asks for his: he is paid before the card is told."""
    claims = [claim(1, 0, 1, 100), claim(2, 0, 2, 30, 39)]
    table = kitchen(game, 50, 0, places=[4, 0, 0], deeds=[[5], [19], [39]], issued=2, standing=claims)
    go_on(table, "0 roll", "-1 dice 1 2", "1 ask 1", "2 ask 2", "0 mortgage 5")

    assert cash(table) == [20, 100, 30]
    assert stack(table)[-1]["ask"] == "draw"
