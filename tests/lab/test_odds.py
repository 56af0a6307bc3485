"""Who is favoured at a table."""

from __future__ import annotations

import pytest

import gamenight as gn
from gamenight.lab.odds import shares_of


def laid(game, position=None, names=("Ann", "Bob")):
    """A table of two, as a position has it."""
    return gn.open(game, list(names), position=position, dealer=gn.Seeded(5))


def test_one_before_the_goal_is_favoured():
    """Ann needs a five, Bob is far behind."""
    found = gn.lab.odds(laid("cats-and-dogs", {"spaces": [58, 3], "turn": 0}), playouts=200)

    assert found.shares[0].low > 0.6
    assert sum(share.value for share in found.shares) == pytest.approx(1)


def test_partners_win_together():
    """In the team game everybody of a team wins, so the chances of one of each add up to one."""
    found = gn.lab.odds(laid("cats-vs-dogs", names=("Ann", "Bob", "Cy", "Di")), playouts=50)
    chances = [share.value for share in found.shares]

    assert sum(chances) == pytest.approx(2)
    assert chances[0] + chances[1] == pytest.approx(1)
    assert chances[0] in chances[2:]


def test_the_same_seed_says_the_same():
    """And another seed something else."""
    table = laid("garden-path")

    assert gn.lab.odds(table, playouts=20) == gn.lab.odds(table, playouts=20)
    assert gn.lab.odds(table, playouts=20) != gn.lab.odds(table, playouts=20, seed=9)


def test_a_seat_judges_by_what_it_knows():
    """Two deals that Ann cannot tell apart have the same odds for her."""
    table = laid("deal")
    twin = laid("deal")
    sight = table.sight(0)
    twin.state = table.game.imagine(sight, gn.kernel.stream.Stream(3, 3))

    assert gn.lab.odds(table, seat=0, playouts=20).shares == gn.lab.odds(twin, seat=0, playouts=20).shares
    assert gn.lab.odds(table, seat=0, playouts=20).knows == "Ann"


def test_what_never_happened_may_happen_yet():
    """Ten playouts that Ann won do not make her sure to win; a game that is over has no chance left."""
    table = laid("cats-vs-dogs")
    table.play(0, "resign")
    over = gn.lab.odds(table, playouts=10)
    sure, lost = shares_of([[1.0, 0.0]] * 10)

    assert [(share.low, share.high) for share in over.shares] == [(0, 0), (1, 1)]
    assert (sure.value, sure.low, sure.high) == pytest.approx((1, 0.722, 1), abs=0.001)
    assert (lost.value, lost.low, lost.high) == pytest.approx((0, 0, 0.278), abs=0.001)


@pytest.mark.parametrize(
    ("asked", "why"), [({"seat": 2}, "no seat 2; the seats are 0 to 1"), ({"playouts": 1}, "at least two")]
)
def test_what_cannot_be_asked(asked, why):
    """It is told in a sentence."""
    with pytest.raises(gn.BadSetup, match=why):
        gn.lab.odds(laid("garden-path"), **asked)
