"""Whole groups, and what a landing costs: facts that a table is shown."""

from __future__ import annotations

from typing import Any

import pytest

import gamenight as gn
from gamenight.games.property.board import LOT, STATION, TAX, Board, Group, Space
from tests.games.property.laid import BROWN, DARK_BLUE, GREEN, LIGHT_BLUE, STATIONS, UTILITIES, lay
from tests.games.property.subject import board_of

FIRST, SECOND, LAST = 0, 1, 7  # groups


def table_of(table: gn.Table, seat: int | None = 0) -> Any:
    """What a seat is shown of the table."""
    return table.view(seat)["table"]


@pytest.mark.rule("rent.lot", "rent.double", "rent.station", "rent.utility", "rent.mortgaged", "buy.listed")
@pytest.mark.parametrize(
    ("position", "space", "rent", "times", "row", "clause"),
    [
        ({}, 39, 0, None, None, "buy.listed"),
        ({"deeds": [[], [39]]}, 39, 50, None, 0, "rent.lot"),
        ({"deeds": [[], DARK_BLUE]}, 39, 100, None, 0, "rent.double"),
        ({"deeds": [[], DARK_BLUE], "buildings": {"37": 1, "39": 1}}, 39, 200, None, 1, "rent.lot"),
        ({"deeds": [[], DARK_BLUE], "buildings": {"37": 4, "39": 4}}, 39, 1700, None, 4, "rent.lot"),
        ({"deeds": [[], DARK_BLUE], "buildings": {"37": 5, "39": 5}}, 39, 2000, None, 5, "rent.lot"),
        ({"deeds": [[], [39]], "mortgaged": [39]}, 39, 0, None, None, "rent.mortgaged"),
        ({"deeds": [[], STATIONS[:3]]}, 5, 100, None, 2, "rent.station"),
        ({"deeds": [[], UTILITIES]}, 12, None, 10, 1, "rent.utility"),
        ({"deeds": [[], [12]]}, 12, None, 4, 0, "rent.utility"),
    ],
)
def test_a_landing_has_its_price_and_its_clause(position, space, rent, times, row, clause):
    """The amount or the factor of the dice, which of the printed rents that is, and why."""
    deeds = {deed["space"]: deed for deed in table_of(lay(**position))["deeds"]}
    deed = deeds[space]

    assert (deed["rent"], deed["times"], deed["row"], deed["clause"]) == (rent, times, row, clause)


@pytest.mark.rule("house.no_jail_rent")
@pytest.mark.parametrize(("jailed", "rent", "clause"), [(0, 50, "rent.lot"), (1, 0, "house.no_jail_rent")])
def test_nothing_is_due_to_an_owner_in_jail_where_the_table_agreed_so(jailed, rent, clause):
    """The deed says so before anybody lands there."""
    table = lay(terms={"no_jail_rent": True}, deeds=[[], [39]], places=[0, 10], jailed=[0, jailed])
    deed = next(one for one in table_of(table)["deeds"] if one["space"] == 39)

    assert (deed["rent"], deed["clause"]) == (rent, clause)


@pytest.mark.rule("deal.what", "rent.double")
@pytest.mark.parametrize(
    ("mine", "theirs", "goods", "effects"),
    [
        ([1], [3], "give:1,get:10", [("completes", 1, FIRST)]),
        ([1], [3], "take:3,pay:10", [("completes", 0, FIRST)]),
        (BROWN, [], "give:1,get:10", [("breaks", 0, FIRST)]),
        (BROWN, [], "give:1,give:3", [("breaks", 0, FIRST), ("completes", 1, FIRST)]),
        ([1, 6], [3, 8, 9], "give:6,take:3", [("completes", 0, FIRST), ("completes", 1, SECOND)]),
        ([1], [6, 8], "give:1,take:6", []),
        (LIGHT_BLUE, GREEN[:2], "give:6,take:31", [("breaks", 0, SECOND)]),
    ],
)
def test_an_offer_says_what_it_does_to_groups(mine, theirs, goods, effects):
    """For both who trade, whoever looks; a draft of it is weighed alike."""
    table = lay(deeds=[mine, theirs])
    action = table.read(0, f"offer 1 {goods}")
    weighed = [event.effects() for event in table.game.weighed(table.sight(0), action)]
    table.play(0, f"offer 1 {goods}")
    expected = [{"effect": effect, "seat": seat, "group": group} for effect, seat, group in effects]

    assert weighed == expected
    assert [table_of(table, seat)["offers"][0]["effects"] for seat in (0, 1, None)] == [expected] * 3


