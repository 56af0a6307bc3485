"""Houses and hotels: whole groups, evenly, real pieces."""

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
    YELLOW,
    buildings,
    cash,
    lay,
    stock,
)


def built(group, *heights):
    """Heights by space, as a position says them."""
    return {str(space): height for space, height in zip(group, heights, strict=True)}


@pytest.mark.rule("build.group")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("group", "price"),
    [
        (BROWN, 50), (LIGHT_BLUE, 50), (PINK, 100), (ORANGE, 100), (RED, 150), (YELLOW, 150), (GREEN, 200),
        (DARK_BLUE, 200),
    ],
)  # fmt: skip
def test_a_house_costs_what_the_deed_says(game, group, price):
    """One house from the Bank on any lot of the whole group."""
    for space in group:
        table = lay(game, 2, deeds=[group])
        events = table.play(0, f"build {space}")

        assert told(events) == [("built", "build.group")]
        assert one_told(events, "built").facts() == {"seat": 0, "space": space, "height": 1, "amount": price}
        assert buildings(table) == {space: 1}
        assert cash(table) == [1500 - price, 1500]
        assert stock(table) == (31, 12)


@pytest.mark.rule("build.group")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("owned", "theirs", "mortgaged", "money", "space"),
    [
        ([39], [], [], 1500, 39),  # the Bank has the other one
        ([39], [37], [], 1500, 39),  # another player has it
        ([31, 32], [34], [], 1500, 31),
        ([], DARK_BLUE, [], 1500, 39),  # another's group
        ([], [], [], 1500, 39),  # nobody's
        (DARK_BLUE, [], [37], 1500, 39),  # a mate is mortgaged
        (DARK_BLUE, [], [39], 1500, 39),
        (GREEN, [], [31], 1500, 34),
        ([5, 15, 25, 35], [], [], 1500, 5),  # lots only
        ([12, 28], [], [], 1500, 12),
        (DARK_BLUE, [], [], 1500, 0),
        (DARK_BLUE, [], [], 199, 39),  # one coin short
    ],
)
def test_building_needs_the_whole_group_unmortgaged_and_paid(game, owned, theirs, mortgaged, money, space):
    """Every lot of the colour, none of them face down, and the price in cash."""
    table = lay(game, 2, cash=[money, 1500], deeds=[owned, theirs], mortgaged=mortgaged)

    assert refused(table, 0, f"build {space}") == "build.group"
    assert f"build {space}" not in table.legal(0)


@pytest.mark.rule("build.group")
@pytest.mark.parametrize("game", BOTH)
def test_the_last_coin_builds(game):
    """A house may take all the cash that lifting the group's mortgage has left."""
    table = lay(game, 2, cash=[393, 1500], deeds=[DARK_BLUE], mortgaged=[37])
    go_on(table, "0 lift 37", "0 build 39")

    assert cash(table)[0] == 0
    assert buildings(table) == {39: 1}


@pytest.mark.rule("build.anytime")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("seat", "moves"),
    [
        (0, []),
        (1, []),
        (2, []),
        (0, ["0 roll"]),  # another's turn or purchase does not matter
        (1, ["0 roll"]),
        (2, ["0 roll"]),
        (1, ["0 roll", "0 buy"]),
        (1, ["0 roll", "0 buy", "0 end"]),
        (0, ["0 roll", "0 buy", "0 end"]),
    ],
)
def test_one_builds_at_any_time_on_or_off_turn_and_in_jail(game, seat, moves):
    """Seat 1 is in Jail; before the throw, while a purchase is open, after it, and between two turns."""
    owned: list[list[int]] = [[], [], []]
    owned[seat] = BROWN
    table = lay(game, 3, [(1, 2)], places=[2, 10, 0], jailed=[0, 1, 0], deeds=owned)
    go_on(table, *moves)
    before = cash(table)[seat]
    waited_for = table.waiting()
    events = table.play(seat, "build 1")

    assert told(events) == [("built", "build.group")]
    assert cash(table)[seat] == before - 50
    assert table.waiting() == waited_for


