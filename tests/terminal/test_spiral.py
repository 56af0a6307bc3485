"""The spiral that boards are drawn on."""

from __future__ import annotations

from itertools import pairwise

import pytest

from gamenight.games.race.terminal.spiral import path, shape


@pytest.mark.parametrize(
    ("columns", "rows"), [(1, 1), (5, 1), (1, 5), (2, 2), (3, 3), (4, 3), (13, 5), (4, 16)]
)
def test_the_way_goes_through_every_cell_once(columns, rows):
    """From a corner, step by step to a neighbour."""
    way = path(columns, rows)

    assert way[0] == (0, 0)
    assert sorted(way) == [(row, column) for row in range(rows) for column in range(columns)]
    assert all(abs(a - c) + abs(b - d) == 1 for (a, b), (c, d) in pairwise(way))


@pytest.mark.parametrize(
    ("cells", "widest", "expected"),
    [
        (3, 13, (3, 1)),
        (13, 13, (13, 1)),
        (33, 13, (13, 3)),
        (61, 13, (13, 5)),
        (61, 9, (9, 7)),
        (501, 4, (4, 126)),
    ],
)
def test_the_shape_is_low_and_ends_in_the_middle(cells, widest, expected):
    """As few rows as the width allows; where it allows several, the end is near the middle."""
    assert expected == shape(cells, widest)


@pytest.mark.parametrize("widest", [4, 9, 13, 19])
def test_every_number_of_cells_finds_room(widest):
    """From three cells to five hundred and one, the grid holds them and is not too wide."""
    for cells in range(3, 502):
        columns, rows = shape(cells, widest)
        assert columns <= widest
        assert columns * rows >= cells
