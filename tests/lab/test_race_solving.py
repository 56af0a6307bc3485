"""Games that are solved exactly, against sums done by hand and games that were played."""

from __future__ import annotations

import pytest

from gamenight.games.race.solving import chances
from gamenight.games.race.track import Track
from gamenight.kernel.errors import BadSetup
from gamenight.lab.order import order
from gamenight.lab.report.found import page_of
from gamenight.lab.solving import Solved, solve


@pytest.mark.parametrize("finish", [1, 4, 6])
def test_a_track_that_is_done_by_hand(finish):
    """On so short a track one number of six wins from everywhere: who plays first wins 6 games of 11."""
    found = chances(Track(finish, []), 2)

    assert found == [pytest.approx(6 / 11), pytest.approx(5 / 11)]


def test_pieces_that_meet():
    """Played with the rules themselves, seed by seed, the shares agree with the solution."""
    exact = solve("garden-path", seats=2)
    played = order("garden-path", bot="random", games=400)

    assert played.shares[2][0].low < exact.chances[2][0] < played.shares[2][0].high


def test_every_step_counts():
    """To six digits as it was when 200,000 played games agreed with it."""
    assert solve("garden-path", seats=2).chances[2] == pytest.approx((0.5256259151611401, 0.4743740847438948))


@pytest.mark.parametrize(
    ("game", "seats", "says"),
    [("deal", 2, "deal cannot be solved exactly"), ("garden-path", 5, "for 2 to 4 players, not for 5")],
)
def test_what_cannot_be_solved_is_told(game, seats, says):
    """A game with choices, and a table that is too big."""
    with pytest.raises(BadSetup, match=says):
        solve(game, seats=seats)


def test_a_page_with_every_place():
    """No interval, and the line that makes it again."""
    page = page_of(Solved("garden-path", {2: (0.525, 0.475)}))

    assert "whoever plays first wins 52.500 % of the games, exactly" in page
    assert "47.500&nbsp;%" in page
    assert "gamenight lab solve garden-path --seats 2" in page
