"""Buildings go back to the Bank for half, evenly; hotels also where the houses for them are missing."""

import pytest

import gamenight as gn
from tests.games.playing import go_on, one_told, reason, refused, told
from tests.games.property.laid import (
    BOTH,
    BROWN,
    DARK_BLUE,
    GREEN,
    LIGHT_BLUE,
    ORANGE,
    PINK,
    RED,
    YELLOW,
    buildings,
    cash,
    lay,
    stock,
)


def built(group, *heights):
    """Heights by space, as a position says them."""
    return {str(space): height for space, height in zip(group, heights, strict=True)}


def standing(table, group):
    """The heights of a group."""
    return [buildings(table).get(space, 0) for space in group]


def priced(table, verb):
    """What the button for a word such as "break" says that it brings."""
    return next(
        table.game.gain(table.state, 0, one) for one in table.legal_actions(0) if one.verb.word == verb
    )


@pytest.mark.rule("sell.buildings")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("group", "half"),
    [
        (BROWN, 25), (LIGHT_BLUE, 25), (PINK, 50), (ORANGE, 50), (RED, 75), (YELLOW, 75), (GREEN, 100),
        (DARK_BLUE, 100),
    ],
)  # fmt: skip
def test_a_house_goes_back_for_half_its_price(game, group, half):
    """The Bank pays, and has the house again."""
    heights = [1] * len(group)
    table = lay(game, 2, deeds=[group], buildings=built(group, *heights))
    before = stock(table)[0]
    events = table.play(0, f"sell {group[-1]}")

    assert told(events) == [("sold", "sell.buildings")]
    assert one_told(events, "sold").facts() == {"seat": 0, "space": group[-1], "height": 0, "amount": half}
    assert cash(table) == [1500 + half, 1500]
    assert standing(table, group) == [*heights[:-1], 0]
    assert stock(table) == (before + 1, 12)


@pytest.mark.rule("sell.buildings")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("before", "space", "fits"),
    [
        ((1, 1, 1), 31, True),
        ((1, 1, 1), 34, True),
        ((1, 1, 0), 31, True),
        ((1, 1, 0), 34, False),  # nothing there
        ((2, 1, 1), 31, True),
        ((2, 1, 1), 32, False),
        ((2, 2, 1), 34, False),
        ((3, 4, 4), 31, False),
        ((3, 4, 4), 32, True),
        ((5, 4, 4), 31, True),
        ((5, 4, 4), 32, False),  # the hotel first
        ((0, 0, 0), 31, False),
    ],
)
def test_one_sells_evenly_in_reverse(game, before, space, fits):
    """Always from a highest lot of the group."""
    table = lay(game, 2, deeds=[GREEN], buildings=built(GREEN, *before))

    if fits:
        table.play(0, f"sell {space}")
        assert buildings(table).get(space, 0) == before[GREEN.index(space)] - 1
        assert cash(table) == [1600, 1500]
    else:
        assert refused(table, 0, f"sell {space}") == "sell.buildings"
        assert f"sell {space}" not in table.legal(0)


@pytest.mark.rule("sell.buildings")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(("seat", "word"), [(1, "sell 31"), (0, "sell 39"), (0, "sell 5"), (0, "sell 0")])
def test_one_sells_only_ones_own(game, seat, word):
    """Neither another's houses nor what has none."""
    table = lay(game, 2, deeds=[[*GREEN, 5]], buildings=built(GREEN, 1, 1, 1))

    assert refused(table, seat, word) == "sell.buildings"


@pytest.mark.rule("sell.buildings")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("moves", [[], ["0 roll"], ["0 roll", "0 buy", "0 end"]])
def test_one_sells_at_any_time(game, moves):
    """Off turn and in Jail, while another throws, buys or passes the dice."""
    table = lay(
        game,
        2,
        [(1, 2)],
        places=[2, 10],
        jailed=[0, 2],
        deeds=[[], DARK_BLUE],
        buildings=built(DARK_BLUE, 1, 1),
    )
    go_on(table, *moves)
    events = table.play(1, "sell 37")

    assert told(events) == [("sold", "sell.buildings")]
    assert cash(table)[1] == 1600


@pytest.mark.rule("sell.buildings")
@pytest.mark.parametrize("game", BOTH)
def test_a_hotel_is_exchanged_for_four_houses(game):
    """Half the price of one step; the four houses come from the Bank, the hotel goes back."""
    table = lay(game, 2, deeds=[DARK_BLUE], buildings=built(DARK_BLUE, 5, 5))
    events = table.play(0, "sell 39")

    assert one_told(events, "sold").facts() == {"seat": 0, "space": 39, "height": 4, "amount": 100}
    assert one_told(events, "sold").clause == "sell.buildings"
    assert standing(table, DARK_BLUE) == [5, 4]
    assert cash(table) == [1600, 1500]
    assert stock(table) == (28, 11)


