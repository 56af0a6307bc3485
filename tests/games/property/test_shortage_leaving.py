"""Who resigns while scarce buildings are asked about wants none any more."""

import pytest

from tests.games.playing import go_on, told
from tests.games.property.laid import BOTH, BROWN, DARK_BLUE, LIGHT_BLUE, buildings, cash, lay
from tests.games.property.test_shortage_ends import CROWD, OWNED


def scarce(game):
    """Ann, Bob and Cid could build, and the Bank has one house; Dan holds the rest."""
    return lay(game, 4, cash=[300, 300, 500, 0], deeds=OWNED, buildings=CROWD, places=[17] * 4)


@pytest.mark.rule("build.shortage", "resign.leave")
@pytest.mark.parametrize("game", BOTH)
def test_who_wanted_some_and_resigns_makes_nobody_bid(game):
    """Bob wants two and leaves, Cid wants none: Ann builds at the printed price."""
    table = scarce(game)
    events = go_on(table, "0 build 1", "1 want 2", "1 resign", "2 none")

    assert "piece_up" not in [name for name, _ in told(events)]
    assert ("built", "build.group") in told(events)
    assert (buildings(table)[1], cash(table)[0]) == (1, 250)


@pytest.mark.rule("build.shortage", "resign.leave")
@pytest.mark.parametrize("game", BOTH)
def test_who_asked_to_build_and_resigns_builds_nothing(game):
    """The others want none: the house stays with the Bank."""
    table = scarce(game)
    events = go_on(table, "0 build 1", "0 resign", "1 none", "2 none")

    assert "built" not in [name for name, _ in told(events)]
    assert ("left_game", "resign.leave") in told(events)


@pytest.mark.rule("build.shortage", "resign.leave")
@pytest.mark.parametrize("game", BOTH)
def test_one_who_is_left_to_want_does_not_win_it_for_a_coin(game):
    """Ann asked and leaves, Bob wants one: nobody bids against him, so he builds at the printed price."""
    table = scarce(game)
    events = go_on(table, "0 build 1", "0 resign", "1 want 1", "2 none")
    assert "piece_up" not in [name for name, _ in told(events)]
    for _ in BROWN:
        go_on(table, *(f"{seat} pass" for seat in table.waiting()))
    go_on(table, "1 build 6", "2 none")

    assert table.view()["asked"] == "turn"
    assert (buildings(table)[6], cash(table)[1]) == (1, 250)


@pytest.mark.rule("build.shortage", "resign.leave")
@pytest.mark.parametrize("game", BOTH)
def test_two_others_who_want_it_bid_without_whoever_asked(game):
    """Ann asked and leaves; Bob and Cid want one each, and the Bank has one."""
    table = scarce(game)
    go_on(table, "0 build 1", "0 resign", "1 want 1", "2 want 1")
    assert table.waiting() == (1, 2)
    go_on(table, "2 bid 9", "1 pass", "2 put 37")

    assert set(LIGHT_BLUE).isdisjoint(buildings(table))
    assert buildings(table)[DARK_BLUE[0]] == 1
