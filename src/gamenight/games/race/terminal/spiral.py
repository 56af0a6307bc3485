"""The way from a corner of a grid round and round to its middle."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gamenight.terminal.boards.walls import Cell


def shape(cells: int, widest: int) -> tuple[int, int]:
    """Columns and rows of a grid, at most so wide, whose spiral of so many cells ends near its middle.

    As few rows as can be; where several widths will do, the one that ends nearest to the middle.
    """
    if cells <= widest:
        return cells, 1
    for rows in range(3, widest + 1, 2):
        fitting = []
        for columns in range(rows, widest + 1):
            inner = columns - rows + 1  # the length of the middle row, where the spiral ends
            place = cells - 1 - (columns * rows - inner)
            if 0 <= place < inner:
                fitting.append((abs(2 * place - (inner - 1)), -columns))
        if fitting:
            return -min(fitting)[1], rows
    return widest, -(-cells // widest)


def path(columns: int, rows: int) -> list[Cell]:
    """Every cell of the grid, from the upper left corner clockwise inward."""
    top, left, bottom, right = 0, 0, rows - 1, columns - 1
    way: list[Cell] = []
    while top <= bottom and left <= right:
        way += [(top, column) for column in range(left, right + 1)]
        way += [(row, right) for row in range(top + 1, bottom + 1)]
        if top < bottom and left < right:
            way += [(bottom, column) for column in range(right - 1, left - 1, -1)]
            way += [(row, left) for row in range(bottom - 1, top, -1)]
        top, left, bottom, right = top + 1, left + 1, bottom - 1, right - 1
    return way