@pytest.mark.rule("sell.buildings")
@pytest.mark.parametrize("game", BOTH)
def test_a_hotel_is_worth_five_houses_step_by_step(game):
    """Two hotels down to bare lots: ten steps of half the price."""
    table = lay(game, 2, deeds=[DARK_BLUE], buildings=built(DARK_BLUE, 5, 5))
    events = go_on(table, *[f"0 sell {space}" for _ in range(5) for space in (37, 39)])

    assert [event.facts()["height"] for event in events] == [4, 4, 3, 3, 2, 2, 1, 1, 0, 0]
    assert cash(table) == [2500, 1500]
    assert stock(table) == (32, 12)
    assert buildings(table) == {}


@pytest.mark.rule("sell.buildings")
@pytest.mark.parametrize(
    ("group", "amount"), [(BROWN, 250), (LIGHT_BLUE, 375), (ORANGE, 750), (YELLOW, 1125), (DARK_BLUE, 1000)]
)
def test_dog_lovers_sell_all_hotels_of_a_group_at_once(group, amount):
    """Down to bare lots, for half of five house prices each."""
    table = lay("dog-lovers", 2, deeds=[group], buildings=built(group, *[5] * len(group)))
    assert priced(table, "clear") == amount
    events = table.play(0, f"clear {group[0]}")

    assert told(events) == [("sold_group", "sell.buildings")]
    assert one_told(events, "sold_group").facts()["amount"] == amount
    assert buildings(table) == {}
    assert cash(table) == [1500 + amount, 1500]
    assert stock(table) == (32, 12)


@pytest.mark.rule("sell.buildings")
@pytest.mark.parametrize("houses", [0, 3, 8])
def test_dog_lovers_need_no_houses_for_selling_all_at_once(houses):
    """A whole group may be sold whatever houses the Bank has."""
    table = lay("dog-lovers", 2, deeds=[DARK_BLUE, CROWD], buildings=leaving(houses, 5, 5))
    table.play(0, "clear 37")

    assert standing(table, DARK_BLUE) == [0, 0]
    assert cash(table) == [2500, 1500]
    assert stock(table) == (houses, 12)


@pytest.mark.rule("sell.buildings")
@pytest.mark.parametrize(
    ("game", "heights"),
    [
        ("kanto", (5, 5)),  # a Center is always exchanged for four Marts
        ("kanto", (4, 4)),
        ("dog-lovers", (5, 4)),  # only where all lots have one
        ("dog-lovers", (4, 4)),
        ("dog-lovers", (1, 1)),
        ("dog-lovers", (0, 0)),
    ],
)
def test_selling_at_once_is_for_groups_full_of_hotels_and_not_for_kanto(game, heights):
    """Houses go one by one in either box."""
    table = lay(game, 2, deeds=[DARK_BLUE], buildings=built(DARK_BLUE, *heights))

    assert refused(table, 0, "clear 37") == "sell.buildings"
    assert "clear 37" not in table.legal(0)


CROWD = PINK + ORANGE + BROWN  # another's groups, for the houses that the Bank has not


def leaving(houses, *heights):
    """Dark blue at these heights, and so much elsewhere that the Bank has so many houses left."""
    away = 32 - houses - sum(height for height in heights if height < 5)
    full = built(DARK_BLUE, *heights)
    for group in (PINK, ORANGE, BROWN):
        for place, space in enumerate(group):
            share = min(away, 4 * len(group))
            full[str(space)] = share // len(group) + (place < share % len(group))
        away -= min(away, 4 * len(group))
    assert away == 0
    return full


@pytest.mark.rule("sell.hotel_shortage")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("houses", "before", "after", "amount"),
    [
        (0, (5, 5), [0, 0], 1000),
        (1, (5, 5), [0, 1], 900),
        (2, (5, 5), [1, 1], 800),
        (3, (5, 5), [1, 2], 700),
        # The houses of a mate go to the Bank first and are laid again
        (0, (5, 4), [2, 2], 500),
        (1, (4, 5), [2, 3], 400),
        (2, (5, 4), [3, 3], 300),
        (3, (5, 4), [3, 4], 200),
    ],
)
def test_where_the_bank_lacks_the_houses_the_group_is_sold_down(game, houses, before, after, amount):
    """The hotels go, what houses there are is laid evenly; half the price for every step removed."""
    table = lay(game, 2, deeds=[DARK_BLUE, CROWD], buildings=leaving(houses, *before))
    hotel = DARK_BLUE[before.index(5)]
    assert refused(table, 0, f"sell {hotel}") == "sell.hotel_shortage"
    assert priced(table, "break") == amount
    events = table.play(0, "break 37")

    assert told(events) == [("sold_group", "sell.hotel_shortage")]
    assert one_told(events, "sold_group").facts()["amount"] == amount
    assert sorted(standing(table, DARK_BLUE)) == after
    assert cash(table) == [1500 + amount, 1500]
    assert stock(table) == (0, 12)


