"""What is asked: its name, and the space, the price, the sum, the turn in Jail that its sentence needs."""

from __future__ import annotations

import pytest

from tests.games.playing import go_on
from tests.games.property.laid import JAIL, lay
from tests.games.property.scenes import BOTH_HELD, HELD, NO_CHEST_CARD, REST, SCARCE
from tests.games.property.test_true_reasons import SCARCE_HOTEL

CHEST_HELD = [{"unseen": REST}, {"unseen": NO_CHEST_CARD, "keeper": 0}]
BY_ANOTHER = [{"unseen": REST}, {"unseen": NO_CHEST_CARD, "keeper": 1}]


def asked(table, seat=0):
    """The name of the question and what it tells."""
    event = table.asks(seat)
    return event.name, event.facts()


@pytest.mark.rule("turn.roll", "turn.doubles", "turn.end")
@pytest.mark.parametrize(
    ("chance", "moves", "name"),
    [([], [], "turn"), ([(5, 5)], ["0 roll"], "turn_again"), ([(4, 6)], ["0 roll"], "turn_done")],
)
def test_a_turn_asks_for_the_throw_and_then_for_the_end(chance, moves, name):
    """After doubles it asks for another throw."""
    table = lay("kanto", 2, chance)
    go_on(table, *moves)

    assert [asked(table, seat) for seat in (0, 1, None)] == [(name, {})] * 3


@pytest.mark.rule("jail.pay", "jail.card", "jail.doubles", "jail.third")
@pytest.mark.parametrize(
    ("game", "turn", "cash", "decks", "name", "facts"),
    [
        ("kanto", 1, 50, None, "jail_pay", {"turn": 1, "turns": 3, "amount": 50}),
        ("kanto", 1, 49, None, "jail", {"turn": 1, "turns": 3}),
        ("kanto", 1, 49, BY_ANOTHER, "jail", {"turn": 1, "turns": 3}),
        ("kanto", 2, 49, HELD, "jail_card", {"turn": 2, "turns": 3}),
        ("kanto", 2, 49, CHEST_HELD, "jail_card", {"turn": 2, "turns": 3}),
        ("kanto", 2, 50, BOTH_HELD, "jail_pay_card", {"turn": 2, "turns": 3, "amount": 50}),
        ("kanto", 3, 50, None, "jail_last_pay", {"amount": 50}),
        ("dog-lovers", 2, 50, None, "jail_pay", {"turn": 2, "turns": 3, "amount": 50}),
        ("dog-lovers", 3, 50, None, "jail_last", {"amount": 50}),
        ("dog-lovers", 3, 50, CHEST_HELD, "jail_last_card", {"amount": 50}),
    ],
)
def test_in_jail_every_way_out_is_named(game, turn, cash, decks, name, facts):
    """The fine if it can be paid and may be, a card if one is held; on the last turn what will be due."""
    position = {} if decks is None else {"decks": decks}
    table = lay(game, 2, cash=[cash, 1500], places=[JAIL, 0], jailed=[turn, 0], **position)

    assert asked(table) == (name, facts)


@pytest.mark.rule("buy.listed", "buy.raise")
@pytest.mark.parametrize(("cash", "name"), [(400, "buy"), (399, "buy_short")])
def test_a_purchase_names_the_price_and_what_is_there(cash, name):
    """Whoever has less than the price is told so."""
    table = lay("kanto", 2, [(1, 2)], cash=[cash, 7], places=[36, 0], deeds=[[5]])
    table.play(0, "roll")
    found, facts = asked(table, 1)

    assert found == name
    assert facts.items() >= {"space": 39, "amount": 400}.items()
    assert facts.get("has", cash) == cash


@pytest.mark.rule("auction.bidding", "auction.cash")
def test_an_auction_names_the_least_bid_and_who_leads():
    """Whoever has too little for the next bid is told so; whoever is not asked, or only looks on, is not."""
    table = lay("kanto", 4, [(1, 2)], cash=[1500, 30, 1500, 31], places=[36, 0, 0, 0], deeds=[[], [5]])
    go_on(table, "0 roll", "0 decline")
    assert [asked(table, seat) for seat in (1, None)] == [("auction", {"space": 39, "least": 1})] * 2
    table.play(0, "bid 30")
    led = ("auction_led", {"space": 39, "least": 31, "amount": 30, "other": 0})

    assert [asked(table, seat) for seat in (0, 2, 3, None)] == [led] * 4
    assert asked(table, 1) == ("auction_short", {"space": 39, "least": 31, "has": 30})
    table.play(1, "pass")
    assert asked(table, 1) == led


@pytest.mark.rule("auction.cash")
def test_the_first_seat_is_told_as_well_that_its_cash_is_too_little():
    """Ann has a deed that she could mortgage, and no cash."""
    table = lay("kanto", 2, [(1, 2)], cash=[0, 500], places=[36, 0], deeds=[[5]])
    go_on(table, "0 roll", "0 decline")

    assert asked(table, 0) == ("auction_short", {"space": 39, "least": 1, "has": 0})


@pytest.mark.rule("auction.bidding", "build.shortage")
@pytest.mark.parametrize(("position", "piece"), [(SCARCE, 0), (SCARCE_HOTEL, 1)])
def test_scarce_pieces_are_asked_about_auctioned_and_put_down_by_their_name(position, piece):
    """How many the Bank has of them, the bids, and where the one goes that was won."""
    table = lay("kanto", 4, **position)
    table.play(0, "build 1")
    assert asked(table, 1) == ("shortage", {"piece": piece, "left": 1})
    table.play(1, "want 1")
    assert asked(table) == ("auction_piece", {"piece": piece, "least": 1})
    table.play(0, "bid 9")
    assert asked(table, 1) == ("auction_piece_led", {"piece": piece, "least": 10, "amount": 9, "other": 0})
    table.play(1, "pass")

    assert asked(table) == ("place", {"piece": piece})


@pytest.mark.rule("tax.income")
def test_a_tax_names_the_sum_and_the_share():
    """As they are printed on the space."""
    table = lay("dog-lovers", 2, [(1, 1)], places=[2, 0])
    table.play(0, "roll")

    assert asked(table) == ("tax", {"space": 4, "amount": 200, "percent": 10})
