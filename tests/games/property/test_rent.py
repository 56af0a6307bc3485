"""What a landing on another's property costs."""

import pytest

from tests.games.playing import go_on, one_told, refused, told
from tests.games.property.laid import (
    BOTH,
    BROWN,
    DARK_BLUE,
    GREEN,
    LIGHT_BLUE,
    ORANGE,
    PINK,
    RED,
    STATIONS,
    UTILITIES,
    YELLOW,
    cash,
    claims,
    lay,
)


def landing(game, space, more=(), *, dice=(1, 2), purse=5000, **position):
    """Seat 0 has thrown and stands on that space; more is the chance to come."""
    start = (space - sum(dice)) % 40
    table = lay(game, 3, [dice, *more], cash=[purse, 1000, 1000], places=[start, 0, 0], **position)
    table.play(0, "roll")
    return table


def rent_paid(table):
    """Seat 1 asks: the sum and the clause of the rent, which goes from one purse to the other."""
    before = cash(table)
    paid = one_told(table.play(1, "ask 1"), "paid_rent")
    amount = paid.facts()["amount"]
    assert cash(table) == [before[0] - amount, before[1] + amount, before[2]]
    assert (paid.facts()["seat"], paid.facts()["other"]) == (0, 1)
    return amount, paid.clause


@pytest.mark.rule("rent.lot")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("space", "rent"),
    [
        (1, 2), (3, 4), (6, 6), (9, 8), (11, 10), (14, 12), (16, 14), (19, 16), (21, 18), (24, 20), (27, 22),
        (29, 24), (32, 26), (34, 28), (37, 35), (39, 50),
    ],
)  # fmt: skip
def test_a_bare_lot_costs_its_printed_rent(game, space, rent):
    """While its owner has not the whole group."""
    assert rent_paid(landing(game, space, deeds=[[], [space]])) == (rent, "rent.lot")


@pytest.mark.rule("rent.lot")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("group", "space", "rents"),
    [
        (BROWN, 1, [10, 30, 90, 160, 250]),
        (BROWN, 3, [20, 60, 180, 320, 450]),
        (LIGHT_BLUE, 9, [40, 100, 300, 450, 600]),
        (PINK, 13, [50, 150, 450, 625, 750]),
        (ORANGE, 19, [80, 220, 600, 800, 1000]),
        (RED, 24, [100, 300, 750, 925, 1100]),
        (YELLOW, 26, [110, 330, 800, 975, 1150]),
        (GREEN, 34, [150, 450, 1000, 1200, 1400]),
        (DARK_BLUE, 37, [175, 500, 1100, 1300, 1500]),
        (DARK_BLUE, 39, [200, 600, 1400, 1700, 2000]),
    ],
)
@pytest.mark.parametrize("height", [1, 2, 3, 4, 5])
def test_houses_and_hotels_raise_the_rent(game, group, space, rents, height):
    """One to four houses, then the hotel, as the deed prints it, never doubled."""
    built = {str(lot): height for lot in group}
    table = landing(game, space, deeds=[[], group], buildings=built)

    assert rent_paid(table) == (rents[height - 1], "rent.lot")


@pytest.mark.rule("rent.lot")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(("space", "rent"), [(37, 500), (39, 200)])
def test_each_lot_has_the_rent_of_its_own_houses(game, space, rent):
    """Two houses on one lot of the group, one on the other."""
    table = landing(game, space, deeds=[[], DARK_BLUE], buildings={"37": 2, "39": 1})

    assert rent_paid(table) == (rent, "rent.lot")


@pytest.mark.rule("rent.double")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("group", "space", "rent"),
    [
        (BROWN, 1, 4),
        (LIGHT_BLUE, 9, 16),
        (ORANGE, 16, 28),
        (RED, 24, 40),
        (GREEN, 34, 56),
        (DARK_BLUE, 39, 100),
    ],
)
def test_a_bare_lot_of_a_whole_group_costs_double(game, group, space, rent):
    """The owner has every lot of the colour."""
    assert rent_paid(landing(game, space, deeds=[[], group])) == (rent, "rent.double")


@pytest.mark.rule("rent.double")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("mates", [[], [31], [32]])
def test_a_group_in_several_hands_is_not_doubled(game, mates):
    """Two of three are not all, whoever has the rest."""
    table = landing(game, 34, deeds=[[], [34, *mates], [lot for lot in (31, 32) if lot not in mates]])

    assert rent_paid(table) == (28, "rent.lot")


@pytest.mark.rule("rent.double")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("group", "space", "built", "rent"),
    [
        (DARK_BLUE, 39, {"37": 1}, 100),
        (DARK_BLUE, 37, {"39": 1}, 70),
        (GREEN, 32, {"31": 1}, 52),
        (GREEN, 32, {"31": 1, "34": 1}, 52),
    ],
)
def test_houses_on_other_lots_leave_the_double_rent(game, group, space, built, rent):
    """It is this lot that must be unimproved."""
    assert rent_paid(landing(game, space, deeds=[[], group], buildings=built)) == (rent, "rent.double")


