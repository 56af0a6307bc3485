"""A grid of cells with walls between those that do not belong together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

if TYPE_CHECKING:
    from gamenight.terminal.strokes import Strokes

Cell = tuple[int, int]  # row, column

UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8
WALL = "dim"


class Plan:
    """Where cells are, how large, and which neighbours are open to each other."""

    def __init__(
        self, columns: int, rows: int, wide: int, high: int, open_sides: set[frozenset[Cell]]
    ) -> None:
        self.columns, self.rows = columns, rows
        self.wide, self.high = wide, high
        self._open = open_sides

    def is_wall(self, one: Cell, other: Cell) -> bool:
        """Whether a wall stands between two neighbours, or round the grid."""
        inside = [0 <= row < self.rows and 0 <= column < self.columns for row, column in (one, other)]
        return any(inside) and not (all(inside) and frozenset((one, other)) in self._open)

    def arms(self, row: int, column: int) -> int:
        """Which walls meet in the corner above and to the left of a cell."""
        here, above, beside, across = (
            (row, column),
            (row - 1, column),
            (row, column - 1),
            (row - 1, column - 1),
        )
        arms = UP if self.is_wall(above, across) else 0
        arms |= DOWN if self.is_wall(here, beside) else 0
        arms |= LEFT if self.is_wall(beside, across) else 0
        return arms | (RIGHT if self.is_wall(here, above) else 0)


def build(plan: Plan, inside: dict[Cell, list[Text]], strokes: Strokes) -> list[Text]:
    """The grid as lines: walls, corners, and in each cell what is inside it."""
    lines: list[Text] = []
    for row in range(plan.rows + 1):
        edge = Text()
        for column in range(plan.columns + 1):
            edge.append(strokes.corner(plan.arms(row, column)), WALL)
            if column < plan.columns:
                wall = plan.is_wall((row, column), (row - 1, column))
                edge.append((strokes.across if wall else " ") * plan.wide, WALL)
        lines.append(edge)
        if row < plan.rows:
            lines += [_content(plan, inside, strokes, row, line) for line in range(plan.high)]
    return lines


def _content(plan: Plan, inside: dict[Cell, list[Text]], strokes: Strokes, row: int, line: int) -> Text:
    """One line through all the cells of a row; a cell's text may run on into cells open to its right."""
    text = Text()
    for column in range(plan.columns + 1):
        if text.cell_len <= column * (plan.wide + 1):
            wall = plan.is_wall((row, column), (row, column - 1))
            text.append(strokes.along if wall else " ", WALL)
            parts = inside.get((row, column), [])
            text.append_text(parts[line] if line < len(parts) else Text())
        missing = (column + 1) * (plan.wide + 1) - text.cell_len
        text.append(" " * (missing if column < plan.columns else 0))
    return text
