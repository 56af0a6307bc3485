"""Going bankrupt to a player or to the Bank, and the last one left."""

import pytest

from tests.games.playing import one_told, refused, told
from tests.games.property.laid import (
    BOTH,
    BROWN,
    DARK_BLUE,
    GREEN,
    LIGHT_BLUE,
    ORANGE,
    RED,
    STATIONS,
    YELLOW,
    buildings,
    cash,
    claims,
    deeds,
    lay,
)

ALL = list(range(16))
CARDS = [
    {"unseen": [card for card in ALL if card != 7], "below": [], "keeper": 0},
    {"unseen": [card for card in ALL if card != 4], "below": [], "keeper": 0},
]
LUXURY = {"kanto": 100, "dog-lovers": 75}


def seen(table):
    """What lies open on the table."""
    return table.view()["table"]


def ruined(game, purse, mine, creditor=500, **more):
    """Ann (seat 0) owes Bob 2000 for his hotel on 39 and is about to be bankrupt; Cid looks on."""
    position = {
        "cash": [purse, creditor, 500],
        "places": [36, 0, 0],
        "deeds": [mine, DARK_BLUE],
        "buildings": {"37": 5, "39": 5},
    }
    position["buildings"] |= more.pop("built", {})
    table = lay(game, 3, [(1, 2), *more.pop("chance", [])], **{**position, **more})
    table.play(0, "roll")
    table.play(1, f"ask {claims(table)[0]}")
    return table


def broke(game, purse, mine, seats=3, **more):
    """Ann (seat 0) owes the Bank the tax of space 38 and cannot pay it."""
    position = {"cash": [purse, 500, 400][:seats], "places": [35, 0, 0][:seats], "deeds": [mine]}
    table = lay(game, seats, [(1, 2)], **{**position, **more})
    table.play(0, "roll")
    debt = seen(table)["debt"]
    assert (debt["seat"], debt["other"], debt["amount"], debt["reason"]) == (
        0,
        None,
        LUXURY[game],
        "tax.luxury",
    )
    return table


def decks(table):
    """The two decks: what is unseen, what lies below, who keeps the jail card."""
    return table.position()["decks"]


@pytest.mark.rule("bankrupt.to_player")
@pytest.mark.parametrize(
    ("game", "got", "face_down", "interest"),
    [
        # 70 in cash, and in kanto 100 and 30 more from the Bank; ten per cent of each mortgage
        ("kanto", 200, [1, 5, 12], 8 + 10 + 3),
        ("dog-lovers", 70, [12], 8),
    ],
)
def test_the_creditor_takes_all_there_is(game, got, face_down, interest):
    """In kanto every deed is mortgaged first; in dog-lovers they pass as they are."""
    table = ruined(game, 70, [1, 5, 12], mortgaged=[12], decks=CARDS)
    events = table.play(0, "bankrupt")

    assert one_told(events, "went_bankrupt").clause == "bankrupt.to_player"
    assert one_told(events, "gave_cash").facts() == {"seat": 0, "other": 1, "amount": got}
    assert one_told(events, "paid_interest").clause == "bankrupt.to_player"
    assert one_told(events, "paid_interest").facts()["amount"] == interest
    assert cash(table) == [0, 500 + got - interest, 500]
    assert (deeds(table, 0), deeds(table, 1)) == ([], [1, 5, 12, *DARK_BLUE])
    assert table.position()["mortgaged"] == face_down
    assert [deck["keeper"] for deck in decks(table)] == [1, 1]
    assert table.waiting() == (1,)
    assert table.legal(1)[:2] == [
        "keep",
        "redeem <deeds>" if len(face_down) > 1 else f"redeem {face_down[0]}",
    ]


@pytest.mark.rule("bankrupt.to_player")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(("answer", "at_once", "later"), [("keep", 0, 83), ("redeem 12", 75, None)])
def test_a_mortgage_taken_over_is_lifted_for_its_bare_value_at_once(game, answer, at_once, later):
    """Later it costs the ten per cent again."""
    table = ruined(game, 0, [12], mortgaged=[12])
    table.play(0, "bankrupt")
    events = table.play(1, answer)

    assert events[0].clause == "bankrupt.to_player"
    assert cash(table)[1] == 500 - 8 - at_once
    assert table.waiting() == (1,)  # and it is Bob's turn
    assert "roll" in table.legal(1)
    if later:
        assert told(table.play(1, "lift 12")) == [("lifted", "mortgage.lift")]
        assert cash(table)[1] == 500 - 8 - later