@pytest.mark.rule("build.evenly")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("before", "space", "fits"),
    [
        ((0, 0, 0), 31, True),
        ((1, 0, 0), 31, False),
        ((1, 0, 0), 32, True),
        ((1, 0, 0), 34, True),
        ((1, 1, 0), 31, False),
        ((1, 1, 0), 32, False),
        ((1, 1, 0), 34, True),
        ((1, 1, 1), 32, True),
        ((2, 1, 2), 31, False),
        ((2, 1, 2), 32, True),
        ((3, 3, 2), 31, False),
        ((3, 4, 3), 32, False),
        ((3, 4, 3), 34, True),
    ],
)
def test_no_lot_is_built_on_before_its_mates_have_caught_up(game, before, space, fits):
    """No second house before each lot has one, and so on."""
    table = lay(game, 2, deeds=[GREEN], buildings=built(GREEN, *before))

    if fits:
        table.play(0, f"build {space}")
        assert buildings(table)[space] == before[GREEN.index(space)] + 1
    else:
        assert refused(table, 0, f"build {space}") == "build.evenly"


@pytest.mark.rule("build.evenly", "build.hotel")
@pytest.mark.parametrize("game", BOTH)
def test_four_houses_are_the_most_then_a_hotel_then_nothing(game):
    """Brown from bare lots to two hotels: ten steps of 50, and the Bank has its houses again."""
    table = lay(game, 2, deeds=[BROWN])
    events = go_on(table, *[f"0 build {space}" for _ in range(5) for space in (1, 3)])

    assert [(event.facts()["height"], event.clause) for event in events] == [
        *[(height, "build.group") for height in (1, 1, 2, 2, 3, 3, 4, 4)],
        *[(5, "build.hotel")] * 2,
    ]
    assert cash(table) == [1000, 1500]
    assert stock(table) == (32, 10)
    assert refused(table, 0, "build 1") == "build.hotel"
    assert refused(table, 0, "build 3") == "build.hotel"


@pytest.mark.rule("build.hotel")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("before", "space", "clause"),
    [
        ((4, 4, 4), 31, "built"),
        ((4, 4, 4), 34, "built"),
        ((5, 4, 4), 32, "built"),  # a lot with its hotel counts as having four
        ((5, 5, 4), 34, "built"),
        ((5, 4, 4), 31, "build.hotel"),  # one hotel a lot
        ((5, 5, 4), 32, "build.hotel"),
        ((4, 4, 3), 31, "build.evenly"),  # four on every lot come first
        ((4, 3, 3), 31, "build.evenly"),
    ],
)
def test_a_hotel_comes_after_four_houses_on_each_lot(game, before, space, clause):
    """It costs the hotel's price, and its four houses go back to the Bank."""
    table = lay(game, 2, deeds=[GREEN], buildings=built(GREEN, *before))
    houses, hotels = stock(table)

    if clause == "built":
        events = table.play(0, f"build {space}")
        assert told(events) == [("built", "build.hotel")]
        assert one_told(events, "built").facts() == {"seat": 0, "space": space, "height": 5, "amount": 200}
        assert buildings(table)[space] == 5
        assert cash(table) == [1300, 1500]
        assert stock(table) == (houses + 4, hotels - 1)
    else:
        assert refused(table, 0, f"build {space}") == clause


NO_HOUSES = {**built(PINK, 4, 4, 4), **built(ORANGE, 4, 4, 4), **built(BROWN, 4, 4)}  # 32 houses
NO_HOTELS = {  # 12 hotels
    **built(PINK, 5, 5, 5),
    **built(ORANGE, 5, 5, 5),
    **built(RED, 5, 5, 5),
    **built(YELLOW, 5, 5, 5),
}


@pytest.mark.rule("build.stock", "build.shortage")
@pytest.mark.parametrize("game", BOTH)
def test_without_a_house_in_the_bank_one_waits_until_somebody_sells(game):
    """The piece that comes back is on sale at once."""
    table = lay(game, 2, cash=[1500, 0], deeds=[DARK_BLUE, PINK + ORANGE + BROWN], buildings=NO_HOUSES)

    assert stock(table) == (0, 12)
    assert refused(table, 0, "build 39") == "build.stock"
    go_on(table, "1 sell 1", "0 build 39")
    assert stock(table) == (0, 12)
    assert buildings(table)[39] == 1
    assert refused(table, 0, "build 37") == "build.stock"