@pytest.mark.rule("deal.what", "rent.double")
def test_an_offer_to_the_first_seat_is_weighed_too():
    """Bob would get the deed that he lacks."""
    table = lay(deeds=[[1], [3]])
    effects = table.game.weighed(table.sight(1), table.read(1, "offer 0 take:1,pay:10"))

    assert [event.effects() for event in effects] == [{"effect": "completes", "seat": 1, "group": FIRST}]


@pytest.mark.parametrize(
    "word",
    [
        "roll",
        "offer 7 give:1",
        "offer 2 give:1",
        "offer 0 give:1",
        "offer 1 give:0",
        "counter 9 give:1",
        "redeem 1",
    ],
)
def test_what_is_no_trade_weighs_nothing(word):
    """Nor does one with nobody, with oneself, or of no deed."""
    table = lay(deeds=[BROWN, []])

    assert table.game.weighed(table.sight(0), table.read(0, word)) == []


@pytest.mark.rule("rent.double", "build.group")
@pytest.mark.parametrize(
    ("deeds", "near"),
    [
        ([], []),
        ([1], [(FIRST, 3)]),
        (BROWN, [(FIRST, None)]),
        ([6], []),
        ([6, 9, 37, 39], [(SECOND, 8), (LAST, None)]),
    ],
)
def test_the_groups_that_one_has_or_nearly(deeds, near):
    """Whole, or but one deed away: everybody sees it."""
    mine, theirs = table_of(lay(deeds=[deeds, []]), None)["players"]

    assert [(one["group"], one["missing"]) for one in mine["near"]] == near
    assert theirs["near"] == []


@pytest.mark.rule("debt.raise", "tax.income")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_debt_says_what_is_missing_and_why(seat):
    """So much is not there yet; by which clause it is owed, and which says what to do."""
    table = lay(seats=3, chance=[(1, 3)], turn=seat, cash=[30] * 3, deeds=[[39], [37], [34]])
    table.play(seat, "roll")

    assert table_of(table)["debt"] == {
        "seat": seat, "other": None, "amount": 200, "lacks": 170, "clause": "debt.raise",
        "reason": "tax.income",
    }  # fmt: skip


@pytest.mark.parametrize("game", ["kanto", "dog-lovers"])
def test_a_board_knows_its_colours(game):
    """Eight groups of lots, in the order of the board and by the price of a house; stations are none."""
    printed = board_of(lay(game).edition)
    chance, chest = printed.decks
    board = Board(printed.spaces, chance, chest, printed.numbers)

    assert [group.spaces[0].index for group in board.colours] == [1, 6, 11, 16, 21, 26, 31, 37]
    assert [group.house for group in board.colours_by_price] == [50, 50, 100, 100, 150, 150, 200, 200]
    assert len(board.groups) == 10


@pytest.mark.rule("mortgage.take", "mortgage.lift")
@pytest.mark.parametrize(("price", "mortgage", "interest"), [(60, 30, 3), (150, 75, 8), (220, 110, 11)])
def test_a_deed_has_half_its_price_as_mortgage_and_a_tenth_of_that_as_interest(price, mortgage, interest):
    """The tenth is rounded up; in sets of deeds its bit is that of its space."""
    space = Space(5, LOT, 0, price)

    assert (space.mortgage, space.interest, space.bit) == (mortgage, interest, 1 << 5)
    assert Group(0, [space, Space(9, LOT, 0, price)]).mask == 1 << 5 | 1 << 9


@pytest.mark.rule("tax.income", "tax.luxury")
@pytest.mark.parametrize(
    ("percent", "is_named", "is_income"), [(0, False, False), (0, True, True), (1, False, True)]
)
def test_a_tax_is_one_on_income_if_the_box_says_so_or_a_share_may_be_paid(percent, is_named, is_income):
    """Any other is the luxury tax."""
    assert Space(4, TAX, percent=percent, is_income_tax=is_named).is_income_tax == is_income


@pytest.mark.rule("cards.nearest")
@pytest.mark.parametrize(("place", "nearest"), [(4, 5), (5, 15), (14, 15), (34, 35), (35, 5), (36, 5)])
def test_the_nearest_station_is_the_next_one_ahead(place, nearest):
    """Also from the space before it, and past GO."""
    assert board_of(lay("kanto").edition).nearest(place, STATION) == nearest