@pytest.mark.rule("sell.hotel_shortage")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("houses", "before"),
    [(4, (5, 5)), (5, (5, 4)), (32, (5, 5)), (0, (4, 4)), (0, (4, 3)), (0, (1, 1)), (0, (0, 0))],
)
def test_the_group_is_not_sold_down_where_houses_can_be_left_behind(game, houses, before):
    """With four houses in the Bank, or without a hotel, one sells step by step."""
    table = lay(game, 2, deeds=[DARK_BLUE, CROWD], buildings=leaving(houses, *before))

    assert refused(table, 0, "break 37") == "sell.hotel_shortage"
    if before[0] == 5:
        assert told(table.play(0, "sell 37")) == [("sold", "sell.buildings")]
        assert stock(table)[0] == houses - 4
    elif before[0]:
        assert told(table.play(0, "sell 37")) == [("sold", "sell.buildings")]
        assert stock(table)[0] == houses + 1


@pytest.mark.rule("sell.hotel_shortage")
@pytest.mark.parametrize(
    ("game", "word", "legal"),
    [
        ("kanto", "clear 37", False),
        ("kanto", "break 37", True),
        ("dog-lovers", "clear 37", True),
        ("dog-lovers", "break 37", True),
    ],
)
def test_both_boxes_sell_down_and_one_sells_all_at_once_too(game, word, legal):
    """With two houses in the Bank and two hotels on the group."""
    table = lay(game, 2, deeds=[DARK_BLUE, CROWD], buildings=leaving(2, 5, 5))

    assert (word in table.legal(0)) is legal
    assert not [one for one in table.legal(0) if one.startswith("sell")]


@pytest.mark.rule("sell.hotel_shortage")
@pytest.mark.parametrize("game", BOTH)
def test_at_most_four_houses_a_lot_are_laid(game):
    """Three lots, one hotel, three houses in the Bank: eleven houses stay, one step less than full."""
    away = {**built(PINK, 4, 4, 4), **built(BROWN, 4, 4), **built(LIGHT_BLUE, 1, 0, 0)}
    table = lay(
        game,
        2,
        deeds=[GREEN, PINK + BROWN + LIGHT_BLUE],
        buildings={**away, **built(GREEN, 5, 4, 4)},
    )
    assert stock(table) == (3, 11)
    table.play(0, "break 31")

    assert sorted(standing(table, GREEN)) == [3, 4, 4]
    assert cash(table) == [1700, 1500]
    assert stock(table) == (0, 12)


@pytest.mark.rule("sell.hotel_shortage", "sell.buildings")
@pytest.mark.parametrize("game", BOTH)
def test_a_house_beside_a_hotel_that_cannot_go_first(game):
    """Ann tries a lot with four houses: the hotel of the group goes first, and the Bank has three houses."""
    away = {**built(PINK, 4, 4, 4), **built(BROWN, 4, 4), **built(LIGHT_BLUE, 1, 0, 0)}
    table = lay(
        game, 2, deeds=[GREEN, PINK + BROWN + LIGHT_BLUE], buildings={**away, **built(GREEN, 5, 4, 4)}
    )
    facts = {"space": GREEN[1], "left": 3, "count": 4}

    assert reason(table, 0, f"sell {GREEN[1]}") == ("short_for_other", "sell.hotel_shortage", facts)
    with pytest.raises(gn.Refused, match="You can sell down a group with"):
        table.play(0, f"sell {GREEN[1]}")


@pytest.mark.rule("sell.hotel_shortage", "sell.buildings")
@pytest.mark.parametrize(
    ("game", "word", "money"),
    [("kanto", "break 37", 1000), ("dog-lovers", "break 37", 1000), ("dog-lovers", "clear 37", 1000)],
)
def test_a_debtor_sells_so_too_and_the_debt_is_paid(game, word, money):
    """The Bank has no house at all; the hotels still pay the rent."""
    table = lay(
        game,
        2,
        [(1, 2)],
        places=[32, 0],
        cash=[0, 0],
        deeds=[DARK_BLUE, [*CROWD, 35]],
        buildings=leaving(0, 5, 5),
    )
    go_on(table, "0 roll", "1 ask 1")
    assert refused(table, 0, "sell 37") == "sell.hotel_shortage"
    events = table.play(0, word)

    assert told(events)[-1] == ("paid_rent", "rent.station")
    assert cash(table) == [money - 25, 25]
    assert standing(table, DARK_BLUE) == [0, 0]


@pytest.mark.rule("build.shortage", "sell.hotel_shortage")
@pytest.mark.parametrize(("moves", "clause"), [([], ""), (["0 build 1", "1 want 4"], "sell.hotel_shortage")])
def test_a_house_that_is_auctioned_replaces_no_hotel(moves, clause):
    """Four are in the Bank, and a hotel can be sold down to them; but not while one of them is auctioned."""
    heights = {**dict.fromkeys(map(str, PINK + ORANGE + RED), 3), "11": 4, "37": 5, "39": 5}
    owned = [BROWN, LIGHT_BLUE, DARK_BLUE, PINK + ORANGE + RED]
    table = lay("kanto", 4, [], places=[17] * 4, cash=[1500, 1500, 0, 0], deeds=owned, buildings=heights)
    go_on(table, *moves)

    assert stock(table)[0] == 4
    if clause:
        assert refused(table, 2, "sell 37") == clause
    else:
        table.play(2, "sell 37")
        assert stock(table)[0] == 0