@pytest.mark.rule("build.stock")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("heights", [(3, 3), (4, 3)])
def test_there_is_no_jump_over_missing_houses_to_a_hotel(game, heights):
    """Hotels lie in the Bank, but the fourth house does not."""
    rest = {**built(PINK, 4, 4, 4), **built(ORANGE, 4, 4, 4), **built(LIGHT_BLUE, 1, 1, 0)}
    if heights == (4, 3):
        rest["6"] = 0
    table = lay(
        game,
        2,
        cash=[1500, 0],
        deeds=[DARK_BLUE, PINK + ORANGE + LIGHT_BLUE],
        buildings={**rest, **built(DARK_BLUE, *heights)},
    )

    assert stock(table) == (0, 12)
    assert refused(table, 0, "build 39") == "build.stock"
    assert refused(table, 0, "build 37") == ("build.stock" if heights == (3, 3) else "build.evenly")


@pytest.mark.rule("build.stock")
@pytest.mark.parametrize("game", BOTH)
def test_without_a_hotel_in_the_bank_four_houses_stay(game):
    """No hotel can be built until one comes back."""
    table = lay(
        game,
        2,
        cash=[1500, 0],
        deeds=[DARK_BLUE, PINK + ORANGE + RED + YELLOW],
        buildings={**NO_HOTELS, **built(DARK_BLUE, 4, 4)},
    )

    assert stock(table) == (24, 0)
    assert refused(table, 0, "build 39") == "build.stock"
    go_on(table, "1 sell 11", "0 build 39")
    assert buildings(table)[39] == 5
    assert stock(table) == (24, 0)


@pytest.mark.rule("build.stock", "short.hotel")
@pytest.mark.parametrize("game", BOTH)
def test_without_a_hotel_three_houses_stay_in_the_short_game(game):
    """In the short game three houses are the most."""
    hotels = {space: 4 for space, height in NO_HOTELS.items() if height == 5}
    table = lay(
        game,
        2,
        terms={"variant": "short"},
        deeds=[DARK_BLUE, PINK + ORANGE + RED + YELLOW],
        buildings={**hotels, **built(DARK_BLUE, 3, 3)},
    )

    assert stock(table) == (26, 0)
    assert refused(table, 0, "build 39") == "build.stock"


@pytest.mark.rule("build.stock")
@pytest.mark.parametrize("game", BOTH)
def test_the_houses_under_a_hotel_are_on_sale_at_once(game):
    """The Bank had none; the hotel brings four back, and another player takes one of them."""
    table = lay(game, 2, deeds=[DARK_BLUE, PINK + ORANGE + BROWN], buildings=NO_HOUSES)
    assert refused(table, 0, "build 39") == "build.stock"
    go_on(table, "1 build 11")

    assert stock(table) == (4, 11)
    table.play(0, "build 39")
    assert buildings(table)[39] == 1
    assert stock(table) == (3, 11)


@pytest.mark.rule("build.stock", "offturn.window")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_nobody_builds_while_a_debt_runs(game, seat):
    """Neither the debtor, nor the creditor, nor a third; afterwards all may again."""
    owned = [[*BROWN, 5], [*DARK_BLUE, 35], [*LIGHT_BLUE]]
    table = lay(game, 3, [(1, 2)], places=[32, 0, 0], cash=[1, 1500, 1500], deeds=owned)
    go_on(table, "0 roll", "1 ask 1")
    word = ["build 1", "build 39", "build 9"][seat]

    assert refused(table, seat, word) == ("debt.deals" if seat == 0 else "offturn.window")
    table.play(0, "mortgage 5")
    assert told(table.play(seat, word)) == [("built", "build.group")]


@pytest.mark.rule("build.group", "build.anytime")
@pytest.mark.parametrize("game", BOTH)
def test_every_builder_pays_alone(game):
    """Three players build by turns and out of turn: each pays for the own houses."""
    table = lay(game, 3, deeds=[BROWN, LIGHT_BLUE, PINK])
    go_on(table, "2 build 13", "1 build 9", "0 build 3", "1 build 6")

    assert cash(table) == [1450, 1400, 1400]
    assert buildings(table) == {3: 1, 6: 1, 9: 1, 13: 1}
    assert stock(table) == (28, 12)
