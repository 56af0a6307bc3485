"""What the button of a choice names and sums up: whose rent, which deeds for which, what comes or goes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.playing import go_on
from tests.games.property.laid import BROWN, JAIL, lay
from tests.games.property.scenes import BOTH_HELD, SCARCE

FOR_SALE = {"places": [36, 0]}
TAXED = {"places": [2, 0]}
JAILED = {"places": [JAIL, 0], "jailed": [1, 0]}
LANDED = {"places": [36, 0], "deeds": [[5], [39]]}


def named(table, seat, word):
    """What the label of a word names; None: it needs no more than the word."""
    event = table.game.details(table.sight(seat), table.read(seat, word))
    return None if event is None else (event.name, event.facts())


@pytest.mark.rule("rent.ask", "buy.listed", "jail.pay", "cards.jail_free", "tax.income")
@pytest.mark.parametrize(
    ("game", "position", "throw", "moves", "choice", "label"),
    [
        ("kanto", LANDED, (1, 2), ["0 roll"], "1 ask 1",
         ("ask_for", {"other": 0, "space": 39, "amount": 50})),
        ("kanto", LANDED, (1, 2), ["0 roll"], "1 ask 2", None),
        ("kanto", {"places": [9, 0], "deeds": [[], [12]]}, (1, 2), ["0 roll"], "1 ask 1",
         ("ask_by_dice", {"other": 0, "space": 12, "times": 4})),
        ("kanto", FOR_SALE, (1, 2), ["0 roll"], "0 buy", ("buy_for", {"space": 39, "amount": 400})),
        ("kanto", FOR_SALE, (1, 2), ["0 roll"], "0 decline", ("decline_to_auction", {"space": 39})),
        ("kanto", FOR_SALE, (1, 2), ["0 roll"], "0 flat", None),
        ("kanto", FOR_SALE, (1, 2), [], "0 buy", None),
        ("kanto", FOR_SALE, (1, 2), ["0 roll", "0 decline"], "1 bid 30", ("bid_of", {"amount": 30})),
        ("kanto", JAILED, (1, 2), [], "0 pay", ("pay_fine", {"amount": 50})),
        ("kanto", {**JAILED, "decks": BOTH_HELD}, (1, 2), [], "0 card chest", ("card_of", {"deck": 1})),
        ("dog-lovers", TAXED, (1, 1), ["0 roll"], "0 flat", ("pay_flat", {"amount": 200})),
        ("dog-lovers", TAXED, (1, 1), ["0 roll"], "0 tenth", ("pay_share", {"percent": 10})),
        ("dog-lovers", TAXED, (1, 1), ["0 roll"], "0 buy", None),
        ("dog-lovers", TAXED, (1, 1), [], "0 flat", None),
        ("dog-lovers", TAXED, (1, 1), [], "0 roll", None),
    ],
)  # fmt: skip
def test_a_label_names_what_the_choice_is_about(game, position, throw, moves, choice, label):
    """Only what is asked just now has a label of its own."""
    table = lay(game, 2, [throw], **position)
    go_on(table, *moves)
    seat, word = choice.split(" ", 1)

    assert named(table, int(seat), word) == label


@pytest.mark.rule("build.shortage", "auction.bidding")
def test_a_wish_names_its_number_and_a_range_none():
    """Whoever still has to choose how many, or how much, is not told a number."""
    table = lay("kanto", 4, **SCARCE)
    table.play(0, "build 1")
    template = next(one for one in table.legal_actions(1) if one.verb.word == "want")

    assert named(table, 1, "want 2") == ("want_some", {"pieces": 2})
    assert table.game.details(table.sight(1), template) is None


@pytest.mark.rule("deal.what")
@pytest.mark.parametrize(
    ("goods", "shape", "facts"),
    [
        ("take:12,pay:50", "_buying", {"space": 12, "amount": 50}),
        ("give:5,get:120", "_selling", {"space": 5, "amount": 120}),
        ("give:5,take:12", "_swap", {"from": 12, "to": 5}),
        ("give:5,take:12,pay:30", "_swap_paying", {"from": 12, "to": 5, "amount": 30}),
        ("give:5,take:12,get:30", "_swap_paid", {"from": 12, "to": 5, "amount": 30}),
        ("give:5,take:12,get:30,pay:20", "", {}),
        ("give:1,give:5,get:200", "", {}),
        ("give:1,give:5,take:12", "", {}),
        ("take:12,take:39,pay:200", "", {}),
        ("give:5,take:12,take:39", "", {}),
        ("give:5", "", {}),
        ("take:12", "", {}),
        ("give:5,pay:9", "", {}),
        ("take:12,get:9", "", {}),
        ("give:5,card:chance,get:9", "", {}),
        ("give:5,take-card:chest,get:9", "", {}),
        ("card:chance,get:9", "", {}),
        ("pay:9", "", {}),
    ],
)
def test_a_trade_is_named_by_its_shape_where_that_fits_a_label(goods, shape, facts):
    """A deed for cash, cash for a deed, a deed for a deed; anything else by whom it is with alone."""
    table = lay("kanto", 3, cash=[500] * 3, deeds=[[1, 5], [12, 39]], decks=BOTH_HELD)

    assert named(table, 0, f"offer 1 {goods}") == (f"offer{shape or '_trade'}", {"other": 1, **facts})


@pytest.mark.rule("deal.what")
@pytest.mark.parametrize(
    ("seat", "word", "label"),
    [
        (1, "accept 1", ("accept_swap", {"other": 0, "from": 5, "to": 12})),
        (1, "refuse 1", ("refuse_offer", {"other": 0})),
        (1, "counter 1 give:12,get:70", ("offer_selling", {"other": 0, "space": 12, "amount": 70})),
        (0, "withdraw 1", ("withdraw_offer", {"other": 1})),
        (1, "accept 2", None),
        (1, "mortgage 1", None),
    ],
)
def test_an_answer_to_an_offer_names_what_it_is_about(seat, word, label):
    """What comes and goes by accepting it, or instead; else only with whom."""
    table = lay("kanto", 2, deeds=[[5], [12]])
    table.play(0, "offer 1 give:5,take:12")

    assert named(table, seat, word) == label


@pytest.mark.rule("deal.what")
def test_an_offer_still_to_be_filled_in_names_nothing():
    """A counter-offer names whom it answers."""
    table = lay("kanto", 2, deeds=[[5], [12]])
    table.play(0, "offer 1 give:5,take:12")
    found: dict[tuple[int, str], Any] = {
        (seat, one.verb.word): table.game.details(table.sight(seat), one)
        for seat in (0, 1)
        for one in table.legal_actions(seat)
        if one.is_template()
    }

    assert found[0, "offer"] is None
    assert found[1, "counter"].name == "counter_offer"
    assert found[1, "counter"].facts() == {"other": 0}


@pytest.mark.rule("mortgage.transfer")
@pytest.mark.parametrize(
    ("deeds", "word", "label"),
    [
        ([5], "keep", ("keep_one", {"space": 5})),
        ([5], "redeem 5", ("redeem_one", {"space": 5, "amount": 100})),
        ([5, 12], "keep", ("keep_many", {"count": 2})),
        ([5, 12], "redeem 5", ("redeem_some", {"count": 1, "amount": 100})),
        ([5, 12], "redeem 5,12", ("redeem_some", {"count": 2, "amount": 175})),
        ([5, 12], "redeem 40", ("redeem_many", {"count": 2})),
        ([5, 12], "redeem 0", ("redeem_some", {"count": 1, "amount": 0})),
    ],
)
def test_an_heir_is_told_the_deed_or_how_many_and_the_cost(deeds, word, label):
    """Of several, those that are named count."""
    table = lay("kanto", 2, deeds=[deeds, []], mortgaged=deeds)
    goods = ",".join(f"give:{space}" for space in deeds)
    go_on(table, f"0 offer 1 {goods},get:1", "1 accept 1")

    assert table.asks(1).name.startswith("inherit")
    assert named(table, 1, word) == label


@pytest.mark.rule("mortgage.transfer")
def test_where_nothing_was_taken_over_an_heirs_answer_names_nothing():
    """Nobody is asked about a mortgage."""
    assert named(lay("kanto", 2, deeds=[[5]], mortgaged=[5]), 0, "keep") is None


@pytest.mark.rule("buy.listed", "build.group", "sell.buildings", "mortgage.take", "mortgage.lift", "jail.pay")
@pytest.mark.parametrize(
    ("position", "moves", "choice", "gain"),
    [
        (FOR_SALE, ["0 roll"], "0 buy", -400),
        (FOR_SALE, [], "0 buy", 0),
        (FOR_SALE, ["0 roll"], "0 flat", 0),
        (FOR_SALE, ["0 roll"], "0 decline", 0),
        (JAILED, [], "0 pay", -50),
        (LANDED, ["0 roll"], "1 ask 1", 50),
        (LANDED, ["0 roll"], "1 ask 2", 0),
        (LANDED, ["0 offer 1 give:5,get:9"], "0 ask 1", 0),
        ({"deeds": [BROWN]}, [], "0 build 1", -50),
        ({"deeds": [BROWN], "buildings": {"1": 1}}, [], "0 sell 1", 25),
        ({"deeds": [[5]]}, [], "0 mortgage 5", 100),
        ({"deeds": [[12]], "mortgaged": [12]}, [], "0 lift 12", -83),
        ({"deeds": [BROWN]}, [], "0 build 40", 0),
        ({"deeds": [BROWN]}, [], "0 put 1", 0),
        ({}, [], "0 roll", 0),
    ],
)  # fmt: skip
def test_a_button_says_what_comes_or_goes(position, moves, choice, gain):
    """At once, and nothing where no money changes hands or nobody asks."""
    table = lay("kanto", 2, [(1, 2)], **position)
    go_on(table, *moves)
    seat, word = choice.split(" ", 1)

    assert table.game.gain(table.state, int(seat), table.read(int(seat), word)) == gain


@pytest.mark.rule("mortgage.transfer", "tax.income")
def test_a_button_of_an_heir_and_of_a_tax_payer_says_what_goes():
    """The mortgages that are named; the flat tax."""
    heir = lay("kanto", 2, deeds=[[5, 12], []], mortgaged=[5, 12])
    go_on(heir, "0 offer 1 give:5,give:12,get:1", "1 accept 1")
    payer = lay("dog-lovers", 2, [(1, 1)], places=[2, 0])
    payer.play(0, "roll")

    assert heir.game.gain(heir.state, 1, heir.read(1, "redeem 12")) == -75
    assert payer.game.gain(payer.state, 0, payer.read(0, "flat")) == -200
    assert payer.game.gain(payer.state, 0, payer.read(0, "tenth")) == 0
    assert payer.game.gain(payer.state, 0, payer.read(0, "buy")) == 0