@pytest.mark.rule("rent.double")
@pytest.mark.parametrize(
    ("game", "group", "space", "mortgaged", "rent", "clause"),
    [
        ("kanto", DARK_BLUE, 39, [37], 50, "rent.lot"),
        ("dog-lovers", DARK_BLUE, 39, [37], 100, "rent.double"),
        ("kanto", ORANGE, 18, [16], 14, "rent.lot"),
        ("dog-lovers", ORANGE, 18, [16], 28, "rent.double"),
        ("kanto", ORANGE, 18, [16, 19], 14, "rent.lot"),
        ("dog-lovers", ORANGE, 18, [16, 19], 28, "rent.double"),
        ("kanto", ORANGE, 18, [21], 28, "rent.double"),  # another group's mortgage does not matter
        ("dog-lovers", ORANGE, 18, [21], 28, "rent.double"),
    ],
)
def test_a_mortgaged_mate_ends_the_double_rent_in_one_box_only(game, group, space, mortgaged, rent, clause):
    """Kanto doubles only while no lot of the group is mortgaged; Dog Lovers although another one is."""
    table = landing(game, space, deeds=[[], sorted({*group, *mortgaged})], mortgaged=mortgaged)

    assert rent_paid(table) == (rent, clause)


@pytest.mark.rule("rent.station")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("space", STATIONS)
@pytest.mark.parametrize(("owned", "rent"), [(1, 25), (2, 50), (3, 100), (4, 200)])
def test_the_rent_of_a_station_depends_on_how_many_its_owner_has(game, space, owned, rent):
    """One to four; those in other hands do not count, not even the debtor's."""
    mine = [space, *[one for one in STATIONS if one != space]][:owned]
    rest = [one for one in STATIONS if one not in mine]
    table = landing(game, space, deeds=[rest[:1], mine, rest[1:]])

    assert rent_paid(table) == (rent, "rent.station")


@pytest.mark.rule("rent.station")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(("mortgaged", "rent"), [([35], 50), ([15, 35], 100), ([15, 25, 35], 200)])
def test_mortgaged_stations_count_as_owned(game, mortgaged, rent):
    """The one landed on is free, its mortgaged mates raise its rent."""
    table = landing(game, 5, deeds=[[], [5, *mortgaged]], mortgaged=mortgaged)

    assert rent_paid(table) == (rent, "rent.station")


@pytest.mark.rule("rent.utility")
@pytest.mark.parametrize(("first", "second"), [(1, 1), (2, 5), (6, 6)])
@pytest.mark.parametrize(
    ("owned", "mortgaged", "factor"), [([12], [], 4), (UTILITIES, [], 10), (UTILITIES, [28], 10)]
)
def test_in_kanto_the_debtor_throws_for_a_bird_when_asked(first, second, owned, mortgaged, factor):
    """Four times that throw, ten times for both, a mortgaged one counted; nothing else comes of it."""
    table = landing("kanto", 12, [(first, second)], deeds=[[], owned], mortgaged=mortgaged)
    assert cash(table) == [5000, 1000, 1000]
    events = table.play(1, "ask 1")

    thrown = one_told(events, "threw").facts()
    assert thrown == {"seat": 0, "first": first, "second": second}
    rent = factor * (first + second)
    assert one_told(events, "paid_rent").facts() == {"seat": 0, "other": 1, "amount": rent, "space": 12}
    assert told(events)[-1] == ("paid_rent", "rent.utility")
    assert cash(table) == [5000 - rent, 1000 + rent, 1000]
    assert table.position()["places"] == [12, 0, 0]
    assert table.legal(0)[0] == "end"  # doubles of a rent throw give no other throw


@pytest.mark.rule("rent.utility")
@pytest.mark.parametrize("dice", [(1, 1), (2, 5), (4, 4)])
@pytest.mark.parametrize(
    ("owned", "mortgaged", "factor"), [([28], [], 4), (UTILITIES, [], 10), (UTILITIES, [12], 10)]
)
def test_in_dog_lovers_the_throw_that_brought_the_token_counts(dice, owned, mortgaged, factor):
    """Nobody throws again, although a second landing by doubles may follow."""
    table = landing("dog-lovers", 28, dice=dice, deeds=[[], owned], mortgaged=mortgaged)
    events = table.play(1, "ask 1")

    rent = factor * sum(dice)
    assert told(events) == [("asked_rent", "rent.ask"), ("paid_rent", "rent.utility")]
    assert one_told(events, "paid_rent").facts()["amount"] == rent
    assert cash(table) == [5000 - rent, 1000 + rent, 1000]


@pytest.mark.rule("rent.utility", "jail.doubles")
def test_in_dog_lovers_the_throw_out_of_jail_counts_too():
    """Two ones lead from Jail to the first bowl: four times two."""
    table = lay("dog-lovers", 2, [(1, 1)], places=[10, 0], jailed=[1, 0], deeds=[[], [12]])
    table.play(0, "roll")
    events = table.play(1, "ask 1")

    assert one_told(events, "paid_rent").clause == "rent.utility"
    assert cash(table) == [1492, 1508]