@pytest.mark.rule("bankrupt.to_player")
@pytest.mark.parametrize("game", BOTH)
def test_a_creditor_who_cannot_pay_the_interest_is_in_debt_to_the_bank(game):
    """Bob has nothing in cash, and Ann brings only mortgages: 20 for the green lot and 8 for the utility."""
    table = ruined(game, 0, [12, 31], creditor=0, mortgaged=[12, 31])
    events = table.play(0, "bankrupt")
    assert one_told(events, "owes").facts()["seat"] == 1
    debt = seen(table)["debt"]
    assert (debt["seat"], debt["other"], debt["amount"]) == (1, None, 8 + 15)
    assert (debt["lacks"], debt["reason"]) == (8 + 15, "bankrupt.to_player")
    paid = table.play(1, "sell 39")

    assert one_told(paid, "paid_interest").clause == "bankrupt.to_player"
    assert cash(table)[1] == 100 - 8 - 15
    assert table.legal(1)[:2] == ["keep", "redeem <deeds>"]


@pytest.mark.rule("bankrupt.to_player")
@pytest.mark.parametrize("game", BOTH)
def test_the_cash_that_comes_with_the_estate_pays_the_interest(game):
    """The creditor takes the cash first, and then pays the Bank."""
    table = ruined(game, 8, [12], creditor=0, mortgaged=[12])
    events = table.play(0, "bankrupt")

    assert ("owes", "debt.raise") not in told(events)
    assert cash(table) == [0, 0, 500]


@pytest.mark.rule("bankrupt.to_player")
@pytest.mark.parametrize("game", BOTH)
def test_the_bankrupt_is_skipped_and_the_game_goes_on(game):
    """The rest of Ann's turn is lost; Bob is next, then Cid, then Bob again."""
    table = ruined(game, 0, [], chance=[(4, 6), (4, 6)])
    events = table.play(0, "bankrupt")
    assert one_told(events, "turn_began").facts()["seat"] == 1
    table.play(1, "roll")
    table.play(1, "end")
    table.play(2, "roll")
    events = table.play(2, "end")

    assert one_told(events, "turn_began").facts()["seat"] == 1
    assert table.outcome is None
    assert refused(table, 0, "roll") == "table.out"


@pytest.mark.rule("bankrupt.buildings")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("built", "brings"),
    [
        ({"1": 1}, 25),
        ({"1": 4, "3": 4}, 200),
        ({"1": 5, "3": 5}, 250),  # ten houses at half of 50
        ({"1": 5, "3": 4}, 225),
    ],
)
def test_buildings_go_to_the_bank_at_half_price(game, built, brings):
    """A hotel is five houses, and the money is the creditor's."""
    table = ruined(game, 0, BROWN, built=built, mortgaged=[])
    events = table.play(0, "bankrupt")
    lent = 60 if game == "kanto" else 0

    assert one_told(events, "sold_group").clause == "bankrupt.buildings"
    assert one_told(events, "sold_group").facts()["amount"] == brings
    assert one_told(events, "gave_cash").facts()["amount"] == brings + lent
    assert buildings(table) == {37: 5, 39: 5}
    assert seen(table)["bank"] == {"houses": 32, "hotels": 10}


@pytest.mark.rule("bankrupt.buildings")
@pytest.mark.parametrize("game", BOTH)
def test_the_bank_needs_no_houses_to_take_back_hotels(game):
    """All 32 houses stand elsewhere: the hotels go for five houses all the same."""
    elsewhere = {str(lot): 3 for lot in [*LIGHT_BLUE, *ORANGE, *RED]} | {"26": 2, "27": 2, "29": 1}
    table = ruined(
        game,
        0,
        BROWN,
        deeds=[BROWN, DARK_BLUE, [*LIGHT_BLUE, *ORANGE, *RED, *YELLOW]],
        built={"1": 5, "3": 5, **elsewhere},
    )
    assert seen(table)["bank"]["houses"] == 0
    events = table.play(0, "bankrupt")

    assert one_told(events, "sold_group").facts()["amount"] == 250
    assert seen(table)["bank"] == {"houses": 0, "hotels": 10}


@pytest.mark.rule("bankrupt.to_bank")
@pytest.mark.parametrize("game", BOTH)
def test_the_bank_auctions_everything_in_board_order(game):
    """Unmortgaged, one by one, cards and cash back to the Bank; what nobody wants is the Bank's again."""
    table = broke(game, 10, [39, 5, 12], mortgaged=[5, 12, 39], decks=CARDS)
    events = table.play(0, "bankrupt")
    assert one_told(events, "went_bankrupt_to_bank").clause == "bankrupt.to_bank"
    assert (one_told(events, "up_for_auction").clause, events[-1].facts()) == (
        "bankrupt.to_bank",
        {"space": 5},
    )
    assert cash(table) == [0, 500, 400]
    assert table.waiting() == (1, 2)
    table.play(2, "bid 10")
    events = table.play(1, "pass")
    assert one_told(events, "up_for_auction").facts()["space"] == 12
    table.play(1, "pass")
    events = table.play(2, "pass")
    assert one_told(events, "no_bids_again").facts()["space"] == 12
    assert one_told(events, "up_for_auction").facts()["space"] == 39
    table.play(1, "bid 50")
    events = table.play(2, "pass")

    assert one_told(events, "turn_began").facts()["seat"] == 1
    assert [deeds(table, seat) for seat in range(3)] == [[], [39], [5]]
    assert cash(table) == [0, 450, 390]
    assert table.position()["mortgaged"] == []
    assert [deck["below"] for deck in decks(table)] == [[7], [4]]


