"""The board of a box with what happens on each space: a drawing for a page, in plain SVG."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from gamenight.games.property.edition.board import PropertyBoard
    from gamenight.games.property.edition.xray import Sums

SIZE = 720
BAND = 9
DARKEST = 0.75  # how strongly the space is tinted on which most tokens land
LINE = 15
LETTERS = 9  # of a space's name that stand on it


def drawn(board: PropertyBoard, title: str, sums: Sums, write: Callable[[object], str]) -> str:
    """The ring of spaces: tinted by landings, the share of them above what a deed earns back, in percent."""
    landings, back = sums.share, sums.back
    steps = -(-len(board.spaces) // 4)
    cell = SIZE / (steps + 1)
    least, *_, most = sorted(landings)[:-1]  # Jail is far ahead of all the others
    parts = []
    for space in board.spaces:
        column, row = place_of(space.number, steps)
        x, y = column * cell, row * cell
        number = space.number
        earns = f"{back[number]:.0f} %" if space.price is not None else ""
        said = f"{space.name}: {write(f'{landings[number]:.1f}')} %" + (f", {earns}" if earns else "")
        tint = DARKEST * min((landings[number] - least) / (most - least or 1.0), 1.0)
        parts.append(f'<g transform="translate({x:.1f} {y:.1f})"><title>{escape(said)}</title>')
        parts.append(box(cell, "cell"))
        parts.append(box(cell, "heat", f' style="opacity:{tint:.2f}"'))
        if space.colour:
            parts.append(
                f'<rect width="{cell:.1f}" height="{BAND}" fill="{escape(space.colour, quote=True)}"/>'
            )
        if sums.is_dead(space):
            parts.append(box(cell, "dead"))
        texts = [("small", short(space.name)), ("strong", write(f"{landings[number]:.1f}")), ("small", earns)]
        for line, (look, text) in enumerate(texts):
            y = BAND + LINE * (line + 1)
            parts.append(f'<text class="{look}" x="{cell / 2:.1f}" y="{y:.1f}">{escape(text)}</text>')
        parts.append("</g>")
    middle = f'<text class="board-title" x="{SIZE / 2}" y="{SIZE / 2}">{escape(title)}</text>'
    head = (
        f'<svg class="board" viewBox="0 0 {SIZE} {SIZE}" role="img" aria-label="{escape(title, quote=True)}">'
    )
    return head + "".join(parts) + middle + "</svg>"


def box(cell: float, look: str, more: str = "") -> str:
    """A square over the whole space."""
    return f'<rect class="{look}" width="{cell:.1f}" height="{cell:.1f}"{more}/>'


def place_of(number: int, steps: int) -> tuple[int, int]:
    """The column and row of a space: from the right below to the left, up, to the right, down."""
    side, along = divmod(number, steps)
    if side == 0:
        return steps - along, steps
    if side == 1:
        return 0, steps - along
    return (along, 0) if side == 2 else (steps, along)


def short(name: str) -> str:
    """Cut a name to what a space has room for."""
    return name if len(name) <= LETTERS else name[: LETTERS - 1].rstrip() + "…"
