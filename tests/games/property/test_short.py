"""The short game: dealt deeds, hotels after three houses, one turn in Jail, one bankruptcy."""

import pytest

import gamenight as gn
from tests.games.playing import one_told, refused, told
from tests.games.property.laid import (
    BOTH,
    BROWN,
    DARK_BLUE,
    JAIL,
    NAMES,
    buildings,
    cash,
    claims,
    deeds,
    lay,
    places,
    word_of,
)

SHORT = {"variant": "short"}


def seen(table):
    """What lies open on the table."""
    return table.view()["table"]


def fresh(game, chance, terms=None, seats=2):
    """A table from the very start, with the chance that will come."""
    dealer = gn.Scripted([word_of(one) for one in chance])
    return gn.open(game, NAMES[:seats], terms or SHORT, dealer=dealer)


@pytest.mark.rule("short.deeds")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_three_deeds_are_dealt_to_each_for_nothing(game, seats):
    """Before anybody throws, and nothing else happens; the rest stays with the Bank."""
    dealt = [1, 3, 5, 6, 8, 9, 11, 12, 13, 14, 15, 16, 18, 19, 21, 23, 24, 25][: 3 * seats]
    table = fresh(game, dealt, seats=seats)
    events = table.heard(None)

    assert set(told(events)) == {("dealt", "short.deeds")}
    assert [event.facts() for event in events] == [
        {"seat": place % seats, "space": deed} for place, deed in enumerate(dealt)
    ]
    assert [len(deeds(table, seat)) for seat in range(seats)] == [3] * seats
    assert sorted(deed for seat in range(seats) for deed in deeds(table, seat)) == dealt
    assert cash(table) == [1500] * seats
    owned = [deed["space"] for deed in seen(table)["deeds"] if deed["owner"] is not None]
    assert owned == dealt


@pytest.mark.rule("short.deeds")
@pytest.mark.parametrize("game", BOTH)
def test_the_standard_game_deals_none(game):
    """In the standard game all deeds are the Bank's at the start."""
    table = gn.open(game, NAMES[:3])

    assert [deeds(table, seat) for seat in range(3)] == [[], [], []]


@pytest.mark.rule("short.dealt_group")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("variant", ["short", "timed"])
def test_a_group_complete_by_the_deal_is_full_property(game, variant):
    """Ann has 1 and 3: she builds before the first throw of the game, and Bob pays double on the bare lot."""
    count = 3 if variant == "short" else 2
    dealt = [1, 5, 3, 15, 39, 25][: 2 * count]
    table = fresh(game, [*dealt, (6, 5), (1, 2), (4, 6), (1, 2)], {"variant": variant})
    assert deeds(table, 0)[:2] == BROWN
    table.play(0, "roll")
    table.play(1, "roll")
    before = cash(table)
    assert told(table.play(0, "build 1")) == [("built", "build.group")]
    table.play(0, "roll")
    table.play(0, "end")
    table.play(1, "roll")
    events = table.play(0, f"ask {claims(table)[0]}")

    assert one_told(events, "paid_rent").clause == "rent.double"
    assert cash(table) == [before[0] - 50 + 8, before[1] - 8]


@pytest.mark.rule("short.hotel")
@pytest.mark.parametrize("game", BOTH)
def test_a_hotel_comes_after_three_houses(game):
    """For one house price; its three houses go back to the Bank."""
    table = lay(game, 2, (), SHORT, deeds=[BROWN], buildings={"1": 3, "3": 3})
    assert seen(table)["bank"] == {"houses": 26, "hotels": 12}
    events = table.play(0, "build 1")

    assert one_told(events, "built").clause == "short.hotel"
    assert one_told(events, "built").facts()["amount"] == 50
    assert seen(table)["bank"] == {"houses": 29, "hotels": 11}
    assert cash(table)[0] == 1450
    hotel = {deed["space"]: deed["hotel"] for deed in seen(table)["deeds"]}
    assert (hotel[1], hotel[3]) == (True, False)
    assert refused(table, 0, "build 1") == "build.hotel"


@pytest.mark.rule("short.hotel")
@pytest.mark.parametrize("game", BOTH)
def test_three_houses_must_stand_on_each_lot(game):
    """With two on the other lot there is no hotel yet."""
    table = lay(game, 2, (), SHORT, deeds=[BROWN], buildings={"1": 3, "3": 2})

    assert refused(table, 0, "build 1") == "build.evenly"


