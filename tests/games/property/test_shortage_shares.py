"""Scarce buildings are shared out: who is asked, whose wish still counts, and when the auctions end."""

from __future__ import annotations

import pytest

from tests.games.playing import go_on, one_told, reason, refused, stack, told
from tests.games.property.laid import (
    BOTH,
    BROWN,
    DARK_BLUE,
    GREEN,
    LIGHT_BLUE,
    ORANGE,
    PINK,
    RED,
    buildings,
    lay,
    stock,
)
from tests.games.property.test_shortage import CROWD, crowd, scarce


@pytest.mark.rule("build.shortage")
@pytest.mark.parametrize("game", BOTH)
def test_a_piece_that_no_lot_can_take_goes_back_and_the_turn_goes_on(game):
    """Cid wins the one house, having mortgaged the lot it was for: nobody has to put anything down."""
    table = scarce(game, 1, (1500, 1500, 1500))
    wished = go_on(table, "0 build 1", "1 none", "2 want 1")
    events = go_on(table, "2 bid 9", "2 mortgage 37", "0 pass")

    assert one_told(wished, "wanted").facts() == {"seat": 2, "pieces": 1}
    assert told(events)[-1] == ("gave_back", "build.shortage")
    assert one_told(events, "gave_back").facts() == {"seat": 2, "piece": 0}
    assert stock(table)[0] == 1
    assert table.waiting() == (0,)
    assert [frame["ask"] for frame in stack(table)] == ["turn"]


@pytest.mark.rule("build.shortage")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(("houses", "goes_on"), [(2, True), (3, False)])
def test_the_wish_of_who_has_no_lot_any_more_does_not_count(game, houses, goes_on):
    """Four want one each; Dan mortgages his only group, Ann wins, and two are left for what is left."""
    table = lay(
        game, 5, cash=[1500] * 4 + [0], deeds=[BROWN, LIGHT_BLUE, DARK_BLUE, GREEN, CROWD],
        buildings=crowd(houses), places=[17] * 5,
    )  # fmt: skip
    go_on(table, "0 build 1", "1 want 1", "2 want 1", "3 want 1", "3 mortgage 31", "0 bid 9")
    go_on(table, "1 pass", "2 pass", "3 pass", "0 put 1")

    if goes_on:
        assert stack(table)[1]["wanted"] == [0, 1, 1, 0, 0]
        assert table.waiting() == (1, 2)
    else:
        assert [frame["ask"] for frame in stack(table)] == ["turn"]


@pytest.mark.rule("build.shortage")
@pytest.mark.parametrize("game", BOTH)
def test_nobody_bids_alone(game):
    """Bob wanted three of two; Ann has mortgaged her group, so the second house is not auctioned."""
    table = scarce(game, 2)
    go_on(table, "0 build 1", "1 want 3", "0 mortgage 1", "1 bid 9", "0 pass")
    events = table.play(1, "put 6")

    assert told(events) == [("placed", "build.shortage")]
    assert table.view()["asked"] == "turn"
    assert stock(table)[0] == 1


@pytest.mark.rule("build.shortage", "debt.deals")
@pytest.mark.parametrize("game", BOTH)
def test_a_rent_asked_for_meanwhile_leaves_nothing_to_wish_for(game):
    """Bob has 60 and is asked for 20 before he answers: a house costs 50, so he wants none; Ann builds."""
    rent = {
        "kind": "claim", "number": 1, "seat": 1, "other": 2, "space": 39, "amount": 20, "reason": "rent.lot",
        "lapses": 9,
    }  # fmt: skip
    table = scarce(game, 1, (1500, 60, 0), issued=1, standing=[rent])
    go_on(table, "0 build 1")
    assert table.legal(1)[:2] == ["none", "want 1..1"]
    assert reason(table, 1, "want 2") == ("wants_too_many", "build.shortage", {"most": 1})
    events = go_on(table, "2 ask 1")

    assert told(events) == [
        ("asked_rent", "rent.ask"), ("wanted_none", "build.shortage"), ("built", "build.group"),
        ("paid_rent", "rent.lot"),
    ]  # fmt: skip
    assert one_told(events, "wanted_none").facts() == {"seat": 1}


@pytest.mark.rule("build.shortage")
@pytest.mark.parametrize("game", BOTH)
def test_who_could_use_none_before_is_asked_when_that_has_changed(game):
    """Cid had too little money when the house came under the hammer; then he mortgages a station."""
    table = scarce(game, 1, (1500, 1500, 100), deeds=[BROWN, LIGHT_BLUE, [*DARK_BLUE, 5], CROWD])
    go_on(table, "0 build 1", "1 want 1", "0 pass", "1 pass", "2 mortgage 5", "0 build 1")

    assert table.view()["asked"] == "shortage"
    assert table.waiting() == (2,)


@pytest.mark.rule("build.shortage", "resign.leave")
@pytest.mark.parametrize("game", BOTH)
def test_who_has_resigned_is_not_asked(game):
    """Bob is still in the game until Ann's purchase is decided, and wants nothing."""
    table = scarce(game, 1, chance=[(1, 2)], places=[2, 0, 0, 0])
    go_on(table, "0 roll", "1 resign")
    events = table.play(0, "build 1")

    assert told(events) == [("built", "build.group")]


@pytest.mark.rule("build.shortage", "build.evenly")
@pytest.mark.parametrize("game", BOTH)
def test_a_group_that_still_needs_houses_could_use_no_hotel(game):
    """One hotel is left; Bob has four, four and three houses, and is not asked."""
    full = PINK + ORANGE + RED + DARK_BLUE
    table = lay(
        game, 3, cash=[1500, 1500, 0], deeds=[BROWN, LIGHT_BLUE, full], places=[17] * 3,
        buildings={**dict.fromkeys(map(str, full), 5), "1": 4, "3": 4, "6": 4, "8": 4, "9": 3},
    )  # fmt: skip
    assert stock(table)[1] == 1
    events = table.play(0, "build 1")

    assert told(events) == [("built", "build.hotel")]


@pytest.mark.rule("build.shortage", "build.evenly")
@pytest.mark.parametrize("game", BOTH)
def test_a_group_with_room_for_one_house_takes_it(game):
    """Four, four and three houses: the one that Bob wins is the last."""
    table = scarce(game, 12, buildings={"6": 4, "8": 4, "9": 3})
    events = go_on(table, "0 build 1", "1 want 1", "0 pass", "1 bid 5")

    assert told(events)[-1] == ("placed", "build.shortage")
    assert buildings(table)[9] == 4


@pytest.mark.rule("build.shortage", "sell.hotel_shortage")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(("houses", "is_enough"), [(4, False), (5, True)])
def test_a_hotel_is_sold_for_houses_that_are_not_under_the_hammer(game, houses, is_enough):
    """It leaves four houses: of the Bank's one is being auctioned just now."""
    table = scarce(game, houses, buildings={"37": 5, "39": 5})
    go_on(table, "0 build 1", f"1 want {houses}")
    assert table.view()["asked"] == "auction"

    if is_enough:
        assert told(table.play(2, "sell 39")) == [("sold", "sell.buildings")]
        assert stock(table)[0] == 1
    else:
        assert refused(table, 2, "sell 39") == "sell.hotel_shortage"
