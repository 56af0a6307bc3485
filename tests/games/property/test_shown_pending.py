"""What the view shows of rents, offers, auctions and debts that are not settled yet."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.playing import go_on, one_told
from tests.games.property.laid import lay
from tests.games.property.scenes import BOTH_HELD, SCARCE
from tests.games.property.test_heir_in_debt import TAX, TURN
from tests.games.property.test_true_reasons import SCARCE_HOTEL


def seen(table) -> Any:
    """What lies open on the table."""
    return table.view()["table"]


@pytest.mark.rule("rent.ask", "rent.utility")
@pytest.mark.parametrize(("start", "space", "amount"), [(36, 39, 50), (9, 12, None)])
def test_a_rent_shows_its_amount_unless_dice_decide_it(start, space, amount):
    """Who has landed at whose property, and that nobody has asked yet."""
    table = lay("kanto", 2, [(1, 2)], places=[start, 0], deeds=[[], [12, 39]])
    table.play(0, "roll")

    assert seen(table)["claims"] == [
        {"claim": 1, "owner": 1, "debtor": 0, "space": space, "amount": amount, "asked": False}
    ]


@pytest.mark.rule("deal.what")
def test_an_offer_shows_both_sides():
    """Cash, deeds and cards of each."""
    table = lay("kanto", 2, deeds=[[5], [12, 39]], decks=BOTH_HELD)
    table.play(0, "offer 1 give:5,card:chest,take:12,take:39,get:60")
    (offer,) = seen(table)["offers"]

    assert offer["give"] == {"cash": 0, "deeds": [5], "cards": ["chest"]}
    assert offer["take"] == {"cash": 60, "deeds": [12, 39], "cards": []}


@pytest.mark.rule("auction.bidding", "build.shortage")
@pytest.mark.parametrize(
    ("position", "moves", "space", "piece"),
    [
        ({"places": [36, 0, 0, 0]}, ["0 roll", "0 decline"], 39, None),
        (SCARCE, ["0 build 1", "1 want 1"], None, "house"),
        (SCARCE_HOTEL, ["0 build 1", "1 want 1"], None, "hotel"),
    ],
)
def test_an_auction_shows_what_is_sold_and_who_leads(position, moves, space, piece):
    """A deed by its space, or a piece by its name; nobody leads before the first bid."""
    table = lay("kanto", 4, [(1, 2)], **position)
    go_on(table, *moves)
    shown = seen(table)["auction"]
    assert shown == {"space": space, "piece": piece, "bid": 0, "leader": None, "passed": shown["passed"]}
    table.play(1, "bid 7")

    assert seen(table)["auction"] == {**shown, "bid": 7, "leader": 1}


@pytest.mark.rule("debt.raise", "auction.cash")
def test_a_debt_lacks_nothing_when_enough_has_been_raised_meanwhile():
    """Dan mortgages in an auction of what Ann left, which comes before his tax of 100: that will pay it."""
    left = {"ask": "debt", "seat": 0, "waits": [], "amount": 9, "reason": "cards.draw", "bankrupt": True}
    auction = {"ask": "auction", "space": 5, "waits": [1, 2, 3], "bidders": [1, 2, 3]}
    table = lay(
        "kanto", 4, turn=3, places=[0, 0, 0, 38], cash=[0, 500, 500, 0], deeds=[[], [], [], [1, 39]],
        out=[0], serial=9, stack=[TURN, TAX, left, {"ask": "estate", "waits": []}, auction],
    )  # fmt: skip
    lacks = [seen(table)["debt"]["lacks"]]
    for word in ("mortgage 1", "mortgage 39"):
        table.play(3, word)
        lacks.append(seen(table)["debt"]["lacks"])

    assert lacks == [100, 70, 0]


@pytest.mark.rule("deal.what", "cards.jail_free")
def test_a_card_in_an_offer_is_told_with_its_deck_and_the_offer():
    """Whose card it is, who would get it, which deck it is from, in which offer."""
    table = lay("kanto", 2, decks=BOTH_HELD, turn=1, deeds=[[], [5]])
    events = table.play(1, "offer 0 give:5,take-card:chance")

    assert one_told(events, "terms_card").facts() == {"seat": 0, "other": 1, "deck": 0, "offer": 1}