@pytest.mark.rule("short.hotel")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(("built", "rent"), [({"37": 3, "39": 3}, 1400), ({"37": 4, "39": 4}, 2000)])
def test_the_rent_of_a_hotel_is_unchanged(game, built, rent):
    """Three houses cost what three houses cost, a hotel what a hotel costs; 1700 is never asked."""
    table = lay(
        game, 2, [(1, 2)], SHORT, cash=[5000, 0], places=[36, 0], deeds=[[], DARK_BLUE], buildings=built
    )
    table.play(0, "roll")
    events = table.play(1, f"ask {claims(table)[0]}")

    assert one_told(events, "paid_rent").facts()["amount"] == rent
    assert cash(table) == [5000 - rent, rent]


@pytest.mark.rule("short.hotel")
@pytest.mark.parametrize("game", BOTH)
def test_a_hotel_sold_leaves_three_houses(game):
    """For half a house price; a whole hotel is worth half of four."""
    table = lay(game, 2, (), SHORT, cash=[0, 0], deeds=[BROWN], buildings={"1": 4, "3": 4})
    events = table.play(0, "sell 1")
    assert one_told(events, "sold").facts()["amount"] == 25
    assert buildings(table) == {1: 3, 3: 4}
    for word in ["sell 3", "sell 1", "sell 3", "sell 1", "sell 3", "sell 1", "sell 3"]:
        table.play(0, word)

    assert buildings(table) == {}
    assert cash(table)[0] == 2 * 100
    assert seen(table)["bank"] == {"houses": 32, "hotels": 12}


@pytest.mark.rule("short.hotel", "bankrupt.buildings")
@pytest.mark.parametrize("game", BOTH)
def test_a_hotel_counts_as_four_houses_in_a_bankruptcy(game):
    """Half of eight houses of 50."""
    table = lay(
        game,
        3,
        [(1, 2)],
        SHORT,
        cash=[0, 500, 500],
        places=[36, 0, 0],
        deeds=[BROWN, DARK_BLUE],
        buildings={"1": 4, "3": 4, "37": 4, "39": 4},
    )
    table.play(0, "roll")
    table.play(1, f"ask {claims(table)[0]}")
    events = table.play(0, "bankrupt")

    assert one_told(events, "sold_group").clause == "bankrupt.buildings"
    assert one_told(events, "sold_group").facts()["amount"] == 200


@pytest.mark.rule("short.jail")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("word", "dice", "purse", "place", "clause"),
    [
        ("roll", (3, 6), 450, 19, "short.jail"),  # tried first, and paid on the same turn
        ("roll", (2, 2), 500, 14, "jail.doubles"),
        ("pay", (3, 6), 450, 19, "jail.pay"),
        ("card", (3, 6), 500, 19, "jail.card"),
    ],
)
def test_one_is_out_of_jail_on_the_next_turn(game, word, dice, purse, place, clause):
    """By a card, by doubles, or by 50, and moves by that throw."""
    rest = [card for card in range(16) if card != 7]
    keeping = {
        "decks": [{"unseen": rest, "below": [], "keeper": 0}, {"unseen": list(range(16)), "below": []}]
    }
    table = lay(
        game,
        2,
        [dice],
        SHORT,
        cash=[500, 500],
        places=[JAIL, 0],
        jailed=[1, 0],
        deeds=[[14, 19]],
        **(keeping if word == "card" else {}),
    )
    assert word in table.legal(0)
    events = table.play(0, word)

    assert one_told(events, "left_jail").clause == clause
    if clause == "short.jail":
        assert one_told(events, "paid_fine").clause == "short.jail"
    assert (cash(table)[0], places(table)[0]) == (purse, place)
    assert table.position()["jailed"] == [0, 0]


@pytest.mark.rule("short.jail")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(("terms", "stays"), [(SHORT, False), ({}, True)])
def test_without_doubles_one_stays_only_in_the_standard_game(game, terms, stays):
    """There it is the first of three turns."""
    table = lay(game, 2, [(3, 6)], terms, places=[JAIL, 0], jailed=[1, 0], deeds=[[19]])
    table.play(0, "roll")

    assert (places(table)[0] == JAIL) is stays


