"""Duplicate: the same chance for each seat at every table, and points for who made more of it."""

from __future__ import annotations

import pytest

from gamenight.games.property import events
from gamenight.kernel.errors import BadSetup
from gamenight.kernel.event import Event
from gamenight.lab.duplicate import Duplicate, PerSeat, duplicate, matchpoints
from gamenight.lab.figures import Share
from gamenight.lab.report.found import page_of
from gamenight.lab.start import lay


def throws(bots: list[str], seat: int) -> list[list[int]]:
    """What a seat throws in a game of these bots, on its own turns."""
    start = lay("dog-lovers", len(bots))
    log: list[Event] = []
    start.play(start.bots(bots), 5, 200, PerSeat(5), log)
    return [event.values[1:3] for event in log if event.kind is events.THREW and event.values[0] == seat]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_seat_throws_the_same_however_the_others_play(seat):
    """As far as both games go."""
    one, other = throws(["plain", "plain", "easy"], seat), throws(["easy", "random", "plain"], seat)
    both = min(len(one), len(other))

    assert both > 3
    assert one[:both] == other[:both]


@pytest.mark.parametrize(
    ("board", "points"),
    [
        ([[2.0, 0.5], [0.2, 2.0]], {"a": 1.0, "b": 0.0}),  # a won from both seats
        ([[2.0, 0.5], [2.0, 0.5]], {"a": 0.5, "b": 0.5}),  # the seat alone decided
        ([[2.0, 0.5], [0.0, 0.5]], {"a": 0.75, "b": 0.25}),
    ],
)
def test_points_are_given_for_the_same_seat(board, points):
    """At the first table a sits on seat 0, at the second b does."""
    assert matchpoints(board, ["a", "b"]) == points


def test_the_better_bot_has_more_points_and_two_workers_find_the_same():
    """All points of two kinds make a whole."""
    bots = ["plain", "random"]
    alone, together = (duplicate("cats-vs-dogs", bots, boards=24, workers=number) for number in (1, 2))

    assert alone == together
    assert alone.points["plain"].low > 0.5
    assert sum(share.value for share in alone.points.values()) == pytest.approx(1.0)
    assert "plain: " in page_of(alone)
    assert "gamenight lab duplicate cats-vs-dogs plain random --boards 24 --seed 1" in page_of(alone, "de")


def test_there_are_as_many_boards_as_were_asked_for():
    """Also where bots stand twice, and fewer ways to move them round the seats are unlike."""
    told: list[tuple[int, int]] = []
    found = duplicate(
        "cats-vs-dogs",
        ["plain", "random", "plain", "random"],
        boards=9,
        tell=lambda done, total, _: told.append((done, total)),
    )

    assert found.boards == 9
    assert told[-1] == (36, 36)


def test_games_without_an_end_are_told_beside_how_it_was_found():
    """And not as the answer."""
    points = {"plain": Share(0.5, 0.4, 0.6), "random": Share(0.5, 0.4, 0.6)}
    page = page_of(Duplicate("deal", ("plain", "random"), 9, 1, {}, points, 2))

    assert page.count('class="answer"') == 2
    assert "<p>Games without an end: 2.</p>\n<p>9 boards" in page


def test_like_is_not_compared_with_like():
    """One kind of bots alone has nobody to be compared with."""
    with pytest.raises(BadSetup, match="at least two kinds"):
        duplicate("deal", ["plain", "plain"])