@pytest.mark.rule("bankrupt.to_bank", "bankrupt.buildings")
@pytest.mark.parametrize("game", BOTH)
def test_buildings_and_jail_cards_go_back_to_the_bank(game):
    """Repairs of 40 and 115 a building cannot be covered; nothing with a house on it is auctioned."""
    ten = [f"{lot}" for lot in BROWN]
    table = lay(
        game,
        3,
        [(1, 1), ("chest", 13)],
        cash=[0, 500, 400],
        deeds=[[*BROWN]],
        buildings=dict.fromkeys(ten, 4),
        decks=[CARDS[0], {"unseen": ALL, "below": []}],
    )
    table.play(0, "roll")
    events = table.play(0, "bankrupt")

    assert one_told(events, "sold_group").clause == "bankrupt.buildings"
    assert one_told(events, "card_back").clause == "cards.jail_free"
    assert buildings(table) == {}
    assert decks(table)[0]["below"] == [7]
    assert one_told(events, "up_for_auction").facts()["space"] == 1


@pytest.mark.rule("bankrupt.to_bank")
@pytest.mark.parametrize("game", BOTH)
def test_without_property_there_is_nothing_to_auction(game):
    """The next player has the dice at once."""
    table = broke(game, 10, [], deeds=[[], [39]])
    events = table.play(0, "bankrupt")

    assert told(events) == [
        ("went_bankrupt_to_bank", "bankrupt.to_bank"),
        ("cash_to_bank", "bankrupt.to_bank"),
        ("turn_began", "turn.end"),
    ]
    assert one_told(events, "cash_to_bank").facts() == {"seat": 0, "amount": 10}
    assert table.waiting() == (1,)
    assert cash(table) == [0, 500, 400]


@pytest.mark.rule("bankrupt.to_bank", "win.last")
@pytest.mark.parametrize("game", BOTH)
def test_with_one_player_left_there_are_no_auctions(game):
    """Bob has won, and Ann's station is the Bank's."""
    table = broke(game, 10, [15], seats=2, mortgaged=[15])
    events = table.play(0, "bankrupt")

    assert ("up_for_auction", "bankrupt.to_bank") not in told(events)
    assert told(events)[-1] == ("won", "win.last")
    assert deeds(table, 1) == []


@pytest.mark.rule("win.last")
@pytest.mark.parametrize("game", BOTH)
def test_the_last_player_left_wins(game):
    """Cid goes bankrupt first, which ends nothing; then Ann does, and Bob is alone."""
    table = lay(
        game,
        3,
        [(1, 2), (1, 2)],
        cash=[0, 500, 0],
        places=[36, 0, 36],
        deeds=[[], DARK_BLUE],
        buildings={"37": 5, "39": 5},
        turn=2,
    )
    table.play(2, "roll")
    table.play(1, f"ask {claims(table)[0]}")
    events = table.play(2, "bankrupt")
    assert "won" not in [event.name for event in events]
    assert table.outcome is None
    table.play(0, "roll")
    table.play(1, f"ask {claims(table)[0]}")
    events = table.play(0, "bankrupt")

    assert told(events)[-1] == ("won", "win.last")
    assert table.outcome is not None
    assert table.outcome.clause == "win.last"
    assert table.outcome.winners == [1]
    assert [sorted(place) for place in table.outcome.standings] == [[1], [0, 2]]
    assert [table.legal(seat) for seat in range(3)] == [[], [], []]


@pytest.mark.rule("bankrupt.to_player")
@pytest.mark.parametrize("game", BOTH)
def test_a_rent_asked_later_brings_nothing(game):
    """Cid asks after Bob has asked for more than Ann has: Bob takes all, Cid's claim is gone."""
    table = lay(
        game,
        3,
        [(2, 2), (1, 3)],
        cash=[10, 500, 500],
        places=[31, 0, 0],
        deeds=[[*GREEN], DARK_BLUE, STATIONS],
        buildings={"37": 5, "39": 5},
    )
    table.play(0, "roll")
    table.play(0, "roll")
    of_cid, of_bob = claims(table)
    table.play(1, f"ask {of_bob}")
    table.play(2, f"ask {of_cid}")
    table.play(0, "bankrupt")

    assert cash(table)[2] == 500
    assert deeds(table, 2) == STATIONS
    assert [*GREEN, *DARK_BLUE] == deeds(table, 1)