@pytest.mark.rule("short.tax")
@pytest.mark.parametrize("purse", [200, 900, 5000])
def test_the_income_tax_is_flat(purse):
    """In dog-lovers there is no choice of ten per cent in the short game."""
    table = lay("dog-lovers", 2, [(1, 3)], SHORT, cash=[purse, 0])
    events = table.play(0, "roll")

    assert one_told(events, "paid_tax").clause == "short.tax"
    assert one_told(events, "paid_tax").facts()["amount"] == 200
    assert cash(table)[0] == purse - 200
    assert table.legal(0)[0] == "end"


@pytest.mark.rule("short.end")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(("of_cid", "winners"), [(1879, [1]), (1880, [1, 2]), (1881, [2])])
def test_the_first_bankruptcy_ends_it_and_the_richest_wins(game, of_cid, winners):
    """Printed prices, half if mortgaged, buildings at cost, a hotel with its houses; ties are shared."""
    table = lay(
        game,
        3,
        [(1, 2)],
        SHORT,
        cash=[0, 100, of_cid],
        places=[36, 0, 0],
        deeds=[[], DARK_BLUE, [*BROWN, 5]],
        mortgaged=[5],
        buildings={"37": 4, "39": 4, "1": 3, "3": 4},
    )
    table.play(0, "roll")
    table.play(1, f"ask {claims(table)[0]}")
    events = table.play(0, "bankrupt")
    counted = {event.facts()["seat"]: event.facts()["amount"] for event in events if event.name == "counted"}

    assert counted == {1: 100 + 350 + 400 + 8 * 200, 2: of_cid + 60 + 60 + 100 + 7 * 50}
    assert table.outcome is not None
    assert table.outcome.clause == "short.end"
    assert table.outcome.winners == winners
    assert table.outcome.standings[-1] == [0]
    assert {event.clause for event in events if event.name in {"counted", "won"}} == {"short.end"}


@pytest.mark.rule("short.settle")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("purse", "left", "total"),
    [
        (100, 92, 100 - 8 + 75 + 750),
        (8, 0, 75 + 750),
        (3, 0, 75 + 750 - 5),  # 3 in cash, 5 off the total
    ],
)
def test_the_last_bankruptcy_is_settled_with_the_creditor_first(game, purse, left, total):
    """The ten per cent come off the cash, what is lacking off the total."""
    table = lay(
        game,
        3,
        [(1, 2)],
        SHORT,
        cash=[0, purse, 10],
        places=[36, 0, 0],
        deeds=[[12], DARK_BLUE],
        mortgaged=[12],
    )
    table.play(0, "roll")
    table.play(1, f"ask {claims(table)[0]}")
    events = table.play(0, "bankrupt")
    counted = {event.facts()["seat"]: event.facts()["amount"] for event in events if event.name == "counted"}

    interest = one_told(events, "paid_interest")
    assert (interest.clause, interest.facts()) == ("short.settle", {"seat": 1, "amount": purse - left})
    assert counted == {1: total, 2: 10}
    assert cash(table) == [0, left, 10]
    assert deeds(table, 1) == [12, *DARK_BLUE]


@pytest.mark.rule("short.settle")
@pytest.mark.parametrize("game", BOTH)
def test_with_the_bank_as_creditor_nothing_is_auctioned(game):
    """The bankruptcy ends the game, and the count follows at once."""
    table = lay(game, 3, [(1, 2)], SHORT, cash=[0, 20, 10], places=[35, 0, 0], deeds=[[12]], mortgaged=[12])
    table.play(0, "roll")
    events = table.play(0, "bankrupt")

    assert told(events)[0] == ("went_bankrupt_to_bank", "bankrupt.to_bank")
    assert "up_for_auction" not in [event.name for event in events]
    assert table.outcome is not None
    assert table.outcome.winners == [1]
    assert cash(table) == [0, 20, 10]


@pytest.mark.rule("win.last", "short.end")
@pytest.mark.parametrize("game", BOTH)
def test_after_an_earlier_bankruptcy_the_last_one_left_wins(game):
    """A table laid so: Cid is out, and Ann cannot pay Bob; nothing is counted."""
    table = lay(
        game, 3, [(1, 2)], SHORT, cash=[0, 100, 0], places=[36, 0, 0], deeds=[[], DARK_BLUE, []],
        out=[2], bankrupts=1,
    )  # fmt: skip
    table.play(0, "roll")
    table.play(1, f"ask {claims(table)[0]}")
    events = table.play(0, "bankrupt")

    assert told(events)[-1] == ("won", "win.last")
    assert "counted" not in [event.name for event in events]
    assert table.outcome is not None
