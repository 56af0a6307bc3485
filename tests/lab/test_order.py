"""What the order of play is worth, and how early a winner is ahead."""

from __future__ import annotations

import pytest

import gamenight as gn
from gamenight.lab.figures import Share
from gamenight.lab.halftime import Halftime, halftime
from gamenight.lab.order import Order, order
from gamenight.lab.report.answers import page_of_halftime, page_of_order
from gamenight.lab.report.found import page_of
from gamenight.lab.start import lay
from gamenight.lab.work import Game

SHARE = Share(0.4, 0.3, 0.5)


@pytest.mark.parametrize(
    ("game", "seats", "order"),
    [
        ("deal", 3, (0, 1, 2)),
        ("cats-vs-dogs", 2, (0, 1)),
    ],
)
def test_the_order_of_play_is_noted(game, seats, order):
    """By seats, from who had the first turn on; what comes before the first turn is none."""
    start = lay(game, seats, {"first": 0} if game == "deal" else {})
    start.play(start.bots(["plain"] * seats), 1)

    assert start.order == order


def test_a_throw_for_the_order_is_no_turn():
    """Seat 0 throws first, and whoever threw most plays first."""
    start = lay("dog-lovers", 3)
    orders = set()
    for seed in range(12):
        start.play(start.bots(["plain"] * 3), seed, 40)
        orders.add(start.order)

    assert {one[0] for one in orders} == {0, 1, 2}
    assert all(one == (one[0], (one[0] + 1) % 3, (one[0] + 2) % 3) for one in orders)


@pytest.mark.parametrize(("place", "winners", "won"), [(0, (2,), 1.0), (1, (2,), 0.0), (1, (0, 1), 0.5)])
def test_who_won_by_the_order_of_play(place, winners, won):
    """Winners who tie share a game; a place that nobody had has won nothing."""
    game = Game(1, 0, winners, 9, "end", 5, (2, 0, 1))

    assert game.won(place) == won
    assert game.won(7) == 0.0


def test_shares_by_order_make_a_whole():
    """For every number of players that the box allows, up to six."""
    found = order("garden-path", games=6)

    assert list(found.shares) == [2, 3, 4, 5, 6]
    assert [round(sum(one.value for one in shares), 6) for shares in found.shares.values()] == [1.0] * 5


def test_the_winner_is_ahead_more_often_towards_the_end():
    """With one worker or two the same to the last bit."""
    alone, together = (halftime("cats-vs-dogs", games=24, seats=2, workers=number) for number in (1, 2))

    assert alone == together
    assert alone.ahead[0].value < alone.ahead[2].value


def test_pages_say_the_answer_and_the_line_that_makes_them():
    """In every language."""
    by_order = Order("deal", "normal", 10, 1, {}, {2: (SHARE, SHARE)})
    early = Halftime("deal", "normal", 4, 10, 1, {}, (SHARE, SHARE, SHARE))

    assert "whoever plays first wins 40.0 % [30.0, 50.0]; 50 % would be fair" in page_of(by_order)
    assert "gamenight lab order deal --bot normal --games 10 --seed 1" in page_of_order(by_order, "de")
    assert "ahead in 40.0 % [30.0, 50.0] of the games" in page_of(early)
    assert "gamenight lab halftime deal --bot normal --seats 4" in page_of_halftime(early, "de")


def test_a_measure_of_its_own():
    """`ask` can be asked what a rule does to who plays first."""
    found = gn.lab.ask(
        "cats-vs-dogs", "rounds", "first to play wins", values=[3], bots=["plain"], games=8, seats=2
    )

    assert found.measure == "first to play wins"
