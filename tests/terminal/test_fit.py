"""The board of every game fits the screen together with the question and all choices."""

from __future__ import annotations

import pytest

import gamenight as gn
from tests.terminal.looking import Watched

SIZES = [(80, 24), (120, 40)]


@pytest.mark.parametrize(("width", "height"), SIZES, ids=["80x24", "120x40"])
@pytest.mark.parametrize("game", ["kanto", "deal", "cats-vs-dogs", "cats-and-dogs"])
def test_nothing_that_one_needs_scrolls_off(game, width, height):
    """From the board's first line to the cursor; only what of the story has no room stands above."""
    table = gn.open(game, ["Annabelle", "Bartholomew", "bot", "bot 2"], dealer=gn.Seeded(5))
    watched = Watched(table, width, height, most=60)
    watched.play()
    boards = [look[look.rindex(table.edition.title) :].splitlines() for look in watched.looks]

    assert len(boards) > 20
    assert max(map(len, boards)) <= height
    assert max(len(line) for board in boards for line in board[1:-1]) <= width


@pytest.mark.parametrize(("width", "height"), SIZES, ids=["80x24", "120x40"])
def test_a_ring_is_drawn_and_not_only_a_list(width, height):
    """Also with many choices and a long story, the spaces are on the screen."""
    table = gn.open("kanto", ["Annabelle", "Bartholomew", "bot", "bot 2"], dealer=gn.Seeded(5))
    watched = Watched(table, width, height, most=60)
    watched.play()

    assert sum("Nidoqueen" in look for look in watched.looks) > len(watched.looks) * 0.9


def test_a_large_screen_is_used():
    """On 120 by 40 the board has two lines a space and lists what everybody owns."""
    table = gn.open(
        "kanto", ["Ann", "bot"], dealer=gn.Seeded(5), position={"deeds": [[1, 3], [39]], "turn": 0}
    )
    watched = Watched(table, 120, 40, most=0)
    watched.play()

    assert "A   1 Geodude, 3 Onix" in watched.looks[0]
    assert len(watched.looks[0].splitlines()) > 30