@pytest.mark.rule("cards.nearest")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("card", [4, 5])
@pytest.mark.parametrize(
    ("start", "goal", "salary"), [(7, 15, 0), (22, 25, 0), (36, 5, 200)], ids=["first", "second", "past GO"]
)
@pytest.mark.parametrize(("owned", "rent"), [(1, 50), (2, 100), (3, 200), (4, 400)])
def test_a_card_to_the_nearest_station_costs_twice_its_rent(game, card, start, goal, salary, owned, rent):
    """It must be asked for like any rent; GO on the way pays."""
    mine = [goal, *[one for one in STATIONS if one != goal]][:owned]
    table = landing(game, start, [("chance", card)], deeds=[[], mine])

    assert table.position()["places"] == [goal, 0, 0]
    assert cash(table) == [5000 + salary, 1000, 1000]
    assert rent_paid(table) == (rent, "cards.nearest")


@pytest.mark.rule("cards.nearest")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("start", "goal", "salary"), [(7, 12, 0), (22, 28, 0), (36, 12, 200)], ids=["first", "second", "past GO"]
)
@pytest.mark.parametrize("owned", [1, 2])
def test_a_card_to_the_nearest_utility_costs_ten_times_one_new_throw(game, start, goal, salary, owned):
    """In both boxes, also where one utility is owned, and with one throw only."""
    mine = [goal, *[one for one in UTILITIES if one != goal]][:owned]
    table = landing(game, start, [("chance", 3), (3, 5)], deeds=[[], mine])

    assert cash(table) == [5000 + salary, 1000, 1000]
    events = table.play(1, "ask 1")
    assert one_told(events, "threw").facts() == {"seat": 0, "first": 3, "second": 5}
    assert told(events)[-1] == ("paid_rent", "cards.nearest")
    assert cash(table) == [4920 + salary, 1080, 1000]


@pytest.mark.rule("cards.nearest")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(("card", "goal"), [(3, 12), (4, 15), (5, 15)])
@pytest.mark.parametrize("whose", ["mortgaged", "own"])
def test_a_card_to_a_mortgaged_or_own_property_costs_nothing(game, card, goal, whose):
    """The card opens no claim there."""
    position = {"deeds": [[], [goal]], "mortgaged": [goal]} if whose == "mortgaged" else {"deeds": [[goal]]}
    table = landing(game, 7, [("chance", card)], **position)

    assert table.position()["places"] == [goal, 0, 0]
    assert claims(table) == []
    assert refused(table, 1, "ask 1") == "rent.ask"


@pytest.mark.rule("rent.mortgaged")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("space", "owned"), [(39, DARK_BLUE), (39, [39]), (5, [5]), (15, STATIONS), (12, [12]), (28, UTILITIES)]
)
def test_a_mortgaged_property_collects_no_rent(game, space, owned):
    """It brings nothing, whatever else its owner has."""
    table = landing(game, space, deeds=[[], owned], mortgaged=[space])
    last = table.heard(None)[-1]

    assert (last.name, last.clause) == ("nothing_due", "rent.mortgaged")
    assert last.facts() == {"seat": 0, "space": space, "other": 1}
    assert claims(table) == []
    assert refused(table, 1, "ask 1") == "rent.ask"
    assert cash(table)[1] == 1000


@pytest.mark.rule("rent.mortgaged")
@pytest.mark.parametrize("game", BOTH)
def test_its_unmortgaged_mates_still_do(game):
    """The dark blue lot beside a mortgaged one; doubled or not, it costs rent."""
    table = landing(game, 37, deeds=[[], DARK_BLUE], mortgaged=[39])

    assert rent_paid(table)[0] == (35 if game == "kanto" else 70)


@pytest.mark.rule("rent.own")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("space", [39, 5, 12])
def test_on_ones_own_property_nothing_happens(game, space):
    """No claim, no money, nothing to buy, mortgaged or not."""
    for mortgaged in ([], [space]):
        table = landing(game, space, deeds=[[space, 1], [3]], mortgaged=mortgaged)
        last = table.heard(None)[-1]

        assert (last.name, last.clause) == ("at_home", "rent.own")
        assert claims(table) == []
        assert cash(table)[1:] == [1000, 1000]
        assert table.legal(0)[0] == "end"


@pytest.mark.rule("rent.lot", "rent.ask")
@pytest.mark.parametrize("game", BOTH)
def test_rent_beyond_the_cash_is_a_debt_to_the_owner(game):
    """It is not paid in part; the debtor raises it first."""
    table = landing(game, 39, deeds=[[5, 15], [39]], purse=20)
    events = table.play(1, "ask 1")

    assert told(events)[-1] == ("owes", "debt.raise")
    assert cash(table) == [20, 1000, 1000]
    paid = go_on(table, "0 mortgage 5")
    assert told(paid)[-1] == ("paid_rent", "rent.lot")
    assert cash(table) == [70, 1050, 1000]
